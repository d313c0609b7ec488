-- What people report to the host of the hall when something goes wrong.

CREATE TABLE report (
    id TEXT PRIMARY KEY,
    account TEXT NOT NULL REFERENCES account (id),
    at DOUBLE PRECISION NOT NULL,
    version TEXT NOT NULL,               -- of the hall
    text TEXT NOT NULL,
    page TEXT NOT NULL,
    about TEXT NOT NULL,                 -- JSON: what the client says of itself
    record TEXT                          -- JSON: the match as the reporter may see it, without names
);
CREATE INDEX report_at ON report (at);

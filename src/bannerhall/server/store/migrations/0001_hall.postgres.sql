-- Times are seconds since 1970; JSON is text; ids are random text, so that nobody can count or guess them.

CREATE TABLE account (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,                  -- guest, member, closed
    name TEXT NOT NULL,
    email TEXT UNIQUE,                   -- lower case
    password TEXT,                       -- Argon2id
    confirmed DOUBLE PRECISION,
    lang TEXT NOT NULL,
    settings TEXT NOT NULL,              -- JSON
    created DOUBLE PRECISION NOT NULL,
    muted INTEGER NOT NULL DEFAULT 0,
    banned INTEGER NOT NULL DEFAULT 0
);

CREATE TABLE session (
    hash TEXT PRIMARY KEY,               -- SHA-256 of the token that the browser keeps
    account TEXT NOT NULL REFERENCES account (id),
    created DOUBLE PRECISION NOT NULL,
    expires DOUBLE PRECISION NOT NULL
);
CREATE INDEX session_account ON session (account);

CREATE TABLE token (                     -- links in mails, each good for one use
    hash TEXT PRIMARY KEY,
    purpose TEXT NOT NULL,               -- confirm, reset
    account TEXT NOT NULL REFERENCES account (id),
    expires DOUBLE PRECISION NOT NULL
);
CREATE INDEX token_account ON token (account, purpose);

CREATE TABLE outbox (
    id TEXT PRIMARY KEY,
    account TEXT NOT NULL REFERENCES account (id),
    address TEXT NOT NULL,
    subject TEXT NOT NULL,
    body TEXT NOT NULL,
    link TEXT NOT NULL,
    created DOUBLE PRECISION NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    next_try DOUBLE PRECISION,           -- empty: sent, or given up
    sent DOUBLE PRECISION
);
CREATE INDEX outbox_next ON outbox (next_try);

CREATE TABLE match (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,
    seats INTEGER NOT NULL,
    options TEXT NOT NULL,               -- JSON
    numbers TEXT NOT NULL,               -- JSON
    seed TEXT NOT NULL,                  -- hexadecimal; told to nobody before the end
    position TEXT,                       -- JSON, where the match did not begin with the closed box
    typed INTEGER NOT NULL,              -- 1: people type what real dice and draws show
    seconds DOUBLE PRECISION NOT NULL,   -- the table's limit for a decision; 0: none
    visibility TEXT NOT NULL,            -- public, link, private
    note TEXT NOT NULL,                  -- house rules, in the host's words
    host TEXT NOT NULL REFERENCES account (id),
    status TEXT NOT NULL,                -- open, playing, over, removed
    created DOUBLE PRECISION NOT NULL,
    changed DOUBLE PRECISION NOT NULL,
    head INTEGER NOT NULL,               -- how many entries there are: whoever writes must know it
    version INTEGER NOT NULL,            -- rises with every change of chairs or settings
    due DOUBLE PRECISION,                -- when something is to be done without a person
    claimed TEXT,                        -- the process that does it
    claimed_until DOUBLE PRECISION,
    waiting INTEGER NOT NULL,            -- mask of the seats that are awaited
    result TEXT,                         -- JSON
    rematch TEXT                         -- the table that follows this one
);
CREATE INDEX match_due ON match (due) WHERE due IS NOT NULL;
CREATE INDEX match_lobby ON match (status, visibility, changed);

CREATE TABLE chair (
    match TEXT NOT NULL REFERENCES match (id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,                  -- human, bot, open, left
    account TEXT REFERENCES account (id),
    name TEXT NOT NULL,
    bot TEXT NOT NULL,
    archived INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (match, seat)
);
CREATE INDEX chair_account ON chair (account);

CREATE TABLE entry (                     -- what happened, never changed
    match TEXT NOT NULL REFERENCES match (id),
    number INTEGER NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    data TEXT NOT NULL,                  -- JSON
    PRIMARY KEY (match, number)
);

CREATE TABLE receipt (                   -- what was acknowledged, so that a repeated request is not done twice
    match TEXT NOT NULL REFERENCES match (id),
    account TEXT NOT NULL,
    key TEXT NOT NULL,
    head INTEGER NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (match, account, key)
);

CREATE TABLE chat (
    match TEXT NOT NULL REFERENCES match (id),
    number INTEGER NOT NULL,
    account TEXT NOT NULL,
    seat INTEGER,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (match, number)
);

CREATE TABLE setting (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

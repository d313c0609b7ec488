-- Notes and photos that people keep with a match, and the board that they have drawn themselves.

CREATE TABLE keepsake (
    id TEXT PRIMARY KEY,
    match TEXT NOT NULL REFERENCES match (id),
    account TEXT NOT NULL REFERENCES account (id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,                  -- note, photo, board
    line INTEGER NOT NULL,               -- how many lines the feed of the seat had then
    at DOUBLE PRECISION NOT NULL,
    media TEXT NOT NULL,                 -- of a photo
    data TEXT NOT NULL                   -- the words of a note, a photo in base64, a board as JSON
);
CREATE INDEX keepsake_match ON keepsake (match, at);
CREATE INDEX keepsake_account ON keepsake (account);
CREATE UNIQUE INDEX keepsake_board ON keepsake (match) WHERE kind = 'board';

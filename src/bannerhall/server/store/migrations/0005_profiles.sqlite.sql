-- Options and numbers of a game that somebody wants to choose again.

CREATE TABLE profile (
    id TEXT PRIMARY KEY,
    account TEXT NOT NULL REFERENCES account (id),
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    options TEXT NOT NULL,               -- JSON
    numbers TEXT NOT NULL,               -- JSON
    changed REAL NOT NULL,
    UNIQUE (account, game, name)
) STRICT;

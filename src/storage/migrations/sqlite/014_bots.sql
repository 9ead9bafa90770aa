-- Players that are programs, who wants to meet them, and the tokens with which a program speaks for a player.
ALTER TABLE players ADD COLUMN bot INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seeks ADD COLUMN bots INTEGER NOT NULL DEFAULT 0;  -- may take it, too

-- Who takes no challenges of bots.
CREATE TABLE bot_doors (
  player INTEGER PRIMARY KEY REFERENCES players (id) ON DELETE CASCADE
) STRICT;

CREATE TABLE tokens (
  id         INTEGER PRIMARY KEY AUTOINCREMENT,
  token_hash BLOB    NOT NULL UNIQUE CHECK (length(token_hash) = 32),
  player     INTEGER NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  name       TEXT    NOT NULL,
  scopes     TEXT    NOT NULL,   -- with blanks between
  made_at    INTEGER NOT NULL,
  used_at    INTEGER             -- to the hour; null: not yet
) STRICT;
CREATE INDEX tokens_of_player ON tokens (player);

-- Games by days, to who is not there: mail when it is somebody's move, a calendar of deadlines, notes for oneself.

-- Who wants mail, and how it fares. What is due follows from this, the games, and what he was told.
CREATE TABLE turn_mails (
  player   INTEGER PRIMARY KEY REFERENCES players (id) ON DELETE CASCADE,
  way      TEXT    NOT NULL CHECK (way IN ('none', 'at_once', 'daily', 'refused')),  -- refused: by his mailbox, so often that it ended
  hour     INTEGER NOT NULL,                                                 -- of the day, for daily
  zone     TEXT    NOT NULL,                                                 -- such as Europe/Berlin
  stop_key TEXT    NOT NULL UNIQUE,                                          -- stands in each mail, and ends them
  next_at  INTEGER NOT NULL,                                                 -- no mail before
  failures INTEGER NOT NULL,                                                 -- one after the other, of the one that is due
  refusals INTEGER NOT NULL                                                  -- mails in a row that his mailbox has refused
) STRICT;

-- The last turn of each game that runs of which a player was told.
CREATE TABLE told_turns (
  player INTEGER NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  game   INTEGER NOT NULL REFERENCES games (number) ON DELETE CASCADE,
  plies  INTEGER NOT NULL,
  board  TEXT    NOT NULL,
  PRIMARY KEY (player, game)
) STRICT, WITHOUT ROWID;
CREATE INDEX told_turns_of_game ON told_turns (game);

CREATE TABLE calendars (
  player      INTEGER PRIMARY KEY REFERENCES players (id) ON DELETE CASCADE,
  secret_hash BLOB    NOT NULL UNIQUE CHECK (length(secret_hash) = 32),
  made_at     INTEGER NOT NULL
) STRICT;

CREATE TABLE game_notes (
  player     INTEGER NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  game       INTEGER NOT NULL REFERENCES games (number) ON DELETE CASCADE,
  text       TEXT    NOT NULL,
  changed_at INTEGER NOT NULL,
  PRIMARY KEY (player, game)
) STRICT, WITHOUT ROWID;
CREATE INDEX game_notes_of_game ON game_notes (game);

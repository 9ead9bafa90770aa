-- As step 26 for SQLite, which says what it means. The program before this step sends none of it.
CREATE TABLE turn_mails (
  player   BIGINT PRIMARY KEY REFERENCES players (id) ON DELETE CASCADE,
  way      TEXT   NOT NULL CHECK (way IN ('none', 'at_once', 'daily', 'refused')),
  hour     BIGINT NOT NULL,
  zone     TEXT   NOT NULL,
  stop_key TEXT   COLLATE "C" NOT NULL UNIQUE,
  next_at  BIGINT NOT NULL,
  failures BIGINT NOT NULL,
  refusals BIGINT NOT NULL
);

CREATE TABLE told_turns (
  player BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  game   BIGINT NOT NULL REFERENCES games (number) ON DELETE CASCADE,
  plies  BIGINT NOT NULL,
  board  TEXT   NOT NULL,
  PRIMARY KEY (player, game)
);
CREATE INDEX told_turns_of_game ON told_turns (game);

CREATE TABLE calendars (
  player      BIGINT PRIMARY KEY REFERENCES players (id) ON DELETE CASCADE,
  secret_hash BYTEA  NOT NULL UNIQUE CHECK (length(secret_hash) = 32),
  made_at     BIGINT NOT NULL
);

CREATE TABLE game_notes (
  player     BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  game       BIGINT NOT NULL REFERENCES games (number) ON DELETE CASCADE,
  text       TEXT   NOT NULL,
  changed_at BIGINT NOT NULL,
  PRIMARY KEY (player, game)
);
CREATE INDEX game_notes_of_game ON game_notes (game);

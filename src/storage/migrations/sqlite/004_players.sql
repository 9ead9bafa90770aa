-- Players. Everybody who plays is one from the first visit on, as a guest; who registers has a name that is
-- nobody else's, and a password. A session is a browser that somebody uses.

CREATE TABLE players (
  id         INTEGER PRIMARY KEY AUTOINCREMENT,
  name       TEXT    NOT NULL,                                  -- empty: none given
  skeleton   TEXT    UNIQUE,                                    -- what its look-alikes share; null: a guest
  password   TEXT,                                              -- Argon2id, with its parameters and salt
  language   TEXT    NOT NULL,                                  -- empty: not chosen
  created_at INTEGER NOT NULL,
  CHECK ((skeleton IS NULL) = (password IS NULL))
) STRICT;

CREATE TABLE sessions (
  id         INTEGER PRIMARY KEY AUTOINCREMENT,
  token_hash BLOB    NOT NULL UNIQUE CHECK (length(token_hash) = 32),
  player     INTEGER NOT NULL REFERENCES players (id),
  device     TEXT    NOT NULL,                                  -- as people recognise it: Firefox, Linux
  began_at   INTEGER NOT NULL,
  seen_at    INTEGER NOT NULL
) STRICT;
CREATE INDEX sessions_of_player ON sessions (player);

-- Cookies do not know ports: the name of this one's holds what it is.
ALTER TABLE service ADD COLUMN instance TEXT NOT NULL DEFAULT '';
UPDATE service SET instance = lower(hex(randomblob(4)));

ALTER TABLE seats ADD COLUMN player INTEGER REFERENCES players (id);  -- null: taken before there were any
CREATE INDEX seats_of_player ON seats (player) WHERE player IS NOT NULL;

-- Who came by a seat's return link, as from another device.
CREATE TABLE seat_visitors (
  table_id INTEGER NOT NULL,
  seat     INTEGER NOT NULL,
  player   INTEGER NOT NULL REFERENCES players (id),
  PRIMARY KEY (table_id, seat, player),
  FOREIGN KEY (table_id, seat) REFERENCES seats (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX visits_of_player ON seat_visitors (player);

ALTER TABLE tables ADD COLUMN is_public INTEGER NOT NULL DEFAULT 0;   -- found in lists
ALTER TABLE tables ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;

-- How a game stands, for lists; null until a server that knows of it has looked.
ALTER TABLE games ADD COLUMN plies INTEGER;
ALTER TABLE games ADD COLUMN board TEXT;
ALTER TABLE games ADD COLUMN turn INTEGER;                            -- 0: White, 1: Black; null: it is over
ALTER TABLE games ADD COLUMN outcome TEXT;
ALTER TABLE games ADD COLUMN moved_at INTEGER;
ALTER TABLE games ADD COLUMN left_white INTEGER;                      -- milliseconds when the turn began
ALTER TABLE games ADD COLUMN left_black INTEGER;
ALTER TABLE games ADD COLUMN falls_by_abort INTEGER NOT NULL DEFAULT 0;  -- what the deadline brings
CREATE INDEX games_unknown ON games (number) WHERE outcome IS NULL;
CREATE INDEX games_running ON games (moved_at) WHERE outcome = 'ongoing';

-- Ratings (Glicko-2), and the games they follow from, in the order in which they count.
CREATE TABLE ratings (
  player     INTEGER NOT NULL REFERENCES players (id),
  pool       TEXT    NOT NULL,
  rating     REAL    NOT NULL,
  deviation  REAL    NOT NULL,
  volatility REAL    NOT NULL,
  games      INTEGER NOT NULL,
  played_at  INTEGER NOT NULL,
  PRIMARY KEY (player, pool)
) STRICT, WITHOUT ROWID;

CREATE TABLE rated_games (
  number      INTEGER PRIMARY KEY AUTOINCREMENT,
  game        INTEGER NOT NULL UNIQUE REFERENCES games (number),
  pool        TEXT    NOT NULL,
  white       INTEGER NOT NULL REFERENCES players (id),
  black       INTEGER NOT NULL REFERENCES players (id),
  half_points INTEGER NOT NULL CHECK (half_points IN (0, 1, 2)),      -- of White
  ended_at    INTEGER NOT NULL,
  white_after REAL    NOT NULL,
  black_after REAL    NOT NULL
) STRICT;
CREATE INDEX rated_of_white ON rated_games (white);
CREATE INDEX rated_of_black ON rated_games (black);

-- Who looks for an opponent.
CREATE TABLE seeks (
  id           TEXT    PRIMARY KEY,
  player       INTEGER NOT NULL REFERENCES players (id),
  rules        TEXT    NOT NULL,
  time_control TEXT    NOT NULL,
  colour       TEXT    NOT NULL CHECK (colour IN ('lot', 'white', 'black')),
  rated        INTEGER NOT NULL,
  since        INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

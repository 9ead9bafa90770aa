-- Tournaments: what one is played under, its acts in their order, and the tables that were made for its games.
CREATE TABLE tournaments (
  id             INTEGER PRIMARY KEY,
  code           TEXT    NOT NULL UNIQUE,
  organiser      INTEGER NOT NULL REFERENCES players (id),
  founded_at     INTEGER NOT NULL,
  text           TEXT    NOT NULL,
  rules          TEXT    NOT NULL,
  time_control   TEXT    NOT NULL,
  absence_days   INTEGER NOT NULL,
  rated          INTEGER NOT NULL,
  is_public      INTEGER NOT NULL,
  has_tables     INTEGER NOT NULL,
  entry          TEXT    NOT NULL CHECK (entry IN ('open', 'link', 'list')),
  entry_key      TEXT    NOT NULL,                                            -- of the link; else empty
  guests         INTEGER NOT NULL,
  bots           INTEGER NOT NULL,
  begins         TEXT    NOT NULL CHECK (begins IN ('by_hand', 'when_done', 'at')),
  times          TEXT    NOT NULL,                                            -- of rounds, with blanks between
  minutes        INTEGER NOT NULL,                                            -- of an arena
  forfeit_after  INTEGER NOT NULL,                                            -- minutes
  own_results    INTEGER NOT NULL,                                            -- players enter them, too
  -- As it follows from the acts.
  version        INTEGER NOT NULL,                                            -- the number of the last one
  changed_at     INTEGER NOT NULL,
  state          TEXT    NOT NULL CHECK (state IN ('coming', 'running', 'paused', 'over')),
  round          INTEGER NOT NULL,
  rounds         INTEGER NOT NULL,                                            -- 0: not known
  entrants       INTEGER NOT NULL
) STRICT;
CREATE INDEX tournaments_listed ON tournaments (state, changed_at) WHERE is_public <> 0;
CREATE INDEX tournaments_open ON tournaments (id) WHERE state <> 'over';
CREATE INDEX tournaments_of ON tournaments (organiser);

-- Whoever appends on an old version meets an act that is there.
CREATE TABLE tournament_acts (
  tournament INTEGER NOT NULL REFERENCES tournaments (id),
  number     INTEGER NOT NULL,                              -- from 1
  act        TEXT    NOT NULL,
  actor      INTEGER REFERENCES players (id),               -- null: the server
  player     INTEGER REFERENCES players (id),               -- who enters, where it is a player of this server
  reason     TEXT    NOT NULL,
  at         INTEGER NOT NULL,
  PRIMARY KEY (tournament, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX tournament_acts_by ON tournament_acts (actor) WHERE actor IS NOT NULL;
CREATE INDEX tournament_acts_of ON tournament_acts (player) WHERE player IS NOT NULL;

-- At most one table for each game, whenever a server is stopped.
CREATE TABLE tournament_games (
  tournament INTEGER NOT NULL REFERENCES tournaments (id),
  round_act  INTEGER NOT NULL,                              -- the act that began its round
  board      INTEGER NOT NULL,
  game       INTEGER NOT NULL,
  table_id   INTEGER NOT NULL UNIQUE REFERENCES tables (id),
  told       TEXT    NOT NULL,                              -- the outcome that the tournament knows
  PRIMARY KEY (tournament, round_act, board, game)
) STRICT, WITHOUT ROWID;
CREATE INDEX tournament_games_untold ON tournament_games (table_id) WHERE told = '';

-- For the first move of each side of a live game, in milliseconds.
ALTER TABLE tables ADD COLUMN first_moves INTEGER NOT NULL DEFAULT 120000;

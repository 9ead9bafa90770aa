-- Tables, their seats, the games of their series, and the events of each game. Events are only ever added;
-- everything else about a game follows from them.

CREATE TABLE tables (
  id           INTEGER PRIMARY KEY,
  code         TEXT    NOT NULL UNIQUE,
  next_colours TEXT    NOT NULL,
  first_white  INTEGER NOT NULL CHECK (first_white IN (0, 1)),  -- the seat with White in the first game
  lot_drawn    INTEGER NOT NULL CHECK (lot_drawn IN (0, 1)),    -- 0: the opener chose the colours
  created_at   INTEGER NOT NULL                                 -- seconds since 1970, as all times here
) STRICT;

-- A row for a seat that is taken.
CREATE TABLE seats (
  table_id    INTEGER NOT NULL REFERENCES tables (id),
  seat        INTEGER NOT NULL CHECK (seat IN (0, 1)),
  secret_hash BLOB    NOT NULL CHECK (length(secret_hash) = 32),
  name        TEXT    NOT NULL,                                 -- empty: none given
  taken_at    INTEGER NOT NULL,
  PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE games (
  number      INTEGER PRIMARY KEY AUTOINCREMENT,                -- public
  table_id    INTEGER NOT NULL REFERENCES tables (id),
  position    INTEGER NOT NULL CHECK (position >= 1),           -- in the series of the table
  white       INTEGER NOT NULL CHECK (white IN (0, 1)),         -- a seat
  wish        TEXT    CHECK (wish IN ('white', 'black')),       -- what who might choose the colour chose
  rules       TEXT    NOT NULL,
  start       TEXT    NOT NULL,
  started_at  INTEGER NOT NULL,
  UNIQUE (table_id, position)
) STRICT;

CREATE TABLE events (
  game      INTEGER NOT NULL REFERENCES games (number),
  version   INTEGER NOT NULL CHECK (version >= 1),              -- 1, 2, 3, … without gaps
  line      TEXT    NOT NULL,
  seat      INTEGER NOT NULL CHECK (seat IN (0, 1)),            -- who sent it,
  client_id TEXT    NOT NULL,                                   -- and the name it was sent under
  at        INTEGER NOT NULL,
  PRIMARY KEY (game, version),
  UNIQUE (game, seat, client_id)
) STRICT, WITHOUT ROWID;

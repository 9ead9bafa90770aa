-- What the players of a game asked of each other beside its events: to take a move back, to play another game,
-- and the answers. Lines are only ever added; what stands follows from them and from the events, so a request
-- that was acknowledged outlives a restart, and the events stay the one truth of the game.

CREATE TABLE talk (
  game      INTEGER NOT NULL REFERENCES games (number),
  number    INTEGER NOT NULL CHECK (number >= 1),               -- 1, 2, 3, … without gaps
  version   INTEGER NOT NULL CHECK (version >= 0),              -- how many events the game had
  line      TEXT    NOT NULL,
  seat      INTEGER NOT NULL CHECK (seat IN (0, 1)),            -- who said it,
  client_id TEXT    NOT NULL,                                   -- and the name it was sent under
  at        INTEGER NOT NULL,
  PRIMARY KEY (game, number),
  UNIQUE (game, seat, client_id)
) STRICT, WITHOUT ROWID;

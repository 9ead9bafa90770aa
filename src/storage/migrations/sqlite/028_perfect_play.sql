-- How often the players of a rated game held what a position was worth, where some moves did and others did not. It follows
-- from the games and a database of the solved game, and is kept since that takes a while.
CREATE TABLE perfect_play (
  game         INTEGER NOT NULL REFERENCES games (number) ON DELETE CASCADE,
  side         INTEGER NOT NULL CHECK (side IN (0, 1)),                       -- White is 0
  known        INTEGER NOT NULL CHECK (known IN (0, 1)),                      -- 0: the database does not know all of it
  placed       INTEGER NOT NULL,
  placed_held  INTEGER NOT NULL,
  moved        INTEGER NOT NULL,
  moved_held   INTEGER NOT NULL,
  flown        INTEGER NOT NULL,
  flown_held   INTEGER NOT NULL,
  PRIMARY KEY (game, side)
) STRICT, WITHOUT ROWID;

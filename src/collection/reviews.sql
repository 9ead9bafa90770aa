-- What the review of a game found. They were not there from the beginning: a collection gets them with its first review.
CREATE TABLE IF NOT EXISTS reviews (
  game INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
  exact_moves INTEGER NOT NULL,  -- judged by exact values alone
  white_rating INTEGER,          -- as the record says, NULL where it does not
  black_rating INTEGER,
  losing_ply INTEGER,            -- with which the game was lost, NULL where it was not
  made INTEGER NOT NULL          -- the later one has the larger number
);

CREATE TABLE IF NOT EXISTS judged (
  game INTEGER NOT NULL REFERENCES reviews (game) ON DELETE CASCADE,
  ply INTEGER NOT NULL,         -- the move's, from 1
  position INTEGER NOT NULL,    -- before it, as in the table of positions
  mover INTEGER NOT NULL,       -- 0: White
  phase INTEGER NOT NULL,       -- of the mover: 0 placing, 1 moving, 2 flying
  best INTEGER,                 -- what the position was worth to him: 0 loss, 1 draw, 2 win; NULL: not known
  played INTEGER,               -- what the move left of it
  judgement INTEGER NOT NULL,   -- 0 good, 1 doubtful, 2 mistake, 3 blunder
  lost REAL NOT NULL,           -- points given away
  keeping INTEGER,              -- where it was critical: legal moves that kept the value
  legal INTEGER,                -- of so many
  chance REAL,                  -- that a fallible player keeps it
  exact INTEGER NOT NULL,       -- 1: judged by exact values, 0: by a search
  PRIMARY KEY (game, ply)
) WITHOUT ROWID;

-- Where a move was not good: the positions behind those that would have kept the value, as far as the review knew them.
CREATE TABLE IF NOT EXISTS keeping (
  game INTEGER NOT NULL,
  ply INTEGER NOT NULL,
  next INTEGER NOT NULL,
  PRIMARY KEY (game, ply, next),
  FOREIGN KEY (game, ply) REFERENCES judged (game, ply) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS judged_position ON judged (position);

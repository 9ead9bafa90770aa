CREATE TABLE games (
  id INTEGER PRIMARY KEY,
  white TEXT NOT NULL,
  black TEXT NOT NULL,
  white_key TEXT NOT NULL,  -- as names are compared
  black_key TEXT NOT NULL,
  date TEXT NOT NULL,       -- 2026.03.01, or as much of it as is known
  event TEXT NOT NULL,
  result TEXT NOT NULL,     -- 1-0, 1/2-1/2, 0-1, *
  rules TEXT NOT NULL,
  source TEXT NOT NULL,     -- the file it came from
  start TEXT NOT NULL,
  moves TEXT NOT NULL,      -- by names, with blanks between them
  plies INTEGER NOT NULL,
  record TEXT NOT NULL,
  UNIQUE (moves, white_key, black_key, date, start)
);
CREATE INDEX games_white ON games (white_key);
CREATE INDEX games_black ON games (black_key);

-- Every position of every game, up to symmetry, as the canonical one's key; `next`: that of the position behind it.
CREATE TABLE positions (
  position INTEGER NOT NULL,
  game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  ply INTEGER NOT NULL,
  next INTEGER,
  PRIMARY KEY (position, game, ply)
) WITHOUT ROWID;
CREATE INDEX positions_game ON positions (game);

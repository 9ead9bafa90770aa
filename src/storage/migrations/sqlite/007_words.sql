-- What players say to each other at a table. It belongs to no game's events: it can be emptied without changing any.
CREATE TABLE chat (
  table_id  INTEGER NOT NULL REFERENCES tables (id),
  number    INTEGER NOT NULL CHECK (number >= 1),               -- 1, 2, 3, … without gaps
  game      INTEGER NOT NULL REFERENCES games (number),         -- that was played then
  seat      INTEGER NOT NULL CHECK (seat IN (0, 1)),
  client_id TEXT    NOT NULL,
  preset    TEXT    NOT NULL,                                   -- empty: the text is his own
  text      TEXT    NOT NULL,
  at        INTEGER NOT NULL,
  PRIMARY KEY (table_id, number),
  UNIQUE (game, seat, client_id)
) STRICT, WITHOUT ROWID;

-- Answers that a player has left for moves that may come, as long as his game goes on.
CREATE TABLE foreseen (
  game    INTEGER NOT NULL REFERENCES games (number),
  seat    INTEGER NOT NULL CHECK (seat IN (0, 1)),
  version INTEGER NOT NULL,                                     -- of the game when it was left
  answers TEXT    NOT NULL,
  PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;

-- Of games without a clock: after how many days who waits may decide, and since when the other one is missed.
ALTER TABLE tables ADD COLUMN absence_days INTEGER NOT NULL DEFAULT 3;
ALTER TABLE seats ADD COLUMN seen_at INTEGER NOT NULL DEFAULT 0;

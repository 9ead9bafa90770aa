-- As step 28 for SQLite, which says what it means.
CREATE TABLE perfect_play (
  game         BIGINT NOT NULL REFERENCES games (number) ON DELETE CASCADE,
  side         BIGINT NOT NULL CHECK (side IN (0, 1)),
  known        BIGINT NOT NULL CHECK (known IN (0, 1)),
  placed       BIGINT NOT NULL,
  placed_held  BIGINT NOT NULL,
  moved        BIGINT NOT NULL,
  moved_held   BIGINT NOT NULL,
  flown        BIGINT NOT NULL,
  flown_held   BIGINT NOT NULL,
  PRIMARY KEY (game, side)
);

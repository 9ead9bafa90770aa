-- What has become of offers and challenges that were taken, for a while: who took one and was not told asks again.
CREATE TABLE agreements (
  id     TEXT    PRIMARY KEY,  -- of the offer or the challenge
  player INTEGER NOT NULL,     -- who took it
  code   TEXT    NOT NULL,     -- of the table
  at     INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX agreements_by_age ON agreements (at);

-- The tick from which on the time of the turn after an event counts: it is later than `tick`, at which the event came,
-- by what storing it took. None: the line was stored before this was, `tick` counts, and moves that it took back kept
-- their increments.
ALTER TABLE events ADD COLUMN began INTEGER;

-- Lists of games ask who is on vacation.
CREATE INDEX vacations_by_end ON vacations (until_tick);

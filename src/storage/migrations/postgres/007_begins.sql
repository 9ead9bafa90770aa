-- As step 16 for SQLite, which says what it means.
CREATE TABLE agreements (
  id     TEXT   COLLATE "C" PRIMARY KEY,
  player BIGINT NOT NULL,
  code   TEXT   COLLATE "C" NOT NULL,
  at     BIGINT NOT NULL
);
CREATE INDEX agreements_by_age ON agreements (at);

ALTER TABLE events ADD COLUMN began BIGINT;

-- Lists of games ask who is on vacation.
CREATE INDEX vacations_by_end ON vacations (until_tick);

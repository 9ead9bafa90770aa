-- Games that were over some days ago: all lines of one in one row, without the names they were sent under, in
-- the coding of storage/packed_events.h.

CREATE TABLE packed_games (
  game     INTEGER PRIMARY KEY REFERENCES games (number),
  versions INTEGER NOT NULL CHECK (versions >= 1),              -- how many lines there are
  events   BLOB    NOT NULL
) STRICT;

ALTER TABLE games ADD COLUMN packed INTEGER NOT NULL DEFAULT 0;
CREATE INDEX games_to_pack ON games (moved_at) WHERE outcome <> 'ongoing' AND packed = 0;

-- Time. What players have left is counted on a clock that goes only while a server serves these games, in
-- milliseconds (a tick): an outage costs nobody time.

CREATE TABLE service (
  id   INTEGER PRIMARY KEY CHECK (id = 1),
  tick INTEGER NOT NULL                                         -- the last that is known
) STRICT;
INSERT INTO service (id, tick) VALUES (1, 0);

ALTER TABLE games ADD COLUMN time_control TEXT NOT NULL DEFAULT '-';
ALTER TABLE games ADD COLUMN began_tick INTEGER NOT NULL DEFAULT 0;
ALTER TABLE games ADD COLUMN deadline INTEGER;                  -- a tick; null while no time runs
CREATE INDEX deadlines ON games (deadline) WHERE deadline IS NOT NULL;

ALTER TABLE seats ADD COLUMN taken_tick INTEGER NOT NULL DEFAULT 0;

CREATE TABLE timed_events (
  game      INTEGER NOT NULL REFERENCES games (number),
  version   INTEGER NOT NULL CHECK (version >= 1),              -- 1, 2, 3, … without gaps
  line      TEXT    NOT NULL,
  seat      INTEGER CHECK (seat IN (0, 1)),                     -- who sent it; null: the server,
  client_id TEXT    NOT NULL,                                   -- and the name it was sent under
  at        INTEGER NOT NULL,
  tick      INTEGER NOT NULL,
  spent     INTEGER NOT NULL CHECK (spent >= 0),                -- milliseconds of the turn that it ended
  PRIMARY KEY (game, version),
  UNIQUE (game, seat, client_id)
) STRICT, WITHOUT ROWID;
INSERT INTO timed_events SELECT game, version, line, seat, client_id, at, 0, 0 FROM events;
DROP TABLE events;
ALTER TABLE timed_events RENAME TO events;

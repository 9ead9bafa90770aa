-- Several people who share a seat of a table. A seat is open to others while it has a door, the hash of what their link
-- holds.
CREATE TABLE seat_doors (
  table_id  INTEGER NOT NULL,
  seat      INTEGER NOT NULL,
  door_hash BLOB    NOT NULL CHECK (length(door_hash) = 32),
  PRIMARY KEY (table_id, seat),
  FOREIGN KEY (table_id, seat) REFERENCES seats (table_id, seat)
) STRICT, WITHOUT ROWID;

-- Who came by it, beside the one whose seat it is. Who has gone stays known: he has heard what was said there, and never
-- sits on the other side of this table.
CREATE TABLE seat_partners (
  table_id INTEGER NOT NULL,
  player   INTEGER NOT NULL REFERENCES players (id),
  seat     INTEGER NOT NULL,
  number   INTEGER NOT NULL CHECK (number >= 1),               -- of the table, 1, 2, 3, …
  is_gone  INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (table_id, player),
  UNIQUE (table_id, number),
  FOREIGN KEY (table_id, seat) REFERENCES seats (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX partner_at ON seat_partners (player);

-- What they say to each other. Nobody else hears it, and it belongs to no game's events.
CREATE TABLE counsel (
  table_id  INTEGER NOT NULL,
  seat      INTEGER NOT NULL,
  number    INTEGER NOT NULL CHECK (number >= 1),              -- of the seat, 1, 2, 3, … without gaps
  game      INTEGER NOT NULL REFERENCES games (number),        -- that was played then
  player    INTEGER NOT NULL REFERENCES players (id),
  client_id TEXT    NOT NULL,
  text      TEXT    NOT NULL,
  at        INTEGER NOT NULL,
  PRIMARY KEY (table_id, seat, number),
  FOREIGN KEY (table_id, seat) REFERENCES seats (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX counsel_of_player ON counsel (player);

-- Who of them made a move.
CREATE TABLE consulted_moves (
  game    INTEGER NOT NULL REFERENCES games (number),
  version INTEGER NOT NULL,
  player  INTEGER NOT NULL REFERENCES players (id),
  PRIMARY KEY (game, version)
) STRICT, WITHOUT ROWID;
CREATE INDEX consulted_by ON consulted_moves (player);

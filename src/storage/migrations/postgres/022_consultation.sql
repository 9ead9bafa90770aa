-- As step 31 for SQLite, which says what it means.
CREATE TABLE seat_doors (
  table_id  BIGINT NOT NULL,
  seat      BIGINT NOT NULL,
  door_hash BYTEA  NOT NULL CHECK (length(door_hash) = 32),
  PRIMARY KEY (table_id, seat),
  FOREIGN KEY (table_id, seat) REFERENCES seats (table_id, seat)
);
CREATE TABLE seat_partners (
  table_id BIGINT NOT NULL,
  player   BIGINT NOT NULL REFERENCES players (id),
  seat     BIGINT NOT NULL,
  number   BIGINT NOT NULL CHECK (number >= 1),
  is_gone  BIGINT NOT NULL DEFAULT 0,
  PRIMARY KEY (table_id, player),
  UNIQUE (table_id, number),
  FOREIGN KEY (table_id, seat) REFERENCES seats (table_id, seat)
);
CREATE INDEX partner_at ON seat_partners (player);
CREATE TABLE counsel (
  table_id  BIGINT NOT NULL,
  seat      BIGINT NOT NULL,
  number    BIGINT NOT NULL CHECK (number >= 1),
  game      BIGINT NOT NULL REFERENCES games (number),
  player    BIGINT NOT NULL REFERENCES players (id),
  client_id TEXT   NOT NULL,
  text      TEXT   NOT NULL,
  at        BIGINT NOT NULL,
  PRIMARY KEY (table_id, seat, number),
  FOREIGN KEY (table_id, seat) REFERENCES seats (table_id, seat)
);
CREATE INDEX counsel_of_player ON counsel (player);
CREATE TABLE consulted_moves (
  game    BIGINT NOT NULL REFERENCES games (number),
  version BIGINT NOT NULL,
  player  BIGINT NOT NULL REFERENCES players (id),
  PRIMARY KEY (game, version)
);
CREATE INDEX consulted_by ON consulted_moves (player);

-- Several servers on one database: who is there, which shards of the games are whose, and when they were nobody's.
-- Times are milliseconds since 1970 on the clock of the database.

CREATE TABLE servers (
  id          BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  address     TEXT   NOT NULL,                                -- where others reach it
  seen_at     BIGINT NOT NULL,
  alive_until BIGINT NOT NULL
);

-- A row for every shard from the first day on.
CREATE TABLE leases (
  shard      BIGINT PRIMARY KEY,
  server     BIGINT REFERENCES servers (id),                  -- null: nobody's
  epoch      BIGINT NOT NULL DEFAULT 0,                       -- one more with each owner
  free_since BIGINT                                           -- null: it has been nobody's from the beginning
);
INSERT INTO leases (shard) SELECT * FROM generate_series(0, 64);

CREATE TABLE outages (
  shard    BIGINT NOT NULL,
  from_ms  BIGINT NOT NULL,
  until_ms BIGINT NOT NULL,
  PRIMARY KEY (shard, until_ms)
);

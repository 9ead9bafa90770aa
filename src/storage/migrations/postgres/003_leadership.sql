-- A server that is started again in the same data folder takes over at once from the one before it.
ALTER TABLE servers ADD COLUMN home TEXT NOT NULL DEFAULT '';   -- which folder; empty: not said

-- What all servers of this database have in common, beside the games.
CREATE TABLE agreed (
  name  TEXT PRIMARY KEY,
  value TEXT NOT NULL
);

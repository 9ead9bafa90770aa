-- As step 24 for SQLite, which says what it means.
ALTER TABLE players ADD COLUMN hidden BIGINT NOT NULL DEFAULT 0;
CREATE INDEX rated_by_end ON rated_games (pool, ended_at);
ALTER TABLE players ADD COLUMN house BIGINT NOT NULL DEFAULT 0;
CREATE UNIQUE INDEX players_of_house ON players (house) WHERE house <> 0;

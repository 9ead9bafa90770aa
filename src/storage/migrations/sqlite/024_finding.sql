-- Who is found: rankings, and the search for players.
ALTER TABLE players ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0;   -- 1: neither shows him
CREATE INDEX rated_by_end ON rated_games (pool, ended_at);

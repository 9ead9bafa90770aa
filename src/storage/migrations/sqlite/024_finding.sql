-- Who is found: rankings, the search for players, and the server's own opponents.
ALTER TABLE players ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0;   -- 1: neither shows him
CREATE INDEX rated_by_end ON rated_games (pool, ended_at);

-- A program of the server's own, by the level of the computer at which it plays; 0: anybody else.
ALTER TABLE players ADD COLUMN house INTEGER NOT NULL DEFAULT 0;
CREATE UNIQUE INDEX players_of_house ON players (house) WHERE house <> 0;

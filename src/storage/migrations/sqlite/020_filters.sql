-- What a player's public games are filtered by stands beside them, with an index for each: a list of what he has hardly
-- played, or never, costs what is on it, too. Whom he met is looked through by an index that has all that it takes, which
-- for SQLite includes `shown`.
ALTER TABLE player_games ADD COLUMN pace INTEGER NOT NULL DEFAULT 0;   -- 0: by the clock, 1: by days, 2: without either
ALTER TABLE player_games ADD COLUMN rules TEXT NOT NULL DEFAULT '';

DROP VIEW player_games_now;
CREATE VIEW player_games_now AS
  SELECT g.number AS game, s.player AS player, abs(g.white - s.seat) AS colour,
    CASE WHEN t.is_public <> 0 THEN 1 ELSE 0 END AS shown, o.player AS opponent,
    CASE WHEN g.outcome <> 'ongoing' THEN g.moved_at END AS ended_at,
    CASE WHEN g.outcome LIKE 'draw%' THEN 1
         WHEN g.outcome LIKE 'white_wins%' THEN CASE WHEN g.white = s.seat THEN 2 ELSE 0 END
         WHEN g.outcome LIKE 'black_wins%' THEN CASE WHEN g.white = s.seat THEN 0 ELSE 2 END END AS result,
    CASE WHEN g.time_control = '-' THEN 2 WHEN g.time_control LIKE '1/%' THEN 1 ELSE 0 END AS pace, g.rules AS rules
  FROM games g JOIN tables t ON t.id = g.table_id JOIN seats s ON s.table_id = g.table_id
    LEFT JOIN seats o ON o.table_id = g.table_id AND o.seat = 1 - s.seat
  WHERE g.outcome IS NOT NULL AND s.player IS NOT NULL AND (s.seat = 0 OR o.player IS NULL OR o.player <> s.player)
  UNION ALL
  SELECT g.number, v.player, abs(g.white - v.seat), 0, NULL, CASE WHEN g.outcome <> 'ongoing' THEN g.moved_at END, NULL,
    CASE WHEN g.time_control = '-' THEN 2 WHEN g.time_control LIKE '1/%' THEN 1 ELSE 0 END, g.rules
  FROM games g JOIN seat_visitors v ON v.table_id = g.table_id
  WHERE g.outcome IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.table_id = v.table_id AND s.player = v.player)
    AND NOT EXISTS (SELECT 1 FROM seat_visitors w WHERE w.table_id = v.table_id AND w.player = v.player AND w.seat < v.seat);

DROP TRIGGER player_games_listed_again;
CREATE TRIGGER player_games_listed_again INSTEAD OF INSERT ON player_games_again BEGIN
  DELETE FROM player_games WHERE game = NEW.game;
  INSERT INTO player_games (game, player, colour, shown, opponent, ended_at, result, pace, rules)
    SELECT game, player, colour, shown, opponent, ended_at, result, pace, rules FROM player_games_now
    WHERE game = NEW.game;
END;

DROP INDEX player_games_shown;
UPDATE player_games SET
  rules = (SELECT rules FROM games WHERE number = game),
  pace = (SELECT CASE WHEN time_control = '-' THEN 2 WHEN time_control LIKE '1/%' THEN 1 ELSE 0 END FROM games
          WHERE number = game);
CREATE INDEX player_games_shown ON player_games (player, game, opponent, shown) WHERE shown <> 0;
CREATE INDEX player_games_by_result ON player_games (player, result, game) WHERE shown <> 0;
CREATE INDEX player_games_by_pace ON player_games (player, pace, game) WHERE shown <> 0;
CREATE INDEX player_games_by_rules ON player_games (player, rules, game) WHERE shown <> 0;
CREATE INDEX player_games_by_house ON player_games (player, game) WHERE shown <> 0 AND rules LIKE '%,%';

-- As step 20 for SQLite, which says what it means. The triggers stay: they call what is replaced here.
ALTER TABLE player_games ADD COLUMN pace BIGINT NOT NULL DEFAULT 0;
ALTER TABLE player_games ADD COLUMN rules TEXT NOT NULL DEFAULT '';

CREATE OR REPLACE VIEW player_games_now AS
  SELECT g.number AS game, s.player AS player, abs(g.white - s.seat) AS colour,
    CASE WHEN t.is_public <> 0 THEN 1::BIGINT ELSE 0::BIGINT END AS shown, o.player AS opponent,
    CASE WHEN g.outcome <> 'ongoing' THEN g.moved_at END AS ended_at,
    CASE WHEN g.outcome LIKE 'draw%' THEN 1::BIGINT
         WHEN g.outcome LIKE 'white_wins%' THEN CASE WHEN g.white = s.seat THEN 2 ELSE 0 END
         WHEN g.outcome LIKE 'black_wins%' THEN CASE WHEN g.white = s.seat THEN 0 ELSE 2 END END AS result,
    g.table_id AS table_id,
    CASE WHEN g.time_control = '-' THEN 2::BIGINT WHEN g.time_control LIKE '1/%' THEN 1 ELSE 0 END AS pace,
    g.rules AS rules
  FROM games g JOIN tables t ON t.id = g.table_id JOIN seats s ON s.table_id = g.table_id
    LEFT JOIN seats o ON o.table_id = g.table_id AND o.seat = 1 - s.seat
  WHERE g.outcome IS NOT NULL AND s.player IS NOT NULL AND (s.seat = 0 OR o.player IS NULL OR o.player <> s.player)
  UNION ALL
  SELECT g.number, v.player, abs(g.white - v.seat), 0, NULL, CASE WHEN g.outcome <> 'ongoing' THEN g.moved_at END, NULL,
    g.table_id,
    CASE WHEN g.time_control = '-' THEN 2::BIGINT WHEN g.time_control LIKE '1/%' THEN 1 ELSE 0 END, g.rules
  FROM games g JOIN seat_visitors v ON v.table_id = g.table_id
  WHERE g.outcome IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.table_id = v.table_id AND s.player = v.player)
    AND NOT EXISTS (SELECT 1 FROM seat_visitors w WHERE w.table_id = v.table_id AND w.player = v.player AND w.seat < v.seat);

CREATE OR REPLACE FUNCTION player_games_of_game() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM player_games WHERE game = NEW.number;
  INSERT INTO player_games (game, player, colour, shown, opponent, ended_at, result, pace, rules)
    SELECT game, player, colour, shown, opponent, ended_at, result, pace, rules FROM player_games_now
    WHERE game = NEW.number;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION player_games_of_table() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed BIGINT;
BEGIN
  IF TG_OP = 'DELETE' THEN changed := OLD.table_id; ELSE changed := NEW.table_id; END IF;
  DELETE FROM player_games WHERE game IN (SELECT number FROM games WHERE table_id = changed);
  INSERT INTO player_games (game, player, colour, shown, opponent, ended_at, result, pace, rules)
    SELECT game, player, colour, shown, opponent, ended_at, result, pace, rules FROM player_games_now
    WHERE table_id = changed;
  RETURN NULL;
END $$;

DROP INDEX player_games_shown;
UPDATE player_games SET rules = games.rules,
  pace = CASE WHEN games.time_control = '-' THEN 2 WHEN games.time_control LIKE '1/%' THEN 1 ELSE 0 END
  FROM games WHERE games.number = player_games.game;
CREATE INDEX player_games_shown ON player_games (player, game, opponent, shown) WHERE shown <> 0;
CREATE INDEX player_games_by_result ON player_games (player, result, game) WHERE shown <> 0;
CREATE INDEX player_games_by_pace ON player_games (player, pace, game) WHERE shown <> 0;
CREATE INDEX player_games_by_rules ON player_games (player, rules, game) WHERE shown <> 0;
CREATE INDEX player_games_by_house ON player_games (player, game) WHERE shown <> 0 AND rules LIKE '%,%';

-- As step 18 for SQLite, which says what it means. Triggers, so that the program before this step, which knows nothing of it,
-- leaves nothing out.
CREATE TABLE player_games (
  game     BIGINT NOT NULL REFERENCES games (number) ON DELETE CASCADE,
  player   BIGINT NOT NULL,
  colour   BIGINT NOT NULL,
  shown    BIGINT NOT NULL,
  opponent BIGINT,
  ended_at BIGINT,
  result   BIGINT,
  PRIMARY KEY (game, player)
);
CREATE INDEX player_games_by_end ON player_games (player, ended_at, game);
CREATE INDEX player_games_shown ON player_games (player, game) WHERE shown <> 0;
CREATE INDEX player_games_shown_by_end ON player_games (player, ended_at, game)
  WHERE shown <> 0 AND ended_at IS NOT NULL;
CREATE INDEX player_games_met ON player_games (player, opponent, result) WHERE result IS NOT NULL;

CREATE VIEW player_games_now AS
  SELECT g.number AS game, s.player AS player, abs(g.white - s.seat) AS colour,
    CASE WHEN t.is_public <> 0 THEN 1::BIGINT ELSE 0::BIGINT END AS shown, o.player AS opponent,
    CASE WHEN g.outcome <> 'ongoing' THEN g.moved_at END AS ended_at,
    CASE WHEN g.outcome LIKE 'draw%' THEN 1::BIGINT
         WHEN g.outcome LIKE 'white_wins%' THEN CASE WHEN g.white = s.seat THEN 2 ELSE 0 END
         WHEN g.outcome LIKE 'black_wins%' THEN CASE WHEN g.white = s.seat THEN 0 ELSE 2 END END AS result,
    g.table_id AS table_id
  FROM games g JOIN tables t ON t.id = g.table_id JOIN seats s ON s.table_id = g.table_id
    LEFT JOIN seats o ON o.table_id = g.table_id AND o.seat = 1 - s.seat
  WHERE g.outcome IS NOT NULL AND s.player IS NOT NULL AND (s.seat = 0 OR o.player IS NULL OR o.player <> s.player)
  UNION ALL
  SELECT g.number, v.player, abs(g.white - v.seat), 0, NULL, CASE WHEN g.outcome <> 'ongoing' THEN g.moved_at END, NULL,
    g.table_id
  FROM games g JOIN seat_visitors v ON v.table_id = g.table_id
  WHERE g.outcome IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.table_id = v.table_id AND s.player = v.player)
    AND NOT EXISTS (SELECT 1 FROM seat_visitors w WHERE w.table_id = v.table_id AND w.player = v.player AND w.seat < v.seat);

INSERT INTO player_games (game, player, colour, shown, opponent, ended_at, result)
  SELECT game, player, colour, shown, opponent, ended_at, result FROM player_games_now;

CREATE FUNCTION player_games_of_game() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM player_games WHERE game = NEW.number;
  INSERT INTO player_games (game, player, colour, shown, opponent, ended_at, result)
    SELECT game, player, colour, shown, opponent, ended_at, result FROM player_games_now WHERE game = NEW.number;
  RETURN NULL;
END $$;
CREATE TRIGGER player_games_with_game AFTER INSERT ON games
  FOR EACH ROW WHEN (NEW.outcome IS NOT NULL) EXECUTE FUNCTION player_games_of_game();
-- Not with each move.
CREATE TRIGGER player_games_after_game AFTER UPDATE OF outcome, moved_at ON games FOR EACH ROW
  WHEN (NEW.outcome IS DISTINCT FROM OLD.outcome
        OR (NEW.outcome <> 'ongoing' AND NEW.moved_at IS DISTINCT FROM OLD.moved_at))
  EXECUTE FUNCTION player_games_of_game();

CREATE FUNCTION player_games_of_table() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed BIGINT;
BEGIN
  IF TG_OP = 'DELETE' THEN changed := OLD.table_id; ELSE changed := NEW.table_id; END IF;
  DELETE FROM player_games WHERE game IN (SELECT number FROM games WHERE table_id = changed);
  INSERT INTO player_games (game, player, colour, shown, opponent, ended_at, result)
    SELECT game, player, colour, shown, opponent, ended_at, result FROM player_games_now WHERE table_id = changed;
  RETURN NULL;
END $$;
CREATE TRIGGER player_games_with_seat AFTER INSERT ON seats
  FOR EACH ROW WHEN (NEW.player IS NOT NULL) EXECUTE FUNCTION player_games_of_table();
CREATE TRIGGER player_games_after_seat AFTER UPDATE OF player ON seats
  FOR EACH ROW WHEN (NEW.player IS DISTINCT FROM OLD.player) EXECUTE FUNCTION player_games_of_table();
CREATE TRIGGER player_games_without_seat AFTER DELETE ON seats
  FOR EACH ROW WHEN (OLD.player IS NOT NULL) EXECUTE FUNCTION player_games_of_table();
CREATE TRIGGER player_games_with_visitor AFTER INSERT ON seat_visitors
  FOR EACH ROW EXECUTE FUNCTION player_games_of_table();
CREATE TRIGGER player_games_without_visitor AFTER DELETE ON seat_visitors
  FOR EACH ROW EXECUTE FUNCTION player_games_of_table();

CREATE INDEX rated_by_white ON rated_games (white, pool, number);
CREATE INDEX rated_by_black ON rated_games (black, pool, number);
DROP INDEX rated_of_white;
DROP INDEX rated_of_black;

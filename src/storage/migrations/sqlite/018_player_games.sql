-- Whose games are which, in the orders in which lists have them: a page of them costs as much as is on it, however many
-- somebody has played. All of it follows from seats, visitors and games, as the view says; triggers keep it, so that it is
-- right in the same transaction, whoever writes.

CREATE TABLE player_games (
  game     INTEGER NOT NULL REFERENCES games (number) ON DELETE CASCADE,
  player   INTEGER NOT NULL,
  colour   INTEGER NOT NULL,  -- 0: White, 1: Black
  shown    INTEGER NOT NULL,  -- 1: among what everybody sees of him: it is public, and the seat is his own
  opponent INTEGER,           -- null: nobody, or the seat is not his own
  ended_at INTEGER,           -- null: it goes on
  result   INTEGER,           -- 2: he has won, 1: drawn, 0: lost; null: neither, or the seat is not his own
  PRIMARY KEY (game, player)
) STRICT, WITHOUT ROWID;
CREATE INDEX player_games_by_end ON player_games (player, ended_at, game);
CREATE INDEX player_games_shown ON player_games (player, game) WHERE shown <> 0;
CREATE INDEX player_games_shown_by_end ON player_games (player, ended_at, game)
  WHERE shown <> 0 AND ended_at IS NOT NULL;
CREATE INDEX player_games_met ON player_games (player, opponent, result) WHERE result IS NOT NULL;

-- Who has both seats of a table, or has come to both, is there with the first one.
CREATE VIEW player_games_now AS
  SELECT g.number AS game, s.player AS player, abs(g.white - s.seat) AS colour,
    CASE WHEN t.is_public <> 0 THEN 1 ELSE 0 END AS shown, o.player AS opponent,
    CASE WHEN g.outcome <> 'ongoing' THEN g.moved_at END AS ended_at,
    CASE WHEN g.outcome LIKE 'draw%' THEN 1
         WHEN g.outcome LIKE 'white_wins%' THEN CASE WHEN g.white = s.seat THEN 2 ELSE 0 END
         WHEN g.outcome LIKE 'black_wins%' THEN CASE WHEN g.white = s.seat THEN 0 ELSE 2 END END AS result
  FROM games g JOIN tables t ON t.id = g.table_id JOIN seats s ON s.table_id = g.table_id
    LEFT JOIN seats o ON o.table_id = g.table_id AND o.seat = 1 - s.seat
  WHERE g.outcome IS NOT NULL AND s.player IS NOT NULL AND (s.seat = 0 OR o.player IS NULL OR o.player <> s.player)
  UNION ALL
  SELECT g.number, v.player, abs(g.white - v.seat), 0, NULL, CASE WHEN g.outcome <> 'ongoing' THEN g.moved_at END, NULL
  FROM games g JOIN seat_visitors v ON v.table_id = g.table_id
  WHERE g.outcome IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.table_id = v.table_id AND s.player = v.player)
    AND NOT EXISTS (SELECT 1 FROM seat_visitors w WHERE w.table_id = v.table_id AND w.player = v.player AND w.seat < v.seat);

INSERT INTO player_games (game, player, colour, shown, opponent, ended_at, result)
  SELECT game, player, colour, shown, opponent, ended_at, result FROM player_games_now;

-- What is inserted here is listed again: SQLite has no procedures.
CREATE VIEW player_games_again AS SELECT 0 AS game WHERE 0;
CREATE TRIGGER player_games_listed_again INSTEAD OF INSERT ON player_games_again BEGIN
  DELETE FROM player_games WHERE game = NEW.game;
  INSERT INTO player_games (game, player, colour, shown, opponent, ended_at, result)
    SELECT game, player, colour, shown, opponent, ended_at, result FROM player_games_now WHERE game = NEW.game;
END;

CREATE TRIGGER player_games_with_game AFTER INSERT ON games WHEN NEW.outcome IS NOT NULL BEGIN
  INSERT INTO player_games_again VALUES (NEW.number);
END;
-- Not with each move.
CREATE TRIGGER player_games_after_game AFTER UPDATE OF outcome, moved_at ON games
WHEN NEW.outcome IS NOT OLD.outcome OR (NEW.outcome <> 'ongoing' AND NEW.moved_at IS NOT OLD.moved_at) BEGIN
  INSERT INTO player_games_again VALUES (NEW.number);
END;
CREATE TRIGGER player_games_with_seat AFTER INSERT ON seats WHEN NEW.player IS NOT NULL BEGIN
  INSERT INTO player_games_again SELECT number FROM games WHERE table_id = NEW.table_id;
END;
CREATE TRIGGER player_games_after_seat AFTER UPDATE OF player ON seats WHEN NEW.player IS NOT OLD.player BEGIN
  INSERT INTO player_games_again SELECT number FROM games WHERE table_id = NEW.table_id;
END;
CREATE TRIGGER player_games_without_seat AFTER DELETE ON seats WHEN OLD.player IS NOT NULL BEGIN
  INSERT INTO player_games_again SELECT number FROM games WHERE table_id = OLD.table_id;
END;
CREATE TRIGGER player_games_with_visitor AFTER INSERT ON seat_visitors BEGIN
  INSERT INTO player_games_again SELECT number FROM games WHERE table_id = NEW.table_id;
END;
CREATE TRIGGER player_games_without_visitor AFTER DELETE ON seat_visitors BEGIN
  INSERT INTO player_games_again SELECT number FROM games WHERE table_id = OLD.table_id;
END;

-- The last rated games of a player in a pool.
CREATE INDEX rated_by_white ON rated_games (white, pool, number);
CREATE INDEX rated_by_black ON rated_games (black, pool, number);
DROP INDEX rated_of_white;
DROP INDEX rated_of_black;

-- How many games the lobby has begun in each hour of the last weeks, and nothing of who played.
CREATE TABLE lobby_hours (
  week  INTEGER NOT NULL,
  hour  INTEGER NOT NULL CHECK (hour BETWEEN 0 AND 167),
  games INTEGER NOT NULL,
  PRIMARY KEY (week, hour)
) STRICT, WITHOUT ROWID;

-- As step 29 for SQLite, which says what it means.
CREATE TABLE lobby_hours (
  week  BIGINT NOT NULL,
  hour  BIGINT NOT NULL CHECK (hour BETWEEN 0 AND 167),
  games BIGINT NOT NULL,
  PRIMARY KEY (week, hour)
);

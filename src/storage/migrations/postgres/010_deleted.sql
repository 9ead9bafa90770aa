-- As step 19 for SQLite, which says what it means.
ALTER TABLE players ADD COLUMN deleted BIGINT NOT NULL DEFAULT 0;

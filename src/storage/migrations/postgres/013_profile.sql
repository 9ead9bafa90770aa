-- As step 22 for SQLite, which says what it means.
ALTER TABLE players ADD COLUMN mark TEXT NOT NULL DEFAULT '';
ALTER TABLE players ADD COLUMN profile TEXT NOT NULL DEFAULT '';

-- Whose account was deleted is told as that, and not as a guest. Of those that were deleted before this was, nobody knows.
ALTER TABLE players ADD COLUMN deleted INTEGER NOT NULL DEFAULT 0;

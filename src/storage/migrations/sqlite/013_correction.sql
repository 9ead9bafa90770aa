-- Where a referee decides that a rated game counts for nobody, its place in the order of the games stays.

ALTER TABLE rated_games ADD COLUMN counts INTEGER NOT NULL DEFAULT 1;

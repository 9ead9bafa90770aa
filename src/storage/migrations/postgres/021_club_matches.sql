-- As step 30 for SQLite, which says what it means. The program before this step cannot play a match again that a club has
-- answered, and shows it no more.
ALTER TABLE tournaments ADD COLUMN opponent BIGINT REFERENCES clubs (id);
ALTER TABLE tournaments ADD COLUMN agreed BIGINT CHECK (agreed IN (0, 1));
CREATE INDEX tournaments_against ON tournaments (opponent) WHERE opponent IS NOT NULL;
CREATE INDEX tournament_asks ON tournament_acts (tournament, at) WHERE act LIKE 'ask %';

-- A match of two clubs: the one whose team is the second, and what it has answered, as it follows from the acts.
ALTER TABLE tournaments ADD COLUMN opponent INTEGER REFERENCES clubs (id);
ALTER TABLE tournaments ADD COLUMN agreed INTEGER CHECK (agreed IN (0, 1));  -- null: not yet, or nobody is asked
CREATE INDEX tournaments_against ON tournaments (opponent) WHERE opponent IS NOT NULL;

-- What waits for a founder is asked for often: not all acts of his tournaments are read for it.
CREATE INDEX tournament_asks ON tournament_acts (tournament, at) WHERE act LIKE 'ask %';

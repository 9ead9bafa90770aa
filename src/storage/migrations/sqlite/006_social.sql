-- Players who know each other.

-- Who is who to a player: a friend, or somebody he will not meet. One-sided: the other one need not know.
CREATE TABLE relations (
  player INTEGER NOT NULL REFERENCES players (id),
  other  INTEGER NOT NULL REFERENCES players (id),
  kind   TEXT    NOT NULL CHECK (kind IN ('friend', 'blocked')),
  since  INTEGER NOT NULL,
  PRIMARY KEY (player, other),
  CHECK (player <> other)
) STRICT, WITHOUT ROWID;
CREATE INDEX relations_to ON relations (other);

-- Who may challenge a player; who is not in it leaves it to everybody.
CREATE TABLE challenge_doors (
  player INTEGER PRIMARY KEY REFERENCES players (id),
  door   TEXT    NOT NULL CHECK (door IN ('friends', 'nobody'))
) STRICT;

-- Games that one player has asked another one for, by name. Who accepts or withdraws one takes it out.
CREATE TABLE challenges (
  id           TEXT    PRIMARY KEY,
  challenger   INTEGER NOT NULL REFERENCES players (id),
  challenged   INTEGER NOT NULL REFERENCES players (id),
  rules        TEXT    NOT NULL,
  start        TEXT    NOT NULL,
  time_control TEXT    NOT NULL,
  colour       TEXT    NOT NULL CHECK (colour IN ('lot', 'white', 'black')),  -- of the challenger
  rated        INTEGER NOT NULL,
  is_public    INTEGER NOT NULL,
  message      TEXT    NOT NULL,
  sent_at      INTEGER NOT NULL,
  declined     TEXT                                                           -- why; null: it stands
) STRICT, WITHOUT ROWID;
CREATE INDEX challenges_by ON challenges (challenger);
CREATE INDEX challenges_to ON challenges (challenged);

-- An offer to whoever is about as strong.
ALTER TABLE seeks ADD COLUMN near INTEGER NOT NULL DEFAULT 0;

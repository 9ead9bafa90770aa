-- How players behave outside games: what is reported to referees, what they write to players, and what they note of them.

-- What stood there is kept as it was read; it is forgotten some time after the decision.
CREATE TABLE reports (
  id        INTEGER PRIMARY KEY,
  player    INTEGER NOT NULL REFERENCES players (id),                          -- who reports
  kind      TEXT    NOT NULL CHECK (kind IN ('player', 'club', 'tournament')),
  about     INTEGER REFERENCES players (id),                                   -- the player, or whose tournament it is
  code      TEXT    NOT NULL,                                                  -- of a club or tournament
  name      TEXT    NOT NULL,
  said      TEXT    NOT NULL,
  reason    TEXT    NOT NULL,
  words     TEXT    NOT NULL,
  at        INTEGER NOT NULL,
  closed_at INTEGER,
  decision  TEXT    CHECK (decision IN ('nothing', 'remove', 'warn'))
) STRICT;
CREATE INDEX reports_open ON reports (at) WHERE closed_at IS NULL;
CREATE INDEX reports_by ON reports (player);
CREATE INDEX reports_about ON reports (about);

-- Until they are read.
CREATE TABLE referee_letters (
  id     INTEGER PRIMARY KEY,
  player INTEGER NOT NULL REFERENCES players (id),
  kind   TEXT    NOT NULL CHECK (kind IN ('looked_at', 'removed', 'warned')),
  about  TEXT    NOT NULL,                                                     -- the name of what was reported
  text   TEXT    NOT NULL,
  at     INTEGER NOT NULL
) STRICT;
CREATE INDEX referee_letters_of ON referee_letters (player);

CREATE TABLE player_notes (
  id     INTEGER PRIMARY KEY,
  player INTEGER NOT NULL REFERENCES players (id),
  author INTEGER NOT NULL REFERENCES players (id),
  text   TEXT    NOT NULL,
  at     INTEGER NOT NULL
) STRICT;
CREATE INDEX player_notes_on ON player_notes (player);
CREATE INDEX player_notes_by ON player_notes (author);

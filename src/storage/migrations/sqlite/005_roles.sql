-- Who does what at a club: hosts, referees, and players who may begin no game for a while. And what referees are
-- called to, and decide.

ALTER TABLE players ADD COLUMN role TEXT NOT NULL DEFAULT 'player' CHECK (role IN ('player', 'referee', 'host'));
ALTER TABLE players ADD COLUMN suspended_until INTEGER;             -- null: he may play
ALTER TABLE players ADD COLUMN suspended_why TEXT NOT NULL DEFAULT '';
CREATE INDEX players_with_role ON players (role) WHERE role <> 'player';

-- The one link that makes its reader a host.
CREATE TABLE host_link (
  id         INTEGER PRIMARY KEY CHECK (id = 1),
  token_hash BLOB    NOT NULL CHECK (length(token_hash) = 32),
  good_until INTEGER NOT NULL
) STRICT;

-- What referees have decided in a game, each line with the version of the game at which it was. Lines are only
-- ever added; the clocks of a game follow from them and from the events.
CREATE TABLE rulings (
  game    INTEGER NOT NULL REFERENCES games (number),
  number  INTEGER NOT NULL CHECK (number >= 1),                     -- 1, 2, 3, … without gaps
  version INTEGER NOT NULL CHECK (version >= 0),                    -- how many events the game had
  line    TEXT    NOT NULL,
  referee INTEGER NOT NULL REFERENCES players (id),
  at      INTEGER NOT NULL,
  tick    INTEGER NOT NULL,
  PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE calls (
  id        INTEGER PRIMARY KEY AUTOINCREMENT,
  game      INTEGER NOT NULL REFERENCES games (number),
  player    INTEGER REFERENCES players (id),                        -- null: sat down before there were players
  seat      INTEGER NOT NULL CHECK (seat IN (0, 1)),
  text      TEXT    NOT NULL,
  at        INTEGER NOT NULL,
  closed_at INTEGER                                                 -- null: it waits
) STRICT;
CREATE INDEX calls_of_game ON calls (game);
CREATE INDEX calls_open ON calls (at) WHERE closed_at IS NULL;

-- Everything that referees and hosts have done.
CREATE TABLE referee_log (
  id     INTEGER PRIMARY KEY AUTOINCREMENT,
  at     INTEGER NOT NULL,
  actor  INTEGER NOT NULL REFERENCES players (id),
  what   TEXT    NOT NULL,
  game   INTEGER REFERENCES games (number),
  about  INTEGER REFERENCES players (id),
  reason TEXT    NOT NULL
) STRICT;

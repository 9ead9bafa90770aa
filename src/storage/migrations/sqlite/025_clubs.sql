-- Clubs: what one is, who is in it or asks to be, its letters, news and presets.
CREATE TABLE clubs (
  id            INTEGER PRIMARY KEY,
  code          TEXT    NOT NULL UNIQUE,
  name          TEXT    NOT NULL,
  skeleton      TEXT    NOT NULL UNIQUE,    -- what all names that look like it share
  sentence      TEXT    NOT NULL,
  text          TEXT    NOT NULL,
  mark          TEXT    NOT NULL,
  joining       TEXT    NOT NULL CHECK (joining IN ('open', 'asked', 'invited')),
  shows_members INTEGER NOT NULL,
  founded_at    INTEGER NOT NULL,
  version       INTEGER NOT NULL,           -- of what stands above
  members       INTEGER NOT NULL            -- as it follows from those below
) STRICT;
CREATE INDEX clubs_listed ON clubs (members, id);

CREATE TABLE club_members (
  club   INTEGER NOT NULL REFERENCES clubs (id),
  player INTEGER NOT NULL REFERENCES players (id),
  role   TEXT    NOT NULL CHECK (role IN ('member', 'organiser', 'leader')),
  since  INTEGER NOT NULL,
  PRIMARY KEY (club, player)
) STRICT, WITHOUT ROWID;
CREATE INDEX club_members_of ON club_members (player);

CREATE TABLE club_requests (
  club   INTEGER NOT NULL REFERENCES clubs (id),
  player INTEGER NOT NULL REFERENCES players (id),
  words  TEXT    NOT NULL,
  at     INTEGER NOT NULL,
  PRIMARY KEY (club, player)
) STRICT, WITHOUT ROWID;
CREATE INDEX club_requests_of ON club_requests (player);

CREATE TABLE club_news (
  id     INTEGER PRIMARY KEY,
  club   INTEGER NOT NULL REFERENCES clubs (id),
  author INTEGER REFERENCES players (id),      -- null: the account is gone
  title  TEXT    NOT NULL,
  text   TEXT    NOT NULL,
  at     INTEGER NOT NULL
) STRICT;
CREATE INDEX club_news_of ON club_news (club, id);
CREATE INDEX club_news_by ON club_news (author) WHERE author IS NOT NULL;

CREATE TABLE club_presets (
  club         INTEGER NOT NULL REFERENCES clubs (id),
  name         TEXT    NOT NULL,
  rules        TEXT    NOT NULL,
  time_control TEXT    NOT NULL,
  absence_days INTEGER NOT NULL,
  PRIMARY KEY (club, name)
) STRICT, WITHOUT ROWID;

-- Each lets one person in.
CREATE TABLE club_letters (
  id         INTEGER PRIMARY KEY,
  club       INTEGER NOT NULL REFERENCES clubs (id),
  code_hash  BLOB    NOT NULL UNIQUE,
  meant_for  TEXT    NOT NULL,
  made_by    INTEGER REFERENCES players (id),          -- null: the account is gone
  made_at    INTEGER NOT NULL,
  good_until INTEGER NOT NULL,
  taken_by   INTEGER REFERENCES players (id),          -- null as well where the account is gone
  taken_at   INTEGER                                   -- null: not yet
) STRICT;
CREATE INDEX club_letters_of ON club_letters (club, id);
CREATE INDEX club_letters_by ON club_letters (made_by) WHERE made_by IS NOT NULL;
CREATE INDEX club_letters_taken ON club_letters (taken_by) WHERE taken_by IS NOT NULL;

-- The club as which the whole server shows itself.
CREATE TABLE club_face (
  id   INTEGER PRIMARY KEY CHECK (id = 1),
  club INTEGER NOT NULL REFERENCES clubs (id)
) STRICT;

-- Of which club a tournament is. Who enters one that is for members has the entry 'list' here, too, so that
-- it is the organiser's to enter anybody once the club is gone.
ALTER TABLE tournaments ADD COLUMN club INTEGER REFERENCES clubs (id);
ALTER TABLE tournaments ADD COLUMN for_members INTEGER NOT NULL DEFAULT 0;
CREATE INDEX tournaments_of_club ON tournaments (club) WHERE club IS NOT NULL;

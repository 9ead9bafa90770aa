-- What a host decides for his server: whom he has invited. And what makes it quick to see that nothing refers to a
-- player or a game any more.

CREATE TABLE invitations (
  id         INTEGER PRIMARY KEY AUTOINCREMENT,
  code_hash  BLOB    NOT NULL UNIQUE CHECK (length(code_hash) = 32),
  made_by    INTEGER REFERENCES players (id),                     -- null: at the command line
  made_at    INTEGER NOT NULL,
  good_until INTEGER NOT NULL
) STRICT;
CREATE INDEX invitations_of_player ON invitations (made_by);

CREATE INDEX seeks_of_player ON seeks (player);
CREATE INDEX calls_of_player ON calls (player);
CREATE INDEX rulings_of_referee ON rulings (referee);
CREATE INDEX referee_log_by ON referee_log (actor);
CREATE INDEX referee_log_about ON referee_log (about);
CREATE INDEX referee_log_of_game ON referee_log (game);

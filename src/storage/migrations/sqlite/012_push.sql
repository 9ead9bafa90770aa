-- Browsers that want to be woken when something waits for their player. They belong to a session and end with it. What
-- is sent says nothing, so that it is to be sent is all there is to store about it.
CREATE TABLE push_subscriptions (
  id       INTEGER PRIMARY KEY AUTOINCREMENT,
  session  INTEGER NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
  endpoint TEXT    NOT NULL UNIQUE,
  made_at  INTEGER NOT NULL,
  wanted   INTEGER NOT NULL DEFAULT 0,  -- so many times since the last push: one waits to be sent
  next_at  INTEGER NOT NULL DEFAULT 0,  -- and not before
  failures INTEGER NOT NULL DEFAULT 0   -- of it
) STRICT;
CREATE INDEX push_subscriptions_of_session ON push_subscriptions (session);
CREATE INDEX push_subscriptions_due ON push_subscriptions (next_at) WHERE wanted <> 0;

-- Browsers in which an account was signed in before: guesses from elsewhere do not keep its owner out there.

CREATE TABLE known_devices (
  token_hash BYTEA  NOT NULL CHECK (length(token_hash) = 32),   -- of the browser, for all accounts in it
  player     BIGINT NOT NULL REFERENCES players (id),
  seen_at    BIGINT NOT NULL,                                   -- signed in last
  PRIMARY KEY (token_hash, player)
);
CREATE INDEX known_devices_of_player ON known_devices (player);

-- What is left of a name without the signs that may stand between its letters.
CREATE INDEX players_bare ON players ((replace(replace(replace(skeleton, '-', ''), '.', ''), '_', '')))
  WHERE skeleton IS NOT NULL;

-- The address of an account to which mail goes when its password is forgotten, once its owner has said so. `folded` is what
-- addresses that differ in large and small letters share.
CREATE TABLE mail_addresses (
  player       INTEGER PRIMARY KEY REFERENCES players (id),
  address      TEXT NOT NULL,
  folded       TEXT NOT NULL,
  confirmed_at INTEGER NOT NULL
) STRICT;
CREATE INDEX mail_addresses_by_folded ON mail_addresses (folded);

-- Links that were sent by mail, of which only the hashes are kept. One that opens nothing any more has no address and stays
-- until its end, so that it is known how many were sent.
CREATE TABLE mail_links (
  token_hash BLOB PRIMARY KEY,
  player     INTEGER NOT NULL REFERENCES players (id),
  purpose    TEXT NOT NULL,  -- confirm or reset
  address    TEXT,
  good_until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX mail_links_by_player ON mail_links (player, purpose);

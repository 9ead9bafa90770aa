-- As step 21 for SQLite, which says what it means.
CREATE TABLE kept_names (
  bare  TEXT   COLLATE "C" PRIMARY KEY,
  until BIGINT NOT NULL
);

DELETE FROM invitations WHERE made_by IN (SELECT id FROM players WHERE role <> 'host');

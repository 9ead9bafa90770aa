-- Names of accounts that were deleted while they were suspended: nobody takes one before the suspension would have ended.
CREATE TABLE kept_names (
  bare  TEXT    PRIMARY KEY,  -- what all names that look like it share, without the signs that may stand between letters
  until INTEGER NOT NULL      -- in seconds
) STRICT, WITHOUT ROWID;

-- Invitations end with the role of who has made them.
DELETE FROM invitations WHERE made_by IN (SELECT id FROM players WHERE role <> 'host');

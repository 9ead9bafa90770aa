-- What the pages of the versions load that serve, or served before: each server has the files of all of them.

CREATE TABLE pages (
  id      TEXT   PRIMARY KEY,                                 -- of the content, which never changes
  content BYTEA  NOT NULL,
  used_at BIGINT NOT NULL                                     -- when a server with it came last, in milliseconds
);

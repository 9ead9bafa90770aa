-- The public games are handed out in the order of their ends.

CREATE INDEX games_ended ON games (moved_at, number) WHERE outcome <> 'ongoing';

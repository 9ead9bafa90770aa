-- Days on which a player's clocks stand still in games by days. Ticks are those of the service, as the clocks of
-- games have them; one that is ended early gets another end.
CREATE TABLE vacations (
  player     INTEGER NOT NULL REFERENCES players (id),
  began_at   INTEGER NOT NULL,
  began_tick INTEGER NOT NULL,
  until_at   INTEGER NOT NULL,
  until_tick INTEGER NOT NULL,
  PRIMARY KEY (player, began_tick)
) STRICT, WITHOUT ROWID;

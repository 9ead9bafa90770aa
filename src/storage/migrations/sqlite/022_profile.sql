-- What an account shows of itself: how its mark was varied (`ebony-3`; empty: as it follows from the name), and a text.
ALTER TABLE players ADD COLUMN mark TEXT NOT NULL DEFAULT '';
ALTER TABLE players ADD COLUMN profile TEXT NOT NULL DEFAULT '';

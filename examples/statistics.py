"""How the positions of each sector of a database end: python3 statistics.py FOLDER

Positions that are alike by symmetry are counted once.
"""

import sys

import numpy as np

import muehle

database = muehle.Database(sys.argv[1])
print(f"{'sector':16} {'won':>10} {'drawn':>10} {'lost':>10}  longest")
for sector in muehle.sectors():
    if not database.knows(sector):
        continue
    table = database.sector(sector)
    values, plies = table.values[table.once], table.plies[table.once]
    won, drawn, lost = (np.count_nonzero(values == value) for value in (muehle.WIN, muehle.DRAW, muehle.LOSS))
    longest = plies.max() if database.knows(sector, plies=True) else "-"
    print(f"{sector:16} {won:10} {drawn:10} {lost:10}  {longest}")

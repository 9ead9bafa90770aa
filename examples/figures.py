"""Three figures of docs/solution.md, made again: python3 figures.py FOLDER PICTURE.svg [STONES]

The cells (`# %%`) run one by one in editors that know notebooks, with FOLDER set by hand. Sectors with more than STONES
stones on the board are left out: 9 take minutes, all 18 days, since where the side to move has more stones every value is
worked out from the moves.
"""

# %% Each class of positions once, a million slots at a time: the largest sectors have hundreds of millions
import sys
from collections import namedtuple

import numpy as np

import muehle

FOLDER, PICTURE, STONES = (sys.argv[1:] + ["db", "figures.svg", "9"][len(sys.argv) - 1 :])[:3]
STRETCH = 1 << 20
Counted = namedtuple("Counted", "won drawn lost longest_win")
database = muehle.Database(FOLDER)


def counted(sector):
    won = drawn = lost = longest = 0
    for first in range(0, muehle.sector_size(sector), STRETCH):
        table = database.sector(sector, first, STRETCH)
        values, plies = table.values[table.once], table.plies[table.once]
        won += np.count_nonzero(values == muehle.WIN)
        drawn += np.count_nonzero(values == muehle.DRAW)
        lost += np.count_nonzero(values == muehle.LOSS)
        longest = max(longest, plies[values == muehle.WIN].max(initial=0))
    return Counted(won, drawn, lost, longest)


# %% Figure 1, "Every sector of the moving phase"
sectors = {}
print(f"{'own-opp':8} {'won':>13} {'drawn':>13} {'lost':>13}  longest win")
for own in range(3, 10):
    for opp in range(3, 10):
        name = f"moving-{own}-{opp}"
        if own + opp <= int(STONES) and database.knows(name):
            sectors[own, opp] = here = counted(name)
            plies = here.longest_win if database.knows(name, plies=True) and here.longest_win > 0 else "-"
            print(f"{own}-{opp:<6} {here.won:13,} {here.drawn:13,} {here.lost:13,}  {plies}")

# %% Figure 2, "Three or four stones can still win against seven", as far as there are so many
print("\nfew against many, who moves: positions, won by the few, drawn, lost by the few")
for few, many in ((few, many) for few in (3, 4) for many in range(few + 1, 10)):
    for to_move, own, opp in (("the few", few, many), ("the many", many, few)):
        if (own, opp) in sectors:
            here = sectors[own, opp]
            won, lost = (here.won, here.lost) if own == few else (here.lost, here.won)
            print(f"{few} against {many}, {to_move}: {sum(here[:3]):,}, {won:,}, {here.drawn:,}, {lost:,}")

# %% Figure 3, "Who wins in the moving phase": a bar for each sector, what is won below, lost above
WIDTH, HEIGHT = 100, 60
fields = []
for (own, opp), here in sectors.items():
    x, y, all_of_it = 60 + (opp - 3) * WIDTH, 40 + (own - 3) * HEIGHT, sum(here[:3])
    left = x + 6
    for count, colour in ((here.won, "#2f6fb0"), (here.drawn, "#cfc4b2"), (here.lost, "#c8662a")):
        share = (WIDTH - 12) * count / all_of_it
        fields.append(f'<rect x="{left:.1f}" y="{y + 30}" width="{share:.1f}" height="14" fill="{colour}"/>')
        left += share
    fields.append(f'<text x="{x + 6}" y="{y + 22}">{own}-{opp}: {100 * here.won / all_of_it:.1f} %</text>')
with open(PICTURE, "w") as file:
    file.write(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {80 + 7 * WIDTH} {60 + 7 * HEIGHT}" font-family="sans-serif"'
        ' font-size="14"><rect width="100%" height="100%" fill="#f7f2e8"/>'
        f'<text x="60" y="28">Won (blue), drawn, lost (orange) for the side to move</text>{"".join(fields)}</svg>\n'
    )
print(f"\nthe picture is in {PICTURE}")

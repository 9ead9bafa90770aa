"""What the Python module costs: many values at once, against the same call in C (by ctypes, on the same arrays), in
processor time: the best of several rounds, in which both take turns.

    PYTHONPATH=build/release/python /usr/bin/python3 bench/library.py build/release/lib/libmuehle.so FOLDER

The positions are neighbours, which are answered fastest, so that what Python adds weighs most.
"""

import ctypes
import sys
import time

import numpy as np

import muehle

LIBRARY, FOLDER = sys.argv[1:3]
ROUNDS = 9


def best(count, *ways):
    rates = [0.0] * len(ways)
    for _ in range(ROUNDS):
        for n, ask in enumerate(ways):
            begin = time.process_time()
            ask()
            rates[n] = max(rates[n], count / (time.process_time() - begin))
    return rates


library = ctypes.CDLL(LIBRARY)
library.muehle_database_open.restype = ctypes.c_void_p
library.muehle_database_open.argtypes = [ctypes.c_char_p, ctypes.c_void_p, ctypes.c_void_p]
library.muehle_database_values.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t] + [ctypes.c_void_p] * 3
in_c = library.muehle_database_open(FOLDER.encode(), None, None)
database = muehle.Database(FOLDER)
known = [name for name in muehle.sectors() if name.startswith("moving") and database.knows(name)]
sector = max(known, key=muehle.sector_size)

positions = database.sector(sector, count=200_000).positions
values = np.empty(len(positions), dtype=np.int8)
plies = np.empty(len(positions), dtype=np.int16)
room = [array.ctypes.data for array in (values, plies)]
c, python = best(
    len(positions),
    lambda: library.muehle_database_values(in_c, positions.ctypes.data, len(positions), *room, None),
    lambda: database.values_and_plies(positions),
)
np.testing.assert_array_equal(database.values(positions), values)
print(f"values of {sector}: C {c:.0f} positions a second, Python {python:.0f}, {100 * python / c:.0f} %")

slots = min(muehle.sector_size(sector), 5_000_000)
[rate] = best(slots, lambda: database.sector(sector, count=slots, positions=False))
print(f"slots of {sector}: {rate:.0f} a second")

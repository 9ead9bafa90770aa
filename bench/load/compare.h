// What was acknowledged against what is stored, read without the server.
#pragma once

#include <vector>

#include "storage/games_place.h"
#include "table.h"

namespace muehle::load {

// Every game of every table: the same events in the same order, and none that the rules do not allow.
void compare_with_stored(const GamesPlace& place, const std::vector<Table>& tables, Faults& faults);

// How many there are.
int print_faults(const Faults& faults);

}  // namespace muehle::load

// What was acknowledged against what is on the disk, read without the server.
#pragma once

#include <filesystem>
#include <vector>

#include "table.h"

namespace muehle::load {

// Every game of every table: the same events in the same order, and none that the rules do not allow.
void compare_with_file(const std::filesystem::path& data, const std::vector<Table>& tables, Faults& faults);

// How many there are.
int print_faults(const Faults& faults);

}  // namespace muehle::load

// Whether stored games are what the rules allow.
#pragma once

#include <string>
#include <vector>

#include "storage/stored_table.h"

namespace muehle::server {

// Plays the games of a table again as the server does when somebody opens it. One sentence for each game that
// cannot be, with the line where it fails; none when all can.
std::vector<std::string> faults_of(const StoredTable& table);

}  // namespace muehle::server

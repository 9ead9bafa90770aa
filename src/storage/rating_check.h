// Whether the stored ratings are what follows from the games that count.
#pragma once

#include <string>
#include <vector>

#include "storage/store.h"

namespace muehle {

// Rates all games again, in their order. A sentence for each player and pool, and for each game, that has
// another rating than follows; none when all is right. An account that was deleted began anew with its next
// game, if there was one.
std::vector<std::string> rating_faults(Transaction& all);

}  // namespace muehle

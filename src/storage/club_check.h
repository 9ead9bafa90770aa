// Whether what is stored of clubs is as it follows from their members.
#pragma once

#include <string>
#include <vector>

#include "storage/store.h"

namespace muehle {

// What is not, in sentences.
std::vector<std::string> club_faults(Transaction& all);

}  // namespace muehle

// The pages of the servers that share a database, each as one text.
#pragma once

#include <string>
#include <vector>

#include "storage/postgres.h"

namespace muehle::postgres {

// So many are kept: those of the servers that came last.
inline constexpr int most_pages = 4;

// Throw sql::Failure where the database cannot be asked.
void share_page(Database& database, const std::string& page);
// The one that was used last first.
std::vector<std::string> shared_pages(Database& database);

}  // namespace muehle::postgres

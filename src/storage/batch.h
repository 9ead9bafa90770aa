// Work in transactions, whatever the database; failures become answers here.
#pragma once

#include <span>
#include <vector>

#include "storage/repositories.h"

namespace muehle::sql {

// All of it in one transaction, with one answer each. Work that meets a conflict is undone alone; after any
// other failure nothing is done.
std::vector<StoreResult<void>> commit(Database& database, Repositories& all,
                                      std::span<const Store::Work> works);

// Work that changes nothing, at one moment.
StoreResult<void> read(Database& database, Repositories& all, const Store::Work& work);

}  // namespace muehle::sql

// Public tournaments that are over, as anybody may have them (docs/open-data.md).
#pragma once

#include "server/kernel/route.h"
#include "storage/store.h"

namespace muehle::server {

Area open_tournaments_area(Store& store);

namespace schema {
std::vector<NamedSchema> open_tournament_schemas();
}

}  // namespace muehle::server

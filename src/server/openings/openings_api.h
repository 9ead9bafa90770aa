// The host's collection of games over HTTP. Whoever may see the page may ask.
#pragma once

#include "server/kernel/route.h"
#include "server/openings/openings.h"

namespace muehle::server {

// `openings` outlives every request.
Area openings_area(Openings& openings);

namespace schema {
std::vector<NamedSchema> openings_schemas();
}

}  // namespace muehle::server

// Clubs over HTTP.
#pragma once

#include <vector>

#include "server/clubs/clubs.h"
#include "server/kernel/route.h"
#include "server/people/sessions.h"

namespace muehle::server {

Area club_area(Clubs& clubs, Sessions& sessions);
// Of hosts.
Area face_area(Clubs& clubs);

namespace schema {
std::vector<NamedSchema> club_schemas();
}

}  // namespace muehle::server

// What the server answers to who calls a referee, and to referees (docs/server-protocol.md, "Hosts and
// referees").
#pragma once

#include "server/kernel/route.h"
#include "server/referees/referees.h"

namespace muehle::server {

Area referee_area(Referees& referees);

namespace schema {
std::vector<NamedSchema> referee_schemas();
}

}  // namespace muehle::server

// What hosts are told of the databases, and how they have more solved (docs/server-protocol.md, "Databases").
#pragma once

#include "server/kernel/route.h"
#include "server/truth/solving.h"

namespace muehle::server {

Area database_area(Solving& solving);

}  // namespace muehle::server

// What the server answers about vacations (docs/server-protocol.md, "Vacation").
#pragma once

#include "server/kernel/route.h"
#include "server/lobby/vacations.h"

namespace muehle::server {

Area vacation_area(Vacations& vacations);

}  // namespace muehle::server

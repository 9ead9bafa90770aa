// Routes of what is reported outside games, and of the letters that referees write to players.
#pragma once

#include "server/kernel/route.h"
#include "server/referees/reports.h"

namespace muehle::server {

Area report_area(Reports& reports);

}  // namespace muehle::server

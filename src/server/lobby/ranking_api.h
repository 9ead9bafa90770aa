// Requests by which players find one another: rankings, and the search by the beginning of a name.
#pragma once

#include "server/kernel/route.h"
#include "server/lobby/ranking.h"
#include "server/people/sessions.h"

namespace muehle::server {

// All of it outlives the routes.
Area ranking_area(Rankings& rankings, People& people, Sessions& sessions);

}  // namespace muehle::server

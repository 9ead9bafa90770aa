// What the server answers about seats that several share (docs/server-protocol.md, "Consultation").
#pragma once

#include "server/people/sessions.h"
#include "server/tables/seating.h"

namespace muehle::server {

Area consultation_area(Seating& seating, Sessions& sessions);

}  // namespace muehle::server

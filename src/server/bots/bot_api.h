// What the server answers to programs that play (docs/bots.md).
#pragma once

#include "server/bots/bots.h"
#include "server/kernel/route.h"
#include "server/people/sessions.h"

namespace muehle::server {

// `time`: by which their requests are counted; tests move it.
Area bot_area(Bots& bots, Hub& hub, Sessions& sessions, const Time& time);

namespace schema {
std::vector<NamedSchema> bot_schemas();
}

}  // namespace muehle::server

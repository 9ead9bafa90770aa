// Routes of an account's calendar of deadlines: the secret link, and what it opens.
#pragma once

#include "server/kernel/route.h"
#include "storage/store.h"
#include "support/clock.h"

namespace muehle::server {

// `place`: where the server is found, `https://…`; empty: where it was asked.
Area calendar_area(Store& store, const Time& time, const std::string& place);

}  // namespace muehle::server

// The request by which who waits in vain plays the house.
#pragma once

#include "server/house/house.h"
#include "server/kernel/route.h"

namespace muehle::server {

// `house` outlives the routes.
Area house_area(House& house);

}  // namespace muehle::server

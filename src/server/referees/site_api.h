// What the host says about himself and about what he stores (docs/server-protocol.md, "The host's own
// pages").
#pragma once

#include "server/kernel/route.h"
#include "server/rights/site.h"

namespace muehle::server {

Area site_area(const SitePolicy& site);

}  // namespace muehle::server

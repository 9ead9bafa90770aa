// What the host says about himself and about what he stores (docs/server-protocol.md, "The host's own
// pages").
#pragma once

#include "server/kernel/router.h"
#include "server/rights/site.h"

namespace muehle::server {

class SiteApi {
 public:
  explicit SiteApi(const SitePolicy& site) : site_(site) {}

  std::vector<Route> routes();

 private:
  const SitePolicy& site_;
};

}  // namespace muehle::server

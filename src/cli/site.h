// The options of `muehle serve` with which a host decides about his server.
#pragma once

#include <string>

#include "cli/arguments.h"
#include "server/rights/site.h"
#include "support/result.h"

namespace muehle::cli {

// As they were given; empty files: none.
struct SiteOptions {
  std::string registration = "open";
  bool no_registration = false;
  int new_accounts = server::SitePolicy{}.new_accounts;
  std::string guests = "yes";
  std::string reserved_names;
  std::string imprint;
  std::string privacy;
  std::string rules = "standard";
  server::HousePolicy house = {};
  std::string clubs = "anybody";
};
void add_site_options(Arguments command, SiteOptions& options);

// What they mean, with what stands in the files.
Result<server::SitePolicy> read_site(const SiteOptions& options);

}  // namespace muehle::cli

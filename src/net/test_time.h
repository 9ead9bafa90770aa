// A time for tests in which nothing depends on it.
#pragma once

#include "support/clock.h"

namespace muehle::net::testing {

class StillTime final : public Time {
 public:
  Moment now() const override { return {}; }
};

}  // namespace muehle::net::testing

// Random positions with their values, the same for the same seed everywhere.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "perfect/probe.h"
#include "perfect/sector.h"
#include "support/random.h"

namespace muehle::solver {

struct Sample {
  Position position;
  perfect::Answer answer;
};

// What is to be drawn: first one of the sectors, each as likely, then a position of it that is not over and,
// if a value is given, has it.
struct Wanted {
  std::vector<perfect::Sector> sectors;  // not empty
  std::optional<perfect::Value> value;
};

// Draws again until one fits. An error when so many in a row do not that there may be none, or a file is
// damaged.
Result<Sample> draw_sample(perfect::Probe& probe, const perfect::RulesKey& key, const Wanted& wanted,
                           Random& random);

}  // namespace muehle::solver

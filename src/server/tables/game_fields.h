// Fields that say what game is wanted.
#pragma once

#include <boost/json/object.hpp>
#include <optional>

#include "play/time_control.h"
#include "rules/start.h"
#include "server/kernel/refusal.h"

namespace muehle::server {

Answer<RuleSet> rules_field(const boost::json::object& object);
// Where a game under `rules` may begin; the usual one where there is none.
Answer<Start> start_field(const boost::json::object& object, const RuleSet& rules);
// Nothing: the lot decides.
Answer<std::optional<Colour>> colour_field(const boost::json::object& object);
// Unlimited where there is none.
Answer<play::TimeControl> time_field(const boost::json::object& object);

}  // namespace muehle::server

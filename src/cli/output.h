// Answers on stdout, for people and as JSON.
#pragma once

#include <boost/json/value.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "rules/position.h"
#include "rules/ruleset.h"

namespace muehle::cli {

// `text` and a newline.
void print_line(std::string_view text);
// One line of JSON.
void print_json(const boost::json::value& value);
void print_json(const std::string& json);

// The legal moves as texts, sorted.
std::vector<std::string> sorted_moves(const Position& position, const RuleSet& rules);

}  // namespace muehle::cli

#include "cli/output.h"

#include <algorithm>
#include <boost/json.hpp>
#include <cstdio>

#include "rules/movegen.h"
#include "rules/notation.h"

namespace muehle::cli {

void print_line(std::string_view text) {
  std::fwrite(text.data(), 1, text.size(), stdout);
  std::fputc('\n', stdout);
}

void print_json(const boost::json::value& value) { print_line(boost::json::serialize(value)); }
void print_json(const std::string& json) { print_line(json); }

std::vector<std::string> sorted_moves(const Position& position, const RuleSet& rules) {
  std::vector<std::string> texts;
  for (const Move move : legal_moves(position, rules)) texts.push_back(to_text(move));
  std::sort(texts.begin(), texts.end());
  return texts;
}

}  // namespace muehle::cli

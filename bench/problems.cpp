#include "problems.h"

#include <fstream>
#include <string_view>

#include "rules/notation.h"
#include "support/text.h"

namespace muehle::bench {
namespace {

Result<Problem> parse_problem(const std::string& line) {
  constexpr std::size_t position_words = 4;
  const std::vector<std::string_view> words = split_words(line);
  if (words.size() < position_words + 2)
    return fail("a position, its value and its moves are expected in " + shown(line));
  const auto size = static_cast<std::size_t>(words[position_words - 1].end() - words[0].begin());
  const auto position = parse_position(std::string_view(line).substr(0, size));
  if (!position) return tl::unexpected(position.error());
  Problem problem{*position, words[position_words][0], {}};
  for (std::size_t n = position_words + 1; n < words.size(); ++n) {
    const std::size_t equals = words[n].find('=');
    if (equals + 2 != words[n].size()) return fail("move=value is expected instead of " + shown(words[n]));
    problem.moves.emplace(words[n].substr(0, equals), words[n].back());
  }
  return problem;
}

int worth(char value) { return value == 'w' ? 2 : value == 'd' ? 1 : 0; }

}  // namespace

Result<std::vector<Problem>> read_problems(const std::string& name, int from, int count) {
  std::ifstream file(name);
  if (!file) return fail("cannot read " + name);
  std::vector<Problem> problems;
  int number = 0;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#' || ++number < from) continue;
    if (count > 0 && static_cast<int>(problems.size()) >= count) break;
    auto problem = parse_problem(line);
    if (!problem) return tl::unexpected(problem.error());
    problems.push_back(std::move(*problem));
  }
  if (problems.empty()) return fail("there are no positions in " + name);
  return problems;
}

int given_away(const Problem& problem, const std::string& move) {
  return worth(problem.value) - worth(problem.moves.at(move));
}

}  // namespace muehle::bench

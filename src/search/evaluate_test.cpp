#include "search/evaluate.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <fstream>
#include <sstream>

#include "rules/symmetry.h"
#include "search/search_test.h"

namespace muehle::search {
namespace {

using testing::at;
using testing::random_history;

// Positions with their exact values that the weights were not fitted to.
struct Labelled {
  Position position;
  std::string value;
};
std::vector<Labelled> labelled(const std::string& path) {
  std::vector<Labelled> all;
  std::ifstream file(path);
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with("#")) continue;
    std::istringstream words(line);
    std::string stones, side, white, black, value;
    words >> stones >> side >> white >> black >> value;
    const Position position = at(stones + " " + side + " " + white + " " + black);
    if (board_state(position, {}).ongoing()) all.push_back({position, value});
  }
  return all;
}

// In how many of a hundred decided positions the better side is seen.
int percent_right(const std::string& path) {
  int right = 0;
  int decided = 0;
  for (const Labelled& each : labelled(path)) {
    if (each.value == "draw") continue;
    ++decided;
    right += (each.value == "win") == (evaluate(each.position, {}) > 0) ? 1 : 0;
  }
  EXPECT_GT(decided, 5'000) << path;
  return 100 * right / std::max(decided, 1);
}

TEST(Evaluate, TellsWonFromLost) {
  EXPECT_GE(percent_right("bench/data/positions-moving.txt"), 97);
  // Each kind of position is as likely here as every other; most are stranger than what games meet.
  EXPECT_GE(percent_right("bench/data/positions-placing.txt"), 78);
}

RC_GTEST_PROP(Evaluate, LooksTheSameFromEverySide, ()) {
  const int plies = *rc::gen::inRange(0, 80);
  const Position position = random_history({}, plies, *rc::gen::arbitrary<std::uint64_t>()).position();
  const Score score = evaluate(position, {});
  RC_ASSERT(!is_decided(score));
  for (int symmetry = 0; symmetry < symmetry_count; ++symmetry) {
    RC_ASSERT(evaluate(transform(position, symmetry), {}) == score);
  }
}

}  // namespace
}  // namespace muehle::search

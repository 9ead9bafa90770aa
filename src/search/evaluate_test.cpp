#include "search/evaluate.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <fstream>
#include <sstream>

#include "rules/patterns.h"
#include "rules/symmetry.h"
#include "search/search_test.h"

namespace muehle::search {
namespace {

using testing::at;
using testing::random_history;
using testing::rules;

// Three white stones on the top side, with a stone that slides between two mills, against scattered black
// ones.
TEST(Features, SeesAZwickmuehle) {
  // White: a7 d7 g7 (a mill) and b6 f6; d7-d6 closes b6 d6 f6, and d6-d7 closes the first again.
  const Position position = at("WWWW.W...............BBB w 0 0");
  const Features white = features(position, Colour::white, {});
  EXPECT_EQ(white.stones, 5);
  EXPECT_EQ(white.mills, 1);
  EXPECT_EQ(white.gaps, 1);
  EXPECT_EQ(white.threats, 1);
  EXPECT_EQ(white.double_mills, 1);
  EXPECT_EQ(white.double_mills, static_cast<int>(zwickmuehlen(position, Colour::white).size()));
  EXPECT_FALSE(white.flying);
}

TEST(Features, AGapIsAThreatOnlyForAStoneThatCanGetThere) {
  // a7 and d7 want g7. A stone on g4 can go there, one on f6 cannot.
  const Features near =
      features(at("WW............W......BBB w 0 0"), Colour::white, rules("standard,flyAt=never"));
  EXPECT_EQ(near.gaps, 1);
  EXPECT_EQ(near.threats, 1);
  EXPECT_EQ(near.double_mills, 0);
  const Features far =
      features(at("WW...W...............BBB w 0 0"), Colour::white, rules("standard,flyAt=never"));
  EXPECT_EQ(far.gaps, 1);
  EXPECT_EQ(far.threats, 0);
  // Who flies or places gets everywhere.
  EXPECT_EQ(features(at("WW...W...............BBB w 0 0"), Colour::white, {}).threats, 1);
  EXPECT_EQ(features(at("WW...W...............BBB w 2 2"), Colour::white, {}).threats, 1);
}

TEST(Features, FlyingIsAMatterOfTheRules) {
  const Position position = at(".B.......WB........B.WWB w 0 0");
  EXPECT_TRUE(features(position, Colour::white, {}).flying);
  const Features blocked =
      features(at(".B.......WB........B.WWB b 0 0"), Colour::white, rules("standard,flyAt=never"));
  EXPECT_FALSE(blocked.flying);
}

TEST(Features, BlockedStonesAgreeWithTheRules) {
  for (int plies = 10; plies < 60; plies += 7) {
    const Position position = random_history({}, plies, 5).position();
    for (const Colour colour : {Colour::white, Colour::black}) {
      const Features found = features(position, colour, {});
      if (found.flying) continue;
      EXPECT_EQ(found.blocked, count(blocked_stones(position, colour)));
      EXPECT_EQ(found.mills, static_cast<int>(mills(position, colour).size()));
      EXPECT_LE(found.gaps, static_cast<int>(open_mills(position, colour).size()));
    }
  }
}

TEST(Features, AStoneMoreIsBetter) {
  EXPECT_GT(evaluate_features(at("WWW.W....W...........BBB w 0 0"), {}), 100);
  EXPECT_LT(evaluate_features(at("WWW.W....W...........BBB b 0 0"), {}), -100);
}

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

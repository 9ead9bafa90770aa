// What can be said about the endgame vectors without solving anything: the totals are combinatorics, and the
// ends of the samples are on the board. The values themselves are checked where the game is solved.
#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <vector>

#include "rules/perft.h"
#include "rules/rules_test.h"
#include "rules/symmetry.h"
#include "vectors.h"

namespace muehle {
namespace {

using vectors::number;
using vectors::text;

constexpr std::array files = {"endgame_3_3", "endgame_3_4", "endgame_3_5",
                              "endgame_4_3", "endgame_4_4", "endgame_5_3"};
// Files that hold totals of the whole sector beside their samples.
constexpr std::array whole_files = {"endgame_3_3", "endgame_3_4", "endgame_4_3"};

// The arrangements of `own` and `opponent` stones that a symmetry maps onto themselves: whole cycles of
// points get one colour. table[a][b] counts the ways to give a stones to one side and b to the other.
std::int64_t fixed_placements(int symmetry, int own, int opponent) {
  std::vector<std::vector<std::int64_t>> table(own + 1, std::vector<std::int64_t>(opponent + 1, 0));
  table[0][0] = 1;
  Mask seen = 0;
  for (Point p = 0; p < point_count; ++p) {
    int length = 0;
    for (Point q = p; (seen & bit(q)) == 0; q = transform(q, symmetry)) {
      seen |= bit(q);
      ++length;
    }
    if (length == 0) continue;
    for (int a = own; a >= 0; --a) {
      for (int b = opponent; b >= 0; --b) {
        if (a >= length) table[a][b] += table[a - length][b];
        if (b >= length) table[a][b] += table[a][b - length];
      }
    }
  }
  return table[own][opponent];
}

// Burnside's lemma.
std::int64_t classes(int own, int opponent) {
  std::int64_t fixed = 0;
  for (int symmetry = 0; symmetry < symmetry_count; ++symmetry)
    fixed += fixed_placements(symmetry, own, opponent);
  return fixed / symmetry_count;
}

TEST(EndgameData, TotalsAreAllArrangements) {
  for (const char* name : whole_files) {
    SCOPED_TRACE(name);
    const boost::json::value data = vectors::file(name);
    const int own = number(data, "own_stones");
    const int opponent = number(data, "opponent_stones");
    EXPECT_EQ(number(data, "positions"), fixed_placements(0, own, opponent));
    EXPECT_EQ(number(data, "positions"), number(data, "win") + number(data, "draw") + number(data, "loss"));
    EXPECT_EQ(number(data, "orbits"), classes(own, opponent));
    EXPECT_EQ(number(data, "orbits"),
              number(data, "orbits_win") + number(data, "orbits_draw") + number(data, "orbits_loss"));
  }
}

TEST(EndgameData, SectorsAreAllClasses) {
  for (const auto& sector : vectors::items("sectors_up_to_10", "sectors")) {
    EXPECT_EQ(number(sector, "win") + number(sector, "loss") + number(sector, "draw"),
              classes(number(sector, "own"), number(sector, "opp")))
        << number(sector, "own") << " against " << number(sector, "opp");
  }
}

// How many plies the fastest win needs, if it is at most one: 0 for the side that has already lost.
TEST(EndgameData, SamplesAreOverWhereTheySay) {
  for (const char* name : files) {
    for (const auto& item : vectors::items(name)) {
      const Position position = testing::at(text(item, "position"));
      SCOPED_TRACE(text(item, "position"));
      const bool draw = text(item, "value") == "draw";
      ASSERT_EQ(vectors::is_null(item, "plies_to_end"), draw);
      const int plies = draw ? -1 : number(item, "plies_to_end");
      EXPECT_EQ(!board_state(position, {}).ongoing(), plies == 0);
      bool wins_at_once = false;
      for (const Move move : legal_moves(position, {})) {
        wins_at_once = wins_at_once || !board_state(position.after(move), {}).ongoing();
      }
      EXPECT_EQ(wins_at_once, plies == 1);
    }
  }
}

// Three against three and three against four the first mill wins, so all plies of a win but the last are
// quiet: under a limit of twenty plies the longest wins are draws.
TEST(RulesFacts, F11_TheLongestWinsAreLongerThanTwentyQuietPlies) {
  const int limit = find_preset("zwanzig-zuege")->rules.no_mill_limit_plies;
  const boost::json::value three = vectors::file("endgame_3_3");
  const boost::json::value four = vectors::file("endgame_3_4");
  EXPECT_EQ(number(three, "longest_win_plies"), 25);
  EXPECT_EQ(number(four, "longest_win_plies"), 33);
  EXPECT_GT(number(three, "longest_win_plies") - 1, limit);
  EXPECT_GT(number(four, "longest_win_plies") - 1, limit);
  EXPECT_LT(number(four, "longest_win_plies") - 1, RuleSet{}.no_mill_limit_plies);
}

}  // namespace
}  // namespace muehle

// Unit tests of the generator and the checker; the golden vectors and the reference do the bulk.
#include "rules/movegen.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "rules/patterns.h"
#include "rules/perft.h"
#include "rules/rules_test.h"

namespace muehle {
namespace {

using testing::at;
using ::testing::ElementsAre;
using testing::move;
using testing::move_texts;
using ::testing::SizeIs;

struct FaultCase {
  std::string_view position;
  std::string_view move;
  std::string_view rules;
  Fault fault;
};

constexpr std::string_view placing = "WW........W.B........BBB w 5 5";
constexpr std::string_view moving = "WWWW.W......B.BB....BBB. w 0 0";
constexpr std::string_view three_in_a_mill = "WW............WW.....BBB w 0 0";

const FaultCase fault_cases[] = {
    {"WWB.B..BWWB.B........B.. w 0 0", "a7-b6", "standard", Fault::game_over},
    {placing, "a7-a4", "standard", Fault::must_place},
    {moving, "d6", "standard", Fault::must_shift},
    {moving, "c3-a1", "standard", Fault::from_opponent},
    {moving, "d6-d5", "standard", Fault::from_empty},
    {placing, "a7", "standard", Fault::target_occupied},
    {placing, "e4", "standard", Fault::target_occupied},
    {moving, "d7-a7", "standard", Fault::target_occupied},
    {moving, "d7-d7", "standard", Fault::target_occupied},
    {moving, "d7-d5", "standard", Fault::target_not_adjacent},
    {moving, "g7-f6", "standard", Fault::target_occupied},
    {moving, "g7-b4", "standard", Fault::target_not_adjacent},
    {placing, "g7", "standard", Fault::capture_missing},
    {moving, "d7-d6", "standard", Fault::capture_missing},
    {placing, "a1", "standard", Fault::target_occupied},
    {placing, "d5xe4", "standard", Fault::capture_without_mill},
    {three_in_a_mill, "g4-g7xa1", "strikt", Fault::capture_impossible},
    {placing, "g7xb6", "standard", Fault::capture_not_opponent},
    {placing, "g7xa7", "standard", Fault::capture_not_opponent},
    {placing, "g7xg7", "standard", Fault::capture_not_opponent},
    {placing, "g7xa1", "standard", Fault::capture_protected},
};

TEST(FindFault, NamesTheFirstReason) {
  for (const FaultCase& entry : fault_cases) {
    const Position position = at(entry.position);
    const RuleSet rules = testing::rules(entry.rules);
    EXPECT_EQ(find_fault(position, move(entry.move), rules), entry.fault)
        << entry.position << " " << entry.move;
    EXPECT_FALSE(legal_moves(position, rules).contains(move(entry.move)));
  }
}

TEST(FindFault, EveryReasonOccursAndIsDescribed) {
  std::set<Fault> seen;
  std::set<std::string_view> sentences;
  std::set<std::string_view> names;
  for (const FaultCase& entry : fault_cases) seen.insert(entry.fault);
  seen.insert(Fault::off_board);  // no text says that, see below
  for (const Fault fault : seen) {
    names.insert(to_text(fault));
    sentences.insert(describe(fault));
  }
  EXPECT_EQ(seen.size(), 13u);
  EXPECT_EQ(sentences.size(), 13u);
  EXPECT_EQ(names.size(), 13u);
  EXPECT_TRUE(names.contains("capture_protected"));
  EXPECT_FALSE(sentences.contains(""));
}

// All moves there could be, legal or not: checker and generator agree on every one.
void expect_agreement(const Position& position, const RuleSet& rules) {
  const MoveList legal = legal_moves(position, rules);
  int found = 0;
  const auto try_move = [&](Move each) {
    const bool listed = legal.contains(each);
    ASSERT_EQ(!find_fault(position, each, rules), listed) << to_text(position) << " " << to_text(each);
    found += listed ? 1 : 0;
  };
  for (int from = -1; from < point_count; ++from) {
    for (Point to = 0; to < point_count; ++to) {
      for (int capture = -1; capture < point_count; ++capture) {
        try_move({from < 0 ? no_point : static_cast<Point>(from), to,
                  capture < 0 ? no_point : static_cast<Point>(capture)});
      }
    }
  }
  EXPECT_EQ(found, legal.size()) << "no move is listed twice";
}

TEST(FindFault, AgreesWithTheGeneratorOnAllConceivableMoves) {
  for (const std::string_view rules :
       {"standard", "strikt", "standard,flyAt=never", "standard,millProtection=strict_above_three"}) {
    for (const std::string_view position :
         {placing, moving, three_in_a_mill, std::string_view("W......W...B.WB..BBB.... w 0 0"),
          std::string_view("........................ w 9 9"),
          std::string_view("WWB.B..BWWB.B........B.. w 0 0"),
          std::string_view("WW...................BBB w 6 6"),
          std::string_view("WW...................... w 7 7")}) {
      expect_agreement(at(position), testing::rules(rules));
    }
  }
}

TEST(LegalMoves, AreThoseOfASmallPosition) {
  EXPECT_THAT(move_texts(at("W..B..W.....WB...B.W...B w 0 0"), {}),
              ElementsAre("a7-a4", "a7-d7", "c5-c4", "c5-d5", "d2-b2", "d2-d1", "d2-d3", "d2-f2", "e4-e5"));
}

TEST(LegalMoves, WithoutFlyingThreeStonesWalk) {
  const Position position = at("W......W...B.WB..BBB.... w 0 0");
  const RuleSet no_flying = testing::rules("standard,flyAt=never");
  EXPECT_EQ(to_text(phase(position, no_flying)), "moving");
  EXPECT_THAT(move_texts(position, no_flying),
              ElementsAre("a7-a4", "a7-d7", "d5-c5", "d5-d6", "d5-e5", "f4-e4", "f4-f2", "f4-f6"));
}

TEST(LegalMoves, AHandicapBindsOneSideOnly) {
  const char* const stones = "W......W...B.WB..BB.....";
  const auto phase_of = [&](const char* side, const char* who) {
    const Position position = at(std::string(stones) + side);
    return std::string(to_text(phase(position, testing::rules(std::string("standard,noFlying=") + who))));
  };
  EXPECT_EQ(phase_of(" w 0 0", "white"), "moving");
  EXPECT_EQ(phase_of(" w 0 0", "black"), "flying");
  EXPECT_EQ(phase_of(" w 0 0", "nobody"), "flying");
  const Position three = at("WB......W.W..B.........B w 0 0");
  EXPECT_THAT(move_texts(three, testing::rules("standard,noFlying=white")), SizeIs(7));
  const Position turned = at("WB......W.W..B.........B b 0 0");
  EXPECT_THAT(move_texts(turned, testing::rules("standard,noFlying=white")), SizeIs(54));
}

TEST(LegalMoves, WhoMayNotFlyCanBeShutInWithThreeStones) {
  const Position walled = at("WWB.B....WB..........B.. w 0 0");
  const RuleSet bound = testing::rules("standard,noFlying=white");
  EXPECT_EQ(to_text(board_state(walled, bound)), "black_wins:no_legal_move");
  EXPECT_TRUE(is_blocked(walled, Colour::white, bound));
  EXPECT_EQ(to_text(board_state(walled, testing::rules("standard,noFlying=black"))), "ongoing");
}

TEST(Removable, IsAskedForEitherSide) {
  const Position position = at("WWW.......W.B........BBB w 0 0");
  EXPECT_EQ(removable(position, {}), testing::points("e4"));
  EXPECT_EQ(removable_from(position, Colour::black, {}), testing::points("e4"));
  EXPECT_EQ(removable_from(position, Colour::white, {}), testing::points("b4"));
}

// Whoever fills a Move by hand may fill it with anything.
TEST(FindFault, PointsThatAreNotOnTheBoard) {
  for (const auto* text : {"........................ w 9 9", "W......W...B.WB..BBB.... w 0 0"}) {
    const Position position = at(text);
    for (int point = 0; point <= no_point; ++point) {
      const auto strange = static_cast<Point>(point);
      const Move legal = legal_moves(position, {})[0];
      if (strange < point_count) continue;
      EXPECT_EQ(find_fault(position, Move{legal.from, strange, no_point}, {}), Fault::off_board) << point;
      if (strange == no_point) continue;
      EXPECT_EQ(find_fault(position, Move{strange, legal.to, no_point}, {}), Fault::off_board) << point;
      EXPECT_EQ(find_fault(position, Move{legal.from, legal.to, strange}, {}), Fault::off_board) << point;
    }
  }
  EXPECT_EQ(find_fault(Position(), Move{}, {}), Fault::off_board);
  EXPECT_EQ(find_fault(at("WWB.B..BWWB.B........B.. w 0 0"), Move{}, {}), Fault::game_over);
}

TEST(Perft, OfFinishedGamesIsNothing) {
  const Position lost = at("WWB.B..BWWB.B........B.. w 0 0");
  EXPECT_EQ(perft(lost, 0, {}), 1u);
  EXPECT_EQ(perft(lost, 1, {}), 0u);
  EXPECT_EQ(perft(lost, 3, {}), 0u);
  EXPECT_TRUE(perft_divide(lost, 2, {}).empty());
}

TEST(Perft, DividesByFirstMove) {
  const Position position = at(moving);
  std::uint64_t sum = 0;
  const auto divided = perft_divide(position, 3, {});
  EXPECT_EQ(static_cast<int>(divided.size()), legal_moves(position, {}).size());
  for (const auto& [first, nodes] : divided) {
    EXPECT_EQ(nodes, perft(position.after(first), 2, {})) << to_text(first);
    sum += nodes;
  }
  EXPECT_EQ(sum, perft(position, 3, {}));
  EXPECT_EQ(perft_divide(position, 1, {}).front().second, 1u);
}

}  // namespace
}  // namespace muehle

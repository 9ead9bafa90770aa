// A small database plays, and the moves it prefers.
#include <gtest/gtest.h>

#include "perfect/rated_moves.h"
#include "rules/notation.h"
#include "support/play_checks.h"
#include "support/small_database.h"

namespace muehle::perfect {
namespace {

using testing_support::CheckResult;
using testing_support::Defence;

constexpr int stones_played = 8;

const Database& small_database(MillProtection protection = MillProtection::exception_all_in_mills) {
  static const auto make = [](MillProtection of) {
    const RulesKey key{of};
    return testing_support::open_files(key, testing_support::make_small_files(key, stones_played));
  };
  static const Database standard = make(MillProtection::exception_all_in_mills);
  static const Database strict = make(MillProtection::strict);
  return protection == MillProtection::strict ? strict : standard;
}

std::string report(const CheckResult& result) {
  std::string text;
  for (const std::string& failure : result.failures) text += failure + "\n";
  return text;
}

class Play : public testing::TestWithParam<MillProtection> {};
INSTANTIATE_TEST_SUITE_P(BothProtections, Play,
                         testing::Values(MillProtection::exception_all_in_mills, MillProtection::strict),
                         [](const auto& test) {
                           return test.param == MillProtection::strict ? "strict" : "standard";
                         });

TEST_P(Play, winsInExactlyTheStatedPliesAgainstTheLongestDefence) {
  const auto result =
      testing_support::check_wins_of_moving(small_database(GetParam()), 200, Defence::longest, 1);
  EXPECT_EQ(result.games, 200);
  EXPECT_GT(result.longest, 9);
  EXPECT_TRUE(result.failures.empty()) << report(result);
}

TEST_P(Play, winsNoLaterAgainstAnyDefence) {
  const auto result =
      testing_support::check_wins_of_moving(small_database(GetParam()), 200, Defence::random, 2);
  EXPECT_EQ(result.games, 200);
  EXPECT_TRUE(result.failures.empty()) << report(result);
}

// Black's last placements with few stones are recomputed from the moving phase.
TEST_P(Play, winsFromTheLastPlacement) {
  const auto result =
      testing_support::check_wins_of_placing(small_database(GetParam()), 200, Defence::longest, 3);
  EXPECT_EQ(result.games, 200);
  EXPECT_TRUE(result.failures.empty()) << report(result);
}

TEST_P(Play, drawsWhatIsDrawn) {
  const Position drawn = *parse_position("W.W......B.B..B.W..B...W w 0 0");
  const auto probe = make_probe(small_database(GetParam()));
  ASSERT_EQ((*probe->answer(drawn))->value, Value::draw);
  EXPECT_EQ(testing_support::outcome_of_self_play(small_database(GetParam()), drawn), "draw:repetition");
}

// ---- moves with their values ----

TEST(RatedMoves, areOrderedByWhatTheMoverWants) {
  const std::vector<std::optional<Answer>> best_first = {Answer{Value::win, 1},
                                                         Answer{Value::win, 25},
                                                         Answer{Value::win, std::nullopt},
                                                         Answer{Value::draw, std::nullopt},
                                                         Answer{Value::loss, std::nullopt},
                                                         Answer{Value::loss, 26},
                                                         Answer{Value::loss, 2},
                                                         std::nullopt};
  for (std::size_t n = 0; n < best_first.size(); ++n) {
    EXPECT_EQ(compare(best_first[n], best_first[n]), 0);
    for (std::size_t later = n + 1; later < best_first.size(); ++later) {
      EXPECT_LT(compare(best_first[n], best_first[later]), 0) << n << " " << later;
      EXPECT_GT(compare(best_first[later], best_first[n]), 0) << n << " " << later;
    }
  }
}

TEST(RatedMoves, countTheMoveItself) {
  const auto probe = make_probe(small_database());
  const Position position = *parse_position("WW.W.................BBB w 0 0");
  const auto moves = rated_moves(*probe, position, {});
  ASSERT_TRUE(moves.has_value());
  EXPECT_EQ(moves->size(), static_cast<std::size_t>(legal_moves(position, {}).size()));
  EXPECT_EQ(to_text(moves->front().move).substr(0, 6), "b6-g7x");
  EXPECT_EQ(moves->front().answer, (Answer{Value::win, 1}));
  EXPECT_EQ(*probe->answer(position), moves->front().answer);
}

TEST(RatedMoves, sayWhereNothingIsKnown) {
  const auto probe = make_probe(small_database());
  const auto moves = rated_moves(*probe, Position(), {});
  ASSERT_TRUE(moves.has_value());
  EXPECT_EQ(moves->size(), 24u);
  for (const RatedMove& move : *moves) EXPECT_EQ(move.answer, std::nullopt);
}

TEST(BestLine, goesToTheEnd) {
  const auto probe = make_probe(small_database());
  Position position = *parse_position("......BW...W.W.B.B...... w 0 0");
  ASSERT_EQ(*probe->answer(position), (Answer{Value::loss, 26}));
  const auto line = best_line(*probe, position, {}, 100);
  ASSERT_TRUE(line.has_value());
  EXPECT_EQ(line->size(), 26u);
  for (const Move move : *line) position = position.after(move);
  EXPECT_EQ(to_text(board_state(position, {})), "black_wins:too_few_stones");
  EXPECT_EQ(best_line(*probe, *parse_position("......BW...W.W.B.B...... w 0 0"), {}, 7)->size(), 7u);
}

TEST(BestLine, stopsWhereItIsToldAndWhereNothingIsWon) {
  const auto probe = make_probe(small_database());
  EXPECT_TRUE(best_line(*probe, Position(), {}, 100)->empty());
  EXPECT_TRUE(best_line(*probe, *parse_position("W.W......B.B..B.W..B...W w 0 0"), {}, 100)->empty());
}

// The best of those that are known may be worse than one that is not.
TEST(BestLine, stopsWhereAMoveIsNotKnown) {
  const Position position = *parse_position("WW.W.................BBB w 0 0");
  const Position unknown = position.after(legal_moves(position, {})[0]);
  const auto line = best_line(
      [&](const Position& next) -> Result<std::optional<Answer>> {
        if (next.key() == unknown.key()) return std::optional<Answer>();
        return std::optional<Answer>({Value::loss, 0});
      },
      position, {}, 10);
  EXPECT_TRUE(line->empty());
}

// ---- what a database promises ----

// A sector without a file is worked out from those that its moves lead to, with a capture and without.
TEST(PromisedSectors, needWhatCapturesLeadTo) {
  const RulesKey key{MillProtection::exception_all_in_mills};
  testing_support::DatabaseFiles files = testing_support::make_small_files(key, 8);
  const Sector last_placement{placing_plies - 1, 3, 4};
  EXPECT_TRUE(testing_support::open_files(key, files).knows(last_placement, Content::wdl));
  const Sector after_capture{placing_plies, 3, 4};
  for (const Content content : {Content::wdl, Content::distance})
    ASSERT_EQ(files.erase(file_name(after_capture, content)), 1u);
  const Database without = testing_support::open_files(key, files);
  EXPECT_TRUE(without.knows({placing_plies, 4, 4}, Content::wdl));
  EXPECT_FALSE(without.knows(last_placement, Content::wdl));
}

}  // namespace
}  // namespace muehle::perfect

#include "search/reach.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <set>
#include <utility>

#include "search/search_test.h"

namespace muehle::search {
namespace {

using testing::random_position;

constexpr int anywhere = 1 << code_bits;  // all origins and targets a code can name

// Origin and target of a move, the hand as no_code_point.
using Way = std::pair<int, int>;

struct Ways {
  std::set<Way> closing;
  std::set<Way> quiet;
};

// The plain generator's.
Ways plain_ways(const Position& position, const RuleSet& rules) {
  Ways ways;
  for (const Move move : legal_moves(position, rules)) {
    const MoveCode code = encode(move);
    auto& kind = closes_mill(position, move) ? ways.closing : ways.quiet;
    kind.emplace(code_origin(code), code_target(code));
  }
  return ways;
}

// Calls a visitor and collects what it is shown, each way once.
template <typename ForEach>
std::set<Way> collect(ForEach&& for_each) {
  std::set<Way> found;
  for_each([&](int from, int to) { RC_ASSERT(found.emplace(from, to).second); });
  return found;
}

RC_GTEST_PROP(Reach, IsWhatThePlainGeneratorMakes, ()) {
  RuleSet rules;
  rules.mill_protection = *rc::gen::element(MillProtection::exception_all_in_mills, MillProtection::strict,
                                            MillProtection::strict_above_three);
  rules.fly_at = *rc::gen::element(RuleSet{}.fly_at, never_fly);
  rules.no_flying = *rc::gen::element(NoFlying::nobody, NoFlying::white, NoFlying::black);
  const Phase phase = *rc::gen::element(Phase::placing, Phase::moving, Phase::flying);
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const Position position = random_position(phase, rules, random);

  const Reach reach(position, position.to_move(), rules);
  const Ways plain = plain_ways(position, rules);
  RC_ASSERT(collect([&](auto visit) { reach.for_each_closing(visit); }) == plain.closing);
  RC_ASSERT(collect([&](auto visit) { reach.for_each_quiet(visit); }) == plain.quiet);
  RC_ASSERT(reach.places() == (phase == Phase::placing));
  RC_ASSERT(!reach.stuck());
  Mask closing = 0;
  for (const auto& [from, to] : plain.closing) closing |= bit(static_cast<Point>(to));
  RC_ASSERT(reach.closing() == closing);
  for (int from = 0; from < anywhere; ++from) {
    for (int to = 0; to < anywhere; ++to) {
      const bool closes = plain.closing.contains({from, to});
      RC_ASSERT(reach.can_go(from, to) == (closes || plain.quiet.contains({from, to})));
      if (reach.can_go(from, to)) {
        RC_ASSERT(reach.closes(from, to) == closes);
      }
    }
  }
}

// A side that is not to move has the moves it would have if it were.
RC_GTEST_PROP(Reach, KnowsBothSides, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const Position position = random_position(Phase::moving, {}, random);
  Setup turned = position.setup();
  turned.to_move = other(turned.to_move);
  const Position theirs = *Position::make(turned);
  const Reach reach(position, turned.to_move, {});
  RC_ASSERT(reach.stuck() == !board_state(theirs, {}).ongoing());
  RC_ASSERT(collect([&](auto visit) { reach.for_each_closing(visit); }) == plain_ways(theirs, {}).closing);
}

TEST(Reach, WhoIsShutInIsStuck) {
  const RuleSet never = testing::rules("standard,flyAt=never");
  const Position shut_in = testing::at("WB.......B.............. w 0 0");
  EXPECT_TRUE(Reach(shut_in, Colour::white, never).stuck());
  EXPECT_FALSE(Reach(shut_in, Colour::black, never).stuck());
  // A stone in hand finds a place.
  EXPECT_FALSE(Reach(testing::at("WB.......B.............. w 1 1"), Colour::white, never).stuck());
}

RC_GTEST_PROP(MoveCode, HoldsEveryMove, ()) {
  const auto any = [] { return static_cast<Point>(*rc::gen::inRange(0, point_count)); };
  const Move placing{no_point, any(), no_point};
  const Move taking{any(), any(), any()};
  RC_ASSERT(decode(encode(placing)) == placing);
  RC_ASSERT(decode(encode(taking)) == taking);
  RC_ASSERT(code_captures(encode(taking)));
  RC_ASSERT(!code_captures(encode(placing)));
  RC_ASSERT(encode(taking) < no_move);
}

}  // namespace
}  // namespace muehle::search

// The database in the search, with databases that say what the test wants.
#include "search/oracle.h"

#include <gtest/gtest.h>

#include <functional>

#include "search/search_test.h"

namespace muehle::search {
namespace {

using perfect::Answer;
using perfect::Value;
using testing::history;
using testing::move;
using testing::no_draws;
using testing::random_history;
using testing::TestTable;
using Reply = Result<std::optional<Answer>>;

class FakeProbe final : public perfect::Probe {
 public:
  explicit FakeProbe(std::function<Reply(const Position&)> reply) : reply_(std::move(reply)) {}
  Reply answer(const Position& position) override {
    ++asked;
    return reply_(position);
  }
  int asked = 0;

 private:
  std::function<Reply(const Position&)> reply_;
};

// Some positions are on pages that are not at hand; asking for them does not bring them, fetching does.
class FarProbe final : public perfect::Probe {
 public:
  using Far = std::function<bool(const Position&)>;
  FarProbe(std::function<std::optional<Answer>(const Position&)> reply, Far far)
      : reply_(std::move(reply)), far_(std::move(far)) {}

  Reply answer(const Position& position) override { return reply_(position); }
  Result<perfect::Sight> look(const Position& position) override {
    if (!far_(position) || fetched > 0) return perfect::Sight{reply_(position), {}};
    return perfect::Sight{{}, {{"far", static_cast<std::uint32_t>(position.key() % 1000), 0, 1}}};
  }
  void ask_for(std::span<const perfect::Page> pages) override { asked_for += pages.size(); }
  Result<void> fetch(const perfect::Page&) override {
    ++fetched;
    return {};
  }

  std::size_t asked_for = 0;
  int fetched = 0;

 private:
  std::function<std::optional<Answer>(const Position&)> reply_;
  Far far_;
};

std::int64_t standing_clock() { return 0; }

// With a limit of time, which never comes.
Report search_in_time(FarProbe& probe, const History& begin) {
  TestTable memory;
  const Request request{.limits = {.depth = 4, .microseconds = 1'000'000}};
  return Searcher(memory.table).search(begin, request, {.clock = standing_clock, .probe = &probe});
}

Report search_with(FakeProbe& probe, const History& begin, const Request& request) {
  TestTable memory;
  return Searcher(memory.table).search(begin, request, {.probe = &probe});
}

// Values by looking to the end of the game, which is near, as a database would know them.
std::optional<Answer> looked_up(const Position& position, const RuleSet& rules, int plies) {
  const BoardState state = board_state(position, rules);
  if (!state.ongoing()) return Answer{state.winner == position.to_move() ? Value::win : Value::loss, 0};
  if (plies == 0) return Answer{Value::draw, {}};
  std::optional<Answer> best;
  for (const Move each : legal_moves(position, rules)) {
    const Answer reply = *looked_up(position.after(each), rules, plies - 1);
    const Answer mine = for_the_mover(reply);
    if (is_better(mine, best)) best = mine;
  }
  return best;
}

constexpr std::string_view wins_in_three = ".W.......B..WB..W.B..... b ";
constexpr int far_enough = 2;  // after the first move

FakeProbe looking_ahead(const RuleSet& rules, int plies = far_enough) {
  return FakeProbe(
      [rules, plies](const Position& position) -> Reply { return looked_up(position, rules, plies); });
}

TEST(Oracle, CountsAnswersAndForgetsWhatIsAbsent) {
  FakeProbe probe([](const Position&) -> Reply { return std::nullopt; });
  Oracle oracle(&probe);
  EXPECT_FALSE(oracle.ask(Position{}));
  EXPECT_FALSE(oracle.ask(Position{}));
  EXPECT_EQ(probe.asked, 1);  // the database does not hold this kind of position
  EXPECT_EQ(oracle.hits(), 0);
  EXPECT_TRUE(oracle.available());
}

TEST(Oracle, TheFirstErrorEndsTheAsking) {
  FakeProbe probe([](const Position&) -> Reply { return fail("a file is damaged"); });
  Oracle oracle(&probe);
  EXPECT_FALSE(oracle.ask(Position{}));
  EXPECT_FALSE(oracle.available());
}

TEST(Oracle, WhatIsNotHereYetIsNotAbsent) {
  bool far = true;
  FarProbe probe([](const Position&) { return Answer{Value::draw, {}}; },
                 [&](const Position&) { return far; });
  Oracle oracle(&probe, Oracle::Patience::never_waits);
  EXPECT_FALSE(oracle.consult(Position{}).final);
  EXPECT_FALSE(oracle.ask(Position{}));
  EXPECT_EQ(probe.asked_for, 1u) << "once is enough";
  EXPECT_EQ(probe.fetched, 0);
  far = false;
  EXPECT_TRUE(oracle.ask(Position{}));
}

TEST(Oracle, WaitsWhereItMay) {
  FarProbe probe([](const Position&) { return Answer{Value::draw, {}}; },
                 [](const Position&) { return true; });
  Oracle oracle(&probe);
  EXPECT_TRUE(oracle.ask(Position{}));
  EXPECT_EQ(probe.fetched, 1);
}

TEST(Oracle, DoesNotWaitWhenStopped) {
  const std::atomic<bool> stop = true;
  FarProbe probe([](const Position&) { return Answer{Value::draw, {}}; },
                 [](const Position&) { return true; });
  Oracle oracle(&probe, Oracle::Patience::until_stopped, &stop);
  EXPECT_FALSE(oracle.ask(Position{}));
  EXPECT_EQ(probe.fetched, 0);
}

TEST(Database, PlaysTheOnlyWinThatIsKnown) {
  const History begin = random_history({}, 30, 8);
  for (const Move only : legal_moves(begin.position(), {})) {
    const Position won = begin.position().after(only);
    FarProbe probe([](const Position&) { return Answer{Value::loss, {}}; },
                   [&](const Position& position) { return position != won; });
    EXPECT_EQ(search_in_time(probe, begin).best, only);
    EXPECT_EQ(probe.fetched, 0);
    EXPECT_GT(probe.asked_for, 0u);
  }
}

TEST(Database, PlaysNoneOfTheLossesThatAreKnown) {
  const History begin = random_history({}, 30, 8);
  const Move liked = *testing::search(begin, {.depth = 4}).best;
  for (const Move unknown : legal_moves(begin.position(), {})) {
    if (unknown == liked) continue;
    const Position far = begin.position().after(unknown);
    FarProbe probe([](const Position&) { return Answer{Value::win, {}}; },
                   [&](const Position& position) { return position == far; });
    const Report report = search_in_time(probe, begin);
    EXPECT_EQ(report.best, unknown);
    EXPECT_FALSE(report.info.exact);
  }
}

TEST(Database, PlaysTheDrawThatIsKnown) {
  // A position in which no move promises much.
  const auto even = [](const History& history) {
    return std::abs(testing::search(history, {.depth = 4}).info.score) < 50;
  };
  std::uint64_t seed = 1;
  while (!even(random_history({}, 8, seed))) ++seed;
  const History begin = random_history({}, 8, seed);
  for (const Move known : legal_moves(begin.position(), {})) {
    const Position drawn = begin.position().after(known);
    FarProbe probe([](const Position&) { return Answer{Value::draw, {}}; },
                   [&](const Position& position) { return position != drawn; });
    EXPECT_EQ(search_in_time(probe, begin).best, known);
  }
}

TEST(Database, AnErrorDoesNotChangeTheSearch) {
  const History begin = random_history({}, 25, 3);
  FakeProbe probe([](const Position&) -> Reply { return fail("a file is damaged"); });
  const Report with = search_with(probe, begin, {.limits = {.depth = 5}});
  const Report without = testing::search(begin, {.depth = 5});
  EXPECT_EQ(with.best, without.best);
  EXPECT_EQ(with.info.score, without.info.score);
  EXPECT_FALSE(with.info.exact);
  EXPECT_EQ(probe.asked, 1);
}

TEST(Database, WinsByTheShortestWayAtOnce) {
  FakeProbe probe = looking_ahead(testing::rules(no_draws));
  const History begin = history(no_draws, std::string(wins_in_three) + "0 0");
  const Report report = search_with(probe, begin, {.limits = {.depth = 1}});
  EXPECT_EQ(report.info.score, win_in(3));
  EXPECT_TRUE(report.info.exact);
  EXPECT_FALSE(report.info.ignores_draw_rules);
  EXPECT_GT(report.info.database_hits, 0);
  EXPECT_EQ(report.info.line.size(), 3);
  EXPECT_EQ(report.ponder, report.info.line[1]);
}

TEST(Database, SaysWhenADrawRuleOvertakesTheWin) {
  FakeProbe probe = looking_ahead(testing::rules("standard"));
  const auto with_plies_left = [&](int left) {
    const std::string start = std::string(wins_in_three) + "0 0 " + std::to_string(100 - left) + " 90";
    return search_with(probe, history("standard", start), {.limits = {.depth = 4}}).info;
  };
  EXPECT_FALSE(with_plies_left(3).ignores_draw_rules);
  const Info late = with_plies_left(2);
  EXPECT_TRUE(late.exact);
  EXPECT_TRUE(late.ignores_draw_rules);
  EXPECT_EQ(late.score, win_in(3));
}

TEST(Database, NeverLeavesADrawnPosition) {
  // All moves but one lose; the search would like another one.
  const History begin = random_history({}, 30, 8);
  const MoveList moves = legal_moves(begin.position(), {});
  for (const Move only : moves) {
    const Position safe = begin.position().after(only);
    FakeProbe probe([&](const Position& position) -> Reply {
      return Answer{position == safe ? Value::draw : Value::win, {}};
    });
    const Report report = search_with(probe, begin, {.limits = {.depth = 3}});
    EXPECT_EQ(report.best, only);
    EXPECT_TRUE(report.info.exact);
    EXPECT_EQ(report.info.score, draw_score);
  }
}

TEST(Database, AWinWithoutDistanceIsCalledOne) {
  const History begin = history("schelling-salon", "........................ w 9 9");
  FakeProbe probe([](const Position&) -> Reply { return Answer{Value::loss, {}}; });
  const Report report = search_with(probe, begin, {.limits = {.depth = 2}});
  EXPECT_EQ(report.info.score, win_in(unknown_plies));
  EXPECT_TRUE(report.info.exact);
  EXPECT_FALSE(report.info.ignores_draw_rules);  // these rules have no draws
}

TEST(Database, KnowsOfLinesBehindTheBest) {
  const History begin = history(no_draws, std::string(wins_in_three) + "0 0");
  FakeProbe probe = looking_ahead(begin.rules());
  const Report report = search_with(probe, begin, {.limits = {.depth = 2}, .lines = 4});
  ASSERT_EQ(report.lines.size(), 4);
  for (std::size_t n = 0; n < report.lines.size(); ++n) {
    const Info& info = report.lines[n];
    EXPECT_EQ(info.number, static_cast<int>(n) + 1);
    EXPECT_TRUE(info.exact);
    EXPECT_EQ(info.score,
              score_of(*ask_about(*std::make_unique<Oracle>(&probe), begin.position(), info.line[0])));
    if (n > 0) {
      EXPECT_LE(info.score, report.lines[n - 1].score);
    }
  }
}

TEST(Database, IsAskedInsideTheTreeWhereItDoesNotKnowTheRoot) {
  // Known is only what is left after a capture: then the opponent has lost.
  const History begin = history(no_draws, "W.W.W...W......W..B..BBB w 0 0");
  FakeProbe probe([&](const Position& position) -> Reply {
    if (position.total(Colour::black) > 3) return std::nullopt;
    return Answer{Value::loss, 6};
  });
  const Report report = search_with(probe, begin, {.limits = {.depth = 2}});
  EXPECT_FALSE(report.info.exact);
  EXPECT_EQ(report.info.score, win_in(7));
  EXPECT_GT(report.info.database_hits, 0);
}

// White can close a mill with d6-d7 and take one of four stones; the position after that is a loss in six.
constexpr std::string_view can_capture = "W.W.W...W......W..B..BBB ";

// Whatever Black moves, White captures at the second ply. That begins the count anew.
TEST(Database, AWinInsideTheTreeIsBelievedOnlyIfTheCountLeavesTimeForIt) {
  const auto score = [](std::string_view rules) {
    FakeProbe probe([](const Position& position) -> Reply {
      if (position.total(Colour::black) > 3) return std::nullopt;
      return Answer{Value::loss, 6};
    });
    const History begin = history(rules, std::string(can_capture) + "b 0 0");
    return search_with(probe, begin, {.limits = {.depth = 3}}).info.score;
  };
  EXPECT_EQ(score("standard,noMillLimitPlies=6"), loss_in(8));
  EXPECT_NE(score("standard,noMillLimitPlies=5"), loss_in(8));
}

TEST(Database, AMillBeginsTheCountAnewForTheWinThatItBegins) {
  const auto ignores_draw_rules = [](std::string_view rules) {
    FakeProbe probe([](const Position& position) -> Reply {
      if (position.total(Colour::black) > 3) return Answer{Value::draw, {}};
      return Answer{Value::loss, 6};
    });
    return search_with(probe, history(rules, std::string(can_capture) + "w 0 0"), {.limits = {.depth = 1}})
        .info.ignores_draw_rules;
  };
  EXPECT_FALSE(ignores_draw_rules("standard,noMillLimitPlies=6"));
  EXPECT_TRUE(ignores_draw_rules("standard,noMillLimitPlies=5"));
}

TEST(Database, APlayerWhoErrsDoesNotAskIt) {
  FakeProbe probe([](const Position&) -> Reply { return Answer{Value::draw, {}}; });
  search_with(probe, random_history({}, 20, 1),
              {.limits = {.depth = 2}, .errors = {.own_mills_overlooked = 10}});
  EXPECT_EQ(probe.asked, 0);
}

TEST(Database, ASeedAloneIsNoError) {
  FakeProbe probe([](const Position&) -> Reply { return Answer{Value::draw, {}}; });
  const Report report =
      search_with(probe, random_history({}, 20, 1), {.limits = {.depth = 2}, .errors = {.seed = 10}});
  EXPECT_GT(probe.asked, 0);
  EXPECT_TRUE(report.info.exact);
}

TEST(Database, TheTrapIsAmongTheMovesThatKeepTheValue) {
  // The opponent's replies on one side of the board lose, after one of our two drawing moves.
  const History begin = random_history({}, 30, 8);
  const MoveList moves = legal_moves(begin.position(), {});
  ASSERT_GT(moves.size(), 2);
  for (const int trap : {0, 1}) {
    const Position baited = begin.position().after(moves[trap]);
    const Position harmless = begin.position().after(moves[1 - trap]);
    FakeProbe probe([&](const Position& position) -> Reply {
      if (position == baited || position == harmless) return Answer{Value::draw, {}};
      if (position.to_move() != begin.position().to_move()) return Answer{Value::win, {}};
      const MoveList replies = legal_moves(baited, {});
      for (int n = 1; n < replies.size(); ++n) {
        if (baited.after(replies[n]) == position) return Answer{Value::win, {}};
      }
      return Answer{Value::draw, {}};
    });
    const Request request{.limits = {.depth = 2}, .style = Style::trap};
    EXPECT_EQ(search_with(probe, begin, request).best, moves[trap]);
  }
}

}  // namespace
}  // namespace muehle::search

// The engine with a small database: what it says is exact, and what it plays keeps it.
#include <gtest/gtest.h>

#include "perfect/rated_moves.h"
#include "rules/game.h"
#include "rules/notation.h"
#include "search/search.h"
#include "support/random_position.h"
#include "support/small_database.h"

namespace muehle::perfect {
namespace {

constexpr int stones_asked = 7;
constexpr int positions_asked = 150;
constexpr std::size_t engine_slots = 1 << 14;

const Database& database_to_ask() {
  static const Database database =
      testing_support::open_files(RulesKey{}, testing_support::make_small_files(RulesKey{}, stones_asked));
  return database;
}

Position random_position(Random& random) {
  return testing_support::random_moving_position(random, stones_asked);
}

struct Engine {
  std::vector<search::Slot> memory = std::vector<search::Slot>(engine_slots);
  search::Table table{memory};
  search::Searcher searcher{table};
  std::unique_ptr<Probe> probe = make_probe(database_to_ask());

  search::Report think(const History& history) {
    return searcher.search(history, {.limits = {.nodes = 2'000}}, {.probe = probe.get()});
  }
};

search::Score score_of(const Answer& answer) {
  if (answer.value == Value::draw) return search::draw_score;
  return answer.value == Value::win ? search::win_in(*answer.plies) : search::loss_in(*answer.plies);
}

TEST(EngineWithDatabase, SaysWhatTheDatabaseKnowsAndPlaysTheBestMoves) {
  Engine engine;
  Random random(1);
  int decided = 0;
  for (int n = 0; n < positions_asked; ++n) {
    const Position position = random_position(random);
    const auto answer = engine.probe->answer(position);
    ASSERT_TRUE(answer && *answer) << to_text(position);
    const search::Report report = engine.think(History(RuleSet{}, Start{position}));
    EXPECT_TRUE(report.info.exact) << to_text(position);
    EXPECT_EQ(report.info.score, score_of(**answer)) << to_text(position);
    EXPECT_GT(report.info.database_hits, 0u);

    const auto moves = rated_moves(*engine.probe, position, RuleSet{});
    ASSERT_TRUE(moves && report.best);
    for (const RatedMove& move : *moves) {
      if (move.move == *report.best) {
        EXPECT_EQ(compare(move.answer, moves->front().answer), 0) << to_text(position);
      }
    }
    decided += (*answer)->value != Value::draw ? 1 : 0;
  }
  EXPECT_GT(decided, positions_asked / 4);
}

// Both sides play by the database, under rules that draw by repetition: the game ends when it was foretold.
TEST(EngineWithDatabase, WinsInAsManyPliesAsItSays) {
  Engine engine;
  Random random(2);
  for (int games = 0; games < 20;) {
    const Position position = random_position(random);
    const auto answer = engine.probe->answer(position);
    ASSERT_TRUE(answer && *answer);
    if ((*answer)->value != Value::win) continue;
    ++games;
    Game game(RuleSet{}, Start{position});
    while (!game.outcome().over()) {
      const search::Report report = engine.think(game.history());
      ASSERT_TRUE(report.best && game.apply(MakeMove{*report.best, {}}));
    }
    const Verdict wins = position.to_move() == Colour::white ? Verdict::white_wins : Verdict::black_wins;
    EXPECT_EQ(game.outcome().verdict, wins) << to_text(position);
    EXPECT_EQ(game.history().size(), *(*answer)->plies) << to_text(position);
  }
}

// With three stones each the first mill ends the game, so nothing begins the count anew: a win that takes
// longer than it is none, and the engine says so.
TEST(EngineWithDatabase, AWinThatTheCountOvertakesIsMarked) {
  Engine engine;
  Random random(3);
  int marked = 0;
  while (marked < 10) {
    const Position position = random_position(random);
    if (count(position.occupied()) != 2 * fewest_stones) continue;
    const auto answer = engine.probe->answer(position);
    ASSERT_TRUE(answer && *answer);
    if ((*answer)->value != Value::win || *(*answer)->plies <= 2) continue;
    const search::Report report = engine.think(History(RuleSet{}, Start{position, 98, 80}));
    EXPECT_TRUE(report.info.ignores_draw_rules || !search::is_win(report.info.score)) << to_text(position);
    ++marked;
  }
}

}  // namespace
}  // namespace muehle::perfect

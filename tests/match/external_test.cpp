// Engines in processes of their own, well-behaved and not. FAKE_ENGINE is the program fake_engine.cpp.
#include "match/external.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "match/match.h"

namespace muehle::match {
namespace {

using ::testing::HasSubstr;

EngineSetup fake(const std::string& manner) {
  EngineSetup setup{.command = std::string("exec '" FAKE_ENGINE "' ") + manner, .options = {}, .pace = {}};
  setup.pace.move_time = Milliseconds(600'000);  // never reached
  return setup;
}

EngineSetup hasty(EngineSetup setup) {
  setup.pace.move_time = Milliseconds(1);
  setup.grace = Milliseconds(50);
  return setup;
}

// A game with the engine as White.
Played game_of(const EngineSetup& setup, const RuleSet& rules = {}) {
  EnginePool pool(setup, nullptr);
  std::optional<Played> played = play_game(rules, {}, 200, pool.participant(1), random_mover(1));
  EXPECT_TRUE(played);
  return std::move(*played);
}

int captures(const Game& game, Colour colour) {
  int count = 0;
  for (int ply = 1; ply <= game.history().size(); ++ply) {
    const Move move = game.history().plies()[static_cast<std::size_t>(ply) - 1].move;
    count += game.history().mover(ply) == colour && move.captures();
  }
  return count;
}

TEST(ExternalEngine, PlaysAGame) {
  for (const char* manner : {"honest", "same-line", "two-tokens"}) {
    const Played played = game_of(fake(manner));
    EXPECT_FALSE(played.foul) << manner << ": " << played.foul->what;
    EXPECT_TRUE(played.game.outcome().over());
    EXPECT_GT(captures(played.game, Colour::white), 0) << manner;
  }
}

TEST(ExternalEngine, BothDialectsPlayTheSame) {
  EXPECT_EQ(game_of(fake("honest")).game.log(), game_of(fake("two-tokens")).game.log());
  EngineSetup one_token = fake("honest");
  one_token.captures = protocol::Captures::joined;
  EXPECT_EQ(game_of(fake("honest")).game.log(), game_of(one_token).game.log());
}

TEST(ExternalEngine, HearsTheRules) {
  RuleSet rules;
  rules.mill_protection = MillProtection::strict;
  EXPECT_FALSE(game_of(fake("honest"), rules).foul);
}

TEST(ExternalEngine, WhoIgnoresTheLimitIsToldToStop) {
  // It answers only when it hears `stop`, and then at once: the grace is never used up.
  EngineSetup setup = fake("waits-to-stop");
  setup.pace.move_time = Milliseconds(1);
  setup.grace = Milliseconds(60'000);
  EnginePool pool(setup, nullptr);
  const std::optional<Played> played = play_game({}, {}, 10, pool.participant(1), random_mover(1));
  ASSERT_TRUE(played);
  EXPECT_FALSE(played->foul) << played->foul->what;
  EXPECT_EQ(pool.usage().moves, 5);
  EXPECT_EQ(pool.usage().stopped, 5);
}

TEST(ExternalEngine, TheClockOfAGameElsewhereCountsInsteadOfItsPace) {
  EngineSetup setup = fake("waits-to-stop");
  setup.grace = Milliseconds(60'000);
  tl::expected<ExternalEngine, Foul> engine = ExternalEngine::start(setup, nullptr);
  ASSERT_TRUE(engine) << engine.error().what;
  ASSERT_TRUE(engine->new_game(1));
  engine::Go limits;
  limits.clocks.left = {1, 600'000};  // White is to move
  const tl::expected<Move, Foul> move = engine->choose(History({}), limits);
  EXPECT_TRUE(move) << move.error().what;
  EXPECT_EQ(engine->usage().stopped, 1);
}

struct Misdeed {
  const char* manner;
  FoulKind kind;
  const char* what;
};

class Fouls : public ::testing::TestWithParam<Misdeed> {};

TEST_P(Fouls, LoseTheGameWithTheReason) {
  const bool slow = GetParam().kind == FoulKind::time;
  const Played played = game_of(slow ? hasty(fake(GetParam().manner)) : fake(GetParam().manner));
  ASSERT_TRUE(played.foul);
  EXPECT_EQ(played.foul->kind, GetParam().kind) << played.foul->what;
  EXPECT_THAT(played.foul->what, HasSubstr(GetParam().what));
  EXPECT_EQ(played.game.outcome().verdict, Verdict::black_wins);
}

INSTANTIATE_TEST_SUITE_P(ExternalEngine, Fouls,
                         ::testing::Values(Misdeed{"silent", FoulKind::time, "no answer"},
                                           Misdeed{"crashes", FoulKind::crash, "signal 9"},
                                           Misdeed{"leaves", FoulKind::crash, "exit status 3"},
                                           Misdeed{"babbles", FoulKind::nonsense, "hello"},
                                           Misdeed{"illegal", FoulKind::illegal_move, "a1-g7"},
                                           Misdeed{"refuses", FoulKind::nonsense, "I would rather not"},
                                           Misdeed{"floods", FoulKind::flood, "1 MiB"},
                                           Misdeed{"chatters", FoulKind::flood, "64 MiB"},
                                           Misdeed{"no-stone", FoulKind::illegal_move, "took no stone"}),
                         [](const auto& each) {
                           std::string name = each.param.manner;
                           std::erase(name, '-');
                           return name;
                         });

TEST(EnginePool, TellsWhatWasUsed) {
  EnginePool pool(hasty(fake("silent")), nullptr);
  {
    const Participant participant = pool.participant(1);
    EXPECT_TRUE(participant(Game(), Colour::white).foul);
  }
  EXPECT_EQ(pool.usage().moves, 1);
  EXPECT_EQ(pool.usage().stopped, 1);
  EXPECT_GE(pool.usage().longest, Milliseconds(50));
}

TEST(EnginePool, StartsAnotherOneAfterAFoul) {
  EnginePool pool(fake("crashes"), nullptr);
  const Standing standing =
      play_match({}, 4, 2, [&](std::uint64_t seed) { return pool.participant(seed); }, random_mover);
  EXPECT_EQ(standing.tally.games(), 4);
  EXPECT_EQ(standing.fouls_first[static_cast<std::size_t>(FoulKind::crash)], 4);
}

TEST(EnginePool, UsesAnEngineForManyGames) {
  EnginePool pool(fake("honest"), nullptr);
  const Standing standing =
      play_match({}, 6, 2, [&](std::uint64_t seed) { return pool.participant(seed); }, random_mover);
  EXPECT_EQ(standing.tally.games(), 6);
  EXPECT_EQ(standing.fouls(), 0);
}

TEST(EnginePool, SaysWhyAnEngineDoesNotStart) {
  EngineSetup setup = fake("no-greeting");
  setup.start = Milliseconds(50);
  EXPECT_THAT(EnginePool(setup, nullptr).try_out().error().what, HasSubstr("no uciok"));
  setup = fake("deaf");
  setup.start = Milliseconds(50);
  EXPECT_EQ(EnginePool(setup, nullptr).try_out().error().kind, FoulKind::time);
  setup = fake("honest");
  setup.command = "/nowhere/engine";
  EXPECT_EQ(EnginePool(setup, nullptr).try_out().error().kind, FoulKind::crash);
  EXPECT_EQ(EnginePool(fake("honest"), nullptr).try_out(), "fake");
}

TEST(EnginePool, EndsWithTheMatch) {
  std::atomic<bool> stop = false;
  EnginePool pool(fake("silent"), &stop);
  const Participant participant = pool.participant(1);
  stop = true;
  EXPECT_FALSE(play_game({}, {}, 200, participant, random_mover(1), &stop));
}

}  // namespace
}  // namespace muehle::match

// The library as programs see it: through muehle.h, in C (c_test.c) and by way of muehle.hpp.
#include <gtest/gtest.h>

#include <muehle.hpp>
#include <thread>
#include <unordered_set>

#include "library/c_test.h"
#include "library/small_folder.h"

namespace library_test {
namespace {

using muehle::Position;
using muehle::Value;

const char* const won = "W...W...BB......B....W.. w 0 0";

TEST(LibraryInC, Rules) { EXPECT_STREQ(c_test_rules(), nullptr); }
TEST(LibraryInC, Positions) { EXPECT_STREQ(c_test_positions(), nullptr); }
TEST(LibraryInC, Games) { EXPECT_STREQ(c_test_games(), nullptr); }
TEST(LibraryInC, Database) { EXPECT_STREQ(c_test_database(small_folder().c_str()), nullptr); }
TEST(LibraryInC, AnyWord) { EXPECT_STREQ(c_test_words(small_folder().c_str()), nullptr); }
TEST(LibraryInC, Sectors) { EXPECT_STREQ(c_test_sectors(small_folder().c_str()), nullptr); }
TEST(LibraryInC, Engine) { EXPECT_STREQ(c_test_engine(small_folder().c_str()), nullptr); }
TEST(LibraryInC, Review) { EXPECT_STREQ(c_test_review(small_folder().c_str()), nullptr); }

TEST(Library, Positions) {
  const Position start;
  EXPECT_EQ(start.text(), "........................ w 9 9");
  EXPECT_EQ(start.moves().size(), 24u);
  const Position after = start.play(muehle::Move("d6"));
  EXPECT_EQ(after.stones(muehle::Colour::white), 1u << 9);
  EXPECT_EQ(after.hand(muehle::Colour::white), 8);
  EXPECT_EQ(after.to_move(), muehle::Colour::black);
  const auto [canonical, symmetry] = after.canonical();
  EXPECT_EQ(after.transform(symmetry), canonical);
  EXPECT_EQ((std::unordered_set<Position>{start, after, start}).size(), 2u);
  EXPECT_EQ(start.state().end, MUEHLE_GOES_ON);
  const muehle::Rules walking("standard,flyAt=never");
  EXPECT_EQ(start.moves(&walking).size(), 24u);
  EXPECT_EQ(walking.text(), "standard,flyAt=never");
}

TEST(Library, ThrowsWhatFails) {
  try {
    Position().play(muehle::Move("a1-a4"));
    FAIL();
  } catch (const muehle::Error& error) {
    EXPECT_EQ(error.code, MUEHLE_ILLEGAL);
    EXPECT_EQ(error.name, "must_place");
  }
  EXPECT_THROW(Position("nothing"), muehle::Error);
  EXPECT_THROW(Position(~muehle_position{0}), muehle::Error);
  EXPECT_THROW(muehle::Rules("nowhere"), muehle::Error);
  EXPECT_THROW(muehle::Database("/nowhere"), muehle::Error);
}

TEST(Library, Games) {
  muehle::Game game;
  game.apply("move d6");
  game.play(muehle::Move("f4"));
  muehle::Game other = game;
  other.apply("takeback 1");
  EXPECT_EQ(game.plies(), 2);
  EXPECT_EQ(other.plies(), 1);
  other = game;
  EXPECT_EQ(other.events(), (std::vector<std::string>{"move d6", "move f4"}));
  EXPECT_EQ(other.move(2).text(), "f4");
  EXPECT_FALSE(other.over());
  EXPECT_EQ(other.draws(2), std::make_pair(0, std::string("[]")));
  EXPECT_EQ(muehle::Game::read(game.record()).record(), game.record());
  EXPECT_EQ(muehle::Game(nullptr, won).position().text(), won);
  EXPECT_EQ(game.rules().text(), "standard");
  EXPECT_EQ(game.tag("Annotator"), std::nullopt);
  game.set_tag("White", "Anna");
  EXPECT_EQ(muehle::Game::read(game.record()).tag("White"), "Anna");
}

TEST(Library, TakesBackWhatWasSaidAlongMovesWithThem) {
  muehle::Game game = muehle::Game::read("1. d6 f4 {not the best} 2. d2 *");
  game.apply("takeback 2");
  EXPECT_EQ(game.record().find("not the best"), std::string::npos);
  EXPECT_EQ(muehle::Game::read(game.record()).plies(), 1);
}

TEST(Library, Values) {
  muehle::Database database(small_folder());
  const Position position(won);
  EXPECT_EQ(database.value(position), (muehle::Answer{Value::win, 3}));
  EXPECT_EQ(database.value(Position()), std::nullopt);
  EXPECT_EQ(database.best(position).answer, (muehle::Answer{Value::win, 3}));
  EXPECT_EQ(database.moves(position).front().move, database.best(position).move);
  EXPECT_EQ(database.missing(Position()), "placing-0-0-0.wdl\n");
  EXPECT_TRUE(database.knows(muehle::Sector("moving-4-3"), true));
  EXPECT_EQ(muehle::Database::values_only(small_folder()).value(position),
            (muehle::Answer{Value::win, std::nullopt}));
  EXPECT_EQ(database.verify(false).files, 4u);
}

TEST(Library, ThreadsShareADatabase) {
  const muehle::Database database(small_folder());
  const muehle::Sector sector("moving-4-3");
  std::vector<std::vector<std::int8_t>> found(2, std::vector<std::int8_t>(2000));
  std::vector<std::thread> threads;
  for (auto& values : found)
    threads.emplace_back(
        [&values, &sector, own = database.share()]() mutable { own.slots(sector, 100, values); });
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(found[0], found[1]);
}

TEST(Library, EngineAndReview) {
  int infos = 0;
  muehle::Engine engine([&](const muehle_info&) { ++infos; });
  engine.set("Hash", "4");
  muehle::Game game(nullptr, won);
  engine.think_about(game);
  engine.go({.depth = 3});
  const muehle_best best = engine.wait();
  EXPECT_GT(infos, 0);
  game.play(best.move);
  muehle::Database database(small_folder());
  const muehle::Review review(game, database);
  ASSERT_EQ(review.size(), 1);
  EXPECT_EQ(muehle::answer_of(review[0].best.answer), (muehle::Answer{Value::win, 3}));
  EXPECT_NE(review.json().find("\"moves\""), std::string::npos);
  EXPECT_NE(muehle::Review(game, nullptr, {.depth = 1}).record().find("[%value"), std::string::npos);
}

}  // namespace
}  // namespace library_test

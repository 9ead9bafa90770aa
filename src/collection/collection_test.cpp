// Games of a collection: added once, found, and as a tree.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "collection/games_test.h"
#include "rules/notation.h"
#include "storage/sqlite.h"

namespace muehle::collection {
namespace {

class CollectionTest : public GamesTest {};

std::vector<NewGame> some() {
  return {game("Anna", "Ben", "2026.01.05", "1. d6 f4 2. d2 b4", "1-0"),
          game("Ben", "Anna", "2026.02.05", "1. f4 d6", "1/2-1/2"),
          game("Clara", "Ben", "2026.03.05", "1. a7 d7 2. g7", "0-1"), game("1. d6 b4")};
}
std::vector<std::string> whites(const std::vector<StoredGame>& games) {
  std::vector<std::string> names;
  for (const StoredGame& each : games) names.push_back(each.white);
  return names;
}

TEST_F(CollectionTest, KeepsAGameOnce) {
  Collection games = open();
  EXPECT_EQ(games.add(some())->added, 4);
  const auto again = games.add(std::vector{game("anna ", "BEN", "2026.01.05", "1. d6 f4 2. d2 b4", "1-0"),
                                           game("Anna", "Ben", "2026.01.06", "1. d6 f4 2. d2 b4", "1-0")});
  EXPECT_EQ(again->added, 1);
  EXPECT_EQ(again->known, 1);
  EXPECT_EQ(games.add(std::vector{game("Jörg", "Ben", "2026-03-01", "1. d6")})->added, 1);
  EXPECT_EQ(games.add(std::vector{game("JÖRG", "Ben", "2026.3.1", "1. d6")})->known, 1);
  EXPECT_EQ(games.add(std::vector{game("Jörg", "Ben", "1.3.2026", "1. d6")})->known, 1);
  EXPECT_EQ(games.find({.player = "jörg"}, 1)->front().date, "2026.03.01");
  EXPECT_TRUE(*games.remove(6));
  const auto totals = games.totals();
  EXPECT_EQ(totals->games, 5);
  EXPECT_EQ(totals->players, 3);
}

TEST_F(CollectionTest, IsThereWhenItIsOpenedAgain) {
  {
    ASSERT_TRUE(open().add(some()));
  }
  Collection games = open(Missing::fail);
  const auto first = games.game(1);
  ASSERT_TRUE(first && *first);
  EXPECT_EQ((*first)->white, "Anna");
  EXPECT_EQ((*first)->result, "1-0");
  EXPECT_EQ((*first)->rules, "standard");
  EXPECT_EQ((*first)->source, "club.txt");
  EXPECT_EQ((*first)->plies, 4);
  const auto read = records::read_the_game((*first)->record);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->game.history().size(), 4);
  EXPECT_FALSE(*games.game(99));
}

TEST_F(CollectionTest, FindsByPlayerResultAndPosition) {
  Collection games = open();
  ASSERT_TRUE(games.add(some()));
  using Names = std::vector<std::string>;
  EXPECT_EQ(whites(*games.find({}, 10)), (Names{"Clara", "Ben", "Anna", ""}));
  EXPECT_EQ(whites(*games.find({}, 1, 1)), Names{"Ben"});
  EXPECT_EQ(whites(*games.find({.player = " ANNA"}, 10)), (Names{"Ben", "Anna"}));
  EXPECT_EQ(whites(*games.find({.player = "Ben", .opponent = "Clara"}, 10)), Names{"Clara"});
  EXPECT_EQ(whites(*games.find({.player = "Ben", .result = "1-0"}, 10)), Names{"Anna"});
  EXPECT_EQ(*games.count({.player = "Nobody"}), 0);
  // d6 and f4 are alike, d6 and d2 too; b4 d6 is f4 d6 mirrored.
  const Position one = *parse_position("....W................... b 8 9");
  EXPECT_EQ(*games.count({.position = one}), 3);
  EXPECT_EQ(*games.count({.position = one, .rules = RuleSet{}}), 3);
  EXPECT_EQ(*games.count({.position = *parse_position("W....................... b 8 9")}), 1);
}

TEST_F(CollectionTest, FindsByDays) {
  Collection games = open();
  const std::vector<NewGame> dated = {game("day", "b", "2026.03.15", "1. d6 f4"),
                                      game("month", "b", "2026.03.??", "1. d6 b4"),
                                      game("short", "b", "2026.03", "1. d6 d2"),
                                      game("year", "b", "2025.??.??", "1. d6 f2"),
                                      game("other way", "b", "1.4.2026", "1. d6 b2"),
                                      game("no day", "b", "????.??.??", "1. d6 a1"),
                                      game("none", "b", "?", "1. d6 a7")};
  ASSERT_TRUE(games.add(dated));
  const auto found = [&](const Wanted& wanted) {
    std::vector<std::string> names = whites(*games.find(wanted, 10));
    std::ranges::sort(names);
    return names;
  };
  using Names = std::vector<std::string>;
  EXPECT_EQ(found({.since = "2026.03.15"}), (Names{"day", "other way"}));
  EXPECT_EQ(found({.since = "2026.03.01", .until = "2026.03.31"}), (Names{"day", "month", "short"}));
  EXPECT_EQ(found({.until = "2025.12.31"}), Names{"year"});
  EXPECT_EQ(found({.since = "2025.01.02", .until = "2026.03.14"}), (Names{"month", "short"}));
  EXPECT_EQ(found({}).size(), dated.size());
}

TEST_F(CollectionTest, TellsWhatWasPlayedUpToSymmetry) {
  Collection games = open();
  ASSERT_TRUE(games.add(some()));
  const auto first = games.tree(Position(), {});
  ASSERT_TRUE(first);
  ASSERT_EQ(first->size(), 2u);
  EXPECT_EQ(first->front().moves.size(), 4u) << "the four crossings of the middle ring";
  EXPECT_EQ(to_text(first->front().moves.front()), "b4");
  EXPECT_EQ(first->front().games, 3);
  EXPECT_EQ(first->front().white, 1);
  EXPECT_EQ(first->front().draws, 1);
  EXPECT_EQ(first->front().black, 0);
  EXPECT_EQ(to_text(first->back().moves.front()), "a1");
  EXPECT_EQ(first->back().black, 1);
  const auto then = games.tree(*parse_position("....W................... b 8 9"), {}, {.player = "Clara"});
  EXPECT_TRUE(then->empty());
}

TEST_F(CollectionTest, LosesAGameWithItsPositions) {
  Collection games = open();
  ASSERT_TRUE(games.add(some()));
  EXPECT_TRUE(*games.remove(3));
  EXPECT_FALSE(*games.remove(3));
  EXPECT_EQ(games.tree(Position(), {})->size(), 1u);
  EXPECT_EQ(games.add(std::vector{some()[2]})->added, 1);
}

TEST_F(CollectionTest, RefusesFilesOfOthers) {
  EXPECT_EQ(Collection::open(file(), Missing::fail).error().message,
            "there is no collection " + file().string() + "; `muehle games add` makes one");
  std::ofstream(file()) << "no database, however long it is, and it is long enough to be read as one: "
                        << std::string(4096, '.');
  EXPECT_FALSE(Collection::open(file(), Missing::create));
  std::filesystem::remove(file());
  sqlite::Database(file()).run("CREATE TABLE other (id INTEGER)");
  EXPECT_EQ(Collection::open(file(), Missing::create).error().message,
            file().string() + " is no collection of games");
}

}  // namespace
}  // namespace muehle::collection

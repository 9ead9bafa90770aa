#include "server/tables/game_check.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace muehle::server {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::StartsWith;

StoredGame some_game(std::int64_t number, int white, std::vector<std::string> lines) {
  StoredGame game{.number = number,
                  .white = white,
                  .wish = {},
                  .rules = "standard",
                  .start = "........................ w 9 9",
                  .started_at = 0,
                  .events = {},
                  .talk = {}};
  for (std::string& line : lines) {
    const std::string id = "k" + std::to_string(game.events.size());
    game.events.push_back({std::move(line), 0, id, 0});
  }
  return game;
}

StoredTable checked_table(std::vector<StoredGame> games) {
  StoredTable table;
  table.id = 1;
  table.code = "abcdefghijkm";
  table.next_colours = "alternate";
  table.games = std::move(games);
  return table;
}

TEST(GameCheck, HasNothingToSayOfSoundGames) {
  EXPECT_THAT(
      faults_of(checked_table({some_game(1, 0, {"move d6", "resign black"}), some_game(2, 1, {"move d6"})})),
      IsEmpty());
}

TEST(GameCheck, NamesEachGameAndTheLine) {
  const StoredTable table =
      checked_table({some_game(1, 0, {"move d6", "move d6"}), some_game(2, 1, {"move a1"}),
                     some_game(3, 0, {"move d6", "nonsense"})});
  EXPECT_THAT(faults_of(table), ElementsAre(StartsWith("game 1: line 2, `move d6`: "),
                                            StartsWith("game 3: line 2, `nonsense`: ")));
}

TEST(GameCheck, SeesAResultThatDoesNotFollow) {
  StoredTable table =
      checked_table({some_game(1, 0, {"move d6", "resign black"}), some_game(2, 1, {"move d6"})});
  table.games[0].outcome = "white_wins:resignation";
  table.games[1].outcome = "ongoing";
  EXPECT_THAT(faults_of(table), IsEmpty());
  table.games[0].rulings.push_back({2, R"(correct draw "x")", "Spielleiterin", 0, 0});
  EXPECT_THAT(faults_of(table), ElementsAre("game 1: white_wins:resignation is stored as its result, "
                                            "draw:adjudicated follows"));
  table.games[0].outcome = "draw:adjudicated";
  EXPECT_THAT(faults_of(table), IsEmpty());
}

TEST(GameCheck, SeesGamesThatDoNotFollowFromOneAnother) {
  EXPECT_THAT(faults_of(checked_table({some_game(1, 0, {"move d6"}), some_game(2, 1, {})})),
              ElementsAre(HasSubstr("game 1 has no end")));
  EXPECT_THAT(faults_of(checked_table({some_game(1, 0, {"resign black"}), some_game(2, 0, {})})),
              ElementsAre(HasSubstr("game 2: the colours are not what the series says")));
}

}  // namespace
}  // namespace muehle::server

// Who is found: in rankings, and by the beginning of a name.
#include <gmock/gmock.h>

#include "storage/test_games.h"

namespace muehle {
namespace {

using club::Pool;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

class Finding : public ::testing::Test {
 protected:
  PlayerId member(const std::string& name) {
    const PlayerId player = file.players().add_guest("", "", 1000);
    file.players().enroll(player, {.shown = name, .skeleton = name}, "x");
    return player;
  }
  // `after`: what the game has made of the rating of each.
  std::int64_t play(PlayerId white, PlayerId black, UnixSeconds at, std::array<double, 2> after,
                    Pool pool = Pool::live) {
    const std::int64_t game = file.games()
                                  .make(NewTable{.code = "table" + std::to_string(++tables),
                                                 .next_colours = "alternate",
                                                 .name = "",
                                                 .rules = "standard",
                                                 .start = "start"})
                                  .game;
    const std::array<PlayerId, 2> players = {white, black};
    for (std::size_t side = 0; side < 2; ++side) {
      club::Standing standing = file.ratings().of(players.at(side), pool).value_or(club::Standing{});
      standing.rating.rating = after.at(side);
      ++standing.rating.games;
      standing.last = at;
      file.ratings().set(players.at(side), pool, standing);
    }
    file.ratings().count({.game = game,
                          .pool = pool,
                          .result = {white, black, club::Score::draw, at},
                          .white_after = after[0],
                          .black_after = after[1]});
    return game;
  }
  std::vector<std::string> ranked(UnixSeconds since = 0, Pool pool = Pool::live) {
    std::vector<std::string> lines;
    for (const RankedPlayer& player : file.ratings().ranked(pool, since)) {
      lines.push_back(player.name + " " + std::to_string(std::lround(player.standing.rating.rating)) + " " +
                      std::to_string(player.games) + " " + std::to_string(std::lround(player.before)));
    }
    return lines;
  }
  std::vector<std::string> found(const std::string& beginning, int most = 10) {
    std::vector<std::string> names;
    for (const StoredPlayer& player : file.players().found(beginning, most)) names.push_back(player.name);
    return names;
  }

  TestGames file;
  int tables = 0;
  PlayerId anna = member("anna");
  PlayerId ben = member("ben");
  PlayerId anton = member("anton");
};

TEST_F(Finding, WhoHasPlayedIsRanked) {
  EXPECT_THAT(ranked(), IsEmpty());
  play(anna, ben, 100, {1600, 1400});
  play(anton, anna, 200, {1480, 1620}, Pool::correspondence);
  EXPECT_THAT(ranked(), ElementsAre("anna 1600 1 1500", "ben 1400 1 1500"));
  EXPECT_THAT(ranked(0, Pool::correspondence), ElementsAre("anna 1620 1 1500", "anton 1480 1 1500"));
}

TEST_F(Finding, OfATimeThoseWhoHavePlayedInIt) {
  play(anna, ben, 100, {1600, 1400});
  play(ben, anna, 150, {1450, 1550});
  play(anna, anton, 200, {1570, 1490});
  play(anton, anna, 210, {1520, 1540});
  play(ben, anton, 300, {1, 2}, Pool::correspondence);
  EXPECT_THAT(ranked(200), ElementsAre("anna 1540 2 1550", "anton 1520 2 1500"));
  EXPECT_THAT(ranked(201), ElementsAre("anna 1540 1 1570", "anton 1520 1 1490"));
  EXPECT_THAT(ranked(211), IsEmpty());
}

TEST_F(Finding, WhatCountsForNobodyIsNoGameOfATime) {
  const std::int64_t first = play(anna, ben, 100, {1600, 1400});
  const std::int64_t second = play(anna, ben, 200, {1650, 1350});
  std::vector<CountedGame> corrected = file.ratings().counted(Pool::live, 0);
  ASSERT_EQ(corrected.size(), 2u);
  corrected[0].counts = false;
  file.ratings().correct(corrected);
  EXPECT_THAT(ranked(200), ElementsAre("anna 1650 1 1500", "ben 1350 1 1500"));
  corrected[1].counts = false;
  file.ratings().correct(corrected);
  EXPECT_THAT(ranked(1), IsEmpty());
  EXPECT_NE(first, second);
}

TEST_F(Finding, WhoHidesHimselfOrIsGoneIsNotRanked) {
  play(anna, ben, 100, {1600, 1400});
  EXPECT_FALSE(file.players().is_hidden(anna));
  file.players().set_hidden(anna, true);
  EXPECT_TRUE(file.players().is_hidden(anna));
  for (const UnixSeconds since : {0, 1}) EXPECT_THAT(ranked(since), ElementsAre("ben 1400 1 1500"));
  file.players().erase(ben);
  for (const UnixSeconds since : {0, 1}) EXPECT_THAT(ranked(since), IsEmpty());
  file.players().set_hidden(anna, false);
  for (const UnixSeconds since : {0, 1}) EXPECT_THAT(ranked(since), ElementsAre("anna 1600 1 1500"));
}

TEST_F(Finding, PlayersAreFoundByHowTheirNamesBegin) {
  member("an%");
  member("anÿ");
  file.players().add_guest("anja", "", 1000);
  EXPECT_THAT(found("an"), ElementsAre("an%", "anna", "anton", "anÿ"));
  EXPECT_THAT(found("an", 2), ElementsAre("an%", "anna"));
  EXPECT_THAT(found("an%"), ElementsAre("an%"));
  EXPECT_THAT(found("anna"), ElementsAre("anna"));
  EXPECT_THAT(found("annab"), IsEmpty());
}

TEST_F(Finding, WhoHidesHimselfOrIsGoneIsNotFound) {
  file.players().set_hidden(anna, true);
  EXPECT_THAT(found("an"), ElementsAre("anton"));
  file.players().erase(anton);
  EXPECT_THAT(found("an"), IsEmpty());
}

TEST_F(Finding, AProgramOfTheHouseIsMadeOnceAndFoundByItsLevelAlone) {
  Players& players = file.players();
  EXPECT_FALSE(players.house(3));
  EXPECT_THAT(players.houses(), IsEmpty());
  EXPECT_FALSE(players.add_house(3, {"Anna", "anna"}, 100)) << "somebody has that name";
  const std::optional<HousePlayer> made = players.add_house(3, {"Muehle-3", "muehle-3"}, 100);
  ASSERT_TRUE(made);
  EXPECT_EQ(made->level, 3);
  EXPECT_EQ(made->player.name, "Muehle-3");
  EXPECT_TRUE(made->player.bot);
  EXPECT_TRUE(made->player.registered);
  EXPECT_EQ(players.house(3)->player, made->player);
  ASSERT_EQ(players.houses().size(), 1u);
  EXPECT_EQ(players.houses()[0].player, made->player);
  EXPECT_FALSE(players.house(4));
  EXPECT_FALSE(players.house(0)) << "that is everybody else";
  EXPECT_THAT(found("mue"), IsEmpty());
  EXPECT_EQ(file.relations().door_of(made->player.id), Door::nobody);
}

}  // namespace
}  // namespace muehle

#include "storage/rating_check.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "storage/test_games.h"

namespace muehle {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

class RatingCheck : public ::testing::Test {
 protected:
  PlayerId member(const std::string& name) {
    const PlayerId player = file.players().add_guest(name, "", 0);
    file.players().enroll(player, {name, name}, "x");
    return player;
  }
  // Played and rated as the server does it.
  std::int64_t play(PlayerId white, PlayerId black, club::Score score, UnixSeconds at) {
    const std::int64_t game = file.games()
                                  .make(NewTable{.code = "table" + std::to_string(++tables),
                                                 .next_colours = "alternate",
                                                 .name = "",
                                                 .rules = "standard",
                                                 .start = "start"})
                                  .game;
    club::Standings standings;
    for (const PlayerId player : {white, black}) {
      if (const auto known = file.ratings().of(player, club::Pool::live)) standings[player] = *known;
    }
    const club::RatedGame result{white, black, score, at};
    club::rate(standings, result);
    for (const PlayerId player : {white, black})
      file.ratings().set(player, club::Pool::live, standings[player]);
    file.ratings().count({.game = game,
                          .pool = club::Pool::live,
                          .result = result,
                          .white_after = standings[white].rating.rating,
                          .black_after = standings[black].rating.rating});
    return game;
  }

  TestGames file;
  int tables = 0;
  PlayerId anna = member("Anna");
  PlayerId ben = member("Ben");
  PlayerId carl = member("Carl");
};

constexpr UnixSeconds a_day = 24 * 3600;

TEST_F(RatingCheck, WhatFollowsIsRight) {
  EXPECT_THAT(rating_faults(file), IsEmpty());
  play(anna, ben, club::Score::white_wins, 10 * a_day);
  play(ben, carl, club::Score::draw, 30 * a_day);
  play(carl, anna, club::Score::black_wins, 31 * a_day);
  EXPECT_THAT(rating_faults(file), IsEmpty());
}

TEST_F(RatingCheck, NamesWhoDiffersAndInWhich) {
  play(anna, ben, club::Score::white_wins, a_day);
  auto standing = *file.ratings().of(ben, club::Pool::live);
  standing.rating.rating += 5;
  file.ratings().set(ben, club::Pool::live, standing);
  EXPECT_THAT(rating_faults(file), ElementsAre(HasSubstr("rating live: player 2 (Ben): stored 1342")));
  standing.rating.rating -= 5;
  standing.rating.deviation += 1;
  file.ratings().set(ben, club::Pool::live, standing);
  EXPECT_THAT(rating_faults(file), ElementsAre(HasSubstr("(Ben)")));
  standing.rating.deviation -= 1;
  standing.rating.games = 2;
  file.ratings().set(ben, club::Pool::live, standing);
  EXPECT_THAT(rating_faults(file), ElementsAre(HasSubstr("games 2)")));
}

TEST_F(RatingCheck, NamesWhoHasARatingWithoutAGame) {
  file.ratings().set(carl, club::Pool::correspondence, {});
  EXPECT_THAT(rating_faults(file),
              ElementsAre(AllOf(HasSubstr("rating correspondence: player 3 (Carl)"), HasSubstr("no game"))));
}

TEST_F(RatingCheck, NamesTheGameWhoseResultIsAnother) {
  play(anna, ben, club::Score::white_wins, a_day);
  const std::int64_t second = play(ben, anna, club::Score::draw, 2 * a_day);
  file.database().run("UPDATE rated_games SET half_points = 2 WHERE game = " + std::to_string(second));
  const std::vector<std::string> faults = rating_faults(file);
  ASSERT_EQ(faults.size(), 3u) << "the game and both players";
  EXPECT_THAT(faults[0], HasSubstr("game " + std::to_string(second)));
}

TEST_F(RatingCheck, WhoIsGoneBeganAnewWithTheGameThatStillRan) {
  play(anna, ben, club::Score::white_wins, a_day);
  play(anna, carl, club::Score::white_wins, 2 * a_day);
  file.players().erase(anna);
  EXPECT_THAT(rating_faults(file), IsEmpty());
  play(ben, anna, club::Score::white_wins, 3 * a_day);
  EXPECT_THAT(rating_faults(file), IsEmpty());
}

}  // namespace
}  // namespace muehle

// The public games that are over, in the order of their ends.
#include <gtest/gtest.h>

#include "storage/test_games.h"

namespace muehle {
namespace {

constexpr UnixSeconds never = 1'000'000'000'000;

class EndedGamesTest : public ::testing::Test {
 protected:
  Stored open(const std::string& code, bool is_public = true, std::optional<PlayerId> player = {}) {
    NewTable table = some_table(code);
    table.is_public = is_public;
    table.player = player;
    const Stored made = file_.make(table);
    file_.make(TakeSeat{
        .table = made.table, .seat = 1, .secret = SecretHash{9}, .name = "Ben", .at = 1, .game = made.game});
    return made;
  }
  void end(const Stored& made, UnixSeconds at, int version = 1) {
    AppendEvent event = some_event(made.game, version, "resign black");
    event.at = at;
    event.standing.outcome = "white_wins:resignation";
    file_.make(event);
  }
  std::int64_t ended(const std::string& code, UnixSeconds at) {
    const Stored made = open(code);
    end(made, at);
    return made.game;
  }
  std::vector<std::int64_t> numbers(const EndedFilter& filter, int most = 100) {
    std::vector<std::int64_t> all;
    for (const EndedGame& game : file_.games().public_games_ended(filter, most))
      all.push_back(game.listed.number);
    return all;
  }

  using Numbers = std::vector<std::int64_t>;
  TestGames file_;
};

TEST_F(EndedGamesTest, GamesByLinkAndThoseThatGoOnAreNotAmongThem) {
  const std::int64_t over = ended("over", 2000);
  end(open("link", false), 2000);
  open("goes-on");
  EXPECT_EQ(numbers({.until = never}), Numbers{over});
}

TEST_F(EndedGamesTest, TheyAreInTheOrderOfTheirEndsAndThenOfTheirNumbers) {
  const std::int64_t last = ended("a", 3000);
  const std::int64_t second = ended("b", 2000);
  const std::int64_t third = ended("c", 2000);
  const std::int64_t first = ended("d", 1500);
  EXPECT_EQ(numbers({.until = never}), (Numbers{first, second, third, last}));
  EXPECT_EQ(numbers({.until = never}, 2), (Numbers{first, second}));
  EXPECT_EQ(numbers({.until = never, .after = {2000, second}}), (Numbers{third, last}))
      << "in the same second";
  EXPECT_EQ(numbers({.until = never, .after = {3000, last}}), Numbers{});
  EXPECT_EQ(numbers({.since = 2000, .until = 3000}), (Numbers{second, third}));
  EXPECT_EQ(numbers({.since = 1000, .until = 2001, .after = {2000, second}}), Numbers{third});
}

TEST_F(EndedGamesTest, TheyAreThoseOfAPlayer) {
  const PlayerId anna = file_.players().add_guest("Anna", "de", 1000);
  const Stored hers = open("hers", true, anna);
  end(hers, 2000);
  ended("other", 2000);
  end(open("by-link", false, anna), 2000);
  EXPECT_EQ(numbers({.player = anna, .until = never}), Numbers{hers.game});
  EXPECT_EQ(numbers({.player = anna, .until = never, .after = {2000, hers.game}}), Numbers{});
}

TEST_F(EndedGamesTest, AGameComesWithHowItWasPlayedAlsoWhenItIsPacked) {
  const Stored made = open("abc");
  file_.make(some_event(made.game, 1, "move d6"));
  end(made, 2000, 2);
  const Stored next = file_.make(BeginGame{.table = made.table,
                                           .position = 2,
                                           .white = 0,
                                           .wish = std::nullopt,
                                           .rules = "strikt",
                                           .start = "other start",
                                           .at = 2001});
  end(next, 2002);
  const auto check = [&] {
    const EndedGame first = file_.games().public_game_ended(made.game).value();
    EXPECT_EQ(first.round, 1);
    EXPECT_EQ(first.listed.moved_at, 2000);
    EXPECT_EQ(first.listed.players[0]->name, "Ben") << "seat 1 is White";
    EXPECT_EQ(first.played.white, 1);
    EXPECT_EQ(first.played.start, "a start");
    ASSERT_EQ(first.played.events.size(), 2u);
    EXPECT_EQ(first.played.events[0].line, "move d6");
    EXPECT_EQ(first.played.events[1].line, "resign black");
    const EndedGame second = file_.games().public_game_ended(next.game).value();
    EXPECT_EQ(second.round, 2);
    EXPECT_EQ(second.listed.players[0]->name, "Anna");
    EXPECT_EQ(second.played.rules, "strikt");
    EXPECT_EQ(second.played.start, "other start");
  };
  check();
  EXPECT_EQ(file_.games().pack(never, 100), 2);
  check();
}

TEST_F(EndedGamesTest, ByItsNumberOnlyAPublicGameThatIsOverIsThere) {
  const Stored goes_on = open("goes-on");
  const Stored by_link = open("link", false);
  end(by_link, 2000);
  EXPECT_FALSE(file_.games().public_game_ended(goes_on.game));
  EXPECT_FALSE(file_.games().public_game_ended(by_link.game));
  EXPECT_FALSE(file_.games().public_game_ended(12'345));
}

}  // namespace
}  // namespace muehle

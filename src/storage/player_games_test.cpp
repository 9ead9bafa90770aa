// The lists of a player's games, which the database itself keeps.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

#include "storage/data_folder.h"
#include "storage/migrations.h"
#include "storage/postgres_migrations.h"
#include "storage/sqlite.h"
#include "storage/test_games.h"

namespace muehle {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

class PlayerGamesTest : public ::testing::Test {
 protected:
  PlayerId add(const std::string& name) {
    const PlayerId player = file_.players().add_guest("", "", 1000);
    file_.players().enroll(player, {.shown = name, .skeleton = name}, "hash");
    return player;
  }
  // The first player has White.
  Stored open(PlayerId white, std::optional<PlayerId> black, bool is_public = true) {
    NewTable table = some_table("table" + std::to_string(++tables_));
    table.first_white = 0;
    table.player = white;
    table.is_public = is_public;
    const Stored made = file_.make(table);
    if (black) sit(made, *black);
    return made;
  }
  void sit(const Stored& at, std::optional<PlayerId> player) {
    file_.make(TakeSeat{.table = at.table,
                        .seat = 1,
                        .secret = SecretHash{9},
                        .name = "",
                        .at = 1,
                        .game = at.game,
                        .player = player});
  }
  void end(const Stored& made, const std::string& outcome, UnixSeconds at) {
    Standing standing;
    standing.outcome = outcome;
    file_.make(NoteStanding{.game = made.game, .standing = standing, .moved_at = at});
  }
  std::int64_t ended(PlayerId white, PlayerId black, const std::string& outcome, UnixSeconds at,
                     bool is_public = true) {
    const Stored made = open(white, black, is_public);
    end(made, outcome, at);
    return made.game;
  }
  static std::vector<std::int64_t> numbers(const std::vector<ListedGame>& games) {
    std::vector<std::int64_t> all;
    for (const ListedGame& game : games) all.push_back(game.number);
    return all;
  }
  std::vector<std::int64_t> own(PlayerId player, int most = 100) {
    return numbers(file_.games().games_of(player, most));
  }
  std::vector<std::int64_t> shown(PlayerId player, const GameFilter& filter = {}) {
    return numbers(file_.games().public_games_of(player, filter, 100));
  }
  std::vector<std::int64_t> wrong() { return file_.games().games_listed_wrong(10); }

  TestGames file_;
  PlayerId anna_ = add("anna");
  PlayerId ben_ = add("ben");
  PlayerId carl_ = add("carl");

 private:
  int tables_ = 0;
};

TEST_F(PlayerGamesTest, OnesOwnAreFirstThoseThatRunAndThenTheLastThatEnded) {
  const std::int64_t late = ended(anna_, ben_, "white_wins:resignation", 3000);
  const std::int64_t early = ended(ben_, anna_, "draw:agreement", 2000, false);
  const Stored runs = open(anna_, ben_, false);
  const Stored waits = open(anna_, std::nullopt);
  file_.make(NoteStanding{.game = runs.game, .standing = {}, .moved_at = 9000});
  EXPECT_THAT(own(anna_), ElementsAre(runs.game, waits.game, late, early));
  EXPECT_THAT(own(anna_, 3), ElementsAre(runs.game, waits.game, late));
  EXPECT_THAT(own(anna_, 1), ElementsAre(runs.game));
  EXPECT_THAT(own(ben_), ElementsAre(runs.game, late, early));
  const std::vector<ListedGame> games = file_.games().games_of(anna_, 100);
  EXPECT_EQ(games[2].own, 0);
  EXPECT_EQ(games[3].own, 1);
}

TEST_F(PlayerGamesTest, ByAReturnLinkTheyAreOnesOwnAndNobodyElseSeesThem) {
  const std::int64_t game = ended(anna_, ben_, "white_wins:resignation", 3000);
  const Stored runs = open(anna_, ben_);
  file_.make(VisitSeat{.table = runs.table, .seat = 1, .player = carl_});
  EXPECT_THAT(own(carl_), ElementsAre(runs.game));
  EXPECT_EQ(file_.games().games_of(carl_, 1)[0].own, 1);
  EXPECT_THAT(shown(carl_), IsEmpty());
  EXPECT_THAT(shown(ben_), ElementsAre(runs.game, game));
  file_.make(RenewSecret{.table = runs.table, .seat = 1, .secret = SecretHash{7}});
  EXPECT_THAT(own(carl_), IsEmpty());
}

TEST_F(PlayerGamesTest, ThoseOfASeatThatIsSharedAreListedApart) {
  const Stored runs = open(anna_, ben_);
  const auto shared = [&](int most = 10) { return file_.games().shared_games_of(carl_, most); };
  EXPECT_THAT(shared(), IsEmpty());
  file_.make(AddPartner{runs.table, 1, 1, carl_});
  ASSERT_EQ(shared().size(), 1u);
  EXPECT_EQ(shared()[0].number, runs.game);
  EXPECT_EQ(shared()[0].own, 1);
  EXPECT_TRUE(shared()[0].is_shared);
  EXPECT_THAT(own(carl_), IsEmpty());
  EXPECT_THAT(shown(carl_), IsEmpty());
  EXPECT_THAT(wrong(), IsEmpty());
  EXPECT_THAT(shared(0), IsEmpty());
  file_.make(RemovePartner{runs.table, carl_});
  EXPECT_THAT(shared(), IsEmpty());
}

TEST_F(PlayerGamesTest, WhatEverybodySeesIsPublicAndByNumber) {
  const std::int64_t won = ended(anna_, ben_, "white_wins:resignation", 9000);
  const std::int64_t lost = ended(carl_, anna_, "white_wins:resignation", 2000);
  const std::int64_t drawn = ended(anna_, ben_, "draw:agreement", 3000);
  ended(anna_, ben_, "draw:agreement", 3000, false);
  const std::int64_t aborted = ended(anna_, ben_, "aborted:agreement", 3000);
  const std::int64_t runs = open(anna_, ben_).game;
  using Result = GameFilter::Result;
  EXPECT_THAT(shown(anna_), ElementsAre(runs, aborted, drawn, lost, won));
  EXPECT_THAT(shown(anna_, {.before = drawn}), ElementsAre(lost, won));
  EXPECT_THAT(shown(anna_, {.result = Result::won}), ElementsAre(won));
  EXPECT_THAT(shown(anna_, {.result = Result::lost}), ElementsAre(lost));
  EXPECT_THAT(shown(anna_, {.result = Result::drawn}), ElementsAre(drawn));
  EXPECT_THAT(shown(anna_, {.result = Result::aborted}), ElementsAre(aborted));
  EXPECT_THAT(shown(anna_, {.result = Result::running}), ElementsAre(runs));
  EXPECT_THAT(shown(anna_, {.opponent = "arl"}), ElementsAre(lost));
  EXPECT_THAT(shown(anna_, {.rules = "other"}), IsEmpty());
}

TEST_F(PlayerGamesTest, TwoPlayersAreCountedBySeatAndResult) {
  ended(anna_, ben_, "white_wins:resignation", 1);
  ended(ben_, anna_, "black_wins:resignation", 2, false);
  const Stored corrected = open(anna_, ben_);
  end(corrected, "draw:agreement", 3);
  ended(anna_, ben_, "aborted:agreement", 4);
  ended(anna_, carl_, "black_wins:resignation", 5);
  open(anna_, ben_);
  EXPECT_EQ(file_.games().between(anna_, ben_), (HeadToHead{.won = 2, .drawn = 1, .lost = 0}));
  end(corrected, "black_wins:resignation", 3);
  EXPECT_EQ(file_.games().between(anna_, ben_), (HeadToHead{.won = 2, .drawn = 0, .lost = 1}));
  EXPECT_EQ(file_.games().between(ben_, anna_), (HeadToHead{.won = 1, .drawn = 0, .lost = 2}));
}

// Everything that may happen to a table, in an order that nobody has chosen.
TEST_F(PlayerGamesTest, TheyFollowFromWhateverHappens) {
  std::mt19937 random(1);
  const auto any = [&](std::size_t below) {
    return std::uniform_int_distribution<std::size_t>(0, below - 1)(random);
  };
  std::vector<PlayerId> players = {anna_, ben_, carl_};
  for (int n = 0; n < 3; ++n) players.push_back(file_.players().add_guest("", "", 1000));
  const auto somebody = [&] { return players[any(players.size())]; };
  std::vector<Stored> made;  // the last game of each table
  std::vector<int> positions;
  const std::array<std::string, 5> outcomes = {"ongoing", "white_wins:resignation", "black_wins:time",
                                               "draw:agreement", "aborted:agreement"};
  for (int step = 0; step < 400; ++step) {
    const std::size_t what = made.size() < 5 ? 0 : any(11);
    const std::size_t n = made.empty() ? 0 : any(made.size());
    // What meets a conflict changes nothing.
    const Store::Work work = [&](Transaction& all) {
      switch (what) {
        case 0: {
          NewTable table = some_table("step" + std::to_string(step));
          table.is_public = any(2) == 0;
          if (any(4) != 0) table.player = somebody();
          made.push_back(all.games().make(table));
          positions.push_back(1);
          break;
        }
        case 1:
        case 2:
          all.games().make(TakeSeat{.table = made[n].table,
                                    .seat = 1,
                                    .secret = SecretHash{9},
                                    .name = "",
                                    .at = 1,
                                    .game = made[n].game,
                                    .player = any(4) == 0 ? std::nullopt : std::optional(somebody())});
          break;
        case 3:
        case 4:
        case 5: {
          Standing standing;
          standing.outcome = outcomes[any(outcomes.size())];
          all.games().make(NoteStanding{.game = made[n].game, .standing = standing, .moved_at = 1000 + step});
          break;
        }
        case 6:
          made[n].game = all.games()
                             .make(BeginGame{.table = made[n].table,
                                             .position = ++positions[n],
                                             .white = static_cast<int>(any(2)),
                                             .wish = std::nullopt,
                                             .rules = "standard",
                                             .start = "a start"})
                             .game;
          break;
        case 7:
          all.games().make(
              VisitSeat{.table = made[n].table, .seat = static_cast<int>(any(2)), .player = somebody()});
          break;
        case 8:
          all.games().make(
              RenewSecret{.table = made[n].table, .seat = static_cast<int>(any(2)), .secret = SecretHash{8}});
          break;
        case 9:
          all.games().make(
              AdoptSeat{.table = made[n].table, .seat = static_cast<int>(any(2)), .player = somebody()});
          break;
        case 10:
          if (any(3) == 0) {
            all.players().merge(players[3 + any(3)], players[any(3)]);
          } else if (any(10) == 0) {
            all.players().erase(somebody());
          } else {
            all.games().remove_waiting("step" + std::to_string(any(20)));
          }
          break;
      }
    };
    file_.commit({&work, 1});
    ASSERT_THAT(wrong(), IsEmpty()) << "step " << step << ": " << what;
  }
  EXPECT_GT(file_.database().number("SELECT count(*) FROM player_games"), 50);
}

TEST_F(PlayerGamesTest, WhatIsWrongInThemIsFound) {
  const std::int64_t one = ended(anna_, ben_, "white_wins:resignation", 1);
  const std::int64_t other = ended(anna_, ben_, "white_wins:resignation", 1);
  const std::int64_t third = ended(anna_, ben_, "draw:agreement", 1);
  EXPECT_THAT(wrong(), IsEmpty());
  file_.database().run("DELETE FROM player_games WHERE game = " + std::to_string(one));
  file_.database().run("UPDATE player_games SET result = 1 WHERE player = " + std::to_string(anna_) +
                       " AND game = " + std::to_string(other));
  EXPECT_THAT(wrong(), ElementsAre(one, other));
  file_.database().run("UPDATE player_games SET rules = 'strikt' WHERE game = " + std::to_string(third));
  EXPECT_THAT(wrong(), ElementsAre(one, other, third));
}

TEST(PlayerGames, ThoseFromBeforeTheyWereKeptAreInThem) {
  const TestPlace place;
  const auto fill = [](sql::Database& old) {
    old.run(
        "INSERT INTO players (id, name, language, created_at) VALUES (1, 'Anna', '', 0), (2, 'Ben', '', 0);"
        "INSERT INTO tables (id, code, next_colours, first_white, lot_drawn, created_at, is_public)"
        " VALUES (1, 'abc', 'alternate', 0, 0, 1000, 1)");
    for (const int seat : {0, 1})
      old.prepare(
             "INSERT INTO seats (table_id, seat, secret_hash, name, taken_at, player) VALUES (1, ?, ?, '', "
             "0, ?)")
          .bind(1, std::int64_t{seat})
          .bind(2, std::span<const unsigned char>(SecretHash{}))
          .bind(3, std::int64_t{seat} + 1)
          .step();
    old.run(
        "INSERT INTO games (number, table_id, position, white, rules, start, started_at, outcome, moved_at)"
        " VALUES (7, 1, 1, 0, 'standard', 'a start', 1000, 'white_wins:resignation', 2000),"
        " (8, 1, 2, 1, 'strikt', 'a start', 2000, 'ongoing', 2000);"
        "UPDATE games SET time_control = '1/86400' WHERE number = 8");
  };
  if (place.in_file()) {
    sqlite::Database old(games_file(place.folder()));
    sqlite::migrate(old, sqlite::migrations().first(17));
    fill(old);
  } else {
    postgres::Database old(place.place().database);
    postgres::migrate(old, postgres::migrations().first(8));
    fill(old);
  }
  place.open();
  OpenedGames games = place.games();
  const std::vector<ListedGame> annas = games.all().games().games_of(1, 10);
  ASSERT_EQ(annas.size(), 2u);
  EXPECT_EQ(annas[0].number, 8);
  EXPECT_EQ(annas[0].own, 1);
  EXPECT_EQ(annas[1].number, 7);
  EXPECT_EQ(annas[1].own, 0);
  EXPECT_EQ(games.all().games().between(2, 1), (HeadToHead{.won = 0, .drawn = 0, .lost = 1}));
  EXPECT_THAT(games.all().games().games_listed_wrong(10), IsEmpty());
  const auto shown = [&](const GameFilter& filter) {
    std::vector<std::int64_t> all;
    for (const ListedGame& game : games.all().games().public_games_of(1, filter, 10))
      all.push_back(game.number);
    return all;
  };
  EXPECT_THAT(shown({.rules = "strikt"}), ElementsAre(8));
  EXPECT_THAT(shown({.rules = "standard"}), ElementsAre(7));
  EXPECT_THAT(shown({.time = GameFilter::Time::correspondence}), ElementsAre(8));
  EXPECT_THAT(shown({.time = GameFilter::Time::unlimited}), ElementsAre(7));
}

}  // namespace
}  // namespace muehle

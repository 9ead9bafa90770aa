// Which of a table's games and words are read with it.
#include <gtest/gtest.h>

#include "storage/test_games.h"

namespace muehle {
namespace {

class TableGamesTest : public ::testing::Test {
 protected:
  void SetUp() override {
    const Stored made = file_.make(some_table("abc"));
    table_ = made.table;
    games_ = {made.game};
  }

  // Where nobody knows how it ended, that is not stored.
  void end(const std::optional<std::string>& outcome) {
    AppendEvent last = some_event(games_.back(), 1, "resign black");
    last.standing.outcome = outcome.value_or("");
    file_.make(last);
    if (!outcome) file_.database().run("UPDATE games SET outcome = NULL");
  }
  void begin(int white) {
    const int position = static_cast<int>(games_.size()) + 1;
    games_.push_back(file_
                         .make(BeginGame{.table = table_,
                                         .position = position,
                                         .white = white,
                                         .wish = {},
                                         .rules = "standard",
                                         .start = "a start",
                                         .at = 1002})
                         .game);
  }
  void say(int lines) {
    for (int n = 0; n < lines; ++n) {
      ++said_;
      file_.make(AppendChat{.table = table_,
                            .number = said_,
                            .game = games_.back(),
                            .seat = 0,
                            .id = "c" + std::to_string(said_),
                            .preset = "",
                            .text = "line",
                            .at = 1003});
    }
  }
  static std::vector<std::int64_t> numbers(const StoredTable& table) {
    std::vector<std::int64_t> numbers;
    for (const StoredGame& game : table.games) numbers.push_back(game.number);
    return numbers;
  }

  TestGames file_;
  std::int64_t table_ = 0;
  std::vector<std::int64_t> games_;
  int said_ = 0;
};

// What is left of who sat there, at the table and in lists.
TEST_F(TableGamesTest, KnowWhoIsGoneAndWhoseAccountIsDeleted) {
  const auto come = [&](const std::string& name) {
    const PlayerId player = file_.players().add_guest(name, "de", 1000);
    file_.players().begin_session(
        player, {.token = SecretHash{static_cast<unsigned char>(player)}, .device = "", .at = 1000});
    return player;
  };
  const PlayerId anna = come("Anna");
  const PlayerId ben = come("Ben");
  ASSERT_TRUE(file_.players().enroll(anna, {"Anna", "anna"}, "x"));
  NewTable table = some_table("def");
  table.player = anna;
  const Stored made = file_.make(table);
  file_.make(TakeSeat{.table = made.table,
                      .seat = 1,
                      .secret = SecretHash{9},
                      .name = "Ben",
                      .at = 1,
                      .game = made.game,
                      .player = ben});
  // At the table and in a list, by seat.
  using Both = std::array<bool, 2>;
  const auto gone = [&] {
    const StoredTable stored = *file_.games().load("def");
    return Both{stored.seats[0]->is_gone, stored.seats[1]->is_gone};
  };
  const auto deleted = [&] {
    const StoredTable stored = *file_.games().load("def");
    return Both{stored.seats[0]->deleted, stored.seats[1]->deleted};
  };
  const auto listed = [&](PlayerId player) {
    const ListedGame game = file_.games().games_of(player, 1).at(0);  // seat 0 has Black
    return Both{game.players[1]->deleted, game.players[0]->deleted};
  };
  EXPECT_EQ(gone(), (Both{false, false}));
  EXPECT_EQ(deleted(), (Both{false, false}));
  EXPECT_EQ(listed(ben), (Both{false, false}));
  file_.players().erase(anna);
  EXPECT_EQ(gone(), (Both{true, false}));
  EXPECT_EQ(deleted(), (Both{true, false}));
  EXPECT_EQ(listed(ben), (Both{true, false}));
  file_.players().erase(ben);
  EXPECT_EQ(gone(), (Both{true, true}));
  EXPECT_EQ(deleted(), (Both{true, false})) << "a guest has no account";
  EXPECT_EQ(file_.games().load("abc")->seats[0]->is_gone, false) << "from before there were players";
}

TEST_F(TableGamesTest, OfEarlierGamesThereIsHowManyEndedHow) {
  for (const int white : {0, 1, 0, 1}) {
    end(white == 1 ? "white_wins:resignation" : "draw:agreement");
    begin(white);
  }
  const StoredTable last = file_.games().load("abc").value();
  EXPECT_EQ(numbers(last), std::vector{games_[4]});
  // White had seat 1, 0, 1, 0 in them.
  EXPECT_EQ(last.earlier,
            (std::vector<EndedAlike>{{0, "white_wins:resignation", 2}, {1, "draw:agreement", 2}}));
  const StoredTable whole = file_.games().load_all("abc").value();
  EXPECT_EQ(numbers(whole), games_);
  EXPECT_TRUE(whole.earlier.empty());
  const StoredTable third = file_.games().load_game("abc", games_[2]).value();
  EXPECT_EQ(numbers(third), std::vector{games_[2]});
  EXPECT_EQ(third.earlier,
            (std::vector<EndedAlike>{{0, "white_wins:resignation", 1}, {1, "draw:agreement", 1}}));
  EXPECT_EQ(third.games[0].events.size(), 1u);
  EXPECT_EQ(third.seats[0]->name, "Anna");
}

TEST_F(TableGamesTest, OneOfAnotherTableIsNotThere) {
  const std::int64_t other = file_.make(some_table("other")).game;
  EXPECT_TRUE(file_.games().load_game("abc", other)->games.empty());
  EXPECT_TRUE(file_.games().load_game("abc", 0)->games.empty());
  EXPECT_FALSE(file_.games().load_game("nothing", other));
  EXPECT_FALSE(file_.games().load("nothing"));
  EXPECT_FALSE(file_.games().load_all("nothing"));
}

TEST_F(TableGamesTest, AllAreReadWhereItIsNotKnownHowOneEnded) {
  end(std::nullopt);
  begin(0);
  const StoredTable table = file_.games().load("abc").value();
  EXPECT_EQ(numbers(table), games_);
  EXPECT_TRUE(table.earlier.empty());
}

TEST_F(TableGamesTest, TheLastLinesAreReadAndThoseOfTheGameAtTheTable) {
  say(150);
  end("draw:agreement");
  begin(0);
  say(100);
  end("draw:agreement");
  begin(1);
  const StoredTable table = file_.games().load("abc").value();
  ASSERT_EQ(table.chat.size(), 200u);
  EXPECT_EQ(table.chat.front().number, 51);
  EXPECT_EQ(table.chat.back().number, 250);
  EXPECT_EQ(file_.games().load_all("abc")->chat.size(), 250u);
  const StoredTable first = file_.games().load_game("abc", games_[0]).value();
  ASSERT_EQ(first.chat.size(), 150u);
  EXPECT_EQ(first.chat.back().number, 150);
  say(230);
  EXPECT_EQ(file_.games().load("abc")->chat.size(), 230u) << "all of this game";
}

TEST_F(TableGamesTest, OfWhatAPlayerHasWrittenTheLatestIsRead) {
  const PlayerId anna = file_.players().add_guest("Anna", "de", 1000);
  file_.database().run("UPDATE seats SET player = " + std::to_string(anna));
  say(3);
  file_.database().run("UPDATE chat SET text = 'line ' || number");
  const auto written = [&](std::int64_t most) {
    std::vector<std::string> texts;
    for (const OwnWords::Chat& line : file_.games().words_of(anna, most).chat) texts.push_back(line.text);
    return texts;
  };
  EXPECT_EQ(written(3), (std::vector<std::string>{"line 1", "line 2", "line 3"}));
  EXPECT_EQ(written(2), (std::vector<std::string>{"line 2", "line 3"}));
}

}  // namespace
}  // namespace muehle

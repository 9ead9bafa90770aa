// Who wants another game behind one that is over, and waits for the other seat.
#include <gtest/gtest.h>

#include "storage/test_games.h"

namespace muehle {
namespace {

class NextAsksTest : public ::testing::Test {
 protected:
  Stored open(std::optional<PlayerId> first, std::optional<PlayerId> second) {
    NewTable table = some_table("abc");
    table.player = first;
    const Stored made = file_.make(table);
    file_.make(TakeSeat{.table = made.table,
                        .seat = 1,
                        .secret = SecretHash{9},
                        .name = "Gast",
                        .at = 1,
                        .game = made.game,
                        .player = second});
    return made;
  }
  void end(const Stored& made) {
    AppendEvent event = some_event(made.game, ++events_, "resign black");
    event.standing.outcome = "white_wins:resignation";
    file_.make(event);
  }
  void say(const Stored& made, int seat, const std::string& line) {
    AppendTalk talk = some_talk(made.game, ++said_, events_, line);
    talk.seat = seat;
    file_.make(talk);
  }
  std::vector<Ask> asks_to(PlayerId player, UnixSeconds after = 0, int most = 10) {
    return file_.games().next_asks_to(player, after, most);
  }
  // Somebody with a session, without which he would be gone.
  PlayerId come(const std::string& name) {
    const PlayerId player = file_.players().add_guest(name, "de", 1000);
    file_.players().begin_session(
        player, {.token = SecretHash{static_cast<unsigned char>(player)}, .device = "", .at = 1000});
    return player;
  }

  TestGames file_;
  int events_ = 0;  // of the one game
  int said_ = 0;
  PlayerId anna_ = come("Anna");
  PlayerId ben_ = come("Ben");
};

TEST_F(NextAsksTest, TheOtherSeatIsAskedBehindTheEnd) {
  const Stored made = open(anna_, ben_);
  say(made, 0, "next ask");
  EXPECT_TRUE(asks_to(ben_).empty()) << "it goes on";
  end(made);
  EXPECT_TRUE(asks_to(anna_).empty());
  const std::vector<Ask> asks = asks_to(ben_);
  ASSERT_EQ(asks.size(), 1u);
  EXPECT_EQ(asks[0].code, "abc");
  EXPECT_EQ(asks[0].game, made.game);
  EXPECT_EQ(asks[0].number, 1);
  EXPECT_EQ(asks[0].by, anna_);
  EXPECT_EQ(asks[0].name, "Anna");
  EXPECT_EQ(asks[0].at, 1003);
  EXPECT_EQ(asks_to(ben_, 1000).size(), 1u);
  EXPECT_TRUE(asks_to(ben_, 1001).empty()) << "it was over then";
  EXPECT_TRUE(asks_to(ben_, 0, 0).empty());
}

TEST_F(NextAsksTest, WhatWasSaidLastStands) {
  const Stored made = open(anna_, ben_);
  end(made);
  const auto numbers = [&](PlayerId player) {
    std::vector<int> all;
    for (const Ask& ask : asks_to(player)) all.push_back(ask.number);
    return all;
  };
  const std::vector<int> none;
  say(made, 0, "next ask white");
  EXPECT_EQ(numbers(ben_), std::vector{1});
  say(made, 1, "next decline");
  EXPECT_EQ(numbers(ben_), none);
  say(made, 0, "next ask");
  EXPECT_EQ(numbers(ben_), std::vector{3}) << "he asks once more";
  say(made, 0, "next withdraw");
  EXPECT_EQ(numbers(ben_), none);
  say(made, 1, "next ask");
  EXPECT_EQ(numbers(ben_), none);
  EXPECT_EQ(numbers(anna_), std::vector{5});

  file_.make(BeginGame{.table = made.table,
                       .position = 2,
                       .white = 0,
                       .wish = std::nullopt,
                       .rules = "standard",
                       .start = "a start",
                       .at = 2001});
  EXPECT_EQ(numbers(anna_), none) << "it has begun";
}

TEST_F(NextAsksTest, WhatIsSaidOfMovesIsNoAnswer) {
  const Stored made = open(anna_, ben_);
  say(made, 0, "undo ask 1");
  end(made);
  EXPECT_TRUE(asks_to(ben_).empty());
  say(made, 0, "next ask");
  say(made, 1, "undo decline");
  EXPECT_EQ(asks_to(ben_).size(), 1u);
}

TEST_F(NextAsksTest, WhoCameByAReturnLinkIsAskedToo) {
  const Stored made = open(anna_, std::nullopt);
  end(made);
  say(made, 0, "next ask");
  EXPECT_TRUE(asks_to(ben_).empty());
  file_.make(VisitSeat{.table = made.table, .seat = 1, .player = ben_});
  EXPECT_EQ(asks_to(ben_).size(), 1u);
}

TEST_F(NextAsksTest, ASeatWithoutAPlayerAsksByItsName) {
  const Stored made = open(anna_, std::nullopt);
  end(made);
  say(made, 1, "next ask");
  const std::vector<Ask> asks = asks_to(anna_);
  ASSERT_EQ(asks.size(), 1u);
  EXPECT_EQ(asks[0].by, 0);
  EXPECT_EQ(asks[0].name, "Gast");
}

TEST_F(NextAsksTest, WhoIsGoneAsksNoMore) {
  const Stored made = open(anna_, ben_);
  end(made);
  say(made, 0, "next ask");
  file_.players().enroll(anna_, {.shown = "Anna", .skeleton = "anna"}, "hash");
  file_.players().end_other_sessions(anna_, 0);
  EXPECT_EQ(asks_to(ben_).size(), 1u) << "who has an account comes back";
  file_.players().erase(anna_);
  EXPECT_TRUE(asks_to(ben_).empty());
}

TEST_F(NextAsksTest, AGuestWithoutASessionAsksNoMore) {
  const Stored made = open(anna_, ben_);
  end(made);
  say(made, 0, "next ask");
  ASSERT_EQ(asks_to(ben_).size(), 1u);
  file_.players().end_other_sessions(anna_, 0);
  EXPECT_TRUE(asks_to(ben_).empty());
}

// While a game goes on in which no clock hurries.
TEST_F(NextAsksTest, AMoveIsWantedBackUntilItIsAnsweredOrPlayGoesOn) {
  const Stored made = open(anna_, ben_);
  const auto asks = [&](PlayerId player) { return file_.games().undo_asks_to(player, 10).size(); };
  const auto play = [&](const std::string& line) { file_.make(some_event(made.game, ++events_, line)); };
  play("move d6");
  say(made, 0, "undo ask 1");
  EXPECT_EQ(asks(ben_), 1u);
  EXPECT_EQ(asks(anna_), 0u);
  EXPECT_EQ(file_.games().undo_asks_to(ben_, 10)[0].number, 1);
  EXPECT_EQ(file_.games().undo_asks_to(ben_, 10)[0].by, anna_);
  play("offer white \"\"");
  play("decline black \"\"");
  EXPECT_EQ(asks(ben_), 1u) << "talk answers nothing";
  say(made, 1, "undo decline");
  EXPECT_EQ(asks(ben_), 0u);
  say(made, 0, "undo ask 1");
  EXPECT_EQ(asks(ben_), 1u);
  play("move f4");
  EXPECT_EQ(asks(ben_), 0u) << "it has gone on";
  say(made, 0, "undo ask 2");
  EXPECT_EQ(asks(ben_), 1u);
  end(made);
  EXPECT_EQ(asks(ben_), 0u);
}

TEST_F(NextAsksTest, ADrawIsOfferedUntilItIsAnsweredOrPlayGoesOn) {
  const Stored made = open(anna_, ben_);  // White is seat 1
  const auto offers = [&](PlayerId player) { return file_.games().draw_offers_to(player, 10).size(); };
  const auto play = [&](const std::string& line) { file_.make(some_event(made.game, ++events_, line)); };
  play("move d6");
  play("offer black \"Remis?\"");
  EXPECT_EQ(offers(ben_), 1u);
  EXPECT_EQ(offers(anna_), 0u);
  EXPECT_EQ(file_.games().draw_offers_to(ben_, 10)[0].number, 2);
  EXPECT_EQ(file_.games().draw_offers_to(ben_, 10)[0].name, "Anna");
  play("withdraw black");
  EXPECT_EQ(offers(ben_), 0u);
  play("offer white \"\"");
  EXPECT_EQ(offers(anna_), 1u);
  EXPECT_EQ(offers(ben_), 0u);
  play("move f4");
  EXPECT_EQ(offers(anna_), 0u) << "to move is to refuse";
  play("offer white \"\"");
  end(made);
  EXPECT_EQ(offers(anna_), 0u);
}

TEST_F(NextAsksTest, NobodyAsksHimself) {
  const Stored made = open(anna_, anna_);
  end(made);
  say(made, 0, "next ask");
  EXPECT_TRUE(asks_to(anna_).empty());
}

}  // namespace
}  // namespace muehle

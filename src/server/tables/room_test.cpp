#include "server/tables/room.h"

#include <gtest/gtest.h>

#include "net/outbox.h"
#include "server/kernel/secrets.h"
#include "server/testing/room_test.h"

namespace muehle::server {
namespace {

using testing::code_of;
using testing::secret_of;
using testing::start_time;
using testing::Table;

TEST(Room, KnowsItsPlayersByTheirSecrets) {
  Table table;
  EXPECT_EQ(table.room().seat_of(secret_of(0)), 0);
  EXPECT_EQ(table.room().seat_of(secret_of(1)), 1);
  EXPECT_EQ(table.room().seat_of(secret_of(2)), std::nullopt);
}

TEST(Room, StoresAMoveAndTellsItWithItsVersion) {
  Table table;
  const auto ack = table.event(0, "move d6", 0, "k1");
  ASSERT_TRUE(ack);
  EXPECT_EQ(ack->id, "k1");
  EXPECT_EQ(ack->game, 12);
  EXPECT_EQ(ack->version, 1);
  ASSERT_TRUE(table.news.event);
  EXPECT_EQ(table.news.event->version, 1);
  EXPECT_EQ(table.news.event->event, "move d6");
  EXPECT_EQ(table.stored().games[0].events[0].line, "move d6");
}

TEST(Room, DecidingChangesNothing) {
  Table table;
  ASSERT_TRUE(table.room().decide(0, Do{table.name(), 0, *parse_event("move d6")}, {start_time, 0}));
  EXPECT_EQ(table.version(), 0);
}

TEST(Room, DoesNothingTwice) {
  Table table;
  ASSERT_TRUE(table.event(0, "move d6", 0, "k1"));
  for (int i = 0; i < 3; ++i) {
    const auto again = table.event(0, "move d6", 0, "k1");
    ASSERT_TRUE(again);
    EXPECT_EQ(again->version, 1);
    EXPECT_FALSE(table.news.event) << "told twice";
    table.reload();
  }
  EXPECT_EQ(table.version(), 1);
  // The same id from the other player is another request.
  EXPECT_EQ(table.event(1, "move a1", 1, "k1")->version, 2);
}

TEST(Room, AcknowledgesTheLastLineAgainWhenTheGameIsOver) {
  Table table;
  ASSERT_TRUE(table.event(1, "resign black", 0, "k1"));
  EXPECT_EQ(table.event(1, "resign black", 0, "k1")->version, 1);
  EXPECT_EQ(code_of(table.event(1, "resign black", 1, "k2")), ErrorCode::game_over);
}

TEST(Room, RefusesTheWrongSender) {
  Table table;
  EXPECT_EQ(code_of(table.event(std::nullopt, "move d6")), ErrorCode::not_seated);
  EXPECT_EQ(code_of(table.event(1, "move d6")), ErrorCode::not_your_turn);
  EXPECT_EQ(code_of(table.event(0, "resign black")), ErrorCode::not_yours);
  for (const char* official : {"takeback 1", "abort", "time black", "adjudicate white", "absent black"}) {
    EXPECT_EQ(code_of(table.event(0, official)), ErrorCode::not_yours) << official;
  }
  EXPECT_EQ(table.version(), 0);
}

TEST(Room, RefusesAnIllegalMoveWithItsFault) {
  Table table;
  table.play({"d6"});
  const auto refused = table.event(1, "move d6");
  EXPECT_EQ(code_of(refused), ErrorCode::illegal_move);
  EXPECT_EQ(refused.error().fault, Fault::target_occupied);
  EXPECT_EQ(table.version(), 1);
}

TEST(Room, RefusesAnotherGame) {
  Table table;
  EXPECT_EQ(code_of(table.ask(0, Do{Name{"k1", 11}, 0, *parse_event("move d6")})), ErrorCode::unknown_game);
  EXPECT_EQ(code_of(table.ask(0, Next{{"k1", 13}, Verb::ask, std::nullopt})), ErrorCode::unknown_game);
}

TEST(Room, HearsWhatCrossedATalkButNotWhatCrossedAMove) {
  Table table;
  table.play({"d6"});
  ASSERT_TRUE(table.event(0, "offer white \"Remis?\"", 1));
  EXPECT_TRUE(table.event(1, "move a1", 1)) << "only an offer came between";
  EXPECT_EQ(code_of(table.event(0, "move g7", 2)), ErrorCode::old_version) << "a move came between";
  EXPECT_EQ(code_of(table.event(0, "move g7", 4)), ErrorCode::old_version) << "nobody can have seen that";
  EXPECT_TRUE(table.event(0, "move g7", 3));
}

TEST(Room, HearsAnOfferThatCrossedAMove) {
  Table table;
  table.play({"d6"});
  EXPECT_TRUE(table.event(0, "offer white \"Remis?\"", 0)) << "his own move, from another window";
  table.play({"a1"});
  EXPECT_EQ(code_of(table.event(1, "decline black \"\"", 2)), ErrorCode::no_offer) << "to move is to refuse";
  EXPECT_TRUE(table.event(1, "offer black \"\"", 2)) << "made before he saw his own move";
  EXPECT_TRUE(table.event(1, "withdraw black", 2));
  EXPECT_EQ(code_of(table.event(0, "offer white \"\"", 99)), ErrorCode::old_version)
      << "nobody can have seen that";
  EXPECT_EQ(code_of(table.event(0, "resign white", 2)), ErrorCode::old_version)
      << "what ends a game is said about the position that its sender saw";
}

TEST(Room, AnOfferThatCrossesAMoveWithAnOfferIsAnAgreement) {
  Table table;
  ASSERT_TRUE(table.event(0, "move d6 offer \"\"", 0));
  ASSERT_TRUE(table.event(1, "offer black \"\"", 0));
  EXPECT_EQ(table.room().table().series.half_points, (std::array{1, 1}));
}

TEST(Room, AClaimOutlastsTheReplyOfTheOpponent) {
  Table table("brettspielnetz", "W..B.WW..........BW.B..B w 0 0 0 1");
  for (int times = 0; times < 2; ++times) table.play({"a7-d7", "g1-d1", "d7-a7", "d1-g1"});
  table.play({"a7-d7"});
  EXPECT_TRUE(table.event(1, "claim black any \"\"", 8)) << "the opponent has moved since";
  EXPECT_EQ(table.room().table().series.half_points, (std::array{1, 1}));
}

TEST(Room, LetsOnlyTheFirstMoveBePlayedBeforeSomebodySitsOpposite) {
  Table table("standard", to_text(Start{}), "alternate", false);
  EXPECT_EQ(code_of(table.event(0, "resign white")), ErrorCode::opponent_missing);
  EXPECT_EQ(code_of(table.event(0, "move d6 offer \"\"")), ErrorCode::opponent_missing);
  EXPECT_TRUE(table.event(0, "move d6"));
  EXPECT_EQ(code_of(table.undo(0, Verb::ask)), ErrorCode::opponent_missing);
  EXPECT_EQ(code_of(table.event(0, "offer white \"\"")), ErrorCode::opponent_missing);
  table.room().take_seat({secret_of(1), "Ben"});
  EXPECT_TRUE(table.event(0, "offer white \"\""));
  EXPECT_EQ(table.room().table().names[1], "Ben");
}

TEST(Room, OffersAreAnsweredByTheOtherPlayer) {
  Table table;
  ASSERT_TRUE(table.event(0, "offer white \"\""));
  EXPECT_EQ(code_of(table.event(0, "accept white")), ErrorCode::no_offer);
  ASSERT_TRUE(table.event(1, "accept black"));
  EXPECT_EQ(table.room().table().series.half_points, (std::array{1, 1}));
  EXPECT_EQ(code_of(table.event(0, "move d6")), ErrorCode::game_over);
}

TEST(Room, TakesBackByConsent) {
  Table table;
  EXPECT_EQ(code_of(table.undo(0, Verb::ask)), ErrorCode::too_few_plies);
  table.play({"d6", "a1"});
  ASSERT_TRUE(table.undo(0, Verb::ask));
  EXPECT_EQ(table.room().table().undo, (play::UndoAsk{0, 2})) << "the move and the reply to it";
  EXPECT_EQ(code_of(table.undo(0, Verb::accept)), ErrorCode::nothing_asked) << "nobody consents to himself";
  EXPECT_EQ(code_of(table.undo(1, Verb::ask)), ErrorCode::offer_stands);
  ASSERT_TRUE(table.undo(1, Verb::accept));
  EXPECT_EQ(table.room().game(0).events.back(), "takeback 2");
  EXPECT_EQ(table.room().table().undo, std::nullopt);
  table.reload();
  table.play({"g7"});

  ASSERT_TRUE(table.undo(0, Verb::ask));
  EXPECT_EQ(table.room().table().undo, (play::UndoAsk{0, 1}));
  ASSERT_TRUE(table.undo(1, Verb::decline));
  EXPECT_EQ(code_of(table.undo(1, Verb::decline)), ErrorCode::nothing_asked);
  ASSERT_TRUE(table.undo(0, Verb::ask));
  ASSERT_TRUE(table.undo(0, Verb::withdraw));
  EXPECT_EQ(table.room().table().undo, std::nullopt);
}

TEST(Room, AMoveAnswersAnUndoAndAnOfferDoesNot) {
  Table table;
  table.play({"d6"});
  ASSERT_TRUE(table.undo(0, Verb::ask));
  ASSERT_TRUE(table.event(1, "offer black \"\""));
  EXPECT_TRUE(table.room().table().undo);
  ASSERT_TRUE(table.event(1, "move a1"));
  EXPECT_FALSE(table.room().table().undo);
}

TEST(Room, RequestsWithoutALineAreNotDoneTwiceEither) {
  Table table;
  table.play({"d6"});
  const Undo ask{table.name("u1"), 1, Verb::ask};
  ASSERT_TRUE(table.ask(0, ask));
  ASSERT_TRUE(table.undo(1, Verb::decline));
  ASSERT_TRUE(table.ask(0, ask));
  EXPECT_FALSE(table.room().table().undo) << "the request came again after its answer";
}

TEST(Room, AnUndoRequestSurvivesARestart) {
  Table table;
  table.play({"d6", "a1"});
  const Undo ask{table.name("u1"), 2, Verb::ask};
  ASSERT_TRUE(table.ask(0, ask));
  const TableView before = table.room().table();
  table.reload();
  EXPECT_EQ(table.room().table(), before);
  EXPECT_EQ(table.room().table().undo, (play::UndoAsk{0, 2}));
  EXPECT_TRUE(table.ask(0, ask)) << "it was acknowledged, so it must not be refused as a second one";
  ASSERT_TRUE(table.undo(1, Verb::decline));
  table.reload();
  EXPECT_EQ(table.room().table().undo, std::nullopt);
  ASSERT_TRUE(table.ask(0, ask));
  EXPECT_EQ(table.room().table().undo, std::nullopt) << "an answered request came again after a restart";
  ASSERT_TRUE(table.undo(0, Verb::ask));
  table.reload();
  ASSERT_TRUE(table.undo(1, Verb::accept));
  EXPECT_EQ(table.room().game(0).events.back(), "takeback 2");
}

TEST(Room, ARestartTellsARequestFromItsAnswer) {
  Table table;
  table.play({"d6"});
  ASSERT_TRUE(table.undo(0, Verb::ask));
  ASSERT_TRUE(table.event(1, "offer black \"\""));
  table.reload();
  EXPECT_TRUE(table.room().table().undo) << "an offer is no answer";
  ASSERT_TRUE(table.event(1, "move a1"));
  table.reload();
  EXPECT_FALSE(table.room().table().undo) << "a move is";
  ASSERT_TRUE(table.undo(0, Verb::ask));
  ASSERT_TRUE(table.event(1, "resign black"));
  table.reload();
  EXPECT_FALSE(table.room().table().undo);
}

TEST(Room, AWishForANextGameSurvivesARestart) {
  Table table("standard", to_text(Start{}), "loser_chooses");
  ASSERT_TRUE(table.event(1, "resign black"));
  const Next wish{table.name("n1"), Verb::ask, Colour::black};
  ASSERT_TRUE(table.ask(1, wish));
  const TableView before = table.room().table();
  table.reload();
  EXPECT_EQ(table.room().table(), before);
  EXPECT_TRUE(table.room().table().next.asked[1]);
  EXPECT_EQ(table.room().table().next.colour[1], Colour::black);
  ASSERT_TRUE(table.next(0, Verb::decline));
  ASSERT_TRUE(table.ask(1, wish));
  table.reload();
  EXPECT_FALSE(table.room().table().next.asked[1]) << "it was declined, and came again";
  ASSERT_TRUE(table.next(1, Verb::ask, Colour::black));
  table.reload();
  ASSERT_TRUE(table.next(0, Verb::ask));
  EXPECT_TRUE(table.news.new_game);
  EXPECT_EQ(table.room().table().white, 0) << "seat 1 chose black";
  table.reload();
  EXPECT_EQ(table.room().game(0).number, 13);
  EXPECT_EQ(table.room().table().next, play::NextAsks{});
}

// Those of games before that one are told to it, see RoomSeries.
TEST(Room, AcknowledgesALineOfTheGameBeforeAgain) {
  Table table;
  for (int game = 12; game < 15; ++game) {
    ASSERT_TRUE(table.ask(1, Do{Name{"last", game}, 0,
                                Resign{table.room().table().white == 1 ? Colour::white : Colour::black}}));
    ASSERT_TRUE(table.next(0, Verb::ask));
    ASSERT_TRUE(table.next(1, Verb::ask));
  }
  for (const bool restarted : {false, true}) {
    const auto again = table.ask(1, Do{Name{"last", 14}, 0, Resign{Colour::black}});
    ASSERT_TRUE(again) << (restarted ? "after a restart" : "");
    EXPECT_EQ(again->game, 14);
    EXPECT_EQ(again->version, 1);
    EXPECT_FALSE(table.news.event);
    EXPECT_EQ(code_of(table.ask(0, Do{Name{"last", 14}, 0, Resign{Colour::white}})), ErrorCode::unknown_game)
        << "the other player never sent that";
    table.reload();
  }
  EXPECT_EQ(table.version(), 0);
}

TEST(Room, ThereIsAnEndToAsking) {
  Table table;
  table.play({"d6"});
  for (int i = 0; i < 100; ++i) {
    ASSERT_TRUE(table.undo(0, Verb::ask));
    ASSERT_TRUE(table.undo(0, Verb::withdraw));
  }
  for (int restarts = 0; restarts < 2; ++restarts) {
    EXPECT_EQ(code_of(table.undo(0, Verb::ask)), ErrorCode::too_many);
    table.reload();
  }
  table.play({"a1"});
  EXPECT_TRUE(table.undo(1, Verb::ask)) << "the other player has asked for nothing yet";
  EXPECT_TRUE(table.undo(0, Verb::accept)) << "that is an event";
}

TEST(Room, PlaysASeriesWithAlternatingColours) {
  Table table;
  EXPECT_EQ(code_of(table.next(0, Verb::ask)), ErrorCode::game_running);
  ASSERT_TRUE(table.event(1, "resign black"));
  EXPECT_EQ(table.room().table().series.half_points, (std::array{2, 0}));
  const Name old = table.name("n1");
  ASSERT_TRUE(table.ask(0, Next{old, Verb::ask, Colour::black}));
  EXPECT_EQ(table.room().table().next.colour[0], std::nullopt) << "nobody may choose under this policy";
  EXPECT_EQ(code_of(table.next(1, Verb::withdraw)), ErrorCode::nothing_asked);
  ASSERT_TRUE(table.next(1, Verb::decline));
  EXPECT_FALSE(table.room().table().next.asked[0]);
  ASSERT_TRUE(table.next(1, Verb::ask));
  EXPECT_FALSE(table.news.new_game);
  ASSERT_TRUE(table.next(0, Verb::ask));
  EXPECT_TRUE(table.news.new_game);
  EXPECT_EQ(table.room().game(0).number, 13);
  EXPECT_EQ(table.room().table().white, 1);
  EXPECT_EQ(table.room().table().series.game, 2);
  // An ask for what has begun meanwhile is not an error, but begins nothing.
  ASSERT_TRUE(table.ask(0, Next{{"late", 12}, Verb::ask, std::nullopt}));
  EXPECT_FALSE(table.room().table().next.asked[0]);
  const TableView before = table.room().table();
  table.reload();
  EXPECT_EQ(table.room().table(), before);
}

TEST(Room, TheLoserChoosesWhereTheRulesOfTheSeriesSaySo) {
  Table table("standard", to_text(Start{}), "loser_chooses");
  ASSERT_TRUE(table.event(1, "resign black"));
  EXPECT_EQ(table.room().table().series.chooser, 1);
  ASSERT_TRUE(table.next(0, Verb::ask, Colour::black));
  ASSERT_TRUE(table.next(1, Verb::ask, Colour::black));
  EXPECT_EQ(table.room().table().white, 0) << "seat 1 chose black";
  EXPECT_EQ(table.stored().games[1].wish, "black");
  table.reload();
  EXPECT_EQ(table.room().table().white, 0);
}

TEST(Room, EitherAbortsAloneUntilBothHaveMoved) {
  for (const int seat : {0, 1}) {
    for (const char* first : {"", "d6"}) {
      Table table;
      if (*first != 0) table.play({first});
      ASSERT_TRUE(table.ask(seat, AbortGame{table.name()}));
      EXPECT_EQ(table.room().game(0).events.back(), "abort");
      EXPECT_EQ(table.room().game(0).outcome, "aborted");
      EXPECT_EQ(table.room().table().series.half_points, (std::array{0, 0}));
      table.reload();
      EXPECT_EQ(table.room().game(0).outcome, "aborted");
    }
  }
  Table begun;
  begun.play({"d6", "f4"});
  EXPECT_EQ(code_of(begun.ask(0, AbortGame{begun.name()})), ErrorCode::not_away);
  EXPECT_EQ(code_of(begun.ask(1, AbortGame{begun.name()})), ErrorCode::not_away);
}

TEST(Room, AGameOfATournamentIsNotAborted) {
  for (const std::initializer_list<const char*> moves : {std::initializer_list<const char*>{}, {"d6"}}) {
    Table table;
    table.stored().tournament = "k7f3q2";
    table.reload();
    for (const char* move : moves) table.play({move});
    for (const int seat : {0, 1}) {
      EXPECT_EQ(code_of(table.ask(seat, AbortGame{table.name()})), ErrorCode::not_away);
    }
    EXPECT_EQ(table.room().game(0).outcome, "ongoing");
    ASSERT_TRUE(table.event(1, "resign black"));
    EXPECT_EQ(table.room().game(0).outcome, "white_wins:resignation");
  }
}

TEST(Room, NobodyAbortsWithoutAnOpponentOrWhileARefereeHasStoppedTheGame) {
  Table alone("standard", to_text(Start{}), "alternate", false);
  EXPECT_EQ(code_of(alone.ask(0, AbortGame{alone.name()})), ErrorCode::opponent_missing);
  Table stopped;
  ASSERT_FALSE(stopped.rule("stop \"a moment\""));
  EXPECT_EQ(code_of(stopped.ask(0, AbortGame{stopped.name()})), ErrorCode::stopped);
}

TEST(Room, AGameWhoseOpponentStaysAwayMayBeAborted) {
  Table table;
  table.play({"d6", "f4", "d2"});
  EXPECT_EQ(code_of(table.ask(0, AbortGame{table.name()})), ErrorCode::not_away);
  table.now += 100;
  table.room().leave(1, table.now);
  const UnixSeconds decide_at = table.now + play::usual_absence_days * 86400;
  EXPECT_EQ(table.room().table().away, (Away{1, table.now, true, decide_at, table.now}));
  table.now += play::missed_for_abort - 1;
  EXPECT_EQ(code_of(table.ask(0, AbortGame{table.name()})), ErrorCode::not_away);
  table.now += 1;
  EXPECT_EQ(code_of(table.ask(1, AbortGame{table.name()})), ErrorCode::not_away) << "it is he who is away";
  ASSERT_TRUE(table.ask(0, AbortGame{table.name()}));
  EXPECT_EQ(table.room().game(0).events.back(), "abort");
  EXPECT_EQ(table.room().table().series.half_points, (std::array{0, 0}));
  EXPECT_FALSE(table.room().table().away);
}

TEST(Room, AGameThatHasBegunIsNotAbortedButDecidedAfterDays) {
  for (const bool drawn : {false, true}) {
    Table table;
    table.play({"d6", "f4", "b4", "d2", "a1"});
    const UnixSeconds gone = table.now += 100;
    table.room().leave(1, gone);
    const UnixSeconds decide_at = gone + play::usual_absence_days * 86400;
    EXPECT_EQ(table.room().table().away, (Away{1, gone, false, decide_at, gone}));

    table.now = decide_at - 1;
    EXPECT_EQ(code_of(table.ask(0, AbortGame{table.name()})), ErrorCode::not_away);
    EXPECT_EQ(code_of(table.ask(0, DecideAbsence{table.name(), drawn})), ErrorCode::not_away);
    table.now = decide_at;
    EXPECT_EQ(code_of(table.ask(1, DecideAbsence{table.name(), drawn})), ErrorCode::not_away);
    ASSERT_TRUE(table.ask(0, DecideAbsence{table.name(), drawn}));
    EXPECT_EQ(table.room().game(0).outcome, drawn ? "draw:absence" : "white_wins:absence");
    table.reload();
    EXPECT_EQ(table.room().game(0).outcome, drawn ? "draw:absence" : "white_wins:absence");
  }
}

TEST(Room, WhoIsToMoveHimselfMayDecideNothing) {
  Table table;
  table.play({"d6", "f4", "b4", "d2"});
  table.room().leave(1, table.now);
  table.now += 100 * 86400;
  EXPECT_EQ(table.room().table().away->decide_at, std::nullopt);
  EXPECT_EQ(code_of(table.ask(0, DecideAbsence{table.name(), false})), ErrorCode::not_away);
}

// Kept now and then, so that a restart makes nobody absent for longer than he was.
TEST(Room, KnowsWhenAPlayerWasLastThere) {
  Table table;
  table.play({"d6"});
  table.now += 2 * 86400;
  const std::optional<SeeSeat> seen = table.room().seen(1, table.now);
  ASSERT_TRUE(seen);
  EXPECT_EQ(seen->at, table.now);
  EXPECT_FALSE(table.room().seen(1, table.now + 60)) << "that is precise enough";
  EXPECT_FALSE(table.room().seen(std::nullopt, table.now)) << "who watches is not missed";
  table.stored().seats[1]->seen_at = seen->at;
  const UnixSeconds last = table.now;
  table.now += 86400;
  table.restart();
  table.room().arrive(0, table.now);
  ASSERT_TRUE(table.room().table().away);
  EXPECT_EQ(table.room().table().away->decide_at, last + play::usual_absence_days * 86400);
}

// Who comes back is told since when the other one is away, and waits from then on all the same.
TEST(Room, TellsSinceWhenSomebodyIsAwayWhoeverCame) {
  Table table;
  table.play({"d6", "f4"});
  const UnixSeconds gone = table.now += 100;
  table.room().leave(1, gone);
  table.room().leave(0, table.now += 60);
  const UnixSeconds back = table.now += 400;
  table.room().arrive(0, back);
  ASSERT_TRUE(table.room().table().away);
  EXPECT_EQ(table.room().table().away->left, gone);
  EXPECT_EQ(table.room().table().away->since, back);
}

TEST(Room, NobodyIsMissedWhileTheServerOrBothAreAway) {
  Table table;
  table.play({"d6", "f4"});
  table.room().leave(1, table.now);
  table.now += 10 * play::missed_for_abort;
  table.reload();
  table.room().leave(1, table.now);
  EXPECT_EQ(code_of(table.ask(0, AbortGame{table.name()})), ErrorCode::not_away) << "the server was away";

  table.room().leave(0, table.now);
  table.now += 10 * play::missed_for_abort;
  table.room().arrive(0, table.now);
  EXPECT_EQ(code_of(table.ask(0, AbortGame{table.name()})), ErrorCode::not_away) << "both were away";

  table.now += play::missed_for_abort - 5;
  table.room().leave(0, table.now);
  table.now += 5;
  table.room().arrive(0, table.now);
  EXPECT_TRUE(table.ask(0, AbortGame{table.name()})) << "a reload does not set back the waiting";
}

TEST(Room, ARightClaimEndsTheGameAndTheAnswerComesAgain) {
  Table table("brettspielnetz", "W..B.WW..........BW.B..B w 0 0 0 1");
  for (int times = 0; times < 2; ++times) table.play({"a7-d7", "g1-d1", "d7-a7", "d1-g1"});
  const std::string claim = "move a7-d7 claim repetition \"\"";
  const auto ack = table.event(0, claim, 8, "k1");
  ASSERT_TRUE(ack);
  ASSERT_TRUE(ack->claim);
  EXPECT_TRUE(ack->claim->right);
  ASSERT_EQ(ack->claim->proof.size(), 1u);
  EXPECT_EQ(ack->claim->proof[0].proof.size(), 3u);
  EXPECT_EQ(table.room().table().series.half_points, (std::array{1, 1}));
  table.reload();
  EXPECT_EQ(table.event(0, claim, 8, "k1")->claim->proof, ack->claim->proof);
}

TEST(Room, AWrongClaimWithAMoveIsAnOfferAndSaysWhy) {
  Table table("brettspielnetz");
  const auto ack = table.event(0, "move d6 claim repetition \"\"", 0, "k1");
  ASSERT_TRUE(ack);
  ASSERT_TRUE(ack->claim);
  EXPECT_FALSE(ack->claim->right);
  EXPECT_FALSE(ack->claim->reason.empty());
  table.reload();
  const auto again = table.event(0, "move d6 claim repetition \"\"", 0, "k1");
  ASSERT_TRUE(again->claim) << "the answer to a claim must come with a repeated ack, too";
  EXPECT_TRUE(table.event(1, "accept black"));
}

TEST(Room, AWrongClaimAloneIsRefused) {
  Table table("brettspielnetz");
  table.play({"d6"});
  EXPECT_EQ(code_of(table.event(1, "claim black any \"\"")), ErrorCode::claim_unfounded);
  EXPECT_EQ(table.version(), 1);
}

TEST(Room, RefusesToRestoreWhatTheRulesDoNotAllow) {
  Table table;
  table.play({"d6"});
  StoredTable broken = table.stored();
  broken.games[0].events.push_back({"move d6", 1, "x", 0});
  EXPECT_FALSE(Room::restore(broken, start_time));
  broken = table.stored();
  broken.games.push_back(broken.games[0]);
  EXPECT_FALSE(Room::restore(broken, start_time)) << "a game after one that has no end";
  broken = table.stored();
  broken.games[0].rules = "nonsense";
  EXPECT_FALSE(Room::restore(broken, start_time));
  broken = table.stored();
  broken.games[0].talk.push_back({1, "undo beg", 0, "u1", 0});
  EXPECT_FALSE(Room::restore(broken, start_time));
}

// White shuffles a7–d7, Black g1–g4, and no rule ends it.
const std::string endless = "standard,noMillLimitPlies=0,repetition=off";
const std::string quiet_start = "W..B..W.....WB...B.W...B w 0 0";
constexpr std::array quiet_moves = {"move a7-d7", "move g1-g4", "move d7-a7", "move g4-g1"};

std::string quiet_move(int version) { return quiet_moves.at(static_cast<std::size_t>(version % 4)); }

StoredTable long_game(Table& table, int events) {
  StoredTable stored = table.stored();
  for (int version = 0; version < events; ++version)
    stored.games[0].events.push_back({quiet_move(version), version % 2, "k" + std::to_string(version), 0});
  return stored;
}

TEST(Long, AGameHasAMostAndCanAlwaysBeEnded) {
  Table table(endless, quiet_start);
  table.stored() = long_game(table, most_events - 1);
  table.reload();
  ASSERT_TRUE(table.event((most_events - 1) % 2, quiet_move(most_events - 1)));
  EXPECT_EQ(code_of(table.event(0, quiet_move(most_events))), ErrorCode::too_long);
  EXPECT_EQ(code_of(table.event(0, "offer white \"\"")), ErrorCode::too_long);
  ASSERT_TRUE(table.undo(0, Verb::ask)) << "talk has a limit of its own";
  EXPECT_EQ(code_of(table.undo(1, Verb::accept)), ErrorCode::too_long);
  EXPECT_TRUE(table.event(0, "resign white"));
  table.reload();
  EXPECT_EQ(table.version(), most_events + 1);
}

TEST(Long, AStateFitsIntoWhatASocketMayCarry) {
  Table table(endless, quiet_start);
  const std::string reason(max_message_bytes, '"');
  int version = 0;
  Answer<Acknowledged> answer;
  const auto say = [&](int seat, const std::string& line) {
    answer = table.event(seat, line, std::nullopt, "");
    return answer.has_value();
  };
  // Ten own moves between two offers, each with as long a message and refusal as can be.
  while (true) {
    const std::string colour = version % 2 == 0 ? "white" : "black";
    const std::string offer = to_text(OfferDraw{version % 2 == 0 ? Colour::white : Colour::black, {reason}});
    if (version % 20 == 0 && !say(version % 2, offer)) break;
    const std::string decline =
        to_text(DeclineDraw{version % 2 == 0 ? Colour::black : Colour::white, reason});
    if (version % 20 == 0 && !say(1 - version % 2, decline)) break;
    if (!say(version % 2, quiet_move(version))) break;
    ++version;
  }
  EXPECT_EQ(code_of(answer), ErrorCode::too_long);
  EXPECT_LT(table.version(), most_events) << "it was the bytes";
  const std::string state = state_json("abcdefghijkm", 0, table.room().game(0), table.room().table(),
                                       table.room().own(0), Moment{table.now, table.tick});
  EXPECT_GT(state.size(), most_event_bytes - 8 * max_message_bytes);
  EXPECT_LT(2 * state.size(), net::OutboxLimits{}.bytes_each * 3 / 2) << "with room for what comes after it";
}

}  // namespace
}  // namespace muehle::server

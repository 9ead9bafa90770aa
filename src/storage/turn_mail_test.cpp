// Who wants mail when it is his move, his calendar and his notes, as they are stored.
#include "storage/turn_mail.h"

#include <gtest/gtest.h>

#include "storage/maintenance.h"
#include "storage/test_games.h"

namespace muehle {
namespace {

class TurnMailsTest : public ::testing::Test {
 protected:
  PlayerId account(const std::string& name) {
    const PlayerId player = file.players().add_guest(name, "de", 0);
    file.players().enroll(player, {name, "skeleton of " + name}, "password");
    file.mail().confirm(player, name + "@example.org", 0);
    return player;
  }
  // A game by days, in which it is White's turn since 1000; its number.
  std::int64_t game(const std::string& code, PlayerId white, std::optional<PlayerId> black) {
    NewTable table = some_table(code);
    table.first_white = 0;
    table.player = white;
    table.time_control = "1/259200";
    table.standing = {.plies = 0, .position = "a board", .turn = 0, .deadline = 77};
    const Stored made = file.make(table);
    if (!black) return made.game;
    file.make(TakeSeat{.table = made.table,
                       .seat = 1,
                       .secret = SecretHash{4},
                       .name = "Ben",
                       .at = 1000,
                       .game = made.game,
                       .standing = table.standing,
                       .player = black});
    return made.game;
  }
  void wants(PlayerId player, TurnMailWay way, UnixSeconds next_at = 0) {
    all.choose({.player = player,
                .way = way,
                .hour = 18,
                .zone = "Europe/Berlin",
                .stop_key = "key of " + std::to_string(player),
                .next_at = next_at});
  }
  std::vector<PlayerId> due(UnixSeconds now = 2000, UnixSeconds began = 1000, PlayerId after = 0) {
    return all.due(now, began, after, 10);
  }
  using Players = std::vector<PlayerId>;

  TestGames file;
  muehle::TurnMails& all = file.turn_mails();
  PlayerId anna = account("Anna");
  PlayerId ben = account("Ben");
};

TEST_F(TurnMailsTest, AreAsTheyWereChosen) {
  EXPECT_FALSE(all.of(anna));
  wants(anna, TurnMailWay::daily, 500);
  const StoredTurnMail chosen{.player = anna,
                              .way = TurnMailWay::daily,
                              .hour = 18,
                              .zone = "Europe/Berlin",
                              .stop_key = "key of " + std::to_string(anna),
                              .next_at = 500};
  EXPECT_EQ(all.of(anna), chosen);
  EXPECT_EQ(all.by_stop_key(chosen.stop_key), chosen);
  EXPECT_FALSE(all.by_stop_key("another"));
  StoredTurnMail other = chosen;
  other.way = TurnMailWay::at_once;
  other.stop_key = "a new one";
  all.choose(other);
  EXPECT_EQ(all.of(anna)->way, TurnMailWay::at_once);
  EXPECT_EQ(all.of(anna)->stop_key, chosen.stop_key) << "it stands in mails that were sent";
}

TEST_F(TurnMailsTest, AreDueWhereSomebodyWasNotToldOfHisTurn) {
  const std::int64_t number = game("aaaa", anna, ben);
  EXPECT_EQ(due(), Players{}) << "nobody wants any";
  wants(anna, TurnMailWay::at_once);
  wants(ben, TurnMailWay::at_once);
  EXPECT_EQ(due(), Players{anna});
  EXPECT_EQ(due(2000, 999), Players{}) << "it has just begun";
  EXPECT_EQ(due(2000, 1000, anna), Players{}) << "those behind her";
  all.tell(anna, {{number, 0, "a board"}});
  EXPECT_EQ(due(), Players{});
  all.tell(anna, {{number, 0, "another board"}});
  EXPECT_EQ(due(), Players{anna}) << "a move was taken back and another one made";
  EXPECT_EQ(all.told(anna), (std::vector<ToldTurn>{{number, 0, "another board"}}));
}

TEST_F(TurnMailsTest, AreDueToWhoSharesTheSeatThatIsToMove) {
  const PlayerId cleo = account("Cleo");
  const std::int64_t number = game("aaaa", anna, ben);
  const std::int64_t table = file.games().load("aaaa")->id;
  wants(cleo, TurnMailWay::at_once);
  EXPECT_EQ(due(), Players{});
  file.make(AddPartner{table, 1, 1, cleo});
  EXPECT_EQ(due(), Players{}) << "it is White's turn";
  const PlayerId dora = account("Dora");
  wants(dora, TurnMailWay::at_once);
  file.make(AddPartner{table, 0, 2, dora});
  EXPECT_EQ(due(), Players{dora});
  all.tell(dora, {{number, 0, "a board"}});
  EXPECT_EQ(due(), Players{});
  all.tell(dora, {});
  EXPECT_EQ(all.told(dora).size(), 1u) << "the game goes on";
  file.make(RemovePartner{table, dora});
  all.tell(dora, {});
  EXPECT_TRUE(all.told(dora).empty()) << "he has gone from there";
  all.choose({.player = dora, .way = TurnMailWay::at_once, .hour = 18, .zone = "GMT", .stop_key = "key"});
  EXPECT_EQ(due(), Players{});
}

TEST_F(TurnMailsTest, AreNotDueBeforeTheirTimeNorWithoutAnAddress) {
  game("aaaa", anna, ben);
  wants(anna, TurnMailWay::at_once, 2001);
  EXPECT_EQ(due(2000), Players{});
  EXPECT_EQ(due(2001), Players{anna});
  file.mail().remove(anna);
  EXPECT_EQ(due(2001), Players{});
  EXPECT_FALSE(all.of(anna)) << "they end with the address";
}

TEST_F(TurnMailsTest, AreNotDueAtATableThatNobodyCameTo) {
  game("aaaa", anna, std::nullopt);
  wants(anna, TurnMailWay::at_once);
  EXPECT_EQ(due(), Players{});
}

TEST_F(TurnMailsTest, OfADayAreDueAtTheirHourWhateverWaits) {
  wants(anna, TurnMailWay::daily, 2000);
  EXPECT_EQ(due(1999), Players{});
  EXPECT_EQ(due(2000), Players{anna});
  for (const TurnMailWay way : {TurnMailWay::none, TurnMailWay::refused}) {
    wants(anna, way, 2000);
    EXPECT_EQ(due(2000), Players{});
  }
}

TEST_F(TurnMailsTest, WhatIsToldOfGamesThatAreOverIsForgotten) {
  const std::int64_t number = game("aaaa", anna, ben);
  all.tell(anna, {{number, 0, "a board"}});
  file.database().run("UPDATE games SET outcome = 'draw_agreed', turn = NULL");
  all.tell(anna, {});
  EXPECT_TRUE(all.told(anna).empty());
}

TEST_F(TurnMailsTest, AreSettledWhereNobodyHasChosenMeanwhile) {
  wants(anna, TurnMailWay::at_once, 100);
  const StoredTurnMail before = *all.of(anna);
  StoredTurnMail after = before;
  after.next_at = 700;
  after.failures = 2;
  after.refusals = 1;
  all.settle(before, after);
  EXPECT_EQ(all.of(anna), after);
  wants(anna, TurnMailWay::daily, 900);
  all.settle(after, before);
  EXPECT_EQ(all.of(anna)->next_at, 900);
  EXPECT_EQ(all.of(anna)->way, TurnMailWay::daily);
}

TEST_F(TurnMailsTest, EndWithTheAccountAsCalendarAndNotesDo) {
  const std::int64_t number = game("aaaa", anna, ben);
  wants(anna, TurnMailWay::at_once);
  all.tell(anna, {{number, 0, "a board"}});
  file.calendars().make(anna, SecretHash{9}, 5);
  file.notes().keep(anna, number, "block him", 5);
  file.notes().keep(ben, number, "mine", 5);
  EXPECT_TRUE(all.astray(9).empty());
  file.players().erase(anna);
  EXPECT_FALSE(all.of(anna));
  EXPECT_TRUE(all.told(anna).empty());
  EXPECT_FALSE(file.calendars().whose(SecretHash{9}));
  EXPECT_FALSE(file.notes().of(anna, number));
  EXPECT_EQ(file.notes().of(ben, number)->text, "mine");
  EXPECT_TRUE(all.astray(9).empty());
  EXPECT_TRUE(file.calendars().astray(9).empty());
  EXPECT_TRUE(file.notes().astray(9).empty());
}

TEST_F(TurnMailsTest, StraysAreFound) {
  const std::int64_t number = game("aaaa", anna, ben);
  const PlayerId guest = file.players().add_guest("Gerd", "de", 0);
  wants(guest, TurnMailWay::at_once);
  file.calendars().make(guest, SecretHash{9}, 5);
  file.notes().keep(guest, number, "a note", 5);
  EXPECT_EQ(all.astray(9), Players{guest});
  EXPECT_EQ(file.calendars().astray(9), Players{guest});
  EXPECT_EQ(file.notes().astray(9), Players{guest});
  EXPECT_EQ(StoredGames::open(file.place().place()).value().strays().value().size(), 3u);
}

TEST_F(TurnMailsTest, ACalendarIsItsPlayersUntilAnotherLinkIsMade) {
  muehle::Calendars& calendars = file.calendars();
  EXPECT_FALSE(calendars.made_at(anna));
  calendars.make(anna, SecretHash{1}, 5);
  calendars.make(ben, SecretHash{2}, 6);
  EXPECT_EQ(calendars.made_at(anna), 5);
  EXPECT_EQ(calendars.whose(SecretHash{1}), anna);
  calendars.make(anna, SecretHash{3}, 7);
  EXPECT_FALSE(calendars.whose(SecretHash{1}));
  EXPECT_EQ(calendars.whose(SecretHash{3}), anna);
  calendars.remove(anna);
  EXPECT_FALSE(calendars.whose(SecretHash{3}));
  EXPECT_EQ(calendars.whose(SecretHash{2}), ben);
}

TEST_F(TurnMailsTest, NotesAreOfWhoSitsInTheGame) {
  muehle::Notes& notes = file.notes();
  const std::int64_t number = game("aaaa", anna, ben);
  const std::int64_t other = game("bbbb", ben, std::nullopt);
  EXPECT_TRUE(notes.may_note(anna, "aaaa", number));
  EXPECT_FALSE(notes.may_note(anna, "bbbb", other));
  EXPECT_FALSE(notes.may_note(anna, "bbbb", number));
  EXPECT_FALSE(notes.of(anna, number));
  notes.keep(anna, number, "one", 5);
  notes.keep(anna, number, "two", 6);
  notes.keep(ben, number, "his", 6);
  EXPECT_EQ(notes.of(anna, number), (StoredNote{"aaaa", number, "two", 6}));
  EXPECT_EQ(notes.all_of(anna, 9), (std::vector<StoredNote>{{"aaaa", number, "two", 6}}));
  notes.keep(anna, number, "", 7);
  EXPECT_FALSE(notes.of(anna, number));
  EXPECT_EQ(notes.of(ben, number)->text, "his");
}

TEST_F(TurnMailsTest, NotesGoWithATableThatNobodyCameTo) {
  const std::int64_t number = game("aaaa", anna, std::nullopt);
  file.notes().keep(anna, number, "for later", 5);
  EXPECT_TRUE(file.games().remove_waiting("aaaa"));
  EXPECT_TRUE(file.notes().all_of(anna, 9).empty());
}

}  // namespace
}  // namespace muehle

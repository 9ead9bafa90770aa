#include "storage/move_games.h"

#include <gtest/gtest.h>

#include <cstdlib>

#include "storage/data_folder.h"
#include "storage/sqlite.h"
#include "storage/sqlite_store.h"
#include "storage/test_games.h"

namespace muehle {
namespace {

// Needs a PostgreSQL, where $MUEHLE_TEST_DATABASE names one.
class PostgresMove : public ::testing::TestWithParam<std::string> {
 protected:
  PostgresMove() {
    open_sqlite_store(folder_.path()).value();
    OpenedGames games = OpenedGames::open(folder_.path()).value();
    fill(games.all());
  }
  static void fill(Transaction& all) {
    const PlayerId anna = all.players().add_guest("Anna", "de", 1000);
    EXPECT_TRUE(all.players().enroll(anna, {"Anna Müller", "anna"}, "a password"));
    const PlayerId ben = all.players().add_guest("Ben", "", 1001);
    all.players().begin_session(anna, {.token = SecretHash{1, 0, 255}, .device = "Firefox", .at = 5});
    NewTable table = some_table("abc");
    table.player = anna;
    const Stored made = all.games().make(table);
    all.games().make(
        TakeSeat{.table = made.table, .seat = 1, .secret = {}, .name = "B", .at = 1, .player = ben});
    for (int version = 1; version <= 2500; ++version)
      all.games().make(some_event(made.game, version, "offer white \"" + std::to_string(version) + "\""));
    AppendEvent last = some_event(made.game, 2501, "resign white");
    last.standing.outcome = "black_wins:resignation";
    last.at = 2000;
    all.games().make(last);
    all.games().make(some_talk(made.game, 1, 2501, "next ask"));
    EXPECT_EQ(all.games().pack(3000, 10), 1);
    const Stored second = all.games().make(some_table("def"));
    AppendEvent shared = some_event(second.game, 1, "move d6");
    shared.by = ben;
    all.games().make(shared);
    all.games().make(SetDoor{second.table, 0, SecretHash{7}});
    all.games().make(AddPartner{second.table, 0, 1, ben});
    all.games().make(AppendCounsel{.table = second.table,
                                   .seat = 0,
                                   .number = 1,
                                   .game = second.game,
                                   .player = ben,
                                   .id = "c",
                                   .text = "d6?",
                                   .at = 3});
    all.ratings().set(anna, club::Pool::live, {.rating = {.rating = 1512.3456789}, .last = 7});
    all.ratings().count({.game = made.game,
                         .pool = club::Pool::live,
                         .result = {anna, ben, club::Score::black_wins, 7},
                         .white_after = 1487.1,
                         .black_after = 1512.9});
    all.relations().set(anna, ben, Relation::friends, 9);
    all.mail().confirm(anna, "anna@example.org", 50);
    const std::int64_t club = all.clubs().add("clubclubclub", {.name = "Club", .skeleton = "club"}, anna, 7);
    all.clubs().ask(club, ben, "let me in", 8);
    all.clubs().add_news(club, anna, "News", "text", 9, 10);
    all.clubs().put_preset(club, {"Blitz", "standard", "180+2", 3});
    all.clubs().add_letters(club, anna, {{SecretHash{9}, "Opa"}}, 9, 99);
    all.clubs().set_face(club);
    const std::int64_t tournament = all.tournaments().add(
        "evening", anna, {.entry = "club", .begin = "by_hand", .club = club}, {}, {"found", anna}, 8);
    all.tournaments().append(tournament, 1, {{"enter \"Ben\"", {}, ben, "late"}}, {}, 9);
    all.tournaments().add_game(tournament, {3, 1, 1}, second.table);
    all.turn_mails().choose(
        {.player = anna, .way = TurnMailWay::daily, .hour = 18, .zone = "UTC", .stop_key = "key"});
    all.turn_mails().tell(anna, {{second.game, 1, "a board"}});
    all.calendars().make(anna, SecretHash{201}, 51);
    all.notes().keep(anna, made.game, "a note", 52);
    all.conduct().add({.by = ben, .about = {.player = anna, .name = "Anna"}, .words = "look", .at = 53});
    all.conduct().write({anna, LetterKind::warned, "Anna", "not again", 54});
    all.conduct().note(anna, {.by = ben, .text = "once", .at = 55});
    all.perfect_play().put(made.game, std::array<HeldByPhase, 2>{});
    all.lobby_hours().count({.week = 2900, .hour = 7}, 8);
    all.mail().add_link({SecretHash{200}, anna, MailPurpose::reset, "anna@example.org", 100});
  }
  std::filesystem::path file() const { return games_file(folder_.path()); }
  Result<std::vector<MovedTable>> move(bool over_games = false) const {
    return move_games(file(), place_.place().database, over_games);
  }

  TempFolder folder_;
  TestPlace place_;
};

GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(PostgresMove);
INSTANTIATE_TEST_SUITE_P(Private, PostgresMove,
                         ::testing::ValuesIn(std::getenv("MUEHLE_TEST_DATABASE") == nullptr
                                                 ? std::vector<std::string>()
                                                 : std::vector<std::string>{"postgresql"}),
                         [](const auto& each) { return each.param; });

TEST_P(PostgresMove, BringsEverythingOver) {
  const auto moved = move();
  ASSERT_TRUE(moved) << moved.error().message;
  OpenedGames before = OpenedGames::open(folder_.path()).value();
  OpenedGames after = place_.games();
  for (const char* code : {"abc", "def"}) {
    const StoredTable one = before.all().games().load_all(code).value();
    const StoredTable other = after.all().games().load_all(code).value();
    EXPECT_EQ(one.id, other.id);
    ASSERT_EQ(one.games.size(), other.games.size());
    for (std::size_t n = 0; n < one.games.size(); ++n) {
      EXPECT_EQ(one.games[n].number, other.games[n].number);
      ASSERT_EQ(one.games[n].events.size(), other.games[n].events.size());
      for (std::size_t i = 0; i < one.games[n].events.size(); ++i)
        EXPECT_EQ(one.games[n].events[i].line, other.games[n].events[i].line);
      EXPECT_EQ(one.games[n].talk.size(), other.games[n].talk.size());
    }
  }
  EXPECT_EQ(before.all().games().resume().instance, after.all().games().resume().instance)
      << "cookies stay good";
  EXPECT_EQ(after.all().players().by_token(SecretHash{1, 0, 255})->player.name, "Anna Müller");
  EXPECT_EQ(after.all().ratings().of(1, club::Pool::live)->rating.rating, 1512.3456789);
  EXPECT_TRUE(after.all().mail().open(SecretHash{200}, MailPurpose::reset, 99));
  EXPECT_EQ(after.all().turn_mails().of(1), before.all().turn_mails().of(1));
  EXPECT_EQ(after.all().turn_mails().told(1), before.all().turn_mails().told(1));
  EXPECT_EQ(after.all().calendars().whose(SecretHash{201}), 1);
  EXPECT_EQ(after.all().notes().all_of(1, 9), before.all().notes().all_of(1, 9));
  EXPECT_EQ(after.all().conduct().open(9).at(0).report.words, "look");
  EXPECT_EQ(after.all().conduct().letters_to(1, 9).at(0).letter.text, "not again");
  EXPECT_EQ(after.all().conduct().notes_on(1).at(0).by, 2);
  EXPECT_EQ(after.all().lobby_hours().before({.week = 2901, .hour = 7}, 8).games, 1);
  EXPECT_EQ(after.database().number("SELECT count(*) FROM perfect_play WHERE known = 1"), 2);
  EXPECT_TRUE(after.all().games().games_listed_wrong(10).empty());
  constexpr const char* listed = "SELECT count(*) FROM player_games";
  EXPECT_EQ(after.database().number(listed), before.database().number(listed));
}

TEST_P(PostgresMove, NumbersGoOnBehindThoseThatWereGiven) {
  OpenedGames before = OpenedGames::open(folder_.path()).value();
  const PlayerId gone = before.all().players().add_guest("", "", 0);
  before.database().run("DELETE FROM players WHERE id = " + std::to_string(gone));
  ASSERT_TRUE(move());
  OpenedGames after = place_.games();
  EXPECT_EQ(after.all().players().add_guest("", "", 0), gone + 1);
  EXPECT_EQ(after.all().games().make(some_table("ghi")).game, 3);
}

TEST_P(PostgresMove, KnowsEveryTable) {
  const auto moved = move().value();
  EXPECT_EQ(place_.number("SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()"),
            static_cast<std::int64_t>(moved.size()) + 8)
      << "all but the version of the schema, the mark of commits, who has which lease, what is agreed, the "
         "pages, and what follows from the others";
}

TEST_P(PostgresMove, WritesOverGamesOnlyWhereThatIsWanted) {
  ASSERT_TRUE(move());
  const auto again = move();
  ASSERT_FALSE(again);
  EXPECT_NE(again.error().message.find("--force"), std::string::npos);
  place_.games().all().games().make(some_table("later"));
  ASSERT_TRUE(move(true));
  EXPECT_FALSE(place_.games().all().games().load("later"));
}

TEST_P(PostgresMove, IsRefusedWhileAServerUsesTheDatabase) {
  const auto server = place_.open();
  const auto moved = move();
  ASSERT_FALSE(moved);
  EXPECT_NE(moved.error().message.find("a muehle server uses it"), std::string::npos)
      << moved.error().message;
}

TEST_P(PostgresMove, SaysWhatIsWrongWithTheFile) {
  EXPECT_EQ(move_games("/nothing/here", place_.place().database, false).error().message,
            "there is no file /nothing/here");
  TempFolder other;
  sqlite::Database(other.path() / "games.sqlite").run("CREATE TABLE a (x)");
  EXPECT_FALSE(move_games(other.path() / "games.sqlite", place_.place().database, false));
}

}  // namespace
}  // namespace muehle

// Reports, letters of referees and notes on players, as they are stored.
#include "storage/conduct.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "storage/test_games.h"

namespace muehle {
namespace {

using ::testing::ElementsAre;

class ConductStore : public ::testing::Test {
 protected:
  PlayerId account(const std::string& name) {
    const PlayerId player = file.players().add_guest(name, "de", 1000);
    EXPECT_TRUE(file.players().enroll(player, {name, name}, "hash"));
    return player;
  }
  std::int64_t report(PlayerId by, const Reported& about, UnixSeconds at) {
    return file.conduct().add(
        {.by = by, .about = about, .reason = ReportReason::advert, .words = "look", .at = at});
  }
  std::vector<std::int64_t> waiting() {
    std::vector<std::int64_t> ids;
    for (const StoredReport& one : file.conduct().open(9)) ids.push_back(one.id);
    return ids;
  }

  TestGames file;
  PlayerId anna = account("anna");
  PlayerId ben = account("ben");
  PlayerId rike = account("rike");
  Reported bens = {.player = ben, .name = "ben", .said = "buy"};
};

TEST_F(ConductStore, KeepsWhatStoodThere) {
  const std::int64_t id = report(anna, bens, 5);
  file.players().set_about(ben, "something else");
  const StoredReport kept = file.conduct().find(id).value();
  EXPECT_EQ(kept.report.about, bens);
  EXPECT_EQ(kept.by_name, "anna");
  EXPECT_EQ(kept.report.reason, ReportReason::advert);
  EXPECT_EQ(kept.report.words, "look");
  EXPECT_FALSE(kept.closed_at);
  EXPECT_EQ(file.conduct().about(ben, 9).size(), 1u);
  EXPECT_EQ(file.conduct().by(anna, 9).size(), 1u);
  EXPECT_TRUE(file.conduct().by(ben, 9).empty());
}

TEST_F(ConductStore, TheFirstReportOfEachPlayerStandsBeforeTheSecondOfAnybody) {
  const Reported club{.kind = ReportedKind::club, .code = "abc", .name = "Club"};
  const std::int64_t first = report(anna, bens, 5);
  const std::int64_t second = report(anna, club, 6);
  const std::int64_t others = report(rike, club, 7);
  EXPECT_THAT(waiting(), ElementsAre(first, others, second));
  EXPECT_EQ(file.conduct().open_by(anna), 2);
  EXPECT_TRUE(file.conduct().has_open(anna, club));
  EXPECT_FALSE(file.conduct().has_open(rike, bens));
}

TEST_F(ConductStore, OneDecisionIsForAllWhoReportedTheSame) {
  const std::int64_t first = report(anna, bens, 5);
  report(rike, bens, 6);
  Reported later = bens;
  later.said = "buy more";
  const std::int64_t other = report(rike, later, 7);
  const StoredReport found = file.conduct().find(first).value();
  EXPECT_THAT(file.conduct().close(found, ReportDecision::remove, 8),
              ::testing::UnorderedElementsAre(anna, rike));
  EXPECT_THAT(waiting(), ElementsAre(other));
  EXPECT_EQ(file.conduct().find(first)->decision, ReportDecision::remove);
  EXPECT_TRUE(file.conduct().close(found, ReportDecision::nothing, 9).empty()) << "once";
  file.conduct().forget(7);
  EXPECT_EQ(file.conduct().about(ben, 9).size(), 3u);
  file.conduct().forget(8);
  EXPECT_EQ(file.conduct().about(ben, 9).size(), 1u) << "what waits stays";
}

TEST_F(ConductStore, NobodyDecidesOnHimselfOrOnWhatHeReports) {
  for (const PlayerId one : {anna, ben, rike}) file.players().set_role(one, Role::referee);
  EXPECT_THAT(file.conduct().judges(anna, bens, 10), ElementsAre(rike));
  report(anna, bens, 5);
  EXPECT_EQ(file.conduct().waiting_for(rike).count, 1);
  EXPECT_EQ(file.conduct().waiting_for(anna).count, 0);
  EXPECT_EQ(file.conduct().waiting_for(ben).count, 0);
  file.players().suspend(rike, Suspension{20, "x"});
  EXPECT_TRUE(file.conduct().judges(anna, bens, 10).empty());
  EXPECT_THAT(file.conduct().judges(anna, bens, 20), ElementsAre(rike));
}

TEST_F(ConductStore, WhoLeadsAClubDoesNotDecideOnIt) {
  file.players().set_role(rike, Role::host);
  file.players().set_role(ben, Role::referee);
  file.clubs().add("clubclubclub", {.name = "Club", .skeleton = "club"}, rike, 7);
  const Reported club{.kind = ReportedKind::club, .code = "clubclubclub", .name = "Club"};
  EXPECT_THAT(file.conduct().judges(anna, club, 10), ElementsAre(ben));
  report(anna, club, 11);
  EXPECT_EQ(file.conduct().waiting_for(rike).count, 0);
  EXPECT_EQ(file.conduct().waiting_for(ben).at, 11);
}

TEST_F(ConductStore, ALetterIsThereUntilItIsRead) {
  file.conduct().write({ben, LetterKind::warned, "ben", "not again", 5});
  file.conduct().write({anna, LetterKind::looked_at, "ben", "", 5});
  const std::vector<StoredLetter> letters = file.conduct().letters_to(ben, 9);
  ASSERT_EQ(letters.size(), 1u);
  EXPECT_EQ(letters[0].letter.kind, LetterKind::warned);
  EXPECT_EQ(letters[0].letter.text, "not again");
  EXPECT_FALSE(file.conduct().put_away(anna, letters[0].id)) << "it is not hers";
  EXPECT_TRUE(file.conduct().put_away(ben, letters[0].id));
  EXPECT_TRUE(file.conduct().letters_to(ben, 9).empty());
}

TEST_F(ConductStore, NotesSayWhoAndWhen) {
  const std::int64_t first = file.conduct().note(ben, {.by = rike, .text = "once", .at = 5});
  file.conduct().note(ben, {.by = anna, .text = "twice", .at = 6});
  const std::vector<PlayerNote> notes = file.conduct().notes_on(ben);
  ASSERT_EQ(notes.size(), 2u);
  EXPECT_EQ(notes[0].text, "twice");
  EXPECT_EQ(notes[1].by_name, "rike");
  EXPECT_EQ(notes[1].at, 5);
  EXPECT_FALSE(file.conduct().remove_note(anna, first));
  EXPECT_TRUE(file.conduct().remove_note(ben, first));
  EXPECT_EQ(file.conduct().notes_on(ben).size(), 1u);
}

TEST_F(ConductStore, ListsWarningsToAPlayerInGamesAndWhatIsAboutHim) {
  const Stored made = file.make(some_table("abc"));
  const std::int64_t game = made.game;
  file.make(TakeSeat{.table = made.table, .seat = 1, .secret = {}, .name = "ben", .at = 9, .player = ben});
  const auto note = [&](const std::string& what, std::optional<std::int64_t> in,
                        std::optional<PlayerId> about) {
    file.refereeing().note({.at = 5, .by = rike, .what = what, .game = in, .about = about, .reason = "why"});
  };
  note("caution white", game, std::nullopt);
  note("caution black", game, std::nullopt);
  note("add white 60", game, std::nullopt);
  note("suspend 99", std::nullopt, ben);
  note("suspend 99", std::nullopt, anna);
  std::vector<std::string> found;
  for (const StoredDeed& deed : file.refereeing().deeds_about(ben, 9)) found.push_back(deed.what);
  EXPECT_EQ(found.size(), 2u);
  EXPECT_EQ(found.front(), "suspend 99");
}

TEST_F(ConductStore, WithAnAccountGoesWhatIsAboutItAndWhatItSaid) {
  report(anna, bens, 5);
  file.conduct().write({ben, LetterKind::warned, "ben", "not again", 5});
  file.conduct().note(ben, {.by = rike, .text = "once", .at = 5});
  file.conduct().note(anna, {.by = ben, .text = "by him", .at = 5});
  file.players().erase(ben);
  EXPECT_TRUE(waiting().empty());
  EXPECT_TRUE(file.conduct().letters_to(ben, 9).empty());
  EXPECT_TRUE(file.conduct().notes_on(ben).empty());
  ASSERT_EQ(file.conduct().notes_on(anna).size(), 1u);
  EXPECT_TRUE(file.conduct().notes_on(anna)[0].by_name.empty());
  EXPECT_EQ(file.players().expire_guests(0, 5000, 9).removed, 0) << "the note is his still";
  EXPECT_TRUE(file.conduct().remove_note(anna, file.conduct().notes_on(anna)[0].id));
  EXPECT_EQ(file.players().expire_guests(0, 5000, 9).removed, 1);
}

}  // namespace
}  // namespace muehle

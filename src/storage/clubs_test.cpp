// Clubs as both databases keep them.
#include <gtest/gtest.h>

#include "storage/club_check.h"
#include "storage/test_games.h"

namespace muehle {
namespace {

constexpr SecretHash first_letter{1};
constexpr SecretHash second_letter{2};

class ClubStore : public ::testing::Test {
 protected:
  PlayerId add(const std::string& name) {
    const PlayerId player = file.players().add_guest(name, "", 1000);
    file.players().enroll(player, {.shown = name, .skeleton = name}, "hash");
    return player;
  }
  static ClubTerms terms(const std::string& name = "Mühle Wien") {
    return {.name = name,
            .skeleton = name,
            .sentence = "We play on Thursdays.",
            .text = "Bring a board.",
            .mark = "ebony-3",
            .joining = club::Joining::invited,
            .shows_members = false};
  }
  std::int64_t found(const std::string& code = "cccccccccccc", const std::string& name = "Mühle Wien") {
    std::int64_t id = 0;
    do_it([&](Transaction& all) { id = all.clubs().add(code, terms(name), anna, 1500); });
    return id;
  }
  StoreResult<void> try_it(const Store::Work& work) { return file.commit({&work, 1})[0]; }
  void do_it(const Store::Work& work) {
    const StoreResult<void> done = try_it(work);
    EXPECT_TRUE(done) << done.error().message;
  }
  void put(std::int64_t club, PlayerId player, club::Role role, UnixSeconds at = 2000) {
    do_it([&](Transaction& all) { all.clubs().put(club, player, role, at); });
  }
  void erase(PlayerId player) {
    do_it([&](Transaction& all) { all.players().erase(player); });
  }
  std::vector<std::string> faults() {
    std::vector<std::string> found;
    do_it([&](Transaction& all) { found = club_faults(all); });
    return found;
  }
  bool open(const SecretHash& letter, PlayerId player, UnixSeconds now) {
    bool is_in = false;
    do_it([&](Transaction& all) { is_in = all.clubs().open_letter(letter, player, now); });
    return is_in;
  }
  void write(std::int64_t club, PlayerId by, const SecretHash& code, UnixSeconds good_until = 3000) {
    do_it([&](Transaction& all) { all.clubs().add_letters(club, by, {{code, "Opa"}}, 2000, good_until); });
  }

  TestGames file;
  PlayerId anna = add("anna");
  PlayerId ben = add("ben");
  PlayerId cleo = add("cleo");
  muehle::Clubs& clubs = file.clubs();
};

TEST_F(ClubStore, KeepsWhatItsLeadersSay) {
  const std::int64_t id = found();
  const std::optional<StoredClub> read = clubs.find("cccccccccccc");
  ASSERT_TRUE(read);
  EXPECT_EQ(read->id, id);
  EXPECT_EQ(read->terms, terms());
  EXPECT_EQ(read->founded_at, 1500);
  EXPECT_EQ(read->version, 1);
  EXPECT_EQ(read->members, 1);
  EXPECT_EQ(clubs.role_of(id, anna), club::Role::leader);
  EXPECT_EQ(clubs.by_skeleton("Mühle Wien")->id, id);
  EXPECT_FALSE(clubs.find("dddddddddddd"));
  EXPECT_FALSE(clubs.by_skeleton("Mühle Graz"));
}

TEST_F(ClubStore, ACodeAndANameAreTakenOnce) {
  found();
  for (const auto& [code, name] :
       {std::pair("cccccccccccc", "Mühle Graz"), std::pair("dddddddddddd", "Mühle Wien")}) {
    const StoreResult<void> again =
        try_it([&](Transaction& all) { all.clubs().add(code, terms(name), ben, 1600); });
    ASSERT_FALSE(again);
    EXPECT_EQ(again.error().kind, StoreError::Kind::conflict);
  }
  EXPECT_EQ(clubs.codes(), std::vector<std::string>{"cccccccccccc"});
}

TEST_F(ClubStore, WhoSaysItOnAnOlderVersionChangesNothing) {
  const std::int64_t id = found();
  do_it([&](Transaction& all) { EXPECT_TRUE(all.clubs().set(id, 1, terms("Mühle Linz"))); });
  do_it([&](Transaction& all) { EXPECT_FALSE(all.clubs().set(id, 1, terms("Mühle Graz"))); });
  EXPECT_EQ(clubs.find("cccccccccccc")->terms.name, "Mühle Linz");
  EXPECT_EQ(clubs.find("cccccccccccc")->version, 2);
  do_it([&](Transaction& all) { EXPECT_TRUE(all.clubs().hold("cccccccccccc")); });
  EXPECT_EQ(clubs.find("cccccccccccc")->version, 2) << "who holds it changes nothing";
  do_it([&](Transaction& all) { EXPECT_FALSE(all.clubs().hold("dddddddddddd")); });
}

TEST_F(ClubStore, ListsTheLargestAndOnesOwn) {
  const std::int64_t first = found("aaaaaaaaaaaa", "Mühle Wien");
  const std::int64_t second = found("bbbbbbbbbbbb", "Mühle Graz");
  put(first, ben, club::Role::organiser);
  do_it([&](Transaction& all) { all.clubs().ask(second, ben, "It is me.", 2000); });
  ASSERT_EQ(clubs.listed(10).size(), 2u);
  EXPECT_EQ(clubs.listed(10)[0].code, "aaaaaaaaaaaa");
  EXPECT_EQ(clubs.listed(1).size(), 1u);
  const std::vector<OwnClub> own = clubs.of(ben);
  ASSERT_EQ(own.size(), 2u);
  EXPECT_EQ(own[0].club.id, second) << "by name";
  EXPECT_EQ(own[0].role, std::nullopt);
  EXPECT_EQ(own[1].role, club::Role::organiser);
  EXPECT_TRUE(clubs.of(cleo).empty());
}

TEST_F(ClubStore, LeadersStandFirstThenOrganisersThenWhoCameFirst) {
  const std::int64_t id = found();
  const PlayerId dora = add("dora");
  put(id, cleo, club::Role::member, 2000);
  put(id, dora, club::Role::member, 1900);
  put(id, ben, club::Role::organiser, 3000);
  file.players().set_hidden(ben, true);
  file.ratings().set(ben, club::Pool::live, {{.rating = 1612, .deviation = 80, .games = 12}, 2500});
  const std::vector<ClubMember> members = clubs.members(id);
  std::vector<std::string> names;
  for (const ClubMember& one : members) names.push_back(one.player.name);
  EXPECT_EQ(names, (std::vector<std::string>{"anna", "ben", "dora", "cleo"}));
  EXPECT_EQ(members[1].role, club::Role::organiser);
  EXPECT_EQ(members[1].since, 3000);
  EXPECT_TRUE(members[1].hidden);
  ASSERT_TRUE(members[1].live);
  EXPECT_EQ(members[1].live->rating.rating, 1612);
  EXPECT_EQ(members[1].live->rating.games, 12);
  EXPECT_EQ(members[1].live->last, 2500);
  EXPECT_FALSE(members[1].correspondence);
  EXPECT_EQ(clubs.with_role(id, club::Role::organiser), (std::vector<PlayerId>{anna, ben}));
  put(id, ben, club::Role::member, 9000);
  EXPECT_EQ(clubs.members(id)[3].since, 3000) << "a role does not make him come anew";
}

TEST_F(ClubStore, WhoAsksIsLetInOrTurnedAway) {
  const std::int64_t id = found();
  do_it([&](Transaction& all) {
    all.clubs().ask(id, ben, "It is me.", 2000);
    all.clubs().ask(id, cleo, "", 1900);
    all.clubs().ask(id, ben, "It is me, Ben.", 2100);
  });
  const std::vector<ClubRequest> asking = clubs.requests(id);
  ASSERT_EQ(asking.size(), 2u);
  EXPECT_EQ(asking[0].player.name, "cleo");
  EXPECT_EQ(asking[1].words, "It is me, Ben.");
  EXPECT_EQ(asking[1].at, 2000);
  EXPECT_EQ(clubs.find("cccccccccccc")->members, 1);
  put(id, ben, club::Role::member);
  do_it([&](Transaction& all) {
    EXPECT_FALSE(all.clubs().end_request(id, ben)) << "of two who accept him one is too late";
    EXPECT_TRUE(all.clubs().end_request(id, cleo));
    EXPECT_FALSE(all.clubs().end_request(id, cleo));
  });
  EXPECT_TRUE(clubs.requests(id).empty());
  EXPECT_EQ(clubs.find("cccccccccccc")->members, 2);
  do_it([&](Transaction& all) {
    EXPECT_TRUE(all.clubs().remove(id, ben));
    EXPECT_FALSE(all.clubs().remove(id, ben));
  });
  EXPECT_EQ(clubs.find("cccccccccccc")->members, 1);
}

TEST_F(ClubStore, OfNewsTheLatestAreKept) {
  const std::int64_t id = found();
  std::int64_t last = 0;
  do_it([&](Transaction& all) {
    for (int n = 1; n <= 4; ++n) last = all.clubs().add_news(id, ben, std::to_string(n), "text", n, 3);
  });
  ASSERT_EQ(clubs.news(id, 10).size(), 3u);
  EXPECT_EQ(clubs.news(id, 1)[0], (ClubNews{last, "ben", "4", "text", 4}));
  EXPECT_EQ(clubs.news(id, 10)[2].title, "2");
  const std::int64_t other = found("dddddddddddd", "Mühle Graz");
  do_it([&](Transaction& all) {
    EXPECT_FALSE(all.clubs().remove_news(other, last)) << "it is another club's";
    EXPECT_TRUE(all.clubs().remove_news(id, last));
  });
  EXPECT_EQ(clubs.news(id, 1)[0].title, "3");
}

TEST_F(ClubStore, APresetStandsInThePlaceOfTheOneOfItsName) {
  const std::int64_t id = found();
  const ClubPreset blitz{"Blitz", "standard", "180+2", 3};
  const ClubPreset evening{"Abend", "strict", "-", 5};
  do_it([&](Transaction& all) {
    all.clubs().put_preset(id, {"Blitz", "standard", "300+5", 7});
    all.clubs().put_preset(id, evening);
    all.clubs().put_preset(id, blitz);
  });
  EXPECT_EQ(clubs.presets(id), (std::vector<ClubPreset>{evening, blitz}));
  do_it([&](Transaction& all) {
    EXPECT_TRUE(all.clubs().remove_preset(id, "Abend"));
    EXPECT_FALSE(all.clubs().remove_preset(id, "Abend"));
  });
}

TEST_F(ClubStore, ALetterOpensTheClubOnce) {
  const std::int64_t id = found();
  write(id, anna, first_letter);
  EXPECT_EQ(clubs.opened_by(first_letter, 2999), id);
  EXPECT_FALSE(clubs.opened_by(first_letter, 3000)) << "it has ended";
  EXPECT_FALSE(clubs.opened_by(second_letter, 2999));
  EXPECT_TRUE(open(first_letter, anna, 2500)) << "who is in already";
  EXPECT_EQ(clubs.opened_by(first_letter, 2999), id) << "keeps it closed";
  EXPECT_FALSE(open(first_letter, ben, 3000));
  EXPECT_TRUE(open(first_letter, ben, 2500));
  EXPECT_EQ(clubs.role_of(id, ben), club::Role::member);
  EXPECT_FALSE(open(first_letter, cleo, 2500));
  EXPECT_FALSE(clubs.role_of(id, cleo));
  const std::vector<ClubLetter> letters = clubs.letters(id);
  ASSERT_EQ(letters.size(), 1u);
  EXPECT_EQ(letters[0].meant_for, "Opa");
  EXPECT_EQ(letters[0].by, "anna");
  EXPECT_EQ(letters[0].taken_by, "ben");
  EXPECT_EQ(letters[0].taken_at, 2500);
}

TEST_F(ClubStore, LettersEndWithTheLeaderWhoWroteThem) {
  const std::int64_t id = found();
  put(id, ben, club::Role::leader);
  write(id, ben, first_letter);
  write(id, ben, second_letter);
  EXPECT_TRUE(open(first_letter, cleo, 2500));
  put(id, ben, club::Role::leader);
  EXPECT_TRUE(clubs.opened_by(second_letter, 2500)) << "he leads as before";
  put(id, ben, club::Role::organiser);
  EXPECT_FALSE(clubs.opened_by(second_letter, 2500));
  EXPECT_EQ(clubs.letters(id).size(), 1u) << "who has opened the other one is still seen";
  put(id, ben, club::Role::leader);
  write(id, ben, second_letter);
  do_it([&](Transaction& all) { all.clubs().remove(id, ben); });
  EXPECT_FALSE(clubs.opened_by(second_letter, 2500));
}

TEST_F(ClubStore, LettersAreWithdrawnAndForgotten) {
  const std::int64_t id = found();
  write(id, anna, first_letter);
  write(id, anna, second_letter);
  const std::int64_t number = clubs.letters(id)[0].number;
  do_it([&](Transaction& all) {
    EXPECT_TRUE(all.clubs().remove_letter(id, number));
    EXPECT_FALSE(all.clubs().remove_letter(id, number));
  });
  EXPECT_FALSE(clubs.opened_by(second_letter, 2500));
  do_it([&](Transaction& all) { all.clubs().forget_letters(id, 2999, 0); });
  EXPECT_EQ(clubs.letters(id).size(), 1u);
  EXPECT_TRUE(open(first_letter, ben, 2500));
  do_it([&](Transaction& all) { all.clubs().forget_letters(id, 9000, 2500); });
  EXPECT_EQ(clubs.letters(id).size(), 1u);
  do_it([&](Transaction& all) { all.clubs().forget_letters(id, 9000, 2501); });
  EXPECT_TRUE(clubs.letters(id).empty());
}

TEST_F(ClubStore, AFullClubOpensNoLetter) {
  const std::int64_t id = found();
  write(id, anna, first_letter);
  do_it([&](Transaction&) {
    file.database()
        .prepare("UPDATE clubs SET members = ? WHERE id = ?")
        .bind(1, std::int64_t{most_club_members})
        .bind(2, id)
        .ask();
  });
  EXPECT_FALSE(open(first_letter, ben, 2500));
  EXPECT_EQ(faults().size(), 1u) << "and what was counted wrong is found";
}

TEST_F(ClubStore, SomebodyLeadsWhereTheLastLeaderIsDeleted) {
  const std::int64_t id = found();
  put(id, ben, club::Role::member, 1600);
  put(id, cleo, club::Role::organiser, 1700);
  erase(anna);
  EXPECT_EQ(clubs.role_of(id, cleo), club::Role::leader);
  EXPECT_EQ(clubs.members(id).size(), 2u);
  erase(cleo);
  EXPECT_EQ(clubs.role_of(id, ben), club::Role::leader);
  EXPECT_TRUE(faults().empty());
  erase(ben);
  EXPECT_FALSE(clubs.find("cccccccccccc")) << "of nobody there is none";
}

TEST_F(ClubStore, WhereTwoLeadTheOtherOneStays) {
  const std::int64_t id = found();
  put(id, ben, club::Role::leader, 1600);
  put(id, cleo, club::Role::organiser, 1550);
  erase(anna);
  EXPECT_EQ(clubs.role_of(id, ben), club::Role::leader);
  EXPECT_EQ(clubs.role_of(id, cleo), club::Role::organiser);
}

TEST_F(ClubStore, OfADeletedAccountNothingIsLeftButWhatItSaidToAll) {
  const std::int64_t id = found();
  put(id, ben, club::Role::leader);
  write(id, anna, first_letter);
  EXPECT_TRUE(open(first_letter, cleo, 2500));
  write(id, ben, second_letter);
  do_it([&](Transaction& all) { all.clubs().add_news(id, ben, "Neues", "", 2600, 10); });
  const std::int64_t other = found("dddddddddddd", "Mühle Graz");
  do_it([&](Transaction& all) { all.clubs().ask(other, ben, "It is me.", 2000); });
  erase(ben);
  erase(cleo);
  EXPECT_EQ(clubs.news(id, 1)[0].author, "");
  ASSERT_EQ(clubs.letters(id).size(), 1u) << "what he had written and nobody opened is gone";
  EXPECT_EQ(clubs.letters(id)[0].taken_by, "");
  EXPECT_EQ(clubs.letters(id)[0].taken_at, 2500);
  EXPECT_EQ(clubs.letters(id)[0].meant_for, "") << "it was his name, perhaps";
  EXPECT_TRUE(clubs.requests(other).empty());
  EXPECT_TRUE(faults().empty());
  do_it([&](Transaction& all) { EXPECT_EQ(all.players().expire_guests(0, 9000, 100).removed, 2); });
}

TEST_F(ClubStore, AClubThatEndsTakesAllOfItAlongButItsTournaments) {
  const std::int64_t id = found();
  write(id, anna, first_letter);
  std::int64_t tournament = 0;
  do_it([&](Transaction& all) {
    all.clubs().ask(id, ben, "", 2000);
    all.clubs().add_news(id, anna, "Neues", "", 2600, 10);
    all.clubs().put_preset(id, {"Blitz", "standard", "180+2", 3});
    all.clubs().set_face(id);
    tournament =
        all.tournaments().add("tttttttttttt", anna, {.entry = "club", .begin = "by_hand", .club = id}, {},
                              {"tournament \"Abend\" swiss rounds=3", anna, {}, {}}, 1500);
  });
  const std::optional<StoredTournament> before = file.tournaments().find("tttttttttttt");
  EXPECT_EQ(before->terms.entry, "club");
  EXPECT_EQ(before->terms.club, id);
  EXPECT_EQ(before->club, (TournamentClub{"cccccccccccc", "Mühle Wien"}));
  ASSERT_EQ(file.tournaments().of_club(id, 10).size(), 1u);
  EXPECT_EQ(file.tournaments().of_club(id, 10)[0].id, tournament);
  EXPECT_EQ(clubs.face()->id, id);
  do_it([&](Transaction& all) { all.clubs().erase(id); });
  EXPECT_FALSE(clubs.find("cccccccccccc"));
  EXPECT_FALSE(clubs.face());
  EXPECT_FALSE(clubs.opened_by(first_letter, 2500));
  const std::optional<StoredTournament> after = file.tournaments().find("tttttttttttt");
  EXPECT_EQ(after->terms.entry, "list") << "its organiser enters whom he likes";
  EXPECT_FALSE(after->terms.club);
  EXPECT_FALSE(after->club);
  EXPECT_TRUE(faults().empty());
}

TEST_F(ClubStore, TheFaceIsOneClubOrNone) {
  const std::int64_t first = found();
  const std::int64_t second = found("dddddddddddd", "Mühle Graz");
  EXPECT_FALSE(clubs.face());
  for (const std::int64_t club : {first, second}) {
    do_it([&](Transaction& all) { all.clubs().set_face(club); });
    EXPECT_EQ(clubs.face()->id, club);
  }
  do_it([&](Transaction& all) { all.clubs().set_face(std::nullopt); });
  EXPECT_FALSE(clubs.face());
}

TEST_F(ClubStore, TellsWhatSomebodyHasWritten) {
  const std::int64_t id = found();
  do_it([&](Transaction& all) {
    all.clubs().add_news(id, anna, "Neues", "Am Donnerstag.", 2600, 10);
    all.clubs().ask(id, ben, "It is me.", 2000);
  });
  const OwnClubWords annas = clubs.words_of(anna, 10);
  ASSERT_EQ(annas.news.size(), 1u);
  EXPECT_EQ(annas.news[0].code, "cccccccccccc");
  EXPECT_EQ(annas.news[0].text, "Am Donnerstag.");
  EXPECT_TRUE(annas.asking.empty());
  ASSERT_EQ(clubs.words_of(ben, 10).asking.size(), 1u);
  EXPECT_EQ(clubs.words_of(ben, 10).asking[0].words, "It is me.");
}

TEST_F(ClubStore, AClubWithoutALeaderOrWithAWrongCountIsFound) {
  const std::int64_t id = found();
  EXPECT_TRUE(faults().empty());
  do_it([&](Transaction&) {
    file.database().prepare("UPDATE club_members SET role = 'member' WHERE club = ?").bind(1, id).ask();
    file.database().prepare("UPDATE clubs SET members = 7 WHERE id = ?").bind(1, id).ask();
  });
  EXPECT_EQ(faults(), (std::vector<std::string>{
                          "club cccccccccccc: it has 1 members, and lists say 7",
                          "club cccccccccccc: nobody leads it",
                      }));
  do_it([&](Transaction&) {
    file.database().prepare("UPDATE club_members SET role = 'leader' WHERE club = ?").bind(1, id).ask();
    file.database().prepare("UPDATE clubs SET members = 1 WHERE id = ?").bind(1, id).ask();
    file.database()
        .prepare("UPDATE players SET skeleton = NULL, password = NULL WHERE id = ?")
        .bind(1, anna)
        .ask();
  });
  EXPECT_EQ(faults(), (std::vector<std::string>{"club cccccccccccc: player " + std::to_string(anna) +
                                                " is in it, and has no account"}));
}

}  // namespace
}  // namespace muehle

// Tournaments as both databases keep them.
#include <gtest/gtest.h>

#include "storage/left_names.h"
#include "storage/test_games.h"

namespace muehle {
namespace {

constexpr const char* first_act = "tournament \"Club evening\" swiss rounds=3";

class TournamentStore : public ::testing::Test {
 protected:
  PlayerId add(const std::string& name) {
    const PlayerId player = file.players().add_guest(name, "", 1000);
    file.players().enroll(player, {.shown = name, .skeleton = name}, "hash");
    return player;
  }
  static TournamentTerms terms() {
    return {.text = "Bring a board.",
            .rules = "standard",
            .time_control = "300+5",
            .absence_days = 4,
            .rated = true,
            .entry = "link",
            .key = "abcdefghijkm",
            .guests = true,
            .bots = true,
            .begin = "at",
            .times = {2000, 3000},
            .minutes = 45,
            .forfeit_after = 7,
            .players_enter_results = true};
  }
  std::int64_t found(const std::string& code, const TournamentTerms& under = terms()) {
    std::int64_t id = 0;
    do_it([&](Transaction& all) {
      id = all.tournaments().add(code, anna, under, {.state = "coming", .rounds = 3},
                                 {first_act, anna, {}, {}}, 1500);
    });
    return id;
  }
  StoreResult<void> try_it(const Store::Work& work) { return file.commit({&work, 1})[0]; }
  void do_it(const Store::Work& work) {
    const StoreResult<void> done = try_it(work);
    EXPECT_TRUE(done) << done.error().message;
  }
  StoreResult<void> append(std::int64_t id, int version, const std::vector<NewTournamentAct>& acts,
                           const TournamentStanding& standing = {}) {
    return try_it([&](Transaction& all) { all.tournaments().append(id, version, acts, standing, 1600); });
  }
  std::int64_t table(const std::string& code, const std::string& outcome = "ongoing") {
    NewTable table = some_table(code);
    table.player = anna;
    const Stored made = file.make(table);
    file.make(TakeSeat{
        .table = made.table, .seat = 1, .secret = SecretHash{7}, .name = "B", .at = 1, .player = ben});
    if (outcome != "ongoing") {
      AppendEvent last = some_event(made.game, 1, "resign white");
      last.standing.outcome = outcome;
      file.make(last);
    }
    return made.table;
  }

  TestGames file;
  PlayerId anna = add("anna");
  PlayerId ben = add("ben");
};

TEST_F(TournamentStore, KeepsAllOfWhatOneIsPlayedUnder) {
  found("aaaaaaaaaaaa");
  const std::optional<StoredTournament> read = file.tournaments().find("aaaaaaaaaaaa");
  ASSERT_TRUE(read);
  EXPECT_EQ(read->terms, terms());
  EXPECT_EQ(read->organiser.id, anna);
  EXPECT_EQ(read->organiser.name, "anna");
  EXPECT_EQ(read->founded, first_act);
  EXPECT_EQ(read->founded_at, 1500);
  EXPECT_EQ(read->version, 1);
  EXPECT_EQ(read->standing, (TournamentStanding{.state = "coming", .rounds = 3}));
  EXPECT_FALSE(file.tournaments().find("bbbbbbbbbbbb"));
}

TEST_F(TournamentStore, KeepsActsInTheirOrderWithWhoAndWhy) {
  const std::int64_t id = found("aaaaaaaaaaaa");
  const TournamentStanding standing{.state = "running", .round = 1, .rounds = 3, .entrants = 2};
  ASSERT_TRUE(append(
      id, 1, {{"enter \"ben\" 1500", ben, ben, {}}, {"result 1.1 1-0", {}, {}, "by the clock"}}, standing));
  const std::vector<TournamentAct> acts = file.tournaments().acts(id, 1);
  ASSERT_EQ(acts.size(), 2u);
  EXPECT_EQ(acts[0].number, 2);
  EXPECT_EQ(acts[0].act, "enter \"ben\" 1500");
  EXPECT_EQ(acts[0].actor_name, "ben");
  EXPECT_EQ(acts[0].player, ben);
  EXPECT_EQ(acts[1].actor, std::nullopt);
  EXPECT_EQ(acts[1].reason, "by the clock");
  EXPECT_EQ(acts[1].at, 1600);
  const std::optional<StoredTournament> read = file.tournaments().find("aaaaaaaaaaaa");
  EXPECT_EQ(read->version, 3);
  EXPECT_EQ(read->standing, standing);
  EXPECT_EQ(read->changed_at, 1600);
}

TEST_F(TournamentStore, WhoIsLateChangesNothing) {
  const std::int64_t id = found("aaaaaaaaaaaa");
  ASSERT_TRUE(append(id, 1, {{"enter \"Ben\"", ben, {}, {}}}));
  for (const int version : {1, 3}) {
    const StoreResult<void> late = append(id, version, {{"enter \"Carla\"", anna, {}, {}}});
    ASSERT_FALSE(late) << version;
    EXPECT_EQ(late.error().kind, StoreError::Kind::conflict);
  }
  EXPECT_EQ(file.tournaments().acts(id, 0).size(), 2u);
  EXPECT_EQ(file.tournaments().find("aaaaaaaaaaaa")->version, 2);
}

TEST_F(TournamentStore, ACodeIsTakenOnce) {
  found("aaaaaaaaaaaa");
  const StoreResult<void> again = try_it([&](Transaction& all) {
    all.tournaments().add("aaaaaaaaaaaa", ben, terms(), {}, {first_act, ben, {}, {}}, 1500);
  });
  ASSERT_FALSE(again);
  EXPECT_EQ(again.error().kind, StoreError::Kind::conflict);
}

TEST_F(TournamentStore, ListsPublicOnesByStateAndOnesOwn) {
  const std::int64_t first = found("aaaaaaaaaaaa");
  TournamentTerms hidden = terms();
  hidden.is_public = false;
  const std::int64_t second = found("bbbbbbbbbbbb", hidden);
  found("cccccccccccc");
  ASSERT_TRUE(append(first, 1, {{"close", anna, {}, {}}}, {.state = "over"}));
  ASSERT_TRUE(append(second, 1, {{"enter \"ben\"", ben, ben, {}}}));
  muehle::Tournaments& all = file.tournaments();
  const auto codes = [](const std::vector<StoredTournament>& list) {
    std::vector<std::string> found;
    for (const StoredTournament& one : list) found.push_back(one.code);
    return found;
  };
  EXPECT_EQ(codes(all.listed({"coming", "running"}, 10)), (std::vector<std::string>{"cccccccccccc"}));
  EXPECT_EQ(codes(all.listed({"over"}, 10)), (std::vector<std::string>{"aaaaaaaaaaaa"}));
  EXPECT_EQ(codes(all.of(anna, 2)), (std::vector<std::string>{"cccccccccccc", "bbbbbbbbbbbb"}));
  EXPECT_EQ(codes(all.of(ben, 10)), (std::vector<std::string>{"bbbbbbbbbbbb"}));
  EXPECT_EQ(all.entered_by(ben, 10), (std::vector<std::string>{"bbbbbbbbbbbb"}));
  EXPECT_TRUE(all.entered_by(anna, 10).empty());
  EXPECT_EQ(all.founded_by(anna), 2);
  EXPECT_EQ(all.open(), (std::vector<std::pair<std::string, int>>{{"bbbbbbbbbbbb", 2}, {"cccccccccccc", 1}}));
  EXPECT_EQ(all.codes().size(), 3u);
  EXPECT_EQ(codes(all.ended(0, 10)), (std::vector<std::string>{"aaaaaaaaaaaa"}));
  EXPECT_TRUE(all.ended(first, 10).empty());
}

TEST_F(TournamentStore, KnowsWhomOthersHaveEntered) {
  const std::int64_t id = found("aaaaaaaaaaaa");
  const auto entered = [&](UnixSeconds since) { return file.tournaments().entered_by_others(ben, since); };
  ASSERT_TRUE(append(id, 1, {{"enter \"anna\"", anna, anna, {}}, {"enter \"ben\"", anna, ben, {}}}));
  ASSERT_EQ(entered(0).size(), 1u);
  EXPECT_EQ(entered(0)[0].code, "aaaaaaaaaaaa");
  EXPECT_EQ(entered(0)[0].act, 3);
  EXPECT_EQ(entered(0)[0].by, "anna");
  EXPECT_TRUE(entered(1601).empty()) << "long ago";
  EXPECT_TRUE(file.tournaments().entered_by_others(anna, 0).empty()) << "she did it herself";
  ASSERT_TRUE(append(id, 3, {{"withdraw 2", ben, {}, {}}}));
  EXPECT_TRUE(entered(0).empty()) << "he has been there";
}

TEST_F(TournamentStore, KnowsWhoAsksTheFounderToBeJoined) {
  const std::int64_t id = found("aaaaaaaaaaaa");
  const auto asked = [&](PlayerId founder, UnixSeconds since) {
    return file.tournaments().joining_asked_of(founder, since);
  };
  ASSERT_TRUE(append(id, 1, {{"enter \"ben\"", anna, {}, {}}, {"ask 1", ben, {}, {}}}));
  ASSERT_EQ(asked(anna, 0).size(), 1u);
  EXPECT_EQ(asked(anna, 0)[0].code, "aaaaaaaaaaaa");
  EXPECT_EQ(asked(anna, 0)[0].act, 3);
  EXPECT_EQ(asked(anna, 0)[0].by, "ben");
  EXPECT_TRUE(asked(anna, 1601).empty()) << "long ago";
  EXPECT_TRUE(asked(ben, 0).empty()) << "he has not founded it";
  ASSERT_TRUE(append(id, 3, {{"replace 1 \"ben\"", {}, ben, {}}}));
  EXPECT_TRUE(asked(anna, 0).empty()) << "somebody else has done it";
}

TEST_F(TournamentStore, KnowsWhichClubIsAskedForAMatch) {
  std::int64_t berg = 0;
  std::int64_t tal = 0;
  do_it([&](Transaction& all) {
    berg = all.clubs().add("bbbbbbbbbbbb", {.name = "Berg", .skeleton = "berg"}, anna, 1);
    tal = all.clubs().add("tttttttttttt", {.name = "Tal", .skeleton = "tal"}, ben, 1);
  });
  TournamentTerms under = terms();
  under.club = berg;
  under.opponent = tal;
  const std::int64_t id = found("aaaaaaaaaaaa", under);
  const auto asked = [&](PlayerId player) { return file.tournaments().matches_asked_of(player); };
  const auto of_tal = [&] { return file.tournaments().of_club(tal, 10).size(); };
  ASSERT_EQ(asked(ben).size(), 1u);
  EXPECT_EQ(asked(ben)[0].code, "aaaaaaaaaaaa");
  EXPECT_EQ(asked(ben)[0].by, "Berg");
  EXPECT_EQ(asked(ben)[0].at, 1500);
  EXPECT_TRUE(asked(anna).empty()) << "she has asked";
  EXPECT_EQ(of_tal(), 1u);
  const auto read = [&] { return *file.tournaments().find("aaaaaaaaaaaa"); };
  EXPECT_EQ(read().terms, under);
  EXPECT_EQ(read().opponent, (TournamentClub{"tttttttttttt", "Tal"}));
  EXPECT_FALSE(read().standing.agreed);
  ASSERT_TRUE(append(id, 1, {{"agree", ben, {}, {}}}, {.state = "coming", .agreed = true}));
  EXPECT_EQ(read().standing.agreed, true);
  EXPECT_TRUE(asked(ben).empty());
  EXPECT_EQ(of_tal(), 1u);
  ASSERT_TRUE(append(id, 2, {{"close", ben, {}, {}}}, {.state = "over", .agreed = false}));
  EXPECT_EQ(of_tal(), 0u) << "it has declined";
  EXPECT_EQ(file.tournaments().of_club(berg, 10).size(), 1u);
  do_it([&](Transaction& all) { all.clubs().erase(tal); });
  EXPECT_FALSE(read().opponent);
}

TEST_F(TournamentStore, AMemberIsNotAskedForHisClub) {
  do_it([&](Transaction& all) {
    const std::int64_t berg = all.clubs().add("bbbbbbbbbbbb", {.name = "Berg", .skeleton = "berg"}, anna, 1);
    all.clubs().put(berg, ben, club::Role::member, 2);
    TournamentTerms under = terms();
    under.opponent = berg;
    all.tournaments().add("aaaaaaaaaaaa", ben, under, {}, {first_act, ben, {}, {}}, 1500);
  });
  EXPECT_TRUE(file.tournaments().matches_asked_of(ben).empty());
  ASSERT_EQ(file.tournaments().matches_asked_of(anna).size(), 1u);
  EXPECT_EQ(file.tournaments().matches_asked_of(anna)[0].by, "") << "of no club any more";
  ASSERT_TRUE(
      append(file.tournaments().find("aaaaaaaaaaaa")->id, 1, {{"close", ben, {}, {}}}, {.state = "over"}));
  EXPECT_TRUE(file.tournaments().matches_asked_of(anna).empty()) << "nobody waits for it";
}

// Who was entered over the board first has his name in two acts.
TEST_F(TournamentStore, WhoIsDeletedHasNoNameInAnyAct) {
  const std::int64_t id = found("aaaaaaaaaaaa");
  ASSERT_TRUE(append(id, 1,
                     {{"enter \"anna\"", anna, anna, {}},
                      {"enter \"ben\" 1500", anna, {}, {}},
                      {"enter \"ben k\"", anna, {}, {}},
                      {"replace 2 \"ben\"", anna, ben, {}}}));
  do_it([&](Transaction& all) { all.players().erase(ben); });
  std::vector<std::string> acts;
  for (const TournamentAct& act : file.tournaments().acts(id, 1)) acts.push_back(act.act);
  EXPECT_EQ(acts, (std::vector<std::string>{"enter \"anna\"", "enter \"deleted 3\" 1500", "enter \"ben k\"",
                                            "replace 2 \"deleted 5\""}));
}

TEST_F(TournamentStore, AGameHasOneTable) {
  const std::int64_t id = found("aaaaaaaaaaaa");
  const TournamentGameAt at{.round_act = 4, .board = 2, .game = 1};
  const std::int64_t one = table("ttttttttttt2");
  const std::int64_t other = table("ttttttttttt3");
  EXPECT_FALSE(file.tournaments().table_of(id, at));
  do_it([&](Transaction& all) { all.tournaments().add_game(id, at, one); });
  const StoreResult<void> again =
      try_it([&](Transaction& all) { all.tournaments().add_game(id, at, other); });
  ASSERT_FALSE(again);
  EXPECT_EQ(again.error().kind, StoreError::Kind::conflict);
  EXPECT_EQ(file.tournaments().table_of(id, at), "ttttttttttt2");
  EXPECT_EQ(file.tournaments().code_of_table("ttttttttttt2"), "aaaaaaaaaaaa");
  EXPECT_FALSE(file.tournaments().code_of_table("ttttttttttt3"));
}

TEST_F(TournamentStore, KnowsWhichGamesItHasNotHeardOf) {
  const std::int64_t id = found("aaaaaaaaaaaa");
  const TournamentGameAt first{4, 1, 1};
  const TournamentGameAt second{4, 2, 1};
  const std::int64_t over = table("ttttttttttt2", "black_wins:resignation");
  const std::int64_t runs = table("ttttttttttt3");
  do_it([&](Transaction& all) {
    all.tournaments().add_game(id, second, runs);
    all.tournaments().add_game(id, first, over);
  });
  std::vector<TournamentGame> games = file.tournaments().games(id);
  ASSERT_EQ(games.size(), 2u);
  EXPECT_EQ(games[0].at, first);
  EXPECT_EQ(games[0].listed.standing.outcome, "black_wins:resignation");
  EXPECT_EQ(games[0].listed.code, "ttttttttttt2");
  EXPECT_EQ(games[0].told, "");
  EXPECT_EQ(games[1].listed.standing.outcome, "ongoing");
  EXPECT_EQ(file.tournaments().untold_codes(), std::vector<std::string>{"aaaaaaaaaaaa"});
  do_it([&](Transaction& all) { all.tournaments().tell(id, first, "black_wins:resignation"); });
  EXPECT_TRUE(file.tournaments().untold_codes().empty());
  EXPECT_EQ(file.tournaments().games(id)[0].told, "black_wins:resignation");
}

TEST_F(TournamentStore, OfADeletedAccountThePlaceStays) {
  const std::int64_t id = found("aaaaaaaaaaaa");
  ASSERT_TRUE(append(id, 1, {{"enter \"ben\" 1500", ben, ben, {}}, {"result 1.1 1-0", ben, {}, "I say so"}}));
  EXPECT_EQ(file.tournaments().players(id)[0].player.name, "ben");
  do_it([&](Transaction& all) { all.players().erase(ben); });
  const std::vector<TournamentAct> acts = file.tournaments().acts(id, 1);
  EXPECT_EQ(acts[0].act, "enter \"" + left_name(2) + "\" 1500");
  EXPECT_EQ(acts[1].reason, "");
  EXPECT_EQ(acts[1].actor_name, "");
  const std::vector<TournamentPlayer> players = file.tournaments().players(id);
  ASSERT_EQ(players.size(), 1u);
  EXPECT_TRUE(players[0].deleted);
  EXPECT_TRUE(players[0].gone);
  do_it([&](Transaction& all) { all.players().erase(anna); });
  EXPECT_EQ(file.tournaments().find("aaaaaaaaaaaa")->terms.text, "");
}

TEST_F(TournamentStore, AGuestsPlaceIsHisAccountsAndKeepsHim) {
  const std::int64_t id = found("aaaaaaaaaaaa");
  const PlayerId guest = file.players().add_guest("Carla", "", 10);
  ASSERT_TRUE(append(id, 1, {{"enter \"Carla\"", guest, guest, {}}}));
  do_it([&](Transaction& all) { EXPECT_EQ(all.players().expire_guests(0, 500, 100).removed, 0); });
  do_it([&](Transaction& all) { EXPECT_TRUE(all.players().merge(guest, ben)); });
  EXPECT_EQ(file.tournaments().players(id)[0].player.id, ben);
  EXPECT_EQ(file.tournaments().acts(id, 1)[0].actor, ben);
  do_it([&](Transaction& all) { EXPECT_EQ(all.players().expire_guests(0, 500, 100).removed, 1); });
}

TEST_F(TournamentStore, ATableKeepsTheTimeForItsFirstMoves) {
  NewTable long_ones = some_table("ttttttttttt2");
  long_ones.first_moves = 600'000;
  file.make(long_ones);
  file.make(some_table("ttttttttttt3"));
  EXPECT_EQ(file.games().load("ttttttttttt2")->first_moves, 600'000);
  EXPECT_EQ(file.games().load("ttttttttttt3")->first_moves, play::first_move_limit);
}

}  // namespace
}  // namespace muehle

// Friends, blocks, challenges and what is asked of a player's games.
#include <gtest/gtest.h>

#include "storage/test_games.h"

namespace muehle {
namespace {

class SocialStore : public ::testing::Test {
 protected:
  PlayerId add(const std::string& name) {
    const PlayerId player = file.players().add_guest("", "", 1000);
    file.players().enroll(player, {.shown = name, .skeleton = name}, "hash");
    return player;
  }
  static StoredChallenge::Party party(PlayerId id) {
    StoredChallenge::Party party;
    party.player.id = id;
    return party;
  }
  static StoredChallenge challenge(const std::string& id, PlayerId from, PlayerId to, UnixSeconds at) {
    return {.id = id,
            .from = party(from),
            .to = party(to),
            .rules = "standard",
            .start = "a start",
            .time_control = "300+5",
            .colour = "black",
            .rated = true,
            .is_public = false,
            .message = "hello",
            .sent_at = at};
  }

  TestGames file;
  PlayerId anna = add("anna");
  PlayerId ben = add("ben");
};

TEST_F(SocialStore, ARelationTakesThePlaceOfAnother) {
  muehle::Relations& relations = file.relations();
  EXPECT_EQ(relations.of(anna, ben), std::nullopt);
  relations.set(anna, ben, Relation::friends, 1);
  relations.set(anna, ben, Relation::blocked, 2);
  EXPECT_EQ(relations.of(anna, ben), Relation::blocked);
  EXPECT_EQ(relations.of(ben, anna), std::nullopt);
  ASSERT_EQ(relations.all_of(anna).size(), 1u);
  EXPECT_EQ(relations.all_of(anna)[0].player.name, "ben");
  EXPECT_EQ(relations.all_of(anna)[0].since, 2);
  EXPECT_EQ(relations.blocks(), (std::vector{std::pair(anna, ben)}));
  relations.end(anna, ben);
  EXPECT_TRUE(relations.blocks().empty());
}

TEST_F(SocialStore, TheDoorIsOpenUntilItIsClosed) {
  muehle::Relations& relations = file.relations();
  EXPECT_EQ(relations.door_of(anna), Door::everybody);
  for (const Door door : {Door::friends, Door::nobody, Door::everybody}) {
    relations.set_door(anna, door);
    EXPECT_EQ(relations.door_of(anna), door);
    EXPECT_EQ(relations.door_of(ben), Door::everybody);
  }
}

TEST_F(SocialStore, BotsAreMetUntilSomebodyDoesNotWantTo) {
  muehle::Relations& relations = file.relations();
  EXPECT_TRUE(relations.takes_bots(anna));
  for (const bool takes : {false, false, true}) {
    relations.set_takes_bots(anna, takes);
    EXPECT_EQ(relations.takes_bots(anna), takes);
    EXPECT_TRUE(relations.takes_bots(ben));
  }
}

TEST_F(SocialStore, AnAccountThatHasNotPlayedBecomesABot) {
  EXPECT_FALSE(file.players().by_id(anna)->bot);
  const auto offer = [&](const std::string& id) {
    file.seeks().add({.id = id,
                      .player = *file.players().by_id(anna),
                      .rules = "standard",
                      .time_control = "1/86400",
                      .colour = "lot",
                      .rated = true,
                      .since = 100});
  };
  offer("s1");
  EXPECT_TRUE(file.players().make_bot(anna));
  EXPECT_FALSE(file.seeks().has("s1")) << "it was made as a person";
  offer("s2");
  EXPECT_TRUE(file.players().make_bot(anna)) << "it is one";
  EXPECT_TRUE(file.seeks().has("s2"));
  EXPECT_TRUE(file.players().by_id(anna)->bot);
  EXPECT_FALSE(file.players().make_bot(file.players().add_guest("Gast", "", 1000)));
  file.challenges().add(challenge("c1", anna, ben, 100));
  EXPECT_TRUE(file.challenges().find("c1")->from.player.bot);
  EXPECT_FALSE(file.challenges().find("c1")->to.player.bot);
  file.relations().set(ben, anna, Relation::friends, 1);
  EXPECT_TRUE(file.relations().all_of(ben).at(0).player.bot);
}

TEST_F(SocialStore, TokensEndWhenTheyAreRemovedOrTheirAccountChanges) {
  const auto token = [](unsigned char first, const std::string& name, UnixSeconds at) {
    NewToken made{.hash = {}, .name = name, .scopes = "read play", .at = at};
    made.hash[0] = first;
    return made;
  };
  Tokens& tokens = file.tokens();
  const std::int64_t old = tokens.add(anna, token(1, "old", 5), 2).value();
  const std::int64_t young = tokens.add(anna, token(2, "young", 6), 2).value();
  EXPECT_EQ(tokens.add(anna, token(3, "third", 7), 2), std::nullopt) << "two are enough";
  ASSERT_EQ(tokens.of(anna).size(), 2u);
  EXPECT_EQ(tokens.of(anna)[0].name, "young");
  EXPECT_EQ(tokens.find(token(1, "", 0).hash)->id, old);
  EXPECT_EQ(tokens.find(token(1, "", 0).hash)->scopes, "read play");
  EXPECT_EQ(tokens.find(token(1, "", 0).hash)->used_at, std::nullopt);
  tokens.use(old, 99);
  EXPECT_EQ(tokens.find(token(1, "", 0).hash)->used_at, 99);
  EXPECT_EQ(tokens.find(token(9, "", 0).hash), std::nullopt);
  EXPECT_FALSE(tokens.remove(ben, old)) << "it is not his";
  EXPECT_TRUE(tokens.remove(anna, old));
  EXPECT_FALSE(tokens.remove(anna, old));
  file.players().set_password(anna, "another");
  EXPECT_TRUE(tokens.of(anna).empty()) << young;
  tokens.add(ben, token(4, "ben's", 8), 2);
  file.players().erase(ben);
  EXPECT_EQ(tokens.find(token(4, "", 0).hash), std::nullopt);
}

TEST_F(SocialStore, AChallengeComesBackAsItWent) {
  muehle::Challenges& challenges = file.challenges();
  challenges.add(challenge("c1", anna, ben, 100));
  file.ratings().set(anna, club::Pool::live,
                     {{.rating = 1600, .deviation = 60, .volatility = 0.06, .games = 9}, 50});
  file.ratings().set(ben, club::Pool::correspondence,
                     {{.rating = 1700, .deviation = 60, .volatility = 0.06, .games = 9}, 50});
  const StoredChallenge found = challenges.find("c1").value();
  EXPECT_EQ(found.from.player.name, "anna");
  EXPECT_EQ(found.from.rating, 1600);
  EXPECT_EQ(found.to.player.name, "ben");
  EXPECT_EQ(found.to.rating, std::nullopt) << "of another pool";
  EXPECT_EQ(found.start, "a start");
  EXPECT_EQ(found.colour, "black");
  EXPECT_TRUE(found.rated);
  EXPECT_FALSE(found.is_public);
  EXPECT_EQ(found.message, "hello");
  EXPECT_EQ(found.declined, std::nullopt);
  challenges.decline("c1", "later");
  EXPECT_EQ(challenges.find("c1")->declined, "later");
  EXPECT_TRUE(challenges.received_by(ben, 0).empty());
  EXPECT_EQ(challenges.sent_by(anna, 0).size(), 1u);
  EXPECT_TRUE(challenges.remove("c1"));
  EXPECT_FALSE(challenges.remove("c1"));
}

TEST_F(SocialStore, ASuspensionTakesAlongWhatHeHasOffered) {
  file.challenges().add(challenge("hers", anna, ben, 2000));
  file.challenges().add(challenge("his", ben, anna, 2000));
  file.relations().set(ben, anna, Relation::blocked, 1);
  file.players().suspend(anna, Suspension{.until = 3000, .reason = "x"});
  EXPECT_FALSE(file.challenges().find("hers"));
  EXPECT_TRUE(file.challenges().find("his")) << "he may wait for her";
  EXPECT_EQ(file.relations().of(ben, anna), Relation::blocked);
  file.players().suspend(anna, std::nullopt);
  EXPECT_TRUE(file.challenges().find("his"));
}

TEST_F(SocialStore, TheNameOfWhoIsSuspendedOutlivesHisAccountUntilTheEndOfIt) {
  const PlayerId again = add("o-tt.o_");
  file.players().suspend(again, Suspension{.until = 3000, .reason = "x"});
  EXPECT_FALSE(file.players().is_kept("otto", 2999)) << "it is his own";
  file.players().erase(again);
  EXPECT_TRUE(file.players().is_kept("otto", 2999)) << "whatever stands between its letters";
  EXPECT_FALSE(file.players().is_kept("otto", 3000));
  EXPECT_FALSE(file.players().is_kept("anna", 0));
  // Two names that were one by then: the longer suspension counts.
  for (const UnixSeconds until : {5000, 4000}) {
    const PlayerId other = add("ot.to");
    file.players().suspend(other, Suspension{.until = until, .reason = "x"});
    file.players().erase(other);
    EXPECT_TRUE(file.players().is_kept("otto", 4999));
  }
  const PlayerId apart = add("o'tta");
  file.players().keep_name(apart, "otta");
  EXPECT_FALSE(file.players().is_kept("otta", 0)) << "it is not suspended";
  file.players().suspend(apart, Suspension{.until = 3000, .reason = "x"});
  file.players().keep_name(apart, "otta");
  file.players().erase(apart);
  EXPECT_TRUE(file.players().is_kept("otta", 2999));
  EXPECT_FALSE(file.players().is_kept("otta", 3000));
  file.players().forget_kept_names(4999);
  EXPECT_TRUE(file.players().is_kept("otto", 4999));
  file.players().forget_kept_names(5000);
  EXPECT_FALSE(file.players().is_kept("otto", 0));
  file.players().erase(anna);
  EXPECT_FALSE(file.players().is_kept("anna", 0)) << "she was not suspended";
}

TEST_F(SocialStore, NobodyComesToTheSeatsOfAnAccountThatIsGone) {
  NewTable table = some_table("abc");
  table.player = anna;
  const Stored made = commit_all(file, std::array<Change, 1>{table})[0].value();
  commit_all(file, std::array<Change, 1>{VisitSeat{made.table, 0, ben}});
  ASSERT_EQ(file.games().load("abc")->seats[0]->visitors, std::vector{ben});
  file.players().erase(anna);
  const std::optional<StoredTable> left = file.games().load("abc");
  EXPECT_TRUE(left->seats[0]->visitors.empty());
  EXPECT_EQ(left->seats[0]->secret, SecretHash{});
}

TEST_F(SocialStore, ChallengesRunOutAndEnd) {
  muehle::Challenges& challenges = file.challenges();
  const PlayerId cleo = add("cleo");
  challenges.add(challenge("old", anna, ben, 100));
  challenges.add(challenge("new", anna, ben, 200));
  challenges.add(challenge("back", ben, anna, 200));
  challenges.add(challenge("other", cleo, anna, 200));
  EXPECT_EQ(challenges.received_by(ben, 100).size(), 1u) << "sent after that";
  EXPECT_EQ(challenges.sent_by(anna, 99).size(), 2u);
  challenges.remove_before(200);
  EXPECT_FALSE(challenges.find("old").has_value());
  challenges.remove_between(anna, ben);
  EXPECT_FALSE(challenges.find("new").has_value());
  EXPECT_FALSE(challenges.find("back").has_value());
  EXPECT_TRUE(challenges.find("other").has_value());
}

TEST_F(SocialStore, LeavesNothingOfAPlayerWhoIsGone) {
  file.relations().set(anna, ben, Relation::friends, 1);
  file.relations().set(ben, anna, Relation::blocked, 1);
  file.relations().set_door(ben, Door::nobody);
  file.challenges().add(challenge("c1", anna, ben, 100));
  file.challenges().add(challenge("c2", ben, anna, 100));
  file.players().erase(ben);
  EXPECT_TRUE(file.relations().all_of(anna).empty());
  EXPECT_TRUE(file.relations().blocks().empty());
  EXPECT_EQ(file.relations().door_of(ben), Door::everybody);
  EXPECT_TRUE(file.challenges().sent_by(anna, 0).empty());
  EXPECT_TRUE(file.challenges().received_by(anna, 0).empty());
}

}  // namespace
}  // namespace muehle

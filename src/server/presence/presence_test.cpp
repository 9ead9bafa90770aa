#include "server/presence/presence.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/testing/test_players.h"

namespace muehle::server {
namespace {

using testing::anna;
using testing::ben;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

class Told final : public net::Listener {
 public:
  void send(net::SharedText text) override { texts.push_back(*text); }
  std::vector<std::string> texts;
};

const std::string look = R"({"t":"waiting"})";

TEST(PresenceTest, KnowsWhereSomebodyIs) {
  Presence presence;
  Told table;
  Told lobby;
  EXPECT_FALSE(presence.has_table(anna));
  presence.enter_table(anna, "abc", table);
  presence.enter_lobby(ben, lobby);
  EXPECT_TRUE(presence.has_table(anna));
  EXPECT_TRUE(presence.has_table(anna, "abc"));
  EXPECT_FALSE(presence.has_table(anna, "abd"));
  EXPECT_FALSE(presence.is_in_lobby(anna));
  EXPECT_TRUE(presence.is_in_lobby(ben));
  EXPECT_FALSE(presence.has_table(ben));
  EXPECT_THAT(presence.tables_of(anna), ElementsAre("abc"));
  presence.leave(table);
  presence.leave(table);
  EXPECT_FALSE(presence.has_table(anna));
  EXPECT_TRUE(presence.is_in_lobby(ben));
}

TEST(PresenceTest, CountsEachSocket) {
  Presence presence;
  Told first;
  Told second;
  presence.enter_lobby(anna, first);
  presence.enter_lobby(anna, second);
  presence.leave(first);
  EXPECT_TRUE(presence.is_in_lobby(anna));
  presence.leave(second);
  EXPECT_FALSE(presence.is_in_lobby(anna));
}

TEST(PresenceTest, CallsAllThatHeHasOpenAndWhoElseIsToKnow) {
  Presence presence;
  Told table;
  Told lobby;
  Told other;
  std::vector<std::pair<PlayerId, bool>> called;
  presence.on_notice([&](PlayerId player, bool away) { called.emplace_back(player, away); });
  presence.enter_table(anna, "abc", table);
  presence.enter_lobby(anna, lobby);
  presence.enter_table(ben, "abc", other);
  presence.notify(anna, true);
  presence.notify(3, false);
  EXPECT_THAT(table.texts, ElementsAre(look));
  EXPECT_THAT(lobby.texts, ElementsAre(look));
  EXPECT_THAT(other.texts, IsEmpty());
  EXPECT_THAT(called, ElementsAre(std::pair(anna, true), std::pair(PlayerId{3}, false)));
  presence.tell_in_lobby(anna, std::make_shared<const std::string>("hello"));
  EXPECT_THAT(table.texts, ElementsAre(look));
  EXPECT_THAT(lobby.texts, ElementsAre(look, "hello"));
}

TEST(PresenceTest, GivesWhatAGuestHasOpenToHisAccount) {
  Presence presence;
  Told guests;
  Told own;
  presence.enter_table(anna, "abc", guests);
  presence.enter_table(ben, "abd", own);
  presence.merge(anna, ben);
  EXPECT_FALSE(presence.has_table(anna));
  EXPECT_THAT(presence.tables_of(ben), UnorderedElementsAre("abc", "abd"));
  presence.leave(guests);
  EXPECT_THAT(presence.tables_of(ben), ElementsAre("abd"));
  presence.merge(anna, ben);
}

}  // namespace
}  // namespace muehle::server

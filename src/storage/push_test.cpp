#include <gtest/gtest.h>

#include "storage/test_games.h"

namespace muehle {
namespace {

class SubscriptionsTest : public ::testing::Test {
 protected:
  std::int64_t session(PlayerId player, unsigned char token) {
    file.players().begin_session(player, {.token = SecretHash{token}, .device = "", .at = 0});
    return file.players().by_token(SecretHash{token})->id;
  }
  std::size_t due(UnixSeconds now) { return all.due(now, 10).size(); }

  TestGames file;
  Subscriptions& all = file.subscriptions();
  PlayerId anna = file.players().add_guest("Anna", "", 0);
  PlayerId ben = file.players().add_guest("Ben", "", 0);
};

TEST_F(SubscriptionsTest, AreWokenOnceForAllThatIsWanted) {
  all.add(session(anna, 1), "https://a.example/1", 10, 5);
  all.add(session(ben, 2), "https://a.example/2", 10, 5);
  EXPECT_EQ(due(1000), 0u) << "nobody wants it";
  all.want(anna, 100);
  all.want(anna, 105);
  EXPECT_EQ(due(99), 0u);
  ASSERT_EQ(due(100), 1u) << "what comes later does not put it off";
  StoredSubscription one = all.due(100, 10)[0];
  EXPECT_EQ(one.player, anna);
  EXPECT_EQ(one.endpoint, "https://a.example/1");
  EXPECT_EQ(one.made_at, 10);
  all.settle(one, 160);
  EXPECT_EQ(due(1000), 0u);
  all.want(anna, 120);
  EXPECT_EQ(due(159), 0u) << "not so soon again";
  one = all.due(160, 10).at(0);
  all.want(anna, 170);  // while it is under way
  all.settle(one, 220);
  EXPECT_EQ(due(219), 0u);
  EXPECT_EQ(due(220), 1u) << "and once more for that";
}

TEST_F(SubscriptionsTest, AreDueAgainWhereNobodySaysWhatBecameOfThem) {
  for (const unsigned char n : {1, 2, 3})
    all.add(session(anna, n), "https://a.example/" + std::to_string(n), 10, 5);
  all.want(anna, 100);
  EXPECT_EQ(all.take_due(99, 160, 10).size(), 0u);
  const std::vector<StoredSubscription> taken = all.take_due(100, 160, 2);
  ASSERT_EQ(taken.size(), 2u);
  EXPECT_EQ(due(159), 1u) << "the third one";
  EXPECT_EQ(due(160), 3u);
  EXPECT_EQ(all.due(160, 10).back().failures, 0) << "it has not failed";
  ASSERT_TRUE(all.wanted(taken[0].id));
  EXPECT_EQ(all.wanted(taken[0].id)->endpoint, taken[0].endpoint);
  all.settle(taken[0], 220);
  EXPECT_FALSE(all.wanted(taken[0].id));
  all.remove(taken[1].id);
  EXPECT_FALSE(all.wanted(taken[1].id));
}

TEST_F(SubscriptionsTest, CountTheirFailures) {
  all.add(session(anna, 1), "https://a.example/1", 10, 5);
  all.want(anna, 100);
  const std::int64_t id = all.due(100, 10).at(0).id;
  all.put_off(id, 200);
  EXPECT_EQ(due(199), 0u);
  EXPECT_EQ(all.due(200, 10).at(0).failures, 1);
  all.settle(all.due(200, 10).at(0), 300);
  all.want(anna, 300);
  EXPECT_EQ(all.due(300, 10).at(0).failures, 0);
  all.remove(id);
  EXPECT_TRUE(all.of(anna).empty());
}

TEST_F(SubscriptionsTest, BelongToASessionAndItsPlayer) {
  const std::int64_t one = session(anna, 1);
  const std::int64_t other = session(ben, 2);
  for (int n = 0; n < 4; ++n) all.add(one, "https://a.example/" + std::to_string(n), n, 3);
  ASSERT_EQ(all.of(anna).size(), 3u);
  EXPECT_EQ(all.of(anna)[0].endpoint, "https://a.example/1") << "the oldest has made room";
  all.add(other, "https://a.example/2", 9, 3);
  EXPECT_EQ(all.of(anna).size(), 2u) << "the browser is Ben's now";
  EXPECT_EQ(all.of(ben).size(), 1u);
  all.remove(ben, "https://a.example/1");
  EXPECT_EQ(all.of(anna).size(), 2u) << "not his";
  all.remove(anna, "https://a.example/1");
  EXPECT_EQ(all.of(anna).size(), 1u);
  file.players().end_session(anna, one);
  EXPECT_TRUE(all.of(anna).empty());
  file.players().erase(ben);
  EXPECT_TRUE(all.of(ben).empty());
}

}  // namespace
}  // namespace muehle

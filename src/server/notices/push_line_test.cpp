#include "server/notices/push_line.h"

#include <gmock/gmock.h>

namespace muehle::server {
namespace {

using ::testing::ElementsAre;

class PushLineTest : public ::testing::Test {
 protected:
  void want(std::int64_t id, const std::string& network, const std::string& host) {
    line.add({.id = id, .network = network, .host = host});
  }
  // Those who begin now.
  std::vector<std::int64_t> begin() {
    std::vector<std::int64_t> all;
    while (const auto next = line.next()) all.push_back(next->id);
    return all;
  }

  PushHosts hosts;
  PushLine line{{.workers = 8, .waiting = 100}, hosts};
};

TEST_F(PushLineTest, NobodyWaitsForManyOfOneNetwork) {
  hosts.note_answer("good");
  for (int id = 0; id < 40; ++id) want(id, "theirs", "silent");
  want(100, "ours", "good");
  EXPECT_THAT(begin(), ElementsAre(0, 100, 1));
  for (int id = 101; id < 105; ++id) want(id, "ours" + std::to_string(id), "good");
  EXPECT_THAT(begin(), ElementsAre(101, 102, 103)) << "of one service half";
  line.leave(100);
  EXPECT_THAT(begin(), ElementsAre(104));
}

TEST_F(PushLineTest, ManyNamesOfSilentServicesAreNoMore) {
  hosts.note_answer("good");
  for (int id = 0; id < 40; ++id) want(id, "theirs" + std::to_string(id), "silent" + std::to_string(id));
  want(100, "ours", "good");
  EXPECT_THAT(begin(), ElementsAre(0, 1, 2, 3, 100)) << "of those who have not answered yet half";
}

TEST_F(PushLineTest, OneNetworkHasNotAllPlacesOfServicesThatAreNew) {
  for (int id = 0; id < 40; ++id) want(id, "theirs", "silent" + std::to_string(id));
  want(100, "ours", "new");
  EXPECT_THAT(begin(), ElementsAre(0, 100, 1));
}

TEST_F(PushLineTest, OneNetworkHasHalf) {
  for (int id = 0; id < 10; ++id) {
    hosts.note_answer("good" + std::to_string(id));
    want(id, "theirs", "good" + std::to_string(id));
  }
  EXPECT_THAT(begin(), ElementsAre(0, 1, 2, 3));
}

TEST_F(PushLineTest, TheirTurnsAreOneAfterTheOther) {
  hosts.note_answer("good");
  for (int id = 0; id < 8; ++id) want(id, "a", "good");
  for (int id = 10; id < 12; ++id) want(id, "b", "good");
  want(20, "c", "good");
  EXPECT_THAT(begin(), ElementsAre(0, 10, 20, 1));
  line.leave(0);
  EXPECT_THAT(begin(), ElementsAre(11)) << "b had its turn before a";
}

TEST_F(PushLineTest, NobodyStandsThereTwice) {
  EXPECT_TRUE(line.add({.id = 1, .network = "a", .host = "x"}));
  EXPECT_FALSE(line.add({.id = 1, .network = "a", .host = "x"}));
  EXPECT_THAT(begin(), ElementsAre(1));
  EXPECT_FALSE(line.add({.id = 1, .network = "a", .host = "x"})) << "while it is at work, either";
  line.leave(1);
  EXPECT_TRUE(line.add({.id = 1, .network = "a", .host = "x"}));
}

TEST_F(PushLineTest, WhoHasMostMakesRoom) {
  for (int id = 0; id < 200; ++id) want(id, "theirs", "silent");
  EXPECT_EQ(line.size(), 100u);
  EXPECT_TRUE(line.add({.id = 1000, .network = "ours", .host = "good"}));
  EXPECT_EQ(line.size(), 100u);
  EXPECT_FALSE(line.add({.id = 98, .network = "others", .host = "good"})) << "it is there still";
  EXPECT_TRUE(line.add({.id = 99, .network = "others", .host = "good"})) << "the latest has gone";
}

TEST(PushHosts, RestLongerEachTimeTheyAreSilent) {
  PushHosts hosts;
  EXPECT_FALSE(hosts.answers("a"));
  EXPECT_FALSE(hosts.put_off("a", 0));
  UnixSeconds now = 1000;
  for (const UnixSeconds rest : {60, 120, 240, 480, 960, 1920, 3600, 3600}) {
    hosts.note_silence("a", now);
    EXPECT_EQ(hosts.put_off("a", now), now + rest);
    EXPECT_EQ(hosts.put_off("b", now), std::nullopt) << "another one";
    now += rest;
    EXPECT_FALSE(hosts.put_off("a", now));
  }
  hosts.note_answer("a");
  EXPECT_TRUE(hosts.answers("a"));
  hosts.note_silence("a", now);
  EXPECT_FALSE(hosts.answers("a"));
  EXPECT_EQ(hosts.put_off("a", now), now + first_host_rest) << "from the beginning";
}

TEST(PushHosts, AreSoManyAndThoseThatAnswerStay) {
  PushHosts hosts(3);
  hosts.note_answer("good");
  for (int n = 0; n < 10; ++n) hosts.note_silence("silent" + std::to_string(n), 1000 + n);
  EXPECT_TRUE(hosts.answers("good"));
  EXPECT_FALSE(hosts.put_off("silent0", 1000));
  EXPECT_TRUE(hosts.put_off("silent9", 1009));
}

}  // namespace
}  // namespace muehle::server

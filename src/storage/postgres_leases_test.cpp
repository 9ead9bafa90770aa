#include "storage/postgres_leases.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <future>
#include <numeric>
#include <set>

#include "storage/batch.h"
#include "storage/test_games.h"

namespace muehle::postgres {
namespace {

constexpr Milliseconds term = 10'000;

TEST(Shards, OfACodeAreTheSameForEver) {
  EXPECT_EQ(shard_of(""), 5);
  EXPECT_EQ(shard_of("a"), 44);
  EXPECT_EQ(shard_of("foobar"), 40);
}

TEST(Shards, AreAboutEquallyFull) {
  std::array<int, game_shards> codes{};
  for (int n = 0; n < 64'000; ++n) ++codes.at(static_cast<std::size_t>(shard_of("code" + std::to_string(n))));
  for (const int count : codes) EXPECT_NEAR(count, 1000, 200);
}

// Needs a PostgreSQL, where $MUEHLE_TEST_DATABASE names one.
class PostgresLeases : public ::testing::TestWithParam<std::string> {
 protected:
  PostgresLeases() { place_.open(); }

  static std::vector<int> shards_of(const LeaseState& state) {
    std::vector<int> shards;
    for (const Lease& lease : state.own) shards.push_back(lease.shard);
    return shards;
  }
  static std::vector<int> first(const LeaseState& state, int count) {
    std::vector<int> shards = shards_of(state);
    shards.resize(static_cast<std::size_t>(count));
    return shards;
  }
  // As time does with who does not renew.
  void let_die(ServerId server) const {
    place_.run("UPDATE servers SET alive_until = seen_at WHERE id = " + std::to_string(server));
  }

  TestPlace place_;
  Database database_{place_.place().database.empty() ? "" : place_.place().database};
  Leases leases_{database_};
};

GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(PostgresLeases);
INSTANTIATE_TEST_SUITE_P(Private, PostgresLeases,
                         ::testing::ValuesIn(std::getenv("MUEHLE_TEST_DATABASE") == nullptr
                                                 ? std::vector<std::string>()
                                                 : std::vector<std::string>{"postgresql"}),
                         [](const auto& each) { return each.param; });

TEST_P(PostgresLeases, WhoIsAloneHasAll) {
  const ServerId one = leases_.enter("127.0.0.1:1");
  const LeaseState state = leases_.renew(one, term).value();
  EXPECT_EQ(state.own.size(), std::size_t{all_shards});
  EXPECT_EQ(state.peers, (std::vector<LeaseState::Peer>{{one, "127.0.0.1:1"}}));
  EXPECT_EQ(state.too_many, 0);
  for (const ServerId owner : state.owners) EXPECT_EQ(owner, one);
  EXPECT_TRUE(leases_.outages(0, 0).empty()) << "it has been nobody's from the beginning";
  EXPECT_EQ(leases_.renew(one, term)->own, state.own) << "as long as it renews";
}

TEST_P(PostgresLeases, WhoComesGetsAFairShareOfWhatOthersGiveUp) {
  const ServerId one = leases_.enter("a");
  ASSERT_EQ(leases_.renew(one, term)->own.size(), 65u);
  const ServerId two = leases_.enter("b");
  EXPECT_TRUE(leases_.renew(two, term)->own.empty()) << "nothing is free yet";
  const LeaseState before = leases_.renew(one, term).value();
  EXPECT_EQ(before.too_many, 32);
  leases_.give_up(one, first(before, before.too_many));
  const LeaseState of_two = leases_.renew(two, term).value();
  const LeaseState of_one = leases_.renew(one, term).value();
  EXPECT_EQ(of_one.own.size(), 33u);
  EXPECT_EQ(of_two.own.size(), 32u);
  EXPECT_EQ(of_one.too_many, 0) << "nothing goes to and fro";
  EXPECT_EQ(of_one.peers.size(), 2u);
  std::set<int> all;
  for (const auto& state : {of_one, of_two})
    for (const int shard : shards_of(state)) EXPECT_TRUE(all.insert(shard).second) << "one owner each";
  EXPECT_EQ(all.size(), 65u);
  for (const Lease& lease : of_two.own) EXPECT_EQ(lease.epoch, 2);
}

TEST_P(PostgresLeases, WhatADeadServerHadIsTakenOverAndTheTimeIsChargedToNobody) {
  const ServerId one = leases_.enter("a");
  leases_.renew(one, term);
  const ServerId two = leases_.enter("b");
  place_.run("UPDATE servers SET seen_at = seen_at - 5000 WHERE id = " + std::to_string(one));
  let_die(one);
  const LeaseState state = leases_.renew(two, term).value();
  EXPECT_EQ(state.own.size(), 65u);
  EXPECT_EQ(state.peers.size(), 1u);
  const std::vector<Outage> outages = leases_.outages(7, 0);
  ASSERT_EQ(outages.size(), 1u);
  EXPECT_EQ(outages[0].until, state.now);
  EXPECT_GE(outages[0].until - outages[0].from, 5000);
  EXPECT_TRUE(leases_.outages(7, state.now).empty()) << "none that ended before";
  EXPECT_FALSE(leases_.renew(one, term)) << "too late";
}

TEST_P(PostgresLeases, WhoLeavesIsGoneAtOnce) {
  const ServerId one = leases_.enter("a");
  leases_.renew(one, term);
  leases_.leave(one);
  const ServerId two = leases_.enter("b");
  EXPECT_EQ(leases_.renew(two, term)->own.size(), 65u);
  EXPECT_EQ(leases_.outages(common_shard, 0).size(), 1u);
}

TEST_P(PostgresLeases, WhoHasLostALeaseWritesNothing) {
  const ServerId one = leases_.enter("a");
  const Lease old = leases_.renew(one, term)->own.front();
  OpenedGames games = place_.games();
  const auto write = [&](ServerId server, const Lease& lease, const std::string& code) {
    const std::array<Store::Work, 2> works = {
        [&](Transaction& all) {
          all.hold(server, lease);
          all.games().make(some_table(code));
        },
        [&](Transaction& all) { all.games().make(some_table(code + "beside")); }};
    return games.commit(works);
  };
  EXPECT_TRUE(write(one, old, "first")[0]);
  const ServerId two = leases_.enter("b");
  let_die(one);
  const Lease taken = leases_.renew(two, term)->own.front();
  ASSERT_EQ(taken.shard, old.shard);
  EXPECT_EQ(taken.epoch, old.epoch + 1);
  const auto refused = write(one, old, "second");
  EXPECT_EQ(refused[0].error().kind, StoreError::Kind::lost);
  EXPECT_TRUE(refused[1]) << "it alone is undone";
  EXPECT_FALSE(games.all().games().load("second"));
  EXPECT_EQ(write(two, {taken.shard, old.epoch}, "third")[0].error().kind, StoreError::Kind::lost);
  EXPECT_TRUE(write(two, taken, "fourth")[0]);
}

TEST_P(PostgresLeases, ATakeOverWaitsForWhatIsAboutToBeCommitted) {
  const ServerId one = leases_.enter("a");
  const Lease lease = leases_.renew(one, term)->own.front();
  Database writer(place_.place().database);
  writer.begin();
  writer.hold(one, lease);
  const ServerId two = leases_.enter("b");
  let_die(one);
  std::future<std::optional<LeaseState>> taken =
      std::async(std::launch::async, [&] { return leases_.renew(two, term); });
  // It waits for the writer, and PostgreSQL knows it.
  while (place_.number(
             "SELECT count(*) FROM pg_locks l JOIN pg_class c ON c.oid = l.relation JOIN pg_namespace n"
             " ON n.oid = c.relnamespace WHERE NOT l.granted AND n.nspname = current_schema()") == 0 &&
         place_.number(
             "SELECT count(*) FROM pg_locks WHERE NOT granted AND locktype IN ('transactionid', 'tuple')") ==
             0)
    std::this_thread::yield();
  EXPECT_EQ(taken.wait_for(std::chrono::seconds(0)), std::future_status::timeout);
  writer.commit();
  EXPECT_EQ(taken.get()->own.size(), 65u);
}

TEST_P(PostgresLeases, SeveralWhoRenewAtOnceShareAll) {
  constexpr int servers = 4;
  std::vector<std::future<int>> all;
  for (int n = 0; n < servers; ++n) {
    all.push_back(std::async(std::launch::async, [&, n] {
      Database database(place_.place().database);
      Leases leases(database);
      const ServerId server = leases.enter("server" + std::to_string(n));
      LeaseState state;
      // Until everybody is there and nobody has too many.
      for (int round = 0; round < 1000; ++round) {
        state = leases.renew(server, term).value();
        leases.give_up(server, first(state, state.too_many));
        if (state.peers.size() == servers && state.too_many == 0 && state.own.size() >= 16 &&
            std::ranges::count(state.owners, 0) == 0)
          break;
      }
      return static_cast<int>(state.own.size());
    }));
  }
  int sum = 0;
  for (auto& each : all) {
    const int own = each.get();
    EXPECT_LE(own, 17);
    sum += own;
  }
  EXPECT_LE(sum, 65 + servers);
  EXPECT_EQ(place_.number("SELECT count(*) FROM leases WHERE server IS NOT NULL"), 65);
}

}  // namespace
}  // namespace muehle::postgres

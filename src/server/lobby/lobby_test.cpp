// What the lobby tells those who are here, compared with what it answers who asks.
#include "server/lobby/lobby.h"

#include <gtest/gtest.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/use_future.hpp>
#include <boost/json.hpp>
#include <list>
#include <map>
#include <random>

#include "server/kernel/await_store.h"
#include "server/kernel/secrets.h"
#include "server/tables/room.h"
#include "server/tables/tables.h"
#include "server/testing/server_test.h"

namespace muehle::server::testing {
namespace {

namespace asio = boost::asio;

// Keeps the lobby as a page does.
class LobbyReading final : public net::Listener {
 public:
  explicit LobbyReading(std::optional<PlayerId> player) : player(player) {}

  void send(net::SharedText text) override {
    json::object message = json::parse(*text).as_object();
    if (message.at("t") == "lobby") offers_.clear();
    if (message.at("t") != "lobby" && message.at("t") != "lobby_change") return;
    if (const json::value* gone = message.if_contains("gone")) {
      for (const json::value& id : gone->as_array()) offers_.erase(id.as_string());
    }
    if (const json::value* seeks = message.if_contains("seeks")) {
      for (const json::value& seek : seeks->as_array()) offers_[seek.at("id").as_string()] = seek;
    }
    for (const char* key : {"pools", "games", "featured", "here", "bots"}) {
      if (const json::value* value = message.if_contains(key)) rest_[key] = *value;
    }
  }
  // All of it, offers by their ids.
  json::object all() const {
    json::object all = rest_;
    json::object& offers = all["seeks"].emplace_object();
    for (const auto& [id, offer] : offers_) offers[id] = offer;
    return all;
  }

  std::optional<PlayerId> player;

 private:
  std::map<json::string, json::value> offers_;
  json::object rest_;
};

class LobbyNewsTest : public ::testing::Test {
 protected:
  static constexpr int people = 6;

  void SetUp() override {
    ASSERT_TRUE(start_secrets());
    tables_.events.on_game = [this](const Room& room) {
      lists_.look_again();
      lobby_.note_game(room);
    };
    for (int n = 0; n < people; ++n) {
      const std::string name = "Player" + std::to_string(n);
      std::function<StoredPlayer(Transaction&)> come = [name](Transaction& all) {
        const PlayerId id = all.players().add_guest(name, "de", 1000);
        all.players().enroll(id, {name, name}, "x");
        return *all.players().by_id(id);
      };
      players_.push_back(run(write<StoredPlayer>(*store_, std::move(come))).value());
    }
  }

  template <typename T>
  T run(asio::awaitable<T> work) {
    std::future<T> done = asio::co_spawn(io_, std::move(work), asio::use_future);
    finish(done);
    return done.get();
  }
  template <typename T>
  void finish(const std::future<T>& done) {
    while (done.wait_for(std::chrono::seconds(0)) != std::future_status::ready) io_.run_one();
  }
  void tell_and_compare(const std::string& when) {
    time_.pass(5 * play::second);  // so that running games are told, too
    run(lobby_.look_after());
    run(lobby_.tell_news());
    std::map<std::optional<PlayerId>, json::object> answers;
    for (const LobbyReading& reader : readers_) {
      if (!answers.contains(reader.player)) answers[reader.player] = state(reader.player);
      ASSERT_EQ(reader.all(), answers[reader.player]) << when;
      ++compared_;
    }
  }
  int any(int below) { return std::uniform_int_distribution<int>(0, below - 1)(chance_); }
  const StoredPlayer& anybody() { return players_.at(static_cast<std::size_t>(any(people))); }
  static std::string id_of(const json::value& offer) { return std::string(offer.at("id").as_string()); }

  json::object state(std::optional<PlayerId> player) {
    json::object all = json::parse(run(lobby_.state(player)).value()).as_object();
    const json::array list = all.at("seeks").as_array();
    json::object& offers = all["seeks"].emplace_object();
    for (const json::value& offer : list) offers[id_of(offer)] = offer;
    all.erase("t");
    return all;
  }
  std::string any_offer() {
    const json::object offers = state(std::nullopt).at("seeks").as_object();
    if (offers.empty()) return "none";
    return std::string((offers.begin() + any(static_cast<int>(offers.size())))->key());
  }
  void come(std::optional<PlayerId> player) {
    LobbyReading& reader = readers_.emplace_back(player);
    ASSERT_TRUE(run(lobby_.enter(player, reader)));
    if (any(4) > 0) lobby_.tell_changes(reader);
  }
  void go() {
    if (readers_.empty()) return;
    const auto who = std::next(readers_.begin(), any(static_cast<int>(readers_.size())));
    lobby_.leave(*who);
    readers_.erase(who);
  }
  void offer() {
    const std::vector<play::TimeControl> times = {play::parse_time_control("300+5").value(),
                                                  play::parse_time_control("1/86400").value()};
    const Wish wish{.rules = {},
                    .time = times.at(static_cast<std::size_t>(any(2))),
                    .colour = static_cast<club::ColourWish>(any(3)),
                    .rated = any(2) == 0,
                    .near = any(4) == 0};
    (void)run(lobby_.offer(anybody(), wish));
  }
  void block() {
    const PlayerId one = anybody().id;
    const PlayerId other = anybody().id;
    if (one == other) return;
    blocks_.blocks(one, other) ? blocks_.remove(one, other) : blocks_.add(one, other);
    lobby_.look_again(one, other);
  }
  void something_happens() {
    switch (any(12)) {
      case 0:
      case 1:
        return offer();
      case 2:
      case 3:
        return come(anybody().id);
      case 4:
        return come(std::nullopt);
      case 5:
      case 6:
        return go();
      case 7:
        return time_.pass(any(25) * play::second);
      case 8:
        return block();
      case 9:
        return lobby_.know_rating(anybody().id, club::Pool::live,
                                  {.rating = 1500.0 + any(3), .deviation = 50, .volatility = 0.06});
      case 10:
        attends_ = !attends_;
        return attends_ ? lobby_.attend(players_.front()) : lobby_.depart(players_.front().id);
      default:
        if (any(2) == 0)
          (void)run(lobby_.take(anybody(), any_offer()));
        else
          (void)run(lobby_.withdraw(anybody(), any_offer()));
    }
  }

  // So many more, who offer what nobody takes: all of them want White.
  std::vector<StoredPlayer> crowd(int count, bool has_accounts = true) {
    std::function<std::vector<StoredPlayer>(Transaction&)> come = [=](Transaction& all) {
      std::vector<StoredPlayer> crowd;
      for (int n = 0; n < count; ++n) {
        const std::string name = "Crowd" + std::to_string(n);
        const PlayerId id = all.players().add_guest(name, "de", 1000);
        if (has_accounts) all.players().enroll(id, {name, name}, "x");
        all.players().begin_session(id, {.token = *hash_secret(new_secret()), .device = "", .at = 1000});
        crowd.push_back(*all.players().by_id(id));
      }
      return crowd;
    };
    return run(write<std::vector<StoredPlayer>>(*store_, std::move(come))).value();
  }
  static Wish wish_for(int days) {
    const std::string time = "1/" + std::to_string(days * 86400);
    return {.rules = {}, .time = play::parse_time_control(time).value(), .colour = club::ColourWish::white};
  }
  std::size_t stored_offers() {
    std::function<std::size_t(Transaction&)> count = [](Transaction& all) {
      return all.seeks().all().size();
    };
    return run(read<std::size_t>(*store_, std::move(count))).value();
  }

  TestPlace place_;
  std::unique_ptr<Store> store_ = place_.open();
  asio::io_context io_;
  asio::executor_work_guard<asio::io_context::executor_type> open_{io_.get_executor()};
  FalseTime time_;
  SitePolicy site_;
  Blocks blocks_;
  Workers replaying_{1, 1000};
  Presence presence_;
  Tables tables_{io_.get_executor(), *store_, time_, site_, blocks_, presence_, replaying_, {}};
  Lists lists_{*store_, time_, tables_.watching, replaying_};
  Lobby lobby_{*store_, time_, site_, tables_.agreed_games, tables_.events, lists_, blocks_, presence_};
  std::vector<StoredPlayer> players_;
  std::list<LobbyReading> readers_;
  bool attends_ = false;
  int compared_ = 0;
  std::mt19937 chance_{7};
};

TEST_F(LobbyNewsTest, WhoeverIsHereKnowsWhatIsAnsweredWhoAsks) {
  for (int step = 0; step < 500; ++step) {
    something_happens();
    if (readers_.size() > 6) go();
    if (any(3) == 0)
      tell_and_compare("step " + std::to_string(step));  // else whoever comes reads it between two tellings
    if (HasFatalFailure()) return;
  }
  EXPECT_GT(compared_, 200);
}

// A crowd is told in slices, with a pause behind each.
TEST_F(LobbyNewsTest, WhateverHappensWhileACrowdIsToldIsKnownToo) {
  for (int n = 0; n < 210; ++n) come(anybody().id);
  for (int round = 0; round < 4; ++round) {
    offer();
    std::future<void> telling = asio::co_spawn(io_, lobby_.tell_news(), asio::use_future);
    for (int n = 0; n < 10; ++n) something_happens();
    finish(telling);
    tell_and_compare("round " + std::to_string(round));
    if (HasFatalFailure()) return;
  }
}

// Five offers each of 120 players of one /48, and two of others.
TEST_F(LobbyNewsTest, OneNetworkThatOffersWithoutEndTakesNoPlaceFromAnybodyElse) {
  const StoredPlayer& anna = players_[0];
  const StoredPlayer& ben = players_[1];
  come(std::nullopt);
  come(anna.id);
  const std::string bens = run(lobby_.offer(ben, wish_for(1), {}, "192.0.2.2")).value().seek->id;
  std::size_t refused = 0;
  const std::vector<StoredPlayer> many = crowd(120);
  for (std::size_t n = 0; n < many.size(); ++n) {
    const std::string address = "2001:db8:1:" + std::to_string(n % 100) + "::";
    for (int days = 1; days <= 5; ++days) {
      const Answer<Lobby::Offered> offered = run(lobby_.offer(many[n], wish_for(days), {}, address));
      if (offered) continue;
      ++refused;
      EXPECT_EQ(offered.error().code, ErrorCode::too_many);
    }
  }
  EXPECT_EQ(refused, 600 - (most_seeks - 1));
  tell_and_compare("a full lobby");
  const std::string annas = run(lobby_.offer(anna, wish_for(1), {}, "192.0.2.1")).value().seek->id;
  tell_and_compare("and one more");
  const json::object offers = state(std::nullopt).at("seeks").as_object();
  EXPECT_EQ(offers.size(), most_seeks) << "the network has made room";
  EXPECT_TRUE(offers.contains(annas));
  EXPECT_TRUE(offers.contains(bens));
  EXPECT_EQ(stored_offers(), most_seeks);
  EXPECT_TRUE(run(lobby_.offer(anna, wish_for(1), {}, "2001:db8:1:1::")).value().seek)
      << "the same once more is known, whoever asks from where";
}

TEST_F(LobbyNewsTest, OffersThatAreOnTheirWayTogetherAreNoMoreThanMayStand) {
  const std::vector<StoredPlayer> many = crowd(101);
  std::vector<std::future<Answer<Lobby::Offered>>> coming;
  for (const StoredPlayer& player : many) {
    for (int days = 1; days <= 5; ++days)
      coming.push_back(
          asio::co_spawn(io_, lobby_.offer(player, wish_for(days), {}, "192.0.2.1"), asio::use_future));
  }
  std::size_t stand = 0;
  for (auto& one : coming) {
    finish(one);
    if (one.get()) ++stand;
  }
  EXPECT_EQ(stand, most_seeks);
  EXPECT_EQ(stored_offers(), most_seeks);
}

// As an earlier version may have left them.
TEST_F(LobbyNewsTest, OfTooManyThatAreStoredAFairShareStands) {
  const StoredPlayer anna = players_[0];
  const std::vector<StoredPlayer> many = crowd(120);
  const UnixSeconds now = time_.now().at;
  std::function<bool(Transaction&)> offer = [&](Transaction& all) {
    for (const StoredPlayer& player : many) {
      for (int days = 1; days <= 5; ++days)
        all.seeks().add(stored_seek({new_code(), player, std::nullopt, wish_for(days), now - 10}));
    }
    all.seeks().add(stored_seek({"annasoffer22", anna, std::nullopt, wish_for(1), now - 5}));
    return true;
  };
  ASSERT_TRUE(run(write<bool>(*store_, std::move(offer))));
  ASSERT_TRUE(run(lobby_.restore()));
  const json::object offers = state(std::nullopt).at("seeks").as_object();
  EXPECT_EQ(offers.size(), most_seeks);
  EXPECT_TRUE(offers.contains("annasoffer22")) << "the last of them, and her first";
  run(lobby_.look_after());
  EXPECT_EQ(stored_offers(), most_seeks) << "the others are gone for good";
  EXPECT_TRUE(run(lobby_.offer(players_[1], wish_for(1), {}, "192.0.2.2")).value().seek)
      << "who has five makes room for who has none";
}

// Of one network, perhaps: nobody knows that any more.
TEST_F(LobbyNewsTest, GuestsWhoOfferedBeforeTheStartKeepNobodyOut) {
  const std::vector<StoredPlayer> many = crowd(most_seeks, false);
  const UnixSeconds now = time_.now().at;
  std::function<bool(Transaction&)> offer = [&](Transaction& all) {
    for (const StoredPlayer& player : many)
      all.seeks().add(stored_seek({new_code(), player, std::nullopt, wish_for(1), now - 10}));
    return true;
  };
  ASSERT_TRUE(run(write<bool>(*store_, std::move(offer))));
  ASSERT_TRUE(run(lobby_.restore()));
  for (std::size_t n = 0; n < 3; ++n) {
    const std::string address = "192.0.2." + std::to_string(n);
    EXPECT_TRUE(run(lobby_.offer(players_[n], wish_for(1), {}, address)).value().seek) << n;
  }
  EXPECT_EQ(state(std::nullopt).at("seeks").as_object().size(), most_seeks) << "guests have made room";
}

TEST_F(LobbyNewsTest, WhoMeetAgainPlayWhatBothWaitFor) {
  Wish wish = wish_for(1);
  wish.colour = club::ColourWish::lot;
  const StoredPlayer anna = players_[0];
  const StoredPlayer ben = players_[1];
  blocks_.add(anna.id, ben.id);
  ASSERT_TRUE(run(lobby_.offer(anna, wish)).value().seek);
  ASSERT_TRUE(run(lobby_.offer(ben, wish)).value().seek);
  run(lobby_.look_after());
  EXPECT_EQ(state(std::nullopt).at("seeks").as_object().size(), 2u);
  blocks_.remove(anna.id, ben.id);
  lobby_.look_again(anna.id, ben.id);
  run(lobby_.look_after());
  EXPECT_EQ(state(std::nullopt).at("seeks").as_object().size(), 0u);
  EXPECT_EQ(stored_offers(), 0u);
}

}  // namespace
}  // namespace muehle::server::testing

// Series at a table: how long they may become, and what is still known of their earlier games.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <ctime>
#include <future>
#include <semaphore>

#include "server/testing/server_test.h"

namespace muehle::server {
namespace {

using testing::error_code;
using testing::event;
using ::testing::HasSubstr;
using testing::ServerTest;
namespace json = boost::json;

std::string ask_for_next(int game, const std::string& id) {
  return json::serialize(json::object{{"t", "next"}, {"id", id}, {"game", game}, {"do", "ask"}});
}

class SeriesTest : public ServerTest {
 protected:
  void open() {
    anna_.emplace(guest("Anna"));
    ben_.emplace(guest("Ben"));
    code_ = anna_->open();
    EXPECT_EQ(ben_->post("/api/tables/" + code_ + "/join").status, 200);
    connect();
  }
  void connect() {
    annas_.emplace(anna_->socket(code_));
    bens_.emplace(ben_->socket(code_));
    annas_->read("state");
    state_ = bens_->read("state");
  }
  void leave() {
    annas_.reset();
    bens_.reset();
  }
  int number() const { return static_cast<int>(state_.at("game").at("number").as_int64()); }
  // Anna has White in the first of them and in every other one.
  void play_one() {
    const bool anna_begins = state_.at("table").at("white") == 0;
    TestSocket& white = anna_begins ? *annas_ : *bens_;
    TestSocket& black = anna_begins ? *bens_ : *annas_;
    white.write(event(number(), 0, "move d6", "k1"));
    EXPECT_EQ(white.read("ack").at("version"), 1);
    black.write(event(number(), 1, "resign black", "k2"));
    EXPECT_EQ(black.read("ack").at("version"), 2);
  }
  void begin_next() {
    annas_->write(ask_for_next(number(), "n1"));
    annas_->read("ack");
    bens_->write(ask_for_next(number(), "n1"));
    state_ = bens_->read("state");
    bens_->read("ack");
    annas_->read("state");
  }
  std::string record(int game) { return ask("GET", path() + "/record?game=" + std::to_string(game)).body; }
  std::string path() const { return "/api/tables/" + code_; }

  std::optional<Browser> anna_;
  std::optional<Browser> ben_;
  std::string code_;
  std::optional<TestSocket> annas_;
  std::optional<TestSocket> bens_;
  json::value state_;
};

TEST_F(SeriesTest, EndsWithItsLargestNumberOfGames) {
  restart_with([](ServerOptions& options) { options.most_games = 2; });
  open();
  play_one();
  begin_next();
  play_one();
  annas_->write(ask_for_next(number(), "n2"));
  const json::value refused = annas_->read("error");
  EXPECT_EQ(refused.at("id"), "n2");
  EXPECT_EQ(refused.at("code"), "series_full");
  EXPECT_EQ(refused.at("message"), "a table has at most 2 games; open a new table to play on");
  EXPECT_EQ(json::parse(ask("GET", path()).body).at("table").at("next").at("asked"),
            (json::array{false, false}))
      << "nobody waits for an answer";
  leave();
}

TEST_F(SeriesTest, ItsRecordsStayWhatTheyWere) {
  open();
  std::vector<int> games;
  std::vector<std::string> records;
  for (int round = 1; round <= 3; ++round) {
    if (round > 1) begin_next();
    play_one();
    games.push_back(number());
    records.push_back(ask("GET", path() + "/record").body);
    EXPECT_THAT(records.back(), HasSubstr("[Round \"" + std::to_string(round) + "\"]"));
    EXPECT_THAT(records.back(), HasSubstr(round == 2 ? "[White \"Ben\"]" : "[White \"Anna\"]"));
  }
  const json::value table = json::parse(ask("GET", path()).body).at("table");
  EXPECT_EQ(table.at("series").at("points"), (json::array{2, 1}));
  leave();
  restart();
  for (std::size_t n = 0; n < games.size(); ++n) EXPECT_EQ(record(games[n]), records[n]);
  EXPECT_EQ(error_code(record(games.back() + 1)), "not_found");
  const json::value after = json::parse(ask("GET", path()).body).at("table");
  EXPECT_EQ(after.at("series"), table.at("series"));
  EXPECT_EQ(after.at("white"), table.at("white"));
}

TEST_F(SeriesTest, WhatWasAcknowledgedInAnEarlierGameIsAcknowledgedAgainAfterARestart) {
  open();
  const int first = number();
  annas_->write(R"({"t":"say","id":"c1","game":)" + std::to_string(first) + R"(,"preset":"hello"})");
  annas_->read("ack");
  play_one();
  begin_next();
  play_one();
  begin_next();
  const int third = number();
  leave();
  restart();
  connect();
  // As if none of these acknowledgements had come.
  annas_->write(event(first, 0, "move d6", "k1"));
  const json::value again = annas_->read("ack");
  EXPECT_EQ(again.at("game"), first);
  EXPECT_EQ(again.at("version"), 1);
  annas_->write(R"({"t":"say","id":"c1","game":)" + std::to_string(first) + R"(,"preset":"hello"})");
  EXPECT_EQ(annas_->read("ack").at("id"), "c1");
  bens_->write(ask_for_next(first, "n1"));
  EXPECT_EQ(bens_->read("ack").at("id"), "n1");
  bens_->write(event(first + 1, 0, "move d6", "k1"));
  EXPECT_EQ(bens_->read("ack").at("game"), first + 1);
  // What was never done there is refused.
  annas_->write(event(first, 1, "move a1", "k9"));
  EXPECT_EQ(annas_->read("error").at("code"), "unknown_game");
  annas_->write(event(third + 7, 0, "move a1", "k1"));
  EXPECT_EQ(annas_->read("error").at("code"), "unknown_game");
  const json::value state = json::parse(ask("GET", path()).body);
  EXPECT_EQ(state.at("game").at("number"), third);
  EXPECT_EQ(state.at("game").at("events").as_array().size(), 0u);
  EXPECT_EQ(place_.number("SELECT count(*) FROM events"), 4);
  EXPECT_EQ(place_.number("SELECT count(*) FROM chat"), 1);
  leave();
}

// A game that takes a while to be played again.
class LongGameTest : public SeriesTest {
 protected:
  static constexpr int plies = 1200;

  void SetUp() override {
    ServerTest::SetUp();
    anna_.emplace(guest("Anna"));
    code_ = anna_->open(R"({"rules":"standard,noMillLimitPlies=0,repetition=off","colour":"white",)"
                        R"("start":"W..B..W.....WB...B.W...B w 0 0"})");
    ben_.emplace(guest("Ben"));
    EXPECT_EQ(ben_->post(path() + "/join").status, 200);
    const std::int64_t game = json::parse(ask("GET", path()).body).at("game").at("number").as_int64();
    stop();
    fill(game);
    start_slow();
  }
  void start_slow() {
    start(0, [this](ServerOptions& options) {
      options.before_work = [this] {
        const bool waits = holds_up_;
        begun_.release();
        if (waits) may_work_.acquire();
      };
    });
  }
  void TearDown() override {
    may_work_.release(100);
    ServerTest::TearDown();
  }

  // There and back again, for ever.
  void fill(std::int64_t game) {
    constexpr std::array moves = {"move a7-d7", "move g1-g4", "move d7-a7", "move g4-g1"};
    store([&](Transaction& all) {
      for (int version = 1; version <= plies; ++version) {
        const auto move = static_cast<std::size_t>(version - 1) % moves.size();
        all.games().make(AppendEvent{.game = game,
                                     .version = version,
                                     .line = moves.at(move),
                                     .seat = static_cast<int>(move % 2),
                                     .id = "k" + std::to_string(version)});
      }
    });
  }
  // While no server runs.
  void store(Store::Work work) {
    const auto store = place_.open();
    std::promise<StoreResult<void>> stored;
    store->write_work(std::move(work), [&](const StoreResult<void>& done) { stored.set_value(done); });
    ASSERT_TRUE(stored.get_future().get());
  }
  std::future<HttpReply> ask_beside(const std::string& target) {
    return std::async(std::launch::async, [this, target] { return ask("GET", target); });
  }
  bool others_are_answered() { return ask("GET", "/api/lobby").status == 200; }
  static std::size_t events_in(const HttpReply& reply) {
    return json::parse(reply.body).at("game").at("events").as_array().size();
  }

  static json::value names_in(const HttpReply& reply) {
    return json::parse(reply.body).at("table").at("names");
  }

  std::counting_semaphore<> begun_{0};
  std::counting_semaphore<> may_work_{0};
  std::atomic<bool> holds_up_ = true;
};

TEST_F(LongGameTest, NobodyElseWaitsUntilItIsRestored) {
  std::future<HttpReply> first = ask_beside(path());
  begun_.acquire();
  std::future<HttpReply> second = ask_beside(path());
  auto socket = std::async(std::launch::async, [this] {
    TestSocket anna = anna_->socket(code_);
    const auto seen = anna.read("state").at("game").at("events").as_array().size();
    anna.write(
        event(static_cast<int>(place_.number("SELECT max(number) FROM games")), plies, "move a7-d7", "k"));
    return std::pair(seen, anna.read("ack").at("version").as_int64());
  });
  EXPECT_TRUE(others_are_answered());
  EXPECT_EQ(first.wait_for(std::chrono::seconds(0)), std::future_status::timeout);
  may_work_.release(1);
  EXPECT_EQ(events_in(first.get()), static_cast<std::size_t>(plies));
  EXPECT_GE(events_in(second.get()), static_cast<std::size_t>(plies));
  EXPECT_EQ(socket.get(), (std::pair<std::size_t, std::int64_t>(plies, plies + 1)));
  EXPECT_FALSE(begun_.try_acquire()) << "restored once, for all of them";
}

TEST_F(LongGameTest, WhoGetsAnAccountMeanwhileIsKnownByItsName) {
  holds_up_ = false;
  member("Paula");
  begun_.acquire();  // her password
  TestSocket bens(port_, "/api/lobby/socket", ben_->cookie());
  bens.read("lobby");
  holds_up_ = true;
  std::future<HttpReply> looks = ask_beside(path());
  begun_.acquire();
  holds_up_ = false;
  EXPECT_EQ(anna_->post("/api/register", R"({"name":"Berta","password":"ein langes Wort"})").status, 201);
  // His vacations are looked for at this table, once it is there.
  auto signs_in = std::async(std::launch::async, [this] {
    return ben_->post("/api/login", R"({"name":"Paula","password":"ein langes Wort"})").status;
  });
  EXPECT_EQ(bens.close_code(), going_away) << "he is she from now on";
  may_work_.release(1);
  EXPECT_EQ(names_in(looks.get()), (json::array{"Berta", "Paula"}));
  EXPECT_EQ(signs_in.get(), 200);
}

TEST_F(LongGameTest, WhoIsGoneMeanwhileHasNoNameThere) {
  const std::int64_t game = place_.number("SELECT max(number) FROM games");
  stop();
  store([game](Transaction& all) {
    AppendEvent end{.game = game,
                    .version = plies + 1,
                    .line = "resign black",
                    .seat = 1,
                    .id = "r",
                    .at = std::time(nullptr)};
    end.standing.outcome = "white_wins:resignation";
    all.games().make(end);
  });
  start_slow();
  std::future<HttpReply> looks = ask_beside(path());
  begun_.acquire();
  holds_up_ = false;
  EXPECT_EQ(anna_->post("/api/me/delete", R"({"password":""})").status, 200);
  may_work_.release(1);
  EXPECT_EQ(names_in(looks.get()), (json::array{nullptr, "Ben"}));
}

TEST_F(LongGameTest, NobodyElseWaitsForItsRecord) {
  std::future<HttpReply> record = ask_beside(path() + "/record");
  begun_.acquire();
  EXPECT_TRUE(others_are_answered());
  EXPECT_EQ(record.wait_for(std::chrono::seconds(0)), std::future_status::timeout);
  may_work_.release(1);
  EXPECT_THAT(record.get().body, HasSubstr("[PlyCount \"" + std::to_string(plies) + "\"]"));
}

}  // namespace
}  // namespace muehle::server

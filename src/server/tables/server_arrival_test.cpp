// What somebody says counts from when it came, whatever the store has to do before it is heard.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <future>

#include "net/relay.h"
#include "server/testing/after_test.h"
#include "server/testing/bot_test.h"

namespace muehle::server::testing {
namespace {

using play::second;
using ::testing::HasSubstr;

template <typename Base>
class Arriving : public Base {
 protected:
  using Browser = typename Base::Browser;

  void SetUp() override {
    this->start(0, [this](ServerOptions& options) {
      options.time = &this->time;
      options.measures_lag = false;
      options.metrics_port = 0;
    });
  }

  // Two with a minute each who have made their first moves.
  struct Game {
    std::string code;
    int number;
    TestSocket white;
    TestSocket black;
  };
  Game game_of(Browser& white, Browser& black, const std::string& time = "60+0") {
    const std::string code = white.open(R"({"rules":"standard","colour":"white","time":")" + time + "\"}");
    EXPECT_EQ(black.post("/api/tables/" + code + "/join").status, 200);
    TestSocket whites = white.socket(code);
    const int number = this->number_at(whites);
    TestSocket blacks = black.socket(code);
    whites.write(event(number, 0, "move d6", "w1"));
    whites.read("ack");
    blacks.write(event(number, 1, "move f4", "b1"));
    blacks.read("ack");
    read_ += 2;
    return {code, number, std::move(whites), std::move(blacks)};
  }
  static std::string chat_line(int game) {
    return json::serialize(json::object{{"t", "say"}, {"id", "c"}, {"game", game}, {"text", "Moment!"}});
  }
  // White says something that waits for the store, and then moves; the server has read both.
  void move_behind_what_waits(Game& game) {
    this->mistakes_->hold();
    game.white.write(chat_line(game.number));
    this->mistakes_->wait_for_held(1);
    game.white.write(event(game.number, 2, "move d2", "w2"));
    read_ += 2;
    wait_until_read();
  }
  // All that was written to sockets.
  void wait_until_read() const {
    const std::uint16_t port = net::read_endpoint(this->server_->metrics_address()).value().port();
    const std::string told =
        R"(muehle_socket_messages_total{direction="in"} )" + std::to_string(read_) + "\n";
    while (http_ask(port, "GET", "/metrics", "", {}).body.find(told) == std::string::npos)
      std::this_thread::yield();
  }
  json::value clock(const std::string& code) {
    return json::parse(this->ask("GET", "/api/tables/" + code).body).at("game").at("clock");
  }

  int read_ = 0;  // messages over sockets
};

class ArrivalTest : public Arriving<AfterTest> {};
class BotArrivalTest : public Arriving<BotTest> {};

TEST_F(ArrivalTest, NobodyPaysForWhatWasBeforeHisMove) {
  Browser anna = guest("Anna");
  Browser ben = guest("Ben");
  Game game = game_of(anna, ben);
  time.pass(10 * second);
  move_behind_what_waits(game);
  time.pass(30 * second);
  mistakes_->release();
  EXPECT_EQ(game.white.read("ack").at("id"), "c") << "in the order in which they were said";
  EXPECT_EQ(game.white.read("ack").at("id"), "w2");
  EXPECT_EQ(game.black.read("event", [](const json::value& one) { return one.at("event") == "move d2"; })
                .at("clock")
                .at("left"),
            (json::value{50'000, 60'000}));
}

// The other game tells that flags have fallen meanwhile.
TEST_F(ArrivalTest, NoFlagFallsAtWhoMovedInTime) {
  Browser anna = guest("Anna");
  Browser ben = guest("Ben");
  Browser cleo = guest("Cleo");
  Browser dora = guest("Dora");
  Game other = game_of(cleo, dora);
  Game game = game_of(anna, ben);
  move_behind_what_waits(game);
  time.pass(61 * second);
  const auto is_end = [](const json::value& one) { return one.at("event") == "time white"; };
  other.black.read("event", is_end);
  mistakes_->release();
  game.white.read("ack");
  EXPECT_EQ(game.white.read("ack").at("id"), "w2");
  EXPECT_EQ(clock(game.code).at("left"), (json::value{60'000, 60'000}));
  time.pass(61 * second);
  game.black.read("event", [](const json::value& one) { return one.at("event") == "time black"; });
}

// An earlier game, which a request names, is read in its table's turn.
TEST_F(ArrivalTest, NoFlagWaitsForATableThatIsHeldUp) {
  Browser anna = guest("Anna");
  Browser ben = guest("Ben");
  Browser cleo = guest("Cleo");
  Browser dora = guest("Dora");
  Browser emil = guest("Emil");
  Browser frida = guest("Frida");
  Game held = game_of(anna, ben);
  Game beside = game_of(cleo, dora);
  Game later = game_of(emil, frida, "300+0");
  const auto is_end = [](const json::value& one) { return one.at("event") == "time white"; };
  mistakes_->hold_reads();
  held.white.write(event(held.number + 1000, 2, "move d2", "elsewhere"));
  mistakes_->wait_for_held(1);
  time.pass(61 * second);
  beside.black.read("event", is_end);  // the one that is held up was to fall with it
  time.pass(300 * second);
  later.black.read("event", is_end);
  mistakes_->release();
  EXPECT_EQ(held.white.read("error").at("code"), "unknown_game");
  held.black.read("event", is_end);
}

TEST_F(ArrivalTest, WhoMovesTooLateIsLateWhateverWaits) {
  Browser anna = guest("Anna");
  Browser ben = guest("Ben");
  Game game = game_of(anna, ben);
  mistakes_->hold();
  game.white.write(chat_line(game.number));
  mistakes_->wait_for_held(1);
  time.pass(61 * second);
  game.white.write(event(game.number, 2, "move d2", "late"));
  read_ += 2;
  wait_until_read();
  mistakes_->release();
  game.white.read("ack");
  EXPECT_EQ(game.white.read("error").at("code"), "game_over");
  EXPECT_THAT(ask("GET", "/api/tables/" + game.code + "/record").body, HasSubstr("[Termination \"time\"]"));
}

TEST_F(ArrivalTest, WhoGoesBehindHisMoveHasMoved) {
  Browser anna = guest("Anna");
  Browser ben = guest("Ben");
  Game game = game_of(anna, ben);
  move_behind_what_waits(game);
  game.white.close();  // the server answers at once, though it has not answered what he said
  mistakes_->release();
  game.black.read("event", [](const json::value& one) { return one.at("event") == "move d2"; });
  game.black.read("table",
                  [](const json::value& one) { return !one.at("table").at("here").at(0).as_bool(); });
}

TEST_F(ArrivalTest, WhoIsSuspendedMeanwhileSaysNothingMore) {
  Browser wirt = host();
  Browser paula = member("Paula");
  Browser ben = member("Ben");
  Game game = game_of(paula, ben);
  EXPECT_EQ(wirt.ask("GET", "/api/me").status,
            200);  // which notes him; his next write is that
  mistakes_->hold();
  game.white.write(event(game.number, 2, "move d2", "w2"));
  mistakes_->wait_for_held(1);
  std::future<HttpReply> suspends = later(wirt, "/api/players/Paula/suspend", suspension());
  mistakes_->wait_for_held(2);
  game.white.write(chat_line(game.number));
  read_ += 2;
  wait_until_read();
  mistakes_->release();
  EXPECT_EQ(suspends.get().status, 200);
  EXPECT_EQ(game.white.read("ack").at("id"), "w2");
  EXPECT_EQ(game.white.read("error").at("code"), "suspended");
}

TEST_F(ArrivalTest, ARefereeStopsClocksWhenHeSaysSoAndLetsThemGoOnWhenThatIsTold) {
  Browser wirt = host();
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  Game game = game_of(anna, ben, "10800+0");
  // His session was not seen for so long that it is noted when he comes.
  const auto rule_slowly = [&](const std::string& kind) {
    time.pass(3600 * second);
    mistakes_->hold();
    const json::object body{{"game", game.number}, {"kind", kind}, {"reason", "so ist es"}};
    std::future<HttpReply> rules = later(wirt, "/api/tables/" + game.code + "/ruling", body_of(body));
    mistakes_->wait_for_held(1);
    time.pass(30 * second);
    mistakes_->release();
    EXPECT_EQ(rules.get().status, 200);
  };
  const json::value left{7'200'000, 10'800'000};
  rule_slowly("stop");
  EXPECT_EQ(clock(game.code).at("left"), left);
  rule_slowly("go_on");
  EXPECT_EQ(clock(game.code).at("left"), left);
}

TEST_F(BotArrivalTest, NoBotPaysForTheReadingOfItsSession) {
  Browser cleo = guest("Cleo");
  Browser dora = guest("Dora");
  Browser anna = member("Anna");
  Program robbi = bot("Robbi");
  const std::string id = begin(anna, robbi);
  EXPECT_EQ(robbi.act(id, "move/d6").status, 200);
  TestSocket annas = anna.socket(code_in(id));
  annas.write(event(number_in(id), 1, "move f4", "b1"));
  annas.read("ack");
  ++read_;
  Game other = game_of(cleo, dora, "300+5");
  time.pass(10 * second);
  mistakes_->hold_reads();
  std::future<HttpReply> moves =
      std::async(std::launch::async, [&] { return robbi.act(id, "move/d2", R"({"version":2})"); });
  mistakes_->wait_for_held(1);
  time.pass(300 * second);
  other.black.read("event", [](const json::value& one) { return one.at("event") == "time white"; });
  mistakes_->release();
  EXPECT_EQ(moves.get().status, 200);
  EXPECT_EQ(clock(code_in(id)).at("left"), (json::value{295'000, 300'000}));
}

}  // namespace
}  // namespace muehle::server::testing

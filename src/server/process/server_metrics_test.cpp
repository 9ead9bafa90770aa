// What Prometheus reads of a server, and the dashboard that shows it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <fstream>
#include <regex>
#include <set>
#include <vector>

#include "net/relay.h"
#include "server/testing/server_test.h"

namespace muehle::server {
namespace {

namespace json = boost::json;
using testing::event;
using ::testing::HasSubstr;
using ::testing::Not;
using testing::ServerTest;

class MetricsTest : public ServerTest {
 protected:
  void SetUp() override {
    start(0, [](ServerOptions& options) { options.metrics_port = 0; });
    reading_port_ = net::read_endpoint(server_->metrics_address()).value().port();
  }
  HttpReply read(const std::string& target = "/metrics", const std::string& method = "GET") const {
    return http_ask(reading_port_, method, target, "", {});
  }
  // A game in which a move was made, with its players there.
  void play() {
    const json::object table =
        open_table(R"({"rules":"standard","colour":"white","name":"Zacharias","time":"300+5"})");
    code_ = table.at("code").as_string();
    ASSERT_EQ(ask("POST", "/api/tables/" + code_ + "/join", R"({"name":"Ben"})").status, 200);
    player_.emplace(socket(code_, cookie(table)));
    const auto game = static_cast<int>(player_->read("state").at("game").at("number").as_int64());
    player_->write(event(game, 0, "move d6", "k1"));
    player_->read("ack");
  }

  std::uint16_t reading_port_ = 0;
  std::string code_;
  std::optional<TestSocket> player_;
};

TEST_F(MetricsTest, TellWhatThereIsAndWhatWasDone) {
  play();
  const HttpReply reply = read();
  EXPECT_EQ(reply.status, 200);
  EXPECT_THAT(reply.header("Content-Type"), ::testing::StartsWith("text/plain; version=0.0.4"));
  for (const char* line :
       {"muehle_ready 1", "muehle_leads 1", "muehle_sockets 1", R"(muehle_connections{kind="served"} 1)",
        R"(muehle_games{kind="live"} 1)", "muehle_visitors 1", "muehle_deadlines 1",
        R"(muehle_http_requests_total{method="POST",route="/api/tables",status="201"} 1)",
        R"(muehle_http_requests_total{method="POST",route="/api/tables/*/join",status="200"} 1)",
        R"(muehle_http_requests_total{method="GET",route="/api/tables/*/socket",status="101"} 1)",
        R"(muehle_socket_messages_total{direction="in"} 1)"})
    EXPECT_THAT(reply.body, HasSubstr(std::string(line) + "\n"));
  EXPECT_THAT(reply.body, Not(HasSubstr("muehle_commit_seconds_count 0\n")));
}

TEST_F(MetricsTest, NobodyIsNamed) {
  play();
  ask("GET", "/api/tables/" + code_);
  ask("GET", "/api/players/zacharias");
  ask("GET", "/wp-admin/setup.php?Zacharias");
  const std::string text = read().body;
  EXPECT_THAT(text, Not(HasSubstr(code_)));
  EXPECT_THAT(text, Not(::testing::ContainsRegex("[Zz]acharias")));
  EXPECT_THAT(text, Not(HasSubstr("wp-admin")));
}

TEST_F(MetricsTest, WhoAsksForManyTablesFillsNoMemoryWithThem) {
  stop();
  start(0, [](ServerOptions& options) {
    options.metrics_port = 0;
    options.lines.quiet = 14;  // of two tables and some moves
  });
  reading_port_ = net::read_endpoint(server_->metrics_address()).value().port();
  play();
  const auto look_at = [&](const std::string& code) {
    EXPECT_EQ(ask("GET", "/api/tables/" + code).status, 200);
  };
  std::vector<std::string> others;
  for (int n = 0; n < 6; ++n) others.emplace_back(open_table().at("code").as_string());
  for (const std::string& code : others) look_at(code);
  // Three fit, and the last one was in use when this was looked at; besides there is the one at which
  // somebody is.
  EXPECT_THAT(read().body, HasSubstr("muehle_tables 5\n"));
  for (const std::string& code : others) look_at(code);
  EXPECT_THAT(read().body, HasSubstr("muehle_tables 5\n"));
  player_->write(R"({"t":"ping"})");
  EXPECT_EQ(player_->read("pong").at("t"), "pong");
  EXPECT_THAT(read().body, HasSubstr("muehle_visitors 1\n"));
}

// Players who have it open see nothing of it: what they do is read again, and their flags fall.
TEST_F(MetricsTest, WhoHasManyLongGamesOpenFillsNoMemoryWithThem) {
  stop();
  start(0, [](ServerOptions& options) {
    options.metrics_port = 0;
    options.lines = {.quiet = 100'000, .open = 10, .long_game = 2};
  });
  reading_port_ = net::read_endpoint(server_->metrics_address()).value().port();
  struct Game {
    std::string code;
    TestSocket white;
    TestSocket black;
    int number;
  };
  const auto begin = [&] {
    const json::object table = open_table(R"({"rules":"standard","colour":"white","name":"Anna"})");
    std::string code(table.at("code").as_string());
    const HttpReply joined = ask("POST", "/api/tables/" + code + "/join", R"({"name":"Ben"})");
    Game game{code, socket(code, cookie(table)), socket(code, cookie(json::parse(joined.body).as_object())),
              0};
    game.number = static_cast<int>(game.white.read("state").at("game").at("number").as_int64());
    return game;
  };
  const auto play_moves = [](Game& game, int from, std::initializer_list<const char*> points) {
    for (const char* point : points) {
      TestSocket& mover = from % 2 == 0 ? game.white : game.black;
      mover.write(event(game.number, from, "move " + std::string(point), "k" + std::to_string(from)));
      EXPECT_EQ(mover.read("ack").at("version").as_int64(), from + 1);
      ++from;
    }
  };
  Game longer = begin();
  Game shorter = begin();
  play_moves(longer, 0, {"a7", "d7", "g7", "b6", "d6", "f6", "c5", "d5"});
  play_moves(shorter, 0, {"a7", "d7", "g7"});
  EXPECT_THAT(read().body, HasSubstr("muehle_events 3\n")) << "the longer one is put away";
  EXPECT_THAT(read().body, HasSubstr("muehle_visitors 4\n"));
  play_moves(longer, 8, {"e5", "b4"});
  std::int64_t told = 0;
  while (told < 10) told = longer.white.read("event").at("version").as_int64();
  EXPECT_EQ(told, 10) << "who sits there sees what happens";
  play_moves(shorter, 3, {"b6"});
}

TEST_F(MetricsTest, AreToldWhereTheyAreWantedAndNothingElseIs) {
  EXPECT_THAT(ask("GET", "/metrics").body, Not(HasSubstr("muehle_")));
  EXPECT_EQ(read("/healthz").status, 200);
  EXPECT_EQ(read("/readyz").status, 200) << "it has answered a client";
  EXPECT_EQ(read("/").status, 404);
  EXPECT_EQ(read("/api/addresses").status, 404);
  EXPECT_EQ(read("/metrics", "POST").status, 405);
}

TEST_F(MetricsTest, AreToldNowhereUnlessThatIsWanted) {
  stop();
  start(0);
  EXPECT_EQ(server_->metrics_address(), "");
}

TEST_F(MetricsTest, AHostThatIsNoneAndATakenPortAreErrors) {
  stop();
  const std::unique_ptr<Store> store = place_.open();
  namespace asio = boost::asio;
  asio::io_context io;
  const asio::ip::tcp::acceptor other(io, {asio::ip::address_v4::loopback(), 0});
  ServerOptions options;
  options.site.password_cost = least_password_cost;
  options.port = 0;
  options.metrics_port = other.local_endpoint().port();
  const auto taken = Server::listen(options, *store);
  ASSERT_FALSE(taken);
  EXPECT_THAT(taken.error().message, HasSubstr("choose another one with --metrics-port"));
  options.metrics_host = "192.0.2.1";
  EXPECT_FALSE(Server::listen(options, *store));
}

// Of `text`, without what Prometheus adds to the name of a histogram.
std::set<std::string> names_in(const std::string& text) {
  static const std::regex name("\\b(muehle|process)_[a-z_]+");
  std::set<std::string> names;
  for (std::sregex_iterator it(text.begin(), text.end(), name), end; it != end; ++it)
    names.insert(std::regex_replace(it->str(), std::regex("_(bucket|sum|count)$"), ""));
  return names;
}

TEST_F(MetricsTest, TheDashboardShowsThemAndNothingElse) {
  play();
  std::ifstream file("deploy/grafana/muehle.json");
  const std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
  const json::value dashboard = json::parse(text);
  EXPECT_EQ(dashboard.at("title"), "muehle");
  std::string queries;
  for (const json::value& panel : dashboard.at("panels").as_array()) {
    const json::array& targets = panel.at("targets").as_array();
    EXPECT_FALSE(targets.empty()) << panel.at("title");
    for (const json::value& target : targets) queries += std::string(target.at("expr").as_string()) + "\n";
  }
  const std::set<std::string> told = names_in(read().body);
  const std::set<std::string> shown = names_in(queries);
  EXPECT_GT(shown.size(), 20u);
  for (const std::string& name : shown) EXPECT_TRUE(told.contains(name)) << name;
}

}  // namespace
}  // namespace muehle::server

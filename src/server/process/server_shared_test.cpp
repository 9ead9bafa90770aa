// Several servers with one database. Needs a PostgreSQL, where $MUEHLE_TEST_DATABASE names one.
#include <gmock/gmock.h>

#include <atomic>
#include <cstdlib>
#include <future>
#include <semaphore>

#include "net/relay.h"
#include "server/testing/server_test.h"
#include "storage/postgres_pages.h"
#include "storage/shared_games.h"
#include "storage/test_games.h"

namespace muehle::server::testing {
namespace {

// How a server hears of the lead, until it loses its way to the database.
class WayToTheLead final : public Leadership {
 public:
  explicit WayToTheLead(SharedGames& games) : games_(games) {}

  std::string agree(const std::string& name, const std::string& proposal) override {
    return games_.agree(name, proposal);
  }
  void enter(const std::string& address, const std::string& page, Heard heard) override {
    games_.enter(address, page, [this, heard = std::move(heard)](const Lead& lead) {
      if (!lost_) heard(lead);
      knows_others_ = !lead.others.empty();
    });
  }
  bool is_in_touch() const override { return !lost_ && games_.is_in_touch(); }
  void leave() override { games_.leave(); }
  void wait_for_others() const {
    while (!knows_others_) std::this_thread::yield();
  }
  // Nothing is heard here any more, and the lead goes to another one.
  void lose() {
    lost_ = true;
    games_.leave();
  }

 private:
  SharedGames& games_;
  std::atomic<bool> lost_ = false;
  std::atomic<bool> knows_others_ = false;
};

// One of them, with a data folder of its own.
class OneServer {
 public:
  explicit OneServer(const TestPlace& place, std::span<const Asset> page = pages,
                     std::function<void()> before_work = {})
      : games_(SharedGames::open(folder_.path(), place.place().database).value()), way_(*games_) {
    ServerOptions options;
    options.site.password_cost = least_password_cost;
    options.port = 0;
    options.assets = page;
    options.leadership = &way_;
    options.metrics_port = 0;
    options.before_work = std::move(before_work);
    server_ = Server::listen(options, games_->store()).value();
    thread_ = std::thread([this] { server_->run(); });
  }
  OneServer(const OneServer&) = delete;
  OneServer& operator=(const OneServer&) = delete;
  ~OneServer() { stop(); }

  void stop() {
    if (!server_) return;
    server_->stop();
    thread_.join();
    games_->close_store();
    server_.reset();
    games_.reset();
  }
  std::uint16_t port() const { return server_->port(); }
  SharedGames& games() { return *games_; }
  void wait_for_others() const { way_.wait_for_others(); }
  void lose_way_to_lead() { way_.lose(); }
  HttpReply ask(const std::string& method, const std::string& target, const std::string& body = "",
                const Headers& headers = {}) const {
    return http_ask(port(), method, target, body, headers);
  }
  json::object open_table() const {
    const HttpReply reply =
        ask("POST", "/api/tables", R"({"rules":"standard","colour":"white","name":"Anna"})");
    EXPECT_EQ(reply.status, 201) << reply.body;
    return json::parse(reply.body).as_object();
  }
  TestSocket socket(const json::object& seated) const {
    const std::string link(seated.at("return").as_string());
    const std::string code(seated.at("code").as_string());
    return TestSocket(port(), "/api/tables/" + code + "/socket", "muehle_" + code + "=" + link.substr(16));
  }
  // Until it is who serves.
  void wait_for_lead(const TestPlace& place) const {
    while (place.number("SELECT count(*) FROM leases JOIN servers ON servers.id = server"
                        " WHERE shard = 64 AND address = '" +
                        relay_address() + "'") == 0)
      std::this_thread::yield();
  }

  std::string relay_address() const { return server_->relay_address(); }
  std::string metrics() const {
    return http_ask(net::read_endpoint(server_->metrics_address()).value().port(), "GET", "/metrics", "", {})
        .body;
  }

 private:
  TempFolder folder_;
  std::unique_ptr<SharedGames> games_;
  WayToTheLead way_;
  std::unique_ptr<Server> server_;
  std::thread thread_;
};

class SharedTest : public ::testing::TestWithParam<std::string> {
 protected:
  static json::object play(TestSocket& socket, const std::string& line, const std::string& id) {
    const json::value state = socket.read("state");
    const auto& game = state.at("game").as_object();
    socket.write(event(static_cast<int>(game.at("number").as_int64()),
                       static_cast<int>(game.at("events").as_array().size()), line, id));
    return socket.read("ack").as_object();
  }
  static void join(const OneServer& server, const json::object& seated) {
    const std::string code(seated.at("code").as_string());
    EXPECT_EQ(server.ask("POST", "/api/tables/" + code + "/join", R"({"name":"Ben"})").status, 200);
  }

  TestPlace place_;
};

GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(SharedTest);
INSTANTIATE_TEST_SUITE_P(Private, SharedTest,
                         ::testing::ValuesIn(std::getenv("MUEHLE_TEST_DATABASE") == nullptr
                                                 ? std::vector<std::string>()
                                                 : std::vector<std::string>{"postgresql"}),
                         [](const auto& each) { return each.param; });

TEST_P(SharedTest, WhoeverIsAskedTheSameGamesAreThere) {
  const OneServer first(place_);
  first.wait_for_lead(place_);
  const OneServer second(place_);
  const json::object seated = second.open_table();
  const std::string code(seated.at("code").as_string());
  EXPECT_EQ(first.ask("GET", "/api/tables/" + code).status, 200);
  join(first, seated);
  TestSocket by_second = second.socket(seated);
  play(by_second, "move d6", "a");
  TestSocket by_first = first.socket(seated);
  EXPECT_EQ(by_first.read("state").at("game").at("events").as_array().size(), 1u);
  EXPECT_EQ(place_.number("SELECT count(*) FROM events"), 1);
}

TEST_P(SharedTest, WhenTheOneThatServesLeavesTheOtherGoesOn) {
  OneServer first(place_);
  first.wait_for_lead(place_);
  const OneServer second(place_);
  const json::object seated = second.open_table();
  join(second, seated);
  TestSocket before = second.socket(seated);
  play(before, "move d6", "a");
  first.stop();
  EXPECT_EQ(before.close_code(), service_restart);
  TestSocket after = second.socket(seated);  // waits as long as it takes
  EXPECT_EQ(after.read("state").at("game").at("events").as_array().size(), 1u);
  EXPECT_EQ(second.ask("GET", "/healthz").status, 200);
}

// Else its clients would be told that all is well, and hear of no move.
TEST_P(SharedTest, ATournamentGoesOnWhereTheGamesGo) {
  OneServer first(place_);
  const OneServer second(place_);
  const auto account = [&](const std::string& name) {
    const HttpReply reply = first.ask("POST", "/api/register", account_body(name));
    const auto session = std::ranges::find_if(
        reply.headers, [](const auto& header) { return header.second.starts_with("muehle_session"); });
    return Headers{{"Cookie", session->second.substr(0, session->second.find(';'))}};
  };
  const Headers anna = account("Anna");
  const HttpReply founded = first.ask("POST", "/api/tournaments",
                                      R"({"title":"T","rules":"standard","kind":"swiss","games":1})", anna);
  const std::string path = "/api/tournaments/" + std::string(json::parse(founded.body).at("id").as_string());
  for (const Headers& each : {anna, account("Ben")}) first.ask("POST", path + "/enter", "{}", each);
  const std::string draw = R"({"version":3})";
  EXPECT_EQ(first.ask("POST", path + "/rounds", draw, anna).status, 200);
  first.stop();  // whatever it has begun
  const auto table = [&] {
    const HttpReply reply = second.ask("GET", path);
    if (reply.status != 200) return false;
    return json::parse(reply.body).at("pairings").at(0).at(0).at("games").at(0).at("table").is_string();
  };
  while (!table()) std::this_thread::yield();
  EXPECT_EQ(error_code(second.ask("POST", path + "/rounds", draw, anna).body), "tournament_changed");
  EXPECT_EQ(place_.number("SELECT count(*) FROM tournament_acts WHERE act LIKE 'round %'"), 1);
  EXPECT_EQ(place_.number("SELECT count(*) FROM tables"), 1);
}

TEST_P(SharedTest, ASeatThatSeveralShareIsOneWhicheverServerTheyAsk) {
  OneServer first(place_);
  first.wait_for_lead(place_);
  const OneServer second(place_);
  const auto session = [](const HttpReply& reply) {
    const auto found = std::ranges::find_if(
        reply.headers, [](const auto& header) { return header.second.starts_with("muehle_session"); });
    return Headers{{"Cookie", found->second.substr(0, found->second.find(';'))}};
  };
  const HttpReply opened = first.ask("POST", "/api/tables", R"({"rules":"standard","colour":"white"})");
  const Headers anna = session(opened);
  const std::string code(json::parse(opened.body).at("code").as_string());
  const std::string path = "/api/tables/" + code;
  const std::string link(
      json::parse(second.ask("POST", path + "/consultation", "{}", anna).body).at("link").as_string());
  const std::string token = link.substr(link.size() - 32);
  const HttpReply joined =
      second.ask("POST", path + "/consultation/join", R"({"token":")" + token + R"(","name":"Ben"})");
  ASSERT_EQ(joined.status, 200) << joined.body;
  const std::string cookie = session(joined).front().second;
  TestSocket before(second.port(), path + "/socket", cookie);
  before.read("state");
  before.write(R"({"t":"consult","id":"c1","game":1,"text":"d6?"})");
  before.read("ack");
  before.write(event(1, 0, "move d6", "b1"));
  before.read("ack");
  first.stop();
  EXPECT_EQ(before.close_code(), service_restart);
  TestSocket after(second.port(), path + "/socket", cookie);
  const json::value state = after.read("state");
  EXPECT_EQ(state.at("partner"), true);
  EXPECT_EQ(state.at("counsel").at(0).at("text"), "d6?");
  EXPECT_EQ(state.at("game").at("movers").at(0).at("name"), "Ben");
}

TEST_P(SharedTest, WhoHearsNothingOfTheLeadHearsOfItFromTheOneThatHasIt) {
  OneServer first(place_);
  first.wait_for_lead(place_);
  const OneServer second(place_);
  first.wait_for_others();
  const json::object seated = first.open_table();
  join(first, seated);
  TestSocket before = first.socket(seated);
  play(before, "move d6", "a");
  first.lose_way_to_lead();
  EXPECT_EQ(before.close_code(), service_restart);
  second.wait_for_lead(place_);
  TestSocket after = first.socket(seated);
  EXPECT_EQ(after.read("state").at("game").at("events").as_array().size(), 1u);
  EXPECT_THAT(first.metrics(), ::testing::HasSubstr("muehle_leads 0\n"));
  EXPECT_THAT(second.metrics(), ::testing::HasSubstr("muehle_leads 1\n"));
}

TEST_P(SharedTest, TheNextHasTheGamesWhateverIsStillWorkedOn) {
  std::counting_semaphore<> gate{0};
  std::counting_semaphore<> begun{0};
  OneServer first(place_, pages, [&] {
    begun.release();
    gate.acquire();
  });
  first.wait_for_lead(place_);
  const OneServer second(place_);
  std::thread visitor([&] {
    try {
      first.ask("POST", "/api/register", R"({"name":"Anna","password":"ein langes Wort"})");
    } catch (const std::exception&) {  // cut off
    }
  });
  begun.acquire();
  std::thread stopping([&] { first.stop(); });
  second.wait_for_lead(place_);
  EXPECT_EQ(second.ask("GET", "/api/lobby").status, 200);
  gate.release(1000);
  stopping.join();
  visitor.join();
}

TEST_P(SharedTest, WhoHasLostTheGamesWritesNothingMoreAndPassesClientsOn) {
  const OneServer first(place_);
  first.wait_for_lead(place_);
  const OneServer second(place_);
  const json::object seated = first.open_table();
  join(first, seated);
  TestSocket socket = first.socket(seated);
  play(socket, "move d6", "a");
  // As if it had not been heard of for long.
  place_.run(
      "BEGIN; SELECT pg_advisory_xact_lock(hashtext('muehle leases ' || current_schema()));"
      " UPDATE leases SET server = (SELECT max(id) FROM servers), epoch = epoch + 1;"
      " DELETE FROM servers WHERE id < (SELECT max(id) FROM servers); COMMIT");
  second.wait_for_lead(place_);
  EXPECT_EQ(socket.close_code(), service_restart);
  TestSocket again = first.socket(seated);
  const json::value state = again.read("state");
  EXPECT_EQ(state.at("game").at("events").as_array().size(), 1u);
  EXPECT_EQ(place_.number("SELECT count(*) FROM servers"), 2) << "it is one of them again";
}

TEST_P(SharedTest, AStoreWithoutTheLeadRefusesToWrite) {
  const TempFolder folder;
  const auto games = SharedGames::open(folder.path(), place_.place().database).value();
  std::promise<StoreResult<Stored>> answered;
  games->store().store(some_table("abc"), [&](StoreResult<Stored> stored) { answered.set_value(stored); });
  const StoreResult<Stored> stored = answered.get_future().get();
  ASSERT_FALSE(stored);
  EXPECT_EQ(stored.error().kind, StoreError::Kind::lost);
  EXPECT_EQ(place_.number("SELECT count(*) FROM tables"), 0);
}

TEST_P(SharedTest, WhatIsAgreedIsWhatWasProposedFirst) {
  const TempFolder folder;
  const TempFolder other;
  const auto first = SharedGames::open(folder.path(), place_.place().database).value();
  const auto second = SharedGames::open(other.path(), place_.place().database).value();
  EXPECT_EQ(first->agree("name", "one"), "one");
  EXPECT_EQ(second->agree("name", "two"), "one");
  EXPECT_EQ(second->agree("another", "two"), "two");
}

TEST_P(SharedTest, WhoIsStartedAgainInItsFolderNeedNotWaitForItself) {
  const TempFolder folder;
  postgres::Database database(place_.place().database);
  {
    const auto games = SharedGames::open(folder.path(), place_.place().database).value();
    std::promise<void> has_lead;
    games->enter("127.0.0.1:1", "", [&](const Lead& lead) {
      if (lead.ours) has_lead.set_value();
    });
    has_lead.get_future().get();
    database.run("CREATE TABLE kept AS SELECT * FROM servers; CREATE TABLE held AS SELECT * FROM leases");
  }
  // As if it had been killed.
  database.run(
      "INSERT INTO servers OVERRIDING SYSTEM VALUE SELECT id, address, seen_at, alive_until + 3600000, home"
      " FROM kept; UPDATE leases SET server = held.server FROM held WHERE held.shard = leases.shard");
  const auto games = SharedGames::open(folder.path(), place_.place().database).value();
  std::promise<void> has_lead;
  games->enter("127.0.0.1:2", "", [&](const Lead& lead) {
    if (lead.ours) has_lead.set_value();
  });
  has_lead.get_future().get();
  EXPECT_EQ(place_.number("SELECT count(*) FROM servers"), 1);
}

TEST_P(SharedTest, EachServesWhatThePagesOfAllVersionsLoad) {
  const Asset older[] = {{"/index.html", "text/html; charset=utf-8", "\"1\"", "", page_bytes},
                         {"/assets/board-AAAAAAAA.js", "text/javascript", "\"a\"", "", page_bytes}};
  const Asset newer[] = {{"/index.html", "text/html; charset=utf-8", "\"2\"", "", page_bytes},
                         {"/assets/board-BBBBBBBB.js", "text/javascript", "\"b\"", "", page_bytes}};
  OneServer first(place_, older);
  first.wait_for_lead(place_);
  OneServer second(place_, newer);
  EXPECT_EQ(second.ask("GET", "/").header("ETag"), "\"1\"");
  first.stop();
  EXPECT_EQ(second.ask("GET", "/").header("ETag"), "\"2\"");
  const HttpReply of_older = second.ask("GET", "/assets/board-AAAAAAAA.js");
  EXPECT_EQ(of_older.status, 200);
  EXPECT_EQ(of_older.body, "<p>");
  EXPECT_EQ(second.ask("GET", "/assets/board-BBBBBBBB.js").status, 200);
  // And back again: what people have open now is of the newer one.
  const OneServer third(place_, older);
  EXPECT_EQ(third.ask("GET", "/").header("ETag"), "\"2\"");
  second.stop();
  EXPECT_EQ(third.ask("GET", "/").header("ETag"), "\"1\"");
  EXPECT_EQ(third.ask("GET", "/assets/board-BBBBBBBB.js").status, 200);
}

TEST_P(SharedTest, KeepsThePagesThatWereUsedLast) {
  postgres::Database database(place_.place().database);
  place_.open();  // makes the tables
  for (const char* page : {"a", "b", "c", "d", "a", "e"}) postgres::share_page(database, page);
  EXPECT_EQ(postgres::shared_pages(database), (std::vector<std::string>{"e", "a", "d", "c"}));
}

TEST_P(SharedTest, EachTellsOfItselfWhetherItIsReady) {
  const OneServer first(place_);
  first.wait_for_lead(place_);
  const OneServer second(place_);
  HttpReply reply;
  while ((reply = second.ask("GET", "/readyz")).status != 200) std::this_thread::yield();
  EXPECT_EQ(json::parse(reply.body), (json::object{{"ready", true}, {"role", "standby"}}));
  while ((reply = first.ask("GET", "/readyz")).status != 200) std::this_thread::yield();
  EXPECT_EQ(json::parse(reply.body), (json::object{{"ready", true}, {"role", "leader"}}));
}

TEST_P(SharedTest, EachTellsItsOwnMetrics) {
  const OneServer first(place_);
  first.wait_for_lead(place_);
  const OneServer second(place_);
  const json::object seated = first.open_table();
  const TestSocket socket = second.socket(seated);
  const std::string leader = first.metrics();
  const std::string standby = second.metrics();
  for (const char* line : {"\nmuehle_leads 1\n", "\nmuehle_lead_changes_total 1\n", "\nmuehle_sockets 1\n",
                           "\nmuehle_connections{kind=\"relayed\"} 0\n"})
    EXPECT_NE(leader.find(line), std::string::npos) << line << leader;
  for (const char* line : {"\nmuehle_ready 1\n", "\nmuehle_leads 0\n", "\nmuehle_sockets 0\n",
                           "\nmuehle_connections{kind=\"relayed\"} 1\n"})
    EXPECT_NE(standby.find(line), std::string::npos) << line << standby;
}

TEST_P(SharedTest, WhoCannotReachTheLeaderIsAliveButNotReady) {
  const OneServer first(place_);
  first.wait_for_lead(place_);
  // Nobody hears at that port; as if a firewall was between them.
  place_.run(
      "BEGIN; SELECT pg_advisory_xact_lock(hashtext('muehle leases ' || current_schema()));"
      " INSERT INTO servers (address, seen_at, alive_until) VALUES ('127.0.0.1:1', 0, 9000000000000);"
      " UPDATE leases SET server = (SELECT max(id) FROM servers), epoch = epoch + 1 WHERE shard = 64; "
      "COMMIT");
  HttpReply reply;
  do {
    std::this_thread::yield();
    reply = first.ask("GET", "/readyz");
  } while (reply.body.find("leader_out_of_reach") == std::string::npos);
  EXPECT_EQ(reply.status, 503);
  EXPECT_EQ(json::parse(reply.body).at("role"), "standby");
  EXPECT_EQ(first.ask("GET", "/healthz", "", {{"Host", "any.example"}}).status, 200);
}

TEST_P(SharedTest, WhoIsNoServerOfTheirsIsNotHeardWhereTheyPassClientsOn) {
  const OneServer first(place_);
  first.wait_for_lead(place_);
  const auto relay = net::read_endpoint(first.relay_address()).value();
  const std::string request = "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
  EXPECT_EQ(http_raw(relay.port(),
                     net::to_text({net::Errand::client, "192.0.2.7"}, std::string(64, 'g')) + request),
            "");
  EXPECT_EQ(http_raw(relay.port(), request + std::string(net::introduction_size, ' ')), "");
}

}  // namespace
}  // namespace muehle::server::testing

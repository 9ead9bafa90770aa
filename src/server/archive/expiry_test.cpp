#include "server/archive/expiry.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <unordered_set>

#include "server/testing/server_test.h"
#include "storage/maintenance.h"

namespace muehle::server::testing {
namespace {

using play::day;

// A server with guests and tables, stopped; then time passes, and what has expired is looked for.
class ExpiryTest : public ServerTest {
 protected:
  void SetUp() override {
    start(0, [this](ServerOptions& options) { options.time = &time; });
  }
  // Until it rests.
  void expire() {
    const auto store = place_.open();
    boost::asio::io_context io;
    Expiry expiry(*store, time, [this](const std::string& code) { return open.contains(code); });
    while (!expiry.rests()) {
      boost::asio::co_spawn(io, expiry.go_on(), boost::asio::detached);
      io.restart();
      io.run();
    }
  }
  std::int64_t count(const std::string& what) {
    if (place_.in_file()) EXPECT_EQ(place_.number("SELECT count(*) FROM pragma_foreign_key_check"), 0);
    return place_.number("SELECT count(*) FROM " + what);
  }

  FalseTime time;
  std::unordered_set<std::string> open;
};

TEST_F(ExpiryTest, AGuestWhoDidNothingGoesAfterNinetyDays) {
  Browser(*this).post("/api/me", R"({"name":"Gerd"})");
  Browser anna(*this);
  anna.post("/api/register", R"({"name":"Anna","password":"ein langes Wort"})");
  stop();
  time.pass(90 * day);
  expire();
  EXPECT_EQ(count("players"), 2) << "not yet";
  time.pass(1000);
  expire();
  EXPECT_EQ(count("players"), 1);
  EXPECT_EQ(count("players WHERE name = 'Anna'"), 1) << "an account stays";
  EXPECT_EQ(count("sessions"), 1);
}

TEST_F(ExpiryTest, ANameIsKeptAsLongAsTheSuspensionWouldHaveLasted) {
  stop();
  ASSERT_TRUE(change_games_alone(place_.place(), [&](Transaction& all) {
    const PlayerId paula = all.players().add_guest("", "", 0);
    all.players().enroll(paula, {.shown = "Paula", .skeleton = "paula"}, "password");
    all.players().suspend(paula, Suspension{.until = time.now().at + 10, .reason = "x"});
    all.players().erase(paula);
  }));
  time.pass(9 * play::second);
  expire();
  EXPECT_EQ(count("kept_names"), 1);
  time.pass(play::second);
  expire();
  EXPECT_EQ(count("kept_names"), 0);
}

TEST_F(ExpiryTest, AGuestWhoComesByStays) {
  Browser gerd(*this);
  gerd.post("/api/me", R"({"name":"Gerd"})");
  time.pass(60 * day);
  EXPECT_EQ(gerd.get("/api/me").at("player").at("name"), "Gerd");
  stop();
  time.pass(60 * day);
  expire();
  EXPECT_EQ(count("players"), 1);
}

TEST_F(ExpiryTest, WhatWasPlayedStaysForEver) {
  Browser gerd(*this);
  const std::string code = gerd.open();
  Browser berta(*this);
  berta.posted("/api/tables/" + code + "/join");
  TestSocket white = gerd.socket(code);
  const auto game = static_cast<int>(white.read("state").at("game").at("number").as_int64());
  white.write(event(game, 0, "move d6", "a"));
  white.read("ack");
  const std::string unplayed = gerd.open();
  berta.posted("/api/tables/" + unplayed + "/join");
  stop();
  time.pass(4000 * day);
  expire();
  EXPECT_EQ(count("tables"), 2) << "also where both only sat down";
  EXPECT_EQ(count("events"), 1);
  EXPECT_EQ(count("players"), 2) << "their seats are theirs";
  EXPECT_EQ(count("sessions"), 0) << "no browser keeps a cookie so long";
  start(0, [this](ServerOptions& options) { options.time = &time; });
  EXPECT_EQ(socket(code, "").read("state").at("game").at("number"), game);
}

TEST_F(ExpiryTest, SessionsGoThatNobodyUses) {
  Browser gerd(*this);
  const std::string code = gerd.open();
  Browser anna(*this);
  EXPECT_EQ(anna.post("/api/register", R"({"name":"Anna","password":"ein langes Wort"})").status, 201);
  Browser berta(*this);
  berta.posted("/api/tables/" + code + "/join");
  stop();
  time.pass(180 * day);
  expire();
  EXPECT_EQ(count("sessions"), 3) << "not yet";
  time.pass(1000);
  expire();
  EXPECT_EQ(count("sessions"), 2) << "guests have no other way back";
  EXPECT_EQ(count("known_devices"), 1);
  time.pass(186 * day);
  expire();
  EXPECT_EQ(count("sessions"), 0);
  EXPECT_EQ(count("known_devices"), 0);
  EXPECT_EQ(count("players"), 3) << "an account stays, and who sat at a table";
}

TEST_F(ExpiryTest, ATableThatNobodyJoinedGoesAfterThirtyDays) {
  Browser gerd(*this);
  const std::string code = gerd.open();
  const std::string watched = gerd.open();
  open = {watched};
  stop();
  time.pass(30 * day);
  expire();
  EXPECT_EQ(count("tables"), 2) << "not yet";
  time.pass(1000);
  expire();
  EXPECT_EQ(count("tables WHERE code = '" + code + "'"), 0);
  EXPECT_EQ(count("tables"), 1) << "who waits there with the page open may wait";
  EXPECT_EQ(count("games"), 1);
  EXPECT_EQ(count("seats"), 1);
  start(0, [this](ServerOptions& options) { options.time = &time; });
  EXPECT_EQ(ask("GET", "/api/tables/" + code).status, 404);
  EXPECT_EQ(ask("GET", "/api/tables/" + watched).status, 200);
}

TEST_F(ExpiryTest, ThousandsAreLookedAtStretchByStretch) {
  stop();
  place_.run(
      "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)"
      " INSERT INTO players (name, language, created_at) SELECT 'Gast', '', 0 FROM n");
  expire();
  EXPECT_EQ(count("players"), 0);
}

TEST_F(ExpiryTest, TheServerDoesItByItself) {
  Browser gerd(*this);
  const std::string code = gerd.open();
  stop();
  time.pass(31 * day);
  start(0, [this](ServerOptions& options) { options.time = &time; });
  while (place_.number("SELECT count(*) FROM tables") != 0) std::this_thread::yield();
  EXPECT_EQ(ask("GET", "/api/tables/" + code).status, 404);
}

}  // namespace
}  // namespace muehle::server::testing

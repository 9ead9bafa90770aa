// What belongs to a role ends with it: also what was made by it before, and what is asked for just then.
#include <gmock/gmock.h>

#include <future>

#include "server/testing/after_test.h"

namespace muehle::server::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

class RolesTest : public AfterTest {
 protected:
  // Nobody has a table open any more, and none is read.
  void restart_delayed() {
    restart_with([this](ServerOptions& options) {
      options.time = &time;
      options.watch_delay_seconds = 60;
    });
  }
  // A rated game in which a move was made that who watches does not see yet.
  std::string delayed_game() {
    Browser anna = member("Anna");
    Browser ben = member("Ben");
    const auto offer = [](const std::string& colour) {
      return R"({"rules":"standard","time":"300+5","rated":true,"colour":")" + colour + "\"}";
    };
    EXPECT_EQ(anna.post("/api/seeks", offer("white")).status, 201);
    std::string code(ben.posted("/api/seeks", offer("black")).at("code").as_string());
    TestSocket annas = anna.socket(code);
    EXPECT_EQ(play(annas, number_in(annas), 0, "move d6"), done);
    return code;
  }
  static void set_role(Browser& host, const std::string& name, const std::string& role) {
    EXPECT_EQ(result_of(host.post("/api/host/players/" + name + "/role", R"({"role":")" + role + "\"}")),
              done);
  }
};

// His session was read as a referee's, and the table is not read yet.
TEST_F(RolesTest, WhoComesToATableSeesItByTheRoleThatHeHasThen) {
  restart_delayed();
  Browser wirt = host();
  Browser rike = member("Rike");
  const std::string code = delayed_game();
  const struct {
    const char* before;
    const char* then;
    std::size_t seen;  // lines of the game
  } rows[] = {{"referee", "player", 0}, {"host", "referee", 1}, {"player", "referee", 1}};
  for (const auto& [before, then, seen] : rows) {
    restart_delayed();
    set_role(wirt, "Rike", before);
    rike.get("/api/me");
    mistakes_->hold_reads();
    auto comes = std::async(std::launch::async, [&] { return rike.socket(code); });
    mistakes_->wait_for_held(1);
    set_role(wirt, "Rike", then);
    mistakes_->release();
    TestSocket rikes = comes.get();
    EXPECT_EQ(rikes.read("state").at("game").at("events").as_array().size(), seen) << then;
    rikes.write(R"({"t":"ping"})");
    rikes.read("pong");
  }
}

TEST_F(RolesTest, WhoBecomesHostByTheLinkSeesWhatHostsSeeWhereHeIs) {
  restart_delayed();
  Browser wirt = member("Wirt");
  const std::string code = delayed_game();
  TestSocket before = wirt.socket(code);
  EXPECT_TRUE(before.read("state").at("game").at("events").as_array().empty());
  ASSERT_EQ(become_host(wirt, host_token(time.now().at)).status, 200);
  EXPECT_EQ(before.close_code(), going_away) << "the page comes again";
  EXPECT_EQ(wirt.socket(code).read("state").at("game").at("events").as_array().size(), 1u);
}

TEST_F(RolesTest, WhoAsksForARecordGetsItByTheRoleThatHeHasThen) {
  restart_delayed();
  Browser wirt = host();
  Browser rike = member("Rike");
  const std::string record = "/api/tables/" + delayed_game() + "/record";
  set_role(wirt, "Rike", "referee");
  EXPECT_THAT(rike.ask("GET", record).body, HasSubstr("d6"));
  mistakes_->holds_looks = true;
  auto asks = std::async(std::launch::async, [&] { return rike.ask("GET", record); });
  mistakes_->look_began.acquire();
  mistakes_->holds_looks = false;
  set_role(wirt, "Rike", "player");
  mistakes_->look_may_go_on.release();
  const HttpReply reply = asks.get();
  EXPECT_EQ(reply.status, 200);
  EXPECT_THAT(reply.body, Not(HasSubstr("d6")));
}

// What he asks for is on its way to the disk behind what takes his role.
TEST_F(RolesTest, WhoseRoleIsBeingTakenDecidesNothing) {
  Browser wirt = host();
  Browser rike = member("Rike");
  Browser paula = member("Paula");
  Browser otto = member("Otto");
  const Running table = running(paula, otto);
  const std::string role_of_rike = "/api/host/players/Rike/role";
  TestSocket paulas = paula.socket(table.code);
  EXPECT_EQ(chat(paulas, table.game), done);
  const std::string game = R"("game":)" + std::to_string(table.game);
  const json::value called =
      paula.posted("/api/tables/" + table.code + "/call", R"({"text":"bitte",)" + game + "}");
  const std::string call = "/api/referee/calls/" + std::to_string(called.at("id").as_int64());
  const json::value invited = wirt.posted("/api/host/invitations");
  const std::string invitation =
      "/api/host/invitations/" + std::to_string(invited.at("invitation").at("id").as_int64());
  const struct {
    const char* role;
    const char* method;
    std::string target;
    std::string body;
  } rows[] = {
      {"host", "POST", role_of_rike, R"({"role":"host"})"},
      {"host", "POST", "/api/host/players/Paula/password", "{}"},
      {"host", "POST", "/api/host/invitations", "{}"},
      {"host", "DELETE", invitation, "{}"},
      {"referee", "POST", "/api/players/Otto/suspend", suspension()},
      {"referee", "POST", "/api/players/Otto/unsuspend", R"({"reason":"doch"})"},
      {"referee", "POST", "/api/tables/" + table.code + "/ruling",
       R"({"kind":"caution","against":"white","reason":"na",)" + game + "}"},
      {"referee", "POST", "/api/tables/" + table.code + "/redact",
       R"({"chat":1,"reason":"na",)" + game + "}"},
      {"referee", "POST", call + "/dismiss", R"({"reason":"nein"})"},
  };
  for (const auto& [role, method, target, body] : rows) {
    ASSERT_EQ(wirt.post(role_of_rike, R"({"role":")" + std::string(role) + "\"}").status, 200);
    rike.get("/api/me");  // the server knows the session, and writes nothing to find it
    mistakes_->hold();
    std::future<HttpReply> takes = later(wirt, role_of_rike, R"({"role":"player"})");
    mistakes_->wait_for_held(1);
    auto asks = std::async(std::launch::async, [&] { return rike.ask(method, target, body); });
    mistakes_->wait_for_held(2);
    mistakes_->release();
    EXPECT_EQ(takes.get().status, 200);
    EXPECT_EQ(result_of(asks.get()), "not_allowed") << target;
  }
  EXPECT_EQ(wirt.get("/api/host/invitations").at("invitations").as_array().size(), 1u);
  EXPECT_EQ(wirt.get("/api/referee/calls").at("calls").as_array().size(), 1u);
}

TEST_F(RolesTest, AHostWhoBecomesARefereeMayWhatRefereesMay) {
  restart_delayed();
  Browser wirt = host();
  Browser other = member("Wirtin");
  const std::string code = delayed_game();
  set_role(wirt, "Wirtin", "host");
  TestSocket at_table = wirt.socket(code);
  EXPECT_EQ(at_table.read("state").at("game").at("events").as_array().size(), 1u);
  set_role(other, "Wirt", "referee");
  const Attempt attempts[] = {
      {"sees databases", "not_allowed", [&] { return result_of(wirt.ask("GET", "/api/host/databases")); }},
      {"sees what is solved", "not_allowed", [&] { return result_of(wirt.ask("GET", "/api/host/solve")); }},
      {"has something solved", "not_allowed",
       [&] { return result_of(wirt.post("/api/host/solve", R"({"rules":"standard","goal":"all"})")); }},
      {"stops it", "not_allowed", [&] { return result_of(wirt.ask("DELETE", "/api/host/solve")); }},
      {"lists accounts", "not_allowed", [&] { return result_of(wirt.ask("GET", "/api/host/players")); }},
      {"suspends a host", "not_allowed",
       [&] { return result_of(wirt.post("/api/players/Wirtin/suspend", suspension())); }},
      {"sees calls", done, [&] { return result_of(wirt.ask("GET", "/api/referee/calls")); }},
      {"suspends a player", done,
       [&] { return result_of(wirt.post("/api/players/Anna/suspend", suspension())); }},
      {"sees a delayed game at once", "1",
       [&] {
         at_table.write(R"({"t":"sync"})");
         return std::to_string(at_table.read("state").at("game").at("events").as_array().size());
       }},
  };
  expect_all("a referee now", attempts);
}

// By invitations that he has made and not handed over.
TEST_F(RolesTest, WhoIsHostNoMoreLetsNobodyIn) {
  Browser wirt = host();
  Browser wirtin = member("Wirtin");
  Browser otto = member("Otto");
  const auto invite = [](Browser& by) {
    const std::string link(by.posted("/api/host/invitations").at("invitation").at("link").as_string());
    return link.substr(link.find('=') + 1);
  };
  set_role(wirt, "Wirtin", "host");
  set_role(wirt, "Otto", "host");
  const std::string of_wirt = invite(wirt);
  const std::string of_otto = invite(otto);
  const std::string of_wirtin = invite(wirtin);
  EXPECT_EQ(become_host(wirtin, host_token(time.now().at)).status, 200) << "which she is already";
  set_role(wirtin, "Wirt", "referee");
  ASSERT_EQ(otto.post("/api/me/delete", R"({"password":"ein langes Wort"})").status, 200);
  const json::value open = wirtin.get("/api/host/invitations").at("invitations");
  ASSERT_EQ(open.as_array().size(), 1u);
  EXPECT_EQ(open.at(0).at("by"), "Wirtin");
  restart_with([this](ServerOptions& options) {
    options.time = &time;
    options.site.registration = Registration::invited;
  });
  const auto enroll = [&](const std::string& name, const std::string& invitation) {
    const json::object body{{"name", name}, {"password", "ein langes Wort"}, {"invitation", invitation}};
    return result_of(Browser(*this).post("/api/register", json::serialize(body)));
  };
  const Attempt attempts[] = {
      {"who gave up the role", "bad_invitation", [&] { return enroll("Anna", of_wirt); }},
      {"who has deleted his account", "bad_invitation", [&] { return enroll("Anna", of_otto); }},
      {"who is host", done, [&] { return enroll("Anna", of_wirtin); }},
  };
  expect_all("invited by", attempts);
}

}  // namespace
}  // namespace muehle::server::testing

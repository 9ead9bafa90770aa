// What belongs to a role ends with it: also what was made by it before, and what is asked for just then.
#include <gmock/gmock.h>

#include <future>

#include "server/after_test.h"

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
    mistakes_->wait_for_held_reads(1);
    set_role(wirt, "Rike", then);
    mistakes_->release_reads();
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

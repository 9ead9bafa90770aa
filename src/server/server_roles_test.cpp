// What belongs to a role ends with it: also what was made by it before, and what is asked for just then.
#include <gmock/gmock.h>

#include "server/after_test.h"

namespace muehle::server::testing {
namespace {

using RolesTest = AfterTest;

// By invitations that he has made and not handed over.
TEST_F(RolesTest, WhoIsHostNoMoreLetsNobodyIn) {
  Browser wirt = host();
  Browser wirtin = member("Wirtin");
  Browser otto = member("Otto");
  const auto set_role = [](Browser& by, const std::string& name, const std::string& role) {
    EXPECT_EQ(result_of(by.post("/api/host/players/" + name + "/role", R"({"role":")" + role + "\"}")), done);
  };
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

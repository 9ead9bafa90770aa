// What a host has decided for his server, over HTTP: who registers and plays, which names are free, his
// pages.
#include <gmock/gmock.h>

#include "server/kernel/secrets.h"
#include "server/testing/social_test.h"
#include "storage/maintenance.h"

namespace muehle::server::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

constexpr UnixSeconds day_in_seconds = 24 * 3600;

class SiteTest : public SocialTest {
 protected:
  void SetUp() override {
    start(0, [this](ServerOptions& options) { options.time = &time; });
  }
  void with(const std::function<void(SitePolicy&)>& decide) {
    restart_with([&](ServerOptions& options) {
      options.time = &time;
      decide(options.site);
    });
  }
  void with_registration(Registration registration) {
    with([=](SitePolicy& site) { site.registration = registration; });
  }
  Browser host() { return ServerTest::host(time.now().at); }
  Browser again(const char* name) {
    Browser browser(*this);
    EXPECT_EQ(browser.post("/api/login", account_body(name)).status, 200);
    return browser;
  }
  static std::string invite(Browser& host) {
    const HttpReply reply = host.post("/api/host/invitations");
    EXPECT_EQ(reply.status, 201) << reply.body;
    const std::string link(json::parse(reply.body).at("invitation").at("link").as_string());
    EXPECT_THAT(link, StartsWith("/#join="));
    return link.substr(7);
  }
  static std::string code_of(const HttpReply& reply) {
    return reply.status < 300 ? std::to_string(reply.status) : error_code(reply.body);
  }
};

TEST_F(SiteTest, SaysWhatTheHostHasDecided) {
  EXPECT_EQ(
      json::serialize(Browser(*this).get("/api/me").at("site")),
      R"({"registration":"open","guests":true,"rules":"standard","imprint":false,"privacy":false,"mail":false,"house":30,"clubs":"anybody","face":null})");
  with([](SitePolicy& site) {
    site.registration = Registration::invited;
    site.guests = false;
    site.rules = "strikt";
    site.imprint = "Mühlenverein\n";
    site.clubs = ClubFounders::host;
  });
  const json::value me = Browser(*this).get("/api/me");
  EXPECT_EQ(
      json::serialize(me.at("site")),
      R"({"registration":"invited","guests":false,"rules":"strikt","imprint":true,"privacy":false,"mail":false,"house":30,"clubs":"host","face":null})");
  EXPECT_EQ(me.at("registration"), true) << "for older pages";
}

TEST_F(SiteTest, RegisteringAsTheHostHasDecided) {
  Browser wirt = host();
  const std::string code = invite(wirt);
  const std::string nobodys = new_secret();
  const struct {
    Registration registration;
    std::string invitation;
    const char* answer;
  } rows[] = {
      {Registration::open, "", "201"},
      {Registration::open, nobodys, "201"},
      {Registration::invited, "", "no_invitation"},
      {Registration::invited, nobodys, "bad_invitation"},
      {Registration::invited, "not a code", "bad_invitation"},
      {Registration::closed, "", "closed"},
      {Registration::closed, code, "closed"},
      {Registration::invited, code, "201"},
      {Registration::invited, code, "bad_invitation"},  // it was used
  };
  int number = 0;
  for (const auto& row : rows) {
    with_registration(row.registration);
    Browser browser(*this);
    const HttpReply reply =
        browser.post("/api/register", account_body("Gast" + std::to_string(++number), row.invitation));
    EXPECT_EQ(code_of(reply), row.answer) << number;
    if (reply.status != 201) {
      EXPECT_EQ(reply.status, 403);
      EXPECT_EQ(browser.cookie(), "") << "who is refused is nobody yet";
    }
  }
}

TEST_F(SiteTest, AnInvitationIsUsedByAnAccountAndByNoTry) {
  Browser wirt = host();
  const std::string code = invite(wirt);
  with_registration(Registration::invited);
  Browser browser(*this);
  EXPECT_EQ(code_of(browser.post("/api/register", account_body("Wirt", code))), "name_taken");
  EXPECT_EQ(code_of(browser.post("/api/register", account_body("Anna", code))), "201");
}

TEST_F(SiteTest, AnInvitationEnds) {
  with_registration(Registration::open);
  Browser wirt = host();
  const std::string early = invite(wirt);
  time.pass(1000);
  const std::string late = invite(wirt);
  const json::array open = wirt.get("/api/host/invitations").at("invitations").as_array();
  ASSERT_EQ(open.size(), 2u);
  EXPECT_EQ(open[0].at("by"), "Wirt");
  EXPECT_EQ(open[0].at("until").as_int64() - open[0].at("at").as_int64(), 14 * day_in_seconds);
  EXPECT_THAT(json::serialize(open), Not(HasSubstr(late))) << "nobody reads a code again";

  with_registration(Registration::invited);
  time.pass((14 * day_in_seconds) * 1000 - 1000);
  EXPECT_EQ(code_of(Browser(*this).post("/api/register", account_body("Anna", early))), "bad_invitation");
  EXPECT_EQ(code_of(Browser(*this).post("/api/register", account_body("Anna", late))), "201");
  Browser back = again("Wirt");
  EXPECT_EQ(back.get("/api/host/invitations").at("invitations").as_array().size(), 0u);
}

TEST_F(SiteTest, AnInvitationIsWithdrawn) {
  Browser wirt = host();
  const std::string code = invite(wirt);
  const json::value open = wirt.get("/api/host/invitations");
  const std::string path =
      "/api/host/invitations/" + std::to_string(open.at("invitations").at(0).at("id").as_int64());
  EXPECT_EQ(wirt.ask("DELETE", path).status, 200);
  EXPECT_EQ(code_of(wirt.ask("DELETE", path)), "not_found");
  EXPECT_EQ(code_of(wirt.ask("DELETE", "/api/host/invitations/x")), "not_found");
  with_registration(Registration::invited);
  EXPECT_EQ(code_of(Browser(*this).post("/api/register", account_body("Anna", code))), "bad_invitation");
}

TEST_F(SiteTest, AnInvitationOfTheCommandLineHasNoName) {
  with_registration(Registration::invited);
  const std::string code = new_secret();
  const UnixSeconds now = time.now().at;
  EXPECT_TRUE(add_invitation(place_.place(), *hash_secret(code), now, now + day_in_seconds));
  EXPECT_EQ(code_of(Browser(*this).post("/api/register", account_body("Anna", code))), "201");
}

TEST_F(SiteTest, NoCodeReachesALog) {
  const Log log;
  with_registration(Registration::open);
  Browser wirt = host();
  const std::string code = invite(wirt);
  with_registration(Registration::invited);
  Browser(*this).post("/api/register", account_body("Anna", code));
  stop();
  EXPECT_THAT(log.text(), HasSubstr("invitation 1 is made"));
  EXPECT_THAT(log.text(), Not(HasSubstr(code)));
}

// Who may do what with invitations and the host's pages.
TEST_F(SiteTest, WhoMayDoWhat) {
  Browser wirt = host();
  Browser rike = member("Rike");
  EXPECT_EQ(wirt.post("/api/host/players/Rike/role", R"({"role":"referee"})").status, 200);
  Browser paul = member("Paul");
  Browser gerd = guest("Gerd");
  Browser nobody(*this);
  const struct {
    const char* method;
    const char* path;
    const char* nobody;
    const char* others;
    const char* host;
  } rows[] = {
      {"POST", "/api/host/invitations", "no_session", "not_allowed", "201"},
      {"GET", "/api/host/invitations", "no_session", "not_allowed", "200"},
      {"DELETE", "/api/host/invitations/1", "no_session", "not_allowed", "200"},
      {"GET", "/api/site/imprint", "not_found", "not_found", "not_found"},
      {"GET", "/api/site/privacy", "not_found", "not_found", "not_found"},
      {"POST", "/api/site/imprint", "bad_method", "bad_method", "bad_method"},
  };
  for (const auto& row : rows) {
    EXPECT_EQ(code_of(nobody.ask(row.method, row.path)), row.nobody) << row.path;
    for (Browser* other : {&gerd, &paul, &rike})
      EXPECT_EQ(code_of(other->ask(row.method, row.path)), row.others) << row.path;
    EXPECT_EQ(code_of(wirt.ask(row.method, row.path)), row.host) << row.path;
  }
}

TEST_F(SiteTest, WithoutGuestsGamesAreForAccounts) {
  Browser anna = member("Anna");
  const std::string table = anna.open(R"({"rules":"standard","colour":"white","public":true})");
  const std::string seek(
      anna.posted("/api/seeks", R"({"rules":"standard","time":"1/86400"})").at("seek").at("id").as_string());
  Browser gerd = guest("Gerd");
  with([](SitePolicy& site) { site.guests = false; });
  Browser nobody(*this);
  const struct {
    const char* method;
    std::string path;
    const char* body;
    const char* answer;  // to guests and to nobody
  } rows[] = {
      {"POST", "/api/tables", R"({"rules":"standard"})", "no_guests"},
      {"POST", "/api/tables/" + table + "/join", "{}", "no_guests"},
      {"POST", "/api/seeks", R"({"rules":"standard","time":"1/86400"})", "no_guests"},
      {"POST", "/api/seeks/" + seek + "/take", "{}", "no_guests"},
      {"GET", "/api/tables/" + table, "", "200"},
      {"GET", "/api/tables/" + table + "/record", "", "200"},
      {"GET", "/api/lobby", "", "200"},
      {"GET", "/api/players/Anna", "", "200"},
      {"GET", "/api/me", "", "200"},
  };
  for (const auto& row : rows) {
    for (Browser* browser : {&gerd, &nobody})
      EXPECT_EQ(code_of(browser->ask(row.method, row.path, row.body)), row.answer) << row.path;
  }
  EXPECT_TRUE(nobody.posted("/api/me", R"({"name":"Zoe"})").at("player").is_null());
  EXPECT_EQ(nobody.cookie(), "") << "nobody becomes a guest";
  Browser ben = member("Ben");
  EXPECT_EQ(ben.posted("/api/tables/" + table + "/join").at("seat"), 1);
}

TEST_F(SiteTest, AGameOfGuestsGoesOnAndNoneFollows) {
  Browser gerd(*this);
  const std::string code = gerd.open();
  Browser berta(*this);
  berta.posted("/api/tables/" + code + "/join");
  with([](SitePolicy& site) { site.guests = false; });
  play_to_the_end(gerd, berta, code);
  TestSocket white = gerd.socket(code);
  const json::value state = white.read("state");
  EXPECT_EQ(state.at("seat"), 0);
  const auto game = static_cast<int>(state.at("game").at("number").as_int64());
  white.write(R"({"t":"next","id":"c","do":"ask","game":)" + std::to_string(game) + "}");
  EXPECT_EQ(white.read("error").at("code"), "no_guests");
}

TEST_F(SiteTest, AnOfferOfAGuestIsGone) {
  Browser gerd(*this);
  EXPECT_EQ(gerd.post("/api/seeks", R"({"rules":"standard","time":"1/86400"})").status, 201);
  with([](SitePolicy& site) { site.guests = false; });
  EXPECT_EQ(Browser(*this).get("/api/lobby").at("seeks").as_array().size(), 0u);
}

TEST_F(SiteTest, ReservedNamesAreForNobody) {
  Browser anna(*this);
  const std::string table = anna.open();
  with([](SitePolicy& site) { site.reserved.add("Kassenwart"); });
  for (const char* name : {"Admin", "Kassenwart", "kassenwart", "spielleltung"}) {
    const std::string named =
        json::serialize(json::object{{"name", name}, {"rules", "standard"}, {"time", "1/86400"}});
    Browser fresh(*this);
    EXPECT_EQ(code_of(fresh.post("/api/register", account_body(name))), "name_reserved") << name;
    EXPECT_EQ(code_of(fresh.post("/api/me", named)), "name_reserved") << name;
    EXPECT_EQ(code_of(fresh.post("/api/tables", named)), "name_reserved") << name;
    EXPECT_EQ(code_of(fresh.post("/api/seeks", named)), "name_reserved") << name;
    EXPECT_EQ(code_of(fresh.post("/api/tables/" + table + "/join", named)), "name_reserved") << name;
    EXPECT_EQ(fresh.cookie(), "");
    Browser known = guest("Zoe");
    EXPECT_EQ(code_of(known.post("/api/me", named)), "name_reserved") << name;
    EXPECT_EQ(code_of(known.post("/api/tables/" + table + "/join", named)), "name_reserved") << name;
    EXPECT_EQ(code_of(anna.post("/api/tables/" + table + "/name", named)), "name_reserved") << name;
  }
  Browser ben = member("Ben");
  EXPECT_EQ(code_of(ben.post("/api/tables", R"({"rules":"standard","name":"Admin"})")), "201")
      << "an account has its name whatever is written";
}

TEST_F(SiteTest, AGuestWithANameOfBeforePlaysWithoutIt) {
  Browser zoe = guest("Zoe");
  zoe.posted("/api/seeks", R"({"rules":"standard","time":"1/172800"})");
  with([](SitePolicy& site) { site.reserved.add("Zoe"); });
  Browser anna(*this);
  const json::value waiting = anna.get("/api/lobby");
  EXPECT_EQ(waiting.at("seeks").at(0).at("by").at("name"), "") << "also in an offer of before";
  const json::value made =
      anna.posted("/api/seeks", R"({"rules":"standard","time":"1/86400","name":"Anna"})");
  const std::string id(made.at("seek").at("id").as_string());
  const std::string taken(zoe.posted("/api/seeks/" + id + "/take").at("code").as_string());
  const json::value table = json::parse(ask("GET", "/api/tables/" + taken).body).at("table");
  EXPECT_EQ(table.at("names"), (json::array{"Anna", nullptr}));
}

TEST_F(SiteTest, ThePagesOfTheHostAreToldAsText) {
  with([](SitePolicy& site) { site.imprint = "Mühlenverein <b>e. V.</b>\n\nhttps://example.org\n"; });
  const HttpReply reply = ask("GET", "/api/site/imprint");
  EXPECT_EQ(reply.status, 200);
  EXPECT_THAT(reply.header("Content-Type"), StartsWith("application/json"));
  EXPECT_EQ(json::parse(reply.body).at("text"), "Mühlenverein <b>e. V.</b>\n\nhttps://example.org\n");
  EXPECT_EQ(error_code(ask("GET", "/api/site/privacy").body), "not_found");
}

}  // namespace
}  // namespace muehle::server::testing

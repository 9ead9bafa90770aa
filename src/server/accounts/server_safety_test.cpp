// What keeps accounts for their owners: guesses, devices that are known, sessions that go on and end.
#include <gmock/gmock.h>

#include "server/rights/password.h"
#include "server/testing/server_test.h"

namespace muehle::server::testing {
namespace {

using play::day;
using ::testing::HasSubstr;
using ::testing::Not;

constexpr const char* wrong = R"({"name":"Anna","password":"ein falsches Wort"})";

class SafetyTest : public ServerTest {
 protected:
  void SetUp() override { begin(0); }
  void begin(std::uint16_t port) {
    start(port, [this](ServerOptions& options) {
      options.behind_proxy = true;
      options.time = &time;
      options.site.new_accounts = 3;
    });
  }
  void come_again() {
    stop();
    begin(port_);
  }
  // So that the name is shut for who is not known.
  void guess_from_elsewhere() {
    for (int times = 0; times < 10; ++times) {
      Browser stranger(*this);
      EXPECT_EQ(code_of(stranger.at("198.51.100." + std::to_string(times)).post("/api/login", wrong)),
                "bad_login");
    }
  }
  std::int64_t count(const std::string& what) { return place_.number("SELECT count(*) FROM " + what); }

  FalseTime time;
};

TEST_F(SafetyTest, StrangersKeepNobodyOutOfADeviceWhereHeWas) {
  Browser home(*this);
  EXPECT_EQ(code_of(home.post("/api/register", anna_account)), "201");
  Browser phone(*this);
  EXPECT_EQ(code_of(phone.post("/api/login", anna_account)), "200");
  for (Browser* one : {&home, &phone}) EXPECT_EQ(code_of(one->post("/api/logout")), "200");
  come_again();  // it is stored
  guess_from_elsewhere();
  EXPECT_EQ(code_of(Browser(*this).at("203.0.113.1").post("/api/login", anna_account)), "too_many");
  EXPECT_EQ(code_of(home.post("/api/login", anna_account)), "200");
  EXPECT_EQ(code_of(phone.post("/api/login", anna_account)), "200");

  // A new password ends what others may have had of the old one.
  EXPECT_EQ(code_of(home.post("/api/password", R"({"old":"ein langes Wort","new":"noch ein Wort"})")), "200");
  const std::string now = R"({"name":"Anna","password":"noch ein Wort"})";
  EXPECT_EQ(code_of(phone.post("/api/login", now)), "too_many");
  EXPECT_EQ(code_of(home.post("/api/logout")), "200");
  EXPECT_EQ(code_of(home.post("/api/login", now)), "200");
  EXPECT_EQ(count("known_devices"), 1);
  EXPECT_EQ(code_of(home.post("/api/me/delete", R"({"password":"noch ein Wort"})")), "200");
  EXPECT_EQ(count("known_devices"), 0);
}

TEST_F(SafetyTest, ADeviceIsKnownToTheAccountsThatWereThere) {
  Browser shared(*this);
  EXPECT_EQ(code_of(shared.post("/api/register", anna_account)), "201");
  EXPECT_EQ(code_of(shared.post("/api/logout")), "200");
  EXPECT_EQ(code_of(shared.post("/api/register", R"({"name":"Ben","password":"ein langes Wort"})")), "201");
  EXPECT_EQ(count("known_devices"), 2);
  const json::value known = shared.get("/api/me/data").at("devices");
  ASSERT_EQ(known.as_array().size(), 1u);
  EXPECT_EQ(known.at(0).at("seen"), time.now().at);
  EXPECT_EQ(code_of(Browser(*this).post("/api/register", R"({"name":"Zoe","password":"ein langes Wort"})")),
            "201");
  guess_from_elsewhere();
  EXPECT_EQ(code_of(shared.post("/api/login", anna_account)), "200") << "though another one was there last";
  // It is no help for others: the address is counted as any other.
  for (int times = 0; times < 10; ++times)
    EXPECT_EQ(code_of(shared.post("/api/login", R"({"name":"Zoe","password":"geraten und falsch"})")),
              "bad_login");
  EXPECT_EQ(code_of(shared.post("/api/login", R"({"name":"Zoe","password":"ein langes Wort"})")), "too_many");
  EXPECT_EQ(code_of(shared.post("/api/login", anna_account)), "200");
}

TEST_F(SafetyTest, WhoHasLostTheAnswerIsKnownByTheFormerCookieUntilTheNewOneIsShown) {
  const auto sign_in = [&](const std::string& target, const std::string& device) {
    Headers headers{{"X-Forwarded-For", "203.0.113.1"}};
    if (!device.empty()) headers.emplace_back("Cookie", device);
    return ask("POST", target, anna_account, headers);
  };
  const auto device_in = [](const HttpReply& reply) {
    for (const auto& [name, set] : reply.headers) {
      if (name == "Set-Cookie" && set.starts_with("muehle_device_")) return set.substr(0, set.find(';'));
    }
    return std::string();
  };
  const std::string first = device_in(sign_in("/api/register", ""));
  guess_from_elsewhere();
  const std::string second = device_in(sign_in("/api/login", first));
  const std::string third = device_in(sign_in("/api/login", first));
  EXPECT_NE(third, "") << "as if the second one had never come";
  EXPECT_NE(third, second);
  EXPECT_EQ(count("known_devices"), 1);
  EXPECT_EQ(code_of(sign_in("/api/login", third)), "200");
  for (const std::string& former : {first, second, std::string()})
    EXPECT_EQ(code_of(sign_in("/api/login", former)), "too_many") << former;
}

TEST_F(SafetyTest, WrongPasswordsAreCountedWhereverOneIsAsked) {
  Browser home(*this);
  EXPECT_EQ(code_of(home.post("/api/register", anna_account)), "201");
  const std::string guessed = "geraten und falsch";
  const std::vector<std::pair<std::string, json::object>> asked = {
      {"/api/password", {{"old", guessed}, {"new", "noch ein Wort"}}},
      {"/api/me/delete", {{"password", guessed}}},
      {"/api/me/mail/remove", {{"password", guessed}}},
      {"/api/account/tokens", {{"name", "n"}, {"scopes", json::array{"read"}}, {"password", guessed}}}};
  for (int times = 0; times < 10; ++times) {
    const auto& [path, wish] = asked.at(static_cast<std::size_t>(times) % asked.size());
    EXPECT_EQ(code_of(home.post(path, body_of(wish))), "bad_login") << path;
  }
  for (const auto& [path, wish] : asked)
    EXPECT_EQ(code_of(home.post(path, body_of(wish))), "too_many") << path;
  // Who has borrowed a session stops nobody in another one.
  Browser phone(*this);
  EXPECT_EQ(code_of(phone.post("/api/login", anna_account)), "200");
  EXPECT_EQ(code_of(phone.post("/api/me/delete", R"({"password":"ein langes Wort"})")), "200");
}

TEST_F(SafetyTest, WithoutThePasswordNoTokenIsMadeAndNoAddressRemoved) {
  Browser home(*this);
  EXPECT_EQ(code_of(home.post("/api/register", anna_account)), "201");
  EXPECT_EQ(code_of(home.post("/api/account/tokens", R"({"name":"n","scopes":["read"]})")), "bad_login");
  EXPECT_EQ(code_of(home.post("/api/me/mail/remove", "{}")), "bad_login");
  EXPECT_EQ(count("tokens"), 0);
}

TEST_F(SafetyTest, WhoKnewTheGuestIsNotInTheAccount) {
  Browser browser(*this);
  const std::string code = browser.open();
  const std::string copied = browser.cookie();
  TestSocket before = socket(code, copied);
  EXPECT_EQ(before.read("state").at("seat"), 0);
  EXPECT_EQ(code_of(browser.post("/api/register", anna_account)), "201");
  EXPECT_NE(browser.cookie(), copied);
  EXPECT_TRUE(json::parse(ask("GET", "/api/me", "", {{"Cookie", copied}}).body).at("player").is_null());
  EXPECT_TRUE(socket(code, copied).read("state").at("seat").is_null());
  // Who is in by it goes as soon as the new one is shown.
  before.write(R"({"t":"sync"})");
  EXPECT_EQ(before.read("state").at("seat"), 0);
  EXPECT_EQ(browser.get("/api/me").at("player").at("name"), "Anna");
  EXPECT_EQ(before.close_code(), going_away);
  TestSocket after = browser.socket(code);
  EXPECT_EQ(after.read("state").at("seat"), 0);
  EXPECT_EQ(browser.get("/api/sessions").at("sessions").as_array().size(), 1u);
  after.write(R"({"t":"sync"})");
  EXPECT_EQ(after.read("state").at("seat"), 0) << "it goes on";
}

TEST_F(SafetyTest, ANewPasswordIsANewSession) {
  Browser home(*this);
  EXPECT_EQ(code_of(home.post("/api/register", anna_account)), "201");
  const std::string copied = home.cookie();
  EXPECT_EQ(code_of(home.post("/api/password", R"({"old":"ein langes Wort","new":"noch ein Wort"})")), "200");
  EXPECT_NE(home.cookie(), copied);
  EXPECT_TRUE(json::parse(ask("GET", "/api/me", "", {{"Cookie", copied}}).body).at("player").is_null());
  EXPECT_EQ(home.get("/api/me").at("player").at("name"), "Anna");
}

TEST_F(SafetyTest, WhoSignsInOverAnAccountEndsItsSession) {
  Browser shared(*this);
  EXPECT_EQ(code_of(shared.post("/api/register", anna_account)), "201");
  const std::string before = shared.cookie();
  EXPECT_EQ(code_of(shared.post("/api/login", anna_account)), "200");
  EXPECT_NE(shared.cookie(), before);
  EXPECT_EQ(shared.get("/api/sessions").at("sessions").as_array().size(), 1u);
}

TEST_F(SafetyTest, ASessionThatNobodyUsesEnds) {
  Browser home(*this);
  EXPECT_EQ(code_of(home.post("/api/register", anna_account)), "201");
  Browser gerd = guest("Gerd");
  time.pass(179 * day);
  EXPECT_EQ(home.get("/api/me").at("player").at("name"), "Anna");
  time.pass(180 * day);
  EXPECT_FALSE(home.get("/api/me").at("player").is_null()) << "it was used meanwhile";
  time.pass(180 * day + 1000);
  EXPECT_TRUE(home.get("/api/me").at("player").is_null());
  EXPECT_TRUE(gerd.get("/api/me").at("player").is_null()) << "as his cookie has";
}

TEST_F(SafetyTest, AGuestsSessionLastsAsLongAsHisCookie) {
  Browser gerd = guest("Gerd");
  time.pass(366 * day);
  EXPECT_EQ(gerd.get("/api/me").at("player").at("name"), "Gerd");
}

TEST_F(SafetyTest, LongNamesAreNobodys) {
  std::string name;
  for (int times = 0; times < 5000; ++times) name += "\ufdfa";
  const std::string credentials = body_of({{"name", name}, {"password", "ein langes Wort"}});
  EXPECT_EQ(code_of(Browser(*this).post("/api/login", credentials)), "bad_login");
  EXPECT_EQ(code_of(Browser(*this).post("/api/register", credentials)), "bad_name");
  EXPECT_EQ(ask("GET", "/api/players/" + std::string(20'000, 'x')).status, 404);
}

TEST_F(SafetyTest, SoManyAccountsAnHourFromAnAddress) {
  const auto made = [&](const std::string& name, const std::string& address) {
    Browser browser(*this);
    return code_of(browser.at(address).post("/api/register",
                                            body_of({{"name", name}, {"password", "ein langes Wort"}})));
  };
  EXPECT_EQ(made("Anna", "192.0.2.1"), "201");
  EXPECT_EQ(made("Ben", "192.0.2.1"), "201");
  for (const char* bad : {"Anna", "two words", "admin"}) EXPECT_NE(made(bad, "192.0.2.1"), "too_many") << bad;
  EXPECT_EQ(made("Cora", "192.0.2.1"), "201") << "what could not be one did not count";
  EXPECT_EQ(made("Dora", "192.0.2.1"), "too_many");
  EXPECT_EQ(made("Dora", "192.0.2.2"), "201");
}

TEST_F(SafetyTest, SoManyGuestsFromAnAddress) {
  int made = 0;
  std::string last;
  for (; made < 300; ++made) {
    last = code_of(Browser(*this).at("192.0.2.1").post("/api/me"));
    if (last != "200") break;
  }
  EXPECT_EQ(last, "too_many");
  EXPECT_NEAR(made, 200, 20) << "some come while it goes on";
  int refused = 0;  // one may have become free meanwhile
  for (int times = 0; times < 3; ++times) {
    const HttpReply table = Browser(*this).at("192.0.2.1").post("/api/tables", R"({"rules":"standard"})");
    refused += code_of(table) == "too_many" ? 1 : 0;
  }
  EXPECT_GE(refused, 2) << "who opens a table becomes a guest, too";
  EXPECT_EQ(code_of(Browser(*this).at("192.0.2.2").post("/api/me")), "200");
}

TEST_F(SafetyTest, NobodyLooksLikeAnAccount) {
  EXPECT_EQ(code_of(Browser(*this).post("/api/register", anna_account)), "201");
  Browser opener(*this);
  const std::string waiting = opener.open();
  for (const char* name : {"Anna", "anna", "Anna.", "A n n a", "\u0410nna"}) {
    const std::string named = body_of({{"name", name}});
    EXPECT_EQ(code_of(Browser(*this).post("/api/me", named)), "name_taken") << name;
    EXPECT_EQ(code_of(Browser(*this).post("/api/tables/" + waiting + "/join", named)), "name_taken") << name;
    EXPECT_EQ(code_of(guest("Gerd").post("/api/tables/" + waiting + "/join", named)), "name_taken") << name;
    EXPECT_EQ(code_of(opener.post("/api/tables/" + waiting + "/name", named)), "name_taken") << name;
    for (const char* path : {"/api/tables", "/api/seeks"}) {
      const std::string wish = body_of({{"rules", "standard"}, {"time", "300+5"}, {"name", name}});
      EXPECT_EQ(code_of(Browser(*this).post(path, wish)), "name_taken") << path << ", " << name;
    }
  }
  const auto enroll = [&](const std::string& name) {
    return code_of(
        Browser(*this).post("/api/register", body_of({{"name", name}, {"password", "ein langes Wort"}})));
  };
  EXPECT_EQ(enroll("Anna_"), "name_taken");
  EXPECT_EQ(enroll("admin-team"), "name_reserved");
  EXPECT_EQ(enroll("Anna2"), "201");
}

TEST_F(SafetyTest, AGuestHasHisNameAtTheTable) {
  const auto names_at = [&](const std::string& code) {
    return json::parse(ask("GET", "/api/tables/" + code).body).at("table").at("names");
  };
  Browser gustav = guest("Gustav");
  Browser gerd = guest("Gerd");
  const std::string code = gustav.open();
  EXPECT_EQ(gerd.posted("/api/tables/" + code + "/join").at("seat"), 1);
  EXPECT_EQ(names_at(code), (json::array{"Gustav", "Gerd"}));
  const std::string other = gustav.open(R"({"rules":"standard","name":"Gustl"})");
  EXPECT_EQ(names_at(other).at(0), "Gustl") << "another one for a table";

  // Once somebody has an account of that name he plays without one.
  EXPECT_EQ(
      code_of(Browser(*this).post("/api/register", R"({"name":"Gustav","password":"ein langes Wort"})")),
      "201");
  EXPECT_TRUE(names_at(gustav.open()).at(0).is_null());
  const auto begun = [](Browser& offers, Browser& takes) {
    const json::value made = offers.posted("/api/seeks", R"({"rules":"standard","time":"1/86400"})");
    const std::string id(made.at("seek").at("id").as_string());
    return std::string(takes.posted("/api/seeks/" + id + "/take").at("code").as_string());
  };
  EXPECT_EQ(names_at(begun(gustav, gerd)), (json::array{nullptr, "Gerd"})) << "by an offer, too";
  EXPECT_EQ(names_at(begun(gerd, gustav)), (json::array{"Gerd", nullptr}));
  gustav.posted("/api/seeks", R"({"rules":"standard","time":"1/86400"})");
  come_again();
  EXPECT_EQ(gerd.get("/api/lobby").at("seeks").at(0).at("by").at("name"), "");
  EXPECT_EQ(gustav.posted("/api/tables/" + gerd.open() + "/join").at("seat"), 1);
}

TEST_F(SafetyTest, APasswordIsOneHoweverItIsTyped) {
  const std::string composed = "K\u00e4sef\u00fc\u00dfe-und-\u00d6l";
  const std::string decomposed = "Ka\u0308sefu\u0308\u00dfe-und-O\u0308l";
  const auto enter = [&](const std::string& password) {
    return code_of(Browser(*this).post("/api/login", body_of({{"name", "Anna"}, {"password", password}})));
  };
  Browser home(*this);
  EXPECT_EQ(code_of(home.post("/api/register", body_of({{"name", "Anna"}, {"password", decomposed}}))),
            "201");
  EXPECT_EQ(enter(composed), "200");
  EXPECT_EQ(enter(decomposed), "200");
  // As it was stored before.
  stop();
  place_.run("UPDATE players SET password = '" + hash_of_password(decomposed, least_password_cost) + "'");
  begin(port_);
  EXPECT_EQ(enter(decomposed), "200");
  EXPECT_EQ(enter(composed), "bad_login");
  for (int times = 0; times < 4; ++times)
    EXPECT_EQ(enter("ga\u0308nzlich falsch"), "bad_login") << "two texts each";
  EXPECT_EQ(enter("ga\u0308nzlich falsch"), "too_many");
  EXPECT_EQ(enter(composed), "bad_login") << "the tenth";
}

}  // namespace
}  // namespace muehle::server::testing

// Mail addresses, and the way back to an account whose password is forgotten.
#include <gmock/gmock.h>

#include "server/people/recovery.h"
#include "server/testing/social_test.h"
#include "server/testing/test_mail.h"

namespace muehle::server::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

constexpr const char* password = "ein langes Wort";
constexpr const char* another = "ein anderes Wort";
constexpr Milliseconds hour = 3600 * 1000;

class RecoveryTest : public SocialTest {
 protected:
  void SetUp() override {
    start(0, [this](ServerOptions& options) { set(options); });
  }
  void set(ServerOptions& options) {
    options.time = &time;
    options.mailer = &mails;
    options.place = "https://muehle.example";
  }
  HttpReply give(Browser& browser, const std::string& address, const std::string& by = password) {
    return browser.post("/api/me/mail", body_of({{"address", address}, {"password", by}}));
  }
  HttpReply remove(Browser& browser, const std::string& by = password) {
    return browser.post("/api/me/mail/remove", body_of({{"password", by}}));
  }
  HttpReply confirm(const std::string& token) {
    return Browser(*this).post("/api/mail/confirm", body_of({{"token", token}}));
  }
  HttpReply forget(const std::string& who) {
    return Browser(*this).post("/api/password/forgotten", body_of({{"who", who}}));
  }
  HttpReply reset(const std::string& token, const std::string& wanted = another) {
    return Browser(*this).post("/api/password/reset", body_of({{"token", token}, {"password", wanted}}));
  }
  HttpReply enter(const std::string& name, const std::string& by) {
    return Browser(*this).post("/api/login", body_of({{"name", name}, {"password", by}}));
  }
  std::string next_token() { return token_in(mails.take().text); }
  // With a confirmed address.
  Browser addressed(const std::string& name, const std::string& address) {
    Browser browser = member(name);
    EXPECT_EQ(code_of(give(browser, address)), "200");
    EXPECT_EQ(code_of(confirm(next_token())), "200");
    return browser;
  }
  std::string asked_for(const std::string& who) {
    EXPECT_EQ(code_of(forget(who)), "200");
    return next_token();
  }

  KeptMails mails;
};

TEST_F(RecoveryTest, AnAddressIsTakenOnceItIsConfirmed) {
  Browser anna = member("Anna");
  EXPECT_EQ(body_of(anna.get("/api/me/mail").as_object()), R"({"address":null,"waiting":null})");
  const HttpReply given = give(anna, " anna@example.org ");
  EXPECT_EQ(given.body, R"({"address":null,"waiting":"anna@example.org"})");
  const Mail mail = mails.take();
  EXPECT_EQ(mail.to.text(), "anna@example.org");
  EXPECT_THAT(mail.text, HasSubstr("\nhttps://muehle.example/#mail="));
  const HttpReply confirmed = confirm(token_in(mail.text));
  EXPECT_EQ(confirmed.status, 200);
  EXPECT_EQ(confirmed.body, R"({"name":"Anna"})");
  const json::value known{{"address", "anna@example.org"}, {"waiting", nullptr}};
  EXPECT_EQ(anna.get("/api/me/mail"), known);
  EXPECT_EQ(anna.get("/api/me/data").at("mail"), known);
  EXPECT_EQ(code_of(confirm(token_in(mail.text))), "bad_secret") << "once";
  EXPECT_EQ(code_of(confirm("not a token")), "bad_secret");
}

TEST_F(RecoveryTest, AnAddressIsNobodyElsesToSee) {
  Browser anna = addressed("Anna", "anna@example.org");
  Browser ben = member("Ben");
  for (const char* path :
       {"/api/players/Anna", "/api/players/Anna/me", "/api/lobby", "/api/me", "/api/me/people"})
    EXPECT_THAT(ben.ask("GET", path).body, Not(HasSubstr("example.org"))) << path;
}

TEST_F(RecoveryTest, AnAddressWantsThePasswordAndIsOne) {
  Browser anna = member("Anna");
  EXPECT_EQ(code_of(give(anna, "anna@example.org", "not this one")), "bad_login");
  for (const char* bad : {"", "anna", "anna@example.org\r\nBcc: ben@example.org", "a b@example.org"})
    EXPECT_EQ(code_of(give(anna, bad)), "bad_mail") << bad;
  EXPECT_EQ(code_of(anna.post("/api/me/mail", R"({"address":7})")), "bad_request");
  EXPECT_EQ(mails.count(), 0u);
  EXPECT_TRUE(anna.get("/api/me/mail").at("waiting").is_null());
}

TEST_F(RecoveryTest, AnAddressStaysUntilAnotherIsConfirmed) {
  Browser anna = addressed("Anna", "anna@example.org");
  EXPECT_EQ(code_of(give(anna, "neu@example.org")), "200");
  const std::string token = next_token();
  EXPECT_EQ(anna.get("/api/me/mail"),
            (json::value{{"address", "anna@example.org"}, {"waiting", "neu@example.org"}}));
  EXPECT_EQ(code_of(forget("Anna")), "200");
  EXPECT_EQ(mails.take().to.text(), "anna@example.org");
  EXPECT_EQ(code_of(confirm(token)), "200");
  const Mail moved = mails.take();
  EXPECT_EQ(moved.to.text(), "anna@example.org") << "whoever reads it still learns that it is no more";
  EXPECT_EQ(moved.subject, "Mühle: your mail address was changed");
  EXPECT_EQ(code_of(forget("Anna")), "200");
  EXPECT_EQ(mails.take().to.text(), "neu@example.org");
  // The same one again changes nothing that anybody would want to know.
  EXPECT_EQ(code_of(give(anna, "NEU@example.org")), "200");
  EXPECT_EQ(code_of(confirm(next_token())), "200");
  EXPECT_EQ(code_of(remove(anna)), "200");
  EXPECT_EQ(mails.take().to.text(), "NEU@example.org");
  const std::size_t told = mails.count();
  EXPECT_EQ(code_of(remove(anna)), "200");
  EXPECT_EQ(mails.count(), told) << "there was none any more";
}

TEST_F(RecoveryTest, ALinkToConfirmEndsAfterADay) {
  Browser anna = member("Anna");
  give(anna, "a@example.org");
  const std::string late = next_token();
  time.pass(24 * hour);
  EXPECT_EQ(code_of(confirm(late)), "bad_secret");
  EXPECT_TRUE(anna.get("/api/me/mail").at("waiting").is_null());
  give(anna, "a@example.org");
  const std::string early = next_token();
  time.pass(24 * hour - 1000);
  EXPECT_EQ(code_of(confirm(early)), "200");
}

TEST_F(RecoveryTest, SoManyAddressesADayAndNoMore) {
  Browser anna = member("Anna");
  for (int i = 0; i < most_confirm_links; ++i)
    EXPECT_EQ(code_of(give(anna, "a" + std::to_string(i) + "@example.org")), "200");
  EXPECT_EQ(code_of(remove(anna)), "200");
  EXPECT_EQ(code_of(give(anna, "b@example.org")), "too_many") << "removing it forgets nothing";
  time.pass(24 * hour);
  EXPECT_EQ(code_of(give(anna, "b@example.org")), "200");
}

TEST_F(RecoveryTest, ALinkSetsAnotherPasswordAndEndsAllSessions) {
  Browser anna = addressed("Anna", "anna@example.org");
  anna.post("/api/me", R"({"language":"de"})");
  EXPECT_EQ(code_of(forget("anna")), "200") << "as names are compared";
  const Mail mail = mails.take();
  EXPECT_EQ(mail.subject, "Mühle: neues Passwort");
  EXPECT_EQ(mail.to.text(), "anna@example.org");
  TestSocket open = anna.socket(anna.open());
  EXPECT_EQ(open.read("state").at("seat"), 0);
  const auto owner = [&] {
    return Browser(*this).post("/api/password/link", body_of({{"token", token_in(mail.text)}}));
  };
  EXPECT_EQ(owner().body, R"({"name":"Anna"})") << "and it opens as before";
  const HttpReply done = reset(token_in(mail.text));
  EXPECT_EQ(code_of(owner()), "bad_secret") << "it is used up";
  EXPECT_EQ(done.status, 200);
  EXPECT_EQ(done.body, R"({"name":"Anna"})");
  EXPECT_EQ(done.header("Set-Cookie"), "-");
  EXPECT_EQ(open.close_code(), going_away) << "nobody plays on who knew the old one";
  EXPECT_TRUE(anna.get("/api/me").at("player").is_null());
  const Mail told = mails.take();
  EXPECT_EQ(told.to.text(), "anna@example.org");
  EXPECT_EQ(told.subject, "Mühle: Dein Passwort wurde geändert");
  EXPECT_EQ(code_of(enter("Anna", password)), "bad_login");
  EXPECT_EQ(code_of(enter("Anna", another)), "200");
  EXPECT_EQ(code_of(reset(token_in(mail.text))), "bad_secret") << "once";
}

TEST_F(RecoveryTest, WhoSharesAnAddressHasALinkEach) {
  Browser anna = addressed("Anna", "Haus@example.org");
  Browser ben = addressed("Ben", "haus@example.org");
  EXPECT_EQ(code_of(forget(" HAUS@example.org ")), "200");
  const Mail one = mails.take();
  const Mail two = mails.take();
  EXPECT_EQ(reset(token_in(one.text)).body, R"({"name":"Anna"})");
  mails.take();
  EXPECT_EQ(reset(token_in(two.text)).body, R"({"name":"Ben"})");
}

// What is asked for is done in turn, so that nobody's mail would have come before.
TEST_F(RecoveryTest, NobodyLearnsWhoHasAnAccountOrAnAddress) {
  Browser anna = addressed("Anna", "anna@example.org");
  Browser ben = member("Ben");
  Browser gerd = guest("Gerd");
  give(ben, "ben@example.org");
  mails.take();
  const std::size_t before = mails.count();
  std::vector<std::string> answers;
  for (const char* who : {"Zoe", "Gerd", "Ben", "ben@example.org", "zoe@example.org", "x", "Anna"}) {
    const HttpReply reply = forget(who);
    answers.push_back(std::to_string(reply.status) + reply.body + reply.header("Set-Cookie"));
  }
  for (const std::string& answer : answers) EXPECT_EQ(answer, "200{}-");
  EXPECT_EQ(mails.take().to.text(), "anna@example.org");
  EXPECT_EQ(mails.count(), before + 1);
}

TEST_F(RecoveryTest, AnAccountIsSentSoManyLinksAnHour) {
  Browser anna = addressed("Anna", "anna@example.org");
  Browser ben = addressed("Ben", "ben@example.org");
  for (int i = 0; i < most_reset_links + 1; ++i) EXPECT_EQ(code_of(forget("Anna")), "200");
  EXPECT_EQ(code_of(forget("Ben")), "200");
  for (int i = 0; i < most_reset_links; ++i) EXPECT_EQ(mails.take().to.text(), "anna@example.org");
  EXPECT_EQ(mails.take().to.text(), "ben@example.org");
  time.pass(hour);
  EXPECT_EQ(code_of(forget("Anna")), "200");
  EXPECT_EQ(mails.take().to.text(), "anna@example.org");
}

TEST_F(RecoveryTest, AVisitorAsksSoOften) {
  for (int i = 0; i < 10; ++i) EXPECT_EQ(code_of(forget("Zoe")), "200");
  const HttpReply reply = forget("Zoe");
  EXPECT_EQ(reply.status, 429);
  EXPECT_EQ(error_code(reply.body), "too_many");
}

TEST_F(RecoveryTest, AHouseholdWithManyAddressesAsksAsOftenAsFour) {
  restart_with([this](ServerOptions& options) {
    set(options);
    options.behind_proxy = true;
  });
  const auto asked = [&](const std::string& address) {
    return code_of(Browser(*this).at(address).post("/api/password/forgotten", body_of({{"who", "Zoe"}})));
  };
  for (int network = 10; network < 50; ++network)
    EXPECT_EQ(asked("2001:db8:7:1" + std::to_string(network) + "::1"), "200") << network;
  EXPECT_EQ(asked("2001:db8:7:150::1"), "too_many");
  EXPECT_EQ(asked("2001:db8:7:210::1"), "200") << "a neighbour";
}

TEST_F(RecoveryTest, ALinkToAnotherPasswordEndsAfterAnHour) {
  Browser anna = addressed("Anna", "anna@example.org");
  const std::string late = asked_for("Anna");
  time.pass(hour);
  EXPECT_EQ(code_of(reset(late)), "bad_secret");
  const std::string early = asked_for("Anna");
  time.pass(hour - 1000);
  EXPECT_EQ(code_of(reset(early)), "200");
  EXPECT_EQ(code_of(enter("Anna", another)), "200");
}

TEST_F(RecoveryTest, ALinkOutlivesARestartAndAPasswordThatIsNoGoodOne) {
  Browser anna = addressed("Anna", "anna@example.org");
  const std::string token = asked_for("Anna");
  restart_with([this](ServerOptions& options) { set(options); });
  EXPECT_EQ(code_of(reset(token, "short")), "bad_password");
  EXPECT_EQ(code_of(reset(token, "")), "bad_password");
  EXPECT_EQ(code_of(enter("Anna", password)), "200") << "nothing was changed";
  EXPECT_EQ(code_of(reset(token)), "200");
}

TEST_F(RecoveryTest, AnotherPasswordOrNoAddressEndsTheLinks) {
  Browser anna = addressed("Anna", "anna@example.org");
  const std::string before = asked_for("Anna");
  EXPECT_EQ(code_of(anna.post("/api/password", body_of({{"old", password}, {"new", another}}))), "200");
  EXPECT_EQ(code_of(reset(before, "noch ein Wort")), "bad_secret");
  const std::string second = asked_for("Anna");
  EXPECT_EQ(remove(anna, another).body, R"({"address":null,"waiting":null})");
  EXPECT_EQ(code_of(reset(second, "noch ein Wort")), "bad_secret");
  EXPECT_EQ(code_of(enter("Anna", another)), "200");
}

TEST_F(RecoveryTest, OneLinkUsedEndsTheOthers) {
  Browser anna = addressed("Anna", "anna@example.org");
  const std::string one = asked_for("Anna");
  const std::string two = asked_for("Anna");
  EXPECT_EQ(code_of(reset(one)), "200");
  EXPECT_EQ(code_of(reset(two)), "bad_secret");
}

TEST_F(RecoveryTest, TheAddressGoesWithTheAccount) {
  Browser anna = addressed("Anna", "anna@example.org");
  const std::string token = asked_for("Anna");
  EXPECT_EQ(code_of(anna.post("/api/me/delete", body_of({{"password", password}}))), "200");
  EXPECT_EQ(code_of(reset(token)), "bad_secret");
  Browser ben = addressed("Ben", "ben@example.org");
  forget("anna@example.org");
  forget("Anna");
  forget("Ben");
  EXPECT_EQ(mails.take().to.text(), "ben@example.org");
}

TEST_F(RecoveryTest, WhoTriedTooOftenGetsInWithTheNewPassword) {
  Browser anna = addressed("Anna", "anna@example.org");
  for (int i = 0; i < 10; ++i) EXPECT_EQ(code_of(enter("Anna", "not this one")), "bad_login");
  EXPECT_EQ(code_of(enter("Anna", password)), "too_many");
  EXPECT_EQ(code_of(reset(asked_for("Anna"))), "200");
  EXPECT_EQ(code_of(enter("Anna", another)), "200");
}

TEST_F(RecoveryTest, SaysSoWhereTooManyMailsWait) {
  Browser anna = member("Anna");
  mails.full = true;
  const HttpReply reply = give(anna, "anna@example.org");
  EXPECT_EQ(reply.status, 503);
  EXPECT_EQ(error_code(reply.body), "busy");
}

TEST_F(RecoveryTest, WithoutAMailServerNothingIsThere) {
  Browser anna = addressed("Anna", "anna@example.org");
  EXPECT_EQ(anna.get("/api/me").at("site").at("mail"), true);
  const std::string token = asked_for("Anna");
  restart_with([this](ServerOptions& options) { options.time = &time; });
  EXPECT_EQ(anna.get("/api/me").at("site").at("mail"), false);
  EXPECT_EQ(code_of(anna.ask("GET", "/api/me/mail")), "no_mail");
  EXPECT_EQ(code_of(give(anna, "b@example.org")), "no_mail");
  EXPECT_EQ(code_of(confirm(token)), "no_mail");
  EXPECT_EQ(code_of(forget("Anna")), "no_mail");
  EXPECT_EQ(code_of(reset(token)), "no_mail");
  EXPECT_EQ(anna.get("/api/me/data").at("mail").at("address"), "anna@example.org") << "it is stored still";
  EXPECT_EQ(code_of(remove(anna)), "200");
  EXPECT_TRUE(anna.get("/api/me/data").at("mail").at("address").is_null());
}

TEST_F(RecoveryTest, WhoMayDoWhat) {
  Browser nobody(*this);
  Browser gerd = guest("Gerd");
  Browser anna = member("Anna");
  const std::string none = "bad_secret";
  const struct {
    const char* method;
    const char* path;
    std::string body;
    std::string nobody;
    std::string guest;
    std::string account;
  } rows[] = {
      {"GET", "/api/me/mail", "", "no_session", "not_allowed", "200"},
      {"POST", "/api/me/mail", body_of({{"address", "a@example.org"}, {"password", password}}), "no_session",
       "not_allowed", "200"},
      {"POST", "/api/me/mail/remove", body_of({{"password", password}}), "no_session", "not_allowed", "200"},
      {"POST", "/api/mail/confirm", R"({"token":"x"})", none, none, none},
      {"POST", "/api/password/forgotten", R"({"who":"Zoe"})", "200", "200", "200"},
      {"POST", "/api/password/forgotten", R"({"who":" "})", "bad_request", "bad_request", "bad_request"},
      {"POST", "/api/password/forgotten", "[]", "bad_request", "bad_request", "bad_request"},
      {"POST", "/api/password/link", R"({"token":"x"})", none, none, none},
      {"POST", "/api/password/reset", R"({"token":"x","password":"ein anderes Wort"})", none, none, none},
      {"GET", "/api/password/reset", "", "bad_method", "bad_method", "bad_method"},
  };
  for (const auto& row : rows) {
    EXPECT_EQ(code_of(nobody.ask(row.method, row.path, row.body)), row.nobody) << row.path;
    EXPECT_EQ(code_of(gerd.ask(row.method, row.path, row.body)), row.guest) << row.path;
    EXPECT_EQ(code_of(anna.ask(row.method, row.path, row.body)), row.account) << row.path;
  }
}

TEST_F(RecoveryTest, NoAddressAndNoTokenReachesALog) {
  const Log log;
  Browser anna = addressed("Anna", "anna@example.org");
  const std::string token = asked_for("Anna");
  reset(token);
  mails.take();
  mails.full = true;
  forget("Anna");
  stop();
  EXPECT_THAT(log.text(), HasSubstr("has another password, by mail"));
  EXPECT_THAT(log.text(), HasSubstr("is not sent"));
  EXPECT_THAT(log.text(), Not(HasSubstr("example.org")));
  EXPECT_THAT(log.text(), Not(HasSubstr(token)));
}

}  // namespace
}  // namespace muehle::server::testing

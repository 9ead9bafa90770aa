// Mails that say whose move it is, from the choice to the link that ends them.
#include <gmock/gmock.h>

#include "server/notices/turn_notices.h"
#include "server/testing/test_mail.h"
#include "server/testing/waiting_test.h"

namespace muehle::server::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

class TurnMailTest : public WaitingTest {
 protected:
  void SetUp() override {
    start(0, [this](ServerOptions& options) { set(options); });
  }
  void set(ServerOptions& options) {
    options.time = &time;
    options.mailer = &mails;
    options.place = "https://muehle.example";
    options.turn_mail_look = std::chrono::milliseconds(10);
  }
  void begin_anew() {
    restart_with([this](ServerOptions& options) { set(options); });
  }
  // With a confirmed address.
  Browser addressed(const std::string& name) {
    Browser browser = member(name);
    const json::object body{{"address", name + "@example.org"}, {"password", "ein langes Wort"}};
    EXPECT_EQ(browser.post("/api/me/mail", json::serialize(body)).status, 200);
    const json::object token{{"token", token_in(mails.take().text)}};
    EXPECT_EQ(Browser(*this).post("/api/mail/confirm", json::serialize(token)).status, 200);
    return browser;
  }
  static HttpReply choose(Browser& browser, const std::string& body) {
    return browser.post("/api/me/mail/turns", body);
  }
  static HttpReply choose_at_once(Browser& browser) {
    return choose(browser, R"({"when":"at_once","zone":"Europe/Berlin"})");
  }
  Browser told_at_once(const std::string& name) {
    Browser browser = addressed(name);
    EXPECT_EQ(choose_at_once(browser).status, 200);
    return browser;
  }
  void seconds(UnixSeconds passed) { time.pass(passed * 1000); }
  // A marker: whoever was due before it has been attended to when its mail comes. To be made behind them.
  void expect_only_marker(Browser& marker, Browser& other) {
    game(marker, other);
    seconds(turn_mail_rest);
    EXPECT_EQ(mails.take().to.text(), "Zoe@example.org");
  }
  // What the link in a mail ends with.
  static std::string stop_target(const Mail& mail) {
    return mail.unsubscribe.substr(std::string("https://muehle.example").size());
  }
  static json::value chosen(Browser& browser) { return browser.get("/api/me/mail/turns"); }

  KeptMails mails;
};

TEST_F(TurnMailTest, IsChosenByWhoHasAConfirmedAddress) {
  Browser anna = member("Anna");
  Browser gerd = guest("Gerd");
  const json::value none{{"when", "never"}, {"hour", nullptr}, {"zone", nullptr}, {"refused", false}};
  EXPECT_EQ(chosen(anna), none);
  EXPECT_EQ(code_of(choose_at_once(anna)), "bad_mail");
  EXPECT_EQ(code_of(choose(anna, R"({"when":"never"})")), "200");
  EXPECT_EQ(code_of(choose_at_once(gerd)), "not_allowed");
  Browser ben = addressed("Ben");
  for (const char* bad : {R"({})", R"({"when":"often"})", R"({"when":"daily","hour":24})",
                          R"({"when":"daily","hour":7,"zone":"Europe/Nowhere"})"})
    EXPECT_EQ(code_of(choose(ben, bad)), "bad_request") << bad;
  EXPECT_EQ(chosen(ben), none) << "and nothing is changed by them";
  const json::value daily{{"when", "daily"}, {"hour", 7}, {"zone", "Asia/Kathmandu"}, {"refused", false}};
  EXPECT_EQ(json::parse(choose(ben, R"({"when":"daily","hour":7,"zone":"Asia/Kathmandu"})").body), daily);
  EXPECT_EQ(ben.get("/api/me/data").at("turn_mail"), daily);
  EXPECT_EQ(ben.post("/api/me/mail/remove", R"({"password":"ein langes Wort"})").status, 200);
  EXPECT_EQ(chosen(ben), none) << "it ends with the address";
}

TEST_F(TurnMailTest, AtOnceComesOnceForATurn) {
  Browser anna = told_at_once("Anna");
  Browser ben = told_at_once("Ben");
  Browser zoe = told_at_once("Zoe");
  const std::string code = game(anna, ben);
  seconds(turn_mail_delay);
  const Mail mail = mails.take();
  EXPECT_EQ(mail.to.text(), "Anna@example.org");
  EXPECT_EQ(mail.subject, "Mühle: your move in one game");
  EXPECT_THAT(mail.text, HasSubstr("\nBen, Standard, until "));
  EXPECT_THAT(mail.text, HasSubstr("\nhttps://muehle.example/g/" + code + "\n"));
  expect_only_marker(zoe, ben);
  {
    TestSocket annas = anna.socket(code);
    move(annas);
  }
  seconds(turn_mail_rest);
  EXPECT_EQ(mails.take().to.text(), "Ben@example.org") << "now it is his turn";
}

TEST_F(TurnMailTest, SeveralTurnsComeInOneMail) {
  Browser anna = addressed("Anna");
  anna.post("/api/me", R"({"language":"de"})");
  Browser ben = member("Ben");
  game(anna, ben);
  game(anna, ben);
  game(ben, anna);
  seconds(turn_mail_delay);
  EXPECT_EQ(choose_at_once(anna).status, 200);
  EXPECT_EQ(mails.take().subject, "Mühle: Du bist in 2 Partien am Zug");
}

TEST_F(TurnMailTest, WhoHasTheGameOpenIsToldNothingUntilHeGoes) {
  Browser anna = told_at_once("Anna");
  Browser ben = member("Ben");
  Browser zoe = told_at_once("Zoe");
  const std::string code = game(anna, ben);
  {
    TestSocket annas = anna.socket(code);
    annas.read("state");
    expect_only_marker(zoe, ben);
  }
  EXPECT_EQ(mails.take().to.text(), "Anna@example.org");
}

TEST_F(TurnMailTest, WhoIsOnVacationIsToldWhenItEnds) {
  Browser anna = told_at_once("Anna");
  Browser ben = member("Ben");
  Browser zoe = told_at_once("Zoe");
  game(anna, ben);
  const UnixSeconds until = time.now().at + 3 * 24 * 3600;
  EXPECT_EQ(anna.post("/api/me/vacation", R"({"until":)" + std::to_string(until) + "}").status, 200);
  expect_only_marker(zoe, ben);
  EXPECT_EQ(anna.post("/api/me/vacation/end").status, 200);
  EXPECT_EQ(mails.take().to.text(), "Anna@example.org");
}

TEST_F(TurnMailTest, NothingIsSentOfGamesThatAreOverOrHaveAnotherClock) {
  Browser anna = told_at_once("Anna");
  Browser ben = member("Ben");
  Browser zoe = told_at_once("Zoe");
  play_to_the_end(anna, ben, game(anna, ben));
  game(anna, ben, R"({"rules":"standard","colour":"white"})");
  anna.open(by_days);
  expect_only_marker(zoe, ben);
}

TEST_F(TurnMailTest, ADigestComesAtItsHourAndOnceForATurn) {
  Browser anna = addressed("Anna");
  Browser ben = member("Ben");
  Browser zoe = told_at_once("Zoe");
  EXPECT_EQ(choose(anna, R"({"when":"daily","hour":23,"zone":"UTC"})").status, 200);
  game(anna, ben);
  expect_only_marker(zoe, ben);
  const UnixSeconds hour = next_hour("UTC", 23, time.now().at);
  seconds(hour - time.now().at);
  EXPECT_EQ(mails.take().subject, "Mühle: your move in one game");
  game(anna, ben);
  game(anna, ben);
  seconds(24 * 3600);
  EXPECT_EQ(mails.take().subject, "Mühle: your move in 2 games");
}

TEST_F(TurnMailTest, WhatIsDueOutlivesARestartAndComesOnce) {
  Browser anna = told_at_once("Anna");
  Browser ben = member("Ben");
  Browser zoe = told_at_once("Zoe");
  game(anna, ben);
  begin_anew();
  seconds(turn_mail_delay);
  EXPECT_EQ(mails.take().to.text(), "Anna@example.org");
  expect_only_marker(zoe, ben);
  begin_anew();
  expect_only_marker(zoe, ben);
}

TEST_F(TurnMailTest, WhatWasMissedAtItsHourComesWhenTheServerIsThereAgain) {
  Browser anna = addressed("Anna");
  Browser ben = member("Ben");
  EXPECT_EQ(choose(anna, R"({"when":"daily","hour":23,"zone":"UTC"})").status, 200);
  game(anna, ben);
  stop();
  time.be_away(5LL * 3600 * 1000);
  start(0, [this](ServerOptions& options) { set(options); });
  EXPECT_EQ(mails.take().to.text(), "Anna@example.org");
}

// Whatever it is that ends the server between the two: only the one that was being handed over comes twice.
TEST_F(TurnMailTest, OneThatWasHandedOverAndCouldNotBeNotedComesAgainAfterARestart) {
  Browser ben = member("Ben");
  Browser anna = told_at_once("Anna");
  Browser zoe = told_at_once("Zoe");
  game(anna, ben);
  seconds(turn_mail_delay);
  EXPECT_EQ(mails.take().to.text(), "Anna@example.org");
  const std::string code = game(zoe, ben);
  mistakes_->full = true;
  seconds(turn_mail_rest);
  EXPECT_EQ(mails.take().to.text(), "Zoe@example.org");
  begin_anew();
  EXPECT_THAT(mails.take().text, HasSubstr(code));
  game(anna, ben);
  seconds(turn_mail_rest);
  EXPECT_EQ(mails.take().to.text(), "Anna@example.org") << "of the new game";
}

TEST_F(TurnMailTest, NobodyIsSentAnythingUntilTheOneBeforeIsNoted) {
  Browser anna = told_at_once("Anna");
  Browser ben = member("Ben");
  Browser zoe = told_at_once("Zoe");
  game(anna, ben);
  game(zoe, ben);
  mistakes_->full = true;
  seconds(turn_mail_delay);
  EXPECT_EQ(mails.take().to.text(), "Anna@example.org");
  mistakes_->full = false;
  EXPECT_EQ(mails.take().to.text(), "Zoe@example.org") << "and not the first one again";
  expect_only_marker(zoe, ben);
}

TEST_F(TurnMailTest, WhereNobodyTakesMailsItIsTriedAgainLater) {
  Browser anna = told_at_once("Anna");
  Browser ben = member("Ben");
  const std::size_t before = mails.tries();
  game(anna, ben);
  mails.answer = Delivery::failed;
  seconds(turn_mail_delay);
  mails.wait_for_tries(before + 1);
  mails.answer = Delivery::put_off;
  seconds(first_mailer_rest);
  mails.wait_for_tries(before + 2);
  mails.answer = Delivery::done;
  seconds(first_turn_mail_retry);
  EXPECT_EQ(mails.take().to.text(), "Anna@example.org");
  EXPECT_EQ(mails.tries(), before + 3);
}

TEST_F(TurnMailTest, AMailboxThatRefusesThemIsSentNoMoreAndThePageIsTold) {
  Browser anna = told_at_once("Anna");
  Browser ben = member("Ben");
  mails.answer = Delivery::refused;
  const std::size_t before = mails.tries();
  for (int refused = 1; refused <= most_turn_mail_refusals; ++refused) {
    game(anna, ben);
    seconds(turn_mail_rest);
    mails.wait_for_tries(before + static_cast<std::size_t>(refused));
  }
  while (!chosen(anna).at("refused").as_bool()) {
  }
  EXPECT_EQ(chosen(anna).at("when"), "never");
  mails.answer = Delivery::done;
  EXPECT_EQ(choose_at_once(anna).status, 200);
  EXPECT_FALSE(chosen(anna).at("refused").as_bool());
  game(anna, ben);
  seconds(turn_mail_delay);
  EXPECT_EQ(mails.take().subject, "Mühle: your move in one game") << "the others were given up";
}

TEST_F(TurnMailTest, TheLinkAsksAndOneClickEndsThem) {
  Browser anna = told_at_once("Anna");
  anna.post("/api/me", R"({"language":"de"})");
  Browser ben = member("Ben");
  Browser zoe = told_at_once("Zoe");
  game(anna, ben);
  seconds(turn_mail_delay);
  const std::string target = stop_target(mails.take());
  Browser nobody(*this);
  const HttpReply asked = nobody.ask("GET", target);
  EXPECT_EQ(asked.status, 200);
  EXPECT_EQ(asked.header("Content-Type"), "text/html; charset=utf-8");
  EXPECT_EQ(asked.header("Cache-Control"), "no-store");
  EXPECT_THAT(asked.body, HasSubstr("<form method=\"post\"><button>Keine Mails mehr</button></form>"));
  EXPECT_THAT(asked.body, Not(HasSubstr("script")));
  EXPECT_EQ(chosen(anna).at("when"), "at_once") << "programs that look at mails have read it";
  // As RFC 8058 has it: no cookie, no origin.
  const HttpReply ended = ask("POST", target, "List-Unsubscribe=One-Click",
                              {{"Content-Type", "application/x-www-form-urlencoded"}});
  EXPECT_EQ(ended.status, 200);
  EXPECT_THAT(ended.body, Not(HasSubstr("<form")));
  EXPECT_EQ(chosen(anna).at("when"), "never");
  EXPECT_FALSE(chosen(anna).at("refused").as_bool());
  EXPECT_EQ(nobody.post(target).status, 200) << "once more changes nothing";
  EXPECT_THAT(nobody.ask("GET", target).body, Not(HasSubstr("<form")));
  EXPECT_EQ(nobody.ask("GET", "/api/mail/stop/0123456789abcdef").status, 200)
      << "nobody learns which there are";
  game(anna, ben);
  expect_only_marker(zoe, ben);
  EXPECT_EQ(choose_at_once(anna).status, 200);
  EXPECT_EQ(stop_target(mails.take()), target) << "links in mails from before still end them";
}

TEST_F(TurnMailTest, EndWithTheAccount) {
  Browser anna = told_at_once("Anna");
  Browser ben = member("Ben");
  Browser zoe = told_at_once("Zoe");
  game(anna, ben);
  EXPECT_EQ(anna.post("/api/me/delete", R"({"password":"ein langes Wort"})").status, 200);
  expect_only_marker(zoe, ben);
}

TEST_F(TurnMailTest, AServerWithoutMailSendsNone) {
  Browser anna = told_at_once("Anna");
  restart_with([this](ServerOptions& options) {
    set(options);
    options.mailer = nullptr;
  });
  EXPECT_EQ(code_of(choose_at_once(anna)), "no_mail");
  EXPECT_EQ(chosen(anna).at("when"), "at_once");
}

}  // namespace
}  // namespace muehle::server::testing

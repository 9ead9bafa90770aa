// Mails to a small SMTP server on this machine that keeps what is said, refuses, and says nothing.
#include "server/transports/smtp.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <future>

#include "server/testing/server_test.h"
#include "server/testing/test_mail.h"

namespace muehle::server::testing {
namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;
using namespace std::chrono_literals;

Mail mail_to(const std::string& name) {
  return {mailbox(name + "@example.org"), "Grüße", "Hallo,\n.\nEnde\n"};
}

class SmtpTest : public ::testing::Test {
 protected:
  SmtpSettings settings(LineSafety safety = LineSafety::clear) {
    return {.server = {.tls = false, .host = "127.0.0.1", .port = smtp.port()},
            .safety = safety,
            .user = {},
            .password = {},
            .from = mailbox("muehle@club.example"),
            .name = "club.example"};
  }
  static SmtpPatience at_once() {
    SmtpPatience patience;
    patience.pauses = {0ms, 0ms, 0ms};
    return patience;
  }
  long times(const std::string& line) {
    const std::vector<std::string> all = smtp.said();
    return std::ranges::count(all, line);
  }

  FakeSmtp smtp;
};

TEST_F(SmtpTest, HandsAMailIn) {
  SmtpMailer mailer(settings());
  EXPECT_TRUE(mailer.send(mail_to("anna")));
  const ReadMail mail = read_mail(smtp.mails(1)[0]);
  EXPECT_EQ(mail.header("To"), "anna@example.org");
  EXPECT_EQ(mail.header("From"), "muehle@club.example");
  EXPECT_EQ(mail.header("Subject"), "Grüße");
  EXPECT_THAT(mail.header("Message-ID"), AllOf(StartsWith("<"), HasSubstr("@club.example>")));
  EXPECT_THAT(mail.header("Date"), HasSubstr(" +0000"));
  EXPECT_EQ(mail.text, "Hallo,\n.\nEnde\n");
  const std::vector<std::string> said = smtp.said();
  EXPECT_EQ(std::vector(said.begin(), said.begin() + 4),
            (std::vector<std::string>{"EHLO club.example", "MAIL FROM:<muehle@club.example>",
                                      "RCPT TO:<anna@example.org>", "DATA"}));
}

TEST_F(SmtpTest, SaysWhoItIsWhereItHasAPassword) {
  smtp.offers_login = true;
  SmtpSettings known = settings();
  known.user = "club";
  known.password = "geheim";
  SmtpMailer mailer(known);
  mailer.send(mail_to("anna"));
  smtp.mails(1);
  EXPECT_EQ(smtp.login(), std::string("\0club\0geheim", 12));
}

TEST_F(SmtpTest, SaysNothingWhereTheLineMustBeEncryptedAndIsNot) {
  const Log log;
  smtp.offers_login = true;
  SmtpSettings known = settings(LineSafety::starttls);
  known.user = "club";
  known.password = "geheim";
  {
    SmtpMailer mailer(known, at_once());
    mailer.send(mail_to("anna"));
    smtp.wait_for_connections(4);
  }
  for (const std::string& line : smtp.said()) {
    EXPECT_FALSE(line.starts_with("AUTH") || line.starts_with("MAIL") || line.starts_with("RCPT")) << line;
  }
}

TEST_F(SmtpTest, TriesAgainWhatWasRefusedForNow) {
  smtp.answer("RCPT", "451 later", 2);
  smtp.answer(".", "451 later", 1);
  SmtpMailer mailer(settings(), at_once());
  mailer.send(mail_to("anna"));
  const std::vector<std::string> mails = smtp.mails(2);
  EXPECT_EQ(times("RCPT TO:<anna@example.org>"), 4);
  EXPECT_EQ(mails[0], mails[1]) << "the same mail, by its Message-ID too";
}

TEST_F(SmtpTest, GivesUpWhatWasRefusedForGood) {
  const Log log;
  smtp.answer("RCPT", "550 <anna@example.org> is nobody", 1);
  {
    SmtpMailer mailer(settings(), at_once());
    mailer.send(mail_to("anna"));
    mailer.send(mail_to("ben"));
    EXPECT_THAT(smtp.mails(1)[0], HasSubstr("To: ben@example.org"));
  }
  EXPECT_EQ(times("RCPT TO:<anna@example.org>"), 1);
  EXPECT_THAT(log.text(), HasSubstr("a mail is not sent, after 1 tries"));
  EXPECT_THAT(log.text(), HasSubstr("550"));
  EXPECT_THAT(log.text(), Not(HasSubstr("anna"))) << "no log has an address";
}

TEST_F(SmtpTest, GivesUpAServerThatSaysNothing) {
  const Log log;
  smtp.hangs = 4;
  SmtpPatience patience = at_once();
  patience.sending = 50ms;
  {
    SmtpMailer mailer(settings(), patience);
    mailer.send(mail_to("anna"));
    smtp.wait_for_connections(4);
  }
  EXPECT_THAT(log.text(), ::testing::AnyOf(HasSubstr("a mail is not sent, after 4 tries"),
                                           HasSubstr("1 mails that waited are not sent")));
  EXPECT_EQ(smtp.said().size(), 0u);
}

TEST_F(SmtpTest, KeepsNobodyWaitingForWhatFailed) {
  smtp.answer("RCPT", "451 later", 1);
  SmtpPatience patience;
  patience.pauses = {1h};
  SmtpMailer mailer(settings(), patience);
  mailer.send(mail_to("anna"));
  mailer.send(mail_to("ben"));
  EXPECT_THAT(smtp.mails(1)[0], HasSubstr("To: ben@example.org"));
}

TEST_F(SmtpTest, StopsAtOnceWhileAServerSaysNothing) {
  const Log log;
  smtp.hangs = 1;
  SmtpPatience patience;
  patience.sending = 1h;
  {
    SmtpMailer mailer(settings(), patience);
    mailer.send(mail_to("anna"));
    smtp.wait_for_connections(1);
  }
  EXPECT_THAT(log.text(), HasSubstr("1 mails that waited are not sent"));
}

TEST_F(SmtpTest, TakesSoManyAndNoMore) {
  smtp.hangs = 1;
  SmtpPatience patience;
  patience.sending = 1h;
  patience.most_waiting = 2;
  SmtpMailer mailer(settings(), patience);
  EXPECT_TRUE(mailer.send(mail_to("anna")));
  EXPECT_TRUE(mailer.send(mail_to("ben")));
  EXPECT_FALSE(mailer.send(mail_to("zoe")));
}

// Tried once, with what has become of it.
Delivery delivered(SmtpMailer& mailer, std::stop_token stop = {}) {
  std::promise<Delivery> known;
  mailer.deliver(mail_to("anna"), std::move(stop), [&](Delivery delivery) { known.set_value(delivery); });
  return known.get_future().get();
}

TEST_F(SmtpTest, SaysWhatHasBecomeOfAMailThatIsTriedOnce) {
  SmtpMailer mailer(settings(), at_once());
  EXPECT_EQ(delivered(mailer), Delivery::done);
  smtp.answer("RCPT", "550 nobody");
  EXPECT_EQ(delivered(mailer), Delivery::refused);
  smtp.answer("RCPT", "451 later");
  EXPECT_EQ(delivered(mailer), Delivery::put_off);
  smtp.answer(".", "554 no");
  EXPECT_EQ(delivered(mailer), Delivery::refused);
  smtp.answer(".", "452 full");
  EXPECT_EQ(delivered(mailer), Delivery::put_off);
  for (const char* command : {"EHLO", "MAIL", "DATA"}) {
    smtp.answer(command, "550 not from here");
    smtp.answer("HELO", "550 not from here");
    EXPECT_EQ(delivered(mailer), Delivery::failed) << command << ": no mailbox has said so";
    smtp.answer("HELO", "250 fake");
  }
  EXPECT_EQ(times("RCPT TO:<anna@example.org>"), 6) << "each of them once";
}

TEST_F(SmtpTest, SaysThatNobodyTakesMails) {
  SmtpSettings elsewhere = settings();
  elsewhere.server.port = 1;  // nobody listens there
  SmtpMailer mailer(elsewhere, at_once());
  EXPECT_EQ(delivered(mailer), Delivery::failed);
}

TEST_F(SmtpTest, GivesUpWhatIsTriedOnceWhenItIsStopped) {
  smtp.hangs = 1;
  SmtpPatience patience;
  patience.sending = 1h;
  SmtpMailer mailer(settings(), patience);
  std::stop_source stopping;
  std::array<std::promise<Delivery>, 2> known;
  for (std::promise<Delivery>& one : known)
    mailer.deliver(mail_to("anna"), stopping.get_token(),
                   [&one](Delivery delivery) { one.set_value(delivery); });
  smtp.wait_for_connections(1);
  stopping.request_stop();
  for (std::promise<Delivery>& one : known) EXPECT_EQ(one.get_future().get(), Delivery::stopped);
  EXPECT_EQ(delivered(mailer, stopping.get_token()), Delivery::stopped) << "and what comes behind that";
  EXPECT_EQ(delivered(mailer), Delivery::done) << "others go on";
}

TEST_F(SmtpTest, SaysOfWhatWaitsWhenItEndsThatNobodyKnows) {
  const Log log;
  smtp.hangs = 1;
  SmtpPatience patience;
  patience.sending = 1h;
  std::promise<Delivery> known;
  {
    SmtpMailer mailer(settings(), patience);
    mailer.send(mail_to("ben"));
    smtp.wait_for_connections(1);
    mailer.deliver(mail_to("anna"), {}, [&](Delivery delivery) { known.set_value(delivery); });
  }
  EXPECT_EQ(known.get_future().get(), Delivery::stopped);
}

TEST(SmtpUrl, IsAServerAndAPort) {
  const SmtpServer plain = parse_smtp_url("smtp://mail.example.org:587").value();
  EXPECT_FALSE(plain.tls);
  EXPECT_EQ(plain.host, "mail.example.org");
  EXPECT_EQ(plain.port, 587);
  EXPECT_TRUE(parse_smtp_url("smtps://mail.example.org:465/").value().tls);
  EXPECT_EQ(parse_smtp_url("smtp://[::1]:25").value().host, "[::1]");
  for (const char* bad :
       {"", "mail.example.org:587", "http://mail.example.org:80", "smtp://mail.example.org", "smtp://:587",
        "smtp://me:secret@mail.example.org:587", "smtp://mail.example.org:587/x",
        "smtp://mail.example.org:587?x", "smtp://mail.example.org:0", "smtp://mail.example.org:99999",
        "smtp://mail example.org:25"})
    EXPECT_FALSE(parse_smtp_url(bad)) << bad;
}

TEST(SmtpUrl, SaysHowTheLineIsKeptFromOthers) {
  const auto safety = [](const char* url, bool has_password) {
    return safety_of(parse_smtp_url(url).value(), has_password);
  };
  EXPECT_EQ(safety("smtp://mail.example.org:587", true), LineSafety::starttls);
  EXPECT_EQ(safety("smtp://mail.example.org:25", false), LineSafety::offered);
  for (const char* own : {"smtp://localhost:25", "smtp://127.0.0.1:25", "smtp://[::1]:25"}) {
    EXPECT_EQ(safety(own, true), LineSafety::clear) << own;
    EXPECT_EQ(safety(own, false), LineSafety::clear) << own;
  }
  EXPECT_EQ(safety("smtps://mail.example.org:465", true), LineSafety::tls);
  EXPECT_EQ(safety("smtps://localhost:465", false), LineSafety::tls);
}

}  // namespace
}  // namespace muehle::server::testing

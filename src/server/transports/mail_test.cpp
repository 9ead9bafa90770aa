#include "server/transports/mail.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/testing/test_mail.h"
#include "server/transports/mail_words.h"

namespace muehle::server {
namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;
using testing::mailbox;
using ::testing::Not;

TEST(Mailbox, IsAnAddressAndNothingElse) {
  for (const char* good : {"anna@example.org", "a.b+c_d@x-1.example.org", "A@B.cd", "x@xn--mhle-kva.example"})
    EXPECT_TRUE(Mailbox::read(good)) << good;
  const std::string long_label(64, 'a');
  for (const std::string& bad : {std::string(),
                                 std::string("anna"),
                                 std::string("@example.org"),
                                 std::string("anna@"),
                                 std::string("anna@example"),
                                 std::string("a@b@example.org"),
                                 std::string("an na@example.org"),
                                 std::string("anna@example.org "),
                                 std::string("anna@example.org\r\nBcc: x@example.org"),
                                 std::string("anna\n@example.org"),
                                 std::string("<anna@example.org>"),
                                 std::string("\"anna\"@example.org"),
                                 std::string("a..b@example.org"),
                                 std::string(".a@example.org"),
                                 std::string("a.@example.org"),
                                 std::string("a@-x.org"),
                                 std::string("a@x-.org"),
                                 std::string("a@x..org"),
                                 std::string("a@127.0.0.1"),
                                 std::string("a@[127.0.0.1]"),
                                 std::string("jürgen@example.org"),
                                 std::string("a@müller.de"),
                                 std::string("a@x.org\0", 8),
                                 std::string("a,b@x.org"),
                                 long_label + "x@example.org",
                                 "a@" + long_label + ".org",
                                 "a@" + std::string(260, 'a') + ".org"})
    EXPECT_FALSE(Mailbox::read(bad)) << bad;
  EXPECT_EQ(mailbox("anna@example.org").domain(), "example.org");
}

TEST(Mail, IsWrittenAsServersWantIt) {
  const Mail mail{mailbox("anna@example.org"), "Hello", "One\n\nTwo = 2 \n"};
  EXPECT_EQ(written(mail, mailbox("muehle@club.example"), "id1", 1'700'000'000),
            "Date: Tue, 14 Nov 2023 22:13:20 +0000\r\n"
            "From: muehle@club.example\r\n"
            "To: anna@example.org\r\n"
            "Subject: Hello\r\n"
            "Message-ID: <id1@club.example>\r\n"
            "Auto-Submitted: auto-generated\r\n"
            "MIME-Version: 1.0\r\n"
            "Content-Type: text/plain; charset=utf-8\r\n"
            "Content-Transfer-Encoding: quoted-printable\r\n"
            "\r\n"
            "One\r\n\r\nTwo =3D 2=20\r\n");
}

TEST(Mail, HasNoHeaderThatItsSubjectMakes) {
  const Mail mail{mailbox("anna@example.org"), "Hello\r\nBcc: ben@example.org", "x\r\n.\r\nQUIT\n"};
  const std::string text = written(mail, mailbox("muehle@club.example"), "id", 0);
  EXPECT_THAT(text, HasSubstr("Subject: Hello  Bcc: ben@example.org\r\n"));
  EXPECT_THAT(text, Not(HasSubstr("\nBcc")));
  EXPECT_THAT(text, HasSubstr("x=0D\r\n.=0D\r\n"));
}

TEST(Mail, SaysAnythingInLinesThatAreShortEnough) {
  const std::string subject =
      "Mühle: " + std::string(30, 'x') + " ősz és más ünnepek " + std::string(40, 'y');
  std::string text;
  for (int i = 0; i < 60; ++i) text += "Grüße und €uro=" + std::to_string(i) + " ";
  text += "\nEnde\n";
  const Mail mail{mailbox("anna@example.org"), subject, text};
  const std::string raw = written(mail, mailbox("muehle@club.example"), "id", 0);
  for (std::size_t at = 0; at < raw.size();) {
    const std::size_t end = raw.find("\r\n", at);
    ASSERT_NE(end, std::string::npos);
    EXPECT_LE(end - at, 76u) << raw.substr(at, end - at);
    at = end + 2;
  }
  for (const char c : raw) EXPECT_LT(static_cast<unsigned char>(c), 0x80);
  const testing::ReadMail read = testing::read_mail(raw);
  EXPECT_EQ(read.header("Subject"), subject);
  EXPECT_EQ(read.text, text);
}

TEST(MailWords, AreInTheLanguageOfThePlayer) {
  const Mailbox to = mailbox("anna@example.org");
  const auto subject = [&](std::string_view language) {
    return mail_of(Letter::reset, language, to, "Anna", "https://x.example", "t").subject;
  };
  EXPECT_EQ(subject("de"), "Mühle: neues Passwort");
  EXPECT_EQ(subject("en"), "Mühle: a new password");
  EXPECT_EQ(subject("fr"), "Jeu du moulin : nouveau mot de passe");
  EXPECT_EQ(subject("hu"), "Malom: új jelszó");
  EXPECT_EQ(subject("nl"), "Molenspel: nieuw wachtwoord");
  EXPECT_EQ(subject("it"), "Mulino: nuova password");
  EXPECT_EQ(subject(""), "Mühle: a new password");
  EXPECT_EQ(subject("xx"), "Mühle: a new password");
}

TEST(MailWords, HaveTheLinkTheNameAndThePlace) {
  const Mailbox to = mailbox("anna@example.org");
  for (const char* language : {"de", "en", "fr", "hu", "nl", "it"}) {
    const Mail confirm = mail_of(Letter::confirm, language, to, "Anna", "https://x.example", "abc");
    EXPECT_THAT(confirm.text, HasSubstr("\nhttps://x.example/#mail=abc\n"));
    const Mail reset = mail_of(Letter::reset, language, to, "Anna", "https://x.example", "abc");
    EXPECT_THAT(reset.text, HasSubstr("\nhttps://x.example/#reset=abc\n"));
    const Mail changed = mail_of(Letter::changed, language, to, "Anna", "https://x.example");
    EXPECT_THAT(changed.text, Not(HasSubstr("#")));
    const Mail moved = mail_of(Letter::moved, language, to, "Anna", "https://x.example");
    EXPECT_NE(moved.text, changed.text);
    EXPECT_THAT(moved.text, Not(HasSubstr("#")));
    for (const Mail& mail : {confirm, reset, changed, moved}) {
      EXPECT_EQ(mail.to.text(), "anna@example.org");
      EXPECT_THAT(mail.text, HasSubstr("Anna"));
      EXPECT_THAT(mail.text, HasSubstr("https://x.example/"));
      EXPECT_THAT(mail.text, Not(HasSubstr("{")));
      EXPECT_THAT(mail.text, EndsWith("\n"));
    }
  }
}

}  // namespace
}  // namespace muehle::server

// What is said by mail when it is somebody's move.
#include "server/notices/turn_letter.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/testing/test_mail.h"
#include "server/testing/turn_test.h"

namespace muehle::server::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

TurnSeen turn(const std::string& code, const std::string& opponent, const std::string& rules = "standard") {
  TurnSeen seen = seen_turn(7, opponent);
  seen.game.code = code;
  seen.game.rules = rules;
  seen.deadline = 1'700'000'000;
  return seen;
}
Mail letter(const std::string& language, std::vector<TurnSeen> turns) {
  return mail_of({.to = mailbox("anna@example.org"),
                  .name = "Anna",
                  .language = language,
                  .zone = "Europe/Berlin",
                  .place = "https://muehle.example",
                  .stop_key = "0123456789abcdef0123456789abcdef",
                  .turns = std::move(turns)});
}

TEST(TurnLetter, HasALineAndALinkForEachGame) {
  const Mail mail = letter("de", {turn("aaaa", "Ben"), turn("bbbb", "", "strikt")});
  EXPECT_EQ(mail.subject, "Mühle: Du bist in 2 Partien am Zug");
  EXPECT_THAT(mail.text, HasSubstr("Hallo Anna,\n"));
  EXPECT_THAT(mail.text, HasSubstr("\nBen, Standard, bis "));
  EXPECT_THAT(mail.text, HasSubstr("23:13\nhttps://muehle.example/g/aaaa\n"));
  EXPECT_THAT(mail.text, HasSubstr("\nGast, Strikt, bis "));
  EXPECT_THAT(mail.text, HasSubstr("\nhttps://muehle.example/g/bbbb\n"));
  const std::string stop = "https://muehle.example/api/mail/stop/0123456789abcdef0123456789abcdef";
  EXPECT_THAT(mail.text, HasSubstr("\n" + stop + "\n"));
  EXPECT_EQ(mail.unsubscribe, stop);
}

TEST(TurnLetter, IsInEachLanguage) {
  const std::vector<std::pair<std::string, std::string>> subjects = {
      {"en", "Mühle: your move in one game"},
      {"de", "Mühle: Du bist in einer Partie am Zug"},
      {"fr", "Jeu du moulin\u202f: à toi de jouer dans une partie"},
      {"hu", "Malom: egy játszmában te jössz"},
      {"nl", "Molenspel: je bent aan zet in één partij"},
      {"it", "Mulino: tocca a te in una partita"},
      {"xx", "Mühle: your move in one game"}};
  for (const auto& [language, subject] : subjects) {
    const Mail mail = letter(language, {turn("aaaa", "Ben", "standard,flying=never")});
    EXPECT_EQ(mail.subject, subject);
    EXPECT_THAT(mail.text, Not(HasSubstr("{"))) << language;
    for (const std::string& text : {stop_page(language, "Anna").text, stopped_page(language).text})
      EXPECT_THAT(text, Not(HasSubstr("{"))) << language;
    EXPECT_TRUE(stopped_page(language).button.empty());
  }
}

TEST(TurnLetter, ShowsMailProgramsHowItIsEndedByOneClick) {
  const std::string raw =
      written(letter("en", {turn("aaaa", "Ben")}), mailbox("muehle@club.example"), "id", 0);
  const ReadMail mail = read_mail(raw);
  EXPECT_EQ(mail.header("List-Unsubscribe"),
            "<https://muehle.example/api/mail/stop/0123456789abcdef0123456789abcdef>");
  EXPECT_EQ(mail.header("List-Unsubscribe-Post"), "List-Unsubscribe=One-Click");
  EXPECT_EQ(mail.header("MIME-Version"), "1.0");
  for (std::size_t at = 0; at < raw.size();) {
    const std::size_t end = raw.find("\r\n", at);
    EXPECT_LE(end - at, 120u) << raw.substr(at, end - at);
    at = end + 2;
  }
}

}  // namespace
}  // namespace muehle::server::testing

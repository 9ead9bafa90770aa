// Deadlines as calendars read them.
#include "server/notices/calendar.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/testing/turn_test.h"
#include "support/text.h"

namespace muehle::server {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

TurnSeen turn(std::int64_t number, const std::string& opponent = "Ben") {
  TurnSeen seen = testing::seen_turn(number, opponent);
  seen.game.rules = "strikt";
  seen.game.began_at = 1'700'000'000;
  seen.game.moved_at = 1'700'000'321;
  seen.deadline = 1'700'259'521;
  return seen;
}
std::string text_of(std::vector<TurnSeen> turns, const std::string& language = "en") {
  return calendar_text({.language = language, .place = "https://muehle.example", .turns = std::move(turns)});
}

TEST(Calendar, IsWholeWithoutATurn) {
  EXPECT_EQ(text_of({}),
            "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//muehle//games by days//EN\r\nCALSCALE:GREGORIAN\r\n"
            "X-WR-CALNAME:Mühle\r\nEND:VCALENDAR\r\n");
}

TEST(Calendar, HasAnEventAtTheDeadlineOfEachTurn) {
  EXPECT_THAT(text_of({turn(7)}), HasSubstr("BEGIN:VEVENT\r\n"
                                            "UID:kbxw4n7p2m9q-7-4@muehle.example\r\n"
                                            "DTSTAMP:20231114T221841Z\r\n"
                                            "DTSTART:20231117T221800Z\r\n"
                                            "SUMMARY:Mühle: your move against Ben\r\n"
                                            "DESCRIPTION:Strict\r\n"
                                            "URL:https://muehle.example/g/kbxw4n7p2m9q\r\n"
                                            "TRANSP:TRANSPARENT\r\n"
                                            "END:VEVENT\r\n"));
  EXPECT_THAT(text_of({turn(7)}), Not(HasSubstr("VALARM")));
  EXPECT_THAT(text_of({turn(7)}, "de"),
              HasSubstr("SUMMARY:Mühle: am Zug gegen Ben\r\nDESCRIPTION:Strikt\r\n"));
}

TEST(Calendar, IsTheSameForTheSameTurnsInAnyOrder) {
  EXPECT_EQ(text_of({turn(7), turn(3)}), text_of({turn(3), turn(7)}));
  TurnSeen later = turn(7);
  later.deadline += 15;
  EXPECT_EQ(text_of({later}), text_of({turn(7)})) << "an outage of some seconds";
}

TEST(Calendar, EscapesWhatMeansSomething) {
  EXPECT_THAT(text_of({turn(7, "a,b;c\\d\r\nEND:VEVENT")}),
              HasSubstr("SUMMARY:Mühle: your move against a\\,b\\;c\\\\d\\nEND:VEVENT\r\n"));
}

TEST(Calendar, FoldsLinesBetweenCharacters) {
  std::string name;
  for (int i = 0; i < 60; ++i) name += "ű";
  const std::string text = text_of({turn(7, name)});
  std::string unfolded = text;
  for (std::size_t at = 0; (at = unfolded.find("\r\n ", at)) != std::string::npos;) unfolded.erase(at, 3);
  EXPECT_THAT(unfolded, HasSubstr("against " + name + "\r\n"));
  for (const std::string_view line : split(text, '\n')) {
    EXPECT_LE(line.size(), 76u) << line;  // the carriage return among them
    EXPECT_EQ(utf8_prefix(line), line.size()) << line;
  }
}

}  // namespace
}  // namespace muehle::server

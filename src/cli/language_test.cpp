// The texts that the command and the page share: there for everything that the core names.
#include "cli/language.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "rules/game.h"
#include "rules/problem.h"
#include "rules/record.h"
#include "search/player.h"
#include "support/text.h"

namespace muehle::cli {
namespace {

using ::testing::HasSubstr;

constexpr Language both[] = {Language::german, Language::english};

void expect_text(std::string_view path) {
  for (const Language language : both) EXPECT_FALSE(find_shared_text(path, language).empty()) << path;
}

// The places for arguments in a pattern: `{0}`, `{2+}`.
std::set<std::string> places(std::string_view pattern) {
  std::set<std::string> found;
  for (std::size_t at = pattern.find('{'); at != std::string_view::npos; at = pattern.find('{', at + 1)) {
    const std::string place(pattern.substr(at, pattern.find('}', at) - at));
    if (place.size() > 1 && '0' <= place[1] && place[1] <= '9') found.insert(place);
  }
  return found;
}

TEST(SharedTexts, SpeakOfEveryPreset) {
  for (const Preset& preset : presets()) {
    expect_text(fmt::format("/presets/{}/title", preset.id));
    expect_text(fmt::format("/presets/{}/description", preset.id));
    for (const Unsaid& unsaid : preset.unsaid)
      expect_text(fmt::format("/presets/{}/unsaid/{}", preset.id, unsaid.rule));
  }
  for (const RuleParameter& parameter : rule_parameters())
    expect_text(fmt::format("/parameters/{}", parameter.name));
  for (const std::string_view rule : fixed_rules) expect_text(fmt::format("/fixedRules/{}", rule));
}

TEST(SharedTexts, SpeakOfEveryLevelAndRemark) {
  for (int number = 1; number <= search::trap_setter().number; ++number) {
    expect_text(fmt::format("/levels/{}/name", number));
    expect_text(fmt::format("/levels/{}/description", number));
  }
  for (int n = 0; n < search::remark_count; ++n)
    expect_text(fmt::format("/remarks/{}", search::to_text(static_cast<search::Remark>(n))));
}

TEST(SharedTexts, SayEveryProblemInGermanWithAllItsArguments) {
  for (int n = 0; n < problem_count; ++n) {
    const auto problem = static_cast<Problem>(n);
    const std::string_view sentence = find_sentence(to_text(problem), Language::german);
    ASSERT_FALSE(sentence.empty()) << to_text(problem);
    EXPECT_EQ(places(sentence), places(pattern(problem))) << sentence;
  }
}

TEST(SharedTexts, SayEveryFaultAndRefusal) {
  for (int n = 0; n <= static_cast<int>(Fault::capture_protected); ++n) {
    EXPECT_FALSE(find_sentence(to_text(static_cast<Fault>(n)), Language::german).empty()) << n;
    EXPECT_FALSE(fault_sentence(static_cast<Fault>(n), Language::english).empty()) << n;
  }
  for (int n = 0; n <= static_cast<int>(Refusal::too_few_plies); ++n)
    expect_text(fmt::format("/errors/{}", to_text(static_cast<Refusal>(n))));
}

TEST(MessageOf, SaysAnErrorInTheLanguageOfThePlayer) {
  const Error error = parse_rules("standard,repetition=often").error();
  EXPECT_EQ(message_of(error, Language::english), error.message);
  EXPECT_EQ(message_of(error, Language::german),
            "Die Regel `repetition` kann nicht `often` sein, nur off, threefold oder consecutive.");
}

TEST(MessageOf, SaysWhereInWhichText) {
  const Error error = fail_in("game.txt, ", read_record("1. d6 d6 *").error()).value();
  EXPECT_EQ(message_of(error, Language::german),
            "game.txt, Zeile 1, Spalte 7: Der Zug 1… d6 geht nicht. Der Zielpunkt ist besetzt.");
  EXPECT_THAT(message_of(error, Language::english), HasSubstr("game.txt, line 1, column 7: d6 is not legal"));
  const Error line = fail_at(3, 0, parse_move("z9").error()).value();
  EXPECT_THAT(message_of(line, Language::german), HasSubstr("Zeile 3: `z9` ist kein Zug."));
}

TEST(MessageOf, LeavesWhatHasNoNameAsItIs) {
  EXPECT_EQ(message_of(fail("cannot open it").value(), Language::german), "cannot open it");
}

}  // namespace
}  // namespace muehle::cli

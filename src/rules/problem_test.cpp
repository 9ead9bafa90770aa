#include "rules/problem.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "rules/record.h"
#include "rules/rules_test.h"

namespace muehle {
namespace {

using ::testing::ElementsAre;
using ::testing::StartsWith;

TEST(Problem, EveryOneHasANameAndASentenceOfItsOwn) {
  std::set<std::string_view> names;
  std::set<std::string_view> sentences;
  for (int n = 0; n < problem_count; ++n) {
    names.insert(to_text(static_cast<Problem>(n)));
    sentences.insert(pattern(static_cast<Problem>(n)));
  }
  EXPECT_EQ(names.size(), static_cast<std::size_t>(problem_count));
  EXPECT_EQ(sentences.size(), static_cast<std::size_t>(problem_count));
  EXPECT_FALSE(names.contains(""));
}

TEST(Problem, AnErrorCarriesWhatItsMessageIsMadeOf) {
  const Error error = parse_rules("standard,repetition=often").error();
  EXPECT_EQ(error.message,
            "the rule parameter `repetition` cannot be `often`; it is off, threefold or consecutive");
  EXPECT_EQ(error.code, to_text(Problem::bad_rule_value));
  EXPECT_THAT(error.arguments, ElementsAre("`repetition`", "`often`", "off", "threefold", "consecutive"));
  EXPECT_EQ(error.line, 0);
}

TEST(Problem, AnErrorInARecordAlsoSaysWhere) {
  const Error error = read_record("[Event \"?\"]\n[Rules \"chess\"]\n\n*").error();
  EXPECT_THAT(error.message, StartsWith("line 2, column 1: unknown rule set `chess`; "));
  EXPECT_EQ(error.code, to_text(Problem::unknown_rule_set));
  EXPECT_EQ(error.line, 2);
  EXPECT_EQ(error.column, 1);
}

TEST(Problem, AnIllegalMoveOfARecordIsItsFault) {
  EXPECT_EQ(read_record("1. d6 d6 *").error().code, to_text(Fault::target_occupied));
  EXPECT_EQ(read_record("1. d6 d6 *").error().arguments, std::vector<std::string>{"1… d6"});
  EXPECT_EQ(read_record("1. d6 f4 2. a1-a4 *").error().arguments, std::vector<std::string>{"2. a1-a4"});
  EXPECT_EQ(read_record("1. d6 (1. d7 d7) *").error().code, to_text(Fault::target_occupied));
}

}  // namespace
}  // namespace muehle

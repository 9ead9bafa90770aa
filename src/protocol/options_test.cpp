#include "protocol/options.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "rules/rules_test.h"

namespace muehle::protocol {
namespace {

using engine::Options;
using ::testing::HasSubstr;

OptionChange change(std::string_view name, std::optional<std::string_view> value) {
  return muehle::testing::must(change_option({}, name, value), name);
}

Options options_after(std::string_view name, std::string_view value) {
  return std::get<Options>(change(name, value));
}

std::string option_error(std::string_view name, std::optional<std::string_view> value) {
  const Result<OptionChange> change = change_option({}, name, value);
  return change ? "no error" : change.error().message;
}

TEST(Options, AreReadInAnyCase) {
  EXPECT_EQ(options_after("hash", "64"), Options{.megabytes = 64});
  EXPECT_EQ(options_after("THREADS", "2"), Options{.threads = 2});
  EXPECT_EQ(options_after("multipv", "5"), Options{.lines = 5});
  EXPECT_EQ(options_after("Ponder", "True"), Options{.ponder = true});
  EXPECT_EQ(options_after("Level", "2"), Options{.level = 2});
  EXPECT_EQ(options_after("style", "trap"), Options{.style = search::Style::trap});
  EXPECT_EQ(options_after("Contempt", "0"), Options{.contempt = 0});
  EXPECT_EQ(options_after("MoveOverhead", "0"), Options{.overhead = 0});
  EXPECT_EQ(options_after("Seed", "7"), Options{.seed = 7});
  EXPECT_EQ(change("clear hash", std::nullopt), OptionChange(ClearHash{}));
  EXPECT_EQ(change("database", "/srv/the solved"), OptionChange(UseDatabases{"/srv/the solved"}));
}

TEST(Options, WhatIsThereAlreadyStays) {
  const Options before{.megabytes = 64, .level = 3};
  const auto after = std::get<Options>(*change_option(before, "Seed", "5"));
  EXPECT_EQ(after, (Options{.megabytes = 64, .level = 3, .seed = 5}));
}

TEST(Options, FullStrengthAndNoDatabaseHaveTheirWords) {
  for (const std::string_view none : {"0", "none", "Full"}) {
    const auto after = std::get<Options>(*change_option({.level = 3}, "LEVEL", none));
    EXPECT_EQ(after.level, std::nullopt) << none;
  }
  for (const std::string_view none : {"", "<empty>"}) {
    EXPECT_EQ(change("Database", none), OptionChange(UseDatabases{})) << none;
  }
}

TEST(Options, SayWhatIsWrong) {
  EXPECT_THAT(option_error("Hash", std::nullopt), HasSubstr("setoption name Hash value VALUE"));
  EXPECT_THAT(option_error("Clear Hash", "now"), HasSubstr("no value"));
  EXPECT_THAT(option_error("Ponder", "maybe"), HasSubstr("true or false"));
  EXPECT_THAT(option_error("Style", "wild"), HasSubstr("solid or trap"));
  EXPECT_THAT(option_error("Optimism", "2"), HasSubstr("MoveOverhead"));
  EXPECT_THAT(option_error("Hash", "0"), HasSubstr("4096"));
  EXPECT_THAT(option_error("Level", "99"), HasSubstr("full"));
}

// The defaults that are told are those that hold, and each can be set.
TEST(Options, EachIsDescribedWithItsDefault) {
  const std::vector<std::string> lines = describe_options();
  EXPECT_EQ(lines.size(), 11u);
  EXPECT_EQ(lines[0], "option name Hash type spin default 16 min 1 max 4096");
  for (const std::string_view line : lines) {
    constexpr std::string_view begin = "option name ";
    constexpr std::string_view marker = " default ";
    const std::size_t type = line.find(" type ");
    const std::string_view name = line.substr(begin.size(), type - begin.size());
    const std::size_t place = line.find(marker);
    if (place == std::string_view::npos) {
      EXPECT_EQ(change(name, std::nullopt), OptionChange(ClearHash{}));
      continue;
    }
    const std::string_view rest = line.substr(place + marker.size());
    const OptionChange same = change(name, rest.substr(0, rest.find(' ')));
    EXPECT_TRUE(same == OptionChange(Options{}) || same == OptionChange(UseDatabases{})) << line;
  }
}

}  // namespace
}  // namespace muehle::protocol

#include "protocol/failure.h"

#include <gtest/gtest.h>

#include "protocol/command.h"
#include "protocol/options.h"
#include "rules/movegen.h"
#include "rules/problem.h"
#include "support/text.h"

namespace muehle::protocol {
namespace {

std::string_view code_of(std::string_view line) {
  const Result<Command> command = parse_command(line);
  EXPECT_FALSE(command) << line;
  return command ? std::string_view() : command.error().code;
}

TEST(Failure, TellsWhatIsWrongWithALine) {
  EXPECT_EQ(code_of("hello"), to_text(Failure::unknown_command));
  EXPECT_EQ(code_of("stop now"), to_text(Failure::unexpected_word));
  EXPECT_EQ(code_of("go fast"), to_text(Failure::unexpected_word));
  EXPECT_EQ(code_of("go depth"), to_text(Failure::incomplete));
  EXPECT_EQ(code_of("go infinite depth 3"), to_text(Failure::contradiction));
  EXPECT_EQ(code_of("position \"abc"), to_text(Failure::bad_quotes));
  EXPECT_EQ(code_of(std::string(max_line_bytes + 1, ' ')), to_text(Failure::line_too_long));
  EXPECT_EQ(change_option({}, "Speed", "1").error().code, to_text(Failure::unknown_option));
  EXPECT_EQ(change_option({}, "Style", "wild").error().code, to_text(Failure::bad_value));
}

TEST(Failure, KeepsTheCodesOfTheRules) {
  EXPECT_EQ(code_of("go depth x"), bad_number);
  EXPECT_EQ(code_of("perft 0"), bad_number);
  EXPECT_EQ(code_of("position startpos rules chess"), to_text(Problem::unknown_rule_set));
  const std::string_view no_move = parse_move("z9").error().code;
  EXPECT_FALSE(no_move.empty());
  EXPECT_EQ(code_of("position startpos moves d6 z9"), no_move);
  EXPECT_EQ(code_of("go searchmoves z9"), no_move);
}

}  // namespace
}  // namespace muehle::protocol

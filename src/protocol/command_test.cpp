#include "protocol/command.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "rules/rules_test.h"

namespace muehle::protocol {
namespace {

using muehle::testing::moves;
using muehle::testing::rules;
using muehle::testing::start_at;
using ::testing::HasSubstr;

Command parsed(std::string_view line) { return muehle::testing::must(parse_command(line), line); }

std::string error(std::string_view line) {
  const Result<Command> command = parse_command(line);
  return command ? "no error: " + to_text(*command) : command.error().message;
}

TEST(Command, ReadsTheSimpleOnes) {
  EXPECT_EQ(parsed("uci"), Command(Uci{}));
  EXPECT_EQ(parsed("isready"), Command(IsReady{}));
  EXPECT_EQ(parsed("ucinewgame"), Command(NewGame{}));
  EXPECT_EQ(parsed("stop"), Command(Stop{}));
  EXPECT_EQ(parsed("  quit \r"), Command(Quit{}));
}

TEST(Command, ReadsPositions) {
  EXPECT_EQ(parsed("position startpos"), Command(SetPosition{}));
  EXPECT_EQ(parsed("position startpos rules strikt moves d6 f4"),
            Command(SetPosition{{}, rules("strikt"), moves("d6 f4")}));
  const std::string_view text = "....WB...B.....B.....W.W b 0 0";
  EXPECT_EQ(parsed("position \"" + std::string(text) + "\" moves f6-d1"),
            Command(SetPosition{start_at(text), {}, moves("f6-d1")}));
  const std::string with_counters = std::string(text) + " 12 34";
  EXPECT_EQ(std::get<SetPosition>(parsed("position \"" + with_counters + "\"")).start,
            start_at(with_counters));
  EXPECT_EQ(std::get<SetPosition>(parsed("position startpos rules standard,noMillLimitPlies=40")).rules,
            rules("standard,noMillLimitPlies=40"));
}

TEST(Command, ACaptureMayBeAWordOfItsOwn) {
  EXPECT_EQ(parsed("position startpos moves d6 xg7 a1-a4 xb2 c3"),
            Command(SetPosition{{}, {}, moves("d6xg7 a1-a4xb2 c3")}));
  EXPECT_THAT(error("position startpos moves xg7"), HasSubstr("move 1"));
  EXPECT_THAT(error("position startpos moves d6 xg7 xa1"), HasSubstr("move 2"));
  EXPECT_THAT(error("position startpos moves d6xg7 xa1"), HasSubstr("move 1"));
}

TEST(Command, ReadsLimits) {
  EXPECT_TRUE(std::get<Go>(parsed("go infinite")).infinite());
  EXPECT_TRUE(std::get<Go>(parsed("go")).infinite());
  const Go go = std::get<Go>(parsed("go depth 5 nodes 5000000000 movetime 100"));
  EXPECT_EQ(go.depth, 5);
  EXPECT_EQ(go.nodes, 5'000'000'000u);
  EXPECT_EQ(go.milliseconds, 100);
}

TEST(Command, SaysWhatIsWrong) {
  EXPECT_THAT(error(""), HasSubstr("no command"));
  EXPECT_THAT(error("hello"), HasSubstr("there are uci, isready"));
  EXPECT_THAT(error("uci now"), HasSubstr("nothing after it"));
  EXPECT_THAT(error("position"), HasSubstr("startpos"));
  EXPECT_THAT(error("position fen"), HasSubstr("double quotes"));
  EXPECT_THAT(error("position \"........................ w 9 9"), HasSubstr("closing quote"));
  EXPECT_THAT(error("position \"........................ w 9 9\"moves d6"), HasSubstr("space"));
  EXPECT_THAT(error("position \"WWW w 9 9\""), HasSubstr("24"));
  EXPECT_THAT(error("position startpos d6"), HasSubstr("`d6`"));
  EXPECT_THAT(error("position startpos rules"), HasSubstr("rule set"));
  EXPECT_THAT(error("position startpos rules nonsense"), HasSubstr("nonsense"));
  EXPECT_THAT(error("position startpos moves d4"), HasSubstr("move 1"));
  EXPECT_THAT(error("go fast"), HasSubstr("`fast`"));
  EXPECT_THAT(error("go depth"), HasSubstr("needs a number"));
  EXPECT_THAT(error("go depth 0"), HasSubstr("depth"));
  EXPECT_THAT(error("go depth 3 depth 4"), HasSubstr("twice"));
  EXPECT_THAT(error("go nodes -1"), HasSubstr("nodes"));
  EXPECT_THAT(error("go movetime 1e3"), HasSubstr("movetime"));
  EXPECT_THAT(error("go infinite depth 3"), HasSubstr("not both"));
  EXPECT_THAT(error("setoption Hash 3"), HasSubstr("setoption name NAME value VALUE"));
  EXPECT_THAT(error("setoption name Hash"), HasSubstr("setoption name NAME value VALUE"));
  EXPECT_THAT(error("setoption name Threads value 2"), HasSubstr("MoveOverhead"));
  EXPECT_THAT(error("setoption name Hash value 0"), HasSubstr("4096"));
  EXPECT_THAT(error("setoption name Level value 99"), HasSubstr("full"));
  EXPECT_THAT(error(std::string(max_line_bytes + 1, 'x')), HasSubstr("longer"));
}

TEST(Command, ReadsOptionsInAnyCase) {
  EXPECT_EQ(parsed("setoption name hash value 16"), Command(SetOption{Hash{16}}));
  EXPECT_EQ(parsed("setoption name Level value 2"), Command(SetOption{PlayLevel{2}}));
  EXPECT_EQ(parsed("setoption name LEVEL value Full"), Command(SetOption{PlayLevel{}}));
  EXPECT_EQ(parsed("setoption name MoveOverhead value 0"), Command(SetOption{MoveOverhead{0}}));
  EXPECT_EQ(parsed("setoption name Seed value 7"), Command(SetOption{Seed{7}}));
}

TEST(Command, SurvivesARoundTrip) {
  for (const std::string line :
       {"uci", "isready", "ucinewgame", "stop", "quit", "go infinite", "go depth 7 nodes 12 movetime 100",
        "setoption name Hash value 16", "setoption name Level value full", "setoption name Level value 3",
        "setoption name MoveOverhead value 12", "setoption name Seed value 5", "position startpos",
        "position startpos rules strikt moves d6 f4",
        "position \"....WB...B.....B.....W.W b 0 0 12 34\" moves f6-d1 a1-d7"}) {
    EXPECT_EQ(to_text(parsed(line)), line);
  }
}

RC_GTEST_PROP(Command, NeverMindsWhatItReads, (const std::string& line)) {
  const Result<Command> command = parse_command(line);
  if (command) {
    const Result<Command> again = parse_command(to_text(*command));
    RC_ASSERT(again.has_value());
    RC_ASSERT(to_text(*again) == to_text(*command));
  } else {
    RC_ASSERT(!command.error().message.empty());
  }
}

TEST(Options, EachIsDescribedAndReadBack) {
  const std::vector<std::string> lines = describe_options();
  EXPECT_EQ(lines.size(), std::variant_size_v<OptionValue>);
  EXPECT_THAT(lines[0], ::testing::StartsWith("option name Hash type spin default 16 min 1 max 4096"));
  for (const OptionValue& option :
       {OptionValue(Hash{}), OptionValue(PlayLevel{}), OptionValue(MoveOverhead{}), OptionValue(Seed{})}) {
    EXPECT_EQ(parse_option(option_name(option), option_value(option)), option);
  }
}

}  // namespace
}  // namespace muehle::protocol

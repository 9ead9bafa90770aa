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

std::string command_error(std::string_view line) {
  const Result<Command> command = parse_command(line);
  return command ? "no error: " + to_text(*command) : command.error().message;
}

TEST(Command, ReadsTheSimpleOnes) {
  EXPECT_EQ(parsed("uci"), Command(Uci{}));
  EXPECT_EQ(parsed("isready"), Command(IsReady{}));
  EXPECT_EQ(parsed("ucinewgame"), Command(NewGame{}));
  EXPECT_EQ(parsed("stop"), Command(Stop{}));
  EXPECT_EQ(parsed("ponderhit"), Command(PonderHit{}));
  EXPECT_EQ(parsed("d"), Command(Display{}));
  EXPECT_EQ(parsed("eval"), Command(Evaluate{}));
  EXPECT_EQ(parsed("perft 5"), Command(Perft{5}));
  EXPECT_EQ(parsed("moves"), Command(ListMoves{}));
  EXPECT_EQ(parsed("state"), Command(DescribeState{}));
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
  EXPECT_EQ(parsed("position " + with_counters + " rules strikt moves f6-d1"),
            Command(SetPosition{start_at(with_counters), rules("strikt"), moves("f6-d1")}));
  EXPECT_EQ(parsed("position " + std::string(text)), Command(SetPosition{start_at(text), {}, {}}));
  EXPECT_EQ(std::get<SetPosition>(parsed("position startpos rules standard,noMillLimitPlies=40")).rules,
            rules("standard,noMillLimitPlies=40"));
}

TEST(Command, ACaptureMayBeAWordOfItsOwn) {
  EXPECT_EQ(parsed("position startpos moves d6 xg7 a1-a4 xb2 c3"),
            Command(SetPosition{{}, {}, moves("d6xg7 a1-a4xb2 c3")}));
  EXPECT_THAT(command_error("position startpos moves xg7"), HasSubstr("move 1"));
  EXPECT_THAT(command_error("position startpos moves d6 xg7 xa1"), HasSubstr("move 2"));
  EXPECT_THAT(command_error("position startpos moves d6xg7 xa1"), HasSubstr("move 1"));
}

TEST(Command, ReadsLimits) {
  EXPECT_TRUE(std::get<Go>(parsed("go infinite")).infinite());
  EXPECT_TRUE(std::get<Go>(parsed("go")).infinite());
  const Go go = std::get<Go>(parsed("go depth 5 nodes 5000000000 movetime 100"));
  EXPECT_EQ(go.depth, 5);
  EXPECT_EQ(go.nodes, 5'000'000'000u);
  EXPECT_EQ(go.milliseconds, 100);
  EXPECT_EQ(std::get<Go>(parsed("go mate 9")).win_within, 9);
  EXPECT_FALSE(std::get<Go>(parsed("go mate 9")).infinite());
}

TEST(Command, ReadsClocks) {
  const Go go = std::get<Go>(parsed("go ponder wtime 60000 btime 0 winc 1000 movestogo 12"));
  EXPECT_TRUE(go.ponder);
  EXPECT_FALSE(go.infinite());
  EXPECT_EQ(go.clocks, (Clocks{{60000, 0}, {1000, std::nullopt}, 12}));
  EXPECT_TRUE(std::get<Go>(parsed("go ponder")).infinite());
}

TEST(Command, TakesAClockThatShowsLessThanNothingForOneThatHasRunOut) {
  const Go go = std::get<Go>(parsed("go wtime 1000 btime -20 winc -1"));
  EXPECT_EQ(go.clocks, (Clocks{{1000, 0}, {0, std::nullopt}, std::nullopt}));
}

TEST(Command, ReadsTheMovesToConsider) {
  const Go go = std::get<Go>(parsed("go searchmoves d6 xg7 f4 d6xg7 depth 3"));
  EXPECT_EQ(go.only, moves("d6xg7 f4"));  // each once
  EXPECT_EQ(go.depth, 3);
}

TEST(Command, SaysWhatIsWrong) {
  EXPECT_THAT(command_error(""), HasSubstr("no command"));
  EXPECT_THAT(command_error("hello"), HasSubstr("there are uci, isready"));
  EXPECT_THAT(command_error("uci now"), HasSubstr("nothing after it"));
  EXPECT_THAT(command_error("position"), HasSubstr("startpos"));
  EXPECT_THAT(command_error("position fen"), HasSubstr("double quotes"));
  EXPECT_THAT(command_error("position \"........................ w 9 9"), HasSubstr("closing quote"));
  EXPECT_THAT(command_error("position \"........................ w 9 9\"moves d6"), HasSubstr("space"));
  EXPECT_THAT(command_error("position \"WWW w 9 9\""), HasSubstr("24"));
  EXPECT_THAT(command_error("position startpos d6"), HasSubstr("`d6`"));
  EXPECT_THAT(command_error("position startpos rules"), HasSubstr("rule set"));
  EXPECT_THAT(command_error("position startpos rules nonsense"), HasSubstr("nonsense"));
  EXPECT_THAT(command_error("position startpos moves d4"), HasSubstr("move 1"));
  EXPECT_THAT(command_error("go fast"), HasSubstr("`fast`"));
  EXPECT_THAT(command_error("go depth"), HasSubstr("needs a number"));
  EXPECT_THAT(command_error("go depth 0"), HasSubstr("depth"));
  EXPECT_THAT(command_error("go depth 3 depth 4"), HasSubstr("twice"));
  EXPECT_THAT(command_error("go nodes -1"), HasSubstr("nodes"));
  EXPECT_THAT(command_error("go movetime 1e3"), HasSubstr("movetime"));
  EXPECT_THAT(command_error("go infinite depth 3"), HasSubstr("not both"));
  EXPECT_THAT(command_error("setoption Hash 3"), HasSubstr("setoption name NAME value VALUE"));
  EXPECT_THAT(command_error("go wtime -1s"), HasSubstr("wtime"));
  EXPECT_THAT(command_error("go winc 100"), HasSubstr("needs wtime"));
  EXPECT_THAT(command_error("go wtime 100 binc 100"), HasSubstr("needs btime"));
  EXPECT_THAT(command_error("go movestogo 3"), HasSubstr("wtime or btime"));
  EXPECT_THAT(command_error("go searchmoves"), HasSubstr("at least one"));
  EXPECT_THAT(command_error("go searchmoves depth 3"), HasSubstr("at least one"));
  EXPECT_THAT(command_error("go searchmoves d9"), HasSubstr("searchmoves: move 1"));
  EXPECT_THAT(command_error("go searchmoves d6 depth 1 searchmoves f4"), HasSubstr("twice"));
  EXPECT_THAT(command_error("go mate 0"), HasSubstr("mate"));
  EXPECT_THAT(command_error("perft"), HasSubstr("perft 5"));
  EXPECT_THAT(command_error("perft 0"), HasSubstr("depth of perft"));
  EXPECT_THAT(command_error("state now"), HasSubstr("nothing after it"));
  EXPECT_THAT(command_error(std::string(max_line_bytes + 1, 'x')), HasSubstr("longer"));
}

TEST(Command, ReadsOptionsAsTheyAreWritten) {
  EXPECT_EQ(parsed("setoption name hash value 16"), Command(SetOption{"hash", "16"}));
  EXPECT_EQ(parsed("setoption name clear  hash"), Command(SetOption{"clear hash", std::nullopt}));
  EXPECT_EQ(parsed("setoption name Database value"), Command(SetOption{"Database", ""}));
  EXPECT_EQ(parsed("setoption name Database value /srv/the  solved value "),
            Command(SetOption{"Database", "/srv/the  solved value"}));
}

TEST(Command, SurvivesARoundTrip) {
  for (const std::string line :
       {"uci",
        "isready",
        "ucinewgame",
        "stop",
        "quit",
        "ponderhit",
        "d",
        "eval",
        "perft 3",
        "moves",
        "state",
        "go infinite",
        "go depth 7 nodes 12 movetime 100",
        "go ponder infinite",
        "go ponder mate 5 wtime 1 btime 2 winc 3 binc 4 movestogo 5 searchmoves d6 a1-a4xg7",
        "setoption name Threads value 2",
        "setoption name MultiPV value 3",
        "setoption name Ponder value true",
        "setoption name Style value trap",
        "setoption name Database value /a b",
        "setoption name Clear Hash",
        "setoption name Database value <empty>",
        "setoption name Hash value 16",
        "setoption name Level value full",
        "setoption name Level value 3",
        "setoption name Contempt value 0",
        "setoption name MoveOverhead value 12",
        "setoption name Seed value 5",
        "position startpos",
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

TEST(Command, WritesCapturesAsAskedFor) {
  const Command position = SetPosition{{}, {}, moves("d6 a1-a4xg7 f4xb2")};
  EXPECT_EQ(to_text(position, Captures::split), "position startpos moves d6 a1-a4 xg7 f4 xb2");
  EXPECT_EQ(to_text(position, Captures::joined), "position startpos moves d6 a1-a4xg7 f4xb2");
  EXPECT_EQ(to_text(Command(Go{.depth = 3, .only = moves("d6xg7")}), Captures::split),
            "go depth 3 searchmoves d6 xg7");
}

}  // namespace
}  // namespace muehle::protocol

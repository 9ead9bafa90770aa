#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <limits>

#include "rules/rules_test.h"
#include "support/reply_reader.h"

namespace muehle::protocol {
namespace {

using muehle::testing::move;
using muehle::testing::moves;
using muehle::testing::point;

search::Info sample(search::Score score) {
  return {.number = 2,
          .depth = 7,
          .seldepth = 12,
          .score = score,
          .nodes = 12345,
          .database_hits = 9,
          .microseconds = 50'000,
          .hash_permille = 3,
          .line = moves("d6 f4xa1")};
}

TEST(Reply, WritesWhatTheSearchKnows) {
  EXPECT_EQ(
      to_text(Thought{sample(-30)}),
      "info depth 7 seldepth 12 multipv 2 score cp -30 nodes 12345 nps 246900 hashfull 3 tbhits 9 time 50 "
      "pv d6 f4xa1");
  EXPECT_NE(to_text(Thought{sample(search::win_in(5))}).find("score win 5 "), std::string::npos);
  EXPECT_NE(to_text(Thought{sample(search::loss_in(4))}).find("score loss 4 "), std::string::npos);
  search::Info known = sample(search::win_in(131));
  known.exact = true;
  known.ignores_draw_rules = true;
  EXPECT_NE(to_text(Thought{known}).find("score win 131 exact ignoring_draw_rules nodes"), std::string::npos);
}

TEST(Reply, CountsDoNotOverflow) {
  // Some months of many threads; a million times the nodes do not fit in 64 bits.
  search::Info info = sample(0);
  info.nodes = 30'000'000'000'000;
  info.microseconds = 10'000'000'000'000;
  EXPECT_NE(to_text(Thought{info}).find(" nodes 30000000000000 nps 3000000 "), std::string::npos);
  info.nodes = 9'300'000'000'000;  // and not in 63
  EXPECT_NE(to_text(Thought{info}).find(" nodes 9300000000000 nps 930000 "), std::string::npos);
  info.nodes = std::numeric_limits<std::int64_t>::max();
  const Result<Reply> read = parse_reply(to_text(Thought{info}));
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_EQ(std::get<Thought>(*read).info.nodes, info.nodes);
}

TEST(Reply, WritesTheExpectedAnswer) {
  EXPECT_EQ(to_text(BestMove{move("d6"), move("f4xa1")}), "bestmove d6 ponder f4xa1");
  EXPECT_EQ(to_text(BestMove{}), "bestmove (none)");
}

TEST(Reply, SurvivesARoundTrip) {
  for (const Reply& reply :
       {Reply(Id{"name", "muehle 1.0"}),
        Reply(OptionLine{"option name Hash type spin default 1 min 1 max 2"}), Reply(UciOk{}),
        Reply(ReadyOk{}), Reply(Thought{sample(0)}), Reply(Thought{sample(search::win_in(9))}),
        Reply(Thought{sample(search::loss_in(2))}), Reply(BestMove{move("a1-a4xg7"), {}}), Reply(BestMove{}),
        Reply(BestMove{move("a1-a4xg7"), move("d6")}), Reply(BestCapture{point("g7")}),
        Reply(Note{"two  words"}), Reply(LegalMoves{moves("d6 f4xa1")}), Reply(LegalMoves{}),
        Reply(StateLine{"{}"}), Reply(PerftPart{move("d6"), 12}), Reply(PerftSum{4, 1234}),
        Reply(ErrorLine{"that was wrong"})}) {
    const Result<Reply> read = parse_reply(to_text(reply));
    ASSERT_TRUE(read) << to_text(reply);
    EXPECT_EQ(read->index(), reply.index());
    EXPECT_EQ(to_text(*read), to_text(reply));
  }
}

TEST(Reply, ReadsWhatOtherEnginesAdd) {
  const Result<Reply> read = parse_reply("info depth 3 multipv 1 score cp 5 tbhits 9 time 4 pv d6");
  ASSERT_TRUE(read);
  const search::Info& info = std::get<Thought>(*read).info;
  EXPECT_EQ(info.depth, 3);
  EXPECT_EQ(info.score, 5);
  EXPECT_EQ(info.line, moves("d6"));
  EXPECT_EQ(std::get<BestMove>(*parse_reply("bestmove d6 xg7")).move, move("d6xg7"));
  EXPECT_EQ(std::get<BestMove>(*parse_reply("bestmove d6 xg7 ponder f4 xa1")),
            (BestMove{move("d6xg7"), move("f4xa1")}));
}

TEST(Reply, RefusesNonsense) {
  for (const std::string_view line :
       {"", "hello", "bestmove", "bestmove d4", "bestmove d6 f4", "bestmove d6 ponder", "perft 3",
        "perft move d9 nodes 3", "perft depth 3 nodes -1", "info depth", "info depth x", "info score cp",
        "info score mate 3", "info score win -1", "info score cp 99999999999", "info pv z9", "uciok now"}) {
    EXPECT_FALSE(parse_reply(line)) << line;
  }
}

// What is heard of a line, as text.
std::string heard(std::string_view line) {
  const Result<std::optional<Reply>> reply = hear(line);
  if (!reply) return "error";
  return *reply ? to_text(**reply) : "nothing";
}

TEST(Hear, FindsTheBestMoveWhereverItStands) {
  EXPECT_EQ(heard("bestmove d6"), "bestmove d6");
  EXPECT_EQ(heard("bestmove d6xg7 ponder a1"), "bestmove d6xg7");
  EXPECT_EQ(heard("bestmove a1-a4 xg7"), "bestmove a1-a4xg7");
  EXPECT_EQ(heard("bestmove xg7"), "bestmove xg7");
  EXPECT_EQ(heard("bestmove xg7 xa1"), "bestmove xg7");
  EXPECT_EQ(heard("bestmove d6 ponder xg7"), "bestmove d6");
  EXPECT_EQ(heard("bestmove d6 whatever"), "bestmove d6");
  EXPECT_EQ(heard("info depth 3 score cp 12 pv d6 f4 bestmove d6"), "bestmove d6");
  EXPECT_EQ(heard("info score 4 bestmove xg7 "), "bestmove xg7");
  EXPECT_EQ(heard("bestmove (none)"), "bestmove (none)");
}

TEST(Hear, SaysWhenABestMoveIsNone) {
  for (const std::string_view line : {"bestmove", "bestmove hello", "bestmove xz9", "bestmove d6 xz9"}) {
    EXPECT_EQ(heard(line), "error") << line;
  }
}

TEST(Hear, LeavesOutWhatIsOfNoInterest) {
  for (const std::string_view line :
       {"", "info depth 3", "info score mate 3", "hello", "option name Hash", "id", "uciok now", "{}"}) {
    EXPECT_EQ(heard(line), "nothing") << line;
  }
  for (const std::string_view line : {"id name fake", "uciok", "readyok", "error no bestmove here"}) {
    EXPECT_EQ(heard(line), line);
  }
}

RC_GTEST_PROP(Reply, NeverMindsWhatItReads, (const std::string& line)) {
  const Result<Reply> reply = parse_reply(line);
  if (reply) RC_ASSERT(parse_reply(to_text(*reply)).has_value());
}

}  // namespace
}  // namespace muehle::protocol

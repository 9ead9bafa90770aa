#include "protocol/reply.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "rules/rules_test.h"

namespace muehle::protocol {
namespace {

using muehle::testing::move;
using muehle::testing::moves;

search::Info sample(search::Score score) {
  return {.depth = 7,
          .seldepth = 12,
          .score = score,
          .nodes = 12345,
          .microseconds = 50'000,
          .hash_permille = 3,
          .line = moves("d6 f4xa1")};
}

TEST(Reply, WritesWhatTheSearchKnows) {
  EXPECT_EQ(to_text(Thought{sample(-30)}),
            "info depth 7 seldepth 12 score cp -30 nodes 12345 nps 246900 hashfull 3 time 50 pv d6 f4xa1");
  EXPECT_NE(to_text(Thought{sample(search::win_in(5))}).find("score win 5 "), std::string::npos);
  EXPECT_NE(to_text(Thought{sample(search::loss_in(4))}).find("score loss 4 "), std::string::npos);
}

TEST(Reply, SurvivesARoundTrip) {
  for (const Reply& reply :
       {Reply(Id{"name", "muehle 1.0"}),
        Reply(OptionLine{"option name Hash type spin default 1 min 1 max 2"}), Reply(UciOk{}),
        Reply(ReadyOk{}), Reply(Thought{sample(0)}), Reply(Thought{sample(search::win_in(9))}),
        Reply(Thought{sample(search::loss_in(2))}), Reply(BestMove{move("a1-a4xg7")}), Reply(BestMove{}),
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
}

TEST(Reply, RefusesNonsense) {
  for (const std::string_view line :
       {"", "hello", "bestmove", "bestmove d4", "info depth", "info depth x", "info score cp",
        "info score mate 3", "info score win -1", "info score cp 99999999999", "info pv z9", "uciok now"}) {
    EXPECT_FALSE(parse_reply(line)) << line;
  }
}

RC_GTEST_PROP(Reply, NeverMindsWhatItReads, (const std::string& line)) {
  const Result<Reply> reply = parse_reply(line);
  if (reply) RC_ASSERT(parse_reply(to_text(*reply)).has_value());
}

}  // namespace
}  // namespace muehle::protocol

// How many positions were held, and how much that says.
#include "server/truth/held_values.h"

#include <gtest/gtest.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>

#include "server/testing/social_test.h"

namespace muehle::server {
namespace {

TEST(HeldValuesSpan, IsWideWhereLittleIsKnown) {
  const Span nothing = span_of({0, 0});
  EXPECT_EQ(nothing.low, 0);
  EXPECT_EQ(nothing.high, 1);
  const Span all = span_of({4, 4});
  EXPECT_NEAR(all.low, 0.510, 0.001) << "four of four say little";
  EXPECT_EQ(all.high, 1);
}

// As in Wilson, 1927.
TEST(HeldValuesSpan, IsWilsonsInterval) {
  const Span half = span_of({100, 50});
  EXPECT_NEAR(half.low, 0.404, 0.001);
  EXPECT_NEAR(half.high, 0.596, 0.001);
  const Span most = span_of({200, 190});
  EXPECT_NEAR(most.low, 0.910, 0.001);
  EXPECT_NEAR(most.high, 0.973, 0.001);
}

std::string review_with(const std::string& placing) {
  const std::string phases =
      R"({"phases":{"placing":)" + placing +
      R"(,"moving":{"critical":2,"critical_kept":1},"flying":{"critical":0,"critical_kept":0}}})";
  return R"({"players":{"white":)" + phases + R"(,"black":)" + phases + "}}";
}

TEST(HeldValues, AreReadFromAReview) {
  const auto held = held_in(review_with(R"({"critical":5,"critical_kept":4})"));
  ASSERT_TRUE(held);
  EXPECT_EQ(held->at(0), (HeldByPhase{{{5, 4}, {2, 1}, {0, 0}}}));
  EXPECT_EQ(held->at(1), held->at(0));
}

TEST(HeldValues, AreNothingWhereItIsNone) {
  EXPECT_FALSE(held_in(""));
  EXPECT_FALSE(held_in("{}"));
  EXPECT_FALSE(held_in(review_with("{}")));
  EXPECT_FALSE(held_in(review_with(R"({"critical":"many","critical_kept":4})")));
  EXPECT_FALSE(held_in(review_with("7")));
}

}  // namespace
}  // namespace muehle::server

namespace muehle::server::testing {
namespace {

class HeldValuesTest : public SocialTest {
 protected:
  // What the server does now and then, so many times.
  void read_games(bool knows, int times) {
    const auto store = place_.open();
    boost::asio::io_context io;
    Values values("", 1);
    Workers replaying(1, 10);
    HeldValues held(*store, time, values, replaying, knows);
    for (int n = 0; n < times; ++n) {
      boost::asio::co_spawn(io, held.go_on(), boost::asio::detached);
      io.run();
      io.restart();
    }
  }
  static json::value held(Browser& reader) { return reader.get("/api/referee/players/Anna/held?pool=live"); }
};

TEST_F(HeldValuesTest, AreReadOfRatedGamesBesideEverythingElse) {
  with_false_time();
  Browser wirt = host(time.now().at, "Wirt");
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  const std::string offer(
      anna.posted("/api/seeks", R"({"rules":"standard","time":"300+5","rated":true,"colour":"white"})")
          .at("seek")
          .at("id")
          .as_string());
  play_to_the_end(anna, ben, std::string(ben.posted("/api/seeks/" + offer + "/take").at("code").as_string()));
  const json::value before = held(wirt);
  EXPECT_EQ(before.at("database"), false);
  EXPECT_EQ(before.at("unread"), 1);
  EXPECT_EQ(before.at("phases").at(0).at("own").at("critical"), 0);
  EXPECT_TRUE(before.at("rating").is_number());
  stop();
  read_games(false, 2);
  EXPECT_EQ(place_.number("SELECT count(*) FROM perfect_play"), 0) << "without a database";
  read_games(true, 2);
  EXPECT_EQ(place_.number("SELECT count(*) FROM perfect_play WHERE known = 0"), 2);
  with_false_time();
  EXPECT_EQ(held(wirt).at("unknown"), 1) << "the database does not know it";
  EXPECT_EQ(held(wirt).at("unread"), 0);
}

TEST_F(HeldValuesTest, AreForRefereesAndOfNobodyForHimself) {
  with_false_time();
  Browser wirt = host(time.now().at, "Wirt");
  Browser anna = member("Anna");
  const auto code = [](const HttpReply& reply) { return error_code(reply.body); };
  EXPECT_EQ(code(anna.ask("GET", "/api/referee/players/Wirt/held")), "not_allowed");
  EXPECT_EQ(code(wirt.ask("GET", "/api/referee/players/Wirt/held")), "yourself");
  EXPECT_EQ(code(wirt.ask("GET", "/api/referee/players/Nobody/held")), "not_found");
  EXPECT_EQ(code(wirt.ask("GET", "/api/referee/players/Anna/held?pool=blitz")), "bad_request");
}

}  // namespace
}  // namespace muehle::server::testing

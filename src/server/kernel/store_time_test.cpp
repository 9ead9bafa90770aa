#include "server/kernel/store_time.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "play/clock.h"
#include "server/testing/server_test.h"

namespace muehle::server {
namespace {

namespace json = boost::json;
using play::second;
using testing::event;
using testing::FalseTime;

constexpr Milliseconds back = std::chrono::milliseconds(return_time).count();

class StoreTimeTest : public ::testing::Test {
 protected:
  Milliseconds passed() const { return time.now().tick - began; }
  void answer(bool wrote) {
    const StoreResult<void> result;
    time.answered(wrote, &result);
  }
  void fail(bool wrote) {
    const StoreResult<void> result = tl::unexpected<StoreError>({StoreError::Kind::busy, "it is away"});
    time.answered(wrote, &result);
  }

  FalseTime real;
  StoreTime time{real};
  const Milliseconds began = real.now().tick;
};

TEST_F(StoreTimeTest, GoesWithTheOtherOneWhileTheStoreAnswers) {
  real.pass(10 * second);
  time.asked();
  real.pass(store_patience);
  answer(true);
  real.pass(second);
  EXPECT_EQ(passed(), 11 * second + store_patience);
}

TEST_F(StoreTimeTest, WaitsNoLongerForAnAnswerThanIsUsual) {
  time.asked();
  real.pass(store_patience + short_failure);
  EXPECT_EQ(passed(), store_patience);
  answer(true);
  EXPECT_EQ(passed(), store_patience) << "and never jumps";
  real.pass(second);
  EXPECT_EQ(passed(), store_patience + second);
}

TEST_F(StoreTimeTest, EveryAnswerShowsThatTheStoreGoesOn) {
  for (int queued = 0; queued < 100; ++queued) time.asked();
  for (int answered = 0; answered < 100; ++answered) {
    real.pass(store_patience);
    answer(true);
  }
  EXPECT_EQ(passed(), 100 * store_patience);
}

TEST_F(StoreTimeTest, StandsStillWhileNothingCanBeStoredAndUntilPlayersAreBack) {
  time.asked();
  real.pass(100);
  fail(true);
  real.pass(15 * second);
  EXPECT_EQ(passed(), 100);
  time.asked();
  answer(false);
  real.pass(second);
  EXPECT_EQ(passed(), 100) << "that it can be read does not help who moves";
  time.asked();
  fail(true);
  real.pass(second);
  time.asked();
  answer(true);
  real.pass(back);
  EXPECT_EQ(passed(), 100);
  real.pass(3 * second);
  EXPECT_EQ(passed(), 100 + 3 * second);
}

TEST_F(StoreTimeTest, AShortFailureCostsNoMoreThanItTook) {
  time.asked();
  fail(true);
  real.pass(short_failure - 1);
  time.asked();
  answer(true);
  real.pass(second);
  EXPECT_EQ(passed(), second);
}

TEST_F(StoreTimeTest, StandsStillWhileTheServerDoesNotComeToServeAndUntilPlayersAreBack) {
  time.serves();
  real.pass(30 * second);
  EXPECT_EQ(passed(), serving_patience);
  EXPECT_TRUE(time.standstill().lasts);
  time.serves();
  EXPECT_EQ(passed(), serving_patience) << "and never jumps";
  EXPECT_EQ(time.standstill().rest, back);
  for (Milliseconds waited = 0; waited < back; waited += second) {
    real.pass(second);
    time.serves();
  }
  EXPECT_EQ(passed(), serving_patience);
  real.pass(serving_patience);
  EXPECT_EQ(passed(), 2 * serving_patience);
  EXPECT_FALSE(time.standstill().lasts);
}

TEST_F(StoreTimeTest, AServerThatHungForAMomentCostsNoMoreThanItTook) {
  time.serves();
  real.pass(serving_patience + short_failure);
  time.serves();
  EXPECT_EQ(time.standstill().rest, 0);
  real.pass(100);
  EXPECT_EQ(passed(), serving_patience + 100);
}

// As where the database does not answer and nothing was refused: who moved meanwhile is between two attempts.
TEST_F(StoreTimeTest, StandsStillBehindAStoreThatHungUntilPlayersAreBack) {
  for (const bool wrote : {true, false}) {
    const Milliseconds before = passed();
    time.asked();
    real.pass(3 * second);
    answer(wrote);
    EXPECT_EQ(time.standstill().rest, back);
    real.pass(back);
    EXPECT_EQ(passed() - before, store_patience);
    EXPECT_FALSE(time.standstill().lasts);
  }
  time.asked();
  real.pass(store_patience + short_failure);
  answer(true);
  EXPECT_EQ(time.standstill().rest, 0) << "so short nobody has gone";
}

TEST_F(StoreTimeTest, GoesOnWhileTheServerIsLateByNoMoreThanIsUsual) {
  for (int round = 0; round < 10; ++round) {
    time.serves();
    real.pass(serving_patience);
  }
  EXPECT_EQ(passed(), 10 * serving_patience);
}

TEST_F(StoreTimeTest, AStoreThatIsAwayAndAServerThatHangsAreNotCountedTwice) {
  time.serves();
  time.asked();
  fail(true);
  real.pass(30 * second);
  time.serves();
  EXPECT_EQ(passed(), 0);
  time.asked();
  answer(true);
  EXPECT_EQ(time.standstill().in_all, 30 * second);
  EXPECT_EQ(time.standstill().rest, back);
}

TEST_F(StoreTimeTest, SaysHowLongItHasStoodStillAndForHowLongYet) {
  const auto expect = [&](Milliseconds in_all, bool lasts, Milliseconds rest) {
    const Standstill standstill = time.standstill();
    EXPECT_EQ(standstill.in_all, in_all);
    EXPECT_EQ(standstill.lasts, lasts);
    EXPECT_EQ(standstill.rest, rest);
  };
  real.pass(3 * second);
  time.asked();
  real.pass(store_patience);
  expect(0, false, 0);
  real.pass(second);
  expect(second, true, 0);
  answer(true);
  expect(second, false, 0);
  time.asked();
  fail(true);
  real.pass(10 * second);
  expect(11 * second, true, 0);
  time.asked();
  answer(true);
  expect(11 * second, true, back);
  real.pass(back - second);
  expect(10 * second + back, true, second);
  real.pass(second);
  expect(11 * second + back, false, 0);
  real.pass(second);
  expect(11 * second + back, false, 0);
}

TEST_F(StoreTimeTest, WhatIsWrongWithTheWorkDoesNotStopIt) {
  const StoreResult<void> conflict = tl::unexpected<StoreError>({StoreError::Kind::conflict, "taken"});
  time.asked();
  time.answered(true, &conflict);
  time.asked();
  time.answered(true, nullptr);
  time.asked();
  fail(false);
  real.pass(5 * second);
  EXPECT_EQ(passed(), 5 * second);
}

// Whoever asks it has a later answer than before.
RC_GTEST_FIXTURE_PROP(StoreTimeTest, NeverGoesBackNorFasterThanTheOtherOne, ()) {
  int waiting = 0;
  Milliseconds before = time.now().tick;
  for (const int step : *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 6))) {
    if (step == 0) {
      time.asked();
      ++waiting;
    } else if (step == 5) {
      time.serves();
    } else if (waiting > 0 && step < 4) {
      step == 1 ? answer(true) : step == 2 ? answer(false) : fail(true);
      --waiting;
    }
    const Milliseconds at_once = time.now().tick;
    RC_ASSERT(at_once == before);
    const Milliseconds passes = *rc::gen::inRange<Milliseconds>(0, 3000);
    real.pass(passes);
    before = time.now().tick;
    RC_ASSERT(before >= at_once);
    RC_ASSERT(before <= at_once + passes);
    RC_ASSERT(before + time.standstill().in_all == real.now().tick);
  }
}

// A server whose store is away.
class StoreOutageTest : public testing::ServerTest {
 protected:
  void SetUp() override {
    start(0, [this](ServerOptions& options) {
      options.time = &time_;
      options.measures_lag = false;
    });
  }

  // Both have moved, and White has thought for ten seconds.
  struct Match {
    std::string code;
    TestSocket anna;
    TestSocket ben;
  };
  Match begin(int game = 1) {
    const json::object opened =
        open_table(R"({"rules":"standard","colour":"white","name":"Anna","time":"60+0"})");
    const std::string code(opened.at("code").as_string());
    const HttpReply joined = ask("POST", "/api/tables/" + code + "/join", R"({"name":"Ben"})");
    Match match{code, socket(code, cookie(opened)),
                socket(code, cookie(json::parse(joined.body).as_object()))};
    match.anna.write(event(game, 0, "move d6", "a"));
    match.anna.read("ack");
    match.ben.write(event(game, 1, "move f4", "b"));
    match.ben.read("ack");
    real_.pass(10 * second);
    return match;
  }
  void fail() {
    const StoreResult<void> away = tl::unexpected<StoreError>({StoreError::Kind::busy, "away"});
    time_.asked();
    time_.answered(true, &away);
  }
  void go_away() {
    fail();
    real_.pass(100 * second);
  }
  // Time goes on a moment later.
  void come_back() {
    const StoreResult<void> stored;
    time_.asked();
    time_.answered(true, &stored);
  }
  json::value clock(const std::string& code) {
    return json::parse(ask("GET", "/api/tables/" + code).body).at("game").at("clock");
  }

  FalseTime real_;
  StoreTime time_{real_};
};

TEST_F(StoreOutageTest, NobodyPaysForAnOutage) {
  Match match = begin();
  mistakes_->full = true;
  match.anna.write(event(1, 2, "move d2", "c"));
  EXPECT_EQ(match.anna.read("error").at("code"), "busy");
  go_away();
  mistakes_->full = false;
  come_back();
  real_.pass(back);
  match.anna.write(event(1, 2, "move d2", "c"));
  match.anna.read("ack");
  EXPECT_EQ(clock(match.code).at("left"), (json::value{50'000, 60'000}));
}

// A page counts by itself, and has gone on with it.
TEST_F(StoreOutageTest, PagesAreToldThatTimeStandsStillAndWhenItGoesAgain) {
  Match match = begin();
  go_away();
  json::value told = match.ben.read("state").at("game").at("clock");
  EXPECT_TRUE(told.at("still").is_null()) << "nobody knows for how long";
  EXPECT_EQ(told.at("left"), (json::value{50'000, 60'000}));
  EXPECT_EQ(clock(match.code), told) << "as for who looks now";
  come_back();
  told = match.ben.read("state").at("game").at("clock");
  EXPECT_EQ(told.at("still"), back);
  EXPECT_EQ(told.at("free"), back);
  EXPECT_EQ(told.at("left"), (json::value{50'000, 60'000}));
  real_.pass(back);
  told = clock(match.code);
  EXPECT_EQ(told.at("left"), (json::value{50'000, 60'000}));
  EXPECT_EQ(told.at("running"), "white");
  EXPECT_EQ(told.at("free"), 0);
  EXPECT_EQ(told.as_object().count("still"), 0u);
}

// The table is read anew behind what could not be stored, which is not done before the store answers again.
TEST_F(StoreOutageTest, PagesAreToldAlsoWhereSomebodyTriedToMove) {
  Match match = begin();
  mistakes_->full = true;
  fail();
  match.anna.write(event(1, 2, "move d2", "c"));
  EXPECT_EQ(match.anna.read("error").at("code"), "busy");
  EXPECT_TRUE(match.ben.read("state").at("game").at("clock").at("still").is_null());
  real_.pass(100 * second);
  mistakes_->full = false;
  come_back();
  const json::value told = match.ben.read("state").at("game").at("clock");
  EXPECT_EQ(told.at("still"), back);
  EXPECT_EQ(told.at("left"), (json::value{50'000, 60'000}));
}

// Nobody would be told that it is over.
TEST_F(StoreOutageTest, AShortOneIsToldToNobody) {
  Match match = begin();
  fail();
  real_.pass(second / 2);
  match.ben.write(R"({"t":"sync"})");
  EXPECT_EQ(match.ben.read("state").at("game").at("clock").as_object().count("still"), 0u);
  EXPECT_EQ(clock(match.code).as_object().count("still"), 0u);
}

TEST_F(StoreOutageTest, OtherTablesAreToldToo) {
  Match match = begin();
  Match other = begin(2);
  mistakes_->full = true;
  fail();
  match.anna.write(event(1, 2, "move d2", "c"));
  EXPECT_EQ(match.anna.read("error").at("code"), "busy");
  real_.pass(2 * second);
  EXPECT_TRUE(other.ben.read("state").at("game").at("clock").at("still").is_null());
  mistakes_->full = false;
  come_back();
  EXPECT_EQ(other.ben.read("state").at("game").at("clock").at("still"), back);
  EXPECT_EQ(match.ben
                .read("state",
                      [](const json::value& state) {
                        const json::object& clock = state.at("game").at("clock").as_object();
                        return clock.contains("still") && !clock.at("still").is_null();
                      })
                .at("game")
                .at("clock")
                .at("still"),
            back);
}

// The move after which the opponent's time begins with the rest of the standstill.
TEST_F(StoreOutageTest, AMoveThatComesBeforeTimeGoesTellsOfTheRest) {
  Match match = begin();
  go_away();
  come_back();
  match.anna.write(event(1, 2, "move d2", "c"));
  match.anna.read("ack");
  const json::value told = match.ben.read("event").at("clock");
  EXPECT_EQ(told.at("running"), "black");
  EXPECT_EQ(told.at("free"), back);
}

}  // namespace
}  // namespace muehle::server

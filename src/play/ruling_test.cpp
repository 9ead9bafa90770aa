#include "play/ruling.h"

#include <gtest/gtest.h>

namespace muehle::play {
namespace {

using enum Colour;
constexpr Milliseconds begun_at = 1'000'000;

Clock begun(const char* control) {
  Clock clock(parse_time_control(control).value());
  clock.begin(white, begun_at);
  clock.pass(Clock::Turn::moved, 0, black, begun_at);
  clock.pass(Clock::Turn::moved, 0, white, begun_at);
  return clock;
}
Clock ruled(const Clock& clock, const char* line, Milliseconds now) {
  return after_ruling(clock, parse_ruling(line).value(), now);
}

TEST(Ruling, IsALineOfText) {
  const struct {
    Ruling ruling;
    const char* line;
  } cases[] = {
      {{Warn{white}, "Spielverzögerung"}, R"(warn white "Spielverzögerung")"},
      {{AddTime{black, 3600 * second}, "Störung"}, R"(add black 3600 "Störung")"},
      {{StopClocks{}, "ich sehe nach"}, R"(stop "ich sehe nach")"},
      {{GoOn{}, "weiter"}, R"(go on "weiter")"},
      {{Judge{black}, "aufgegeben"}, R"(adjudicate black "aufgegeben")"},
      {{Judge{}, "he \"said\" so"}, R"(adjudicate draw "he \"said\" so")"},
      {{Correct{Verdict::white_wins}, "x"}, R"(correct white "x")"},
      {{Correct{Verdict::black_wins}, "x"}, R"(correct black "x")"},
      {{Correct{Verdict::draw}, "x"}, R"(correct draw "x")"},
      {{Correct{Verdict::aborted}, "beide fremd"}, R"(correct nothing "beide fremd")"},
      {{Dismiss{white}, "nur zweimal"}, R"(dismiss white "nur zweimal")"},
      {{Caution{black}, "Ton"}, R"(caution black "Ton")"},
      {{Redact{}, "Beleidigung"}, R"(redact "Beleidigung")"},
  };
  for (const auto& one : cases) {
    EXPECT_EQ(to_text(one.ruling), one.line);
    const Result<Ruling> read = parse_ruling(one.line);
    ASSERT_TRUE(read) << one.line;
    EXPECT_EQ(*read, one.ruling) << one.line;
  }
}

TEST(Ruling, RefusesEverythingElse) {
  for (const char* line : {"",
                           "warn white",
                           R"(warn white "")",
                           R"(warn draw "x")",
                           R"(caution draw "x")",
                           R"(redact white "x")",
                           R"(warn "x")",
                           R"(add white "x")",
                           R"(add white 0 "x")",
                           R"(add white -5 "x")",
                           R"(add white 2592001 "x")",
                           R"(stop white "x")",
                           R"(go "x")",
                           R"(go on "x" y)",
                           R"(adjudicate "x")",
                           R"(dismiss draw "x")",
                           R"(warn  white "x")",
                           R"(stop "x)",
                           R"("x")",
                           R"(correct "x")",
                           R"(correct ongoing "x")",
                           R"(correct white black "x")"}) {
    EXPECT_FALSE(parse_ruling(line)) << line;
  }
}

TEST(Ruling, OnlyACorrectionChangesHowAGameEnded) {
  const Outcome resigned{Verdict::white_wins, Reason::resignation};
  const auto after = [&](const char* line) {
    return muehle::to_text(after_ruling(resigned, parse_ruling(line).value()));
  };
  EXPECT_EQ(after(R"(dismiss white "x")"), "white_wins:resignation");
  EXPECT_EQ(after(R"(correct draw "x")"), "draw:adjudicated");
  EXPECT_EQ(after(R"(correct black "x")"), "black_wins:adjudicated");
  EXPECT_EQ(after(R"(correct nothing "x")"), "aborted");
}

TEST(Ruling, AStoppedClockCostsNobodyTimeAndNoDeadlineFalls) {
  Clock clock = begun("60+5");
  clock = ruled(clock, R"(stop "x")", begun_at + 20 * second);
  EXPECT_TRUE(clock.halted());
  EXPECT_EQ(clock.left(white, begun_at + 90 * second), 40 * second);
  EXPECT_EQ(clock.running(), std::nullopt);
  EXPECT_EQ(clock.deadline(), std::nullopt);
  EXPECT_FALSE(clock.fallen(begun_at + 9000 * second));

  clock = ruled(clock, R"(go on "x")", begun_at + 1000 * second);
  EXPECT_EQ(clock.left(white, begun_at + 1000 * second), 40 * second);
  EXPECT_EQ(clock.left(white, begun_at + 1010 * second), 30 * second);
  EXPECT_EQ(clock.running(), white);
  EXPECT_EQ(clock.deadline(), (Deadline{begun_at + 1040 * second, Fall::loss}));
  EXPECT_EQ(clock.spent(begun_at + 1010 * second), 30 * second) << "what the move will have cost";
}

TEST(Ruling, AStopKeepsWhatIsLeftOfADelay) {
  Clock clock = begun("60d5");
  clock = ruled(clock, R"(stop "x")", begun_at + 3 * second);
  EXPECT_EQ(clock.left(white, begun_at + 50 * second), 60 * second);
  clock = ruled(clock, R"(go on "x")", begun_at + 100 * second);
  EXPECT_EQ(clock.free(begun_at + 100 * second), 2 * second);
  EXPECT_EQ(clock.left(white, begun_at + 104 * second), 58 * second);
}

TEST(Ruling, StoppingTwiceOrGoingOnUnstoppedChangesNothing) {
  const Clock clock = begun("60+5");
  const Clock once = ruled(clock, R"(stop "x")", begun_at + 20 * second);
  EXPECT_EQ(ruled(once, R"(stop "x")", begun_at + 30 * second), once);
  EXPECT_EQ(ruled(clock, R"(go on "x")", begun_at + 30 * second), clock);
}

TEST(Ruling, ATurnThatBeginsWhileTheClocksStandHasCostNothing) {
  Clock clock = begun("1/86400");
  clock = ruled(clock, R"(stop "x")", begun_at + 20 * second);
  clock.pass(Clock::Turn::taken_back, 0, black, begun_at + 50 * second);
  clock = ruled(clock, R"(go on "x")", begun_at + 100 * second);
  EXPECT_EQ(clock.deadline(), (Deadline{begun_at + 100 * second + day, Fall::loss}));
}

TEST(Ruling, TheFirstMoveWaitsToo) {
  Clock clock(parse_time_control("60+5").value());
  clock.begin(white, begun_at);
  clock = ruled(clock, R"(stop "x")", begun_at + 20 * second);
  EXPECT_EQ(clock.deadline(), std::nullopt);
  clock = ruled(clock, R"(go on "x")", begun_at + 50 * second);
  EXPECT_EQ(clock.deadline(), (Deadline{begun_at + 30 * second + first_move_limit, Fall::abort}));
}

TEST(Ruling, AddsTimeAlsoToTheClockThatRuns) {
  Clock clock = begun("60+5");
  clock = ruled(clock, R"(add white 30 "x")", begun_at + 10 * second);
  clock = ruled(clock, R"(add black 90 "x")", begun_at + 10 * second);
  EXPECT_EQ(clock.left(white, begun_at + 10 * second), 80 * second);
  EXPECT_EQ(clock.left(black, begun_at + 10 * second), 150 * second);
  EXPECT_EQ(clock.deadline(), (Deadline{begun_at + 90 * second, Fall::loss}));
}

TEST(Ruling, ByCorrespondenceAddsToThePresentMove) {
  Clock clock = begun("1/86400");
  clock = ruled(clock, R"(add white 86400 "x")", begun_at);
  EXPECT_EQ(clock.deadline(), (Deadline{begun_at + 2 * day, Fall::loss}));
  clock.pass(Clock::Turn::moved, 0, black, begun_at + second);
  EXPECT_EQ(clock.left(white, begun_at + second), day);
}

TEST(Ruling, AnEndedGameHasNoClockThatStands) {
  Clock clock = begun("60+5");
  clock.halt(begun_at);
  clock.stop();
  EXPECT_FALSE(clock.halted());
}

TEST(Ruling, WarningsAndVerdictsLeaveTheClocksAlone) {
  const Clock clock = begun("60+5");
  for (const char* line : {R"(warn white "x")", R"(adjudicate draw "x")", R"(dismiss black "x")"})
    EXPECT_EQ(ruled(clock, line, begun_at + second), clock) << line;
}

}  // namespace
}  // namespace muehle::play

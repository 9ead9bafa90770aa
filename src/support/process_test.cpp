#include "support/process.h"

#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>

#include <vector>

namespace muehle {
namespace {

using namespace std::chrono_literals;
using Heard = Process::Heard;

constexpr std::size_t most_bytes = 1000;

Process::Clock::time_point soon() { return Process::Clock::now() + 10s; }  // never reached
Process::Clock::time_point now() { return Process::Clock::now(); }

Process started(const std::string& command) {
  Result<Process> process = Process::start(command);
  EXPECT_TRUE(process) << process.error().message;
  return std::move(*process);
}

std::string next_line(Process& process) {
  std::string line;
  return process.read_line(line, soon(), most_bytes) == Heard::line ? line : "no line";
}

Heard next(Process& process, Process::Clock::time_point deadline) {
  std::string line;
  return process.read_line(line, deadline, most_bytes);
}

// Waits for the process with this number to end.
bool is_gone(const std::string& number) {
  Process check = started("while kill -0 " + number + " 2>/dev/null && [ \"$(ps -o state= -p " + number +
                          ")\" != Z ]; do sleep 0.01; done; echo gone");
  return next_line(check) == "gone";
}

TEST(Process, TalksLineByLine) {
  Process process = started("while read line; do echo \"<$line>\"; done");
  EXPECT_TRUE(process.write("one\ntwo\n", soon()));
  EXPECT_EQ(next_line(process), "<one>");
  EXPECT_EQ(next_line(process), "<two>");
  EXPECT_EQ(next(process, now()), Heard::nothing);
  EXPECT_TRUE(process.write("three\n", soon()));
  EXPECT_EQ(next_line(process), "<three>");
}

TEST(Process, LineEndsAreDropped) {
  Process process = started("printf 'a\\r\\n\\nb'; exec cat");
  EXPECT_EQ(next_line(process), "a");
  EXPECT_EQ(next_line(process), "");
  EXPECT_EQ(next(process, now()), Heard::nothing);  // b has no end yet
}

TEST(Process, SaysHowItEnded) {
  Process left = started("exit 3");
  EXPECT_EQ(next(left, soon()), Heard::end);
  EXPECT_EQ(left.describe_end(), "exit status 3");
  Process killed = started("kill -SEGV $$");
  EXPECT_EQ(next(killed, soon()), Heard::end);
  EXPECT_EQ(killed.describe_end().substr(0, 9), "signal 11");
  Process missing = started("/nowhere/engine");
  EXPECT_EQ(next(missing, soon()), Heard::end);
  EXPECT_EQ(missing.describe_end(), "exit status 127");
}

TEST(Process, WritingToAnEndedOneIsNoSignal) {
  Process process = started("exit 0");
  EXPECT_TRUE(process.wait_for_end(10s));
  EXPECT_FALSE(process.write("hello\n", soon()));
}

TEST(Process, WhoDoesNotReadIsNotWaitedForLongerThanTheDeadline) {
  Process process = started("exec sleep 60");
  const std::string much(std::size_t{4} << 20, 'x');
  EXPECT_FALSE(process.write(much, now()));
}

TEST(Process, AFloodIsNotKept) {
  Process process = started("exec yes | tr -d '\\n'");
  EXPECT_EQ(next(process, soon()), Heard::too_much);
}

TEST(Process, DoesNotKeepTheOutputOfAnotherOneOpen) {
  Process first = started("read line");
  const Process second = started("exec sleep 60");  // must not have inherited the first one's pipes
  EXPECT_TRUE(first.write("end\n", soon()));
  EXPECT_EQ(next(first, soon()), Heard::end);
}

TEST(Process, TheWholeGroupEndsWithTheObject) {
  std::string child;
  {
    Process process = started("sleep 60 & echo $!; wait");
    child = next_line(process);
  }
  EXPECT_TRUE(is_gone(child));
}

// The number of a process that was waited for could go to another one, which end() would kill then.
TEST(Process, KeepsTheNumberOfAnEndedOneUntilItsGroupIsKilled) {
  pid_t pid = 0;
  {
    Process process = started("echo $$");
    pid = std::stoi(next_line(process));
    ASSERT_TRUE(process.wait_for_end(10s));
    EXPECT_EQ(::kill(pid, 0), 0);  // nobody else has it
    EXPECT_EQ(process.describe_end(), "exit status 0");
  }
  EXPECT_EQ(::waitpid(pid, nullptr, WNOHANG), -1);  // and nothing is left to wait for
}

TEST(Process, WhatAnEndedOneLeavesBehindEndsWithTheObject) {
  std::string child;
  {
    Process process = started("sleep 60 & echo $!");
    child = next_line(process);
    ASSERT_TRUE(process.wait_for_end(10s));
  }
  EXPECT_TRUE(is_gone(child));
}

}  // namespace
}  // namespace muehle

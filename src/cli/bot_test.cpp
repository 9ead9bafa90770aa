// Whole games of programs on a server: `muehle bot` against itself, and the clients for others to begin with.
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cstdlib>
#include <string>

namespace muehle::cli {
namespace {

int play(const std::string& options) {
  const std::string command = "tools/bot-games " MUEHLE_PROGRAM " --patience 300 " + options;
  const int status = std::system(command.c_str());
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

TEST(Bot, PlaysAgainstItselfWhileTheServerIsKilled) {
  EXPECT_EQ(play("--games 4 --at-once 2 --restarts 2 --level 1 --movetime 20"), 0);
}

TEST(Bot, PlaysAsAnyEngine) { EXPECT_EQ(play("--games 1 --engine self --level 1 --movetime 20"), 0); }

TEST(Bot, ClientsInPythonAndJavaScriptPlayAGame) { EXPECT_EQ(play("--clients"), 0); }

}  // namespace
}  // namespace muehle::cli

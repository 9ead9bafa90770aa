#include "protocol/uci_engine.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <condition_variable>
#include <filesystem>
#include <fstream>

#include "rules/rules_test.h"
#include "support/text.h"

namespace muehle::protocol {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

// A front end that talks to an engine and collects what it says, thoughts apart.
class FrontEnd {
 public:
  bool say(std::string_view line) { return engine_.handle_line(line); }

  // Waits for the answer to `go`.
  std::string best_move() {
    std::unique_lock lock(mutex_);
    answered_.wait(lock, [&] { return !best_moves_.empty(); });
    std::string move = best_moves_.front();
    best_moves_.erase(best_moves_.begin());
    return move;
  }
  std::vector<std::string> take_lines() {
    const std::lock_guard lock(mutex_);
    return std::exchange(lines_, {});
  }
  void wait_for_thought() {
    std::unique_lock lock(mutex_);
    answered_.wait(lock, [&] { return thoughts_ > 0; });
  }
  void finish() { engine_.finish(); }

 private:
  void hear(const Reply& reply) {
    const std::lock_guard lock(mutex_);
    if (std::holds_alternative<Thought>(reply)) {
      ++thoughts_;
    } else {
      lines_.push_back(to_text(reply));
    }
    if (std::holds_alternative<BestMove>(reply)) best_moves_.push_back(to_text(reply));
    answered_.notify_all();
  }

  std::mutex mutex_;
  std::condition_variable answered_;
  std::vector<std::string> lines_;
  std::vector<std::string> best_moves_;
  int thoughts_ = 0;
  UciEngine engine_{[this](const Reply& reply) { hear(reply); }, nullptr};  // last: it stops first
};

TEST(UciEngine, AnswersInOrder) {
  FrontEnd front;
  EXPECT_TRUE(front.say("isready"));
  EXPECT_TRUE(front.say(""));
  EXPECT_TRUE(front.say("setoption name Hash value 1"));
  EXPECT_THAT(front.take_lines(), ElementsAre("readyok"));
  EXPECT_FALSE(front.say("quit"));
}

TEST(UciEngine, FindsAWin) {
  FrontEnd front;
  front.say("position \"W.W.W..........W.....BBB w 0 0\"");
  front.say("go depth 4");
  EXPECT_THAT(front.best_move(), HasSubstr("-d7x"));
}

TEST(UciEngine, AFinishedGameHasNoMove) {
  FrontEnd front;
  front.say("position \"WW...................BBB w 0 0\"");
  front.say("go depth 4");
  EXPECT_EQ(front.best_move(), "bestmove (none)");
  // Drawn by rule and at once, but where a draw is claimed the game goes on.
  front.say("position \"W..W....W.W....B..B.BB.. w 0 0 100 90\" rules standard");
  front.say("go depth 2");
  EXPECT_EQ(front.best_move(), "bestmove (none)");
  front.say("position \"W..W....W.W....B..B.BB.. w 0 0 100 90\" rules brettspielnetz");
  front.say("go depth 2");
  EXPECT_NE(front.best_move(), "bestmove (none)");
}

TEST(UciEngine, StopEndsAnInfiniteSearch) {
  FrontEnd front;
  front.say("go infinite");
  front.wait_for_thought();
  front.say("isready");
  EXPECT_THAT(front.take_lines(), ElementsAre("readyok"));  // no answer yet
  front.say("stop");
  EXPECT_THAT(front.take_lines(), ElementsAre(HasSubstr("bestmove ")));
  front.say("stop");
  EXPECT_THAT(front.take_lines(), IsEmpty());
}

TEST(UciEngine, AnInfiniteSearchWaitsEvenWhenAllIsKnown) {
  FrontEnd front;
  front.say("position \"W.W.W..........W.....BBB w 0 0\"");
  front.say("go infinite");
  front.wait_for_thought();
  EXPECT_THAT(front.take_lines(), IsEmpty());
  front.finish();
  EXPECT_THAT(front.take_lines(), ElementsAre(HasSubstr("bestmove ")));
}

TEST(UciEngine, RefusesChangesDuringASearch) {
  FrontEnd front;
  front.say("go infinite");
  for (const std::string_view line :
       {"position startpos", "setoption name Hash value 1", "ucinewgame", "go depth 1"}) {
    front.say(line);
    EXPECT_THAT(front.take_lines(), ElementsAre(HasSubstr("error a search is running"))) << line;
  }
  front.say("quit");
}

TEST(UciEngine, IllegalMovesChangeNothing) {
  FrontEnd front;
  front.say("position startpos moves d6 d7 f4");
  front.say("state");
  const std::vector<std::string> before = front.take_lines();
  ASSERT_THAT(before, ElementsAre(HasSubstr("\"plies\":3")));
  front.say("position startpos moves d6 f4 d6");
  EXPECT_THAT(front.take_lines(), ElementsAre(HasSubstr("error move 3, d6, is not legal")));
  front.say("state");
  EXPECT_EQ(front.take_lines(), before);
}

TEST(UciEngine, PlaysAtALevel) {
  // The same seed errs the same way; some other seed does not.
  const auto answers = [](std::string_view level, int seed) {
    FrontEnd front;
    front.say("setoption name Hash value 1");
    front.say("setoption name Level value " + std::string(level));
    front.say("setoption name Seed value " + std::to_string(seed));
    front.say("position startpos moves d6 f4");
    front.say("go depth 4");
    return front.best_move();
  };
  EXPECT_EQ(answers("1", 3), answers("1", 3));
  bool differs = false;
  for (int seed = 0; seed < 20; ++seed) differs |= answers("1", seed) != answers("1", 3);
  EXPECT_TRUE(differs);
  EXPECT_EQ(answers("full", 1), answers("full", 2));
}

TEST(UciEngine, NamesTheExpectedAnswerWhereItMayPonder) {
  FrontEnd front;
  front.say("position startpos moves d6 f4");
  front.say("go depth 4");
  EXPECT_THAT(front.best_move(), Not(HasSubstr("ponder")));
  front.say("setoption name Ponder value true");
  front.say("go depth 4");
  EXPECT_THAT(front.best_move(), HasSubstr(" ponder "));
}

TEST(UciEngine, PonderingWaitsForTheHit) {
  FrontEnd front;
  front.say("go ponder depth 1");
  front.wait_for_thought();
  front.say("isready");
  EXPECT_THAT(front.take_lines(), ElementsAre("readyok"));
  front.say("ponderhit");
  EXPECT_THAT(front.best_move(), HasSubstr("bestmove "));
}

TEST(UciEngine, PerftEndsWhenItIsTold) {
  FrontEnd front;
  front.say("perft 20");
  front.say("stop");
  EXPECT_THAT(front.take_lines(), ::testing::Contains("error perft was stopped"));
}

TEST(UciEngine, ABrokenDatabaseIsRefused) {
  const std::filesystem::path folder = std::filesystem::path(::testing::TempDir()) / "muehle-broken-database";
  std::filesystem::create_directories(folder / "exception_all_in_mills-fly3");
  std::ofstream(folder / "exception_all_in_mills-fly3" / "moving-3-3.wdl") << "nonsense";
  FrontEnd front;
  front.say("setoption name Database value " + folder.string());
  const std::vector<std::string> lines = front.take_lines();
  std::filesystem::remove_all(folder);
  EXPECT_THAT(lines, ElementsAre(AllOf(HasSubstr(folder.string()), HasSubstr("moving-3-3.wdl"))));
}

TEST(UciEngine, EndsWhileItSearches) {
  FrontEnd front;
  front.say("go infinite");
}  // the destructor stops it

// Conversations in tests/golden/protocol: lines to the engine begin with `>`, lines from it with `<`, where
// `*` stands for anything; blanks around a line do not count. Thoughts are not written down.
class Conversation : public ::testing::TestWithParam<std::string> {};

bool matches(std::string_view pattern, std::string_view line) {
  const std::size_t star = pattern.find('*');
  if (star == std::string_view::npos) return pattern == line;
  if (!line.starts_with(pattern.substr(0, star))) return false;
  const std::string_view rest = pattern.substr(star + 1);
  for (std::size_t skip = star; skip <= line.size(); ++skip) {
    if (matches(rest, line.substr(skip))) return true;
  }
  return false;
}

TEST_P(Conversation, GoesAsWritten) {
  std::ifstream file("tests/golden/protocol/" + GetParam());
  ASSERT_TRUE(file) << "tests run in the source folder";
  FrontEnd front;
  std::vector<std::string> heard;
  int number = 0;
  bool infinite = false;
  bool ponders = false;
  for (std::string line; std::getline(file, line);) {
    ++number;
    const std::string_view text = trim(std::string_view(line).substr(std::min<std::size_t>(line.size(), 1)));
    if (line.starts_with('>')) {
      EXPECT_THAT(heard, IsEmpty()) << "before line " << number;
      front.say(text);
      if (text.starts_with("go ") && !infinite && !ponders) {
        infinite = text.starts_with("go infinite") || text == "go ponder";
        ponders = text.starts_with("go ponder");
      }
      if (text == "stop") infinite = ponders = false;
      if (text == "ponderhit") ponders = false;
      if (!infinite && !ponders) front.finish();  // an answer that is on its way belongs to this line
      heard = front.take_lines();
    } else if (line.starts_with('<')) {
      ASSERT_FALSE(heard.empty()) << "line " << number << ": nothing was said";
      EXPECT_TRUE(matches(text, trim(heard.front()))) << "line " << number << ": " << heard.front();
      heard.erase(heard.begin());
    }
  }
  EXPECT_THAT(heard, IsEmpty()) << "at the end";
  EXPECT_GT(number, 0);
}

std::vector<std::string> conversations() {
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator("tests/golden/protocol")) {
    names.push_back(entry.path().filename().string());
  }
  std::sort(names.begin(), names.end());
  return names;
}

INSTANTIATE_TEST_SUITE_P(Golden, Conversation, ::testing::ValuesIn(conversations()),
                         [](const auto& each) { return each.param.substr(0, each.param.find('.')); });

}  // namespace
}  // namespace muehle::protocol

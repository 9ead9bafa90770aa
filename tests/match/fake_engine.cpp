// An engine for tests of matches: it plays the first legal move, and misbehaves as its argument says.
#include <csignal>
#include <cstdlib>
#include <iostream>
#include <string>
#include <thread>

#include "protocol/command.h"
#include "support/text.h"

namespace {

using namespace muehle;

enum class Manner {
  honest,
  two_tokens,     // knows captures as words of their own only
  same_line,      // writes its thoughts before bestmove, on one line
  waits_to_stop,  // answers when it is told to stop
  silent,         // never answers `go`
  deaf,           // does not even read
  crashes,
  leaves,       // ends without a crash
  babbles,      // answers with what is no move
  illegal,      // answers with a move that is none here
  refuses,      // answers with an error
  floods,       // one line without end
  chatters,     // lines without end
  no_greeting,  // never says uciok
  no_stone,     // two tokens, but plays on instead of taking a stone
};

Manner manner_of(const std::string& name) {
  const std::pair<std::string, Manner> all[] = {
      {"honest", Manner::honest},       {"two-tokens", Manner::two_tokens},
      {"same-line", Manner::same_line}, {"waits-to-stop", Manner::waits_to_stop},
      {"silent", Manner::silent},       {"deaf", Manner::deaf},
      {"crashes", Manner::crashes},     {"leaves", Manner::leaves},
      {"babbles", Manner::babbles},     {"illegal", Manner::illegal},
      {"refuses", Manner::refuses},     {"floods", Manner::floods},
      {"chatters", Manner::chatters},   {"no-greeting", Manner::no_greeting},
      {"no-stone", Manner::no_stone}};
  for (const auto& [each, manner] : all) {
    if (each == name) return manner;
  }
  std::cerr << "fake_engine: what is " << name << "?\n";
  std::exit(2);
}

// The last `position`: the moves, and the one of them that still has to take a stone.
struct Board {
  Position position;
  RuleSet rules;
  std::optional<Move> half;
};

class FakeEngine {
 public:
  explicit FakeEngine(Manner manner) : manner_(manner) {}

  void run() {
    if (manner_ == Manner::deaf) sleep_on();
    for (std::string line; std::getline(std::cin, line);) {
      const std::vector<std::string_view> words = split_words(line);
      if (words.empty()) continue;
      if (words[0] == "uci" && manner_ != Manner::no_greeting) say("id name fake\nuciok");
      if (words[0] == "isready") say("readyok");
      if (words[0] == "position") set(line);
      if (words[0] == "go") go();
      if (words[0] == "stop" && manner_ == Manner::waits_to_stop) answer("");
      if (words[0] == "quit") return;
    }
  }

 private:
  [[noreturn]] static void sleep_on() {
    while (true) std::this_thread::sleep_for(std::chrono::hours(1));
  }
  static void say(const std::string& text) { std::cout << text << std::endl; }

  bool splits() const { return manner_ == Manner::two_tokens || manner_ == Manner::no_stone; }

  void set(std::string line) {
    board_ = {};
    if (splits() && line.find_first_of("x", line.find("moves")) != std::string::npos) {
      for (const std::string_view word : split_words(line)) {
        if (word.find('x') != std::string_view::npos && word.front() != 'x') return say("error one token");
      }
    }
    Result<protocol::Command> command = protocol::parse_command(line);
    if (!command) return say("error " + command.error().message);
    const auto& set = std::get<protocol::SetPosition>(*command);
    board_.rules = set.rules;
    for (const Move move : set.moves) {
      const std::optional<Fault> fault = find_fault(board_.position, move, board_.rules);
      if (fault == Fault::capture_missing) {
        board_.half = move;
        return;
      }
      if (fault) return say("error illegal move " + to_text(move));
      board_.position = board_.position.after(move);
    }
  }

  void go() {
    switch (manner_) {
      case Manner::waits_to_stop:
      case Manner::silent:
        return;
      case Manner::crashes:
        std::raise(SIGKILL);
        return;
      case Manner::leaves:
        std::exit(3);
      case Manner::babbles:
        return say("bestmove hello");
      case Manner::illegal:
        return say("bestmove a1-g7");
      case Manner::refuses:
        return say("error I would rather not");
      case Manner::floods:
        while (true)
          std::cout << "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx";
      case Manner::chatters:
        while (true) std::cout << "info depth 1 score cp 0 nodes 1 nps 1 hashfull 0 tbhits 0 time 0 pv d6\n";
      case Manner::same_line:
        return answer("info depth 1 score cp 0 pv d6 ");
      default:
        return answer("");
    }
  }

  void answer(const std::string& before) {
    const MoveList moves = legal_moves(board_.position, board_.rules);
    Move move = moves[0];
    for (const Move each : moves) {
      if (each.captures()) move = each;  // as often as it can
    }
    if (!splits()) return say(before + "bestmove " + to_text(move));
    if (board_.half) {
      for (const Move each : moves) {
        if (each.from == board_.half->from && each.to == board_.half->to) move = each;
      }
      return say(manner_ == Manner::no_stone ? "bestmove d6"
                                             : "bestmove x" + std::string(point_name(move.capture)));
    }
    move.capture = no_point;
    say("bestmove " + to_text(move));
  }

  Manner manner_;
  Board board_;
};

}  // namespace

int main(int argc, char** argv) {
  FakeEngine(manner_of(argc > 1 ? argv[1] : "honest")).run();
  return 0;
}

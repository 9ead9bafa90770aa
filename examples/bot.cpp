// A program of one's own that plays: on a server by `muehle bot --engine ./bot`, against others by
// `muehle match --first ./bot --second level:1`. It speaks as much of the engine protocol as that takes.
//
// How it plays: it takes a stone where it can, and else leaves the other side as few moves as possible. What
// to do better begins in best_of().
#include <iostream>
#include <muehle.hpp>
#include <sstream>
#include <vector>

namespace {

// Greater is better: stones taken first, then moves that the other side has left.
int worth(const muehle::Position& position, const muehle::Move& move, const muehle::Rules& rules) {
  const muehle::Position after = position.play(move, &rules);
  if (after.state(&rules).end != MUEHLE_GOES_ON) return 1000;
  const bool takes = move.text().find('x') != std::string::npos;
  return (takes ? 500 : 0) - static_cast<int>(after.moves(&rules).size());
}

std::string best_of(const muehle::Position& position, const muehle::Rules& rules) {
  std::string best = "none";
  int most = -1000;
  for (const muehle::Move& move : position.moves(&rules)) {
    const int here = worth(position, move, rules);
    if (here <= most) continue;
    most = here;
    best = move.text();
  }
  return best;
}

struct Asked {
  muehle::Rules rules;
  muehle::Position position;
};

// `startpos`, or a position with or without quotes; then `rules RULES` and `moves MOVE …`, if they are there.
Asked asked(std::istream& words) {
  Asked result;
  std::string start;
  std::string word;
  while (words >> word && word != "rules" && word != "moves") start += word + ' ';
  std::erase(start, '"');
  if (start != "startpos ") result.position = muehle::Position(start);
  if (word == "rules" && words >> word) result.rules = muehle::Rules(word);
  std::vector<std::string> moves;
  while (words >> word) {
    if (word == "moves") continue;
    if (word.front() == 'x' && !moves.empty()) {
      moves.back() += word;  // what a move takes may be sent as a word of its own
    } else {
      moves.push_back(word);
    }
  }
  for (const std::string& move : moves)
    result.position = result.position.play(muehle::Move(move), &result.rules);
  return result;
}

}  // namespace

int main() {
  Asked now;
  std::string line;
  while (std::getline(std::cin, line)) {
    std::istringstream words(line);
    std::string command;
    words >> command;
    try {
      if (command == "quit") break;
      if (command == "uci") std::cout << "id name example\nid author you\nuciok\n";
      if (command == "isready") std::cout << "readyok\n";
      if (command == "ucinewgame") now = {};
      if (command == "position") now = asked(words);
      if (command == "go") std::cout << "bestmove " << best_of(now.position, now.rules) << '\n';
    } catch (const muehle::Error& error) {
      std::cout << "error " << error.what() << '\n';
    }
    std::cout.flush();
  }
}

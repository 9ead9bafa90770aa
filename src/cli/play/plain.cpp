#include "cli/play/plain.h"

#include <unistd.h>

#include <iostream>

#include "cli/command.h"
#include "cli/output.h"
#include "support/text.h"

namespace muehle::cli::play {
namespace {

void print_sentences(const Sentences& sentences) {
  for (const std::string& sentence : sentences) print_line(sentence);
}

void let_computer_act(Session& session) {
  while (const std::optional<Sentences> sentences = session.computer_acts()) {
    print_sentences(*sentences);
    std::fflush(stdout);
  }
}

// A prompt is for people only; in a pipe it would stand between the answers.
bool read_answer(std::string& line) {
  if (isatty(STDIN_FILENO) != 0) std::cout << "> ";
  std::cout << std::flush;
  return static_cast<bool>(std::getline(std::cin, line));
}

}  // namespace

int play_plain(Session& session) {
  print_sentences(session.greeting());
  let_computer_act(session);
  print_sentences(session.situation());

  std::string line;
  while (!session.finished() && read_answer(line)) {
    if (trim(line).empty()) continue;
    const auto request = parse_request(line, session.language());
    if (!request) {
      print_line(request.error());
      continue;
    }
    const std::vector<LoggedEvent> before = session.game().log();
    print_sentences(session.act(*request));
    if (session.game().log() == before) continue;  // a question, or something that was refused
    let_computer_act(session);
    print_sentences(session.situation());
  }
  return exit_done;
}

}  // namespace muehle::cli::play

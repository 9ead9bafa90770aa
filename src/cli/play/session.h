// A series of games at one terminal, without the terminal: takes requests, answers in sentences.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/play/computer.h"
#include "cli/play/request.h"
#include "rules/record.h"
#include "rules/series.h"

namespace muehle::cli::play {

struct Settings {
  RuleSet rules;
  Start start;
  std::optional<int> level = default_level;  // none: two people play
  Colour colour = Colour::white;             // of the person who plays the computer
  bool by_lot = false;                       // `colour` was drawn; said aloud once
  NextColours next = NextColours::alternate;
  Language language = Language::english;
  std::uint64_t seed = 0;
  std::string database = {};  // folder of the databases, which full strength asks; empty: none
};

// Sentences, one an entry; an entry may have several lines.
using Sentences = std::vector<std::string>;

class Session {
 public:
  explicit Session(const Settings& settings);

  const Game& game() const { return record_.game; }
  Language language() const { return settings_.language; }
  bool against_computer() const { return computer_.has_value(); }
  // The colour of the person who plays the computer.
  Colour person() const { return series_.colour_of(0); }
  // True while a person may make a move.
  bool person_to_move() const;
  bool finished() const { return finished_; }  // somebody asked to quit

  // What to say before the first request.
  Sentences greeting() const;
  Sentences act(const Request& request);
  // Lets the computer do one thing; nothing when it is not for the computer to act.
  std::optional<Sentences> computer_acts();
  // Who is to do what, and the draws that are due or near.
  Sentences situation() const;

  Result<void> load(const std::string& path);

 private:
  Sentences on(const MakeMove& request);
  Sentences on(const Say& request);
  Sentences on(const Ask& request);
  Sentences on(const Undo& request);
  Sentences on(const Again& request);
  Sentences on(const Save& request);
  Sentences on(const Load& request);
  Sentences on(const Quit& request);

  Sentences apply(const Event& event);
  std::string moves_sentence(std::optional<Point> point) const;
  std::string rules_sentence() const;
  std::string score_sentence() const;
  std::string seats_sentence() const;
  Colour speaker(const Say& request) const;
  int plies_to_undo() const;
  Record named_record() const;
  std::string pick(Words words) const { return std::string(cli::pick(words, settings_.language)); }

  Settings settings_;
  std::optional<Computer> computer_;
  Series series_;
  Record record_;
  std::string path_;  // of the last save or load
  bool finished_ = false;
};

}  // namespace muehle::cli::play

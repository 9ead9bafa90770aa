// What a person types while playing, as a closed set. German and English words are both understood, whatever
// the language of the answers.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "cli/language.h"
#include "rules/event.h"

namespace muehle::cli::play {

enum class Talk { offer, accept, decline, withdraw, claim, resign };
// Something said to the other player.
struct Say {
  Talk talk;
  std::optional<Colour> by;  // none: whoever it concerns
  std::string text;
  std::optional<DrawRule> rule;  // of a claim
  friend bool operator==(const Say&, const Say&) = default;
};

enum class Question { board, moves, rules, score, record, help };
struct Ask {
  Question question;
  std::optional<Point> point;  // moves: only those of this stone, or onto this point
  friend bool operator==(const Ask&, const Ask&) = default;
};

struct Undo {
  friend bool operator==(const Undo&, const Undo&) = default;
};
// Another game of the series; who lost may wish for a colour where the loser chooses.
struct Again {
  std::optional<Colour> wish;
  friend bool operator==(const Again&, const Again&) = default;
};
struct Save {
  std::string path;  // empty: the file of the last save or load
  friend bool operator==(const Save&, const Save&) = default;
};
struct Load {
  std::string path;
  friend bool operator==(const Load&, const Load&) = default;
};
struct Quit {
  friend bool operator==(const Quit&, const Quit&) = default;
};

using Request = std::variant<MakeMove, Say, Ask, Undo, Again, Save, Load, Quit>;

// `d6`, `a1-a4xg7`, `d6 offer TEXT`, `d6 claim TEXT`, `white resign`, `save FILE`, … The error is a sentence
// in `language`.
tl::expected<Request, std::string> parse_request(std::string_view line, Language language);

std::string help(Language language);

}  // namespace muehle::cli::play

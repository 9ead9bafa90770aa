// What is said of tournaments in requests.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "club/tournament/tournament.h"
#include "server/kernel/form.h"
#include "server/tournaments/terms.h"

namespace muehle::server {

inline constexpr std::size_t most_entered_at_once = 100;
inline constexpr std::size_t most_reason_letters = 200;

struct Entering {
  std::string name;  // of a guest
  std::string key;   // of the tournament's link
  std::optional<int> team = {};
};
// `version`: that of the tournament it was decided on.
struct AddingEntrants {
  int version = 0;
  std::string name;
  std::optional<int> rating;
  std::vector<std::string> names;
  std::vector<std::string> accounts;  // by name
  std::optional<int> team = {};
};
struct AskingNames {
  std::vector<std::string> names;
  std::optional<int> team = {};
};
struct MissingRound {
  int version = 0;
  int round = 1;
};
struct SettingBoards {
  int version = 0;
  int team = 1;
  std::vector<club::tournament::Number> order;
};
struct NamingCaptain {
  int version = 0;
  int team = 1;
  std::optional<int> entrant;  // by number from 1; none: nobody
};
struct AnsweringMatch {
  int version = 0;
  bool accept = false;
  std::string reason;
};
struct BeginningRound {
  int version = 0;
  std::optional<std::vector<club::tournament::Seats>> pairings;  // none: as they are drawn
};
struct EnteringResult {
  std::optional<int> version;
  int round = 1;
  int board = 1;
  std::optional<int> game;
  club::tournament::GameResult result = club::tournament::GameResult::open;
  std::string reason;
};
struct Pausing {
  int version = 0;
  bool paused = false;
};
struct Replacing {
  int version = 0;
  int number = 1;
  std::string name;
  std::string account = {};  // instead: it plays on as this one
};

Form<Founding> founding_form();
Form<Entering> entering_form();
Form<AddingEntrants> adding_form();
Form<AskingNames> known_names_form();
Form<int> version_form();
Form<int> ladder_challenge_form();  // a number
Form<MissingRound> missing_form();
Form<SettingBoards> boards_form();
Form<NamingCaptain> captain_form();
Form<AnsweringMatch> match_answer_form();
Form<BeginningRound> beginning_form();
Form<EnteringResult> result_form();
Form<Pausing> pausing_form();
Form<Replacing> replacing_form();

}  // namespace muehle::server

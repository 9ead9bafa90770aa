// A tournament as a server keeps it: its acts, and what an organiser does there beside them. Pure.
//
// `pause`, `go on`, `replace 3 "Carla"`, `ask 3`, `captain 2 5` (`captain 2 nobody`), `agree` and `decline`
// are lines among those of the acts. The file of a tournament (acts.h) leaves them out, and has the names
// that people have in the end.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "club/tournament/acts.h"

namespace muehle::club::tournament {

// Nothing begins by itself until it goes on.
struct Pause {
  friend bool operator==(const Pause&, const Pause&) = default;
};
struct GoOn {
  friend bool operator==(const GoOn&, const GoOn&) = default;
};
// Somebody else plays on in an entrant's place, or it turns out who he is.
struct Replace {
  Number entrant;
  std::string name;
  friend bool operator==(const Replace&, const Replace&) = default;
};

// Who plays over the board as this entrant asks to be joined to his account, by a `Replace`.
struct AskToJoin {
  Number entrant;
  friend bool operator==(const AskToJoin&, const AskToJoin&) = default;
};

// An entrant who leads a team of a team match: enters who plays in it, and says who sits at which board.
struct NameCaptain {
  int team;
  std::optional<Number> entrant;
  friend bool operator==(const NameCaptain&, const NameCaptain&) = default;
};

// What the club answers that is asked for the second team of a match, once.
struct Consent {
  bool given;
  friend bool operator==(const Consent&, const Consent&) = default;
};

using HostedAct = std::variant<Act, Pause, GoOn, Replace, AskToJoin, NameCaptain, Consent>;

std::string to_text(const HostedAct& act);
Result<HostedAct> parse_hosted_act(std::string_view line);

struct Hosted {
  NamedTournament named = {};
  bool paused = false;
  std::array<std::optional<Number>, team_count> captains = {};
  std::vector<Number> asking = {};   // to be joined to their accounts
  std::optional<bool> consent = {};  // none: not yet, or nobody is asked
  friend bool operator==(const Hosted&, const Hosted&) = default;
};

// Does what the act says; the first one founds it. What is refused changes nothing.
Result<void> perform(Hosted& hosted, const HostedAct& act);
Result<Hosted> founded(const HostedAct& act);
// An error says the number of the act.
Result<Hosted> replay_hosted(std::span<const std::string> acts);

// The lines of the file of it, each with its end. Until the first round has begun the seed of its lots is 0
// there: who knew it could foresee them.
std::string file_of(std::span<const std::string> acts, const Hosted& hosted);

enum class State { coming, running, paused, over };
State state_of(const Hosted& hosted);
std::string_view to_text(State state);
// How many rounds there will be; 0 where that is not known.
int rounds_to_come_to(const Tournament& tournament);
// Who have not withdrawn.
int entered(const Tournament& tournament);

}  // namespace muehle::club::tournament

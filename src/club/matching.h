// Who of the players that wait for an opponent plays whom. Pure: the same list at the same moment gives the
// same games.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "club/player.h"
#include "support/time.h"

namespace muehle::club {

enum class ColourWish { lot, white, black };

struct Waiting {
  PlayerId id = 0;
  double rating = 0;
  double deviation = 0;
  std::string rules;  // as to_text(RuleSet) writes them
  std::string time;   // a time control as a record has it
  ColourWish colour = ColourWish::lot;
  bool rated = false;
  Milliseconds since = 0;
  bool near = true;                   // looks for somebody about as strong; two who do not meet elsewhere
  std::vector<PlayerId> avoids = {};  // whom he will not meet
  std::optional<PlayerId> last_opponent = {};
};

// Two ratings may differ by so much at first, and by so much more for each second that the one who has waited
// longer of the two has waited …
inline constexpr double first_reach = 100;
inline constexpr double reach_per_second = 10;
// … until he plays anyone.
inline constexpr Milliseconds anyone_after = 60'000;
// The same two meet twice in a row when both have waited so long.
inline constexpr Milliseconds again_after = 30'000;

// Whether the two can play each other now. Who fits goes on doing so.
bool fit(const Waiting& a, const Waiting& b, Milliseconds now);

// Two of the list, by their places in it: `first` has waited longer. No colour: the lot decides.
struct Match {
  std::size_t first = 0;
  std::size_t second = 0;
  std::optional<std::size_t> white;  // one of the two
  friend bool operator==(const Match&, const Match&) = default;
};

// Who has waited longest comes first and gets the one nearest to his rating of those who fit. Whoever stands
// in the list several times plays once.
std::vector<Match> match(std::span<const Waiting> waiting, Milliseconds now);

}  // namespace muehle::club

// How strong a player is, from the results of his games: Glicko-2. Pure. Why the constants are what they are
// stands in docs/adr/004-ratings.md.
//
// M. E. Glickman: "Example of the Glicko-2 system" (2013, revised 2022), www.glicko.net/glicko/glicko2.pdf.
#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace muehle::club {

inline constexpr double first_rating = 1500;
inline constexpr double most_deviation = 350;  // of who has not played yet, or not for years
inline constexpr double least_deviation = 45;  // below it nobody's rating would move any more
inline constexpr double first_volatility = 0.06;

// How much one surprise may change a volatility. The lower end of what Glickman recommends is 0.3, the upper
// one 1.2; his example has this one. A period with a single game says little of how steady a player is.
inline constexpr double tau = 0.5;

// A deviation grows by a player's volatility in this time, a rating period. So who has played much is
// provisional again after a year: from 45 to 110 in 371 days, from 60 in 313.
inline constexpr double days_per_period = 4;

struct Rating {
  double rating = first_rating;
  double deviation = most_deviation;  // with 95 % certainty, the strength is within two of these
  double volatility = first_volatility;
  int games = 0;
  friend bool operator==(const Rating&, const Rating&) = default;
};

// Too little is known of this player for his rating to be compared with others.
inline constexpr double provisional_above = 110;
constexpr bool is_provisional(const Rating& rating) { return rating.deviation > provisional_above; }

// After a game, and the number before it.
struct NewRating {
  Rating rating;
  double before = first_rating;
};

// Games by the clock and games by days say different things of a player.
enum class Pool { live, correspondence };
// Of a time control as a record has it (`300+5`, `1/259200`). None: unlimited games (`-`) are not rated.
std::optional<Pool> pool_of(std::string_view time_control);

// The same player after so many days without a rated game; negative ones count as none.
Rating after_absence(Rating player, double days);

// One of the games of a period.
struct Played {
  Rating opponent;   // as he was before the period
  double score = 0;  // of the player who is rated: 0, 0.5 or 1
};
// One step of Glicko-2, with so many periods since the last one: several, or a part of one.
Rating after_games(const Rating& player, std::span<const Played> games, double periods = 1);

enum class Score { black_wins, draw, white_wins };

// The days since each player's last rated game; any for a first one.
struct Absence {
  double white = 0;
  double black = 0;
};
struct Pair {
  Rating white;
  Rating black;
  friend bool operator==(const Pair&, const Pair&) = default;
};
// What one game makes of the ratings of both: it is a period of its own.
Pair rated(const Rating& white, const Rating& black, Score score, const Absence& absence = {});

}  // namespace muehle::club

#include "club/rating.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace muehle::club {
namespace {

constexpr double scale = 173.7178;  // from the paper's own scale to the one that players see

// Volatilities a search finds. No player comes near these ends.
constexpr double least_volatility = 0.01;
constexpr double most_volatility = 0.5;
constexpr int halvings = 48;  // of the interval between them: to the precision of the numbers

double squared(double x) { return x * x; }

// How much less a result says where the opponent's strength is uncertain: the paper's g.
double weight(double deviation) {
  return 1 / std::sqrt(1 + 3 * squared(deviation / scale / std::numbers::pi));
}

double expected(double difference, double deviation) {
  return 1 / (1 + std::exp(-weight(deviation) * difference / scale));
}

// What the games of a period say. The paper has v = 1 / information and Δ = surprise / information; these
// two stay finite where a result was certain.
struct Evidence {
  double information = 0;
  double surprise = 0;  // points beyond those expected, weighted
};

Evidence evidence_of(const Rating& player, std::span<const Played> games) {
  Evidence found;
  for (const Played& game : games) {
    const double g = weight(game.opponent.deviation);
    const double e = expected(player.rating - game.opponent.rating, game.opponent.deviation);
    found.information += squared(g) * e * (1 - e);
    found.surprise += g * (game.score - e);
  }
  return found;
}

// Step 5: the zero of the paper's f, both parts of its fraction multiplied by information². Between these
// ends it falls from above zero to below, so halving finds it whatever the result was.
double new_volatility(const Rating& player, const Evidence& evidence) {
  const double variance = squared(player.deviation / scale);
  const double a = 2 * std::log(player.volatility);
  const auto f = [&](double x) {
    const double certainty = evidence.information * (variance + std::exp(x));
    const double excess = squared(evidence.surprise) - evidence.information * (certainty + 1);
    return std::exp(x) * excess / (2 * squared(certainty + 1)) - (x - a) / squared(tau);
  };
  double low = 2 * std::log(least_volatility);
  double high = 2 * std::log(most_volatility);
  for (int n = 0; n < halvings; ++n) {
    const double middle = (low + high) / 2;
    (f(middle) > 0 ? low : high) = middle;
  }
  return std::exp(low / 2);
}

double within_limits(double deviation) { return std::clamp(deviation, least_deviation, most_deviation); }

double grown(double deviation, double volatility, double periods) {
  return within_limits(std::sqrt(squared(deviation) + std::max(0.0, periods) * squared(volatility * scale)));
}

}  // namespace

std::optional<Pool> pool_of(std::string_view time_control) {
  if (time_control == "-") return std::nullopt;
  return time_control.starts_with("1/") ? Pool::correspondence : Pool::live;
}

Rating after_absence(Rating player, double days) {
  player.deviation = grown(player.deviation, player.volatility, days / days_per_period);
  return player;
}

Rating after_games(const Rating& player, std::span<const Played> games, double periods) {
  const Evidence evidence = evidence_of(player, games);
  Rating next = player;
  next.volatility = new_volatility(player, evidence);
  const double before = grown(player.deviation, next.volatility, periods) / scale;
  const double variance = 1 / (1 / squared(before) + evidence.information);
  next.deviation = within_limits(std::sqrt(variance) * scale);
  next.rating += variance * evidence.surprise * scale;
  next.games += static_cast<int>(games.size());
  return next;
}

Pair rated(const Rating& white, const Rating& black, Score score, const Absence& absence) {
  const double points = score == Score::draw ? 0.5 : score == Score::white_wins ? 1 : 0;
  const Played by_white{after_absence(black, absence.black), points};
  const Played by_black{after_absence(white, absence.white), 1 - points};
  return {after_games(white, {&by_white, 1}, absence.white / days_per_period),
          after_games(black, {&by_black, 1}, absence.black / days_per_period)};
}

}  // namespace muehle::club

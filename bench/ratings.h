// Ratings from the results of many players: one number each, fitted so that all results together are as
// likely as possible. Pure.
#pragma once

#include <span>
#include <vector>

#include "match/statistics.h"

namespace muehle::match {

// What two of the players did against each other; the tally is the first one's.
struct Encounter {
  int first;
  int second;
  Tally tally;
};

class Ratings {
 public:
  Ratings(std::vector<double> elo, std::vector<double> covariance);

  int players() const { return static_cast<int>(elo_.size()); }
  // The first player has 0.
  double elo(int player) const { return elo_[player]; }
  // Half the width of the 95 % interval of elo(a) - elo(b).
  double error(int a, int b) const;

 private:
  double covariance(int a, int b) const { return covariance_[a * players() + b]; }

  std::vector<double> elo_;
  std::vector<double> covariance_;  // row by row
};

// The ratings of players 0..players-1, every one of them connected with every other by encounters. The
// expected score follows Elo's logistic curve, a draw counts as half a win and half a loss; the errors come
// from the variance of the results themselves, which draws make smaller. Every encounter is given one drawn
// game more than was played, so that nobody's rating is infinite.
Ratings fit_ratings(int players, std::span<const Encounter> encounters);

}  // namespace muehle::match

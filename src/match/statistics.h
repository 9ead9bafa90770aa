// What the results of a match say about strength. Pure functions.
#pragma once

#include <array>
#include <optional>
#include <string_view>

namespace muehle::match {

// A result from the view of the first of two players.
struct Tally {
  int wins = 0;
  int draws = 0;
  int losses = 0;

  int games() const { return wins + draws + losses; }
  // Points a game, 0..1.
  double score() const;
  Tally& operator+=(const Tally& other);
  friend bool operator==(const Tally&, const Tally&) = default;
};

// How many pairs of games with the same opening and both colours brought the first player 0, ½, 1, 1½ and 2
// points. The two games of a pair depend on each other through the opening; pairs do not.
struct Pairs {
  std::array<int, 5> counts{};

  int total() const;
  // `half_points` of both games together, 0..4.
  void add(int half_points) { ++counts[half_points]; }
  friend bool operator==(const Pairs&, const Pairs&) = default;
};

// Logistic: a player who is 400 Elo stronger scores 10 to 1.
double elo_of(double score);  // score in 0..1, ends excluded
double score_of(double elo);

// So many standard deviations to either side hold 95 % of a normal distribution.
inline constexpr double sigmas_95 = 1.959963984540054;

// The difference in Elo with a 95 % interval from the variance between pairs. An end is missing where it is
// infinite: the first player has won everything, or nothing.
struct Estimate {
  std::optional<double> elo;
  std::optional<double> low;
  std::optional<double> high;
};
// Nothing before the first pair.
std::optional<Estimate> estimate(const Pairs& pairs);

// A sequential probability ratio test of H1 (the difference is at least elo1) against H0 (at most elo0) with
// error probabilities of 5 %.
struct Hypotheses {
  double elo0;
  double elo1;
};
enum class SprtVerdict { undecided, accept_h0, accept_h1 };
struct Sprt {
  double llr = 0;  // the logarithm of the likelihood ratio
  double lower = 0;
  double upper = 0;
  SprtVerdict verdict = SprtVerdict::undecided;
};
// The generalised likelihood ratio over pairs: the most likely distribution with the score of H1 against the
// one with that of H0 (M. Van den Bergh, "The generalized maximum likelihood ratio for the expectation value
// of a distribution", 2019).
Sprt sprt(const Pairs& pairs, const Hypotheses& hypotheses);

}  // namespace muehle::match

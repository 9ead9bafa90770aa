#include "match/statistics.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace muehle::match {
namespace {

constexpr double elo_scale = 400;
constexpr double error_probability = 0.05;
// Where all results are the same, a different one has at most this probability over n, with 95 % confidence.
constexpr double rule_of_three = 3;

constexpr std::size_t outcomes = 5;
using Distribution = std::array<double, outcomes>;

constexpr double value(std::size_t outcome) { return static_cast<double>(outcome) / (outcomes - 1); }

double mean(const Distribution& p) {
  double sum = 0;
  for (std::size_t n = 0; n < outcomes; ++n) sum += p[n] * value(n);
  return sum;
}

double variance(const Distribution& p) {
  const double middle = mean(p);
  double sum = 0;
  for (std::size_t n = 0; n < outcomes; ++n) sum += p[n] * (value(n) - middle) * (value(n) - middle);
  return sum;
}

// Shares of the results; `least` is added to those that have not come up.
Distribution shares(const Pairs& pairs, double least) {
  Distribution p{};
  for (std::size_t n = 0; n < outcomes; ++n) p[n] = pairs.counts[n] == 0 ? least : pairs.counts[n];
  const double sum = std::accumulate(p.begin(), p.end(), 0.0);
  for (double& share : p) share /= sum;
  return p;
}

// The distribution with mean `score` under which results as in `p` are the most likely. It is
// p_n / (1 + theta (value_n - score)), where theta makes it sum up to one; all p_n are above 0.
Distribution most_likely(const Distribution& p, double score) {
  // The sum of p_n (value_n - score) / (1 + theta (value_n - score)) falls in theta and has one zero.
  double low = -1 / (1 - score);
  double high = 1 / score;
  const auto excess = [&](double theta) {
    double sum = 0;
    for (std::size_t n = 0; n < outcomes; ++n) {
      const double distance = value(n) - score;
      sum += p[n] * distance / (1 + theta * distance);
    }
    return sum;
  };
  constexpr int halvings = 200;
  for (int n = 0; n < halvings; ++n) {
    const double middle = (low + high) / 2;
    (excess(middle) > 0 ? low : high) = middle;
  }
  Distribution result{};
  for (std::size_t n = 0; n < outcomes; ++n) result[n] = p[n] / (1 + (low + high) / 2 * (value(n) - score));
  return result;
}

std::optional<double> finite_elo(double score) {
  if (score <= 0 || score >= 1) return std::nullopt;
  return elo_of(score);
}

}  // namespace

double Tally::score() const { return games() == 0 ? 0.0 : (wins + draws * 0.5) / games(); }

Tally& Tally::operator+=(const Tally& other) {
  wins += other.wins;
  draws += other.draws;
  losses += other.losses;
  return *this;
}

int Pairs::total() const { return std::accumulate(counts.begin(), counts.end(), 0); }

double elo_of(double score) { return elo_scale * std::log10(score / (1 - score)); }

double score_of(double elo) { return 1 / (1 + std::pow(10, -elo / elo_scale)); }

std::optional<Estimate> estimate(const Pairs& pairs) {
  const int total = pairs.total();
  if (total == 0) return std::nullopt;
  const Distribution p = shares(pairs, 0);
  const double score = mean(p);
  double error = sigmas_95 * std::sqrt(variance(p) / total);
  if (error == 0) error = std::min(rule_of_three / total, 1.0);
  return Estimate{finite_elo(score), finite_elo(score - error), finite_elo(score + error)};
}

Sprt sprt(const Pairs& pairs, const Hypotheses& hypotheses) {
  Sprt result;
  result.lower = std::log(error_probability / (1 - error_probability));
  result.upper = -result.lower;
  const int total = pairs.total();
  if (total == 0) return result;
  constexpr double unseen = 1e-3;  // so that nothing is impossible
  const Distribution p = shares(pairs, unseen);
  const Distribution p0 = most_likely(p, score_of(hypotheses.elo0));
  const Distribution p1 = most_likely(p, score_of(hypotheses.elo1));
  for (std::size_t n = 0; n < outcomes; ++n) result.llr += total * p[n] * std::log(p1[n] / p0[n]);
  if (result.llr <= result.lower) result.verdict = SprtVerdict::accept_h0;
  if (result.llr >= result.upper) result.verdict = SprtVerdict::accept_h1;
  return result;
}

}  // namespace muehle::match

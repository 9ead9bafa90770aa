#include "ratings.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numbers>
#include <utility>

#include "match/statistics.h"

namespace muehle::match {
namespace {

constexpr double per_elo = std::numbers::ln10 / 400;  // from Elo to the exponent of the logistic curve
constexpr double longest_step = 200;  // Elo; Newton's method may leap too far in the beginning
constexpr double smallest_step = 1e-9;
constexpr int most_steps = 1000;

// A square matrix, row by row.
struct Matrix {
  int size;
  std::vector<double> values;

  explicit Matrix(int n) : size(n), values(static_cast<std::size_t>(n) * n) {}
  double& at(int row, int column) { return values[row * size + column]; }
  double at(int row, int column) const { return values[row * size + column]; }
};

// Gauss and Jordan, for a positive definite matrix.
Matrix inverse(Matrix matrix) {
  Matrix result(matrix.size);
  for (int n = 0; n < matrix.size; ++n) result.at(n, n) = 1;
  for (int pivot = 0; pivot < matrix.size; ++pivot) {
    const double by = matrix.at(pivot, pivot);
    assert(by > 0);
    for (int column = 0; column < matrix.size; ++column) {
      matrix.at(pivot, column) /= by;
      result.at(pivot, column) /= by;
    }
    for (int row = 0; row < matrix.size; ++row) {
      const double factor = matrix.at(row, pivot);
      if (row == pivot || factor == 0) continue;
      for (int column = 0; column < matrix.size; ++column) {
        matrix.at(row, column) -= factor * matrix.at(pivot, column);
        result.at(row, column) -= factor * result.at(pivot, column);
      }
    }
  }
  return result;
}

Matrix product(const Matrix& a, const Matrix& b) {
  Matrix result(a.size);
  for (int row = 0; row < a.size; ++row) {
    for (int column = 0; column < a.size; ++column) {
      for (int n = 0; n < a.size; ++n) result.at(row, column) += a.at(row, n) * b.at(n, column);
    }
  }
  return result;
}

// An encounter and the drawn game that is added.
struct Sample {
  double games;
  double score;     // of the first player, 0..1
  double variance;  // of one game's score
};

Sample sample_of(const Tally& tally) {
  const double games = tally.games() + 1;
  const double draws = tally.draws + 1;
  const double score = (tally.wins + draws / 2) / games;
  const double squares = (tally.wins + draws / 4) / games;
  return {games, score, squares - score * score};
}

// Adds what belongs to the difference of two players; the first player of all is fixed and has no row.
void add_difference(Matrix& matrix, const Encounter& pair, double value) {
  const int a = pair.first - 1;
  const int b = pair.second - 1;
  if (a >= 0) matrix.at(a, a) += value;
  if (b >= 0) matrix.at(b, b) += value;
  if (a < 0 || b < 0) return;
  matrix.at(a, b) -= value;
  matrix.at(b, a) -= value;
}

// How likely the results are, as a function of the ratings: its slope and its curvature (negated).
struct Likelihood {
  std::vector<double> slope;
  Matrix curvature;
  Matrix noise;  // the variance of the slope

  explicit Likelihood(int free) : slope(free), curvature(free), noise(free) {}
};

Likelihood likelihood(std::span<const Encounter> encounters, const std::vector<double>& elo) {
  Likelihood found(static_cast<int>(elo.size()) - 1);
  for (const Encounter& pair : encounters) {
    const Sample sample = sample_of(pair.tally);
    const double expected = score_of(elo[pair.first] - elo[pair.second]);
    const double surplus = per_elo * sample.games * (sample.score - expected);
    if (pair.first > 0) found.slope[pair.first - 1] += surplus;
    if (pair.second > 0) found.slope[pair.second - 1] -= surplus;
    const double weight = per_elo * per_elo * sample.games;
    add_difference(found.curvature, pair, weight * expected * (1 - expected));
    add_difference(found.noise, pair, weight * sample.variance);
  }
  return found;
}

// One step of Newton's method; the longest change of a rating.
double climb(std::vector<double>& elo, const Likelihood& at) {
  const Matrix steps = inverse(at.curvature);
  double longest = 0;
  for (int row = 0; row < steps.size; ++row) {
    double step = 0;
    for (int column = 0; column < steps.size; ++column) step += steps.at(row, column) * at.slope[column];
    step = std::clamp(step, -longest_step, longest_step);
    elo[row + 1] += step;
    longest = std::max(longest, std::abs(step));
  }
  return longest;
}

}  // namespace

Ratings::Ratings(std::vector<double> elo, std::vector<double> covariance)
    : elo_(std::move(elo)), covariance_(std::move(covariance)) {}

double Ratings::error(int a, int b) const {
  const double variance = covariance(a, a) + covariance(b, b) - 2 * covariance(a, b);
  return sigmas_95 * std::sqrt(std::max(variance, 0.0));
}

Ratings fit_ratings(int players, std::span<const Encounter> encounters) {
  std::vector<double> elo(players);
  for (int n = 0; n < most_steps; ++n) {
    if (climb(elo, likelihood(encounters, elo)) < smallest_step) break;
  }
  const Likelihood at_top = likelihood(encounters, elo);
  const Matrix spread = inverse(at_top.curvature);
  const Matrix free = product(product(spread, at_top.noise), spread);
  std::vector<double> covariance(static_cast<std::size_t>(players) * players);
  for (int row = 1; row < players; ++row) {
    for (int column = 1; column < players; ++column) {
      covariance[row * players + column] = free.at(row - 1, column - 1);
    }
  }
  return {std::move(elo), std::move(covariance)};
}

}  // namespace muehle::match

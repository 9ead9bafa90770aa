#include "review/worth.h"

#include <cmath>
#include <cstdlib>

namespace muehle::review {
namespace {

using perfect::Answer;
using perfect::Value;

constexpr int a_stone = 100;  // as a score

}  // namespace

Worth worth_of(const search::Info& info) {
  Worth worth;
  worth.exact = info.exact;
  worth.ignores_draw_rules = info.ignores_draw_rules;
  if (search::is_decided(info.score)) {
    const int plies = search::plies_to_end(info.score);
    worth.answer = Answer{search::is_win(info.score) ? Value::win : Value::loss,
                          plies < search::unknown_plies ? std::optional(plies) : std::nullopt};
  } else if (info.exact) {
    worth.answer = exact_draw.answer;
  } else {
    worth.score = info.score;
  }
  return worth;
}

Worth for_the_mover(const Worth& reply) {
  Worth worth = reply;
  worth.answer = perfect::for_the_mover(reply.answer);
  worth.score = -reply.score;
  return worth;
}

double points(const Worth& worth) {
  if (worth.answer) return static_cast<double>(worth.answer->value) / static_cast<double>(Value::win);
  // Three stones more are as good as 5.6 to 1.
  constexpr double ten_to_one = 4.0 * a_stone;
  return 1 / (1 + std::pow(10, -worth.score / ten_to_one));
}

std::string to_code(const Worth& worth) {
  return worth.answer ? to_text(*worth.answer) : to_stones(worth.score);
}

std::string to_stones(search::Score score) {
  const int size = std::abs(score);
  const int hundredths = size % a_stone;
  return (score < 0 ? "-" : "+") + std::to_string(size / a_stone) + (hundredths < 10 ? ".0" : ".") +
         std::to_string(hundredths);
}

}  // namespace muehle::review

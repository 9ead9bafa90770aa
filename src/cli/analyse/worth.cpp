#include "cli/analyse/worth.h"

#include <fmt/format.h>

#include <cmath>

#include "perfect/rated_moves.h"

namespace muehle::cli::analyse {
namespace {

using perfect::Value;

constexpr double a_stone = 100;  // as a score

std::string score_text(search::Score score) { return fmt::format("{:+.2f}", score / a_stone); }

std::string_view value_word(Value value, Language language) {
  switch (value) {
    case Value::win:
      return pick({"Gewinn", "win"}, language);
    case Value::draw:
      return pick({"Remis", "draw"}, language);
    case Value::loss:
      return pick({"Verlust", "loss"}, language);
  }
  return {};
}

}  // namespace

Worth worth_of(const perfect::Answer& answer) { return {answer.value, answer.plies, 0, true, false}; }

Worth for_the_mover(const Worth& reply) {
  Worth worth = reply;
  if (reply.value) worth.value = perfect::for_the_other(*reply.value);
  if (reply.plies) worth.plies = *reply.plies + 1;
  worth.score = -reply.score;
  return worth;
}

int compare(const Worth& left, const Worth& right) {
  return perfect::compare(perfect::Answer{*left.value, left.plies},
                          perfect::Answer{*right.value, right.plies});
}

double points(const Worth& worth) {
  if (worth.value) return static_cast<double>(*worth.value) / static_cast<double>(Value::win);
  // Three stones more are as good as 5.6 to 1.
  constexpr double ten_to_one = 4 * a_stone;
  return 1 / (1 + std::pow(10, -worth.score / ten_to_one));
}

std::string to_text(const Worth& worth, Language language) {
  if (!worth.value) return score_text(worth.score);
  std::string text(value_word(*worth.value, language));
  if (worth.plies) text += fmt::format(" in {}", *worth.plies);
  if (worth.ignores_draw_rules) text += "*";
  return text;
}

std::string in_words(const Worth& worth, Language language) {
  if (!worth.value) return score_text(worth.score);
  std::string text(value_word(*worth.value, language));
  if (worth.plies) text += fmt::format(" in {}", *worth.plies);
  if (worth.ignores_draw_rules) text += pick({" (ohne Remisregeln)", ", ignoring draw rules"}, language);
  return text;
}

std::string to_code(const Worth& worth) {
  if (!worth.value) return score_text(worth.score);
  std::string text(value_word(*worth.value, Language::english));
  if (worth.plies) text += fmt::format(" {}", *worth.plies);
  return text;
}

}  // namespace muehle::cli::analyse

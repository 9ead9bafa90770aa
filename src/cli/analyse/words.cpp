#include "cli/analyse/words.h"

#include <fmt/format.h>

namespace muehle::cli::analyse {
namespace {

using perfect::Value;
using review::ReviewedMove;
using review::Worth;

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

std::string answer_text(const perfect::Answer& answer, Language language) {
  std::string text(value_word(answer.value, language));
  if (answer.plies) text += fmt::format(" in {}", *answer.plies);
  return text;
}

std::string late_words(const Worth& worth, Language language) {
  return worth.ignores_draw_rules ? in_words(worth, language) : "";
}

std::string words_for(const ReviewedMove& move, Language language) {
  if (move.judgement == review::Judgement::good) return late_words(move.played, language);
  std::string text = fmt::format("{} → {}", in_words(move.best, language), in_words(move.played, language));
  if (!move.unclaimed.empty()) text += fmt::format("; {}", pick(unclaimed_note, language));
  return text;
}

}  // namespace

std::string to_text(const Worth& worth, Language language) {
  if (!worth.answer) return review::to_stones(worth.score);
  return answer_text(*worth.answer, language) + (worth.ignores_draw_rules ? "*" : "");
}

std::string in_words(const Worth& worth, Language language) {
  if (!worth.answer) return review::to_stones(worth.score);
  std::string text = answer_text(*worth.answer, language);
  if (worth.ignores_draw_rules) text += pick({" (ohne Remisregeln)", ", ignoring draw rules"}, language);
  return text;
}

review::Phrases phrases(Language language) {
  return {.of_move = [=](const ReviewedMove& move) { return words_for(move, language); },
          .of_better = [=](const Worth& worth) { return late_words(worth, language); }};
}

}  // namespace muehle::cli::analyse

#include "search/choice.h"

#include <algorithm>

namespace muehle::search {
namespace {

using perfect::Value;

// An advantage from which on a move that nobody knows is worth more than a draw that is certain.
constexpr Score worth_a_risk = 150;

bool has(const Choice& choice, Value value) { return choice.answer && choice.answer->value == value; }

}  // namespace

Selection select(std::vector<Choice>& choices) {
  const auto known = [](const Choice& choice) { return choice.answer.has_value(); };
  const bool exact = std::all_of(choices.begin(), choices.end(), known);
  const bool knows_value = exact || std::any_of(choices.begin(), choices.end(),
                                                [](const Choice& choice) { return has(choice, Value::win); });
  // Where the value of the position is not known, what is not known may be as good as a draw.
  const auto worth = [&](const Choice& choice) {
    const bool may_be_a_draw = !choice.answer && !knows_value;
    return may_be_a_draw ? std::optional(perfect::Answer{Value::draw, {}}) : choice.answer;
  };
  // By insertion: stable, and a handful of moves. (std::stable_sort of this library is deprecated for Clang.)
  for (auto next = choices.begin(); next != choices.end(); ++next) {
    const auto place =
        std::upper_bound(choices.begin(), next, *next, [&](const Choice& left, const Choice& right) {
          return perfect::is_better(worth(left), worth(right));
        });
    std::rotate(place, next, next + 1);
  }
  const auto selected = [&](const Choice& choice) {
    return knows_value ? has(choice, choices.front().answer->value) : !has(choice, Value::loss);
  };
  return {static_cast<std::size_t>(std::count_if(choices.begin(), choices.end(), selected)), knows_value,
          exact};
}

void prefer_what_is_known(std::span<Choice> selected) {
  if (selected.front().answer || selected.front().score >= worth_a_risk) return;
  const auto draw = std::find_if(selected.begin(), selected.end(),
                                 [](const Choice& choice) { return has(choice, Value::draw); });
  if (draw != selected.end()) std::rotate(selected.begin(), draw, draw + 1);
}

}  // namespace muehle::search

#include "perfect/answer.h"

namespace muehle::perfect {

std::string to_text(const Answer& answer) {
  std::string text(to_text(answer.value));
  if (answer.plies) text += " " + std::to_string(*answer.plies);
  return text;
}

std::string plies_text(int plies) { return std::to_string(plies) + (plies > most_counted_plies ? "+" : ""); }

}  // namespace muehle::perfect

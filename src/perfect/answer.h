// What best play of both leads to, and the one arithmetic of it: what the other side has, what a move makes
// of it, and which of two answers is better. All parts that compare values do it with this file.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace muehle::perfect {

// For the side to move, with best play of both and no draw rules: endless play is a draw.
enum class Value : std::uint8_t { loss, draw, win };

constexpr Value for_the_other(Value value) {
  return static_cast<Value>(static_cast<int>(Value::win) - static_cast<int>(value));
}

// `win`, `draw`, `loss`.
constexpr std::string_view to_text(Value value) {
  switch (value) {
    case Value::win:
      return "win";
    case Value::draw:
      return "draw";
    case Value::loss:
      return "loss";
  }
  return {};
}

struct Answer {
  Value value;
  // Plies to the end when the winner hurries and the loser delays, 0 for a game already lost; nothing for a
  // draw, and where no distance is stored.
  std::optional<int> plies;
  friend constexpr bool operator==(const Answer&, const Answer&) = default;
};

// `win 25`, `draw`, `loss 26`, `win` where no distance is known.
std::string to_text(const Answer& answer);

// An answer as one number, the larger the better for the player it belongs to:
//
//   none    losses in 0, 1 … plies    without a length    draw    wins without a length    … in 1, 0 plies
//   -1001      -1000 -999 …                  -1            0               1                   … 999 1000
//
// Unknown distances count as long ones. Answers are equal exactly when their grades are.
class Grade {
 public:
  static constexpr int most_plies = 998;  // real ones are far shorter; longer ones would count as so long

  constexpr explicit Grade(const Answer& answer) : number_(number(answer)) {}
  constexpr explicit Grade(const std::optional<Answer>& answer)
      : number_(answer ? number(*answer) : lowest) {}
  // Below all answers.
  static constexpr Grade none() { return Grade(lowest); }

  // Of a position whose best move leads to a position of this grade for the other side.
  constexpr Grade one_ply_before() const {
    assert(number_ != lowest);
    const int step = number_ > longest ? -1 : number_ < -longest ? 1 : 0;
    return Grade(-(number_ + step));
  }

  constexpr bool wins() const { return number_ > 0; }
  // Not for none().
  constexpr Answer answer() const {
    assert(number_ != lowest);
    const Value value = number_ > 0 ? Value::win : number_ < 0 ? Value::loss : Value::draw;
    const int size = number_ < 0 ? -number_ : number_;
    return {value, size > unknown ? std::optional(at_the_end - size) : std::nullopt};
  }

  friend constexpr auto operator<=>(const Grade&, const Grade&) = default;

 private:
  // The number of a win: in no plies, in most_plies, and without a distance.
  static constexpr int at_the_end = 1000;
  static constexpr int longest = at_the_end - most_plies;
  static constexpr int unknown = longest - 1;
  static constexpr int lowest = -at_the_end - 1;

  explicit constexpr Grade(int number) : number_(number) {}
  static constexpr int number(const Answer& answer) {
    if (answer.value == Value::draw) return 0;
    const int size = answer.plies ? at_the_end - std::min(*answer.plies, most_plies) : unknown;
    return answer.value == Value::win ? size : -size;
  }

  int number_;
};

// What a side has that moves to a position with this answer: the other's, a ply later.
constexpr Answer for_the_mover(const Answer& reply) { return Grade(reply).one_ply_before().answer(); }
constexpr std::optional<Answer> for_the_mover(const std::optional<Answer>& reply) {
  return reply ? std::optional(for_the_mover(*reply)) : std::nullopt;
}

// Negative when a player prefers `left`, 0 when he does not care: wins, the earliest first, draws, losses,
// the latest first; what is not known is last.
constexpr int compare(const std::optional<Answer>& left, const std::optional<Answer>& right) {
  const Grade a(left);
  const Grade b(right);
  return a > b ? -1 : a < b ? 1 : 0;
}
constexpr bool is_better(const std::optional<Answer>& left, const std::optional<Answer>& right) {
  return compare(left, right) < 0;
}

// ---- Answers in a byte ----

// Plies to the end of the game, winner hurries, loser delays. Odd: the side to move wins; even: it loses.
// Where a game may take longer than a byte can count, as under strict protection, the two greatest stand for
// all that is longer: a win in 253 plies or more, a loss in 254 or more.
using Distance = std::uint8_t;
inline constexpr Distance no_distance = 255;  // of a draw
inline constexpr int most_counted_plies = 252;

constexpr Distance distance_of(int plies) {
  return static_cast<Distance>(plies <= most_counted_plies ? plies : most_counted_plies + 2 - plies % 2);
}

// `25`, and `253+` for what a byte cannot count: so many or more.
std::string plies_text(int plies);

constexpr Value value_of(Distance distance) {
  if (distance == no_distance) return Value::draw;
  return distance % 2 != 0 ? Value::win : Value::loss;
}
constexpr Answer answer_of(Distance distance) {
  const Value value = value_of(distance);
  return {value, distance > most_counted_plies ? std::nullopt : std::optional<int>(distance)};
}
// An answer without its plies takes long.
constexpr Distance distance_of(const Answer& answer) {
  if (answer.value == Value::draw) return no_distance;
  const int longer = most_counted_plies + (answer.value == Value::win ? 1 : 2);
  return distance_of(answer.plies.value_or(longer));
}

// Values where there are many of them.
constexpr std::uint8_t code_of(Value value) { return static_cast<std::uint8_t>(value); }
// `codes` has room for the values of all `distances`.
constexpr void values_of(std::span<const Distance> distances, std::uint8_t* codes) {
  for (const Distance distance : distances) *codes++ = code_of(value_of(distance));
}

}  // namespace muehle::perfect

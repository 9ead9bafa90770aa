#include "rules/symmetry.h"

#include <array>
#include <cassert>

namespace muehle {
namespace {

constexpr std::array<std::uint8_t, symmetry_count> make_inverses() {
  std::array<std::uint8_t, symmetry_count> inverses{};
  for (int a = 0; a < symmetry_count; ++a) {
    for (int b = 0; b < symmetry_count; ++b) {
      bool undoes = true;
      for (Point p = 0; p < point_count; ++p) undoes = undoes && transform(transform(bit(p), a), b) == bit(p);
      if (undoes) inverses[a] = static_cast<std::uint8_t>(b);
    }
  }
  return inverses;
}
constexpr std::array<std::uint8_t, symmetry_count> inverses = make_inverses();

}  // namespace

int inverse(int symmetry) { return inverses[symmetry]; }

Point transform(Point point, int symmetry) {
  return point == no_point ? no_point : first_point(transform(bit(point), symmetry));
}

Move transform(Move move, int symmetry) {
  return {transform(move.from, symmetry), transform(move.to, symmetry), transform(move.capture, symmetry)};
}

Position transform(const Position& position, int symmetry) {
  Setup setup = position.setup();
  setup.white = transform(setup.white, symmetry);
  setup.black = transform(setup.black, symmetry);
  const Result<Position> image = Position::make(setup);
  assert(image);
  return *image;
}

Position canonical(const Position& position) {
  Position best = position;
  for (int symmetry = 1; symmetry < symmetry_count; ++symmetry) {
    const Position image = transform(position, symmetry);
    if (image.key() < best.key()) best = image;
  }
  return best;
}

}  // namespace muehle

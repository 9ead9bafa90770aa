#include "search/local_patterns.h"

#include <algorithm>
#include <cassert>

namespace muehle::search {
namespace {

constexpr int side = 3;  // points of a window along a ring, and rings

using Window = std::array<std::uint8_t, side * side>;  // by ring, then by place
using Ring = std::array<std::uint8_t, ring_size>;

template <typename Piece>
Piece piece_of(int code) {
  Piece piece;
  for (std::uint8_t& point : piece) {
    point = static_cast<std::uint8_t>(code % 3);
    code /= 3;
  }
  return piece;
}

template <typename Piece>
int encode(const Piece& piece) {
  int code = 0;
  for (auto point = piece.rbegin(); point != piece.rend(); ++point) code = 3 * code + *point;
  return code;
}

// The smallest code among the images of a window: mirrored, with the rings exchanged, both.
int canonical_window(int code) {
  const Window window = piece_of<Window>(code);
  int smallest = code;
  for (int image = 1; image < 4; ++image) {
    Window other;
    for (std::size_t ring = 0; ring < side; ++ring) {
      for (std::size_t place = 0; place < side; ++place) {
        const std::size_t from_ring = (image & 1) != 0 ? side - 1 - ring : ring;
        const std::size_t from_place = (image & 2) != 0 ? side - 1 - place : place;
        other[ring * side + place] = window[from_ring * side + from_place];
      }
    }
    smallest = std::min(smallest, encode(other));
  }
  return smallest;
}

// The same for a ring: turned by quarters, mirrored, both.
int canonical_ring(int code) {
  const Ring ring = piece_of<Ring>(code);
  int smallest = code;
  for (std::size_t turn = 0; turn < ring_size; turn += 2) {
    Ring turned;
    Ring mirrored;
    for (std::size_t place = 0; place < ring_size; ++place) {
      turned[place] = ring[(place + turn) % ring_size];
      mirrored[place] = ring[(2 * ring_size - place - turn) % ring_size];
    }
    smallest = std::min({smallest, encode(turned), encode(mirrored)});
  }
  return smallest;
}

// Numbers the classes in the order of their smallest codes, from `first`; returns the number after the last.
template <std::size_t Codes>
int number_classes(std::array<std::uint16_t, Codes>& classes, int (&canonical)(int), int first) {
  int next = first;
  for (std::size_t code = 0; code < Codes; ++code) {
    const int smallest = canonical(static_cast<int>(code));
    const bool is_new = smallest == static_cast<int>(code);
    classes[code] = is_new ? static_cast<std::uint16_t>(next++) : classes[static_cast<std::size_t>(smallest)];
  }
  return next;
}

}  // namespace

PieceIndex::PieceIndex() {
  for (std::size_t stones = 0; stones < 256; ++stones) {
    const auto on = [stones](std::size_t place) { return (stones >> (place % ring_size)) & 1; };
    std::size_t ring = 0;
    for (std::size_t place = ring_size; place-- > 0;) ring = 3 * ring + on(place);
    ring_code_[stones] = static_cast<std::uint16_t>(ring);
    for (std::size_t n = 0; n < windows; ++n) {
      const std::size_t code = on(n) + 3 * on(n + 1) + 9 * on(n + 2);
      codes_[0][stones][n] = static_cast<std::uint16_t>(code);
      codes_[1][stones][n] = static_cast<std::uint16_t>(code * 27);
      codes_[2][stones][n] = static_cast<std::uint16_t>(code * 27 * 27);
    }
  }
  int next = number_classes(window_class_[0], canonical_window, 0);
  next = number_classes(window_class_[1], canonical_window, next);
  next = number_classes(ring_class_[0], canonical_ring, next);
  next = number_classes(ring_class_[1], canonical_ring, next);
  assert(next == piece_classes);
}

}  // namespace muehle::search

// The board: 24 points, 32 edges, 16 lines. Everything here is generated from the ring layout.
//
//   a7(0) ----------- d7(1) ----------- g7(2)      A point is ring * 8 + its clockwise place, counted from
//     |   b6(8) ----- d6(9) ---- f6(10)   |        the top left corner of its ring. Ring 0 is the outer one.
//     |     |  c5(16) d5(17) e5(18) |     |        Even places are corners, odd places middles of sides.
//   a4(7) b4(15) c4(23)   e4(19) f4(11) g4(3)
//     |     |  c3(22) d3(21) e3(20) |     |        A set of points is a Mask: bit n is point n, so each ring
//     |   b2(14) --- d2(13) ---- f2(12)   |        is one byte, turning the board rotates each byte by two,
//   a1(6) ----------- d1(5) ----------- g1(4)      and swapping the rings exchanges the bytes 0 and 2.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace muehle {

using Point = std::uint8_t;  // 0..23, or no_point
using Mask = std::uint32_t;  // bits 0..23

inline constexpr int point_count = 24;
inline constexpr int edge_count = 32;
inline constexpr int line_count = 16;
inline constexpr int ring_count = 3;
inline constexpr int ring_size = 8;
inline constexpr Point no_point = 0xFF;
inline constexpr Mask all_points = 0xFFFFFF;

enum class Colour : std::uint8_t { white, black };

constexpr Colour other(Colour colour) { return colour == Colour::white ? Colour::black : Colour::white; }
constexpr int index(Colour colour) { return static_cast<int>(colour); }

constexpr Mask bit(Point point) { return Mask{1} << point; }
constexpr int count(Mask mask) { return std::popcount(mask); }
constexpr Point first_point(Mask mask) { return static_cast<Point>(std::countr_zero(mask)); }

// Calls `visit(Point)` for each point of the set, lowest first.
template <typename Visit>
constexpr void for_each_point(Mask mask, Visit&& visit) {
  for (; mask != 0; mask &= mask - 1) visit(first_point(mask));
}

// Turns every ring by `places` (1..7) clockwise steps at once.
constexpr Mask turn_rings(Mask mask, int places) {
  const Mask low = 0x010101u * (0xFFu >> places);  // the bits of a ring that do not wrap
  return ((mask & low) << places) | ((mask & ~low & all_points) >> (ring_size - places));
}

inline constexpr Mask corners = 0x555555;
inline constexpr Mask side_middles = 0xAAAAAA;
// The four points with four neighbours, the crossings of the middle ring.
inline constexpr Mask crossings = 0x00AA00;

// The points that share an edge with a point of `mask` (the points of `mask` itself may be among them).
constexpr Mask neighbours(Mask mask) {
  const Mask along = turn_rings(mask, 1) | turn_rings(mask, 7);
  const Mask across = ((mask << ring_size) | (mask >> ring_size)) & side_middles;
  return along | across;
}

// Calls `visit(from, to)`, each a set of one point, for every step along an edge from a point of `from` to
// one of `to`: along the rings both ways, then across.
template <typename Visit>
constexpr void for_each_shift(Mask from, Mask to, Visit&& visit) {
  for (Mask left = turn_rings(from, 1) & to; left != 0; left &= left - 1)
    visit(turn_rings(left & -left, 7), left & -left);
  for (Mask left = turn_rings(from, 7) & to; left != 0; left &= left - 1)
    visit(turn_rings(left & -left, 1), left & -left);
  const Mask middles = to & side_middles;
  for (Mask left = (from << ring_size) & middles; left != 0; left &= left - 1)
    visit((left & -left) >> ring_size, left & -left);
  for (Mask left = (from >> ring_size) & middles; left != 0; left &= left - 1)
    visit((left & -left) << ring_size, left & -left);
}

// How often for_each_shift() calls.
constexpr int count_shifts(Mask from, Mask to) {
  const Mask middles = to & side_middles;
  return count(turn_rings(from, 1) & to) + count(turn_rings(from, 7) & to) +
         count((from << ring_size) & middles) + count((from >> ring_size) & middles);
}

// The points that would complete a line together with two stones of `mask`; occupied points are not left out.
constexpr Mask closing_points(Mask mask) {
  const Mask next = turn_rings(mask, 7);      // bit p: the stone one place clockwise of p
  const Mask previous = turn_rings(mask, 1);  // bit p: the stone one place counter-clockwise of p
  const Mask at_corner = (next & turn_rings(mask, 6)) | (previous & turn_rings(mask, 2));
  const Mask outer = mask & 0xFF;
  const Mask middle = (mask >> ring_size) & 0xFF;
  const Mask inner = mask >> (2 * ring_size);
  const Mask across =
      (middle & inner) | ((outer & inner) << ring_size) | ((outer & middle) << (2 * ring_size));
  return (at_corner & corners) | (((next & previous) | across) & side_middles);
}

// The stones of `mask` that stand in a complete line.
constexpr Mask stones_in_mills(Mask mask) { return mask & closing_points(mask); }

// Line n of the board as a mask of three points: 0..11 the ring sides, 12..15 the cross lines.
constexpr std::array<Mask, line_count> make_lines() {
  std::array<Mask, line_count> lines{};
  int n = 0;
  for (int ring = 0; ring < ring_count; ++ring) {
    for (int corner = 0; corner < ring_size; corner += 2) {
      const int base = ring * ring_size;
      lines[n++] = bit(static_cast<Point>(base + corner)) | bit(static_cast<Point>(base + corner + 1)) |
                   bit(static_cast<Point>(base + (corner + 2) % ring_size));
    }
  }
  for (int middle = 1; middle < ring_size; middle += 2) {
    lines[n++] = 0x010101u << middle;
  }
  return lines;
}
inline constexpr std::array<Mask, line_count> lines = make_lines();

// The neighbours of each point.
constexpr std::array<Mask, point_count> make_adjacent() {
  std::array<Mask, point_count> adjacent{};
  for (Point p = 0; p < point_count; ++p) adjacent[p] = neighbours(bit(p));
  return adjacent;
}
inline constexpr std::array<Mask, point_count> adjacent = make_adjacent();

// The two lines through each point: the ring side first for a middle, both ring sides for a corner.
constexpr std::array<std::array<Mask, 2>, point_count> make_lines_through() {
  std::array<std::array<Mask, 2>, point_count> through{};
  for (Point p = 0; p < point_count; ++p) {
    int n = 0;
    for (const Mask line : lines) {
      if (line & bit(p)) through[p][n++] = line;
    }
  }
  return through;
}
inline constexpr std::array<std::array<Mask, 2>, point_count> lines_through = make_lines_through();

// True when the stones of `mask` together with one on `target` fill a line through `target`.
constexpr bool completes_line(Mask mask, Point target) {
  const Mask filled = mask | bit(target);
  return (filled & lines_through[target][0]) == lines_through[target][0] ||
         (filled & lines_through[target][1]) == lines_through[target][1];
}

namespace detail {
constexpr int points_with_neighbours(int wanted) {
  int n = 0;
  for (const Mask mask : adjacent) n += count(mask) == wanted ? 1 : 0;
  return n;
}
constexpr int edges_twice() {
  int n = 0;
  for (const Mask mask : adjacent) n += count(mask);
  return n;
}
}  // namespace detail
static_assert(detail::edges_twice() == 2 * edge_count);
static_assert(detail::points_with_neighbours(2) == 12);
static_assert(detail::points_with_neighbours(3) == 8);
static_assert(detail::points_with_neighbours(4) == 4);

}  // namespace muehle

// Pairs of a whole field at the least cost: a perfect matching of least weight in a complete graph. Pure.
//
// J. Edmonds: "Maximum matching and a polyhedron with 0,1-vertices" (1965), as primal and dual in O(n³); Z.
// Galil: "Efficient algorithms for finding maximum matching in graphs" (1986). Why it is not Boost.Graph's
// stands in docs/adr/010-tournaments.md.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace muehle::club::tournament {

// Wide enough for several criteria in strict order, see criteria.h.
__extension__ using Cost = __int128;
// So that four times a cost fits.
inline constexpr int most_cost_bits = 123;

// `costs` has a row for each of `count`, and is the same on both sides of its diagonal, which is not looked
// at; none is negative; `count` is even. Whom each is paired with.
std::vector<std::size_t> cheapest_matching(std::size_t count, std::span<const Cost> costs);

}  // namespace muehle::club::tournament

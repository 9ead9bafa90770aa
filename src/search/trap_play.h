// Trap play after a search: among moves of equal value the one after which the opponent is most likely to err
// comes to stand first. What is an error says a database, or shallow searches.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "search/budget.h"
#include "search/choice.h"
#include "search/oracle.h"

namespace muehle::search {

// Puts the best trap among `equals` first, moves at the root of `history` that the database knows to be of
// equal value. When the budget ends, the best one so far.
void set_trap_by_database(std::span<Choice> equals, const History& history, Oracle& oracle, Budget& budget);

// Searches the last position of a history to a depth and scores its best moves, so many of them, the best
// first. Nothing when there is no time.
using ScoreMoves = std::function<std::optional<std::vector<Info>>(const History&, int depth, int moves)>;

// Without a database moves this much worse than the best one count as equally good.
inline constexpr Score equal_within = 15;

// The same without a database: a search to `depth` says which of the choices at the root of `history` count
// as equal to the best one. They come to stand first, with its scores and lines.
void set_trap_by_search(std::vector<Choice>& choices, const History& history, int depth,
                        const ScoreMoves& score_moves);

}  // namespace muehle::search

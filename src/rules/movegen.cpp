#include "rules/movegen.h"

#include <algorithm>

namespace muehle {
namespace {

bool has_lost_by_stones(const Position& position, Colour colour) {
  return position.total(colour) < fewest_stones;
}

bool is_decided_by_stones(const Position& position) {
  return has_lost_by_stones(position, Colour::white) || has_lost_by_stones(position, Colour::black);
}

// The empty points that the stone on `from` may reach.
Mask targets(Point from, Mask empty, bool flying) { return flying ? empty : adjacent[from] & empty; }

// Appends the move, once for each stone it may take.
void push_each_capture(MoveList& moves, Move move, bool closes, Mask takes) {
  if (!closes || takes == 0) {
    moves.push(move);
    return;
  }
  for_each_point(takes, [&](Point capture) {
    move.capture = capture;
    moves.push(move);
  });
}

// The hand as origin or no stone to take, or a point of the board.
bool is_point_or_none(Point point) { return point < point_count || point == no_point; }

bool can_shift(const Position& position, const RuleSet& rules) {
  const Mask own = position.own();
  if (flies(position.to_move(), count(own), rules)) return position.empty() != 0;
  return (neighbours(own) & position.empty()) != 0;
}

struct FaultEntry {
  Fault fault;
  std::string_view name;
  std::string_view english;
};
constexpr FaultEntry faults[] = {
    {Fault::game_over, "game_over", "The game is already over."},
    {Fault::off_board, "off_board", "There is no such point on the board."},
    {Fault::must_place, "must_place", "There are stones in hand: one of them must be placed."},
    {Fault::must_shift, "must_shift", "All stones are placed: a stone on the board must be moved."},
    {Fault::from_empty, "from_empty", "There is no stone on the point of origin."},
    {Fault::from_opponent, "from_opponent", "That stone belongs to the other side."},
    {Fault::target_occupied, "target_occupied", "The target point is occupied."},
    {Fault::target_not_adjacent, "target_not_adjacent",
     "The target is not a neighbour: a stone moves one step along a line."},
    {Fault::capture_missing, "capture_missing",
     "The move closes a mill: a stone of the other side must be taken."},
    {Fault::capture_without_mill, "capture_without_mill", "The move closes no mill, so no stone is taken."},
    {Fault::capture_impossible, "capture_impossible", "The mill counts, but no stone may be taken."},
    {Fault::capture_not_opponent, "capture_not_opponent",
     "There is no stone of the other side on the point of the capture."},
    {Fault::capture_protected, "capture_protected", "That stone stands in a mill and is protected."},
};

const FaultEntry& entry_of(Fault fault) {
  const FaultEntry& entry = faults[static_cast<std::size_t>(fault)];
  assert(entry.fault == fault);
  return entry;
}

}  // namespace

bool MoveList::contains(Move move) const { return std::find(begin(), end(), move) != end(); }

Phase phase(const Position& position, Colour colour, const RuleSet& rules) {
  if (position.hand(colour) > 0) return Phase::placing;
  return flies(colour, count(position.stones(colour)), rules) ? Phase::flying : Phase::moving;
}
Phase phase(const Position& position, const RuleSet& rules) {
  return phase(position, position.to_move(), rules);
}

BoardState board_state(const Position& position, const RuleSet& rules) {
  const Colour us = position.to_move();
  if (has_lost_by_stones(position, us)) return {BoardEnd::too_few_stones, other(us)};
  if (has_lost_by_stones(position, other(us))) return {BoardEnd::too_few_stones, us};
  // At most 18 stones stand on 24 points, so a stone in hand always finds a place.
  if (position.hand(us) > 0 || can_shift(position, rules)) return {};
  return {BoardEnd::no_legal_move, other(us)};
}

Mask removable_from(const Position& position, Colour owner, const RuleSet& rules) {
  return takes_from(position.stones(owner), position.total(owner), rules.mill_protection);
}

Mask removable(const Position& position, const RuleSet& rules) {
  return removable_from(position, other(position.to_move()), rules);
}

MoveList legal_moves(const Position& position, const RuleSet& rules) {
  MoveList moves;
  if (is_decided_by_stones(position)) return moves;

  const Mask own = position.own();
  const Mask empty = position.empty();
  const Mask takes = removable(position, rules);

  if (position.hand(position.to_move()) > 0) {
    const Mask closing = closing_points(own);
    for_each_point(empty, [&](Point to) {
      push_each_capture(moves, {no_point, to, no_point}, (closing & bit(to)) != 0, takes);
    });
    return moves;
  }

  const bool flying = flies(position.to_move(), count(own), rules);
  for_each_point(own, [&](Point from) {
    const Mask closing = closing_points(own & ~bit(from));
    for_each_point(targets(from, empty, flying), [&](Point to) {
      push_each_capture(moves, {from, to, no_point}, (closing & bit(to)) != 0, takes);
    });
  });
  return moves;
}

int count_moves(const Position& position, const RuleSet& rules) {
  if (is_decided_by_stones(position)) return 0;

  const Mask own = position.own();
  const Mask empty = position.empty();
  int all = 0;
  int closing = 0;
  if (position.hand(position.to_move()) > 0) {
    all = count(empty);
    closing = count(empty & closing_points(own));
  } else {
    const bool flying = flies(position.to_move(), count(own), rules);
    for_each_point(own, [&](Point from) {
      const Mask to = targets(from, empty, flying);
      all += count(to);
      closing += count(to & closing_points(own & ~bit(from)));
    });
  }
  if (closing == 0) return all;  // most positions: what may be taken does not matter
  const int takes = std::max(count(removable(position, rules)), 1);
  return all + closing * (takes - 1);
}

bool closes_mill(const Position& position, Move move) {
  const Mask rest = move.places() ? position.own() : position.own() & ~bit(move.from);
  return completes_line(rest, move.to);
}

std::optional<Fault> find_fault(const Position& position, Move move, const RuleSet& rules) {
  if (!board_state(position, rules).ongoing()) return Fault::game_over;
  if (!is_point_or_none(move.from) || move.to >= point_count || !is_point_or_none(move.capture))
    return Fault::off_board;

  const Mask own = position.own();
  const Phase now = phase(position, rules);
  if (now == Phase::placing && !move.places()) return Fault::must_place;
  if (now != Phase::placing && move.places()) return Fault::must_shift;
  if (!move.places() && (own & bit(move.from)) == 0) {
    return (position.opponent() & bit(move.from)) != 0 ? Fault::from_opponent : Fault::from_empty;
  }
  if ((position.occupied() & bit(move.to)) != 0) return Fault::target_occupied;
  if (now == Phase::moving && (adjacent[move.from] & bit(move.to)) == 0) return Fault::target_not_adjacent;

  const Mask takes = removable(position, rules);
  if (!closes_mill(position, move)) {
    if (move.captures()) return Fault::capture_without_mill;
    return std::nullopt;
  }
  if (!move.captures()) {
    if (takes != 0) return Fault::capture_missing;
    return std::nullopt;
  }
  if (takes == 0) return Fault::capture_impossible;
  if ((position.opponent() & bit(move.capture)) == 0) return Fault::capture_not_opponent;
  if ((takes & bit(move.capture)) == 0) return Fault::capture_protected;
  return std::nullopt;
}

std::string_view to_text(Fault fault) { return entry_of(fault).name; }

std::string_view describe(Fault fault) { return entry_of(fault).english; }

}  // namespace muehle

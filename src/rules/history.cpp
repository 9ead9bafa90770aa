#include "rules/history.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace muehle {
namespace {

constexpr int placing_plies = 2 * stones_per_side;
constexpr int third = 3;
constexpr int nowhere = -1;
constexpr std::size_t fewest_slots = 16;  // a power of two, as all sizes are

bool hands_empty(const Position& position) {
  return position.hand(Colour::white) == 0 && position.hand(Colour::black) == 0;
}

// How many of a start's quiet plies moved stones: all of them, unless the move number says that some placed.
int quiet_moving_at(const Start& start) {
  if (!hands_empty(start.position)) return 0;
  const int played = 2 * (start.move_number - 1) + (start.position.to_move() == Colour::black ? 1 : 0);
  if (played < placing_plies) return start.quiet_plies;
  return std::min(start.quiet_plies, played - placing_plies);
}

}  // namespace

std::string_view to_text(DrawRule rule) { return rule == DrawRule::repetition ? "repetition" : "no_mill"; }

History::History(const RuleSet& rules, const Start& start)
    : rules_(rules), start_(start), start_quiet_moving_(quiet_moving_at(start)) {
  note_positions();
}

const Position& History::position(int ply) const {
  assert(0 <= ply && ply <= size());
  return ply == 0 ? start_.position : plies_[ply - 1].position;
}

int History::quiet_plies(int ply) const {
  return ply == 0 ? start_.quiet_plies : plies_[ply - 1].quiet_plies;
}

int History::quiet_moving_plies(int ply) const {
  return ply == 0 ? start_quiet_moving_ : plies_[ply - 1].quiet_moving_plies;
}

int History::counted_quiet_plies(int ply) const {
  return rules_.no_mill_counts_placing ? quiet_plies(ply) : quiet_moving_plies(ply);
}

std::optional<int> History::plies_left() const {
  if (rules_.no_mill_limit_plies == 0) return std::nullopt;
  return std::max(0, rules_.no_mill_limit_plies - counted_quiet_plies(size()));
}

int History::occurrences(int ply) const { return ply == 0 ? 1 : plies_[ply - 1].occurrences; }

Colour History::mover(int ply) const {
  const Colour first = start_.position.to_move();
  return (ply & 1) != 0 ? first : other(first);
}

int History::move_number(int ply) const {
  const int black_first = start_.position.to_move() == Colour::black ? 1 : 0;
  return start_.move_number + ((ply - 1 + black_first) >> 1);  // rounds down before the start, too
}

std::string History::move_label(int ply) const {
  return std::to_string(move_number(ply)) + (mover(ply) == Colour::white ? "." : "…");
}

void History::play(Move move) {
  const Position before = position();
  assert(!find_fault(before, move, rules_));
  Ply ply;
  ply.move = move;
  ply.mill_closed = closes_mill(before, move);
  ply.position = before.after(move);
  if (!ply.mill_closed) {
    ply.quiet_plies = quiet_plies(size()) + 1;
    ply.quiet_moving_plies = hands_empty(before) ? quiet_moving_plies(size()) + 1 : 0;
  }
  plies_.push_back(ply);
  plies_.back().occurrences = count_occurrences();
}

void History::take_back(int plies) {
  assert(0 <= plies && plies <= size());
  if (plies == 1 && forget_last()) return;
  plies_.resize(plies_.size() - static_cast<std::size_t>(plies));
  if (plies > 0) note_positions();
}

// Takes the last ply back where nothing else has to be noted anew. A position that is taken out of the table
// is what was put there last, so that no other search passes its slot.
bool History::forget_last() {
  const Ply& last = plies_.back();
  if (last.move.places() || last.move.captures()) return false;
  int& stood = stood_[slot_of(last.position)];
  if (last.occurrences == 1) {
    stood = nowhere;
    --noted_;
  } else {
    do --stood;
    while (position(stood) != last.position);
  }
  plies_.pop_back();
  return true;
}

int History::count_occurrences() {
  const Move move = plies_.back().move;
  if (move.places() || move.captures() || 2 * (noted_ + 1) > stood_.size()) {
    note_positions();
    return plies_.back().occurrences;
  }
  int& ply = stood_[slot_of(position())];
  const int before = ply == nowhere ? 0 : occurrences(ply);
  if (ply == nowhere) ++noted_;
  ply = size();
  return before + 1;
}

// Placements and captures cannot be undone by play, so nothing before the last of them can recur.
void History::note_positions() {
  int first = size();
  while (first > 0 && !plies_[first - 1].move.places() && !plies_[first - 1].move.captures()) --first;
  const auto positions = static_cast<std::size_t>(size() - first + 1);
  stood_.assign(std::max(fewest_slots, std::bit_ceil(4 * positions)), nowhere);
  noted_ = 0;
  for (int ply = first; ply <= size(); ++ply) {
    int& last = stood_[slot_of(position(ply))];
    const int before = last == nowhere ? 0 : occurrences(last);
    if (ply > 0) plies_[ply - 1].occurrences = before + 1;
    if (last == nowhere) ++noted_;
    last = ply;
  }
}

// Where the position is or, if it is nowhere, would be.
std::size_t History::slot_of(const Position& wanted) const {
  constexpr std::uint64_t spread = 0x9e3779b97f4a7c15;  // mixes all bits into the upper ones
  const std::size_t mask = stood_.size() - 1;
  std::size_t slot = static_cast<std::size_t>((wanted.key() * spread) >> 32) & mask;
  while (stood_[slot] != nowhere && position(stood_[slot]) != wanted) slot = (slot + 1) & mask;
  return slot;
}

std::vector<Due> History::due(int ply) const {
  std::vector<Due> due;
  if (std::optional<Due> repetition = repetition_due(ply)) due.push_back(std::move(*repetition));
  if (std::optional<Due> no_mill = no_mill_due(ply)) due.push_back(std::move(*no_mill));
  return due;
}

std::optional<Due> History::repetition_due(int ply) const {
  if (rules_.repetition == Repetition::off || occurrences(ply) < third) return std::nullopt;

  std::vector<int> stood = {ply};  // the latest three plies after which the position stood, last first
  if (rules_.repetition == Repetition::threefold) {
    for (int earlier = ply - 1; earlier >= 0 && stood.size() < third; --earlier) {
      if (position(earlier) == position(ply)) stood.push_back(earlier);
    }
  } else {
    const std::optional<int> period = cycle_before(ply);
    if (!period) return std::nullopt;
    stood = {ply, ply - *period, ply - 2 * *period};
  }

  Due due{DrawRule::repetition, automatic(), {}};
  for (auto at = stood.rbegin(); at != stood.rend(); ++at) {
    due.proof.push_back(*at == 0 ? "start" : move_label(*at));
  }
  return due;
}

std::optional<int> History::cycle_before(int ply) const {
  for (int period = 1; 2 * period <= ply; ++period) {
    if (position(ply - period) != position(ply) || position(ply - 2 * period) != position(ply)) continue;
    const auto end = plies_.begin() + ply;
    const bool same_moves = std::equal(end - period, end, end - 2 * period,
                                       [](const Ply& a, const Ply& b) { return a.move == b.move; });
    if (same_moves) return period;
  }
  return std::nullopt;
}

std::optional<Due> History::no_mill_due(int ply) const {
  if (rules_.no_mill_limit_plies == 0) return std::nullopt;
  const int counted = counted_quiet_plies(ply);
  if (counted < rules_.no_mill_limit_plies) return std::nullopt;
  const int first = ply - counted + 1;
  return Due{DrawRule::no_mill, automatic(), {move_number(first) < 1 ? "start" : move_label(first)}};
}

}  // namespace muehle

#include "search/ordering.h"

#include <algorithm>
#include <utility>

namespace muehle::search {
namespace {

// Ranks in a list that holds all kinds of moves: bands that do not overlap, the best kind on top.
//
//   known     known_rank
//   captures  capture_rank  + the usefulness of the stone
//   killers   killer_rank   + what it would be as a quiet move
//   quiet     its worth + defence_bonus onto a point where the opponent would close a mill
constexpr int known_rank = 60'000;
constexpr int capture_rank = 56'000;
constexpr int killer_rank = 36'000;
constexpr int defence_bonus = 3000;

constexpr int most_useful = 2 * 3 * 3;
constexpr int least_quiet = -MoveMemory::largest_worth;
constexpr int most_quiet = MoveMemory::largest_worth + defence_bonus;
static_assert(known_rank > capture_rank + most_useful);
static_assert(capture_rank > killer_rank + most_quiet);
static_assert(killer_rank + least_quiet > most_quiet);

constexpr int largest_entry = MoveMemory::largest_worth / 2;  // of each of the two tables
constexpr int largest_bonus = 1 << 11;

// Moves towards the limits ever more slowly, so that what was found last counts most, and never over them.
void add(std::int16_t& value, int bonus) {
  const int size = bonus < 0 ? -bonus : bonus;
  value = static_cast<std::int16_t>(value + bonus - value * size / largest_entry);
}

// How much the opponent's plans need the stone on `point`: its lines that he fills with two or three stones.
// 0..most_useful.
int usefulness(Mask stones, Mask empty, Point point) {
  int useful = 0;
  for (const Mask line : lines_through[point]) {
    const int held = count(line & stones);
    const bool open = (line & ~stones & ~empty) == 0;
    useful += open ? held * held : 0;
  }
  return useful;
}

}  // namespace

void MoveMemory::refuted(Colour colour, MoveCode before, MoveCode move, int ply, int depth,
                         std::span<const MoveCode> failed) {
  auto& killers = killers_[static_cast<std::size_t>(ply)];
  if (killers[0] != move) {
    killers[1] = killers[0];
    killers[0] = move;
  }
  const int bonus = std::min(16 * depth * depth, largest_bonus);
  Worths& always = history_[index(colour)];
  Worths& here = after_[index(colour)][code_target(before)];
  add(always[pair(move)], bonus);
  add(here[pair(move)], bonus);
  for (const MoveCode each : failed) {
    add(always[pair(each)], -bonus);
    add(here[pair(each)], -bonus);
  }
}

void MovePicker::begin(const Position& position, const Reach& reach, Mask takes, MoveCode known,
                       MoveCode before, const MoveMemory& memory, int ply) {
  reach_ = &reach;
  memory_ = &memory;
  opponent_ = position.opponent();
  empty_ = position.empty();
  takes_ = takes;
  colour_ = position.to_move();
  stage_ = Stage::known;
  closing_only_ = false;
  known_ = known;
  before_ = before;
  killers_ = memory.killers(ply);
  killer_ = next_ = size_ = 0;
}

void MovePicker::begin_closing(const Position& position, const Reach& reach, Mask takes) {
  reach_ = &reach;
  opponent_ = position.opponent();
  empty_ = position.empty();
  takes_ = takes;
  stage_ = Stage::begin_closing;
  closing_only_ = true;
  known_ = no_move;
  next_ = size_ = 0;
}

void MovePicker::begin_with(const MoveList& moves, const Position& position, MoveCode known, MoveCode before,
                            const MoveMemory& memory, int ply) {
  memory_ = &memory;
  opponent_ = position.opponent();
  empty_ = position.empty();
  colour_ = position.to_move();
  stage_ = Stage::quiet;
  known_ = known;
  before_ = before;
  killers_ = memory.killers(ply);
  next_ = size_ = 0;
  push_listed(moves);
}

MoveCode MovePicker::next() {
  while (true) {
    switch (stage_) {
      case Stage::known:
        stage_ = Stage::begin_closing;
        if (known_ != no_move && is_legal(known_)) return known_;
        known_ = no_move;
        break;
      case Stage::begin_closing:
        if (reach_->closing() != 0) push_closing();
        stage_ = Stage::closing;
        break;
      case Stage::closing:
        if (next_ < size_) return best_left();
        stage_ = closing_only_ ? Stage::end : Stage::killers;
        break;
      case Stage::killers:
        while (killer_ < 2) {
          const MoveCode killer = killers_[static_cast<std::size_t>(killer_++)];
          if (killer == known_ || killer == no_move || !is_legal(killer)) continue;
          // A mill that takes nothing was handed out with the closing moves.
          if (!reach_->closes(code_origin(killer), code_target(killer))) return killer;
        }
        stage_ = Stage::begin_quiet;
        break;
      case Stage::begin_quiet:
        next_ = size_ = 0;
        push_quiet();
        stage_ = Stage::quiet;
        break;
      case Stage::quiet:
        if (next_ < size_) return best_left();
        stage_ = Stage::end;
        break;
      case Stage::end:
        return no_move;
    }
  }
}

bool MovePicker::is_legal(MoveCode move) const {
  const int from = code_origin(move);
  const int to = code_target(move);
  if (!reach_->can_go(from, to)) return false;
  const Mask takes = reach_->closes(from, to) ? takes_ : 0;
  if (!code_captures(move)) return takes == 0;
  return code_capture(move) < point_count && (takes & bit(static_cast<Point>(code_capture(move)))) != 0;
}

void MovePicker::push_closing() {
  if (takes_ == 0) {
    reach_->for_each_closing([&](int from, int to) {
      const MoveCode move = make_code(from, to, no_code_point);
      if (move != known_) push(0, move);
    });
    return;
  }
  std::array<int, point_count> rank;
  for_each_point(takes_, [&](Point taken) { rank[taken] = usefulness(opponent_, empty_, taken); });
  reach_->for_each_closing([&](int from, int to) {
    for_each_point(takes_, [&](Point taken) {
      const MoveCode move = make_code(from, to, taken);
      if (move != known_) push(rank[taken], move);
    });
  });
}

void MovePicker::push_quiet() {
  const Mask dangers = closing_points(opponent_) & empty_;
  reach_->for_each_quiet([&](int from, int to) {
    const MoveCode move = make_code(from, to, no_code_point);
    if (is_special(move)) return;
    const int defence = (dangers & bit(static_cast<Point>(to))) != 0 ? defence_bonus : 0;
    push(memory_->worth(colour_, before_, move) + defence, move);
  });
}

void MovePicker::push_listed(const MoveList& moves) {
  static_assert(known_rank < (1 << (31 - rank_shift)) && -least_quiet < (1 << (31 - rank_shift)));
  const Mask dangers = closing_points(opponent_) & empty_;
  for (const Move each : moves) {
    const MoveCode move = encode(each);
    const bool killer = move == killers_[0] || move == killers_[1];
    const int defence = (dangers & bit(each.to)) != 0 ? defence_bonus : 0;
    if (move == known_) {
      push(known_rank, move);
    } else if (each.captures()) {
      push(capture_rank + usefulness(opponent_, empty_, each.capture), move);
    } else {
      push(memory_->worth(colour_, before_, move) + defence + (killer ? killer_rank : 0), move);
    }
  }
}

MoveCode MovePicker::best_left() {
  const auto begin = moves_.begin() + next_;
  const auto best = std::max_element(begin, moves_.begin() + size_);
  std::swap(*begin, *best);
  return static_cast<MoveCode>(moves_[static_cast<std::size_t>(next_++)] & no_move);
}

}  // namespace muehle::search

// Which move to try first: the better the guess, the less there is to search.
#pragma once

#include <array>
#include <span>

#include "search/reach.h"
#include "search/score.h"

namespace muehle::search {

// What earlier parts of a search found out about moves that take nothing, whether they are legal or not.
class MoveMemory {
 public:
  static constexpr int largest_worth = 1 << 14;

  void forget() { *this = {}; }
  // `move` was too good for the opponent at `ply` with `depth` plies to go, after `before`; the moves of
  // `failed` were tried before it in vain. All are of `colour`.
  void refuted(Colour colour, MoveCode before, MoveCode move, int ply, int depth,
               std::span<const MoveCode> failed);

  // From -largest_worth to largest_worth.
  int worth(Colour colour, MoveCode before, MoveCode move) const {
    return history_[index(colour)][pair(move)] + after_[index(colour)][code_target(before)][pair(move)];
  }
  const std::array<MoveCode, 2>& killers(int ply) const { return killers_[static_cast<std::size_t>(ply)]; }

 private:
  // Origin and target as one index.
  static constexpr std::size_t pairs = 1 << (2 * code_bits);
  static std::size_t pair(MoveCode move) { return move & (pairs - 1); }
  using Worths = std::array<std::int16_t, pairs>;

  std::array<std::array<MoveCode, 2>, max_ply + 1> killers_ = none();
  std::array<Worths, 2> history_{};
  // The same, apart for each target of the opponent's move before.
  std::array<std::array<Worths, 1 << code_bits>, 2> after_{};

  static constexpr std::array<std::array<MoveCode, 2>, max_ply + 1> none() {
    std::array<std::array<MoveCode, 2>, max_ply + 1> all{};
    for (auto& each : all) each = {no_move, no_move};
    return all;
  }
};

// Hands out the legal moves of one position, the most promising first, and makes them no earlier than needed.
class MovePicker {
 public:
  // `known`: the best move known from the table, or anything. `before`: the opponent's last move.
  // `takes`: what a closed mill may take. All arguments outlive the picker.
  void begin(const Position& position, const Reach& reach, Mask takes, MoveCode known, MoveCode before,
             const MoveMemory& memory, int ply);
  // The same for closing moves only.
  void begin_closing(const Position& position, const Reach& reach, Mask takes);
  // The same for the moves of a list, whatever they are.
  void begin_with(const MoveList& moves, const Position& position, MoveCode known, MoveCode before,
                  const MoveMemory& memory, int ply);

  // no_move: there are no more.
  MoveCode next();

 private:
  enum class Stage : std::uint8_t { known, begin_closing, closing, killers, begin_quiet, quiet, end };
  // A move with its rank above it: the largest number is the best move.
  using Ranked = std::int32_t;
  static Ranked ranked(int rank, MoveCode move) { return rank * (1 << rank_shift) + move; }
  static constexpr int rank_shift = 3 * code_bits;

  bool is_legal(MoveCode move) const;
  void push(int rank, MoveCode move) { moves_[static_cast<std::size_t>(size_++)] = ranked(rank, move); }
  void push_closing();
  void push_quiet();
  void push_listed(const MoveList& moves);
  MoveCode best_left();
  bool is_special(MoveCode move) const {
    return move == known_ || move == killers_[0] || move == killers_[1];
  }

  const Reach* reach_ = nullptr;
  const MoveMemory* memory_ = nullptr;
  Mask opponent_ = 0;
  Mask empty_ = 0;
  Mask takes_ = 0;
  Colour colour_ = Colour::white;
  Stage stage_ = Stage::end;
  bool closing_only_ = false;
  MoveCode known_ = no_move;
  MoveCode before_ = no_move;
  std::array<MoveCode, 2> killers_{};
  int killer_ = 0;
  int next_ = 0;
  int size_ = 0;
  std::array<Ranked, MoveList::capacity> moves_;
};

}  // namespace muehle::search

// The errors that are punished last: from the longest wins and losses back to the drawn positions that an
// error leads there from, placement by placement.
#include <algorithm>

#include "cli/db/findings/before.h"
#include "cli/db/findings/longest.h"
#include "cli/db/findings/texts.h"

namespace muehle::cli::db {
namespace {

using perfect::placing_plies;
using perfect::Value;

constexpr int moving_phase = placing_plies + 1;

// Both play on as well as they can.
std::vector<Move> line_from(Prober& prober, Position position) {
  std::vector<Move> line;
  while (position.hand(position.to_move()) > 0) {
    std::optional<perfect::Answer> best;
    std::optional<Move> choice;
    for (const Move move : legal_moves(position, prober.rules())) {
      const auto mine = perfect::for_the_mover(prober.answer_with_plies(position.after(move)));
      if (perfect::compare(mine, best) >= 0) continue;
      best = mine;
      choice = move;
    }
    if (!choice) return line;
    line.push_back(*choice);
    position = position.after(*choice);
  }
  const std::vector<Move> rest = prober.best_line(position, most_line_plies);
  line.insert(line.end(), rest.begin(), rest.end());
  return line;
}

// The error with the placement `ply`, or with a move, after which the other side needs the longest. `all` are
// the positions after it, the longest games first.
LateErrors latest_error(Measure& measure, const AllLate& all, int ply) {
  Prober& prober = measure.prober();
  LateErrors found{ply, 0, std::nullopt, all.least};
  for (const auto& [position, plies] : all.positions) {
    if (plies % 2 == 0) continue;
    if (found.latest && plies < found.latest->plies) break;
    ++found.candidates;
    if (found.latest || measure.stopped()) continue;
    for (const auto& [before, move] : positions_before(position, ply != moving_phase, measure.rules())) {
      const auto answer = prober.answer(before);
      if (!answer || answer->value != Value::draw) continue;
      found.latest = {muehle::to_text(before), to_text(move), plies, moves_text(line_from(prober, position))};
      break;
    }
  }
  return found;
}

std::optional<LongEnd> longest_end(const AllLate& all, bool won) {
  const auto found =
      std::ranges::find_if(all.positions, [&](const Late& late) { return (late.plies % 2 == 1) == won; });
  if (found == all.positions.end()) return std::nullopt;
  return LongEnd{found->plies, muehle::to_text(found->position)};
}

// The longest win of all, with its line.
std::optional<Line> record_of(Prober& prober, const std::vector<LongEnds>& ends) {
  const LongEnd* longest = nullptr;
  for (const LongEnds& of_ply : ends) {
    if (of_ply.win && (longest == nullptr || of_ply.win->plies > longest->plies)) longest = &*of_ply.win;
  }
  if (longest == nullptr) return std::nullopt;
  const Position position = *parse_position(longest->position);
  return Line{count(position.own()), count(position.opponent()), longest->plies, longest->position,
              moves_text(line_from(prober, position))};
}

}  // namespace

LateFindings measure_late(Measure& measure) {
  LateFindings found;
  AllLate all = longest_moving(measure);
  found.kinds.push_back(latest_error(measure, all, moving_phase));
  const int earliest = earliest_placement(measure);
  for (int ply = placing_plies; ply >= earliest && !measure.stopped(); --ply) {
    if (ply < placing_plies) all = longest_placing(measure, ply, all);
    if (nobody_wins(all)) break;
    found.kinds.push_back(latest_error(measure, all, ply));
    found.ends.push_back({ply, all.least, longest_end(all, true), longest_end(all, false)});
  }
  found.record = record_of(measure.prober(), found.ends);
  return found;
}

}  // namespace muehle::cli::db

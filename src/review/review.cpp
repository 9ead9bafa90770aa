#include "review/review.h"

#include <algorithm>

#include "search/trap.h"
#include "support/named.h"

namespace muehle::review {
namespace {

using perfect::Value;

constexpr int better_plies = 8;  // of a line that would have been better

// Points lost from which a searched move is called so.
constexpr double doubtful_from = 0.1;
constexpr double mistake_from = 0.2;
constexpr double blunder_from = 0.35;

// `after` is the position after the move, if it was looked at.
Worth worth_of_move(const Analysis& before, Move move, const History& played, const Analysis& after) {
  if (before.exact) {
    const auto found =
        std::ranges::find_if(before.lines, [&](const Line& line) { return line.moves.front() == move; });
    return found->worth;
  }
  if (const auto end = end_worth(played)) return for_the_mover(*end);
  if (!after.exact && before.lines.front().moves.front() == move) return before.worth;
  return for_the_mover(after.worth);
}

Judgement judge(const ReviewedMove& move) {
  if (move.best.answer && move.played.answer) {
    const Value best = move.best.answer->value;
    const Value played = move.played.answer->value;
    if (played >= best) return Judgement::good;
    if (move.best.ignores_draw_rules && move.best.answer->plies) return Judgement::doubtful;
    return best == Value::win && played == Value::loss ? Judgement::blunder : Judgement::mistake;
  }
  if (move.lost >= blunder_from) return Judgement::blunder;
  if (move.lost >= mistake_from) return Judgement::mistake;
  return move.lost >= doubtful_from ? Judgement::doubtful : Judgement::good;
}

// Nothing where all legal moves of `position`, which `analysis` is of, keep the value, or where nobody knows.
std::optional<Difficulty> difficulty_of(const Analysis& analysis, const Position& position,
                                        const RuleSet& rules) {
  const auto keeps = [&](const Line& line) {
    return line.worth.answer->value == analysis.worth.answer->value;
  };
  if (!analysis.exact || analysis.over || keeps(analysis.lines.back())) return std::nullopt;
  const MoveList moves = legal_moves(position, rules);
  const std::vector<double> likely = search::chances(position, moves, rules, {});
  Difficulty difficulty{.moves = moves.size()};
  for (const Line& line : analysis.lines) {
    if (!keeps(line)) continue;
    const auto at = std::ranges::find(moves, line.moves.front()) - moves.begin();
    ++difficulty.keeping;
    difficulty.chance += likely[static_cast<std::size_t>(at)];
  }
  return difficulty;
}

// The first lines that are worth `best`.
std::vector<Line> keeping_lines(const Analysis& analysis, const Worth& best, Move played, int lines) {
  std::vector<Line> keeping;
  for (const Line& line : analysis.lines) {
    if (static_cast<int>(keeping.size()) == lines) break;
    const bool keeps = points(best) - points(line.worth) < doubtful_from;
    if (keeps && line.moves.front() != played) keeping.push_back(line);
  }
  return keeping;
}

bool kept(const ReviewedMove& move) {
  return move.best.answer && move.played.answer && move.played.answer->value >= move.best.answer->value;
}

void count_in(PhaseReview& phase, const ReviewedMove& move) {
  ++phase.moves;
  phase.good += move.judgement == Judgement::good ? 1 : 0;
  phase.lost += move.lost;
  if (!move.difficulty) return;
  ++phase.critical;
  phase.critical_kept += kept(move) ? 1 : 0;
  phase.expected_kept += move.difficulty->chance;
}

// The draws that the mover of `ply` could have claimed instead. A right to claim lasts from his last own
// move.
std::vector<Due> claimable_before(const History& history, int ply) {
  std::vector<Due> claimable;
  if (history.rules().draw_by_rule != DrawByRule::claim) return claimable;
  for (int before = std::max(0, ply - 2); before < ply; ++before) {
    for (Due& due : history.due(before)) {
      if (std::ranges::find(claimable, due.rule, &Due::rule) == claimable.end())
        claimable.push_back(std::move(due));
    }
  }
  return claimable;
}

constexpr Named<Judgement> judgements[] = {
    {Judgement::good, "good"},
    {Judgement::doubtful, "doubtful"},
    {Judgement::mistake, "mistake"},
    {Judgement::blunder, "blunder"},
};

}  // namespace

void PlayerReview::count(const ReviewedMove& move) {
  count_in(phases.at(static_cast<std::size_t>(move.phase)), move);
  ++moves;
  lost += move.lost;
  doubtful += move.judgement == Judgement::doubtful ? 1 : 0;
  mistakes += move.judgement == Judgement::mistake ? 1 : 0;
  blunders += move.judgement == Judgement::blunder ? 1 : 0;
  critical += move.critical() ? 1 : 0;
  critical_kept += move.critical() && kept(move) ? 1 : 0;
  if (!move.best.answer || !move.played.answer) return;
  const Value best = move.best.answer->value;
  const Value played = move.played.answer->value;
  win_to_draw += best == Value::win && played == Value::draw ? 1 : 0;
  win_to_loss += best == Value::win && played == Value::loss ? 1 : 0;
  draw_to_loss += best == Value::draw && played == Value::loss ? 1 : 0;
}

std::optional<double> PlayerReview::accuracy() const {
  constexpr double percent = 100;
  if (moves == 0) return std::nullopt;
  return percent * (1 - lost / moves);
}

std::optional<Glyph> glyph_of(Judgement judgement) {
  switch (judgement) {
    case Judgement::good:
      return std::nullopt;
    case Judgement::doubtful:
      return dubious_move;
    case Judgement::mistake:
      return mistake;
    case Judgement::blunder:
      return blunder;
  }
  return std::nullopt;
}

std::string_view to_text(Judgement judgement) { return name_in(judgements, judgement); }

std::optional<int> losing_ply(const Review& review, Colour loser) {
  std::optional<int> ply;
  for (const ReviewedMove& move : review.moves) {
    const bool erred = move.judgement == Judgement::mistake || move.judgement == Judgement::blunder;
    if (move.mover == loser && erred && points(move.played) < points_of_draw) ply = move.ply;
  }
  if (!ply) return std::nullopt;
  const ReviewedMove& last = review.moves.back();
  const double end = points(last.mover == loser ? last.played : for_the_mover(last.played));
  return end < points_of_draw ? ply : std::nullopt;
}

Reviewer::Reviewer(Analyst& analyst, const History& history, int lines)
    : analyst_(analyst), history_(history), so_far_(history.rules(), history.start()), lines_(lines) {}

Result<void> Reviewer::step() {
  const int ply = looked_at_;
  Result<Analysis> after = analyst_.look(so_far_);
  if (!after) return tl::unexpected(after.error());
  if (ply > 0) {
    Result<ReviewedMove> move = judge_move(ply, before_, *after);
    if (!move) return tl::unexpected(move.error());
    review_.exact_moves += before_.exact ? 1 : 0;
    review_.players.at(static_cast<std::size_t>(move->mover)).count(*move);
    review_.moves.push_back(std::move(*move));
  }
  before_ = std::move(*after);
  if (ply < history_.size()) so_far_.play(history_.plies()[static_cast<std::size_t>(ply)].move);
  ++looked_at_;
  return {};
}

// The move between the positions `before` and `after`.
Result<ReviewedMove> Reviewer::judge_move(int ply, const Analysis& before, const Analysis& after) {
  const Position& position = history_.position(ply - 1);
  ReviewedMove move{.ply = ply,
                    .move = history_.plies()[static_cast<std::size_t>(ply) - 1].move,
                    .mover = history_.mover(ply),
                    .phase = phase(position, history_.rules())};
  move.best = before.worth;
  move.played = worth_of_move(before, move.move, so_far_, after);
  if (std::vector<Due> claimable = claimable_before(history_, ply); !claimable.empty()) {
    if (points(move.best) < points_of_draw) move.best = exact_draw;
    if (points(move.played) < points_of_draw) move.unclaimed = std::move(claimable);
  }
  move.lost = std::max(0.0, points(move.best) - points(move.played));
  move.difficulty = difficulty_of(before, position, history_.rules());
  move.judgement = judge(move);
  if (move.judgement == Judgement::good) return move;
  move.better = keeping_lines(before, move.best, move.move, lines_);
  History before_it = so_far_;
  before_it.take_back(1);
  for (Line& line : move.better) {
    auto extended = analyst_.extend(before_it, line, better_plies);
    if (!extended) return tl::unexpected(extended.error());
    line.moves = std::move(*extended);
    line.moves.resize(std::min<std::size_t>(line.moves.size(), better_plies));
  }
  return move;
}

Result<std::optional<Review>> review(Analyst& analyst, const History& history, int lines,
                                     const std::atomic<bool>& stop, const std::function<void(int)>& done) {
  Reviewer reviewer(analyst, history, lines);
  while (!reviewer.done()) {
    const Result<void> step = reviewer.step();
    if (!step) return tl::unexpected(step.error());
    if (stop) return std::nullopt;
    done(reviewer.looked_at());
  }
  return reviewer.review();
}

}  // namespace muehle::review

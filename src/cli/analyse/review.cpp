#include "cli/analyse/review.h"

#include <algorithm>

namespace muehle::cli::analyse {
namespace {

using perfect::Value;

constexpr int better_plies = 8;  // of a line that would have been better

// Points lost from which a searched move is called so.
constexpr double doubtful_from = 0.1;
constexpr double mistake_from = 0.2;
constexpr double blunder_from = 0.35;

// The last moves of `history` taken back.
History at_ply(const History& history, int ply) {
  History earlier = history;
  earlier.take_back(history.size() - ply);
  return earlier;
}

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
  if (move.best.value && move.played.value) {
    if (*move.played.value >= *move.best.value) return Judgement::good;
    if (move.best.ignores_draw_rules && move.best.plies) return Judgement::doubtful;
    return *move.best.value == Value::win && *move.played.value == Value::loss ? Judgement::blunder
                                                                               : Judgement::mistake;
  }
  if (move.lost >= blunder_from) return Judgement::blunder;
  if (move.lost >= mistake_from) return Judgement::mistake;
  return move.lost >= doubtful_from ? Judgement::doubtful : Judgement::good;
}

// Some legal moves keep the value, some do not.
bool is_critical(const Analysis& analysis) {
  return analysis.exact && !analysis.over && analysis.lines.back().worth.value != analysis.worth.value;
}

// The first lines that are worth as much as the best one.
std::vector<Line> keeping_lines(const Analysis& analysis, Move played, int lines) {
  std::vector<Line> keeping;
  for (const Line& line : analysis.lines) {
    if (static_cast<int>(keeping.size()) == lines) break;
    const bool keeps = points(analysis.worth) - points(line.worth) < doubtful_from;
    if (keeps && line.moves.front() != played) keeping.push_back(line);
  }
  return keeping;
}

void count(PlayerReview& player, const ReviewedMove& move) {
  ++player.moves;
  player.lost += move.lost;
  player.doubtful += move.judgement == Judgement::doubtful ? 1 : 0;
  player.mistakes += move.judgement == Judgement::mistake ? 1 : 0;
  player.blunders += move.judgement == Judgement::blunder ? 1 : 0;
  player.critical += move.critical ? 1 : 0;
  if (!move.best.value || !move.played.value) return;
  const Value best = *move.best.value;
  const Value played = *move.played.value;
  player.critical_kept += move.critical && played >= best ? 1 : 0;
  player.win_to_draw += best == Value::win && played == Value::draw ? 1 : 0;
  player.win_to_loss += best == Value::win && played == Value::loss ? 1 : 0;
  player.draw_to_loss += best == Value::draw && played == Value::loss ? 1 : 0;
}

// One move, between the positions before and after it.
Result<ReviewedMove> review_move(Analyst& analyst, const History& history, int ply, const Analysis& before,
                                 const Analysis& after, int lines) {
  ReviewedMove move{.ply = ply, .move = history.plies()[static_cast<std::size_t>(ply) - 1].move};
  move.best = before.worth;
  move.played = worth_of_move(before, move.move, at_ply(history, ply), after);
  move.lost = std::max(0.0, points(move.best) - points(move.played));
  move.critical = is_critical(before);
  move.judgement = judge(move);
  if (move.judgement == Judgement::good) return move;
  move.better = keeping_lines(before, move.move, lines);
  for (Line& line : move.better) {
    auto extended = analyst.extend(at_ply(history, ply - 1), line, better_plies);
    if (!extended) return tl::unexpected(extended.error());
    line.moves = std::move(*extended);
    line.moves.resize(std::min<std::size_t>(line.moves.size(), better_plies));
  }
  return move;
}

}  // namespace

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

Result<std::optional<Review>> review(Analyst& analyst, const History& history, int lines,
                                     const std::atomic<bool>& stop, const std::function<void(int)>& done) {
  Review review;
  Result<Analysis> before = analyst.look(at_ply(history, 0));
  if (!before) return tl::unexpected(before.error());
  done(1);
  for (int ply = 1; ply <= history.size(); ++ply) {
    Result<Analysis> after = analyst.look(at_ply(history, ply));
    if (!after) return tl::unexpected(after.error());
    Result<ReviewedMove> move = review_move(analyst, history, ply, *before, *after, lines);
    if (!move) return tl::unexpected(move.error());
    if (stop) return std::nullopt;
    review.exact_moves += before->exact ? 1 : 0;
    count(review.players.at(static_cast<std::size_t>(history.mover(ply))), *move);
    review.moves.push_back(std::move(*move));
    before = std::move(after);
    done(ply + 1);
  }
  if (stop) return std::nullopt;
  return review;
}

}  // namespace muehle::cli::analyse

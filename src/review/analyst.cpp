#include "review/analyst.h"

#include <algorithm>

#include "perfect/rated_moves.h"

namespace muehle::review {
namespace {

using perfect::Answer;
using perfect::Value;

// `answer` is what a player has by his last move of `after`. True unless the end comes before any draw rule
// can. A win that hurries repeats no position, but how long it takes is not known in the placing phase.
bool may_be_overtaken(const Answer& answer, const History& after) {
  const RuleSet& rules = after.rules();
  if (answer.value == Value::draw) return false;
  if (!answer.plies) return rules.no_mill_limit_plies > 0 || rules.repetition != Repetition::off;
  const std::optional<int> left = after.plies_left();
  return left && *answer.plies - 1 > *left;
}

}  // namespace

std::optional<Worth> end_worth(const History& history) {
  if (!board_state(history.position(), history.rules()).ongoing())
    return Worth{Answer{Value::loss, 0}, 0, true, false};
  if (!history.due(history.size()).empty()) return exact_draw;
  return std::nullopt;
}

// Nothing where the database does not know all moves. A draw by rule is known without it.
Result<std::optional<Analysis>> Analyst::ask(History& trial) {
  const auto after = [&](Move move, const auto& visit) {
    trial.play(move);
    auto result = visit();
    trial.take_back(1);
    return result;
  };
  const auto answer = [&]() -> Result<std::optional<Answer>> {
    if (const auto end = end_worth(trial)) return end->answer;
    return probe_->answer(trial.position());
  };
  const Position before = trial.position();
  const auto moves =
      perfect::rated_moves(before, trial.rules(), [&](Move move) -> Result<std::optional<Answer>> {
        const Result<std::optional<Answer>> reply = after(move, answer);
        if (!reply) return tl::unexpected(reply.error());
        return perfect::for_the_mover(*reply);
      });
  if (!moves) return tl::unexpected(moves.error());
  if (!moves->back().answer) return std::nullopt;
  Analysis analysis{.exact = true};
  for (const perfect::RatedMove& rated : *moves) {
    const bool late = after(rated.move, [&] { return may_be_overtaken(*rated.answer, trial); });
    analysis.lines.push_back({{rated.move}, {rated.answer, 0, true, late}});
  }
  analysis.worth = analysis.lines.front().worth;
  return analysis;
}

Result<Analysis> Analyst::search(const History& history) {
  if (!search_) return tl::unexpected<Error>(Error("there is no value", no_value));
  const auto report = search_(history, {.limits = effort_.limits, .lines = effort_.lines});
  if (!report) return tl::unexpected(report.error());
  Analysis analysis{.depth = report->info.depth, .nodes = report->info.nodes};
  for (const search::Info& info : report->lines) {
    if (!info.line.empty()) analysis.lines.push_back({info.line, worth_of(info)});
  }
  if (analysis.lines.empty()) analysis.lines.push_back({{*report->best}, worth_of(report->info)});
  analysis.worth = analysis.lines.front().worth;
  return analysis;
}

Result<Analysis> Analyst::look(History& history) {
  if (!board_state(history.position(), history.rules()).ongoing()) {
    return Analysis{.over = true, .exact = true, .worth = *end_worth(history)};
  }
  if (probe_ != nullptr) {
    auto exact = ask(history);
    if (!exact) return tl::unexpected(exact.error());
    if (*exact) return std::move(**exact);
  }
  return search(history);
}

Result<std::vector<Move>> Analyst::extend(const History& history, const Line& line, int most_plies) {
  std::vector<Move> moves = line.moves;
  History after = history;
  for (const Move move : moves) after.play(move);
  const int room = most_plies - static_cast<int>(moves.size());
  if (room <= 0 || probe_ == nullptr || !line.worth.exact || end_worth(after)) return moves;

  std::vector<Move> rest;
  if (line.worth.is(Value::draw)) {
    if (!effort_.extends_draws) return moves;
    auto report = search_(after, {.limits = effort_.limits});
    if (!report) return tl::unexpected(report.error());
    rest = std::move(report->info.line);
  } else {
    auto best = perfect::best_line(*probe_, after.position(), history.rules(), room);
    if (!best) return tl::unexpected(best.error());
    rest = std::move(*best);
  }
  rest.resize(std::min(rest.size(), static_cast<std::size_t>(room)));
  moves.insert(moves.end(), rest.begin(), rest.end());
  return moves;
}

}  // namespace muehle::review

#include "cli/analyse/analyst.h"

#include <algorithm>

#include "cli/stopwatch.h"
#include "perfect/rated_moves.h"

namespace muehle::cli::analyse {
namespace {

using perfect::Value;

// The plies that may still be played without a mill before the game can be drawn; none: any number.
std::optional<int> quiet_plies_left(const History& history) {
  const int limit = history.rules().no_mill_limit_plies;
  if (limit == 0) return std::nullopt;
  return std::max(0, limit - history.counted_quiet_plies(history.size()));
}

// True unless the end comes before any draw rule can. A win that hurries repeats no position, but how long it
// takes is not known in the placing phase.
bool may_be_overtaken(const perfect::Answer& answer, const History& history) {
  if (answer.value == Value::draw) return false;
  if (!answer.plies)
    return history.rules().no_mill_limit_plies > 0 || history.rules().repetition != Repetition::off;
  const std::optional<int> left = quiet_plies_left(history);
  return left && *answer.plies > *left;
}

Worth worth_of(const search::Info& info) {
  Worth worth;
  worth.exact = info.exact;
  worth.ignores_draw_rules = info.ignores_draw_rules;
  if (search::is_decided(info.score)) {
    worth.value = search::is_win(info.score) ? Value::win : Value::loss;
    worth.plies = search::plies_to_end(info.score);
  } else if (info.exact) {
    worth.value = Value::draw;
  } else {
    worth.score = info.score;
  }
  return worth;
}

}  // namespace

std::optional<Worth> end_worth(const History& history) {
  if (!board_state(history.position(), history.rules()).ongoing())
    return Worth{Value::loss, 0, 0, true, false};
  if (!history.due(history.size()).empty()) return exact_draw;
  return std::nullopt;
}

Result<std::optional<Worth>> Analyst::worth_after(History& history, Move move) {
  history.play(move);
  std::optional<Worth> reply = end_worth(history);
  if (!reply) {
    const auto answer = probe_->answer(history.position());
    if (!answer) return tl::unexpected(answer.error());
    if (*answer) {
      reply = analyse::worth_of(**answer);
      reply->ignores_draw_rules = may_be_overtaken(**answer, history);
    }
  }
  history.take_back(1);
  return reply ? std::optional(for_the_mover(*reply)) : std::nullopt;
}

// Nothing where the database does not know all moves.
Result<std::optional<Analysis>> Analyst::ask(const History& history) {
  Analysis analysis{.exact = true};
  History trial = history;
  const auto better = [](const Line& a, const Line& b) { return compare(a.worth, b.worth) < 0; };
  for (const Move move : legal_moves(history.position(), history.rules())) {
    const auto worth = worth_after(trial, move);
    if (!worth) return tl::unexpected(worth.error());
    if (!*worth) return std::nullopt;
    Line line{{move}, **worth};
    const auto place = std::upper_bound(analysis.lines.begin(), analysis.lines.end(), line, better);
    analysis.lines.insert(place, std::move(line));
  }
  analysis.worth = analysis.lines.front().worth;
  return analysis;
}

Analysis Analyst::search(const History& history) {
  const search::Request request{.limits = effort_.limits, .lines = effort_.lines};
  const search::Report report = team_.search(history, request, {.clock = microseconds_now, .stop = &stop_});
  Analysis analysis{.depth = report.info.depth, .nodes = report.info.nodes};
  for (const search::Info& info : report.lines) {
    if (!info.line.empty()) analysis.lines.push_back({info.line, worth_of(info)});
  }
  if (analysis.lines.empty()) analysis.lines.push_back({{*report.best}, worth_of(report.info)});
  analysis.worth = analysis.lines.front().worth;
  return analysis;
}

Result<Analysis> Analyst::look(const History& history) {
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
  if (line.worth.value == Value::draw) {
    rest = team_.search(after, {.limits = effort_.limits}, {.clock = microseconds_now, .stop = &stop_})
               .info.line;
  } else {
    auto best = perfect::best_line(*probe_, after.position(), history.rules(), room);
    if (!best) return tl::unexpected(best.error());
    rest = std::move(*best);
  }
  rest.resize(std::min(rest.size(), static_cast<std::size_t>(room)));
  moves.insert(moves.end(), rest.begin(), rest.end());
  return moves;
}

}  // namespace muehle::cli::analyse

#include "cli/match/report.h"

#include <fmt/format.h>

#include <boost/json.hpp>
#include <cmath>
#include <cstdio>

#include "cli/output.h"

namespace muehle::cli {
namespace {

namespace json = boost::json;
using match::FoulKind;
using match::SprtVerdict;

constexpr int lines_without_terminal = 10;

std::string elo_text(const std::optional<double>& elo, std::string_view infinite) {
  return elo ? fmt::format("{:+.1f}", *elo) : std::string(infinite);
}

// `Elo +12.3 (-4.5 to +29.1)`
std::string estimate_text(const match::Standing& standing) {
  const std::optional<match::Estimate> estimate = match::estimate(standing.pairs);
  if (!estimate) return "Elo unknown before the first pair";
  const bool all_won = standing.tally.score() > 0.5;
  return fmt::format("Elo {} ({} to {})", elo_text(estimate->elo, all_won ? "+inf" : "-inf"),
                     elo_text(estimate->low, "-inf"), elo_text(estimate->high, "+inf"));
}

std::string tally_text(const match::Tally& tally) {
  return fmt::format("+{} ={} -{}", tally.wins, tally.draws, tally.losses);
}

std::string_view to_text(SprtVerdict verdict) {
  switch (verdict) {
    case SprtVerdict::undecided:
      return "undecided";
    case SprtVerdict::accept_h0:
      return "H0";
    case SprtVerdict::accept_h1:
      return "H1";
  }
  return {};
}

std::string sprt_text(const match::Standing& standing, const match::Hypotheses& hypotheses) {
  const match::Sprt test = match::sprt(standing.pairs, hypotheses);
  const std::string numbers = fmt::format("SPRT {:.0f}, {:.0f}: LLR {:+.2f} ({:+.2f} to {:+.2f}), ",
                                          hypotheses.elo0, hypotheses.elo1, test.llr, test.lower, test.upper);
  switch (test.verdict) {
    case SprtVerdict::undecided:
      return numbers + "undecided";
    case SprtVerdict::accept_h0:
      return numbers + fmt::format("H0 accepted: not {:.0f} Elo stronger", hypotheses.elo1);
    case SprtVerdict::accept_h1:
      return numbers + fmt::format("H1 accepted: more than {:.0f} Elo stronger", hypotheses.elo0);
  }
  return numbers;
}

std::string fouls_text(const std::array<int, match::foul_kinds>& fouls) {
  std::string text;
  for (int kind = 0; kind < match::foul_kinds; ++kind) {
    if (fouls[kind] == 0) continue;
    text +=
        fmt::format("{}{} {}", text.empty() ? "" : ", ", fouls[kind], to_text(static_cast<FoulKind>(kind)));
  }
  return text.empty() ? "none" : text;
}

json::object fouls_json(const std::array<int, match::foul_kinds>& fouls) {
  json::object object;
  for (int kind = 0; kind < match::foul_kinds; ++kind) {
    object[to_text(static_cast<FoulKind>(kind))] = fouls[kind];
  }
  return object;
}

double milliseconds_a_move(const match::Usage& usage) {
  return usage.moves == 0 ? 0 : static_cast<double>(usage.time.count()) / static_cast<double>(usage.moves);
}

std::string usage_text(const match::Usage& usage) {
  return fmt::format("{:.1f} ms a move, at most {} ms, told to stop {} times in {} moves",
                     milliseconds_a_move(usage), usage.longest.count(), usage.stopped, usage.moves);
}

json::value usage_json(const std::optional<match::Usage>& usage) {
  if (!usage) return nullptr;
  return json::object{{"moves", usage->moves},
                      {"milliseconds", usage->time.count()},
                      {"longest_milliseconds", usage->longest.count()},
                      {"told_to_stop", usage->stopped}};
}

// Rounded to tenths: more would only tell compilers apart.
json::value elo_or_null(const std::optional<double>& elo) {
  return elo ? json::value(std::round(*elo * 10) / 10) : json::value(nullptr);
}

}  // namespace

MatchReport::MatchReport(Names names, int games, std::optional<match::Hypotheses> hypotheses)
    : names_(std::move(names)),
      games_(games),
      hypotheses_(hypotheses),
      progress_(static_cast<std::uint64_t>(games), "games") {}

void MatchReport::game_over(const match::FinishedGame& game, const match::Standing& standing) {
  if (hypotheses_) {
    decided_ = match::sprt(standing.pairs, *hypotheses_).verdict != SprtVerdict::undecided;
  }
  if (const std::optional<match::Foul>& foul = game.played.foul) {
    const bool white_lost = game.played.game.outcome().verdict == Verdict::black_wins;
    const bool first_lost = (match::first_players_colour(game.number) == Colour::white) == white_lost;
    line_.clear();
    fmt::print(stderr, "game {}: {} loses by {}: {}\n", game.number + 1, names_[first_lost ? 0 : 1],
               to_text(foul->kind), foul->what);
  }
  const int played = standing.tally.games();
  const int step = std::max(games_ / lines_without_terminal, 1);
  if (!line_.shown() && played % step != 0) return;
  const std::string details = fmt::format("{}, {}", tally_text(standing.tally), estimate_text(standing));
  const std::string line = progress_.text(static_cast<std::uint64_t>(played), details);
  line_.show(line);
  if (!line_.shown()) fmt::print(stderr, "{}\n", line);
}

void MatchReport::print(const match::Standing& standing, const Usages& usages) const {
  line_.clear();
  const match::Tally& tally = standing.tally;
  const std::array<int, 5>& pairs = standing.pairs.counts;
  print_line(fmt::format("{} against {}: {} games", names_[0], names_[1], tally.games()));
  if (tally.games() == 0) return;
  print_line(fmt::format("score  {}, {:.1f} %", tally_text(tally), 100 * tally.score()));
  print_line(fmt::format("95 %   {}", estimate_text(standing)));
  print_line(fmt::format("pairs  {} {} {} {} {} (with 0, 1/2, 1, 1 1/2 and 2 points)", pairs[0], pairs[1],
                         pairs[2], pairs[3], pairs[4]));
  if (hypotheses_) print_line(sprt_text(standing, *hypotheses_));
  print_line(fmt::format("plies  {:.1f} a game", static_cast<double>(standing.plies) / tally.games()));
  print_line(fmt::format("fouls  {}: {}; {}: {}", names_[0], fouls_text(standing.fouls_first), names_[1],
                         fouls_text(standing.fouls_second)));
  for (std::size_t side = 0; side < usages.size(); ++side) {
    if (usages[side]) print_line(fmt::format("time   {}: {}", names_[side], usage_text(*usages[side])));
  }
}

void MatchReport::print_json(const match::Standing& standing, const Usages& usages) const {
  line_.clear();
  const match::Tally& tally = standing.tally;
  const std::optional<match::Estimate> estimate = match::estimate(standing.pairs);
  json::object object{
      {"first", names_[0]},
      {"second", names_[1]},
      {"games", tally.games()},
      {"wins", tally.wins},
      {"draws", tally.draws},
      {"losses", tally.losses},
      {"score", tally.score()},
      {"pairs", json::value_from(standing.pairs.counts)},
      {"elo", estimate ? elo_or_null(estimate->elo) : json::value(nullptr)},
      {"elo_low", estimate ? elo_or_null(estimate->low) : json::value(nullptr)},
      {"elo_high", estimate ? elo_or_null(estimate->high) : json::value(nullptr)},
      {"plies", standing.plies},
      {"fouls", json::object{{"first", fouls_json(standing.fouls_first)},
                             {"second", fouls_json(standing.fouls_second)}}},
      {"time", json::object{{"first", usage_json(usages[0])}, {"second", usage_json(usages[1])}}}};
  if (hypotheses_) {
    const match::Sprt test = match::sprt(standing.pairs, *hypotheses_);
    object["sprt"] = json::object{
        {"elo0", hypotheses_->elo0}, {"elo1", hypotheses_->elo1}, {"llr", std::round(test.llr * 100) / 100},
        {"lower", test.lower},       {"upper", test.upper},       {"verdict", to_text(test.verdict)}};
  }
  cli::print_json(object);
}

}  // namespace muehle::cli

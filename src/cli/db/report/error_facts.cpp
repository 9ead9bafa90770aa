// How late and how soon an error is punished.
#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "cli/db/findings/texts.h"
#include "cli/db/report/page.h"
#include "cli/db/report/words.h"

namespace muehle::cli::db::report {
namespace {

using perfect::placing_plies;

constexpr int claimed_moves = 150;

std::string kind_of(const LateErrors& errors) {
  if (errors.ply > placing_plies) return "a move of the moving phase";
  return fmt::format(
      "placement {} ({}'s {})", errors.ply, errors.ply % 2 == 0 ? "Black" : "White",
      errors.ply >= placing_plies - 1 ? "last stone" : fmt::format("stone {}", (errors.ply + 1) / 2));
}

void add_latest(const LateErrors& errors, int longest_win, Facts& facts) {
  const LateError& late = *errors.latest;
  const Position position = *parse_position(late.position);
  const Move error = *parse_move(late.error);
  facts.set("late.kind", kind_of(errors));
  facts.set("late.plies", in_plies(late.plies));
  facts.set("late.moves", in_moves(moves_of_the_winner(late.plies)));
  facts.set("late.link", link(late.position));
  facts.set("late.error", late.error);
  facts.set("late.line", line_block(late.moves, position.after(error)));
  facts.set("late.record",
            late.plies < longest_win
                ? " The longest win itself follows no error: no drawn position has a move that leads there."
                : "");
  facts.expect("late.more_plies_than_claimed", late.plies > claimed_moves);
  const Mask from = error.places() ? 0 : bit(error.from);
  facts.picture("latest-punishment", "Before the error that is punished last: " + late.error, position,
                from | bit(error.to));
}

int longest_moving_win(const Findings& findings) {
  int longest = 0;
  for (const SectorSurvey& row : findings.sectors) {
    if (row.sector.moving() && row.longest_win) longest = std::max(longest, row.longest_win->plies);
  }
  return longest;
}

// What is known of the latest error of a kind: it is punished by then.
int at_most(const LateErrors& errors) { return errors.latest ? errors.latest->plies : errors.at_least - 1; }

void add_late(const Findings& findings, Facts& facts) {
  std::string table =
      heading({"the error is", "punished at the latest", "moves of the winner", "positions looked at"});
  const LateErrors* latest = nullptr;
  for (const LateErrors& errors : findings.late->kinds) {
    if (errors.latest) {
      table += row({kind_of(errors), "after " + in_plies(errors.latest->plies),
                    std::to_string(moves_of_the_winner(errors.latest->plies)), grouped(errors.candidates)});
      if (latest == nullptr || errors.latest->plies > latest->latest->plies) latest = &errors;
    } else {
      table += row({kind_of(errors), fmt::format("sooner than after {}", in_plies(errors.at_least)),
                    fmt::format("fewer than {}", moves_of_the_winner(errors.at_least)),
                    grouped(errors.candidates)});
    }
  }
  facts.set("late.table", table);
  if (latest != nullptr) add_latest(*latest, longest_moving_win(findings), facts);
  const std::vector<LateErrors>& kinds = findings.late->kinds;
  const int most = at_most(*std::ranges::max_element(kinds, {}, at_most));
  const bool all_kinds = findings.opening && kinds.back().ply <= findings.opening->plies.back().ply;
  facts.expect("late.fewer_moves_than_claimed", all_kinds && moves_of_the_winner(most) < claimed_moves);
}

std::uint64_t within(const MovesOfTheWinner& counts, std::size_t moves) {
  return std::accumulate(counts.begin(),
                         counts.begin() + static_cast<std::ptrdiff_t>(std::min(counts.size(), moves + 1)),
                         std::uint64_t{0});
}

// As in `5`: the number of moves within which half of all is over.
std::size_t median(const MovesOfTheWinner& counts) {
  const std::uint64_t all = within(counts, counts.size());
  std::size_t moves = 0;
  while (2 * within(counts, moves) < all) ++moves;
  return moves;
}

constexpr std::size_t steps[] = {1, 2, 5, 10, 20, 50};

std::string soon_row(const char* what, const MovesOfTheWinner& counts, std::uint64_t draws) {
  const std::uint64_t all = within(counts, counts.size());
  std::vector<std::string> cells = {what, grouped(all)};
  for (const std::size_t moves : steps) cells.push_back(sampled_percent(within(counts, moves), all, draws));
  cells.push_back(std::to_string(median(counts)));
  cells.push_back(std::to_string(counts.empty() ? 0 : counts.size() - 1));
  return row(cells);
}

std::string soon_heading() {
  std::vector<std::string> cells = {"errors", "how many"};
  for (const std::size_t moves : steps)
    cells.push_back(fmt::format("within {}", in_moves(static_cast<int>(moves))));
  cells.emplace_back("half of them within");
  cells.emplace_back("the latest");
  return heading(cells);
}

}  // namespace

void add_errors(const Findings& findings, Facts& facts) {
  if (findings.late && !findings.late->kinds.empty()) add_late(findings, facts);
  if (!findings.errors || findings.errors->losing_moves == 0) return;
  const ErrorFindings& errors = *findings.errors;
  const std::uint64_t all = errors.losing_moves;
  facts.set("errors.seed", std::to_string(errors.seed));
  facts.set("errors.positions", grouped(errors.positions));
  facts.set("errors.in_danger", sampled_percent(errors.in_danger, errors.positions, errors.positions));
  facts.set("errors.losing_moves", sampled_percent(all, errors.moves, errors.positions));
  std::string table =
      soon_heading() + soon_row("any losing move in any drawn position", errors.punished, errors.in_danger);
  // The players' errors stand in the same table.
  if (findings.games) {
    const ErringGames& games = findings.games->kinds.front();
    table += soon_row("erring players' losing moves, best play from there", games.punishable,
                      within(games.punishable, games.punishable.size()));
    table += soon_row("erring players' last errors, as it really went on", games.punished,
                      within(games.punished, games.punished.size()));
    facts.set("errors.played_five", percent(within(games.punishable, 5), within(games.punishable, 1000)));
  }
  facts.set("errors.table", table);
  const bool mostly_soon = 2 * within(errors.punished, 5) > all;
  facts.set("errors.soon", mostly_soon ? "true for most errors" : "true for some errors only");
  facts.set("errors.within_5", percent(within(errors.punished, 5), all));
  facts.set("errors.within_20", percent(within(errors.punished, 20), all));
  facts.set("errors.after_50", percent(all - within(errors.punished, 50), all));
  facts.set("errors.median", std::to_string(median(errors.punished)));
}

}  // namespace muehle::cli::db::report

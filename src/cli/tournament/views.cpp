#include "cli/tournament/views.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/tournament/entrants.h"
#include "cli/tournament/words.h"
#include "club/tournament/draw.h"
#include "club/tournament/teams.h"

namespace muehle::cli::tournament {
namespace {

using namespace club::tournament;
using club::tournament::History;

bool by_opponents(Kind kind) { return kind != Kind::swiss && kind != Kind::knockout; }

bool ranked_by_points(Kind kind) {
  return kind != Kind::knockout && kind != Kind::ladder && !has_teams(kind);
}

std::string name_in_table(const NamedTournament& named, Number entrant, Language language) {
  const std::string& name = named.names[entrant];
  return named.tournament.entrants[entrant].left ? name + pick_text(words::has_left, language) : name;
}

// In a simul the teams are one and all others.
std::string team_name(const NamedTournament& named, int team, Language language) {
  const std::string& name = named.teams.at(static_cast<std::size_t>(team) - 1);
  if (!name.empty()) return name;
  if (named.tournament.settings.kind == Kind::teams)
    return fmt::format("{} {}", pick(words::team, language), team);
  if (team == 2) return pick_text(words::the_others, language);
  const std::vector<Number> alone = lineup(named.tournament, team);
  return alone.empty() ? "–" : named.names[alone.front()];
}

// `4w:2`: against number 4, White first, two points.
std::string round_cell(const Encounter& each, Language language) {
  if (each.missed) return each.points > 0 ? fmt::format("({})", each.points) : "–";
  if (each.bye) return fmt::format("{}:{}", pick(words::bye_short, language), each.points);
  const std::string opponent =
      fmt::format("{}{}", *each.opponent + 1,
                  pick(each.began_with_white ? words::white_letter : words::black_letter, language));
  return opponent + (each.finished ? fmt::format(":{}", each.points) : "");
}

std::vector<std::string> cells_by_round(const History& history, std::size_t rounds, Language language) {
  std::vector<std::string> cells(rounds);
  for (const Encounter& each : history)
    cells[static_cast<std::size_t>(each.round) - 1] = round_cell(each, language);
  return cells;
}

std::vector<std::string> cells_by_opponent(const History& history, Number entrant,
                                           const std::vector<Line>& table) {
  std::vector<std::string> cells;
  for (const Line& line : table) {
    std::string cell = line.entrant == entrant ? "×" : "";
    for (const Encounter& each : history) {
      if (each.opponent != line.entrant || !each.finished) continue;
      cell += (cell.empty() ? "" : " ") + std::to_string(each.points);
    }
    cells.push_back(cell);
  }
  return cells;
}

void add_cross_columns(Grid& grid, const NamedTournament& named, const std::vector<Line>& table,
                       Language language) {
  if (by_opponents(named.tournament.settings.kind)) {
    for (const Line& line : table) grid.columns.push_back({std::to_string(line.entrant + 1), true});
    return;
  }
  for (int round = 1; round < next_round_number(named.tournament); ++round)
    grid.columns.push_back({fmt::format("{}{}", pick(words::round_letter, language), round), true});
}

std::vector<std::string> missing_boards(const NamedTournament& named) {
  std::vector<std::string> boards;
  for (std::size_t round = 0; round < named.tournament.rounds.size(); ++round) {
    const Round& pairings = named.tournament.rounds[round];
    for (std::size_t board = 0; board < pairings.size(); ++board) {
      if (!is_finished(pairings[board])) boards.push_back(fmt::format("{}.{}", round + 1, board + 1));
    }
  }
  return boards;
}

}  // namespace

int last_round(const NamedTournament& named) { return next_round_number(named.tournament) - 1; }

std::string round_title(const NamedTournament& named, int round, Language language) {
  const club::tournament::Settings& settings = named.tournament.settings;
  const std::string title = fmt::format("{} {}", pick(words::round, language), round);
  if (settings.kind != Kind::swiss) return title;
  return fmt::format("{} {} {}", title, pick(words::of, language), settings.rounds);
}

std::string games_text(const Pairing& pairing) {
  std::string text;
  bool any = false;
  for (const GameResult result : pairing.games) {
    any |= result != GameResult::open;
    text += text.empty() ? "" : " ";
    text += result == GameResult::open ? "." : to_text(result);
  }
  return any ? text : "";
}

std::string points_text(const NamedTournament& named, const Pairing& pairing) {
  if (is_bye(pairing) || games_text(pairing).empty()) return {};
  const GamePoints points = awarded(named.tournament.settings, pairing);
  return fmt::format("{}:{}", points.white, points.black);
}

Grid pairings_grid(const NamedTournament& named, int round, Language language) {
  Grid grid{.columns = {{pick_text(words::board, language), true},
                        {pick_text(words::white, language)},
                        {pick_text(words::black, language)},
                        {pick_text(words::result, language)},
                        {pick_text(words::points, language), true}}};
  int board = 0;
  for (const Pairing& pairing : named.tournament.rounds[static_cast<std::size_t>(round) - 1]) {
    ++board;
    const bool bye = is_bye(pairing);
    grid.rows.push_back({bye ? "" : std::to_string(board), with_number(named, pairing.seats.white),
                         bye ? pick_text(words::bye, language) : with_number(named, *pairing.seats.black),
                         games_text(pairing), points_text(named, pairing)});
  }
  return grid;
}

Grid standings_grid(const NamedTournament& named, Language language) {
  const club::tournament::Settings& settings = named.tournament.settings;
  Grid grid{.columns = {{pick_text(words::rank, language), true},
                        {pick_text(words::number, language), true},
                        {pick_text(words::name, language)},
                        {pick_text(words::points, language), true}}};
  if (ranked_by_points(settings.kind)) {
    for (const TieBreak each : settings.tie_breaks)
      grid.columns.push_back({pick_text(words_of(each).heading, language), true});
  }
  for (const Line& line : ranking(named.tournament)) {
    grid.rows.push_back({std::to_string(line.rank), std::to_string(line.entrant + 1),
                         name_in_table(named, line.entrant, language), std::to_string(line.points)});
    for (const int value : line.tie_breaks) grid.rows.back().push_back(std::to_string(value));
  }
  return grid;
}

Grid teams_grid(const NamedTournament& named, Language language) {
  Grid grid{.columns = {{pick_text(words::team, language)},
                        {pick_text(words::points, language), true},
                        {pick_text(words::games_won, language), true},
                        {pick_text(words::games_drawn, language), true},
                        {pick_text(words::games_lost, language), true},
                        {pick_text(words::match_points, language), true}}};
  const auto scores = team_scores(named.tournament);
  for (std::size_t at = 0; at < scores.size(); ++at) {
    const TeamScore& score = scores.at(at);
    grid.rows.push_back({team_name(named, static_cast<int>(at) + 1, language), std::to_string(score.points),
                         std::to_string(score.won), std::to_string(score.drawn), std::to_string(score.lost),
                         std::to_string(score.match_points)});
  }
  return grid;
}

Grid cross_grid(const NamedTournament& named, Language language) {
  const Tournament& tournament = named.tournament;
  const std::vector<Line> table = ranking(tournament);
  const auto all = histories(tournament);
  Grid grid{.columns = {{pick_text(words::rank, language), true},
                        {pick_text(words::number, language), true},
                        {pick_text(words::name, language)}}};
  add_cross_columns(grid, named, table, language);
  grid.columns.push_back({pick_text(words::points, language), true});
  for (const Line& line : table) {
    std::vector<std::string> row{std::to_string(line.rank), std::to_string(line.entrant + 1),
                                 name_in_table(named, line.entrant, language)};
    const std::vector<std::string> cells =
        by_opponents(tournament.settings.kind)
            ? cells_by_opponent(all[line.entrant], line.entrant, table)
            : cells_by_round(all[line.entrant], tournament.rounds.size(), language);
    row.insert(row.end(), cells.begin(), cells.end());
    row.push_back(std::to_string(line.points));
    grid.rows.push_back(std::move(row));
  }
  return grid;
}

std::string cross_legend(const NamedTournament& named, Language language) {
  return pick_text(
      by_opponents(named.tournament.settings.kind) ? words::cross_by_opponents : words::cross_by_rounds,
      language);
}

std::vector<std::string> tie_break_rules(const NamedTournament& named, Language language) {
  std::vector<std::string> lines;
  if (!ranked_by_points(named.tournament.settings.kind)) return lines;
  for (const TieBreak each : named.tournament.settings.tie_breaks) {
    const TieBreakWords& said = words_of(each);
    lines.push_back(fmt::format("{} ({}): {}", pick(said.name, language), pick(said.heading, language),
                                pick(said.rule, language)));
  }
  lines.push_back(pick_text(words::unplayed, language));
  return lines;
}

std::string what_is_next(const NamedTournament& named, Language language) {
  const std::vector<std::string> missing = missing_boards(named);
  if (!missing.empty())
    return fmt::format(fmt::runtime(pick(words::missing_results, language)), fmt::join(missing, ", "));
  if (is_over(named.tournament)) return pick_text(words::over, language);
  if (named.tournament.settings.kind == Kind::ladder) return pick_text(words::next_is_challenge, language);
  return fmt::format(fmt::runtime(pick(words::next_is_round, language)), next_round_number(named.tournament));
}

}  // namespace muehle::cli::tournament

#include "cli/tournament/sheet.h"

#include <fmt/format.h>

#include <utility>

#include "cli/grid.h"
#include "cli/tournament/views.h"
#include "cli/tournament/words.h"
#include "club/tournament/teams.h"
#include "net/pages.h"

namespace muehle::cli::tournament {
namespace {

using namespace club::tournament;

constexpr int seconds_between_readings = 15;

constexpr std::string_view style = R"(
  body { font-family: "Noto Sans", "DejaVu Sans", Arial, sans-serif; color: #000; background: #fff; margin: 1.5rem; }
  h1 { font-size: 1.8em; margin: 0 0 .3em; }
  h2 { font-size: 1.3em; margin: 1.2em 0 .4em; }
  p { margin: .3em 0; max-width: 50em; }
  table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
  th, td { padding: .25em .5em; text-align: left; border-bottom: 1px solid #999; }
  td:nth-child(3) { min-width: 11em; }
  .cross { font-size: .75em; }
  .cross th, .cross td { min-width: 0; padding: .25em .2em; }
  thead th { border-bottom: 2px solid #000; }
  .number { text-align: right; }
  section { break-inside: avoid; }
  .sign { border: 2px solid #000; padding: 1em 1.5em; margin: 1.5em 0; max-width: 42em; }
  .sign h2 { font-size: 2.2em; margin: 0; }
  .sign .who { font-size: 1.6em; margin: .4em 0; overflow-wrap: anywhere; }
  .sign .space { min-width: 8em; height: 1.8em; }
  .signs { break-before: page; }
  @page { margin: 1.5cm; }
  @media print { body { margin: 0; } thead { display: table-header-group; } tr { break-inside: avoid; } }
)";
constexpr std::string_view wall_style = R"(
  body { font-size: min(1.7vw, 3vh); margin: 1.5vw; }
  .beside { display: flex; flex-wrap: wrap; gap: 0 4vw; }
)";

std::string page(const NamedTournament& named, Language language, std::string_view head,
                 std::string_view body) {
  const std::string title = net::as_html(named.title);
  return fmt::format(
      "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n{}<title>{}</title>\n"
      "</head>\n<body>\n<h1>{}</h1>\n{}</body>\n</html>\n",
      language == Language::german ? "de" : "en", head, title, title, body);
}

std::string style_element(std::string_view more = {}) {
  return fmt::format("<style>{}{}</style>\n", style, more);
}

std::string section(std::string_view title, std::string_view content) {
  return fmt::format("<section>\n<h2>{}</h2>\n{}</section>\n", net::as_html(title), content);
}

std::string paragraph(std::string_view text) { return fmt::format("<p>{}</p>\n", net::as_html(text)); }

std::string pairings_section(const NamedTournament& named, Language language) {
  const int round = last_round(named);
  if (round == 0) return {};
  return section(round_title(named, round, language), to_html(pairings_grid(named, round, language)));
}

std::string teams_html(const NamedTournament& named, Language language) {
  return has_teams(named.tournament.settings.kind) ? to_html(teams_grid(named, language)) : std::string();
}

std::string standings_section(const NamedTournament& named, Language language) {
  return section(pick(words::standings, language),
                 teams_html(named, language) + to_html(standings_grid(named, language)));
}

// Who reads it from afar wants to know where he stands, not by how little.
std::string wall_standings_section(const NamedTournament& named, Language language) {
  Grid grid = standings_grid(named, language);
  constexpr std::size_t kept = 4;  // rank, number, name and points
  grid.columns.resize(kept);
  for (auto& row : grid.rows) row.resize(kept);
  return section(pick(words::standings, language), teams_html(named, language) + to_html(grid));
}

std::string crosstable_section(const NamedTournament& named, Language language) {
  if (last_round(named) == 0) return {};
  return section(pick(words::crosstable, language),
                 fmt::format("<div class=\"cross\">\n{}</div>\n", to_html(cross_grid(named, language))) +
                     paragraph(cross_legend(named, language)));
}

std::string rules_section(const NamedTournament& named, Language language) {
  std::string lines;
  for (const std::string& line : tie_break_rules(named, language)) lines += paragraph(line);
  return lines.empty() ? lines : section(pick(words::ties, language), lines);
}

// In the second game colours are reversed.
std::string score_rows(const NamedTournament& named, const Pairing& pairing, Language language) {
  std::string rows =
      fmt::format("<tr><th></th><th>{}</th><th>{}</th><th>{}</th></tr>\n", pick(words::white, language),
                  pick(words::black, language), pick(words::result, language));
  Number white = pairing.seats.white;
  Number black = *pairing.seats.black;
  for (std::size_t game = 1; game <= pairing.games.size(); ++game) {
    rows += fmt::format("<tr><td>{} {}</td><td>{}</td><td>{}</td><td class=\"space\"></td></tr>\n",
                        pick(words::game, language), game, net::as_html(named.names[white]),
                        net::as_html(named.names[black]));
    std::swap(white, black);
  }
  return rows +
         fmt::format("<tr><td>{}</td><td class=\"space\"></td><td class=\"space\"></td><td></td></tr>\n",
                     pick(words::signature, language));
}

std::string sign(const NamedTournament& named, const Pairing& pairing, int board, Language language) {
  return fmt::format(
      "<section class=\"sign\">\n<h2>{} {}</h2>\n<p>{}</p>\n<p class=\"who\">{} – {}</p>\n"
      "<table>\n{}</table>\n</section>\n",
      pick(words::board, language), board, round_title(named, last_round(named), language),
      net::as_html(named.names[pairing.seats.white]), net::as_html(named.names[*pairing.seats.black]),
      score_rows(named, pairing, language));
}

// None once all results are there.
std::string signs(const NamedTournament& named, Language language) {
  if (last_round(named) == 0 || is_finished(named.tournament.rounds.back())) return {};
  std::string all = "<div class=\"signs\">\n";
  int board = 0;
  for (const Pairing& pairing : named.tournament.rounds.back()) {
    ++board;
    if (!is_bye(pairing)) all += sign(named, pairing, board, language);
  }
  return all + "</div>\n";
}

}  // namespace

std::string sheet(const NamedTournament& named, Language language) {
  return page(named, language, style_element(),
              pairings_section(named, language) + standings_section(named, language) +
                  crosstable_section(named, language) + rules_section(named, language) +
                  signs(named, language));
}

std::string wall_sheet(const NamedTournament& named, Language language) {
  const std::string again =
      fmt::format("<meta http-equiv=\"refresh\" content=\"{}\">\n", seconds_between_readings);
  return page(named, language, again + style_element(wall_style),
              "<div class=\"beside\">\n" + pairings_section(named, language) +
                  wall_standings_section(named, language) + "</div>\n");
}

}  // namespace muehle::cli::tournament

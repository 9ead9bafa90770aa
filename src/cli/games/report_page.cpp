#include "cli/games/report_page.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/games/charts.h"
#include "cli/games/words.h"
#include "diagram/svg.h"
#include "net/pages.h"
#include "rules/notation.h"
#include "support/text.h"

namespace muehle::cli::games {
namespace {

constexpr std::size_t most_players = 40;
constexpr std::size_t most_named = 6;  // right moves; more are only ringed
constexpr int placing_plies = 18;
constexpr int least_moves = 5;  // at a place of the games, so that its column says something

constexpr std::string_view style = R"(
  :root { color-scheme: light dark; --paper: #fbf6ea; --ink: #2b2119; --soft: #6b5a46; --line: #d9c9a6;
          --first: #a4582a; --second: #4f7a72; --shade: #efe4cb; }
  @media (prefers-color-scheme: dark) {
    :root { --paper: #211a14; --ink: #efe5d3; --soft: #b9a98c; --line: #4a3d2f; --first: #d98a55;
            --second: #7fb3a9; --shade: #2d241b; } }
  body { font: 1rem/1.5 "Noto Sans", "DejaVu Sans", system-ui, sans-serif; color: var(--ink);
         background: var(--paper); max-width: 62rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
  h1 { font-size: 2.2rem; line-height: 1.15; margin: 0 0 .4rem; overflow-wrap: anywhere; }
  h2 { font-size: 1.4rem; margin: 2.5rem 0 .3rem; }
  p { margin: .3rem 0; max-width: 46rem; }
  .soft { color: var(--soft); }
  svg text { font-size: 14px; fill: var(--ink); }
  .chart { max-width: 46rem; margin: 1rem 0; }
  .chart { overflow-x: auto; } .chart svg { width: 100%; min-width: 34rem; height: auto; display: block; }
  .first { fill: var(--first); background: var(--first); } .second { fill: var(--second); background: var(--second); }
  .shade { fill: var(--shade); } .axis { fill: var(--line); }
  .key i { display: inline-block; width: .8em; height: .8em; margin: 0 .4em 0 1em; }
  .key i:first-child { margin-left: 0; }
  .wide { overflow-x: auto; }
  table { border-collapse: collapse; font-variant-numeric: tabular-nums; margin: .8rem 0; }
  th, td { padding: .3rem .9rem .3rem 0; text-align: left; border-bottom: 1px solid var(--line); }
  th { color: var(--soft); font-weight: 600; }
  .number { text-align: right; }
  .cases { display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); gap: 1.75rem; margin-top: 1rem; }
  .case { break-inside: avoid; } .case svg { width: 100%; height: auto; display: block; border-radius: 6px; }
  .case p { font-size: .92rem; }
  .case strong { font-weight: 600; }
  a { color: var(--first); text-underline-offset: .15em; } code { font-size: .92em; overflow-wrap: anywhere; }
  @media print { :root { --paper: #fff; --ink: #000; --soft: #333; --line: #bbb; --first: #a4582a; --second: #4f7a72;
          --shade: #eee; }
    body { padding: 0; font-size: .8rem; } th, td { padding-right: .4rem; }
    .key i, .first, .second, .shade { print-color-adjust: exact; -webkit-print-color-adjust: exact; } }
  @page { margin: 1.2cm; }
)";

std::string text_of(Words words, Language language) { return std::string(pick(words, language)); }

template <typename... Values>
std::string filled(Words words, Language language, const Values&... values) {
  return fmt::format(fmt::runtime(pick(words, language)), values...);
}

std::string number(double value, int places, Language language) {
  std::string text = fmt::format("{:.{}f}", value, places);
  if (language == Language::german) std::ranges::replace(text, '.', ',');
  return text;
}
std::string number_or_none(const std::optional<double>& value, int places, Language language) {
  return value ? number(*value, places, language) : "–";
}
std::string share(double part, int of, Language language) {
  constexpr double percent = 100;
  return of == 0 ? "–" : number(percent * part / of, 0, language) + " %";
}

std::string phase_name(std::size_t phase, Language language) {
  constexpr Words names[] = {words::placing, words::moving, words::flying};
  return text_of(names[phase], language);
}

bool has_sides(const Report& report) { return !report.player.empty(); }
// What the moves of `side` are called.
std::string side_name(const Report& report, bool opponents, Language language) {
  return opponents ? text_of(words::opponents, language) : report.player;
}

// The sides that there are, the wanted one first.
std::vector<const SideTally*> sides_of(const Report& report) {
  std::vector<const SideTally*> sides = {&report.survey.side};
  if (has_sides(report)) sides.push_back(&report.survey.opponents);
  return sides;
}

std::string section(Words heading, std::string_view content, Language language) {
  return fmt::format("<section>\n<h2>{}</h2>\n{}</section>\n", pick(heading, language), content);
}
std::string paragraph(std::string_view text, std::string_view kind = {}) {
  return fmt::format("<p{}>{}</p>\n", kind.empty() ? "" : fmt::format(" class=\"{}\"", kind),
                     net::as_html(text));
}
// What is wider than the window can be reached by keyboard.
std::string scrolled(std::string_view kind, std::string_view content) {
  return fmt::format("<div class=\"{}\" tabindex=\"0\">{}</div>\n", kind, content);
}
std::string chart(std::string_view picture) { return scrolled("chart", picture); }
std::string table(const Grid& grid) { return scrolled("wide", to_html(grid)); }

// `2026.03.01` as the language has it.
std::string day(const std::string& text, Language language) {
  const std::vector<std::string_view> parts = split(text, '.');
  if (language != Language::german || parts.size() != 3) return text;
  return fmt::format("{}.{}.{}", parts[2], parts[1], parts[0]);
}

// Which colour is whose.
std::string key(const Report& report, Language language) {
  if (!has_sides(report)) return {};
  return fmt::format("<p class=\"key\"><i class=\"first\"></i>{}<i class=\"second\"></i>{}</p>\n",
                     net::as_html(side_name(report, false, language)),
                     net::as_html(side_name(report, true, language)));
}

std::string when_section(const Report& report, Language language) {
  const auto sides = sides_of(report);
  std::vector<std::vector<double>> places;
  std::size_t enough = 0;  // places, the last of which was reached often enough
  for (std::size_t ply = 0;; ++ply) {
    int moves = 0;
    std::vector<double> lost;
    for (const SideTally* side : sides) {
      const PlyTally tally = ply < side->plies.size() ? side->plies[ply] : PlyTally{};
      moves += tally.moves;
      lost.push_back(lost_in_a_hundred(tally.lost, tally.moves).value_or(0));
    }
    if (moves == 0) break;
    places.push_back(std::move(lost));
    if (moves >= least_moves) enough = places.size();
  }
  if (enough > 0) places.resize(enough);
  const std::string title = text_of(words::when_explained, language);
  return section(
      words::when,
      paragraph(title, "soft") + key(report, language) +
          chart(column_chart(title, places, placing_plies,
                             [&](double value) { return number(value, value < 1 ? 1 : 0, language); })),
      language);
}

std::string phase_section(const Report& report, Language language) {
  std::vector<BarRow> rows;
  for (std::size_t phase = 0; phase < 3; ++phase) {
    BarRow row{.label = phase_name(phase, language), .values = {}};
    for (const SideTally* side : sides_of(report))
      row.values.push_back(
          lost_in_a_hundred(side->made.phases.at(phase).lost, side->made.phases.at(phase).moves));
    rows.push_back(std::move(row));
  }
  return section(words::by_phase,
                 chart(bar_chart(pick(words::lost, language), rows,
                                 [&](double value) { return number(value, 2, language); })) +
                     table(phase_grid(report, language)),
                 language);
}

std::string rating_section(const Report& report, Language language) {
  if (report.survey.ratings.empty()) return {};
  std::vector<BarRow> rows;
  for (const auto& [band, players] : report.survey.ratings) {
    rows.push_back({.label = fmt::format("{}–{}", band, band + rating_band - 1),
                    .values = {lost_in_a_hundred(players.made.lost, players.made.moves)}});
  }
  return section(words::by_rating,
                 chart(bar_chart(pick(words::lost, language), rows,
                                 [&](double value) { return number(value, 2, language); })) +
                     table(rating_grid(report, language)),
                 language);
}

std::string moves_text(const std::vector<Move>& moves) {
  std::string text;
  for (const Move& move : moves) text += (text.empty() ? "" : ", ") + to_text(move);
  return text;
}

std::string named(const std::string& name, Language language) {
  return name.empty() ? text_of(words::unknown, language) : name;
}

// What a reader can open: the position on the server's board, or the game by its command.
std::string way_to(const CostlyCase& costly, const Report& report, Language language) {
  if (report.server.empty()) {
    const std::string in = report.collection.empty() ? "" : " --collection " + report.collection;
    return fmt::format("<p class=\"soft\"><code>muehle games show {}{}</code></p>\n", costly.position.game,
                       net::as_html(in));
  }
  std::string position = to_text(costly.position.position);
  std::ranges::replace(position, ' ', '+');
  const std::string address = fmt::format("{}/#analyse?rules={}&position={}", report.server,
                                          to_text(costly.position.rules), position);
  return fmt::format("<p><a href=\"{}\">{}</a></p>\n", net::as_html(address),
                     pick(words::on_the_board, language));
}

std::string case_of(const CostlyCase& costly, const Report& report, Language language) {
  const collection::CostlyPosition& position = costly.position;
  Mask right = 0;
  for (const Move& move : position.right) right |= bit(move.to);
  std::string played;
  for (const auto& [move, times, erred] : position.played) {
    played += fmt::format("{}{} ×{}", played.empty() ? "" : ", ", to_text(move), times);
    if (erred > 0) played += " " + filled(words::wrong, language, erred);
  }
  std::string content = diagram::to_svg(position.position, {.marked = right});
  content +=
      fmt::format("<p><strong>{}</strong></p>\n",
                  net::as_html(filled(words::stood, language, position.erred, position.times,
                                      number(position.lost, 1, language),
                                      pick(position.exact ? words::exact : words::searched, language))));
  if (!position.right.empty() && position.right.size() <= most_named)
    content += paragraph(filled(words::right, language, moves_text(position.right)));
  content += paragraph(filled(words::played, language, played));
  content += paragraph(filled(words::in_game, language, position.game, named(costly.game.white, language),
                              named(costly.game.black, language), position.ply),
                       "soft");
  content += way_to(costly, report, language);
  return "<div class=\"case\">" + content + "</div>\n";
}

std::string costly_section(const Report& report, Language language) {
  if (report.costly.empty()) return {};
  std::string cases;
  for (const CostlyCase& costly : report.costly) cases += case_of(costly, report, language);
  return section(words::costly,
                 paragraph(pick(words::costly_explained, language), "soft") + "<div class=\"cases\">\n" +
                     cases + "</div>\n",
                 language);
}

}  // namespace

std::string scope_of(const Report& report, Language language) {
  const Survey& survey = report.survey;
  if (survey.games == 0) return text_of(report.unreviewed > 0 ? words::none : words::nobody, language);
  const std::string span =
      survey.first_day.empty()
          ? ""
          : filled(words::span, language, day(survey.first_day, language), day(survey.last_day, language));
  constexpr double percent = 100;
  std::string text =
      filled(words::scope, language, survey.games, span, survey.moves,
             number(survey.moves > 0 ? percent * survey.exact_moves / survey.moves : 0, 0, language));
  if (!report.rules.empty()) text += " " + filled(words::by_rules, language, report.rules);
  if (report.unreviewed > 0) text += " " + filled(words::unreviewed, language, report.unreviewed);
  return text;
}

Grid phase_grid(const Report& report, Language language) {
  Grid grid;
  if (has_sides(report)) grid.columns.push_back({text_of(words::side, language)});
  grid.columns.push_back({text_of(words::phase, language)});
  for (const Words& heading :
       {words::moves, words::lost, words::critical, words::held, words::expected, words::losing})
    grid.columns.push_back({text_of(heading, language), true});
  bool opponents = false;
  for (const SideTally* side : sides_of(report)) {
    const auto add = [&](const std::string& name, const review::PhaseReview& made, int losing) {
      std::vector<std::string> row;
      if (has_sides(report)) row.push_back(side_name(report, opponents, language));
      row.push_back(name);
      row.push_back(std::to_string(made.moves));
      row.push_back(number_or_none(lost_in_a_hundred(made.lost, made.moves), 2, language));
      row.push_back(std::to_string(made.critical));
      row.push_back(share(made.critical_kept, made.critical, language));
      row.push_back(share(made.expected_kept, made.critical, language));
      row.push_back(std::to_string(losing));
      grid.rows.push_back(std::move(row));
    };
    review::PhaseReview all;
    int losing = 0;
    for (std::size_t phase = 0; phase < side->made.phases.size(); ++phase) {
      const review::PhaseReview& made = side->made.phases.at(phase);
      add(phase_name(phase, language), made, side->losing_moves.at(phase));
      all.moves += made.moves;
      all.lost += made.lost;
      all.critical += made.critical;
      all.critical_kept += made.critical_kept;
      all.expected_kept += made.expected_kept;
      losing += side->losing_moves.at(phase);
    }
    add(text_of(words::whole, language), all, losing);
    opponents = true;
  }
  return grid;
}

namespace {

void add_made(std::vector<std::string>& row, const review::PlayerReview& made, Language language) {
  row.push_back(number_or_none(lost_in_a_hundred(made.lost, made.moves), 2, language));
  for (const review::PhaseReview& phase : made.phases)
    row.push_back(number_or_none(lost_in_a_hundred(phase.lost, phase.moves), 2, language));
  row.push_back(std::to_string(made.critical));
  row.push_back(share(made.critical_kept, made.critical, language));
}

void add_made_columns(Grid& grid, Language language) {
  for (const Words& heading :
       {words::lost, words::placing, words::moving, words::flying, words::critical, words::held})
    grid.columns.push_back({text_of(heading, language), true});
}

}  // namespace

Grid rating_grid(const Report& report, Language language) {
  Grid grid{.columns = {{text_of(words::rating, language)}, {text_of(words::games, language), true}}};
  add_made_columns(grid, language);
  for (const auto& [band, players] : report.survey.ratings) {
    std::vector<std::string> row = {fmt::format("{}–{}", band, band + rating_band - 1),
                                    std::to_string(players.games)};
    add_made(row, players.made, language);
    grid.rows.push_back(std::move(row));
  }
  return grid;
}

Grid player_grid(const Report& report, Language language) {
  Grid grid{.columns = {{text_of(words::name, language)},
                        {text_of(words::games, language), true},
                        {text_of(words::points, language), true}}};
  add_made_columns(grid, language);
  for (const PlayerTally* player : by_games(report.survey)) {
    if (grid.rows.size() == most_players) break;
    std::vector<std::string> row = {
        player->name, std::to_string(player->games),
        fmt::format("{}/{}", number(player->points, 1, language), player->decided)};
    add_made(row, player->made, language);
    grid.rows.push_back(std::move(row));
  }
  return grid;
}

std::string report_page(const Report& report, Language language) {
  const std::string title = net::as_html(has_sides(report) ? filled(words::title_of, language, report.player)
                                                           : text_of(words::title, language));
  std::string body = paragraph(scope_of(report, language));
  if (report.survey.games > 0) {
    body += paragraph(pick(words::points_explained, language), "soft");
    body +=
        when_section(report, language) + phase_section(report, language) + rating_section(report, language);
    body += section(words::by_player, table(player_grid(report, language)), language);
    body += costly_section(report, language);
  }
  return fmt::format(
      "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{}</title>\n"
      "<style>{}</style>\n</head>\n<body>\n<h1>{}</h1>\n{}</body>\n</html>\n",
      language == Language::german ? "de" : "en", title, style, title, body);
}

}  // namespace muehle::cli::games

#include "cli/db/sector_stats.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>

#include "cli/db/source.h"
#include "rules/notation.h"
#include "support/text.h"

namespace muehle::cli::db {
namespace {

namespace json = boost::json;
using perfect::Sector;
using solver::Extreme;
using solver::ValueCounts;

std::string board_text(const Extreme& extreme) {
  return extreme.position ? to_text(*extreme.position).substr(0, point_count) : "";
}

std::string shown(const std::optional<Extreme>& extreme) {
  if (!extreme) return fmt::format("{:>4}  {:24}", "-", "");
  return fmt::format("{:>4}  {:24}", perfect::plies_text(extreme->plies), board_text(*extreme));
}

json::value plies_json(const std::optional<Extreme>& extreme) {
  return extreme ? json::value(extreme->plies) : json::value();
}

json::value example_json(const std::optional<Extreme>& extreme) {
  return extreme && extreme->position ? json::value(to_text(*extreme->position)) : json::value();
}

json::object counts_json(const ValueCounts& counts) {
  return {{"win", counts.win}, {"draw", counts.draw}, {"loss", counts.loss}};
}

bool is_counted(const ValueCounts& counts) { return counts.win + counts.draw + counts.loss > 0; }

json::object sector_stats_json(const SectorSurvey& row) {
  const Sector& sector = row.sector;
  json::object object{{"phase", sector.moving() ? "moving" : "placing"},
                      {"ply", sector.moving() ? json::value() : json::value(sector.ply)},
                      {"own", sector.own},
                      {"opp", sector.opp}};
  for (auto& member : counts_json(row.classes)) object.insert(member);
  object["max_win"] = plies_json(row.longest_win);
  object["max_loss"] = plies_json(row.longest_loss);
  object["raw"] = is_counted(row.positions) ? json::value(counts_json(row.positions)) : json::value();
  object["win_example"] = example_json(row.longest_win);
  object["loss_example"] = example_json(row.longest_loss);
  return object;
}

ValueCounts parse_counts(const json::object& object) {
  const auto number = [&](const char* name) { return object.at(name).to_number<std::uint64_t>(); };
  return {number("win"), number("draw"), number("loss")};
}

bool is_known(const json::value* value) { return value != nullptr && !value->is_null(); }

std::optional<Extreme> parse_extreme(const json::object& row, const char* plies, const char* example) {
  if (row.at(plies).is_null()) return std::nullopt;
  Extreme extreme{row.at(plies).to_number<int>(), std::nullopt};
  const json::value* const position = row.if_contains(example);
  if (is_known(position)) extreme.position = parse_position(std::string(position->as_string())).value();
  return extreme;
}

SectorSurvey parse_row(const json::object& row) {
  SectorSurvey survey;
  const json::value& ply = row.at("ply");
  survey.sector = {ply.is_null() ? perfect::placing_plies : ply.to_number<int>(),
                   row.at("own").to_number<int>(), row.at("opp").to_number<int>()};
  survey.classes = parse_counts(row);
  const json::value* const positions = row.if_contains("raw");
  if (is_known(positions)) survey.positions = parse_counts(positions->as_object());
  survey.longest_win = parse_extreme(row, "max_win", "win_example");
  survey.longest_loss = parse_extreme(row, "max_loss", "loss_example");
  survey.has_distances = survey.longest_win || survey.longest_loss;
  return survey;
}

}  // namespace

void sort_rows(std::vector<SectorSurvey>& rows) {
  std::sort(rows.begin(), rows.end(),
            [](const SectorSurvey& a, const SectorSurvey& b) { return a.sector < b.sector; });
}

std::string stats_heading() {
  const std::string groups = fmt::format("{:11} {:^38} {:^43}  {:^30}  {}", "", "positions up to symmetry",
                                         "all positions", "longest win", "longest loss");
  const std::string columns =
      fmt::format("{:7} {:3} {:>12} {:>12} {:>12} {:>13} {:>14} {:>14}  {:>4}  {:24}  {:>4}  {}", "phase",
                  "o-o", "win", "draw", "loss", "win", "draw", "loss", "ply", "position", "ply", "position");
  return groups + "\n" + columns;
}

std::string stats_row(const SectorSurvey& row) {
  const Sector& sector = row.sector;
  const std::string phase = sector.moving() ? "moving" : fmt::format("ply {:2}", sector.ply);
  std::string text =
      fmt::format("{:7} {}-{} {:12} {:12} {:12} {:13} {:14} {:14}  {}  {}", phase, sector.own, sector.opp,
                  row.classes.win, row.classes.draw, row.classes.loss, row.positions.win, row.positions.draw,
                  row.positions.loss, shown(row.longest_win), shown(row.longest_loss));
  text.erase(text.find_last_not_of(' ') + 1);
  return text;
}

std::string stats_notes() {
  return fmt::format(
      "o-o: stones on the board, of the side to move and of the other one. Longest: plies to the end of the "
      "game,\n"
      "and a position from which it takes so long: White to move, Black after an odd ply.\n{}",
      draw_rules_note);
}

boost::json::object to_json(const std::vector<SectorSurvey>& rows) {
  json::array sectors;
  for (const SectorSurvey& row : rows) sectors.push_back(sector_stats_json(row));
  return {{"sectors", std::move(sectors)}};
}

bool are_from_the_solver(const std::vector<SectorSurvey>& rows) {
  return std::ranges::none_of(rows, [](const SectorSurvey& row) { return is_counted(row.positions); });
}

Result<std::vector<SectorSurvey>> parse_solved(std::string_view text) {
  try {
    std::vector<SectorSurvey> rows;
    for (const std::string_view line : split(trim(text), '\n')) {
      const json::value notice = json::parse(line);
      if (notice.at("event").as_string() != "step_done") continue;
      for (const json::value& row : notice.at("sectors").as_array())
        rows.push_back(parse_row(row.as_object()));
    }
    return rows;
  } catch (const std::exception&) {
    return fail("these are no lines as `muehle solve --json` writes them");
  }
}

Result<std::vector<SectorSurvey>> parse_stats(std::string_view text) {
  try {
    std::vector<SectorSurvey> rows;
    const json::value parsed = json::parse(text);
    for (const json::value& row : parsed.at("sectors").as_array()) rows.push_back(parse_row(row.as_object()));
    return rows;
  } catch (const std::exception&) {
    return fail("these are no statistics as `muehle db stats --json` writes them");
  }
}

}  // namespace muehle::cli::db

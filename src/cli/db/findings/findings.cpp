#include "cli/db/findings/findings.h"

#include <algorithm>
#include <boost/describe.hpp>
#include <boost/json.hpp>

namespace muehle::solver {
BOOST_DESCRIBE_STRUCT(ValueCounts, (), (win, draw, loss))
}

namespace muehle::cli::db {

BOOST_DESCRIBE_STRUCT(FileFindings, (), (sectors, placing_bytes, moving_bytes, distance_bytes))
BOOST_DESCRIBE_STRUCT(FirstMove, (), (move, value, replies, drawing_replies))
BOOST_DESCRIBE_STRUCT(EarlyPly, (), (ply, won, drawn, lost, in_danger))
BOOST_DESCRIBE_STRUCT(CentralMill, (), (black_crossings, pairs, lost_for_black, won, drawn, lost))
BOOST_DESCRIBE_STRUCT(OpeningFindings, (),
                      (start, first_moves, plies, losing_moves, losing_line, central_value, central))
BOOST_DESCRIBE_STRUCT(Line, (), (own, opp, plies, position, moves))
BOOST_DESCRIBE_STRUCT(LineFindings, (), (lines))
BOOST_DESCRIBE_STRUCT(LateError, (), (position, error, plies, moves))
BOOST_DESCRIBE_STRUCT(LateErrors, (), (ply, candidates, latest, at_least))
BOOST_DESCRIBE_STRUCT(LongEnd, (), (plies, position))
BOOST_DESCRIBE_STRUCT(LongEnds, (), (ply, at_least, win, loss))
BOOST_DESCRIBE_STRUCT(LateFindings, (), (kinds, ends, record))
BOOST_DESCRIBE_STRUCT(ErrorFindings, (), (seed, positions, in_danger, moves, losing_moves, punished))
BOOST_DESCRIBE_STRUCT(ErringGames, (),
                      (kind, games, white_wins, draws, black_wins, plies, errors, placing_losses,
                       moving_losses, losses_forgiven, punishable, punished))
BOOST_DESCRIBE_STRUCT(GameFindings, (), (seed, temperature, blunder_share, sight, kinds))
BOOST_DESCRIBE_STRUCT(NumberedCounts, (), (number, counts))
BOOST_DESCRIBE_STRUCT(PlaceTable, (), (feature, ply, own, opp, rows))
BOOST_DESCRIBE_STRUCT(PlaceFindings, (), (tables))
BOOST_DESCRIBE_STRUCT(Comparison, (), (kind, all, first_better, second_better, first_sooner, second_sooner))
BOOST_DESCRIBE_STRUCT(ChoiceFindings, (), (seed, captures, mills))
BOOST_DESCRIBE_STRUCT(Origin, (), (program, command))

namespace {

namespace json = boost::json;

// Calls visit(name, section) for the sections other than `sectors`.
template <typename AnyFindings, typename Visit>
void for_each_section(AnyFindings& findings, Visit&& visit) {
  visit("files", findings.files);
  visit("opening", findings.opening);
  visit("lines", findings.lines);
  visit("late", findings.late);
  visit("errors", findings.errors);
  visit("games", findings.games);
  visit("places", findings.places);
  visit("choices", findings.choices);
}

std::string sectors_text(const std::vector<SectorSurvey>& rows) {
  std::string text = "{\"sectors\":[";
  const json::object object = to_json(rows);
  const char* between = "\n";
  for (const json::value& row : object.at("sectors").as_array()) {
    text += between + json::serialize(row);
    between = ",\n";
  }
  return text + "\n]}";
}

}  // namespace

void add(Counts& to, const Counts& more) {
  to.win += more.win;
  to.draw += more.draw;
  to.loss += more.loss;
}

void count_in(MovesOfTheWinner& counts, int moves) {
  const auto at = static_cast<std::size_t>(moves);
  if (counts.size() <= at) counts.resize(at + 1);
  ++counts[at];
}

void add(MovesOfTheWinner& to, const MovesOfTheWinner& more) {
  to.resize(std::max(to.size(), more.size()));
  for (std::size_t n = 0; n < more.size(); ++n) to[n] += more[n];
}

const SectorSurvey* Findings::sector(const perfect::Sector& wanted) const {
  const auto found = std::find_if(sectors.begin(), sectors.end(),
                                  [&](const SectorSurvey& row) { return row.sector == wanted; });
  return found == sectors.end() ? nullptr : &*found;
}

std::string to_text(const Findings& findings) {
  std::string text = "{\"rules\":" + json::serialize(json::value(findings.rules));
  const auto section = [&](const std::string& name, const std::string& found) {
    const auto origin = findings.origins.find(name);
    const Origin from = origin == findings.origins.end() ? Origin{} : origin->second;
    text += ",\n\"" + name + "\":{\"origin\":" + json::serialize(json::value_from(from)) +
            ",\"found\":" + found + "}";
  };
  if (!findings.sectors.empty()) section("sectors", sectors_text(findings.sectors));
  for_each_section(findings, [&](const char* name, const auto& found) {
    if (found) section(name, json::serialize(json::value_from(*found)));
  });
  return text + "}\n";
}

Result<Findings> parse_findings(std::string_view text) {
  try {
    const json::value parsed = json::parse(text);
    const json::object& object = parsed.as_object();
    Findings findings;
    findings.rules = std::string(object.at("rules").as_string());
    for (const char* name : section_names) {
      if (const json::value* section = object.if_contains(name))
        findings.origins[name] = json::value_to<Origin>(section->at("origin"));
    }
    if (const json::value* section = object.if_contains("sectors")) {
      auto rows = parse_stats(json::serialize(section->at("found")));
      if (!rows) return tl::unexpected(rows.error());
      findings.sectors = std::move(*rows);
    }
    for_each_section(findings, [&]<typename Found>(const char* name, std::optional<Found>& found) {
      if (const json::value* section = object.if_contains(name))
        found = json::value_to<Found>(section->at("found"));
    });
    return findings;
  } catch (const std::exception&) {
    return fail("these are no findings as `muehle db findings` writes them");
  }
}

}  // namespace muehle::cli::db

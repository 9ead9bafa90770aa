// `muehle games report`: what the reviews of a collection say together, as tables, as JSON, or as a page with
// pictures.
#include <fmt/format.h>

#include <boost/json.hpp>

#include "bot/transport.h"
#include "cli/games/report_page.h"
#include "cli/games/subcommands.h"
#include "cli/games/words.h"
#include "cli/input.h"
#include "cli/output.h"
#include "rules/notation.h"

namespace muehle::cli::games {
namespace {

namespace json = boost::json;
using collection::Collection;
using collection::Reviews;

struct ReportOptions {
  SharedPlace place = std::make_shared<std::string>();
  WantedOptions wanted;
  std::optional<std::string> language;
  std::string output;
  std::string url;  // of a server; empty: none
  int positions = 12;
  bool json = false;
};

Result<std::vector<CostlyCase>> costly_cases(Collection& games, Reviews& reviews,
                                             const collection::Wanted& wanted, int most) {
  auto positions = reviews.costly(wanted, most);
  if (!positions) return tl::unexpected(positions.error());
  std::vector<CostlyCase> cases;
  for (collection::CostlyPosition& position : *positions) {
    const auto game = games.game(position.game);
    if (!game) return tl::unexpected(game.error());
    if (*game) cases.push_back({std::move(position), **game});
  }
  return cases;
}

Result<Report> report_on(const ReportOptions& options, const collection::Wanted& wanted) {
  Result<Collection> games = open_collection(*options.place, collection::Missing::fail);
  if (!games) return tl::unexpected(games.error());
  Result<Reviews> reviews = Reviews::of(*games);
  if (!reviews) return tl::unexpected(reviews.error());
  auto survey = survey_of(*reviews, wanted);
  if (!survey) return tl::unexpected(survey.error());
  const auto missing = reviews->missing(wanted);
  if (!missing) return tl::unexpected(missing.error());
  auto costly = costly_cases(*games, *reviews, wanted, options.positions);
  if (!costly) return tl::unexpected(costly.error());
  return Report{.survey = std::move(*survey),
                .player = options.wanted.player,
                .rules = options.wanted.rules,
                .server = options.url,
                .collection = *options.place,
                .unreviewed = static_cast<std::int64_t>(missing->size()),
                .costly = std::move(*costly)};
}

json::object json_of(const review::PhaseReview& made) {
  return {{"moves", made.moves},       {"good", made.good},          {"lost", made.lost},
          {"critical", made.critical}, {"held", made.critical_kept}, {"expected", made.expected_kept}};
}

json::object json_of(const review::PlayerReview& made) {
  return {{"moves", made.moves},
          {"lost", made.lost},
          {"mistakes", made.mistakes},
          {"blunders", made.blunders},
          {"critical", made.critical},
          {"held", made.critical_kept},
          {"placing", json_of(made.phases[0])},
          {"moving", json_of(made.phases[1])},
          {"flying", json_of(made.phases[2])}};
}

json::object json_of(const PlayerTally& player) {
  return {{"games", player.games},
          {"decided", player.decided},
          {"points", player.points},
          {"made", json_of(player.made)}};
}

json::object json_of(const SideTally& side) {
  json::array plies;
  for (const PlyTally& ply : side.plies) plies.push_back({{"moves", ply.moves}, {"lost", ply.lost}});
  json::array losing;
  for (const int moves : side.losing_moves) losing.emplace_back(moves);
  return {{"made", json_of(side.made)}, {"plies", std::move(plies)}, {"losing_moves", std::move(losing)}};
}

json::array names_of(const std::vector<Move>& moves) {
  json::array names;
  for (const Move& move : moves) names.emplace_back(to_text(move));
  return names;
}

json::array json_of(const std::vector<collection::CostlyPosition::Played>& played) {
  json::array rows;
  for (const auto& [move, times, erred] : played)
    rows.push_back({{"move", to_text(move)}, {"times", times}, {"erred", erred}});
  return rows;
}

json::object json_of(const Report& report) {
  json::array players;
  for (const PlayerTally* player : by_games(report.survey)) {
    json::object row = json_of(*player);
    row["name"] = player->name;
    players.push_back(std::move(row));
  }
  json::array ratings;
  for (const auto& [band, those] : report.survey.ratings) {
    json::object row = json_of(those);
    row["from"] = band;
    row["to"] = band + rating_band - 1;
    ratings.push_back(std::move(row));
  }
  json::array positions;
  for (const CostlyCase& costly : report.costly) {
    positions.push_back({{"position", to_text(costly.position.position)},
                         {"game", costly.position.game},
                         {"ply", costly.position.ply},
                         {"times", costly.position.times},
                         {"erred", costly.position.erred},
                         {"lost", costly.position.lost},
                         {"exact", costly.position.exact},
                         {"right", names_of(costly.position.right)},
                         {"played", json_of(costly.position.played)}});
  }
  return {{"games", report.survey.games},
          {"unreviewed", report.unreviewed},
          {"moves", report.survey.moves},
          {"exact_moves", report.survey.exact_moves},
          {"side", json_of(report.survey.side)},
          {"opponents", report.player.empty() ? json::value(nullptr) : json_of(report.survey.opponents)},
          {"players", std::move(players)},
          {"ratings", std::move(ratings)},
          {"positions", std::move(positions)}};
}

void print_tables(const Report& report, Language language) {
  print_line(scope_of(report, language));
  if (report.survey.games == 0) return;
  const auto print = [](const Grid& grid) {
    if (!grid.rows.empty()) std::fputs(("\n" + to_text(grid)).c_str(), stdout);
  };
  print(phase_grid(report, language));
  print(rating_grid(report, language));
  print(player_grid(report, language));
}

int run_report(ReportOptions options) {
  const Result<Language> language = chosen_language(options.language.value_or(""));
  if (!language) return complain(language.error());
  const Result<collection::Wanted> wanted = wanted_of(options.wanted);
  if (!wanted) return complain(wanted.error());
  if (!options.url.empty()) {
    const Result<std::string> url = bot::parse_url(options.url);
    if (!url) return complain("--url: " + url.error().message);
    if (options.output.empty()) return complain("--url goes with --out");
    options.url = *url;
  }
  const Result<Report> report = report_on(options, *wanted);
  if (!report) return complain(report.error(), exit_failed);
  if (!options.output.empty()) {
    const Result<void> written = write_text(options.output, report_page(*report, *language));
    return written ? exit_done : complain(written.error(), exit_failed);
  }
  if (options.json) {
    print_json(json_of(*report));
  } else {
    print_tables(*report, *language);
  }
  return exit_done;
}

}  // namespace

Command add_report(Arguments games) {
  const auto options = std::make_shared<ReportOptions>();
  const Arguments command =
      games.subcommand("report", "Who gave value away, when, and in which positions, by the games' reviews");
  add_wanted_options(command, options->wanted);
  add_wanted_rules_option(command, options->wanted);
  command.option("--out", options->output, "Write a page with pictures to this file; - for standard output")
      .called("FILE");
  command.option("--url", options->url,
                 "The server on whose board the page shows positions: https://muehle.example");
  command.option("--positions", options->positions, "So many of the positions that cost most")
      .range(0, 1000)
      .show_default();
  command.option("--lang", options->language, "de or en; else the environment's language");
  add_collection_option(command, options->place);
  command.flag("--json", options->json, "For machines: one line of JSON").excludes("--out");
  command.footer("With --player: his moves beside those of his opponents.");
  return {command, [options] { return run_report(*options); }};
}

}  // namespace muehle::cli::games

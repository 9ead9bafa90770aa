// `muehle match`: two engines play many games, and what they add up to is told.
#include <fmt/format.h>
#include <unistd.h>

#include <memory>

#include "cli/commands.h"
#include "cli/input.h"
#include "cli/match/contender.h"
#include "cli/match/record_file.h"
#include "cli/match/report.h"
#include "cli/output.h"
#include "cli/stop_signals.h"
#include "match/match.h"
#include "support/text.h"

namespace muehle::cli {
namespace {

constexpr int most_match_games = 10'000'000;
constexpr std::string_view random_prefix = "random:";
constexpr std::string_view balanced = "balanced";

struct MatchOptions {
  CommonOptions common;
  ContenderOptions first{"first"};
  ContenderOptions second{"second"};
  int games = 200;
  std::string openings{balanced};
  std::uint64_t seed = 1;
  int threads = 1;
  std::string rules = "standard";
  int max_plies = match::default_max_plies;
  std::string sprt;
  std::string record;
  bool json = false;
};

Result<void> read_openings(const std::string& text, match::Conditions& conditions) {
  if (text == balanced) {
    conditions.openings = match::balanced_openings();
    return {};
  }
  if (text.starts_with(random_prefix)) {
    constexpr int most_plies = 17;  // one stone is left to place
    return parse_number(std::string_view(text).substr(random_prefix.size()), "the plies of random openings",
                        0, most_plies)
        .map([&](int plies) { conditions.opening_plies = plies; });
  }
  const Result<std::string> file = read_text(text);
  if (!file) return tl::unexpected(file.error());
  Result<std::vector<match::Opening>> openings = match::parse_openings(*file, conditions.rules);
  if (!openings) return fail_in(text + ", ", openings.error());
  conditions.openings = std::move(*openings);
  return {};
}

Result<match::Conditions> read_conditions(const MatchOptions& options) {
  const Result<RuleSet> rules = parse_rules(options.rules);
  if (!rules) return tl::unexpected(rules.error());
  match::Conditions conditions{
      .rules = match::refereed(*rules), .max_plies = options.max_plies, .seed = options.seed};
  return read_openings(options.openings, conditions).map([&] { return conditions; });
}

// `ELO0,ELO1`
Result<std::optional<match::Hypotheses>> read_sprt(const std::string& text) {
  if (text.empty()) return std::nullopt;
  const std::vector<std::string_view> parts = split(text, ',');
  constexpr int most_elo = 1000;
  if (parts.size() == 2) {
    const Result<int> elo0 = parse_number(parts[0], "the first number of --sprt", -most_elo, most_elo);
    if (!elo0) return tl::unexpected(elo0.error());
    const Result<int> elo1 = parse_number(parts[1], "the second number of --sprt", -most_elo, most_elo);
    if (!elo1) return tl::unexpected(elo1.error());
    if (*elo0 < *elo1) return match::Hypotheses{static_cast<double>(*elo0), static_cast<double>(*elo1)};
  }
  return fail("--sprt is two differences in Elo, the smaller one first, as in --sprt 0,10");
}

// Two of the same name get a number.
Names different(Names names) {
  if (names[0] != names[1]) return names;
  return {names[0] + " (1)", names[1] + " (2)"};
}

std::optional<match::Usage> usage_of(const Contender& contender) {
  if (!contender.usage) return std::nullopt;
  return contender.usage();
}

int play_and_report(const MatchOptions& options, const match::Conditions& conditions) {
  const StopSignals signals;
  const Result<Contender> first = make_contender(options.first, options.common, &signals.stop());
  if (!first) return complain(first.error());
  const Result<Contender> second = make_contender(options.second, options.common, &signals.stop());
  if (!second) return complain(second.error());

  const Names names = different({first->name, second->name});
  const MatchReport report(names, options.games, conditions.sprt);
  std::optional<RecordFile> records;
  if (!options.record.empty()) {
    Result<RecordFile> file = RecordFile::create(options.record, names);
    if (!file) return complain(file.error(), exit_failed);
    records.emplace(std::move(*file));
  }
  Result<void> written;
  const auto after_each = [&](match::FinishedGame game, const match::Standing& standing) {
    report.game_over(game, standing);
    if (records) written = records->add(std::move(game));
    return written.has_value();
  };
  const match::Standing standing = match::play_match(conditions, options.games, options.threads, first->maker,
                                                     second->maker, after_each, &signals.stop());
  if (records && written) written = records->finish();
  const Usages usages = {usage_of(*first), usage_of(*second)};
  options.json ? report.print_json(standing, usages) : report.print(standing, usages);
  if (!written) return complain(written.error(), exit_failed);
  return signals.stop() ? signals.exit_status() : exit_done;
}

int run_match(const MatchOptions& options) {
  Result<match::Conditions> conditions = read_conditions(options);
  if (!conditions) return complain(conditions.error());
  const Result<std::optional<match::Hypotheses>> hypotheses = read_sprt(options.sprt);
  if (!hypotheses) return complain(hypotheses.error());
  conditions->sprt = *hypotheses;
  if (options.games % 2 != 0)
    return complain("--games must be even: every opening is played with both colours");
  return play_and_report(options, *conditions);
}

}  // namespace

Command add_match(Arguments app) {
  const auto options = std::make_shared<MatchOptions>();
  const Arguments command = app.subcommand("match", "Let two engines play many games against each other");
  add_contender_options(command, options->common, options->first, options->second);
  command.option("-n,--games", options->games, "How many, an even number")
      .range(2, most_match_games)
      .show_default();
  command
      .option(
          "-o,--openings", options->openings,
          "balanced: exact draws that come with the program; random:N: N random placements; or a file, an "
          "opening a line. Each is played with both colours")
      .show_default();
  command.option("--seed", options->seed, "Of the openings and of the levels").show_default();
  command.option("-t,--threads", options->threads, "Games at the same time")
      .range(1, most_threads)
      .show_default();
  command
      .option("-r,--rules", options->rules,
              "A rule set (see `muehle rules`); draws by rule are declared by the referee")
      .show_default();
  command.option("--max-plies", options->max_plies, "A longer game is a draw")
      .range(20, 100'000)
      .show_default();
  command.option("--sprt", options->sprt,
                 "ELO0,ELO1: end as soon as it is decided whether the first is at least ELO1 or at most ELO0 "
                 "stronger, with errors of 5 %");
  command.option("--record", options->record, "Write the games to this file");
  command.flag("--json", options->json, "For machines: the result as one line of JSON");
  return {command, [options] { return run_match(*options); }};
}

}  // namespace muehle::cli

// `muehle games add|list|show|tree|review|report|remove`: a collection of games.
#include <vector>

#include "cli/commands.h"
#include "cli/folders.h"
#include "cli/games/days.h"
#include "cli/games/subcommands.h"

namespace muehle::cli {
namespace games {

void add_collection_option(Arguments command, const SharedPlace& place) {
  command
      .option("--collection", *place, "The file with the games; collection.db in the data folder without it")
      .called("FILE");
}

Result<collection::Collection> open_collection(const std::string& place, collection::Missing missing) {
  if (!place.empty()) return collection::Collection::open(place, missing);
  const auto folder = data_folder();
  if (!folder) return tl::unexpected(folder.error());
  if (missing == collection::Missing::create) {
    std::error_code failed;
    std::filesystem::create_directories(*folder, failed);
    if (failed) return fail("cannot make the folder " + folder->string() + ": " + failed.message());
  }
  return collection::Collection::open(collection_file(*folder), missing);
}

void add_wanted_options(Arguments command, WantedOptions& options) {
  command.option("--player", options.player, "Only games of this player, with either colour").called("NAME");
  command.option("--opponent", options.opponent, "And this one").called("NAME");
  command.option("--result", options.result, "Only games with this result")
      .one_of({"1-0", "1/2-1/2", "0-1", "*"});
  command.option("--since", options.since, "Only games from this day, month or year on: 2026-03-01")
      .called("DAY");
  command.option("--until", options.until, "Only games up to it").called("DAY");
}
void add_wanted_rules_option(Arguments command, WantedOptions& options) {
  command.option("-r,--rules", options.rules, "Only games by these rules (see `muehle rules`)");
}

namespace {

Result<std::optional<std::string>> day_of(const std::string& text, std::string_view option,
                                          Result<std::string> (*read)(std::string_view)) {
  if (text.empty()) return std::nullopt;
  const Result<std::string> day = read(text);
  if (!day) return fail_in(std::string(option) + ": ", day.error());
  return *day;
}

}  // namespace

Result<collection::Wanted> wanted_of(const WantedOptions& options) {
  if (options.player.empty() && !options.opponent.empty()) return fail("--opponent goes with --player");
  collection::Wanted wanted;
  if (!options.player.empty()) wanted.player = options.player;
  if (!options.opponent.empty()) wanted.opponent = options.opponent;
  if (!options.result.empty()) wanted.result = options.result;
  const auto since = day_of(options.since, "--since", first_day_of);
  if (!since) return tl::unexpected(since.error());
  const auto until = day_of(options.until, "--until", last_day_of);
  if (!until) return tl::unexpected(until.error());
  wanted.since = *since;
  wanted.until = *until;
  if (since->has_value() && until->has_value() && **since > **until) return fail("--until is before --since");
  if (!options.rules.empty()) {
    const Result<RuleSet> rules = parse_rules(options.rules);
    if (!rules) return fail_in("--rules: ", rules.error());
    wanted.rules = *rules;
  }
  return wanted;
}

}  // namespace games

Command add_games(Arguments app) {
  const Arguments command =
      app.subcommand("games", "Keep games in a collection, and find out what was played");
  command.require_subcommand();
  const std::vector<Command> parts = {games::add_add(command),    games::add_list(command),
                                      games::add_show(command),   games::add_tree(command),
                                      games::add_review(command), games::add_report(command),
                                      games::add_remove(command)};
  return {command, [parts] {
            for (const Command& part : parts) {
              if (part.app.given()) return part.run();
            }
            return exit_usage;
          }};
}

}  // namespace muehle::cli

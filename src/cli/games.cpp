// `muehle games add|list|show|tree|review|report|remove`: a collection of games.
#include <vector>

#include "cli/commands.h"
#include "cli/folders.h"
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
}

Result<collection::Wanted> wanted_of(const WantedOptions& options) {
  if (options.player.empty() && !options.opponent.empty()) return fail("--opponent goes with --player");
  collection::Wanted wanted;
  if (!options.player.empty()) wanted.player = options.player;
  if (!options.opponent.empty()) wanted.opponent = options.opponent;
  if (!options.result.empty()) wanted.result = options.result;
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

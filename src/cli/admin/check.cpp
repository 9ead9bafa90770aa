// `muehle admin check [--data DIR] [--database ADDRESS]`: whether what is stored is whole, every stored game
// can be played again and is in the lists of its players, and the ratings follow from the games.
#include <fmt/format.h>

#include <memory>

#include "cli/admin/subcommands.h"
#include "cli/games_place.h"
#include "cli/output.h"
#include "server/tables/game_check.h"
#include "storage/maintenance.h"

namespace muehle::cli::admin {
namespace {

struct Count {
  std::size_t tables = 0;
  std::size_t games = 0;
  std::size_t faults = 0;
};

// Prints what is wrong with a table.
void check_table(StoredGames& games, const std::string& code, Count& count) {
  const auto report = [&](const std::string& fault) {
    print_line(fmt::format("table {}: {}", code, fault));
    ++count.faults;
  };
  ++count.tables;
  const auto table = games.load(code);
  if (!table) return report(table.error().message);
  if (!*table) return;  // the list is older than it is
  count.games += (*table)->games.size();
  for (const std::string& fault : server::faults_of(**table)) report(fault);
}

int run_check(const PlaceOptions& options) {
  const Result<GamesPlace> place = games_place(options);
  if (!place) return complain(place.error());
  Result<StoredGames> games = StoredGames::open(*place);
  if (!games) return complain(games.error(), exit_failed);
  const std::vector<std::string> damage = games->damage();
  for (const std::string& line : damage) print_line("damaged: " + line);
  const Result<std::vector<std::string>> codes = games->codes();
  if (!codes) return complain(codes.error(), exit_failed);
  Count count{.faults = damage.size()};
  for (const std::string& code : *codes) check_table(*games, code, count);
  const Result<std::vector<std::int64_t>> listed_wrong = games->games_listed_wrong();
  if (!listed_wrong) return complain(listed_wrong.error(), exit_failed);
  for (const std::int64_t game : *listed_wrong)
    print_line(fmt::format("game {}: it is not where it belongs in the lists of its players", game));
  count.faults += listed_wrong->size();
  const Result<std::vector<std::string>> ratings = games->wrong_ratings();
  if (!ratings) return complain(ratings.error(), exit_failed);
  for (const std::string& fault : *ratings) print_line(fault);
  count.faults += ratings->size();
  const Result<std::vector<std::string>> tournaments = games->wrong_tournaments();
  if (!tournaments) return complain(tournaments.error(), exit_failed);
  for (const std::string& fault : *tournaments) print_line(fault);
  count.faults += tournaments->size();
  const Result<std::vector<std::string>> clubs = games->wrong_clubs();
  if (!clubs) return complain(clubs.error(), exit_failed);
  for (const std::string& fault : *clubs) print_line(fault);
  count.faults += clubs->size();
  const Result<std::vector<std::string>> strays = games->strays();
  if (!strays) return complain(strays.error(), exit_failed);
  for (const std::string& fault : *strays) print_line(fault);
  count.faults += strays->size();
  print_line(fmt::format("tables: {}, games: {}, faults: {}", count.tables, count.games, count.faults));
  return count.faults == 0 ? exit_done : exit_failed;
}

}  // namespace

Command add_check(Arguments admin) {
  const auto options = std::make_shared<PlaceOptions>();
  const Arguments command = admin.subcommand("check",
                                             "See whether what is stored is whole, play every stored game "
                                             "and tournament again, and rate all games anew");
  add_place_options(command, *options);
  return {command, [options] { return run_check(*options); }};
}

}  // namespace muehle::cli::admin

// `muehle admin club list|remove`: the clubs of a server.
#include <fmt/format.h>

#include <memory>
#include <vector>

#include "cli/admin/subcommands.h"
#include "cli/games_place.h"
#include "cli/output.h"
#include "server/rights/account_name.h"
#include "storage/maintenance.h"
#include "support/text.h"

namespace muehle::cli::admin {
namespace {

struct ClubOptions {
  PlaceOptions place;
  std::string name;
  bool really = false;
};

int list_clubs(const GamesPlace& place) {
  std::vector<std::string> lines;
  const auto done = read_games(place, [&](Transaction& all) {
    for (const std::string& code : all.clubs().codes()) {
      const std::optional<StoredClub> club = all.clubs().find(code);
      if (!club) continue;
      std::string leaders;
      for (const ClubMember& member : all.clubs().members(club->id)) {
        if (member.role == club::Role::leader)
          leaders += (leaders.empty() ? ", led by " : " and ") + member.player.name;
      }
      lines.push_back(fmt::format("{}  {}, members: {}{}", code, club->terms.name, club->members, leaders));
    }
  });
  if (!done) return complain(done.error(), exit_failed);
  for (const std::string& line : lines) print_line(line);
  print_line(fmt::format("clubs: {}", lines.size()));
  return exit_done;
}

// By its code, or by its name as far as that is told from others.
std::optional<StoredClub> find_club(Transaction& all, const std::string& name) {
  std::optional<StoredClub> club = all.clubs().find(name);
  return club ? club : all.clubs().by_skeleton(server::bare_of(name));
}

int remove_club(const GamesPlace& place, const ClubOptions& options) {
  std::optional<StoredClub> club;
  const auto found = read_games(place, [&](Transaction& all) { club = find_club(all, options.name); });
  if (!found) return complain(found.error(), exit_failed);
  if (!club)
    return complain(
        fmt::format("no club here is called {}; `muehle admin club list` shows them", shown(options.name)),
        exit_failed);
  if (!options.really)
    return complain(
        fmt::format("{} would be gone for good with its members, news, presets and letters; its "
                    "tournaments stay. Give --yes if you mean it",
                    club->terms.name));
  const auto done = change_games_alone(place, [&](Transaction& all) { all.clubs().erase(club->id); });
  if (!done) return complain(done.error(), exit_failed);
  print_line(fmt::format("the club {} is gone", club->terms.name));
  return exit_done;
}

}  // namespace

Command add_club(Arguments admin) {
  const auto options = std::make_shared<ClubOptions>();
  const Arguments command = admin.subcommand("club", "List clubs, and take one out");
  command.require_subcommand();
  const Arguments list = command.subcommand("list", "All clubs; the server may run");
  add_place_options(list, options->place);
  const Arguments remove =
      command.subcommand("remove", "End a club; its tournaments stay; only while no server runs");
  add_place_options(remove, options->place);
  remove.option("NAME", options->name, "Its name, or its code").required();
  remove.flag("--yes", options->really, "It cannot be undone");
  return {command, [options, list] {
            const Result<GamesPlace> place = games_place(options->place);
            if (!place) return complain(place.error());
            return list.given() ? list_clubs(*place) : remove_club(*place, *options);
          }};
}

}  // namespace muehle::cli::admin

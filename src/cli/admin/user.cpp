// `muehle admin user list|show|rename|password|delete`: the accounts of a server. What changes something
// waits until no server uses the folder, since it remembers whom it has met.
#include <fmt/chrono.h>
#include <fmt/format.h>

#include <ctime>
#include <memory>
#include <vector>

#include "cli/admin/subcommands.h"
#include "cli/games_place.h"
#include "cli/output.h"
#include "server/kernel/secrets.h"
#include "server/rights/account_name.h"
#include "server/rights/password.h"
#include "server/rights/suspension.h"
#include "storage/maintenance.h"
#include "support/clock.h"
#include "support/text.h"

namespace muehle::cli::admin {
namespace {

struct UserOptions {
  PlaceOptions place;
  std::string name;
  std::string wanted;
  bool really = false;
};

constexpr int most_listed = 1'000'000;

std::string day_of(UnixSeconds at) {
  const std::time_t time = at;
  std::tm parts{};
  gmtime_r(&time, &parts);
  return fmt::format("{:%Y-%m-%d}", parts);
}

std::string about(const StoredPlayer& player, UnixSeconds now) {
  std::string line =
      fmt::format("{}, {}, since {}", player.name, to_text(player.role), day_of(player.created_at));
  if (const auto suspension = server::suspension_of(player, now))
    line += fmt::format(", suspended until {}", day_of(suspension->until));
  return line;
}

Result<StoredPlayer> find(const GamesPlace& place, const std::string& name) {
  std::optional<StoredPlayer> player;
  const auto done = read_games(
      place, [&](Transaction& all) { player = all.players().by_skeleton(server::skeleton_of(name)); });
  if (!done) return tl::unexpected<Error>(done.error());
  if (!player)
    return fail(fmt::format("nobody here is called {}; `muehle admin user list` shows who is", shown(name)));
  return *player;
}

int list_accounts(const GamesPlace& place, const UserOptions& options) {
  std::vector<StoredPlayer> players;
  const auto done = read_games(place, [&](Transaction& all) {
    players = all.players().accounts(server::skeleton_of(options.name), most_listed);
  });
  if (!done) return complain(done.error(), exit_failed);
  const UnixSeconds now = unix_now();
  for (const StoredPlayer& player : players) print_line(about(player, now));
  print_line(fmt::format("accounts: {}", players.size()));
  return exit_done;
}

int show(const GamesPlace& place, const UserOptions& options) {
  const Result<StoredPlayer> player = find(place, options.name);
  if (!player) return complain(player.error(), exit_failed);
  print_line(about(*player, unix_now()));
  if (player->suspension) print_line("suspended because: " + player->suspension->reason);
  const auto done = read_games(place, [&](Transaction& all) {
    for (const auto& [pool, name] :
         {std::pair(club::Pool::live, "live"), std::pair(club::Pool::correspondence, "correspondence")}) {
      const auto standing = all.ratings().of(player->id, pool);
      if (!standing) continue;
      print_line(fmt::format("rating {}: {:.0f}, deviation {:.0f}, games {}", name, standing->rating.rating,
                             standing->rating.deviation, standing->rating.games));
    }
    const std::vector<StoredSession> sessions = all.players().sessions_of(player->id);
    for (const StoredSession& session : sessions) {
      print_line(fmt::format("signed in with {}, last seen {}",
                             session.device.empty() ? "an unknown device" : session.device,
                             day_of(session.seen_at)));
    }
  });
  return done ? exit_done : complain(done.error(), exit_failed);
}

int rename(const GamesPlace& place, const UserOptions& options) {
  const server::Answer<AccountName> wanted = server::read_account_name(options.wanted);
  if (!wanted)
    return complain(fmt::format("{} cannot be a name: {}", shown(options.wanted), wanted.error().message));
  const Result<StoredPlayer> player = find(place, options.name);
  if (!player) return complain(player.error(), exit_failed);
  const Result<bool> done = rename_account(place, player->id, *wanted);
  if (!done) return complain(done.error(), exit_failed);
  if (!*done)
    return complain(fmt::format("somebody has the name {}, or one that looks like it", wanted->shown),
                    exit_failed);
  print_line(fmt::format("{} is called {} now", player->name, wanted->shown));
  return exit_done;
}

int password(const GamesPlace& place, const UserOptions& options) {
  if (!server::start_secrets()) return complain("the system has no source of random numbers", exit_failed);
  const Result<StoredPlayer> player = find(place, options.name);
  if (!player) return complain(player.error(), exit_failed);
  const std::string fresh = server::new_secret().substr(0, 16);
  const std::string hash = server::hash_of_password(fresh);
  if (hash.empty()) return complain("there is no memory for this just now; try again", exit_failed);
  const auto done = change_games_alone(place, [&](Transaction& all) {
    all.players().set_password(player->id, hash);
    all.players().end_other_sessions(player->id, 0);
  });
  if (!done) return complain(done.error(), exit_failed);
  print_line(fmt::format(
      "{} is signed out everywhere and signs in with this password, which is to be changed:", player->name));
  print_line(fresh);
  return exit_done;
}

int erase(const GamesPlace& place, const UserOptions& options) {
  const Result<StoredPlayer> player = find(place, options.name);
  if (!player) return complain(player.error(), exit_failed);
  if (!options.really) {
    return complain(
        fmt::format("the name, ratings, sessions and words of {} would be gone for good; the games stay "
                    "without the name. Give --yes if you mean it",
                    player->name));
  }
  const auto done =
      change_games_alone(place, [&](Transaction& all) { server::erase_account(all.players(), player->id); });
  if (!done) return complain(done.error(), exit_failed);
  print_line(fmt::format("the account {} is deleted", player->name));
  return exit_done;
}

using Work = int (*)(const GamesPlace& place, const UserOptions& options);

Command part(Arguments user, const std::string& name, const std::string& what, Work work,
             const std::function<void(Arguments, UserOptions&)>& more) {
  const auto options = std::make_shared<UserOptions>();
  const Arguments command = user.subcommand(name, what);
  add_place_options(command, options->place);
  more(command, *options);
  return {command, [options, work] {
            const Result<GamesPlace> place = games_place(options->place);
            return place ? work(*place, *options) : complain(place.error());
          }};
}

void named(Arguments command, UserOptions& options) {
  command.option("NAME", options.name, "The account").required();
}

}  // namespace

Command add_user(Arguments admin) {
  const Arguments command =
      admin.subcommand("user", "List, show, rename and delete accounts, and give new passwords");
  command.require_subcommand();
  const auto alone = [](const std::string& what) { return what + "; only while no server runs"; };
  const std::vector<Command> parts = {
      part(command, "list", "All accounts, hosts and referees first; the server may run", list_accounts,
           [](Arguments one, UserOptions& options) {
             one.option("--name", options.name, "Only those whose names begin like this");
           }),
      part(command, "show", "Role, ratings and sessions of an account; the server may run", show, named),
      part(command, "rename", alone("Give an account another name"), rename,
           [](Arguments one, UserOptions& options) {
             named(one, options);
             one.option("NEW", options.wanted, "Its name from now on").required();
           }),
      part(command, "password", alone("Give an account a new password, and end its sessions"), password,
           named),
      part(command, "delete", alone("Delete an account; its games stay without the name"), erase,
           [](Arguments one, UserOptions& options) {
             named(one, options);
             one.flag("--yes", options.really, "It cannot be undone");
           })};
  return {command, [parts] {
            for (const Command& one : parts) {
              if (one.app.given()) return one.run();
            }
            return exit_usage;
          }};
}

}  // namespace muehle::cli::admin

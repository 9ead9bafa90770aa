#include "storage/maintenance.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>
#include <utility>

#include "storage/club_check.h"
#include "storage/data_folder.h"
#include "storage/migrations.h"
#include "storage/rating_check.h"
#include "storage/sqlite_file.h"
#include "storage/tournament_check.h"

namespace muehle {
namespace {

namespace fs = std::filesystem;
using Schema = sqlite::File::Schema;

constexpr mode_t owner_only = 0600;

std::string last_error() { return std::generic_category().message(errno); }

// Also for a folder, whose names it then keeps.
Result<void> sync(const fs::path& path) {
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  const bool synced = file >= 0 && ::fsync(file) == 0;
  const std::string why = synced ? "" : last_error();
  if (file >= 0) ::close(file);
  if (!synced) return fail(fmt::format("cannot write {} to the disk: {}", path.string(), why));
  return {};
}

fs::path folder_of(const fs::path& file) { return file.has_parent_path() ? file.parent_path() : "."; }

// A file that goes away unless it is kept under another name.
class Unfinished {
 public:
  explicit Unfinished(fs::path path) : path_(std::move(path)) {}
  Unfinished(const Unfinished&) = delete;
  Unfinished& operator=(const Unfinished&) = delete;
  ~Unfinished() {
    std::error_code ignored;
    fs::remove(path_, ignored);
  }

  // For its owner from the first byte on.
  Result<void> make() const {
    std::error_code ignored;
    fs::remove(path_, ignored);
    const int file = ::open(path_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, owner_only);
    if (file < 0) return fail(fmt::format("cannot write {}: {}", path_.string(), last_error()));
    ::close(file);
    return {};
  }

  const fs::path& path() const { return path_; }

 private:
  fs::path path_;
};

// All that is in one file, in another one that is new, whole and on the disk.
Result<void> copy(const fs::path& from, const Unfinished& to) {
  if (!is_there(from)) return fail("there is no file " + from.string());
  if (auto made = to.make(); !made) return made;
  try {
    sqlite::File(from, Schema::older_too).copy_to(to.path());
  } catch (const sqlite::Failure& failure) {
    return fail(fmt::format("cannot copy {}: {}", from.string(), failure.message));
  }
  return sync(to.path());
}

// What a killed server has left in its log goes into the file it belongs to. Where that is too damaged, it is
// about to be replaced anyway.
void settle_log(const fs::path& file) {
  if (!is_there(file)) return;
  try {
    sqlite::Database(file).run("PRAGMA journal_mode = DELETE");
  } catch (const sqlite::Failure&) {
    return;
  }
}

Result<void> check_whole(const fs::path& file) {
  try {
    const std::vector<std::string> damage = sqlite::File(file, Schema::older_too).damage();
    if (!damage.empty()) return fail(fmt::format("{} is damaged: {}", file.string(), damage.front()));
    return {};
  } catch (const sqlite::Failure& failure) {
    return fail(fmt::format("cannot use {}: {}", file.string(), failure.message));
  }
}

}  // namespace

Result<void> back_up(const fs::path& folder, const fs::path& file) {
  if (is_there(file)) return fail(file.string() + " is there already; name a new file");
  const Unfinished unfinished(file.string() + ".unfinished");
  if (auto copied = copy(games_file(folder), unfinished); !copied) return copied;
  // Unlike a new name for it, a second one is refused where somebody has it meanwhile.
  if (::link(unfinished.path().c_str(), file.c_str()) != 0)
    return fail(fmt::format("cannot write {}: {}", file.string(), last_error()));
  return sync(folder_of(file));
}

Result<void> restore(const fs::path& folder, const fs::path& file, bool over_games) {
  if (!is_there(file)) return fail("there is no file " + file.string());
  if (auto whole = check_whole(file); !whole) return whole;
  if (auto made = make_data_folder(folder); !made) return made;
  const Result<FolderLock> lock = take_data_folder(folder);
  if (!lock) return tl::unexpected(lock.error());
  const fs::path games = games_file(folder);
  if (is_there(games) && !over_games) {
    return fail(games.string() + " has games; make a backup of them, and give --force to write over them");
  }
  const Unfinished unfinished(games.string() + ".unfinished");
  if (auto copied = copy(file, unfinished); !copied) return copied;
  // A log that is left over must not meet another file than its own.
  settle_log(games);
  std::error_code error;
  for (const char* part : {"-wal", "-shm"}) {
    if (!error) fs::remove(games.string() + part, error);
  }
  if (!error) fs::rename(unfinished.path(), games, error);
  if (error) return fail(fmt::format("cannot write {}: {}", games.string(), error.message()));
  return sync(folder);
}

Result<void> change_games(const GamesPlace& place, const Store::Work& work) {
  return OpenedGames::open(place).and_then([&](OpenedGames games) { return games.change(work); });
}

Result<void> change_games_alone(const GamesPlace& place, const Store::Work& work) {
  return OpenedGames::open(place, OpenedGames::Alone::yes).and_then([&](OpenedGames games) {
    return games.change(work);
  });
}

Result<void> read_games(const GamesPlace& place, const Store::Work& work) {
  return OpenedGames::open(place).and_then([&](OpenedGames games) { return games.read(work); });
}

Result<bool> rename_account(const GamesPlace& place, PlayerId player, const AccountName& name) {
  bool renamed = false;
  return change_games_alone(place,
                            [&](Transaction& all) { renamed = all.players().rename_account(player, name); })
      .map([&] { return renamed; });
}

Result<void> set_host_link(const GamesPlace& place, const SecretHash& token, UnixSeconds good_until) {
  return change_games(place, [&](Transaction& all) { all.players().set_host_link(token, good_until); });
}

Result<void> add_invitation(const GamesPlace& place, const SecretHash& code, UnixSeconds at,
                            UnixSeconds good_until) {
  return change_games(place,
                      [&](Transaction& all) { all.invitations().add(code, std::nullopt, at, good_until); });
}

Result<StoredGames> StoredGames::open(const GamesPlace& place) {
  return OpenedGames::open(place).map(
      [&](OpenedGames games) { return StoredGames(std::move(games), place.in_file()); });
}

std::vector<std::string> StoredGames::damage() {
  if (!in_file_) return {};
  try {
    return sqlite::File::damage_of(games_.database());
  } catch (const sql::Failure& failure) {
    // So damaged that it cannot even be looked through.
    return {failure.message};
  }
}

Result<std::vector<std::string>> StoredGames::codes() {
  std::vector<std::string> codes;
  return games_.read([&](Transaction& all) { codes = all.games().codes(); }).map([&] { return codes; });
}

Result<std::vector<std::string>> StoredGames::wrong_ratings() {
  std::vector<std::string> faults;
  return games_.read([&](Transaction& all) { faults = rating_faults(all); }).map([&] { return faults; });
}

Result<std::vector<std::string>> StoredGames::wrong_clubs() {
  std::vector<std::string> faults;
  return games_.read([&](Transaction& all) { faults = club_faults(all); }).map([&] { return faults; });
}

Result<std::vector<std::string>> StoredGames::wrong_tournaments() {
  std::vector<std::string> faults;
  return games_.read([&](Transaction& all) { faults = tournament_faults(all); }).map([&] { return faults; });
}

Result<std::vector<std::string>> StoredGames::strays() {
  constexpr int most = 100;
  std::vector<std::string> faults;
  const auto report = [&](const std::vector<PlayerId>& players, std::string_view what) {
    for (const PlayerId player : players) faults.push_back(fmt::format("player {}: {}", player, what));
  };
  const auto look = [&](Transaction& all) {
    report(all.turn_mails().astray(most),
           "mail is wanted when it is his move, and there is nowhere to send it");
    report(all.calendars().astray(most), "there is a link to his calendar, and no account");
    report(all.notes().astray(most), "there are notes of games, and no account");
  };
  return games_.read(look).map([&] { return faults; });
}

Result<std::vector<std::int64_t>> StoredGames::games_listed_wrong() {
  constexpr int most = 100;
  std::vector<std::int64_t> games;
  return games_.read([&](Transaction& all) { games = all.games().games_listed_wrong(most); }).map([&] {
    return games;
  });
}

Result<std::optional<StoredTable>> StoredGames::load(const std::string& code) {
  std::optional<StoredTable> table;
  return games_.read([&](Transaction& all) { table = all.games().load_all(code); }).map([&] {
    return table;
  });
}

}  // namespace muehle

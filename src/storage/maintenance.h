// What the host of a server does with its games: copies, puts back, looks through.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "storage/games_place.h"
#include "support/result.h"

namespace muehle {

// Writes the games of a data folder into one new file for its owner only; a server may be at work meanwhile.
// The file has its name when all of it is on the disk, and nothing is written over.
Result<void> back_up(const std::filesystem::path& folder, const std::filesystem::path& file);

// The way back. Fails while a server uses the folder; where the file is damaged, foreign or too new; and
// where the folder has games, unless `over_games`.
Result<void> restore(const std::filesystem::path& folder, const std::filesystem::path& file, bool over_games);

// Changes the games of a data folder in one transaction; a server may be at work meanwhile, but what it
// remembers of players it does not read again.
Result<void> change_games(const GamesPlace& place, const Store::Work& work);

// The same where no server is at work; fails while one is, since it remembers what it has read.
Result<void> change_games_alone(const GamesPlace& place, const Store::Work& work);
// Work that changes nothing; a server may be at work meanwhile.
Result<void> read_games(const GamesPlace& place, const Store::Work& work);

// Another name for an account, where no server is at work; false where somebody has one that looks like it.
Result<bool> rename_account(const GamesPlace& place, PlayerId player, const AccountName& name);

// Whoever knows the secret of this hash may make himself host of a data folder's server until then; an older
// link opens nothing more. A server may be at work meanwhile.
Result<void> set_host_link(const GamesPlace& place, const SecretHash& token, UnixSeconds good_until);

// The same for an invitation, which lets one account be made.
Result<void> add_invitation(const GamesPlace& place, const SecretHash& code, UnixSeconds at,
                            UnixSeconds good_until);

// Looks into stored games, changes nothing in them.
class StoredGames {
 public:
  // Fails also where an older or newer program has to bring them up to date.
  static Result<StoredGames> open(const GamesPlace& place);

  // What SQLite finds wrong with the file; empty when it is whole. PostgreSQL looks after its files itself.
  std::vector<std::string> damage();
  Result<std::vector<std::string>> codes();
  // With all its games.
  Result<std::optional<StoredTable>> load(const std::string& code);
  // Games that are not where they belong in the lists of their players; at most some.
  Result<std::vector<std::int64_t>> games_listed_wrong();
  // What is stored of tournaments and does not follow from their acts (storage/tournament_check.h).
  Result<std::vector<std::string>> wrong_tournaments();
  // The same of clubs and their members (storage/club_check.h).
  Result<std::vector<std::string>> wrong_clubs();
  // What is stored for accounts to mail and to note, and belongs to none; at most some.
  Result<std::vector<std::string>> strays();
  // What is stored of ratings and does not follow from the games (storage/rating_check.h).
  Result<std::vector<std::string>> wrong_ratings();

 private:
  StoredGames(OpenedGames games, bool in_file) : games_(std::move(games)), in_file_(in_file) {}

  OpenedGames games_;
  bool in_file_;
};

}  // namespace muehle

#include "storage/games_place.h"

#include <optional>
#include <utility>

#include "storage/batch.h"
#include "storage/data_folder.h"
#include "storage/migrations.h"
#include "storage/postgres.h"
#include "storage/postgres_migrations.h"
#include "storage/postgres_store.h"
#include "storage/sqlite.h"
#include "storage/sqlite_file.h"
#include "storage/sqlite_store.h"

namespace muehle {
namespace {

namespace fs = std::filesystem;

std::unique_ptr<sql::Database> opened_file(const fs::path& file) {
  auto database = std::make_unique<sqlite::Database>(file, sqlite::Database::Missing::fail);
  sqlite::File::prepare(*database);
  sqlite::check_schema(*database, false);
  return database;
}

std::unique_ptr<sql::Database> opened_postgres(const std::string& where, bool alone) {
  auto database = std::make_unique<postgres::Database>(where);
  postgres::check_schema(*database);
  if (alone) take_postgres(*database, Use::alone);
  return database;
}

}  // namespace

std::string GamesPlace::text() const {
  return in_file() ? games_file(folder).string() : without_password(database);
}

Result<std::unique_ptr<Store>> open_store(const GamesPlace& place) {
  return place.in_file() ? open_sqlite_store(place.folder)
                         : open_postgres_store(place.folder, place.database);
}

struct OpenedGames::Parts {
  std::optional<FolderLock> lock;
  std::unique_ptr<sql::Database> database;
  sql::Repositories repositories{*database};
};

Result<OpenedGames> OpenedGames::open(const GamesPlace& place, Alone alone) {
  std::optional<FolderLock> lock;
  if (place.in_file()) {
    const fs::path file = games_file(place.folder);
    if (!is_there(file))
      return fail("there is no file " + file.string() + "; start `muehle serve` once, which makes it");
    if (alone == Alone::yes) {
      Result<FolderLock> taken = take_data_folder(place.folder);
      if (!taken) return tl::unexpected<Error>(taken.error());
      lock.emplace(*std::move(taken));
    }
  }
  try {
    auto database = place.in_file() ? opened_file(games_file(place.folder))
                                    : opened_postgres(place.database, alone == Alone::yes);
    return OpenedGames(std::unique_ptr<Parts>(new Parts{std::move(lock), std::move(database)}));
  } catch (const sql::Failure& failure) {
    return fail("cannot use " + place.text() + ": " + failure.message);
  }
}

OpenedGames::OpenedGames(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
OpenedGames::OpenedGames(OpenedGames&&) noexcept = default;
OpenedGames& OpenedGames::operator=(OpenedGames&&) noexcept = default;
OpenedGames::~OpenedGames() = default;

std::vector<StoreResult<void>> OpenedGames::commit(std::span<const Store::Work> works) {
  return sql::commit(*parts_->database, parts_->repositories, works);
}

Result<void> OpenedGames::change(const Store::Work& work) {
  const StoreResult<void> done = commit(std::span(&work, 1)).front();
  if (!done) return fail("cannot write the games: " + done.error().message);
  return {};
}

Result<void> OpenedGames::read(const Store::Work& work) {
  const StoreResult<void> done = sql::read(*parts_->database, parts_->repositories, work);
  if (!done) return fail("cannot read the games: " + done.error().message);
  return {};
}

Transaction& OpenedGames::all() { return parts_->repositories; }
sql::Database& OpenedGames::database() { return *parts_->database; }

}  // namespace muehle

// Where a server keeps its games: in a file of its data folder, or in a PostgreSQL database.
#pragma once

#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "storage/repositories.h"
#include "support/result.h"

namespace muehle {

struct GamesPlace {
  // Most know only a folder.
  GamesPlace(std::filesystem::path data_folder,
             std::string where = {})  // NOLINT(google-explicit-constructor)
      : folder(std::move(data_folder)), database(std::move(where)) {}

  bool in_file() const { return database.empty(); }
  std::string text() const;  // for people, without a password

  std::filesystem::path folder;  // where the server keeps all else
  std::string database;          // `postgresql://…`; empty: `games.sqlite` in the folder
};

// Makes what is missing and brings it up to date. Fails where another server uses it, where there is no way
// to it, and where it is damaged, foreign or too new.
Result<std::unique_ptr<Store>> open_store(const GamesPlace& place);

// The games as they are, for the host's commands and for tests; a server may be at work meanwhile. Every call
// blocks.
class OpenedGames {
 public:
  enum class Alone { no, yes };
  // Fails where there is nothing, where another version has to bring it up to date, and, alone, where a
  // server uses it.
  static Result<OpenedGames> open(const GamesPlace& place, Alone alone = Alone::no);

  Result<void> change(const Store::Work& work);
  Result<void> read(const Store::Work& work);
  std::vector<StoreResult<void>> commit(std::span<const Store::Work> works);  // see storage/batch.h
  // Each call for itself. These throw sql::Failure.
  Transaction& all();
  sql::Database& database();

  OpenedGames(OpenedGames&&) noexcept;
  OpenedGames& operator=(OpenedGames&&) noexcept;
  ~OpenedGames();

 private:
  struct Parts;
  explicit OpenedGames(std::unique_ptr<Parts> parts);
  std::unique_ptr<Parts> parts_;
};

}  // namespace muehle

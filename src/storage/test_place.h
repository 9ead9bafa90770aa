// For tests: a place for games that disappears with its owner. It is an SQLite file, or a schema of its own
// in the PostgreSQL database that $MUEHLE_TEST_DATABASE names, so that the same tests run on both.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <string>

#include "storage/games_place.h"
#include "storage/postgres.h"
#include "storage/test_disk.h"
#include "support/temp_folder.h"

namespace muehle {

class TestPlace {
 public:
  TestPlace() : place_(folder_.path()) {
    TestDisk::install();
    const char* where = std::getenv("MUEHLE_TEST_DATABASE");
    if (where == nullptr) return;
    // Its name is that of the folder, which nobody else has.
    schema_ = folder_.path().filename().string();
    postgres::Database(where).run("CREATE SCHEMA \"" + schema_ + "\"");
    const std::string all = where;
    place_.database =
        all + (all.find('?') == std::string::npos ? "?" : "&") + "options=-csearch_path%3D" + quoted();
  }
  TestPlace(const TestPlace&) = delete;
  TestPlace& operator=(const TestPlace&) = delete;
  ~TestPlace() {
    if (schema_.empty()) return;
    try {
      postgres::Database(std::getenv("MUEHLE_TEST_DATABASE")).run("DROP SCHEMA \"" + schema_ + "\" CASCADE");
    } catch (const sql::Failure&) {  // then it goes with the database
    }
  }

  const GamesPlace& place() const { return place_; }
  const std::filesystem::path& folder() const { return folder_.path(); }
  bool in_file() const { return place_.in_file(); }

  std::unique_ptr<Store> open() const { return open_store(place_).value(); }
  // What a server has made; anything may be looked at and changed.
  OpenedGames games() const { return OpenedGames::open(place_).value(); }
  std::int64_t number(const std::string& sql) const { return games().database().number(sql); }
  void run(const std::string& sql) const { games().database().run(sql); }

 private:
  std::string quoted() const { return "%22" + schema_ + "%22"; }

  TempFolder folder_;
  GamesPlace place_;
  std::string schema_;
};

}  // namespace muehle

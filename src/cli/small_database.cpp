#include "cli/small_database.h"

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>

#include "cli/solver_process.h"
#include "perfect/folder.h"

namespace muehle::cli {
namespace {

using perfect::Content;
using perfect::Sector;

constexpr int most_stones = 8;
constexpr const char* what_to_solve = "up-to-8";

perfect::Database open(const std::string& folder) {
  return perfect::open_folder(folder, perfect::RulesKey{}).database;
}

bool is_complete(const perfect::Database& database) {
  const std::vector<Sector> sectors = perfect::all_sectors();
  return std::all_of(sectors.begin(), sectors.end(), [&](const Sector& sector) {
    return !sector.moving() || sector.own + sector.opp > most_stones ||
           database.knows(sector, Content::distance);
  });
}

int count_known(const perfect::Database& database) {
  const std::vector<Sector> sectors = perfect::all_sectors();
  return static_cast<int>(std::count_if(sectors.begin(), sectors.end(), [&](const Sector& sector) {
    return database.knows(sector, Content::wdl);
  }));
}

}  // namespace

int count_sectors(const std::string& folder) { return count_known(open(folder)); }

SmallDatabase::SmallDatabase(std::string folder, bool complains) : folder_(std::move(folder)) {
  if (folder_.empty()) return;
  const perfect::Database database = open(folder_);
  sectors_ = count_known(database);
  if (is_complete(database)) return;
  process_ = start_solver(
      this_program,
      {"muehle", "solve", "--sectors", what_to_solve, "--distances", "--threads=1", "--db", folder_}, -1,
      complains ? STDERR_FILENO : -1);
}

SmallDatabase::~SmallDatabase() {
  if (!building()) return;
  kill(process_, SIGKILL);
  waitpid(process_, nullptr, 0);
}

bool SmallDatabase::building() {
  if (process_ == 0) return false;
  if (waitpid(process_, nullptr, WNOHANG) == 0) return true;
  process_ = 0;
  sectors_ = count_sectors(folder_);
  return false;
}

int SmallDatabase::sectors() {
  if (building()) sectors_ = count_sectors(folder_);
  return sectors_;
}

}  // namespace muehle::cli

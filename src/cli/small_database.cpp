#include "cli/small_database.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>

#include "perfect/folder.h"

namespace muehle::cli {
namespace {

using perfect::Content;
using perfect::Sector;

constexpr int most_stones = 8;
constexpr const char* what_to_solve = "up-to-8";
constexpr int lowest_priority = 19;
constexpr const char* this_program = "/proc/self/exe";

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

// Between fork() and exec(): system calls only.
void become_solver(char* const* arguments, bool complains, pid_t parent) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(1);  // it died before
  setpgid(0, 0);                      // Ctrl-C is not for this process
  setpriority(PRIO_PROCESS, 0, lowest_priority);
  const int null = ::open("/dev/null", O_RDWR);
  dup2(null, STDIN_FILENO);
  dup2(null, STDOUT_FILENO);
  if (!complains) dup2(null, STDERR_FILENO);
  close_range(STDERR_FILENO + 1, ~0U, 0);  // sockets must not outlive the server
  execv(this_program, arguments);
  _exit(1);
}

pid_t start_solver(std::string folder, bool complains) {
  std::array<std::string, 8> words = {"muehle",      "solve",       "--sectors", what_to_solve,
                                      "--distances", "--threads=1", "--db",      std::move(folder)};
  std::array<char*, words.size() + 1> arguments{};
  std::transform(words.begin(), words.end(), arguments.begin(),
                 [](std::string& word) { return word.data(); });
  const pid_t parent = getpid();
  const pid_t process = fork();
  if (process == 0) become_solver(arguments.data(), complains, parent);
  return std::max(process, 0);
}

}  // namespace

SmallDatabase::SmallDatabase(std::string folder, bool complains) : folder_(std::move(folder)) {
  if (folder_.empty()) return;
  const perfect::Database database = open(folder_);
  sectors_ = count_known(database);
  if (!is_complete(database)) process_ = start_solver(folder_, complains);
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
  sectors_ = count_known(open(folder_));
  return false;
}

int SmallDatabase::sectors() {
  if (building()) sectors_ = count_known(open(folder_));
  return sectors_;
}

}  // namespace muehle::cli

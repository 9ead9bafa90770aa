#include "cli/file_limit.h"

#include <spdlog/spdlog.h>
#include <sys/resource.h>

namespace muehle::cli {
namespace {

// What else the program has open: the games, the database, the page's files.
constexpr std::uint64_t other_files = 512;

}  // namespace

std::size_t connections_for(std::uint64_t files, std::uint64_t each) {
  return (files > 2 * other_files ? files - other_files : files / 2) / each;
}

// The usual soft limit of 1024 is for programs of another kind.
void raise_file_limit(std::size_t& connections, std::uint64_t each) {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
  const std::size_t most = connections_for(limit.rlim_max, each);
  if (connections <= most) return;
  spdlog::warn("the system lets this program have {} files, so {} connections may be open at once, not {}",
               limit.rlim_max, most, connections);
  connections = most;
}

}  // namespace muehle::cli

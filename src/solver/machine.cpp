#include "solver/machine.h"

#include <algorithm>
#include <fstream>
#include <limits>
#include <optional>
#include <string>
#include <thread>

namespace muehle::solver {
namespace {

constexpr std::uint64_t unlimited = std::numeric_limits<std::uint64_t>::max();

// The number in a file that holds nothing else; nothing for `max`, and where there is no such file.
std::optional<std::uint64_t> number_in(const char* path) {
  std::ifstream file(path);
  std::uint64_t value = 0;
  if (!(file >> value)) return std::nullopt;
  return value;
}

std::uint64_t free_in_machine() {
  std::ifstream file("/proc/meminfo");
  for (std::string word; file >> word;) {
    std::uint64_t kilobytes = 0;
    if (word == "MemAvailable:" && file >> kilobytes) return kilobytes * 1024;
  }
  return unlimited;
}

std::uint64_t free_in_container() {
  const auto limit = number_in("/sys/fs/cgroup/memory.max");
  const auto used = number_in("/sys/fs/cgroup/memory.current");
  if (!limit || !used) return unlimited;
  // What the system keeps of files is counted as used and can be taken back.
  std::ifstream file("/sys/fs/cgroup/memory.stat");
  std::uint64_t files = 0;
  for (std::string word; file >> word;) {
    std::uint64_t bytes = 0;
    if (word == "inactive_file" && file >> bytes) files = bytes;
  }
  return *limit - std::min(*limit, *used - std::min(*used, files));
}

}  // namespace

std::uint64_t available_memory() { return std::min(free_in_machine(), free_in_container()); }

int available_threads() { return std::max(1, static_cast<int>(std::thread::hardware_concurrency())); }

}  // namespace muehle::solver

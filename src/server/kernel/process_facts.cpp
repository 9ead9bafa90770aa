#include "server/kernel/process_facts.h"

#include <sys/resource.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

namespace muehle::server {
namespace {

constexpr double microseconds = 1e6;

// Fields of /proc/self/stat, counted from behind the name of the program, which may hold blanks.
constexpr int start_field = 19;
constexpr int resident_field = 21;

std::string read_file(const char* path) {
  std::ifstream file(path);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

double field(const std::string& stat, int number) {
  std::istringstream fields(stat.substr(stat.rfind(')') + 1));
  std::string skipped;
  for (int n = 0; n < number; ++n) fields >> skipped;
  double value = 0;
  fields >> value;
  return value;
}

// When the machine was started.
double boot_time() {
  std::istringstream lines(read_file("/proc/stat"));
  for (std::string line; std::getline(lines, line);)
    if (line.starts_with("btime ")) return std::stod(line.substr(6));
  return 0;
}

double timeval_seconds(const timeval& time) {
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / microseconds;
}

double count_files() {
  std::error_code error;
  double files = 0;
  for (std::filesystem::directory_iterator it("/proc/self/fd", error), end; !error && it != end;
       it.increment(error))
    ++files;
  return files;
}

}  // namespace

ProcessFacts process_facts() {
  ProcessFacts facts;
  if (const std::string stat = read_file("/proc/self/stat"); !stat.empty()) {
    facts.started = boot_time() + field(stat, start_field) / static_cast<double>(sysconf(_SC_CLK_TCK));
    facts.resident_bytes = field(stat, resident_field) * static_cast<double>(sysconf(_SC_PAGESIZE));
  }
  rusage usage{};
  if (getrusage(RUSAGE_SELF, &usage) == 0)
    facts.cpu_seconds = timeval_seconds(usage.ru_utime) + timeval_seconds(usage.ru_stime);
  facts.open_files = count_files();
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) == 0) facts.most_files = static_cast<double>(limit.rlim_cur);
  return facts;
}

}  // namespace muehle::server

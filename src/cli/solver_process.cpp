#include "cli/solver_process.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string_view>

namespace muehle::cli {
namespace {

constexpr int lowest_priority = 19;
constexpr std::string_view first_to_go = "1000";

std::vector<char*> pointers(std::vector<std::string>& words) {
  std::vector<char*> list;
  list.reserve(words.size() + 1);
  for (std::string& word : words) list.push_back(word.data());
  list.push_back(nullptr);
  return list;
}

// What a program needs to run; nothing else of the server's environment is its business.
std::vector<std::string> solver_environment() {
  constexpr std::array names = {"LANG", "LC_ALL", "LD_LIBRARY_PATH"};
  std::vector<std::string> all;
  for (const char* name : names) {
    const char* value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe): nothing changes the environment
    if (value != nullptr) all.push_back(std::string(name) + "=" + value);
  }
  return all;
}

// Between fork() and exec(): system calls only.
void become_solver(const char* program, char* const* words, char* const* variables, int output, int errors,
                   pid_t parent) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(1);  // it died before
  setpgid(0, 0);                      // Ctrl-C is not for this process
  setpriority(PRIO_PROCESS, 0, lowest_priority);
  signal(SIGPIPE, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, nullptr);
  if (const int score = ::open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC); score >= 0) {
    // Where this is refused the solver is as good as others.
    [[maybe_unused]] const ssize_t size = ::write(score, first_to_go.data(), first_to_go.size());
  }
  const int null = ::open("/dev/null", O_RDWR | O_CLOEXEC);
  dup2(null, STDIN_FILENO);
  dup2(output < 0 ? null : output, STDOUT_FILENO);
  dup2(errors < 0 ? null : errors, STDERR_FILENO);
  close_range(STDERR_FILENO + 1, ~0U, 0);  // sockets must not outlive the server
  execve(program, words, variables);
  _exit(127);
}

}  // namespace

pid_t start_solver(const std::string& program, std::vector<std::string> words, int output, int errors) {
  std::vector<std::string> variables = solver_environment();
  const std::vector<char*> word_list = pointers(words);
  const std::vector<char*> variable_list = pointers(variables);
  const pid_t parent = getpid();
  const pid_t process = fork();
  if (process == 0)
    become_solver(program.c_str(), word_list.data(), variable_list.data(), output, errors, parent);
  return std::max(process, 0);
}

}  // namespace muehle::cli

#include "support/process.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <thread>
#include <utility>

namespace muehle {
namespace {

using Clock = Process::Clock;

constexpr std::chrono::milliseconds moment{200};
constexpr std::chrono::milliseconds look_again{5};

void close_fd(int fd) {
  if (fd >= 0) ::close(fd);
}

// Waits until `fd` is ready for `events`; false at the deadline.
bool wait_for(int fd, short events, Clock::time_point deadline) {
  while (true) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now()).count();
    pollfd entry{.fd = fd, .events = events, .revents = 0};
    const int ready = ::poll(&entry, 1, static_cast<int>(std::clamp<std::int64_t>(left, 0, 1 << 30)));
    if (ready > 0) return true;
    if (ready == 0 && Clock::now() >= deadline) return false;
    if (ready < 0 && errno != EINTR) return false;
  }
}

// What posix_spawn() is told: the standard streams, a group of its own, and no signal blocked or ignored.
class SpawnSettings {
 public:
  SpawnSettings(int input, int output) {
    posix_spawn_file_actions_init(&actions_);
    posix_spawn_file_actions_adddup2(&actions_, input, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions_, output, STDOUT_FILENO);
    posix_spawn_file_actions_addopen(&actions_, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawnattr_init(&attributes_);
    posix_spawnattr_setflags(&attributes_,
                             POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    posix_spawnattr_setpgroup(&attributes_, 0);
    sigset_t signals;
    sigemptyset(&signals);
    posix_spawnattr_setsigmask(&attributes_, &signals);
    sigaddset(&signals, SIGPIPE);
    posix_spawnattr_setsigdefault(&attributes_, &signals);
  }
  ~SpawnSettings() {
    posix_spawn_file_actions_destroy(&actions_);
    posix_spawnattr_destroy(&attributes_);
  }
  SpawnSettings(const SpawnSettings&) = delete;
  SpawnSettings& operator=(const SpawnSettings&) = delete;

  int spawn(pid_t& pid, const std::string& command) const {
    std::string shell = "sh";
    std::string option = "-c";
    std::string line = command;
    const std::array<char*, 4> arguments{shell.data(), option.data(), line.data(), nullptr};
    return posix_spawn(&pid, "/bin/sh", &actions_, &attributes_, arguments.data(), environ);
  }

 private:
  posix_spawn_file_actions_t actions_{};
  posix_spawnattr_t attributes_{};
};

}  // namespace

Result<Process> Process::start(const std::string& command) {
  // Every descriptor is closed on exec: a child must not keep another one's output open. Its input is a
  // socket, because writing to a closed one need not raise a signal.
  std::array<int, 2> input{-1, -1};
  std::array<int, 2> output{-1, -1};
  const bool made = ::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, input.data()) == 0 &&
                    ::pipe2(output.data(), O_CLOEXEC) == 0;
  pid_t pid = 0;
  const int error = made ? SpawnSettings(input[0], output[1]).spawn(pid, command) : errno;
  close_fd(input[0]);
  close_fd(output[1]);
  if (error != 0) {
    close_fd(input[1]);
    close_fd(output[0]);
    return fail("cannot start " + command + ": " + std::strerror(error));
  }
  return Process(pid, input[1], output[0]);
}

Process::~Process() { end(); }

Process::Process(Process&& other) noexcept { *this = std::move(other); }

Process& Process::operator=(Process&& other) noexcept {
  if (this == &other) return *this;
  end();
  pid_ = std::exchange(other.pid_, 0);
  input_ = std::exchange(other.input_, -1);
  output_ = std::exchange(other.output_, -1);
  unread_ = std::move(other.unread_);
  ended_ = other.ended_;
  return *this;
}

void Process::end() {
  if (pid_ == 0) return;
  close_fd(input_);
  close_fd(output_);
  ::kill(-pid_, SIGKILL);
  ::waitpid(pid_, nullptr, 0);
  pid_ = 0;
}

bool Process::write(std::string_view text, Clock::time_point deadline) {
  if (pid_ == 0) return false;
  while (!text.empty()) {
    const ssize_t written = ::send(input_, text.data(), text.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
    if (written > 0) {
      text.remove_prefix(static_cast<std::size_t>(written));
    } else if (errno == EAGAIN || errno == EWOULDBLOCK) {
      if (!wait_for(input_, POLLOUT, deadline)) return false;
    } else if (errno != EINTR) {
      return false;
    }
  }
  return true;
}

Process::Heard Process::read_line(std::string& line, Clock::time_point deadline, std::size_t most_bytes) {
  std::size_t searched = 0;
  while (true) {
    const std::size_t found = unread_.find('\n', searched);
    if (found != std::string::npos && found <= most_bytes) {
      line = unread_.substr(0, found);
      if (line.ends_with('\r')) line.pop_back();
      unread_.erase(0, found + 1);
      return Heard::line;
    }
    if (unread_.size() > most_bytes) return Heard::too_much;
    searched = unread_.size();
    if (!wait_for(output_, POLLIN, deadline)) return Heard::nothing;
    std::array<char, 1 << 14> buffer;
    const ssize_t size = ::read(output_, buffer.data(), buffer.size());
    if (size > 0) {
      unread_.append(buffer.data(), static_cast<std::size_t>(size));
    } else if (size == 0 || errno != EINTR) {
      return Heard::end;
    }
  }
}

bool Process::wait_for_end(std::chrono::milliseconds time) {
  const Clock::time_point deadline = Clock::now() + time;
  while (!ended_) {
    siginfo_t info{};
    // It stays a zombie, whose number nobody else gets.
    const int found = ::waitid(P_PID, static_cast<id_t>(pid_), &info, WEXITED | WNOHANG | WNOWAIT);
    if (found == 0 && info.si_pid == pid_) ended_ = End{info.si_code != CLD_EXITED, info.si_status};
    if (ended_ || Clock::now() >= deadline) break;
    std::this_thread::sleep_for(look_again);
  }
  return ended_.has_value();
}

std::string Process::describe_end() {
  if (!wait_for_end(moment)) return "it closed its output";
  const std::string number = std::to_string(ended_->number);
  if (!ended_->by_signal) return "exit status " + number;
  return "signal " + number + " (" + strsignal(ended_->number) + ")";
}

}  // namespace muehle

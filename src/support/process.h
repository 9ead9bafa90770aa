// Another program, its standard input and its standard output, line by line. Native programs only.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

#include "support/result.h"

namespace muehle {

class Process {
 public:
  using Clock = std::chrono::steady_clock;

  // Runs `command` in the shell, in a process group of its own, so that Ctrl-C does not reach it. Its error
  // output is dropped. A command that does not exist shows when its output ends.
  static Result<Process> start(const std::string& command);
  // Kills what is left of the group and waits for it.
  ~Process();
  Process(Process&& other) noexcept;
  Process& operator=(Process&& other) noexcept;

  // False when the process has closed its input, or does not read it until `deadline`.
  bool write(std::string_view text, Clock::time_point deadline);

  enum class Heard { line, nothing, too_much, end };
  // The next line of output, without its end. nothing: none was complete at `deadline`. too_much: it is
  // longer than `most_bytes`. end: the process has closed its output.
  Heard read_line(std::string& line, Clock::time_point deadline, std::size_t most_bytes);

  // Waits for it to end by itself; false when it has not after `time`.
  bool wait_for_end(std::chrono::milliseconds time);
  // How it ended, once its output has: `exit status 1`, `signal 11 (Segmentation fault)`; `closed its output`
  // where it still runs a moment later.
  std::string describe_end();

 private:
  // How it ended: by itself or by a signal, and its exit status or the signal.
  struct End {
    bool by_signal;
    int number;
  };

  Process(pid_t pid, int input, int output) : pid_(pid), input_(input), output_(output) {}
  void end();

  // And of the group; 0: moved from. It is not given back to the system before end(), so that the number
  // cannot come to mean another process.
  pid_t pid_ = 0;
  int input_ = -1;
  int output_ = -1;
  std::string unread_;
  std::optional<End> ended_;
};

}  // namespace muehle

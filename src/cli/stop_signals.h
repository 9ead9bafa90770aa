// Ctrl-C and SIGTERM as a flag, for work that stops by itself when it is asked to.
#pragma once

#include <atomic>
#include <csignal>
#include <thread>

namespace muehle::cli {

// While an object lives, the first of these signals sets the flag; another one ends the process, unless it
// comes right after the first: some send it to the process and to its group. To be made before other threads
// are.
class StopSignals {
 public:
  StopSignals();
  ~StopSignals();
  StopSignals(const StopSignals&) = delete;
  StopSignals& operator=(const StopSignals&) = delete;

  const std::atomic<bool>& stop() const { return stop_; }
  // The exit status that tells a shell which signal it was; only after one came.
  int exit_status() const;

 private:
  void wait(const std::stop_token& leave);

  sigset_t signals_{};
  sigset_t before_{};
  std::atomic<bool> stop_ = false;
  std::atomic<int> signal_ = 0;
  std::jthread waiter_;
};

}  // namespace muehle::cli

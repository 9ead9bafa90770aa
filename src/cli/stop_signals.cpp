#include "cli/stop_signals.h"

#include <ctime>

#include "cli/stopwatch.h"

namespace muehle::cli {
namespace {

constexpr timespec look_again{.tv_sec = 0, .tv_nsec = 100'000'000};
constexpr double same_signal = 0.5;  // seconds
constexpr int status_of_signals = 128;

}  // namespace

StopSignals::StopSignals() {
  sigemptyset(&signals_);
  sigaddset(&signals_, SIGINT);
  sigaddset(&signals_, SIGTERM);
  // Threads inherit this, so that only the waiter gets them.
  pthread_sigmask(SIG_BLOCK, &signals_, &before_);
  waiter_ = std::jthread([this](const std::stop_token& leave) { wait(leave); });
}

StopSignals::~StopSignals() {
  waiter_.request_stop();
  waiter_.join();
  pthread_sigmask(SIG_SETMASK, &before_, nullptr);
}

int StopSignals::exit_status() const { return status_of_signals + signal_; }

void StopSignals::wait(const std::stop_token& leave) {
  Stopwatch since_first;
  while (!leave.stop_requested()) {
    const int signal = sigtimedwait(&signals_, nullptr, &look_again);
    if (signal <= 0) continue;
    if (stop_ && since_first.seconds() < same_signal) continue;
    if (stop_) {  // the second one: as if nobody had waited for it
      std::signal(signal, SIG_DFL);
      pthread_sigmask(SIG_UNBLOCK, &signals_, nullptr);
      raise(signal);
    }
    since_first = Stopwatch();
    signal_ = signal;
    stop_ = true;
  }
}

}  // namespace muehle::cli

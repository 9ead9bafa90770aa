#include "cli/stop_signals.h"

#include <chrono>
#include <ctime>

namespace muehle::cli {
namespace {

using Clock = std::chrono::steady_clock;

constexpr timespec look_again{.tv_sec = 0, .tv_nsec = 100'000'000};
constexpr std::chrono::milliseconds same_signal{500};
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
  Clock::time_point first;
  while (!leave.stop_requested()) {
    const int signal = sigtimedwait(&signals_, nullptr, &look_again);
    if (signal <= 0) continue;
    if (stop_ && Clock::now() - first < same_signal) continue;
    if (stop_) {  // the second one: as if nobody had waited for it
      std::signal(signal, SIG_DFL);
      pthread_sigmask(SIG_UNBLOCK, &signals_, nullptr);
      raise(signal);
    }
    first = Clock::now();
    signal_ = signal;
    stop_ = true;
  }
}

}  // namespace muehle::cli

// Threads of which there may be fewer than were wanted. Native only.
#pragma once

#include <functional>
#include <optional>
#include <thread>
#include <vector>

namespace muehle {

// How a thread is begun. It throws std::system_error where the system gives none.
using BeginThread = std::function<std::thread(std::function<void()> work)>;
std::thread begin_thread(std::function<void()> work);

// Nothing: there is no thread to be had. Whoever asks does without.
std::optional<std::thread> try_thread(std::function<void()> work, const BeginThread& begin = begin_thread);

// From now on the thread that calls this gets a third of the processor time of one that does not, where both
// want it: for what no clock of a game waits for.
void let_others_go_first();

// Threads that do the same. The destructor waits for them; what they use is made before it.
class Threads {
 public:
  explicit Threads(BeginThread begin = begin_thread) : begin_(std::move(begin)) {}
  ~Threads();
  Threads(const Threads&) = delete;
  Threads& operator=(const Threads&) = delete;

  // Adds up to `count` threads that run work(n), n from `first`; fewer where the system gives no more.
  void add(int first, int count, const std::function<void(int)>& work);

 private:
  BeginThread begin_;
  std::vector<std::thread> threads_;
};

}  // namespace muehle

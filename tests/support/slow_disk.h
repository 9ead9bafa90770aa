// A disk that takes long for every page, and a clock that it moves: what waits for it is seen to wait.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>

#include "perfect/database.h"
#include "support/small_database.h"

namespace muehle::testing_support {

// Times are microseconds of a clock that nobody else moves.
class SlowDisk {
 public:
  // `page_time`: for one page; it fetches one after the other.
  explicit SlowDisk(std::int64_t page_time) : page_time_(page_time) {}

  // The files as a database. What is read to open them is read at once.
  perfect::Database open(const perfect::RulesKey& key, const DatabaseFiles& files);

  // A clock that goes on by a tick whenever it is looked at.
  std::int64_t time() { return now_ += tick; }
  // A clock for the search, which takes a function: that of the disk that was made the clock last.
  static std::int64_t clock();
  void be_the_clock();

  int waits() const { return waits_; }              // reads that had to wait
  std::size_t asked_for() const { return asked_; }  // pages that were asked for ahead
  // Called before every wait.
  std::function<void()> on_wait = nullptr;

 private:
  class Source;
  static constexpr std::int64_t tick = 20;

  std::int64_t fetched_at() { return ready_ = std::max(ready_, now_) + page_time_; }

  std::int64_t page_time_;
  std::int64_t now_ = 0;
  std::int64_t ready_ = 0;  // when all that was asked for is there
  bool opening_ = false;
  int waits_ = 0;
  std::size_t asked_ = 0;
};

}  // namespace muehle::testing_support

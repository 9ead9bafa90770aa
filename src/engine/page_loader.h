// Fetches pages of a database in a thread of its own, so that who asks for them never waits for a disk.
#pragma once

#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <thread>

#include "perfect/database.h"
#include "support/threads.h"

namespace muehle::engine {

class PageLoader {
 public:
  // `database` outlives the loader. Where there is no thread to be had nothing is fetched ahead, and the
  // search does without.
  explicit PageLoader(const perfect::Database& database, const BeginThread& begin = begin_thread);
  // Waits for the page that is being fetched; the others are not.
  ~PageLoader();
  PageLoader(const PageLoader&) = delete;
  PageLoader& operator=(const PageLoader&) = delete;

  // Returns at once. What was asked for last is fetched first; of very many pages the oldest are forgotten.
  // Any thread may call it.
  void ask_for(std::span<const perfect::Page> pages);

  // A way to the database for one thread, whose ask_for() is the loader's. The loader outlives it.
  std::unique_ptr<perfect::Probe> make_probe();

 private:
  void work();

  const perfect::Database& database_;
  std::unique_ptr<perfect::Probe> probe_;  // the loader's own
  std::mutex mutex_;
  std::condition_variable change_;
  std::deque<perfect::Page> wanted_;  // the next one first
  std::deque<perfect::Page> begun_;   // asked for, and not waited for yet
  bool ends_ = false;
  std::optional<std::thread> thread_;
};

}  // namespace muehle::engine

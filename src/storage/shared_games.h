// Games in a PostgreSQL database that several servers use.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <filesystem>
#include <memory>
#include <mutex>
#include <string>
#include <thread>

#include "storage/leadership.h"
#include "storage/postgres_leases.h"
#include "storage/postgres_store.h"
#include "storage/store.h"
#include "support/result.h"

namespace muehle {

// The lease of the common shard is the lead. A server that is killed is missed after `term` at the latest;
// one that is started again in the same folder has not to wait for that.
class SharedGames final : public Leadership {
 public:
  static constexpr Milliseconds term = 5'000;

  static Result<std::unique_ptr<SharedGames>> open(const std::filesystem::path& folder, std::string database);
  ~SharedGames() override;
  SharedGames(const SharedGames&) = delete;
  SharedGames& operator=(const SharedGames&) = delete;

  // Writes while this server has the lead.
  Store& store() { return *store_; }
  // Finishes what is queued there; nothing may be asked of it any more.
  void close_store() { store_.reset(); }

  std::string agree(const std::string& name, const std::string& proposal) override;
  void enter(const std::string& address, const std::string& page, Heard heard) override;
  bool is_in_touch() const override;
  void leave() override;

 private:
  explicit SharedGames(std::string database);
  // Who takes part, and what it brings.
  struct Part {
    std::string address;
    std::string page;
  };
  void take_part(const Part& part, const Heard& heard);
  Lead look(postgres::Database& database, const Part& part);
  bool is_leaving_after(std::chrono::milliseconds time);

  std::string database_;
  std::string home_;
  Fence fence_;
  std::unique_ptr<Store> store_;
  // Only for the thread.
  ServerId id_ = 0;                                        // 0: it has to enter
  std::shared_ptr<const std::vector<std::string>> pages_;  // as long as the lead is ours
  using SteadyTime = std::chrono::steady_clock::time_point;
  std::atomic<SteadyTime> looked_at_{
      SteadyTime::min()};  // the last time that it could; min(): not since it failed
  std::mutex mutex_;
  std::condition_variable wake_;
  std::atomic<bool> leaving_ = false;  // then a silent database is waited for no more
  std::thread thread_;
};

}  // namespace muehle

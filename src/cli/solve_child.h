// What a host has solved: `muehle solve` as a process of its own, which the server listens to.
#pragma once

#include <sys/types.h>

#include <atomic>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

#include "cli/solver_process.h"
#include "server/truth/solving.h"

namespace muehle::cli {

// The process ends with the object, and with this program however that ends; what it has written stays, and
// the same order goes on from there.
class SolveChild final : public server::Solver {
 public:
  // `folder`: of the databases. `program`: this one.
  explicit SolveChild(std::string folder, std::string program = this_program);
  ~SolveChild() override;
  SolveChild(const SolveChild&) = delete;
  SolveChild& operator=(const SolveChild&) = delete;

  Result<void> start(const server::SolveOrder& order, Ended ended) override;
  // Soon after it is asked; at once when it is asked again.
  void stop() override;
  std::optional<server::SolveReport> report() const override;
  server::Machine machine() const override;
  std::vector<server::SolveGoal> goals() const override;
  // How many sectors could be answered when a solve ended last; 0: none has.
  int sectors() const { return sectors_; }

 private:
  void run(std::vector<std::string> words, const Ended& ended);
  pid_t begin(std::vector<std::string> words, int output);
  void listen(int output);
  void hear(const std::string& line);
  server::SolveReport finish(pid_t process);

  const std::string folder_;
  const std::string program_;
  mutable std::mutex mutex_;  // for all down to leaving_
  std::optional<server::SolveReport> report_;
  std::optional<server::SolveState> ending_;  // what it said of its end
  std::string last_words_;                    // what it said that is no event
  pid_t process_ = 0;                         // not given back to the system yet
  bool leaving_ = false;
  std::atomic<int> sectors_ = 0;
  std::thread listener_;
};

}  // namespace muehle::cli

// Work that is too long for the I/O thread, done on a few threads for whoever asks: first what is urgent, and
// nobody behind all that another one wants (net/work_line.h). What is too much is refused at once, and
// nothing is done for who has gone. All but the work itself is on the I/O thread.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/thread_pool.hpp>
#include <exception>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <type_traits>

#include "net/work_line.h"
#include "server/kernel/refusal.h"

namespace muehle::server {

class Workers {
 public:
  // `most_waiting`: what may wait and be worked on at the same time, by its cost. `before`: a test may hold
  // up each piece of work with it; may be null.
  Workers(int threads, std::int64_t most_waiting, std::function<void()> before = {});
  // Waits for what is worked on just now, and begins nothing more.
  ~Workers();
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;

  struct Effort {
    std::int64_t cost = 1;
    std::int64_t turn = 1;  // so much of it is done at a time, then others have their turns
    bool urgent = false;
  };

  // What `work` returns, for the client whose request this is (net/trace.h). Refused: busy, where too much
  // waits, or where he has gone meanwhile; then what is worked on just now goes on, but nobody waits for it.
  template <typename Work>
  boost::asio::awaitable<Answer<std::invoke_result_t<Work>>> run(Effort effort, Work work) {
    auto at_once = [work = std::move(work)]() mutable { return std::make_optional(work()); };
    Answer<std::invoke_result_t<Work>> answer = co_await run_in_turns(effort, std::move(at_once));
    co_return answer;
  }
  // The same of work that is called again as long as it returns nothing.
  template <typename Work>
  boost::asio::awaitable<Answer<typename std::invoke_result_t<Work>::value_type>> run_in_turns(Effort effort,
                                                                                               Work work) {
    // Shared, because who waits may go while it is worked on.
    const auto result = std::make_shared<std::invoke_result_t<Work>>();
    std::function<bool()> turn = [result, work = std::move(work)]() mutable {
      *result = work();
      return result->has_value();
    };
    const bool done = co_await finish(effort, std::move(turn));
    if (!done) co_return too_busy();
    co_return std::move(**result);
  }

  // Whether something that costs one would not be refused; for who has more to do before.
  bool has_room(bool urgent);
  // Nobody waits any more who has gone.
  void drop_gone();
  // What is said where there is too much.
  static tl::unexpected<Refused> too_busy();

 private:
  struct Job;
  using Id = net::WorkLine::Id;

  boost::asio::awaitable<bool> finish(Effort effort, std::function<bool()> turn);
  std::optional<Id> admit(const Effort& effort, const std::shared_ptr<Job>& job);
  void begin_what_may();
  void come_back(Id id, bool done);
  void give_up(Id id);

  net::WorkLine line_;
  std::map<Id, std::shared_ptr<Job>> jobs_;
  std::function<void()> before_;
  boost::asio::thread_pool threads_;
};

}  // namespace muehle::server

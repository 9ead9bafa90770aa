#include "server/kernel/workers.h"

#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <vector>

#include "net/quiet.h"
#include "net/trace.h"
#include "support/threads.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;

constexpr int come_again = 5;  // seconds

}  // namespace

struct Workers::Job {
  enum class State { new_here, waiting, done, given_up };

  Job(const asio::any_io_executor& executor, std::function<bool()> work)
      : client(net::current_client()), turn(std::move(work)), over(executor) {}

  bool is_over() const { return state == State::done || state == State::given_up; }
  bool is_for_nobody() const { return client != nullptr && client->has_gone(); }
  void end(State with) {
    state = with;
    client = nullptr;
    over.cancel();
  }

  State state = State::new_here;
  net::Client* client;  // null: nobody's, or nobody waits any more
  std::function<bool()> turn;
  std::exception_ptr failure = {};
  bool working = false;
  asio::steady_timer over;  // cancelled when it is
};

Workers::Workers(int threads, std::int64_t most_waiting, std::function<void()> before)
    : line_({.workers = threads, .waiting = most_waiting}),
      before_(std::move(before)),
      threads_(static_cast<std::size_t>(threads)) {}

Workers::~Workers() { threads_.join(); }

tl::unexpected<Refused> Workers::too_busy() {
  Refused refused{ErrorCode::busy,
                  "the server has too much of this to do just now; try again in a few seconds", std::nullopt};
  refused.retry_after = come_again;
  return tl::unexpected<Refused>(std::move(refused));
}

bool Workers::has_room(bool urgent) {
  const net::Client* client = net::current_client();
  const auto would_be_admitted = [&] {
    net::WorkLine line = line_;
    return line.admit({.client = client != nullptr ? client->address() : "", .urgent = urgent}).has_value();
  };
  if (would_be_admitted()) return true;
  drop_gone();
  return would_be_admitted();
}

std::optional<Workers::Id> Workers::admit(const Effort& effort, const std::shared_ptr<Job>& job) {
  const net::WorkLine::Wish wish{.client = job->client != nullptr ? job->client->address() : "",
                                 .cost = effort.cost,
                                 .turn = effort.turn,
                                 .urgent = effort.urgent};
  auto admission = line_.admit(wish);
  if (!admission) {
    drop_gone();
    admission = line_.admit(wish);
  }
  if (!admission) return std::nullopt;
  for (const Id id : admission->displaced) give_up(id);
  jobs_.emplace(admission->id, job);
  return admission->id;
}

asio::awaitable<bool> Workers::finish(Effort effort, std::function<bool()> turn) {
  const auto executor = co_await asio::this_coro::executor;
  const auto job = std::make_shared<Job>(executor, std::move(turn));
  const std::optional<Id> id = admit(effort, job);
  if (!id) co_return false;
  // However this ends, nobody asks about the client any more.
  const std::shared_ptr<void> waited(nullptr, [&](void*) {
    if (!job->is_over()) give_up(*id);
  });
  begin_what_may();
  if (job->state == Job::State::new_here) job->state = Job::State::waiting;
  while (!job->is_over()) {
    job->over.expires_at(asio::steady_timer::time_point::max());
    co_await job->over.async_wait(net::quiet);
  }
  if (job->state != Job::State::done) co_return false;
  if (job->failure) std::rethrow_exception(job->failure);
  co_return true;
}

void Workers::begin_what_may() {
  while (const std::optional<Id> id = line_.next()) {
    std::shared_ptr<Job> job = jobs_.at(*id);
    // Who has come this moment need not be asked.
    if (job->state == Job::State::waiting && job->is_for_nobody()) {
      give_up(*id);
      continue;
    }
    job->working = true;
    const auto executor = job->over.get_executor();
    asio::post(threads_, [this, id = *id, job = std::move(job), executor]() mutable {
      bool done = true;
      try {
        let_others_go_first();
        if (before_) before_();
        done = job->turn();
      } catch (...) {
        job->failure = std::current_exception();
      }
      // With the last hold on it: what is destroyed with it belongs to the other thread.
      asio::post(executor, [this, id, done, job = std::move(job)] { come_back(id, done); });
    });
  }
}

void Workers::come_back(Id id, bool done) {
  const std::shared_ptr<Job> job = jobs_.at(id);
  job->working = false;
  if (job->is_over()) {  // and nobody has waited for this turn
    line_.leave(id);
    jobs_.erase(id);
  } else if (done) {
    line_.leave(id);
    jobs_.erase(id);
    job->end(Job::State::done);
  } else {
    job->state = Job::State::waiting;
    line_.yield(id);
  }
  begin_what_may();
}

// Who is worked for keeps the worker until that turn is over.
void Workers::give_up(Id id) {
  const std::shared_ptr<Job> job = jobs_.at(id);
  if (!job->is_over()) job->end(Job::State::given_up);
  if (job->working) return;
  line_.leave(id);
  jobs_.erase(id);
}

void Workers::drop_gone() {
  std::vector<Id> gone;
  for (const auto& [id, job] : jobs_) {
    if (!job->is_over() && job->is_for_nobody()) gone.push_back(id);
  }
  for (const Id id : gone) give_up(id);
  if (!gone.empty()) begin_what_may();
}

}  // namespace muehle::server

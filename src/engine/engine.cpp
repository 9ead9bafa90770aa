#include "engine/engine.h"

#include "engine/count.h"
#include "engine/failure.h"
#include "search/levels.h"

namespace muehle::engine {
namespace {

template <typename Reason>
tl::unexpected<Refusal> refuse(Reason reason) {
  return tl::unexpected<Refusal>(Refusal(std::move(reason)));
}

Answer<History> played(const Start& start, const RuleSet& rules, const std::vector<Move>& moves) {
  History history(rules, start);
  for (const Move move : moves) {
    const std::optional<Fault> fault = find_fault(history.position(), move, rules);
    if (fault) return refuse(NotLegal{history.size() + 1, move, *fault});
    history.play(move);
  }
  return history;
}

const search::Level* level_of(const Options& options) {
  return options.level ? search::find_level(*options.level) : nullptr;
}

}  // namespace

Engine::Engine(Callbacks callbacks, search::Clock clock, BeginThread begin)
    : callbacks_(std::move(callbacks)), clock_(clock), begin_(std::move(begin)), team_(begin_) {
  if (!fit_team(options_, history_.rules(), databases_)) options_.megabytes = shape_.megabytes;
}

Engine::~Engine() {
  stop();
  wait();
  if (thread_.joinable()) thread_.join();
}

History Engine::history() const {
  const std::lock_guard lock(mutex_);
  return history_;
}

Options Engine::options() const {
  const std::lock_guard lock(mutex_);
  return options_;
}

Answer<Notes> Engine::set_options(const Options& options) {
  const auto lock = hold();
  if (!lock) return refuse(Busy{});
  if (const Result<void> good = check(options); !good) return refuse(good.error());
  return fit_team(options, history_.rules(), databases_).map([&](Notes notes) {
    options_ = options;
    return notes;
  });
}

Answer<Notes> Engine::use_databases(const std::string& folder) {
  const auto lock = hold();
  if (!lock) return refuse(Busy{});
  Result<DatabaseFolder> databases = DatabaseFolder::open(folder);
  if (!databases) return refuse(databases.error());
  told_.clear();  // whoever names a folder hears what is wrong with it
  return fit_team(options_, history_.rules(), *databases).map([&](Notes notes) {
    databases_ = std::move(*databases);
    return notes;
  });
}

Answer<Notes> Engine::set_position(const Start& start, const RuleSet& rules, const std::vector<Move>& moves) {
  const auto lock = hold();
  if (!lock) return refuse(Busy{});
  Answer<History> history = played(start, rules, moves);
  if (!history) return tl::unexpected(history.error());
  return fit_team(options_, rules, databases_).map([&](Notes notes) {
    history_ = std::move(*history);
    return notes;
  });
}

Answer<void> Engine::forget() {
  const auto lock = hold();
  if (!lock) return refuse(Busy{});
  team_.clear();
  return {};
}

Answer<void> Engine::new_game() {
  const auto lock = hold();
  if (!lock) return refuse(Busy{});
  team_.clear();
  history_ = History(history_.rules());
  return {};
}

Answer<void> Engine::go(const Go& go) {
  const auto lock = hold();
  if (!lock) return refuse(Busy{});
  Answer<search::Request> request = request_of(go);
  if (!request) return tl::unexpected(request.error());
  infinite_ = go.infinite();
  pondering_ = go.ponder;
  return start([this, infinite = infinite_, request = std::move(*request)] {
    return [this, best = think(infinite, request)] {
      if (callbacks_.best_move) callbacks_.best_move(best);
    };
  });
}

Answer<void> Engine::perft(int depth) {
  const auto lock = hold();
  if (!lock) return refuse(Busy{});
  infinite_ = false;
  pondering_ = false;
  return start([this, depth] {
    const std::optional<std::uint64_t> nodes = count_sequences(history_, depth, stop_, callbacks_.count);
    return [this,
            sum = nodes ? Result<Count>(Count{depth, *nodes}) : fail(Failure::stopped, "perft was stopped")] {
      if (callbacks_.counted) callbacks_.counted(sum);
    };
  });
}

bool Engine::ponder_hit() {
  const std::lock_guard lock(mutex_);
  if (state_ != State::working || !pondering_) return false;
  pondering_ = false;
  changed_.notify_all();
  return true;
}

void Engine::stop() {
  const std::lock_guard lock(mutex_);
  stop_ = true;
  changed_.notify_all();
}

void Engine::wait() {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [&] { return state_ == State::idle; });
}

void Engine::finish() {
  std::unique_lock lock(mutex_);
  if (infinite_ || pondering_) {
    stop_ = true;
    changed_.notify_all();
  }
  changed_.wait(lock, [&] { return state_ == State::idle; });
}

std::optional<std::unique_lock<std::mutex>> Engine::hold() {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [&] { return state_ != State::answering; });
  if (state_ == State::working) return std::nullopt;
  return lock;
}

Answer<Notes> Engine::fit_team(const Options& options, const RuleSet& rules, DatabaseFolder& databases) {
  // A level is the same on every machine: one thread, and no more knowledge than its own.
  const bool level = level_of(options) != nullptr;
  DatabaseFolder::Found found = level ? DatabaseFolder::Found{} : databases.find(rules);
  const TeamShape shape{options.megabytes, level ? 1 : options.threads, found.database};
  if (shape != shape_) {
    const Result<void> fits =
        team_.become(static_cast<std::size_t>(shape.megabytes), shape.threads, shape.database);
    if (!fits) return refuse(fits.error());
    shape_ = shape;
  }
  // Told once, however often the same comes again: also where there was no database before.
  if (found.notes == told_) return Notes{};
  told_ = found.notes;
  return std::move(found.notes);
}

Answer<search::Request> Engine::request_of(const Go& go) const {
  const Position& position = history_.position();
  for (std::size_t n = 0; n < go.only.size(); ++n) {
    const std::optional<Fault> fault = find_fault(position, go.only[n], history_.rules());
    if (fault) return refuse(NotLegal{static_cast<int>(n) + 1, go.only[n], *fault});
  }
  const std::optional<search::Limits> limits =
      limits_of(go, position.to_move(), history_.size(), options_.overhead);
  if (!limits) return refuse(NoClock{position.to_move()});
  search::Request request{.limits = *limits,
                          .lines = options_.lines,
                          .only = go.only,
                          .style = options_.style,
                          .contempt = options_.contempt};
  if (const search::Level* level = level_of(options_)) {
    request.limits = search::tighter(request.limits, level->limits);
    request.errors = search::errors_for(*level, options_.seed);
    request.contempt = 0;
  }
  return request;
}

Answer<void> Engine::start(std::function<std::function<void()>()> work) {
  if (thread_.joinable()) thread_.join();  // it has nothing more to do
  stop_ = false;
  std::optional<std::thread> thread = try_thread(
      [this, work = std::move(work)] {
        const std::function<void()> answer = work();
        {
          const std::lock_guard lock(mutex_);
          state_ = State::answering;  // the next command may follow the answer at once
        }
        answer();
        const std::lock_guard lock(mutex_);
        state_ = State::idle;
        changed_.notify_all();
      },
      begin_);
  if (!thread) {
    pondering_ = false;
    return refuse(Error{"the system gives no thread to work in"});
  }
  thread_ = std::move(*thread);
  state_ = State::working;
  return {};
}

Result<BestMove> Engine::think(bool infinite, const search::Request& request) {
  const search::Control control{
      .clock = clock_, .stop = &stop_, .on_info = callbacks_.info, .pondering = &pondering_};
  search::Report report;
  if (!outcome_of(history_).over()) {
    Result<search::Report> found = team_.search(history_, request, control);
    if (!found) {
      pondering_ = false;
      return tl::unexpected(found.error());
    }
    report = std::move(*found);
  }
  await_end(infinite);
  return BestMove{report.best, options_.ponder ? report.ponder : std::nullopt};
}

void Engine::await_end(bool infinite) {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [&] { return stop_ || (!infinite && !pondering_); });
  pondering_ = false;
}

}  // namespace muehle::engine

// The engine as a machine: a position, options and a database, and a team that thinks about them in threads
// of its own, so that it hears everything at any time. It knows no text.
//
//     std::string answer;
//     engine::Engine engine({.best_move =
//                                [&](const Result<engine::BestMove>& best) {
//                                  answer = best ? to_text(best->move.value()) : best.error().message;
//                                }},
//                           nullptr);
//     const Start start{*parse_position("W.W.W..........W.....BBB w 0 0")};
//     if (!engine.set_position(start, *parse_rules("standard"), {})) return "a move is not legal";
//     if (!engine.go({.depth = 4})) return "it is thinking already";
//     engine.wait();
//     return answer;  // a move that closes the mill
#pragma once

#include <atomic>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <variant>
#include <vector>

#include "engine/databases.h"
#include "engine/go.h"
#include "engine/options.h"
#include "engine/team.h"

namespace muehle::engine {

// Why the engine does not do what it was asked for. Nothing has changed then.
struct Busy {};  // it is thinking or counting; stop() ends that
struct NotLegal {
  int number;  // of the move among those that were given, from 1
  Move move;
  Fault fault;
};
struct NoClock {  // the other side has one
  Colour to_move;
};
using Refusal = std::variant<Busy, NotLegal, NoClock, Error>;
template <typename T>
using Answer = tl::expected<T, Refusal>;

// What is worth telling a person: why no database is used, and which of its files cannot be.
using Notes = std::vector<std::string>;

// What perft() has counted.
struct Count {
  int depth;
  std::uint64_t nodes;
};

// Called from the engine's thread, one at a time; each may be missing. Of the engine's functions they may
// call history(), options(), stop() and ponder_hit(). They throw nothing.
struct Callbacks {
  std::function<void(const search::Info&)> info = nullptr;  // what is known after a depth
  // The end of every go(). An error: there was no memory to search with.
  std::function<void(const Result<BestMove>&)> best_move = nullptr;
  std::function<void(Move, std::uint64_t)> count = nullptr;     // a part of perft()
  std::function<void(const Result<Count>&)> counted = nullptr;  // its end; an error: it was stopped
};

// Any thread may call any function at any time.
class Engine {
 public:
  // `clock` null: limits of time are not heard and every info says that no time has passed. Where there is no
  // memory for a table, the engine works with the least there is, and options() say 0 megabytes.
  Engine(Callbacks callbacks, search::Clock clock, BeginThread begin = begin_thread);
  // Stops a search that is running; its answer is still given.
  ~Engine();
  Engine(const Engine&) = delete;
  Engine& operator=(const Engine&) = delete;

  History history() const;
  Options options() const;

  Answer<Notes> set_options(const Options& options);
  // Opens the folder of databases, anew where it is the one in use. An empty path: no database.
  Answer<Notes> use_databases(const std::string& folder);
  // A draw by rule does not stop play; whoever asks for more has agreed to go on.
  Answer<Notes> set_position(const Start& start, const RuleSet& rules, const std::vector<Move>& moves);
  // Forgets what earlier searches found out.
  Answer<void> forget();
  // The same, and goes back to the start position.
  Answer<void> new_game();

  // Begins to think. What is found out is told as it is found.
  Answer<void> go(const Go& go);
  // Begins to count sequences of `depth` moves, from 1.
  Answer<void> perft(int depth);
  // The move that is pondered about was played: the limits count from now on. False when none is.
  bool ponder_hit();
  // Tells it to come to an end, whose answer is on its way.
  void stop();
  // Until the answer was given, if one is to come. A search without limits is waited for, too.
  void wait();
  // The same, but ends what would wait for stop() or ponder_hit().
  void finish();

 private:
  // What a team is made from; another one takes another team.
  struct TeamShape {
    int megabytes = 0;
    int threads = 1;
    const perfect::Database* database = nullptr;
    friend bool operator==(const TeamShape&, const TeamShape&) = default;
  };
  // While it works, what its thread reads does not change. It answers when its work is done: then it will be
  // idle in a moment.
  enum class State { idle, working, answering };

  // Waits out the moment of an answer. Nothing: it works; else it stays idle as long as the lock is held.
  std::optional<std::unique_lock<std::mutex>> hold();
  Answer<Notes> fit_team(const Options& options, const RuleSet& rules, DatabaseFolder& databases);
  Answer<search::Request> request_of(const Go& go) const;

  // Starts the thread with `work`, which returns how to tell what came out.
  Answer<void> start(std::function<std::function<void()>()> work);
  Result<BestMove> think(bool infinite, const search::Request& request);
  // Waits until somebody wants an answer.
  void await_end(bool infinite);

  const Callbacks callbacks_;
  const search::Clock clock_;
  const BeginThread begin_;

  mutable std::mutex mutex_;  // for everything below
  std::condition_variable changed_;
  State state_ = State::idle;
  bool infinite_ = false;                // the search that is running
  std::atomic<bool> stop_ = false;       // read by a search without the mutex
  std::atomic<bool> pondering_ = false;  // so is this
  Options options_;
  History history_{RuleSet{}};
  DatabaseFolder databases_;
  TeamShape shape_;
  Notes told_;  // of the database, last
  Team team_;
  std::thread thread_;
};

}  // namespace muehle::engine

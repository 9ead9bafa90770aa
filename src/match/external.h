// Other programs as participants: engines in processes of their own that speak the engine protocol
// (docs/protocol.md) or its two-token relative.
#pragma once

#include <atomic>
#include <chrono>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "match/participant.h"
#include "protocol/command.h"
#include "protocol/reply.h"
#include "support/process.h"

namespace muehle::match {

using Milliseconds = std::chrono::milliseconds;

// How long an engine may think: about every move, or with a clock for the game.
struct Pace {
  std::optional<Milliseconds> move_time;
  std::optional<std::uint64_t> nodes;
  std::optional<int> depth;
  std::optional<Milliseconds> clock;
  Milliseconds increment{0};
};

// An option as it is sent. Of several values another one in every game, drawn by its seed; without one it is
// a button, which is pressed once.
struct EngineOption {
  std::string name;
  std::vector<std::string> values;
};

struct EngineSetup {
  std::string command;  // a line for the shell
  std::vector<EngineOption> options;
  Pace pace;
  protocol::Captures captures = protocol::Captures::split;  // as they are sent; what comes back may be either
  Milliseconds start{10'000};                               // to answer `uci` and `isready`
  Milliseconds grace{1000};        // after `stop`, which is sent when the time for a move is up
  Milliseconds patience{600'000};  // for a move that has no limit in time
};

// What the engines of one side have used so far.
struct Usage {
  std::int64_t moves = 0;
  Milliseconds time{0};      // for all of them
  Milliseconds longest{0};   // for one
  std::int64_t stopped = 0;  // how often it had to be told that the time is up
  Usage& operator+=(const Usage& other);
};

// An engine that is running.
class ExternalEngine {
 public:
  // Starts it, sets its options and waits until it is ready. An error says what it did instead.
  static tl::expected<ExternalEngine, Foul> start(const EngineSetup& setup, const std::atomic<bool>* stop);

  // Asks it to quit, and kills it where it does not.
  ~ExternalEngine();
  ExternalEngine(ExternalEngine&&) noexcept = default;
  ExternalEngine& operator=(ExternalEngine&&) noexcept = default;

  const std::string& name() const { return name_; }
  const Usage& usage() const { return usage_; }
  // Before every game; the seed draws the options that change.
  tl::expected<void, Foul> new_game(std::uint64_t seed);
  // Its move in the last position of `history`, which goes on. A stone to be taken is asked for by a second
  // `go`, if need be. After a foul the engine is of no use any more.
  tl::expected<Move, Foul> choose(const History& history);
  // The same within the limits of a game that is timed elsewhere, instead of its pace.
  tl::expected<Move, Foul> choose(const History& history, const protocol::Go& limits);

 private:
  using Time = Process::Clock::time_point;

  ExternalEngine(const EngineSetup& setup, Process process, const std::atomic<bool>* stop)
      : setup_(setup), process_(std::move(process)), stop_(stop) {}

  // What this class asks for either comes, or the engine has committed a foul.
  template <typename T>
  using Or = tl::expected<T, Foul>;

  // What it may answer to `go`.
  using Best = std::variant<protocol::BestMove, protocol::BestCapture>;
  // A reply, or an answer to `go` that is none; nothing: there was no line.
  using Heard = std::optional<Result<protocol::Reply>>;

  Or<void> say(const protocol::Command& command);
  Or<void> set(const EngineOption& option, std::size_t value);
  Or<void> make_ready();
  // Reads lines until one is the reply; `name` is what it is called.
  template <typename Wanted>
  Or<void> await(std::string_view name);
  // The next reply that is of interest; nothing at `deadline`, or when the match is stopped.
  Or<Heard> listen(Time deadline);
  // Lets it think about a position, and takes the time.
  Or<Best> ask(const protocol::SetPosition& position);
  Or<Best> await_best_move(Time begin);
  Milliseconds budget() const;
  protocol::Go limits() const;

  EngineSetup setup_;
  Process process_;
  const std::atomic<bool>* stop_;
  std::string name_;
  Usage usage_;
  std::size_t heard_bytes_ = 0;  // since it was last asked
  Milliseconds left_{0};         // on its clock
  struct Told {
    protocol::Go go;
    Milliseconds budget;
  };
  std::optional<Told> told_;  // limits for this move
};

// Makes participants of engines, which are started when they are needed and used for one game after the
// other. Threads share it; it outlives its participants.
class EnginePool {
 public:
  EnginePool(EngineSetup setup, const std::atomic<bool>* stop) : setup_(std::move(setup)), stop_(stop) {}

  // Starts one engine, to see that it works; its name.
  tl::expected<std::string, Foul> try_out();
  Participant participant(std::uint64_t seed);
  Usage usage() const;

 private:
  using Lent = std::shared_ptr<ExternalEngine>;
  tl::expected<Lent, Foul> take();
  void give_back(Lent engine);
  void count(const Usage& usage);

  EngineSetup setup_;
  const std::atomic<bool>* stop_;
  mutable std::mutex mutex_;
  std::vector<Lent> idle_;
  Usage usage_;  // of the games that are over
};

}  // namespace muehle::match

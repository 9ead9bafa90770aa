#include "match/external.h"

#include <algorithm>

#include "support/random.h"
#include "support/text.h"

namespace muehle::match {
namespace {

using Time = Process::Clock::time_point;

constexpr std::size_t most_line_bytes = std::size_t{1} << 20;
constexpr std::size_t most_bytes = std::size_t{64} << 20;  // for one move
constexpr Milliseconds look_for_stop{100};
constexpr Milliseconds transport{20};  // what an answer may take on its way without being late
constexpr Milliseconds farewell{200};

tl::unexpected<Foul> foul(FoulKind kind, std::string what) {
  return tl::unexpected<Foul>(Foul{kind, std::move(what)});
}

std::string text_of(Milliseconds time) { return std::to_string(time.count()); }

std::string text_of(const std::variant<protocol::BestMove, protocol::BestCapture>& best) {
  return std::visit([](const auto& each) { return to_text(protocol::Reply(each)); }, best);
}

Milliseconds since(Time begin) {
  return std::chrono::duration_cast<Milliseconds>(Process::Clock::now() - begin);
}

}  // namespace

Usage& Usage::operator+=(const Usage& other) {
  moves += other.moves;
  time += other.time;
  longest = std::max(longest, other.longest);
  stopped += other.stopped;
  return *this;
}

tl::expected<ExternalEngine, Foul> ExternalEngine::start(const EngineSetup& setup,
                                                         const std::atomic<bool>* stop) {
  Result<Process> process = Process::start(setup.command);
  if (!process) return foul(FoulKind::crash, process.error().message);
  ExternalEngine engine(setup, std::move(*process), stop);
  Or<void> done =
      engine.say(protocol::Uci{}).and_then([&] { return engine.await<protocol::UciOk>("uciok"); });
  for (const EngineOption& option : setup.options) {
    if (option.values.size() <= 1) done = done.and_then([&] { return engine.set(option, 0); });
  }
  done = done.and_then([&] { return engine.make_ready(); });
  if (!done) return tl::unexpected(done.error());
  return engine;
}

ExternalEngine::~ExternalEngine() {
  const std::string line = to_text(protocol::Command(protocol::Quit{})) + '\n';
  if (process_.write(line, Process::Clock::now())) process_.wait_for_end(farewell);
}

tl::expected<void, Foul> ExternalEngine::new_game(std::uint64_t seed) {
  left_ = setup_.pace.clock.value_or(Milliseconds{0});
  usage_ = {};
  Random random(seed);
  Or<void> done = say(protocol::NewGame{});
  for (const EngineOption& option : setup_.options) {
    const auto values = static_cast<int>(option.values.size());
    if (values <= 1) continue;
    done = done.and_then([&] { return set(option, static_cast<std::size_t>(random.below(values))); });
  }
  return done.and_then([&] { return make_ready(); });
}

tl::expected<void, Foul> ExternalEngine::make_ready() {
  return say(protocol::IsReady{}).and_then([&] { return await<protocol::ReadyOk>("readyok"); });
}

tl::expected<void, Foul> ExternalEngine::set(const EngineOption& option, std::size_t value) {
  protocol::SetOption command{option.name, {}};
  if (!option.values.empty()) command.value = option.values[value];
  return say(command);
}

tl::expected<Move, Foul> ExternalEngine::choose(const History& history) {
  protocol::SetPosition position{history.start(), history.rules(), {}};
  for (const Ply& ply : history.plies()) position.moves.push_back(ply.move);
  const Or<Best> answer = ask(position);
  if (!answer) return tl::unexpected(answer.error());
  const auto* best = std::get_if<protocol::BestMove>(&*answer);
  if (best == nullptr || !best->move) return foul(FoulKind::nonsense, text_of(*answer) + " is no move");
  Move move = *best->move;
  if (find_fault(history.position(), move, history.rules()) != Fault::capture_missing) return move;

  position.moves.push_back(move);
  const Or<Best> stone = ask(position);
  if (!stone) return tl::unexpected(stone.error());
  if (const auto* taken = std::get_if<protocol::BestCapture>(&*stone)) {
    move.capture = taken->stone;
    return move;
  }
  return foul(FoulKind::illegal_move, "took no stone: " + text_of(*answer) + ", then " + text_of(*stone));
}

tl::expected<Move, Foul> ExternalEngine::choose(const History& history, const protocol::Go& limits) {
  Milliseconds budget = setup_.patience;
  if (limits.milliseconds) budget = std::min(budget, Milliseconds(*limits.milliseconds));
  if (const auto left = limits.clocks.left[static_cast<std::size_t>(history.position().to_move())])
    budget = std::min(budget, Milliseconds(*left));
  told_ = Told{limits, budget};
  tl::expected<Move, Foul> move = choose(history);
  told_.reset();
  return move;
}

tl::expected<void, Foul> ExternalEngine::say(const protocol::Command& command) {
  const std::string line = to_text(command, setup_.captures) + '\n';
  if (process_.write(line, Process::Clock::now() + setup_.grace)) return {};
  if (process_.wait_for_end(setup_.grace)) return foul(FoulKind::crash, process_.describe_end());
  return foul(FoulKind::time, "it does not read what it is told");
}

template <typename Wanted>
tl::expected<void, Foul> ExternalEngine::await(std::string_view name) {
  heard_bytes_ = 0;
  const Time deadline = Process::Clock::now() + setup_.start;
  while (true) {
    const Or<Heard> heard = listen(deadline);
    if (!heard) return tl::unexpected(heard.error());
    if (!*heard)
      return foul(FoulKind::time, "no " + std::string(name) + " in " + text_of(setup_.start) + " ms");
    if (!**heard) continue;
    const protocol::Reply& reply = ***heard;
    const auto* id = std::get_if<protocol::Id>(&reply);
    if (id != nullptr && id->key == "name") name_ = id->value;
    if (std::holds_alternative<Wanted>(reply)) return {};
  }
}

ExternalEngine::Or<ExternalEngine::Heard> ExternalEngine::listen(Time deadline) {
  std::string line;
  while (true) {
    const Time now = Process::Clock::now();
    const Process::Heard heard =
        process_.read_line(line, std::min(deadline, now + look_for_stop), most_line_bytes);
    switch (heard) {
      case Process::Heard::line: {
        heard_bytes_ += line.size();
        if (heard_bytes_ > most_bytes) return foul(FoulKind::flood, "more than 64 MiB of text for a move");
        Result<std::optional<protocol::Reply>> reply = protocol::hear(line);
        if (!reply) return Heard(tl::unexpected(reply.error()));
        if (!*reply) break;
        // By the protocol no answer follows, so there is nothing to wait for.
        if (std::holds_alternative<protocol::ErrorLine>(**reply))
          return foul(FoulKind::nonsense, "it says: " + shown(line));
        return Heard(std::move(**reply));
      }
      case Process::Heard::too_much:
        return foul(FoulKind::flood, "a line of more than 1 MiB");
      case Process::Heard::end:
        return foul(FoulKind::crash, process_.describe_end());
      case Process::Heard::nothing:
        if (now >= deadline || (stop_ != nullptr && *stop_)) return std::nullopt;
    }
  }
}

ExternalEngine::Or<ExternalEngine::Best> ExternalEngine::ask(const protocol::SetPosition& position) {
  heard_bytes_ = 0;
  Or<void> said = say(position);
  if (!said) return tl::unexpected(said.error());
  const Time begin = Process::Clock::now();
  said = say(limits());
  if (!said) return tl::unexpected(said.error());
  Or<Best> answer = await_best_move(begin);
  const Milliseconds used = since(begin);
  ++usage_.moves;
  usage_.time += used;
  usage_.longest = std::max(usage_.longest, used);
  if (!answer || !setup_.pace.clock || told_) return answer;
  if (used > left_ + transport) {
    return foul(FoulKind::time, "used " + text_of(used) + " ms of " + text_of(left_) + " ms on its clock");
  }
  left_ = std::max(left_ - used, Milliseconds{0}) + setup_.pace.increment;
  return answer;
}

ExternalEngine::Or<ExternalEngine::Best> ExternalEngine::await_best_move(Time begin) {
  Time deadline = begin + budget() + transport;
  bool told = false;
  while (true) {
    const Or<Heard> heard = listen(deadline);
    if (!heard) return tl::unexpected(heard.error());
    if (*heard) {
      if (!**heard) return foul(FoulKind::nonsense, "bestmove: " + (**heard).error().message);
      const protocol::Reply& reply = ***heard;
      if (const auto* move = std::get_if<protocol::BestMove>(&reply)) return *move;
      if (const auto* stone = std::get_if<protocol::BestCapture>(&reply)) return *stone;
    } else if (told || (stop_ != nullptr && *stop_)) {
      return foul(FoulKind::time,
                  "no answer " + text_of(since(begin)) + " ms after " + protocol::to_text(limits()));
    } else {
      told = true;
      ++usage_.stopped;
      deadline = Process::Clock::now() + setup_.grace;
      const Or<void> said = say(protocol::Stop{});
      if (!said) return tl::unexpected(said.error());
    }
  }
}

Milliseconds ExternalEngine::budget() const {
  if (told_) return told_->budget;
  Milliseconds time = setup_.patience;
  if (setup_.pace.move_time) time = std::min(time, *setup_.pace.move_time);
  if (setup_.pace.clock) time = std::min(time, left_);
  return time;
}

protocol::Go ExternalEngine::limits() const {
  if (told_) return told_->go;
  const Pace& pace = setup_.pace;
  const auto milliseconds = [](Milliseconds time) { return static_cast<int>(time.count()); };
  protocol::Go go{.depth = pace.depth, .nodes = pace.nodes};
  if (pace.move_time) go.milliseconds = milliseconds(*pace.move_time);
  if (pace.clock) {
    go.clocks.left.fill(milliseconds(std::max(left_, Milliseconds{1})));
    go.clocks.increment.fill(milliseconds(pace.increment));
  }
  return go;
}

tl::expected<std::string, Foul> EnginePool::try_out() {
  return take().map([this](const Lent& engine) {
    give_back(engine);
    return engine->name();
  });
}

Participant EnginePool::participant(std::uint64_t seed) {
  // The engine is lent for as long as the participant lives; one that has committed a foul is not used again.
  struct Loan {
    EnginePool& pool;
    tl::expected<Lent, Foul> engine;
    Loan(EnginePool& from, tl::expected<Lent, Foul> taken) : pool(from), engine(std::move(taken)) {}
    Loan(const Loan&) = delete;
    Loan& operator=(const Loan&) = delete;
    ~Loan() {
      if (!engine) return;
      pool.count((*engine)->usage());
      pool.give_back(*engine);
    }
    Foul lose(const Foul& foul) {
      pool.count((*engine)->usage());
      engine = tl::unexpected(foul);
      return foul;
    }
  };
  const auto loan = std::make_shared<Loan>(*this, take());
  if (loan->engine) {
    const tl::expected<void, Foul> ready = (*loan->engine)->new_game(seed);
    if (!ready) loan->lose(ready.error());
  }
  return [loan](const Game& game, Colour colour) -> Act {
    if (game.offer() && game.offer()->by != colour) return std::optional<Event>(DeclineDraw{colour, {}});
    if (game.position().to_move() != colour) return std::optional<Event>();
    if (!loan->engine) return loan->engine.error();
    const tl::expected<Move, Foul> move = (*loan->engine)->choose(game.history());
    if (move) return std::optional<Event>(MakeMove{*move, {}});
    return loan->lose(move.error());
  };
}

Usage EnginePool::usage() const {
  const std::lock_guard lock(mutex_);
  return usage_;
}

void EnginePool::count(const Usage& usage) {
  const std::lock_guard lock(mutex_);
  usage_ += usage;
}

tl::expected<EnginePool::Lent, Foul> EnginePool::take() {
  {
    const std::lock_guard lock(mutex_);
    if (!idle_.empty()) {
      Lent engine = std::move(idle_.back());
      idle_.pop_back();
      return engine;
    }
  }
  return ExternalEngine::start(setup_, stop_).map([](ExternalEngine&& engine) {
    return std::make_shared<ExternalEngine>(std::move(engine));
  });
}

void EnginePool::give_back(Lent engine) {
  const std::lock_guard lock(mutex_);
  idle_.push_back(std::move(engine));
}

}  // namespace muehle::match

#include "match/external.h"

#include <algorithm>

#include "rules/notation.h"
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
  Or<void> done = engine.say("uci").and_then([&] { return engine.await("uciok"); });
  for (const EngineOption& option : setup.options) {
    if (option.values.size() <= 1) done = done.and_then([&] { return engine.set(option, 0); });
  }
  done =
      done.and_then([&] { return engine.say("isready"); }).and_then([&] { return engine.await("readyok"); });
  if (!done) return tl::unexpected(done.error());
  return engine;
}

ExternalEngine::~ExternalEngine() {
  if (process_.write("quit\n", Process::Clock::now())) process_.wait_for_end(farewell);
}

tl::expected<void, Foul> ExternalEngine::new_game(std::uint64_t seed) {
  left_ = setup_.pace.clock.value_or(Milliseconds{0});
  usage_ = {};
  Random random(seed);
  Or<void> done = say("ucinewgame");
  for (const EngineOption& option : setup_.options) {
    const auto values = static_cast<int>(option.values.size());
    if (values <= 1) continue;
    done = done.and_then([&] { return set(option, static_cast<std::size_t>(random.below(values))); });
  }
  return done.and_then([&] { return say("isready"); }).and_then([&] { return await("readyok"); });
}

tl::expected<void, Foul> ExternalEngine::set(const EngineOption& option, std::size_t value) {
  const bool button = option.values.empty();
  return say("setoption name " + option.name + (button ? std::string() : " value " + option.values[value]));
}

tl::expected<Move, Foul> ExternalEngine::choose(const History& history) {
  std::vector<Move> played;
  for (const Ply& ply : history.plies()) played.push_back(ply.move);
  const std::string moves = move_list(played, setup_.two_tokens);

  Or<BestMoveWords> answer = ask(history.rules(), moves);
  if (!answer) return tl::unexpected(answer.error());
  Result<Move> move = parse_move(answer->move + answer->capture);
  const bool stone_missing =
      move && find_fault(history.position(), *move, history.rules()) == Fault::capture_missing;
  if (stone_missing) {
    const Or<BestMoveWords> stone = ask(history.rules(), moves + ' ' + answer->move);
    if (!stone) return tl::unexpected(stone.error());
    if (!stone->move.empty()) {
      return foul(FoulKind::illegal_move,
                  "took no stone: bestmove " + answer->move + ", then bestmove " + stone->move);
    }
    move = parse_move(answer->move + stone->capture);
  }
  if (!move) return foul(FoulKind::nonsense, "bestmove: " + move.error().message);
  return *move;
}

tl::expected<void, Foul> ExternalEngine::say(const std::string& line) {
  if (process_.write(line + '\n', Process::Clock::now() + setup_.grace)) return {};
  if (process_.wait_for_end(setup_.grace)) return foul(FoulKind::crash, process_.describe_end());
  return foul(FoulKind::time, "it does not read what it is told");
}

tl::expected<void, Foul> ExternalEngine::await(std::string_view word) {
  constexpr std::string_view id = "id name ";
  heard_bytes_ = 0;
  const Time deadline = Process::Clock::now() + setup_.start;
  while (true) {
    const Or<std::optional<std::string>> line = listen(deadline);
    if (!line) return tl::unexpected(line.error());
    if (!*line)
      return foul(FoulKind::time, "no " + std::string(word) + " in " + text_of(setup_.start) + " ms");
    const std::string_view text = trim(**line);
    if (text.starts_with(id)) name_ = text.substr(id.size());
    if (text == word) return {};
  }
}

ExternalEngine::Or<std::optional<std::string>> ExternalEngine::listen(Time deadline) {
  std::string line;
  while (true) {
    const Time now = Process::Clock::now();
    const Process::Heard heard =
        process_.read_line(line, std::min(deadline, now + look_for_stop), most_line_bytes);
    switch (heard) {
      case Process::Heard::line:
        heard_bytes_ += line.size();
        if (heard_bytes_ > most_bytes) return foul(FoulKind::flood, "more than 64 MiB of text for a move");
        // By the protocol no answer follows, so there is nothing to wait for.
        if (line.starts_with("error ")) return foul(FoulKind::nonsense, "it says: " + shown(line));
        return line;
      case Process::Heard::too_much:
        return foul(FoulKind::flood, "a line of more than 1 MiB");
      case Process::Heard::end:
        return foul(FoulKind::crash, process_.describe_end());
      case Process::Heard::nothing:
        if (now >= deadline || (stop_ != nullptr && *stop_)) return std::nullopt;
    }
  }
}

ExternalEngine::Or<BestMoveWords> ExternalEngine::ask(const RuleSet& rules, const std::string& moves) {
  heard_bytes_ = 0;
  std::string position = "position startpos";
  if (rules != RuleSet{}) position += " rules " + to_text(rules);
  if (!moves.empty()) position += " moves" + moves;
  Or<void> said = say(position);
  if (!said) return tl::unexpected(said.error());
  const Time begin = Process::Clock::now();
  said = say(go_line());
  if (!said) return tl::unexpected(said.error());
  Or<BestMoveWords> answer = await_best_move(begin);
  const Milliseconds used = since(begin);
  ++usage_.moves;
  usage_.time += used;
  usage_.longest = std::max(usage_.longest, used);
  if (!answer || !setup_.pace.clock) return answer;
  if (used > left_ + transport) {
    return foul(FoulKind::time, "used " + text_of(used) + " ms of " + text_of(left_) + " ms on its clock");
  }
  left_ = std::max(left_ - used, Milliseconds{0}) + setup_.pace.increment;
  return answer;
}

ExternalEngine::Or<BestMoveWords> ExternalEngine::await_best_move(Time begin) {
  Time deadline = begin + budget() + transport;
  bool told = false;
  while (true) {
    const Or<std::optional<std::string>> line = listen(deadline);
    if (!line) return tl::unexpected(line.error());
    if (*line) {
      if (std::optional<BestMoveWords> answer = find_best_move(**line)) return *answer;
    } else if (told || (stop_ != nullptr && *stop_)) {
      return foul(FoulKind::time, "no answer " + text_of(since(begin)) + " ms after " + go_line());
    } else {
      told = true;
      ++usage_.stopped;
      deadline = Process::Clock::now() + setup_.grace;
      const Or<void> said = say("stop");
      if (!said) return tl::unexpected(said.error());
    }
  }
}

Milliseconds ExternalEngine::budget() const {
  Milliseconds time = setup_.patience;
  if (setup_.pace.move_time) time = std::min(time, *setup_.pace.move_time);
  if (setup_.pace.clock) time = std::min(time, left_);
  return time;
}

std::string ExternalEngine::go_line() const {
  const Pace& pace = setup_.pace;
  std::string line = "go";
  if (pace.depth) line += " depth " + std::to_string(*pace.depth);
  if (pace.nodes) line += " nodes " + std::to_string(*pace.nodes);
  if (pace.move_time) line += " movetime " + text_of(*pace.move_time);
  if (pace.clock) {
    const std::string left = text_of(std::max(left_, Milliseconds{1}));
    const std::string increment = text_of(pace.increment);
    line += " wtime " + left + " btime " + left + " winc " + increment + " binc " + increment;
  }
  return line;
}

tl::expected<std::string, Foul> EnginePool::try_out() {
  return take().map([this](const Engine& engine) {
    give_back(engine);
    return engine->name();
  });
}

Participant EnginePool::participant(std::uint64_t seed) {
  // The engine is lent for as long as the participant lives; one that has committed a foul is not used again.
  struct Loan {
    EnginePool& pool;
    tl::expected<Engine, Foul> engine;
    Loan(EnginePool& from, tl::expected<Engine, Foul> taken) : pool(from), engine(std::move(taken)) {}
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

tl::expected<EnginePool::Engine, Foul> EnginePool::take() {
  {
    const std::lock_guard lock(mutex_);
    if (!idle_.empty()) {
      Engine engine = std::move(idle_.back());
      idle_.pop_back();
      return engine;
    }
  }
  return ExternalEngine::start(setup_, stop_).map([](ExternalEngine&& engine) {
    return std::make_shared<ExternalEngine>(std::move(engine));
  });
}

void EnginePool::give_back(Engine engine) {
  const std::lock_guard lock(mutex_);
  idle_.push_back(std::move(engine));
}

}  // namespace muehle::match

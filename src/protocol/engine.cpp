#include "protocol/engine.h"

#include <new>

#include "protocol/state.h"
#include "rules/perft.h"
#include "search/levels.h"
#include "support/overloaded.h"
#include "support/text.h"

namespace muehle::protocol {
namespace {

std::string illegal(Move move, Fault fault) {
  return to_text(move) + ", is not legal: " + std::string(describe(fault).en);
}

// The position after the moves of the command, or what is wrong with them. A draw by rule does not stop play;
// whoever asks for more has agreed to go on.
Result<History> played(const SetPosition& command) {
  History history(command.rules, command.start);
  for (const Move move : command.moves) {
    const std::optional<Fault> fault = find_fault(history.position(), move, command.rules);
    if (fault) return fail("move " + std::to_string(history.size() + 1) + ", " + illegal(move, *fault));
    history.play(move);
  }
  return history;
}

Options with(Options options, const OptionValue& value) {
  std::visit(
      Overloaded{[&](const Hash& hash) { options.hash = hash; },
                 [&](const Threads& threads) { options.threads = threads; },
                 [&](const MultiPv& lines) { options.multi_pv = lines; },
                 [&](const Ponder& ponder) { options.ponder = ponder; },
                 [&](const PlayLevel& level) { options.level = level; },
                 [&](const PlayStyle& style) { options.style = style; },
                 [&](const Contempt& contempt) { options.contempt = contempt; },
                 [&](const MoveOverhead& overhead) { options.overhead = overhead; },
                 [&](const Seed& seed) { options.seed = seed; },
                 [&](const DatabasePath& database) { options.database = database; }, [](const ClearHash&) {}},
      value);
  return options;
}

const search::Level* level_of(const Options& options) {
  return options.level.number ? search::find_level(*options.level.number) : nullptr;
}

constexpr int plies_at_once = 3;  // take far less than a millisecond

// Counts as perft() does until `stop` says otherwise.
std::uint64_t stoppable_perft(const Position& position, int depth, const RuleSet& rules,
                              const std::atomic<bool>& stop) {
  if (depth <= plies_at_once) return perft(position, depth, rules);
  std::uint64_t nodes = 0;
  for (const Move move : legal_moves(position, rules)) {
    if (stop) break;
    nodes += stoppable_perft(position.after(move), depth - 1, rules, stop);
  }
  return nodes;
}

}  // namespace

Engine::Engine(Send send, search::Clock clock) : send_(std::move(send)), clock_(clock) {
  [[maybe_unused]] const Result<void> made = fit_team(options_, history_.rules(), databases_);
}

Engine::~Engine() { stop_thread(); }

bool Engine::handle(const Command& command) {
  std::visit([this](const auto& each) { on(each); }, command);
  return !quit_;
}

bool Engine::handle_line(std::string_view line) {
  if (trim(line).empty()) return true;
  const Result<Command> command = parse_command(line);
  if (command) return handle(*command);
  refuse(command.error().message);
  return true;
}

void Engine::finish() {
  if (infinite_ || pondering_) stop_thread();
  if (thread_.joinable()) thread_.join();
}

void Engine::on(const Uci&) {
  send(Id{"name", "muehle " MUEHLE_VERSION});
  send(Id{"author", "the muehle authors"});
  for (std::string& option : describe_options()) send(OptionLine{std::move(option)});
  send(UciOk{});
}

void Engine::on(const IsReady&) { send(ReadyOk{}); }

void Engine::on(const NewGame&) {
  if (!idle()) return;
  team_->clear();
  history_ = History(history_.rules());
}

void Engine::on(const SetOption& command) {
  if (!idle()) return;
  if (std::holds_alternative<ClearHash>(command.value)) return team_->clear();
  const Options wanted = with(options_, command.value);
  if (const auto* path = std::get_if<DatabasePath>(&command.value)) {
    Result<engine::DatabaseFolder> databases = engine::DatabaseFolder::open(path->folder);
    if (!databases) return refuse(databases.error().message);
    const Result<void> made = fit_team(wanted, history_.rules(), *databases);
    if (!made) return refuse(made.error().message);
    databases_ = std::move(*databases);
  } else {
    const Result<void> made = fit_team(wanted, history_.rules(), databases_);
    if (!made) return refuse(made.error().message);
  }
  options_ = wanted;
}

void Engine::on(const SetPosition& command) {
  if (!idle()) return;
  Result<History> history = played(command);
  if (!history) return refuse(history.error().message);
  const Result<void> made = fit_team(options_, history->rules(), databases_);
  if (!made) return refuse(made.error().message);
  history_ = std::move(*history);
}

void Engine::on(const Go& command) {
  if (!idle()) return;
  Result<search::Request> request = request_of(command);
  if (!request) return refuse(request.error().message);
  infinite_ = command.infinite();
  pondering_ = command.ponder;
  start([this, command, request = std::move(*request)] { return think(command, request); });
}

void Engine::on(const PonderHit&) {
  if (!pondering_) return refuse("ponderhit belongs to a search that was begun with `go ponder`");
  const std::lock_guard lock(wish_mutex_);
  pondering_ = false;
  wish_.notify_all();
}

void Engine::on(const Stop&) { stop_thread(); }

void Engine::on(const Display&) {
  for (std::string& line : drawing_of(history_)) send(Drawing{std::move(line)});
}

void Engine::on(const Evaluate&) {
  for (std::string& line : evaluation_of(history_)) send(Drawing{std::move(line)});
}

void Engine::on(const Perft& command) {
  if (!idle()) return;
  infinite_ = false;
  pondering_ = false;
  start([this, depth = command.depth] { return count(depth); });
}

void Engine::on(const ListMoves&) { send(LegalMoves{moves_of(history_)}); }

void Engine::on(const DescribeState&) { send(StateLine{state_json(history_)}); }

void Engine::on(const Quit&) {
  stop_thread();
  quit_ = true;
}

Result<void> Engine::fit_team(const Options& options, const RuleSet& rules,
                              engine::DatabaseFolder& databases) {
  // A level is the same on every machine: one thread, and no more knowledge than its own.
  const bool level = level_of(options) != nullptr;
  const engine::DatabaseFolder::Found found = level ? engine::DatabaseFolder::Found{} : databases.find(rules);
  const TeamShape shape{options.hash.megabytes, level ? 1 : options.threads.number, found.database};
  if (team_ && shape == shape_) return {};
  const auto make = [](const TeamShape& from) {
    return std::make_unique<engine::Team>(static_cast<std::size_t>(from.megabytes), from.threads,
                                          from.database);
  };
  team_.reset();  // before the new one is made: there may be no room for both
  try {
    team_ = make(shape);
  } catch (const std::bad_alloc&) {
    team_ = make(shape_);
    return fail("there is not enough memory for " + std::to_string(shape.megabytes) + " MiB");
  }
  shape_ = shape;
  for (const std::string& note : found.notes) send(Note{note});
  return {};
}

Result<search::Request> Engine::request_of(const Go& go) const {
  const Position& position = history_.position();
  for (const Move move : go.only) {
    const std::optional<Fault> fault = find_fault(position, move, history_.rules());
    if (fault) return fail("searchmoves: " + illegal(move, *fault));
  }
  const Result<search::Limits> limits =
      limits_of(go, position.to_move(), history_.size(), options_.overhead.milliseconds);
  if (!limits) return tl::unexpected(limits.error());
  search::Request request{.limits = *limits,
                          .lines = options_.multi_pv.lines,
                          .only = go.only,
                          .style = options_.style.style,
                          .contempt = options_.contempt.hundredths};
  if (const search::Level* level = level_of(options_)) {
    request.limits = search::tighter(request.limits, level->limits);
    request.errors = search::errors_for(*level, static_cast<std::uint64_t>(options_.seed.number));
    request.contempt = 0;
  }
  return request;
}

void Engine::start(std::function<Reply()> work) {
  stop_ = false;
  busy_ = true;
  thread_ = std::thread([this, work = std::move(work)] {
    const Reply answer = work();
    const std::lock_guard lock(send_mutex_);
    busy_ = false;  // before the answer, which the next command may follow at once
    send_(answer);
  });
}

Reply Engine::think(const Go& go, const search::Request& request) {
  const search::Control control{.clock = clock_,
                                .stop = &stop_,
                                .on_info = [this](const search::Info& info) { send(Thought{info}); },
                                .pondering = &pondering_};
  search::Report report;
  if (!outcome_of(history_).over()) report = team_->search(history_, request, control);
  await_end(go.infinite());
  return BestMove{report.best, options_.ponder.on ? report.ponder : std::nullopt};
}

Reply Engine::count(int depth) {
  const RuleSet& rules = history_.rules();
  std::uint64_t sum = 0;
  for (const Move move : moves_of(history_)) {
    const std::uint64_t nodes = stoppable_perft(history_.position().after(move), depth - 1, rules, stop_);
    if (stop_) return ErrorLine{"perft was stopped"};
    send(PerftPart{move, nodes});
    sum += nodes;
  }
  return PerftSum{depth, sum};
}

void Engine::await_end(bool infinite) {
  std::unique_lock lock(wish_mutex_);
  wish_.wait(lock, [&] { return stop_ || (!infinite && !pondering_); });
  pondering_ = false;
}

void Engine::stop_thread() {
  {
    const std::lock_guard lock(wish_mutex_);
    stop_ = true;
    wish_.notify_all();
  }
  if (thread_.joinable()) thread_.join();
}

bool Engine::idle() {
  if (busy_) {
    refuse("a search is running; end it with stop first");
    return false;
  }
  if (thread_.joinable()) thread_.join();
  return true;
}

void Engine::refuse(std::string message) { send(ErrorLine{std::move(message)}); }

void Engine::send(const Reply& reply) {
  const std::lock_guard lock(send_mutex_);
  send_(reply);
}

}  // namespace muehle::protocol

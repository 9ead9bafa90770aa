#include "protocol/engine.h"

#include <algorithm>
#include <new>

#include "search/levels.h"
#include "support/text.h"

namespace muehle::protocol {
namespace {

constexpr std::int64_t microseconds_a_millisecond = 1000;

// The position after the moves of the command, or what is wrong with them. A draw by rule does not stop play;
// whoever asks for more has agreed to go on.
Result<History> played(const SetPosition& command) {
  History history(command.rules, command.start);
  for (const Move move : command.moves) {
    const std::optional<Fault> fault = find_fault(history.position(), move, command.rules);
    if (fault) {
      return fail("move " + std::to_string(history.size() + 1) + ", " + to_text(move) +
                  ", is not legal: " + std::string(describe(*fault).en));
    }
    history.play(move);
  }
  return history;
}

bool is_over(const History& history) {
  if (!board_state(history.position(), history.rules()).ongoing()) return true;
  return history.rules().draw_by_rule == DrawByRule::automatic && !history.due(history.size()).empty();
}

search::Limits limits_of(const Go& go, const MoveOverhead& overhead) {
  search::Limits limits;
  if (go.depth) limits.depth = *go.depth;
  if (go.nodes) limits.nodes = *go.nodes;
  if (go.milliseconds) {
    const int left = std::max(*go.milliseconds - overhead.milliseconds, 1);
    limits.microseconds = left * microseconds_a_millisecond;
  }
  return limits;
}

}  // namespace

Engine::Engine(Send send, search::Clock clock)
    : send_(std::move(send)), clock_(clock), team_(std::make_unique<Team>(options_.hash.megabytes, 1)) {}

Engine::~Engine() { stop_search(); }

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
  if (infinite_) stop_search();
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
  history_ = History(RuleSet{});
}

void Engine::on(const SetOption& command) {
  if (!idle()) return;
  if (const auto* hash = std::get_if<Hash>(&command.value)) {
    try {
      team_ = std::make_unique<Team>(hash->megabytes, 1);
    } catch (const std::bad_alloc&) {
      return refuse("there is not enough memory for " + std::to_string(hash->megabytes) + " MiB");
    }
    options_.hash = *hash;
  } else if (const auto* level = std::get_if<PlayLevel>(&command.value)) {
    options_.level = *level;
  } else if (const auto* overhead = std::get_if<MoveOverhead>(&command.value)) {
    options_.overhead = *overhead;
  } else if (const auto* seed = std::get_if<Seed>(&command.value)) {
    options_.seed = *seed;
  }
}

void Engine::on(const SetPosition& command) {
  if (!idle()) return;
  Result<History> history = played(command);
  if (!history) return refuse(history.error().message);
  history_ = std::move(*history);
}

void Engine::on(const Go& command) {
  if (!idle()) return;
  stop_ = false;
  searching_ = true;
  infinite_ = command.infinite();
  thread_ = std::thread([this, command] { think(command); });
}

void Engine::on(const Stop&) { stop_search(); }

void Engine::on(const Quit&) {
  stop_search();
  quit_ = true;
}

void Engine::think(const Go& command) {
  search::Limits limits = limits_of(command, options_.overhead);
  search::Errors errors;
  if (const search::Level* level = search::find_level(options_.level.number.value_or(0))) {
    limits = search::tighter(limits, level->limits);
    errors = search::errors_for(*level, static_cast<std::uint64_t>(options_.seed.number));
  }
  const search::Control control{
      .clock = clock_, .stop = &stop_, .on_info = [this](const search::Info& info) { send(Thought{info}); }};
  search::Report report;
  if (!is_over(history_)) {
    report = team_->search(history_, {.limits = limits, .errors = errors}, control);
  }
  if (command.infinite()) stop_.wait(false);

  const std::lock_guard lock(send_mutex_);
  searching_ = false;  // before the answer, which the next command may follow at once
  send_(BestMove{report.best});
}

void Engine::stop_search() {
  stop_ = true;
  stop_.notify_all();
  if (thread_.joinable()) thread_.join();
}

bool Engine::idle() {
  if (searching_) {
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

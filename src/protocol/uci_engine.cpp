#include "protocol/uci_engine.h"

#include "engine/count.h"
#include "protocol/options.h"
#include "protocol/state.h"
#include "support/overloaded.h"
#include "support/text.h"

namespace muehle::protocol {
namespace {

std::string illegal(const engine::NotLegal& wrong) {
  return to_text(wrong.move) + ", is not legal: " + std::string(describe(wrong.fault));
}

std::string text_of(const engine::Refusal& refusal) {
  return std::visit(
      Overloaded{
          [](const engine::Busy&) { return std::string("a search is running; end it with stop first"); },
          [](const engine::NotLegal& wrong) {
            return "move " + std::to_string(wrong.number) + ", " + illegal(wrong);
          },
          [](const engine::NoClock& no) {
            return std::string(no.to_move == Colour::white ? "White is to move, but there is no wtime"
                                                           : "Black is to move, but there is no btime");
          },
          [](const Error& error) { return error.message; }},
      refusal);
}

}  // namespace

UciEngine::UciEngine(Send send, search::Clock clock)
    : send_(std::move(send)),
      engine_({.info = [this](const search::Info& info) { this->send(Thought{info}); },
               .best_move =
                   [this](const Result<BestMove>& best) {
                     this->send(best ? Reply(*best) : Reply(ErrorLine{best.error().message}));
                   },
               .count = [this](Move move, std::uint64_t nodes) { this->send(PerftPart{move, nodes}); },
               .counted =
                   [this](const Result<engine::Count>& count) {
                     this->send(count ? Reply(PerftSum{count->depth, count->nodes})
                                      : Reply(ErrorLine{count.error().message}));
                   }},
              clock) {}

bool UciEngine::handle(const Command& command) {
  std::visit([this](const auto& each) { on(each); }, command);
  return !quit_;
}

bool UciEngine::handle_line(std::string_view line) {
  if (trim(line).empty()) return true;
  const Result<Command> command = parse_command(line);
  if (command) return handle(*command);
  refuse(command.error().message);
  return true;
}

void UciEngine::on(const Uci&) {
  send(Id{"name", "muehle " MUEHLE_VERSION});
  send(Id{"author", "the muehle authors"});
  for (std::string& option : describe_options()) send(OptionLine{std::move(option)});
  send(UciOk{});
}

void UciEngine::on(const IsReady&) { send(ReadyOk{}); }

void UciEngine::on(const NewGame&) {
  if (const auto done = engine_.new_game(); !done) refuse(text_of(done.error()));
}

void UciEngine::on(const SetOption& command) {
  const Result<OptionChange> change = change_option(engine_.options(), command.name, command.value);
  if (!change) return refuse(change.error().message);
  std::visit(
      Overloaded{[&](const engine::Options& options) { tell(engine_.set_options(options)); },
                 [&](const UseDatabases& databases) { tell(engine_.use_databases(databases.folder)); },
                 [&](const ClearHash&) { tell(engine_.forget().map([] { return engine::Notes(); })); }},
      *change);
}

void UciEngine::on(const SetPosition& command) {
  tell(engine_.set_position(command.start, command.rules, command.moves));
}

void UciEngine::on(const Go& command) {
  const engine::Answer<void> begun = engine_.go(command);
  if (begun) return;
  const auto* wrong = std::get_if<engine::NotLegal>(&begun.error());
  refuse(wrong != nullptr ? "searchmoves: " + illegal(*wrong) : text_of(begun.error()));
}

void UciEngine::on(const PonderHit&) {
  if (!engine_.ponder_hit()) refuse("ponderhit belongs to a search that was begun with `go ponder`");
}

void UciEngine::on(const Stop&) {
  engine_.stop();
  engine_.wait();
}

void UciEngine::on(const Display&) {
  for (std::string& line : drawing_of(engine_.history())) send(Drawing{std::move(line)});
}

void UciEngine::on(const Evaluate&) {
  for (std::string& line : evaluation_of(engine_.history())) send(Drawing{std::move(line)});
}

void UciEngine::on(const Perft& command) {
  if (const auto begun = engine_.perft(command.depth); !begun) refuse(text_of(begun.error()));
}

void UciEngine::on(const ListMoves&) { send(LegalMoves{engine::ordered_moves(engine_.history())}); }

void UciEngine::on(const DescribeState&) { send(StateLine{state_json(engine_.history())}); }

void UciEngine::on(const Quit&) {
  on(Stop{});
  quit_ = true;
}

void UciEngine::tell(const engine::Answer<engine::Notes>& answer) {
  if (!answer) return refuse(text_of(answer.error()));
  for (const std::string& note : *answer) send(Note{note});
}

void UciEngine::refuse(std::string message) { send(ErrorLine{std::move(message)}); }

void UciEngine::send(const Reply& reply) {
  const std::lock_guard lock(send_mutex_);
  send_(reply);
}

}  // namespace muehle::protocol

// The engine.
#include "engine/engine.h"

#include "capi/limits.h"
#include "capi/objects.h"
#include "protocol/options.h"
#include "rules/notation.h"
#include "support/overloaded.h"

struct muehle_engine {
  muehle_engine(muehle_on_info on_info, void* context)
      : engine({.info = [this, on_info,
                         context](const muehle::search::Info& info) { hear(info, on_info, context); },
                .best_move =
                    [this](const muehle::Result<muehle::engine::BestMove>& answer) {
                      const std::lock_guard lock(mutex);
                      best = answer;
                    }},
               muehle::capi::microseconds_now) {}

  void hear(const muehle::search::Info& info, muehle_on_info on_info, void* context);

  std::mutex mutex;  // for what comes out of a search
  std::optional<muehle::Result<muehle::engine::BestMove>> best;
  int depth = 0;  // of the last info about the best line
  int score = 0;
  muehle::engine::Notes notes;
  muehle::engine::Engine engine;  // last: it ends first
};

namespace muehle::capi {
namespace {

using engine::Notes;

tl::unexpected<Failed> refused(const engine::Refusal& refusal) {
  return std::visit(
      Overloaded{[](const engine::Busy&) { return failed(MUEHLE_BUSY, "the engine thinks; stop it first"); },
                 [](const engine::NotLegal& move) {
                   return failed(MUEHLE_ILLEGAL,
                                 Error("move " + std::to_string(move.number) + ", " + to_text(move.move) +
                                           ": " + std::string(describe(move.fault)),
                                       to_text(move.fault)));
                 },
                 [](const engine::NoClock& clock) {
                   return failed(MUEHLE_BAD_ARGUMENT, "only the other side has a clock; " +
                                                          std::string(to_text(clock.to_move)) +
                                                          " is to move");
                 },
                 [](const Error& error) { return failed(error); }},
      refusal);
}

Maybe<void> done(const engine::Answer<void>& answer) {
  if (!answer) return refused(answer.error());
  return {};
}

// Keeps what there is to tell.
Maybe<void> noted(muehle_engine& handle, engine::Answer<Notes> answer) {
  if (!answer) return refused(answer.error());
  const std::lock_guard lock(handle.mutex);
  handle.notes = std::move(*answer);
  return {};
}

Maybe<void> set_option(muehle_engine& handle, std::string_view name, const char* value) {
  const auto text = value != nullptr ? std::optional<std::string_view>(value) : std::nullopt;
  const auto change = protocol::change_option(handle.engine.options(), name, text);
  if (!change) return failed(MUEHLE_BAD_ARGUMENT, change.error());
  return std::visit(Overloaded{[&](const engine::Options& options) {
                                 return noted(handle, handle.engine.set_options(options));
                               },
                               [&](const protocol::UseDatabases& use) {
                                 return noted(handle, handle.engine.use_databases(use.folder));
                               },
                               [&](const protocol::ClearHash&) { return done(handle.engine.forget()); }},
                    *change);
}

Maybe<void> think_about(muehle_engine& handle, const History& history) {
  std::vector<Move> moves;
  moves.reserve(history.plies().size());
  for (const Ply& ply : history.plies()) moves.push_back(ply.move);
  return noted(handle, handle.engine.set_position(history.start(), history.rules(), moves));
}

Maybe<void> go(muehle_engine& handle, const engine::Go& limits) {
  // The engine answers while it holds nothing of ours, so its answer may come before it has said that it
  // began.
  std::unique_lock lock(handle.mutex);
  auto before = std::exchange(handle.best, std::nullopt);
  lock.unlock();
  const auto begun = handle.engine.go(limits);
  if (begun) return {};
  lock.lock();
  if (!handle.best) handle.best = std::move(before);
  return refused(begun.error());
}

Maybe<muehle_best> wait_for(muehle_engine& handle) {
  handle.engine.wait();
  const std::lock_guard lock(handle.mutex);
  if (!handle.best) return failed(MUEHLE_BAD_ARGUMENT, "no search was begun");
  if (!*handle.best) return failed(handle.best->error());
  const engine::BestMove& best = **handle.best;
  return muehle_best{capi::move_of(best.move), capi::move_of(best.ponder), handle.depth, handle.score};
}

}  // namespace

Maybe<engine::Go> go_of(const muehle_limits& limits) {
  const auto chosen = [](int number) { return number > 0 ? std::optional(number) : std::nullopt; };
  if (limits.depth > search::max_depth)
    return failed(MUEHLE_BAD_ARGUMENT, "depth is at most " + std::to_string(search::max_depth));
  for (const int number : {limits.depth, limits.milliseconds, limits.win_within, limits.clock[0],
                           limits.clock[1], limits.increment[0], limits.increment[1], limits.moves_to_go}) {
    if (number < 0) return failed(MUEHLE_BAD_ARGUMENT, "a limit is not negative; 0 is none");
  }
  engine::Go go;
  go.depth = chosen(limits.depth);
  if (limits.nodes > 0) go.nodes = limits.nodes;
  go.milliseconds = chosen(limits.milliseconds);
  go.win_within = chosen(limits.win_within);
  go.clocks = {.left = {chosen(limits.clock[0]), chosen(limits.clock[1])},
               .increment = {chosen(limits.increment[0]), chosen(limits.increment[1])},
               .moves_to_go = chosen(limits.moves_to_go)};
  go.ponder = limits.ponder != 0;
  return go;
}

}  // namespace muehle::capi

void muehle_engine::hear(const muehle::search::Info& info, muehle_on_info on_info, void* context) {
  if (info.number == 1) {
    const std::lock_guard lock(mutex);
    depth = info.depth;
    score = info.score;
  }
  if (on_info == nullptr) return;
  std::vector<muehle_move> moves;
  moves.reserve(info.line.size());
  for (const muehle::Move move : info.line) moves.push_back(muehle::capi::move_of(move));
  const muehle_info told{.line = info.number,
                         .depth = info.depth,
                         .seldepth = info.seldepth,
                         .score = info.score,
                         .nodes = info.nodes,
                         .database_hits = info.database_hits,
                         .microseconds = info.microseconds,
                         .hash_permille = info.hash_permille,
                         .exact = info.exact ? 1 : 0,
                         .ignores_draw_rules = info.ignores_draw_rules ? 1 : 0,
                         .move_count = static_cast<int>(moves.size()),
                         .moves = moves.data()};
  on_info(&told, context);
}

using namespace muehle;
using namespace muehle::capi;

extern "C" {

muehle_engine* muehle_engine_new(muehle_on_info on_info, void* context, muehle_error* error) {
  return capi::make<muehle_engine>(error, [&]() -> Maybe<std::unique_ptr<muehle_engine>> {
    return std::make_unique<muehle_engine>(on_info, context);
  });
}

void muehle_engine_free(muehle_engine* engine) { delete engine; }

char* muehle_engine_options(void) {
  return text_of([] {
    std::string text;
    for (const std::string& line : protocol::describe_options()) text += line + '\n';
    return text;
  });
}

muehle_code muehle_engine_set(muehle_engine* engine, const char* option, const char* value,
                              muehle_error* error) {
  return attempt(error, [&] { return set_option(*engine, option, value); });
}

char* muehle_engine_notes(muehle_engine* engine) {
  return text_of([&] {
    const std::lock_guard lock(engine->mutex);
    std::string text;
    for (const std::string& note : engine->notes) text += note + '\n';
    return text;
  });
}

muehle_code muehle_engine_position(muehle_engine* engine, muehle_position position, const muehle_rules* rules,
                                   muehle_error* error) {
  return attempt(error, [&] {
    return capi::position_of(position).and_then([&](const Position& known) {
      return think_about(*engine, History(capi::rules_of(rules), {.position = known}));
    });
  });
}

muehle_code muehle_engine_game(muehle_engine* engine, const muehle_game* game, muehle_error* error) {
  return attempt(error, [&] { return think_about(*engine, game->history()); });
}

muehle_code muehle_engine_go(muehle_engine* engine, const muehle_limits* limits, muehle_error* error) {
  return attempt(error, [&] {
    return go_of(*limits).and_then([&](const engine::Go& wanted) { return capi::go(*engine, wanted); });
  });
}

muehle_code muehle_engine_wait(muehle_engine* engine, muehle_best* best, muehle_error* error) {
  return attempt(error,
                 [&] { return wait_for(*engine).map([&](const muehle_best& found) { *best = found; }); });
}

void muehle_engine_stop(muehle_engine* engine) { engine->engine.stop(); }

int muehle_engine_ponder_hit(muehle_engine* engine) { return engine->engine.ponder_hit() ? 1 : 0; }

}  // extern "C"

#include "cli/bot/players.h"

#include <fmt/format.h>

#include <memory>

#include "cli/match/contender.h"
#include "cli/play/computer.h"

namespace muehle::cli {
namespace {

using Decided = Result<std::optional<Event>>;

// For what an engine is not asked: it knows moves, not talk.
constexpr search::Limits glance{.microseconds = 60'000};

// The computer of this program.
class OwnPlayer {
 public:
  OwnPlayer(int level, bool resign, const std::string& database, Language language, std::uint64_t seed)
      : computer_(level, language, seed, database), resign_(resign) {}

  Decided decide(const Game& game, Colour colour, const engine::Go& go) {
    const std::optional<search::Limits> limits = engine::limits_of(go, colour, game.history().size(), 0);
    std::optional<search::Decision> decision =
        computer_.decide(game, colour, limits.value_or(search::Limits{}));
    if (!decision) return std::nullopt;
    const bool moves = std::holds_alternative<MakeMove>(decision->event);
    if (resign_ && moves && search::is_loss(decision->thought.score)) return Event(Resign{colour});
    return std::move(decision->event);
  }

 private:
  play::Computer computer_;
  bool resign_;
};

// An engine in a process of its own. Its moves are its own; offers and claims are judged by this program.
class EnginePlayer {
 public:
  EnginePlayer(match::EngineSetup setup, Language language, std::uint64_t seed, const std::atomic<bool>& stop)
      : setup_(std::move(setup)),
        judge_(search::full_strength().number, language, seed),
        seed_(seed),
        stop_(stop) {}

  Decided decide(const Game& game, Colour colour, const engine::Go& limits) {
    MakeMove made;
    const bool asked = (game.offer() && game.offer()->by != colour) || !game.claimable(colour).empty();
    if (asked || game.draw_suggested()) {
      std::optional<search::Decision> judged = judge_.decide(game, colour, glance);
      if (!judged) return std::nullopt;
      const auto* move = std::get_if<MakeMove>(&judged->event);
      if (move == nullptr) return std::move(judged->event);
      made.with = move->with;
    }
    if (game.outcome().over() || game.position().to_move() != colour) return std::nullopt;
    const tl::expected<Move, match::Foul> move = choose(game, limits);
    if (stop_) return std::nullopt;
    if (!move) return fail(fmt::format("the engine: {}: {}", to_text(move.error().kind), move.error().what));
    made.move = *move;
    return Event(std::move(made));
  }

 private:
  using Chosen = tl::expected<Move, match::Foul>;

  // Engines fail; the second one may not.
  Chosen choose(const Game& game, const engine::Go& limits) {
    Chosen chosen = choose_once(game, limits);
    if (chosen || stop_) return chosen;
    engine_.reset();
    chosen = choose_once(game, limits);
    if (!chosen) engine_.reset();
    return chosen;
  }

  Chosen choose_once(const Game& game, const engine::Go& limits) {
    if (!engine_) {
      tl::expected<match::ExternalEngine, match::Foul> started = match::ExternalEngine::start(setup_, &stop_);
      if (!started) return tl::unexpected(started.error());
      if (const auto ready = started->new_game(seed_); !ready) return tl::unexpected(ready.error());
      engine_.emplace(std::move(*started));
    }
    Chosen move = engine_->choose(game.history(), limits);
    if (!move) return move;
    const auto fault = find_fault(game.position(), *move, game.rules());
    if (!fault) return move;
    const std::string why(to_text(*fault));
    return tl::unexpected(match::Foul{match::FoulKind::illegal_move, to_text(*move) + ": " + why});
  }

  match::EngineSetup setup_;
  std::optional<match::ExternalEngine> engine_;
  play::Computer judge_;
  std::uint64_t seed_;
  const std::atomic<bool>& stop_;
};

template <typename P>
bot::Player as_player(std::shared_ptr<P> player) {
  return [player](const Game& game, Colour colour, const engine::Go& limits) {
    return player->decide(game, colour, limits);
  };
}

}  // namespace

Result<bot::PlayerMaker> make_bot_players(const BotPlayerOptions& options, const std::string& database,
                                          Language language, const std::atomic<bool>& stop) {
  if (options.engine.empty()) {
    if (!options.engine_options.empty())
      return fail("--engine-option is for an engine; give it with --engine");
    const Result<int> level = play::parse_level(options.level);
    if (!level) return tl::unexpected<Error>(level.error());
    return [=, level = *level, resign = options.resign](std::uint64_t seed) {
      return as_player(std::make_shared<OwnPlayer>(level, resign, database, language, seed));
    };
  }
  if (options.resign) return fail("--resign is for the computer of this program; an engine plays to the end");
  const ContenderOptions engine{.side = "engine",
                                .engine = options.engine,
                                .options = options.engine_options,
                                .tokens = options.engine_tokens};
  const Result<match::EngineSetup> setup = engine_setup(engine, {}, {});
  if (!setup) return tl::unexpected<Error>(setup.error());
  const auto started = match::ExternalEngine::start(*setup, &stop);
  if (!started)
    return fail(fmt::format("the engine ({}) does not start: {}", options.engine, started.error().what));
  return [setup = *setup, language, &stop](std::uint64_t seed) {
    return as_player(std::make_shared<EnginePlayer>(setup, language, seed, stop));
  };
}

}  // namespace muehle::cli

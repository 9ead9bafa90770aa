#include "cli/match/contender.h"

#include <fmt/format.h>

#include <charconv>
#include <cmath>
#include <filesystem>

#include "support/text.h"

namespace muehle::cli {
namespace {

constexpr std::string_view level_prefix = "level:";
constexpr std::string_view any_level = "levels";
constexpr std::string_view random_player = "random";
constexpr std::string_view own_engine = "self";

constexpr int default_move_time = 100;
constexpr int most_depth = 64;
constexpr double most_seconds = 24 * 60 * 60;

void add_pace_options(Arguments command, PaceOptions& pace, const std::string& prefix,
                      const std::string& whose) {
  command.option("--" + prefix + "movetime", pace.move_time, "Milliseconds a move" + whose)
      .range(1, most_milliseconds);
  command.option("--" + prefix + "nodes", pace.nodes, "Positions a move" + whose).positive();
  command.option("--" + prefix + "depth", pace.depth, "Plies a move" + whose).range(1, most_depth);
  command.option("--" + prefix + "tc", pace.clock,
                 "SECONDS+INCREMENT: a clock for the game and seconds added by every move" + whose);
}

void add_side(Arguments command, ContenderOptions& side) {
  const std::string option = "--" + side.side;
  command
      .option(
          option, side.engine,
          "An engine: a command that speaks the engine protocol, as in \"muehle uci\"; self: this program; "
          "level:N: the computer at that level; levels: at another level in every game; random: a random "
          "mover")
      .required();
  command.option(option + "-name", side.name, "What to call it; what it calls itself without this");
  command
      .option(option + "-option", side.options,
              "NAME=VALUE, sent as an option; NAME=A|B|C: another value in every game. May be repeated")
      .repeatable();
  command
      .option(option + "-tokens", side.tokens,
              "one: captures are sent as d6xg7; two: as d6 xg7. Either is understood from it")
      .one_of({"one", "two"})
      .show_default();
  add_pace_options(command, side.pace, side.side + "-", " of this side");
}

Result<double> parse_seconds(std::string_view text) {
  double seconds = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seconds);
  if (error != std::errc() || end != text.data() + text.size() ||
      !(seconds >= 0 && seconds <= most_seconds)) {
    return fail("a clock is written SECONDS+INCREMENT, as in 60+0.5, not with " + shown(text));
  }
  return seconds;
}

match::Milliseconds milliseconds(double seconds) {
  return match::Milliseconds(static_cast<std::int64_t>(std::lround(seconds * 1000)));
}

Result<match::Pace> read_pace(const PaceOptions& options) {
  match::Pace pace;
  pace.nodes = options.nodes;
  pace.depth = options.depth;
  if (options.move_time) pace.move_time = match::Milliseconds(*options.move_time);
  if (!options.given()) pace.move_time = match::Milliseconds(default_move_time);
  if (options.clock.empty()) return pace;
  const std::string_view text = options.clock;
  const std::size_t plus = std::min(text.find('+'), text.size());
  const Result<double> base = parse_seconds(text.substr(0, plus));
  if (!base) return tl::unexpected(base.error());
  pace.clock = milliseconds(*base);
  if (plus == text.size()) return pace;
  return parse_seconds(text.substr(plus + 1)).map([&](double increment) {
    pace.increment = milliseconds(increment);
    return pace;
  });
}

search::Limits contender_limits(const PaceOptions& pace) {
  search::Limits limits;
  if (pace.nodes) limits.nodes = *pace.nodes;
  if (pace.depth) limits.depth = *pace.depth;
  return limits;
}

// In one process with the referee; time is not measured, so that every game can be played again.
Result<std::optional<Contender>> make_internal(std::string_view engine, const PaceOptions& pace) {
  const search::Limits limits = contender_limits(pace);
  if (engine == random_player) return Contender{"random mover", match::random_mover, nullptr};
  if (engine == any_level) {
    return Contender{"any level",
                     [limits](std::uint64_t seed) { return match::some_level_player(limits, seed); },
                     nullptr};
  }
  if (!engine.starts_with(level_prefix)) return std::nullopt;
  const std::span<const search::Level> levels = search::levels();
  const Result<int> number = parse_number(engine.substr(level_prefix.size()), "the level",
                                          levels.front().number, levels.back().number);
  if (!number) return tl::unexpected(number.error());
  search::Level level = *search::find_level(*number);
  level.limits = search::tighter(level.limits, limits);
  return Contender{fmt::format("level {}", *number),
                   [level](std::uint64_t seed) { return match::level_player(level, seed); }, nullptr};
}

// In single quotes for the shell.
std::string quoted(const std::string& text) {
  std::string result = "'";
  for (const char c : text) result += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return result + "'";
}

}  // namespace

Result<match::EngineSetup> engine_setup(const ContenderOptions& options, const CommonOptions& common,
                                        const PaceOptions& given) {
  const Result<match::Pace> pace = read_pace(given);
  if (!pace) return tl::unexpected(pace.error());
  match::EngineSetup setup{
      .command = options.engine,
      .options = {},
      .pace = *pace,
      .captures = options.tokens == "two" ? protocol::Captures::split : protocol::Captures::joined,
      .grace = match::Milliseconds(common.grace)};
  if (options.engine == own_engine) {
    setup.command = quoted(std::filesystem::read_symlink("/proc/self/exe").string()) + " uci";
  }
  for (const std::string& option : options.options) {
    const std::size_t equals = option.find('=');
    if (option.empty() || equals == 0) {
      return fail("--" + options.side + "-option is NAME=VALUE, not " + shown(option));
    }
    match::EngineOption& added =
        setup.options.emplace_back(option.substr(0, equals), std::vector<std::string>());
    if (equals == std::string::npos) continue;
    for (const std::string_view value : split(std::string_view(option).substr(equals + 1), '|')) {
      added.values.emplace_back(value);
    }
  }
  return setup;
}

void add_contender_options(Arguments command, CommonOptions& common, ContenderOptions& first,
                           ContenderOptions& second) {
  add_side(command, first);
  add_side(command, second);
  add_pace_options(command, common.pace, "",
                   fmt::format(" of both; {} ms where nothing is said", default_move_time));
  command
      .option(
          "--grace", common.grace,
          "Milliseconds to answer after the time for a move is up and it was told to stop; then the game is "
          "lost on time")
      .range(0, most_milliseconds)
      .show_default();
}

Result<Contender> make_contender(const ContenderOptions& options, const CommonOptions& common,
                                 const std::atomic<bool>* stop) {
  const PaceOptions& pace = options.pace.given() ? options.pace : common.pace;
  Result<std::optional<Contender>> internal = make_internal(options.engine, pace);
  if (!internal) return tl::unexpected(internal.error());
  if (*internal) {
    if (!options.options.empty()) {
      return fail(options.engine + " has no options; engines of the protocol have, as in --" + options.side +
                  " self --" + options.side + "-option Level=3");
    }
    if (!options.name.empty()) (*internal)->name = options.name;
    return **internal;
  }
  const Result<match::EngineSetup> setup = engine_setup(options, common, pace);
  if (!setup) return tl::unexpected(setup.error());
  const auto pool = std::make_shared<match::EnginePool>(*setup, stop);
  const tl::expected<std::string, match::Foul> name = pool->try_out();
  if (!name) {
    return fail(fmt::format("the {} engine ({}) does not start: {}", options.side, options.engine,
                            name.error().what));
  }
  return Contender{!options.name.empty() ? options.name
                   : name->empty()       ? options.engine
                                         : *name,
                   [pool](std::uint64_t seed) { return pool->participant(seed); },
                   [pool] { return pool->usage(); }};
}

}  // namespace muehle::cli

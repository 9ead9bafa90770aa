// `muehle bot`: plays on a server, through its bot API (docs/bots.md).
#include <fmt/format.h>
#include <sys/stat.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <mutex>
#include <random>

#include "bot/bot.h"
#include "cli/bot/players.h"
#include "cli/bot/words.h"
#include "cli/commands.h"
#include "cli/folders.h"
#include "cli/input.h"
#include "cli/output.h"
#include "cli/small_database.h"
#include "cli/stop_signals.h"
#include "support/text.h"

namespace muehle::cli {
namespace {

constexpr const char* token_variable = "MUEHLE_TOKEN";
constexpr std::string_view token_prefix = "muehle_";
constexpr std::size_t token_digits = 32;
constexpr std::size_t most_token_bytes = 1000;
constexpr int most_games_at_once = 100;

struct BotOptions {
  std::string url;
  std::string token_file;
  BotPlayerOptions player;
  std::string database;
  std::optional<int> move_time;
  int games = 1;
  std::optional<int> total;
  std::vector<std::string> rules;
  std::string clock = "10-10800";
  std::string increment = "0-180";
  bool days = false;
  bool unlimited = false;
  std::string from = "all";
  std::string challenge;
  std::string time = "300+5";
  std::string colour = "lot";
  bool become_bot = false;
  bool finish = false;
  std::string language;
};

bool is_token(std::string_view text) {
  if (!text.starts_with(token_prefix) || text.size() != token_prefix.size() + token_digits) return false;
  return text.find_first_not_of("0123456789abcdef", token_prefix.size()) == std::string_view::npos;
}

// From the file or the environment, where an engine does not find it. It is in no message.
Result<std::string> read_token(const std::string& file) {
  std::string text;
  const char* variable = std::getenv(token_variable);
  if (!file.empty()) {
    const Result<std::string> read = read_text(file, most_token_bytes);
    if (!read) return fail("--token-file: " + read.error().message);
    text = *read;
    struct stat status{};
    if (file != "-" && stat(file.c_str(), &status) == 0 && (status.st_mode & (S_IRGRP | S_IROTH)) != 0)
      complain(fmt::format("others can read the token; to keep it from them: chmod 600 {}", file));
  } else if (variable != nullptr) {
    text = variable;
  } else {
    return fail(fmt::format("a token is needed: give its file with --token-file, or set {}", token_variable));
  }
  unsetenv(token_variable);
  const std::string token(trim(text));
  if (is_token(token)) return token;
  return fail(fmt::format(
      "what stands in {} is no token; one is {} and {} hex digits, as the server has shown it once",
      file.empty() ? token_variable : file, token_prefix, token_digits));
}

// `60-900`, or `60` alone.
Result<bot::Range> read_range(const std::string& text, std::string_view option, int most) {
  const std::vector<std::string_view> ends = split(text, '-');
  const Result<int> least = parse_number(ends.front(), option, 0, most);
  const Result<int> last = parse_number(ends.back(), option, 0, most);
  if (!least || !last || ends.size() > 2) {
    return fail(
        fmt::format("{} is one number from 0 to {} or two, the smaller one first, as in 60-900, not {}",
                    option, most, shown(text)));
  }
  if (*least > *last) return fail(fmt::format("{} {}: the smaller number comes first", option, text));
  return bot::Range{*least, *last};
}

Result<bot::Wishes> read_wishes(const BotOptions& options) {
  bot::Wishes wishes;
  wishes.days = options.days;
  wishes.unlimited = options.unlimited;
  for (const std::string& text : options.rules) {
    const Result<RuleSet> rules = parse_rules(text);
    if (!rules) return tl::unexpected<Error>(rules.error());
    wishes.rules.push_back(*rules);
  }
  const Result<bot::Range> base =
      read_range(options.clock, "--clock", static_cast<int>(muehle::play::most_base / muehle::play::second));
  if (!base) return tl::unexpected<Error>(base.error());
  const Result<bot::Range> bonus = read_range(
      options.increment, "--increment", static_cast<int>(muehle::play::most_bonus / muehle::play::second));
  if (!bonus) return tl::unexpected<Error>(bonus.error());
  wishes.base = *base;
  wishes.bonus = *bonus;
  wishes.from = options.from == "people" ? bot::From::people
                : options.from == "bots" ? bot::From::bots
                                         : bot::From::all;
  return wishes;
}

Result<bot::Settings> read_settings(const BotOptions& options) {
  const Result<std::string> url = bot::parse_url(options.url);
  if (!url) return fail("--url: " + url.error().message);
  const Result<bot::Wishes> wishes = read_wishes(options);
  if (!wishes) return tl::unexpected<Error>(wishes.error());
  const Result<muehle::play::TimeControl> time = muehle::play::parse_time_control(options.time);
  if (!time) return fail("--time: " + time.error().message);
  const Result<std::string> token = read_token(options.token_file);
  if (!token) return tl::unexpected<Error>(token.error());
  std::random_device random;
  bot::Settings settings{.address = {.url = *url, .token = *token},
                         .wishes = *wishes,
                         .games = options.games,
                         .total = options.total.value_or(options.challenge.empty() ? 0 : 1),
                         .challenge = {},
                         .move_time = options.move_time,
                         .become_bot = options.become_bot,
                         .finish = options.finish,
                         .seed = std::uint64_t{random()} << 32 | random()};
  if (!options.challenge.empty()) {
    const std::string rules = wishes->rules.empty() ? "standard" : to_text(wishes->rules.front());
    settings.challenge = bot::Wanted{options.challenge, rules, muehle::play::to_text(*time), options.colour};
  }
  return settings;
}

int run_bot(const BotOptions& options, const Arguments& command) {
  const Result<Language> language = chosen_language(options.language);
  if (!language) return complain(language.error());
  for (const char* option : {"--time", "--colour"}) {
    if (command.given(option) && options.challenge.empty())
      return complain(fmt::format("{} goes with --challenge", option));
  }
  const Result<bot::Settings> settings = read_settings(options);
  if (!settings) return complain(settings.error(), exit_usage, *language);
  if (bot::is_open_to_read(settings->address.url))
    complain("the token goes to another machine over plain HTTP, where others can read it; use https");
  const Result<std::filesystem::path> database = database_folder(options.database);
  if (!database && !options.database.empty()) return complain(database.error());

  if (!options.database.empty() && count_sectors(options.database) == 0)
    complain(fmt::format("--db {} holds no database; is it the right folder?", options.database));

  const StopSignals signals;
  const std::atomic<bool> never = false;
  const std::string folder = database ? std::filesystem::absolute(*database).string() : std::string();
  const Result<bot::PlayerMaker> players =
      make_bot_players(options.player, folder, *language, options.finish ? never : signals.stop());
  if (!players) return complain(players.error(), exit_usage, *language);
  std::mutex output;
  const auto report = [&](const bot::Note& note) {
    const std::lock_guard lock(output);
    print_line(bot_sentence(note, *language));
    std::fflush(stdout);
  };
  bot::Bot bot(*settings, *players, report, signals.stop());
  const Result<bot::Tally> tally = bot.run();
  if (!tally) return complain(tally.error(), exit_failed, *language);
  print_line(tally_sentence(*tally, *language));
  return exit_done;
}

void add_player_options(Arguments command, BotOptions& options) {
  command.option(
      "-e,--engine", options.player.engine,
      "Command of an engine that speaks the engine protocol; without it the computer of this program plays");
  command
      .option("--engine-option", options.player.engine_options,
              "NAME=VALUE, sent to the engine as an option. May be repeated")
      .repeatable();
  command
      .option("--engine-tokens", options.player.engine_tokens,
              "one: captures are sent as d6xg7; two: as d6 xg7. Either is understood from it")
      .one_of({"one", "two"})
      .show_default();
  command
      .option("-l,--level", options.player.level, "Level of the computer: 1 (the weakest) to 10, full, trap")
      .excludes("--engine")
      .show_default();
  add_database_option(command, options.database, "which the computer asks at full strength");
  command.option("--movetime", options.move_time, "Milliseconds that a move takes at most")
      .range(1, most_milliseconds);
  command.flag("--resign", options.player.resign,
               "Resign what is proved lost; without it every game is played to its end");
}

void add_wish_options(Arguments command, BotOptions& options) {
  command.option("-g,--games", options.games, "Games at the same time")
      .range(1, most_games_at_once)
      .show_default();
  command.option("--total", options.total, "Leave after so many games").positive();
  command
      .option("-r,--rules", options.rules,
              "Accept these rules only (see `muehle rules`); may be repeated. All without it")
      .repeatable();
  command.option("--clock", options.clock, "Accept clocks with so many seconds for the game").show_default();
  command.option("--increment", options.increment, "… and so many for each move").show_default();
  command.flag("--days", options.days, "Accept games by days for each move, too");
  command.flag("--unlimited", options.unlimited, "Accept games without a clock, too");
  command.option("--from", options.from, "Whose challenges to accept")
      .one_of({"people", "bots", "all"})
      .show_default();
}

}  // namespace

Command add_bot(Arguments app) {
  const auto options = std::make_shared<BotOptions>();
  const Arguments command =
      app.subcommand("bot", "Play on a muehle server by its bot API, as this program or as any engine");
  command.option("--url", options->url, "The server: https://muehle.example").required();
  command.option("--token-file", options->token_file,
                 "File with the token of the bot's account; without it the token is in MUEHLE_TOKEN");
  add_player_options(command, *options);
  add_wish_options(command, *options);
  command.option("--challenge", options->challenge,
                 "Challenge this player, again until --total games have begun (1 without it)");
  command.option("--time", options->time, "Clock of these challenges").show_default();
  command.option("--colour,--color", options->colour, "Colour in them: white, black, or by lot")
      .one_of({"white", "black", "lot"})
      .show_default();
  command.flag("--become-bot", options->become_bot,
               "Make the account one of a bot first; that cannot be undone");
  command.flag("--finish", options->finish,
               "On SIGTERM or Ctrl-C play the running games to their end, and begin no other");
  command.option("--lang", options->language, "de or en; the language of the environment without it");
  return {command, [options, command] { return run_bot(*options, command); }};
}

}  // namespace muehle::cli

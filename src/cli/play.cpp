// `muehle play`: a game in the terminal, against the computer or a second person.
#include <fmt/format.h>
#include <unistd.h>

#include <memory>
#include <random>

#include "cli/commands.h"
#include "cli/folders.h"
#include "cli/input.h"
#include "cli/play/plain.h"
#include "cli/play/screen.h"
#include "cli/small_database.h"

namespace muehle::cli {
namespace {

struct PlayOptions {
  SetupOptions setup;
  std::string level = std::to_string(play::default_level);
  std::string colour = "lot";
  std::string next = "alternate";
  std::string load;
  std::string language;
  std::string database;
  bool two = false;
  bool plain = false;
};

Result<play::Settings> settings_of(const PlayOptions& options, Language language) {
  const Result<BoardSetup> setup = read_setup(options.setup);
  if (!setup) return tl::unexpected(setup.error());
  const Result<NextColours> next = parse_next_colours(options.next);
  if (!next) return tl::unexpected(next.error());

  std::random_device random;
  play::Settings settings{.rules = setup->rules, .start = setup->start, .next = *next, .language = language};
  settings.seed = std::uint64_t{random()} << 32 | random();
  if (options.two) {
    settings.level = std::nullopt;
    return settings;
  }
  const Result<int> level = play::parse_level(options.level);
  if (!level) return tl::unexpected(level.error());
  settings.level = *level;
  settings.by_lot = options.colour == "lot" && options.load.empty();
  const bool black = options.colour == "black" || (settings.by_lot && random() % 2 == 1);
  settings.colour = black ? Colour::black : Colour::white;
  return settings;
}

int run_play(const PlayOptions& options) {
  const Result<Language> language = chosen_language(options.language);
  if (!language) return complain(language.error());
  Result<play::Settings> settings = settings_of(options, *language);
  if (!settings) return complain(settings.error(), exit_usage, *language);
  const Result<std::filesystem::path> database = database_folder(options.database);
  if (!database && !options.database.empty()) return complain(database.error());
  if (database) settings->database = std::filesystem::absolute(*database).string();
  play::Session session(*settings);
  if (!options.load.empty()) {
    if (const Result<void> loaded = session.load(options.load); !loaded)
      return complain(loaded.error(), exit_usage, *language);
  }
  const SmallDatabase small(settings->database, false);
  const bool terminal = isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0;
  if (options.plain || !terminal) return play::play_plain(session);
  return play::play_on_screen(session);
}

}  // namespace

Command add_play(Arguments app) {
  const auto options = std::make_shared<PlayOptions>();
  const Arguments command =
      app.subcommand("play", "Play in the terminal, against the computer or a second person");
  add_rules_option(command, options->setup);
  add_position_option(command, options->setup, false);
  command
      .option("-l,--level", options->level,
              fmt::format("Level of the computer: {}", play::level_names(Language::english)))
      .called("LEVEL")
      .show_default();
  command.option("-c,--colour,--color", options->colour, "Your colour: white, black, or by lot")
      .one_of({"white", "black", "lot"})
      .show_default();
  const Argument two = command.flag("--two", options->two, "Two people at this terminal, no computer");
  two.excludes("--level").excludes("--colour");
  command.option("--next", options->next, "Colours of the next game: alternate, or loser_chooses")
      .show_default();
  command.option("--load", options->load, "Go on with the game of this record")
      .excludes("--position")
      .excludes("--rules");
  add_database_option(command, options->database, "which the computer asks at full strength");
  command.option("--lang", options->language, "de or en; the language of the environment without it");
  command.flag(
      "--plain", options->plain,
      "Line by line without drawing, for screen readers and pipes; so by itself where there is no terminal");
  return {command, [options] { return run_play(*options); }};
}

}  // namespace muehle::cli

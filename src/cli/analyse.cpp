// `muehle analyse FILE|- | --position P [--moves M…]`: what a position is worth and what is best in it, or
// every move of a game judged. Exact where a database knows, else by searching.
#include <fmt/format.h>

#include <boost/json.hpp>
#include <memory>

#include "cli/analyse/desk.h"
#include "cli/analyse/report.h"
#include "cli/analyse/words.h"
#include "cli/commands.h"
#include "cli/input.h"
#include "cli/output.h"
#include "cli/progress.h"
#include "cli/stop_signals.h"
#include "records/read.h"
#include "review/annotate.h"
#include "review/json.h"
#include "rules/problem.h"
#include "support/text.h"

namespace muehle::cli {
namespace {

using analyse::Desk;
using review::Analysis;

constexpr int line_plies = 20;  // of the lines of a position, as far as they are shown

struct AnalyseOptions {
  SetupOptions setup;
  std::string file;
  std::string moves;
  analyse::DeskOptions desk;
  std::string output;
  std::optional<std::string> language;
  bool json = false;
};

// ---- a position ----

Result<History> read_history(const AnalyseOptions& options) {
  const Result<BoardSetup> setup = read_setup(options.setup);
  if (!setup) return tl::unexpected(setup.error());
  History history(setup->rules, setup->start);
  const Result<RecordText> text = scan_record(options.moves);
  if (!text) return fail_in("--moves: ", text.error());
  for (const MoveToken& token : main_line(*text)) {
    if (const auto fault = find_fault(history.position(), token.move, setup->rules)) {
      return fail(fmt::format("--moves: move {} {} is illegal: {}", history.move_label(history.size() + 1),
                              to_text(token.move), describe(*fault)));
    }
    history.play(token.move);
  }
  return history;
}

int analyse_position(const AnalyseOptions& options, Language language) {
  Result<History> history = read_history(options);
  if (!history) return complain(history.error());
  auto database = analyse::open_database(options.desk, history->rules());
  if (!database) return complain(database.error());
  const StopSignals signals;
  Desk desk(std::move(*database), options.desk, signals.stop());
  if (const Result<void> ready = desk.gather(options.desk); !ready)
    return complain(ready.error(), exit_failed);
  Result<Analysis> analysis = desk.analyst.look(*history);
  if (!analysis) return complain(analysis.error(), exit_failed);
  for (std::size_t n = 0; n < analysis->lines.size() && n < static_cast<std::size_t>(options.desk.lines);
       ++n) {
    auto moves = desk.analyst.extend(*history, analysis->lines[n], line_plies);
    if (!moves) return complain(moves.error(), exit_failed);
    analysis->lines[n].moves = std::move(*moves);
  }
  // Who stops a search still wants to know what it found so far.
  if (options.json) {
    print_json(review::position_json(*history, *analysis, options.desk.lines));
  } else {
    analyse::print_position(*history, *analysis, options.desk.lines, language);
  }
  return signals.stop() ? signals.exit_status() : exit_done;
}

// ---- a game ----

Result<Record> read_game(const std::string& file) {
  const Result<std::string> text = read_text(file);
  if (!text) return tl::unexpected(text.error());
  Result<Record> record = records::read_the_game(*text);
  if (record || record.error().code != to_text(Problem::after_the_result)) return record;
  Error error = record.error();
  error.message += "; for a file of games: `muehle games add`, then `muehle games review`";
  return tl::unexpected(std::move(error));
}

int analyse_game(const AnalyseOptions& options, Language language) {
  Result<Record> record = read_game(options.file);
  if (!record) return complain(record.error());
  tell(record->remarks);
  if (!options.output.empty()) {
    if (const Result<void> writable = check_writable(options.output); !writable)
      return complain(writable.error(), exit_failed);
  }
  const History& history = record->game.history();
  auto database = analyse::open_database(options.desk, history.rules());
  if (!database) return complain(database.error());
  const StopSignals signals;
  Desk desk(std::move(*database), options.desk, signals.stop());
  if (const Result<void> ready = desk.gather(options.desk); !ready)
    return complain(ready.error(), exit_failed);
  const Progress progress(static_cast<std::uint64_t>(history.size()) + 1, "positions");
  const ChangingLine line;
  const auto found = review::review(desk.analyst, history, options.desk.lines, signals.stop(), [&](int done) {
    line.show(progress.text(static_cast<std::uint64_t>(done)));
  });
  line.clear();
  if (!found) return complain(found.error(), exit_failed);
  if (!*found) return signals.exit_status();
  if (!options.output.empty()) {
    const std::string text = write_record(review::annotated(*record, **found, analyse::phrases(language)));
    if (const Result<void> written = write_text(options.output, text); !written)
      return complain(written.error(), exit_failed);
    if (options.output == "-") return exit_done;
  }
  if (options.json) {
    print_json(review::review_json(*record, **found));
  } else {
    analyse::print_review(*record, **found, language);
  }
  return exit_done;
}

int run_analyse(const AnalyseOptions& options) {
  const Result<Language> chosen = chosen_language(options.language.value_or(""));
  if (!chosen) return complain(chosen.error());
  const Language language = *chosen;
  const bool position = options.setup.position || !options.moves.empty();
  if (position == !options.file.empty())
    return complain("give the FILE of a game, or a position with --position or --moves");
  if (position && !options.output.empty()) return complain("--out goes with the FILE of a game");
  if (!position && options.setup.rules)
    return complain("--rules goes with a position; a game has its rules in the tag Rules");
  return position ? analyse_position(options, language) : analyse_game(options, language);
}

}  // namespace

Command add_analyse(Arguments app) {
  const auto options = std::make_shared<AnalyseOptions>();
  const Arguments command =
      app.subcommand("analyse", "Judge every move of a game, or say what is best in a position");
  command.option("FILE", options->file,
                 "A game record or moves with white space between them; - for standard input");
  add_position_option(command, options->setup, false);
  command.option("--moves", options->moves,
                 "Moves that are played from the position (the start without one)");
  add_rules_option(command, options->setup);
  analyse::add_desk_options(command, options->desk);
  command.option("--lines", options->desk.lines, "How many moves to show, the best first")
      .range(1, MoveList::capacity)
      .show_default();
  command.option(
      "--out", options->output,
      "Write the game with values, glyphs and better lines to this file; - for standard output, and "
      "nothing else then");
  command.option("--lang", options->language, "de or en; else the environment's language");
  command.flag("--json", options->json, "For machines: one line of JSON");
  return {command, [options] { return run_analyse(*options); }};
}

}  // namespace muehle::cli

// `muehle puzzles`: makes puzzles from the solved game, or proves those of files.
#include <fmt/format.h>

#include <filesystem>
#include <map>
#include <memory>

#include "cli/commands.h"
#include "cli/db/source.h"
#include "cli/input.h"
#include "cli/output.h"
#include "cli/progress.h"
#include "cli/puzzles_proof.h"
#include "cli/stop_signals.h"
#include "puzzles/make.h"
#include "puzzles/text.h"
#include "solver/machine.h"
#include "solver/parallel.h"

namespace muehle::cli {
namespace {

namespace fs = std::filesystem;

constexpr int most_puzzles = 1'000'000;
constexpr const char* file_ending = ".txt";

struct PuzzlesOptions {
  db::SourceOptions source;
  int count = 6000;
  std::uint64_t seed = 1;
  std::string output;
  std::vector<std::string> proved;
  int threads = 0;  // 0: all there are
};

// One file for all, else a folder with a file for each theme.
bool is_one_file(const std::string& output) {
  return output == "-" || fs::path(output).extension() == file_ending;
}

std::string puzzles_command_line(const PuzzlesOptions& options) {
  return fmt::format("muehle " MUEHLE_VERSION ": muehle puzzles --db DIR --count {} --seed {} --out {}",
                     options.count, options.seed, options.output);
}

Result<void> check_output(const std::string& output) {
  if (is_one_file(output)) return check_writable(output);
  std::error_code error;
  fs::create_directories(output, error);
  if (error) return fail(fmt::format("cannot make the folder {}: {}", output, error.message()));
  return check_writable(fs::path(output) / (std::string(name_of(puzzles::Theme::win)) + file_ending));
}

Result<void> write(const PuzzlesOptions& options, const perfect::RulesKey& key,
                   const std::vector<puzzles::Puzzle>& made) {
  puzzles::Heading heading{std::nullopt, puzzles_command_line(options), perfect::to_text(key)};
  if (is_one_file(options.output)) return write_text(options.output, puzzles::to_text(heading, made));
  for (const puzzles::Theme theme : puzzles::all_themes) {
    std::vector<puzzles::Puzzle> of_theme;
    for (const puzzles::Puzzle& puzzle : made) {
      if (puzzle.theme == theme) of_theme.push_back(puzzle);
    }
    heading.theme = theme;
    const fs::path path = fs::path(options.output) / (std::string(name_of(theme)) + file_ending);
    const Result<void> written = write_text(path, puzzles::to_text(heading, std::move(of_theme)));
    if (!written) return written;
  }
  return {};
}

std::vector<perfect::Sector> moving_sectors(const perfect::Database& database) {
  std::vector<perfect::Sector> sectors;
  for (const perfect::Sector& sector : perfect::all_sectors()) {
    if (sector.moving() && database.knows(sector, perfect::Content::distance)) sectors.push_back(sector);
  }
  return sectors;
}

// A line on the terminal for each stage.
class StageLine {
 public:
  void show(puzzles::Stage stage, int done, int all) {
    if (stage != stage_ || !progress_) {
      progress_.emplace(static_cast<std::uint64_t>(all),
                        stage == puzzles::Stage::finding ? "candidates" : "candidates rated");
      stage_ = stage;
    }
    line_.show(progress_->text(static_cast<std::uint64_t>(done)));
  }
  void clear() const { line_.clear(); }

 private:
  ChangingLine line_;
  puzzles::Stage stage_ = puzzles::Stage::finding;
  std::optional<Progress> progress_;
};

void report(const std::vector<puzzles::Puzzle>& made) {
  std::map<puzzles::Theme, int> counts;
  for (const puzzles::Puzzle& puzzle : made) ++counts[puzzle.theme];
  for (const puzzles::Theme theme : puzzles::all_themes)
    fmt::print(stderr, "{:10} {:5}\n", name_of(theme), counts[theme]);
}

int make(const PuzzlesOptions& options, const db::Source& source) {
  if (const Result<void> writable = check_output(options.output); !writable)
    return complain(writable.error(), exit_failed);
  const StopSignals signals;
  StageLine line;
  const Result<perfect::Database> values = open_values(source);
  if (!values) return complain(values.error());
  puzzles::Workers workers;
  workers.threads = options.threads;
  workers.run = [&](std::size_t tasks, const std::function<void(int, std::size_t)>& work) {
    solver::run_parallel(options.threads, tasks, work);
  };
  workers.probes = [&] { return make_probes(*values, source); };
  workers.tell = [&](puzzles::Stage stage, int done, int all) {
    line.show(stage, done, all);
    return !signals.stop().load();
  };
  const auto made = puzzles::make({.count = options.count, .seed = options.seed}, source.key,
                                  moving_sectors(source.database), workers);
  line.clear();
  if (!made) return complain(made.error(), exit_failed);
  if (!*made) return complain("interrupted; nothing was written", signals.exit_status());
  const Result<void> written = write(options, source.key, **made);
  if (!written) return complain(written.error(), exit_failed);
  report(**made);
  const auto count = static_cast<int>((*made)->size());
  if (count == options.count) return exit_done;
  return complain(fmt::format("no more than {} puzzles were found; a larger database has more", count),
                  exit_failed);
}

int run_puzzles(PuzzlesOptions options) {
  const bool makes = !options.output.empty();
  if (makes != options.proved.empty())
    return complain("say what to do: --out FOLDER makes puzzles, --verify FILE proves those of a file");
  const Result<db::Source> source = db::open_source(options.source);
  if (!source) return complain(source.error());
  db::warn_about(*source);
  if (source->database.entries().empty()) return exit_failed;
  if (options.threads == 0) options.threads = solver::available_threads();
  return makes ? make(options, *source) : prove_puzzles(options.proved, *source, options.threads);
}

}  // namespace

Command add_puzzles(Arguments app) {
  const auto options = std::make_shared<PuzzlesOptions>();
  const Arguments command = app.subcommand("puzzles", "Make puzzles from the solved game, or prove them");
  command
      .option("-o,--out", options->output,
              "Make puzzles: a file for each theme in this folder, or all in one file that ends in .txt")
      .called("FOLDER");
  command
      .option("--verify", options->proved,
              "Prove the puzzles of these files: every right move, every wrong one, every reply")
      .called("FILE")
      .excludes("--out");
  command.option("--count", options->count, "How many to make, of all themes alike")
      .range(1, most_puzzles)
      .show_default();
  command.option("--seed", options->seed, "The same seed and database give the same puzzles").show_default();
  command.option("--threads", options->threads, "Processors to use; all of them without it")
      .range(1, most_threads);
  db::add_source_options(command, options->source);
  command.footer(
      "With --verify the exit status is 0 when every puzzle is right, else 1; each that is not is named by "
      "its line.");
  return {command, [options] { return run_puzzles(*options); }};
}

}  // namespace muehle::cli

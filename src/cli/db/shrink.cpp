// `muehle db shrink -o FOLDER`: the database without the positions that no game reaches.
#include <fmt/format.h>

#include <filesystem>
#include <memory>

#include "cli/db/checksums.h"
#include "cli/db/source.h"
#include "cli/db/subcommands.h"
#include "cli/db/survey_run.h"
#include "cli/folders.h"
#include "cli/output.h"
#include "cli/progress.h"
#include "cli/stop_signals.h"
#include "perfect/folder.h"
#include "perfect/sector_file.h"
#include "solver/disk.h"
#include "solver/machine.h"
#include "solver/shrink.h"

namespace muehle::cli::db {
namespace {

namespace fs = std::filesystem;
using Entry = perfect::Database::Entry;

struct DbShrinkOptions {
  SourceOptions source;
  std::string folder;
  int threads = 0;
};

struct Sizes {
  std::size_t files = 0;
  std::uint64_t before = 0;
  std::uint64_t after = 0;
};

bool becomes_smaller(const Entry& entry) {
  return solver::is_shrunk(entry.sector) && entry.extent == perfect::Extent::all;
}

class ShrinkRun {
 public:
  ShrinkRun(const Source& source, const fs::path& folder, int threads, const std::atomic<bool>& stop)
      : source_(source),
        folder_(folder),
        threads_(threads),
        stop_(stop),
        there_(perfect::open_folder(folder.string(), source.key).database),
        sizes_{.before = bytes_of(source.database.entries())},
        progress_(sizes_.before, "bytes") {}

  // False: it was stopped.
  Result<bool> run() {
    for (const Entry& entry : source_.database.entries()) {
      if (stop_) return false;
      const Result<void> done = write(entry);
      if (!done) return tl::unexpected(done.error());
      if (stop_) return false;
      std::error_code none;
      sizes_.after += fs::file_size(folder_ / name_of(source_, entry), none);
      ++sizes_.files;
      done_ += entry.bytes;
    }
    return true;
  }

  const Sizes& sizes() const { return sizes_; }

 private:
  Result<void> write(const Entry& entry) {
    line_.show(progress_.text(done_));
    if (const auto whole = source_.database.find(entry.sector, entry.content)->check_pages(); !whole)
      return whole;
    if (becomes_smaller(entry)) return shrink(entry);
    const std::string name = name_of(source_, entry);
    const auto copied = copy_unless_there(fs::path(source_.folder) / name, folder_ / name);
    if (!copied) return tl::unexpected(copied.error());
    return {};
  }

  Result<void> shrink(const Entry& entry) {
    if (is_there(entry)) return {};
    if (!shrinker_) shrinker_ = std::make_unique<solver::Shrinker>(source_.database, threads_);
    solver::Monitor monitor(stop_, [] {});
    const auto bytes = shrinker_->shrink(entry.sector, entry.content, monitor);
    if (!bytes) return tl::unexpected(bytes.error());
    if (stop_) return {};
    const std::array<solver::Bytes, 1> parts = {*bytes};
    const fs::path file = folder_ / name_of(source_, entry);
    return solver::write_file(disk_, file.parent_path().string(), file.filename().string(),
                              file.string() + ".unfinished", parts);
  }

  // From a run that was stopped.
  bool is_there(const Entry& entry) const {
    const perfect::SectorFile* file = there_.find(entry.sector, entry.content);
    return file != nullptr && file->header().extent == perfect::Extent::reached &&
           file->check_pages().has_value();
  }

  const Source& source_;
  fs::path folder_;
  int threads_;
  const std::atomic<bool>& stop_;
  perfect::Database there_;
  Sizes sizes_;
  solver::RealDisk disk_;
  std::unique_ptr<solver::Shrinker> shrinker_;
  Progress progress_;
  ChangingLine line_;
  std::uint64_t done_ = 0;
};

int run_db_shrink(const DbShrinkOptions& options) {
  const StopSignals signals;
  const Result<Source> source = open_source(options.source);
  if (!source) return complain(source.error());
  warn_about(*source);
  if (source->database.entries().empty()) return exit_failed;
  if (!source->refused.empty())
    return complain("a database with damaged files is not made smaller", exit_failed);
  const fs::path folder = options.folder;
  if (const auto outside = check_outside(*source, folder, "the smaller database"); !outside)
    return complain(outside.error());
  std::error_code failed;
  fs::create_directories(folder / perfect::folder_name(source->key), failed);
  if (failed)
    return complain(fmt::format("cannot make the folder {}: {}", options.folder, failed.message()),
                    exit_failed);
  // How much the others take is known only when they are written.
  std::vector<Entry> kept = source->database.entries();
  std::erase_if(kept, becomes_smaller);
  if (const auto room =
          check_room(folder, missing_bytes(*source, kept, folder), "the files that stay as they are");
      !room)
    return complain(room.error(), exit_failed);
  ShrinkRun run(*source, folder, options.threads == 0 ? solver::available_threads() : options.threads,
                signals.stop());
  const Result<bool> done = run.run();
  if (!done) return complain(done.error(), exit_failed);
  if (!*done)
    return complain("interrupted; the same command goes on where this one was", signals.exit_status());
  const Sizes& sizes = run.sizes();
  print_line(fmt::format("{} files in {}: {} bytes, {:.1f} % of {}", sizes.files, options.folder, sizes.after,
                         100.0 * static_cast<double>(sizes.after) / static_cast<double>(sizes.before),
                         sizes.before));
  return exit_done;
}

}  // namespace

Command add_shrink(Arguments db) {
  const auto options = std::make_shared<DbShrinkOptions>();
  const Arguments command =
      db.subcommand("shrink", "The database in a smaller form: without the positions that no game reaches");
  command
      .option("-o,--output", options->folder,
              "The folder for it, which is then a --db; it is made when it is missing")
      .called("FOLDER")
      .required();
  add_source_options(command, options->source);
  add_threads_option(command, options->threads);
  command.footer(
      "It answers every position as before: what is left out, of the last placements, is worked out when it "
      "is "
      "asked for, within milliseconds. Interrupted, the same command goes on.");
  return {command, [options] { return run_db_shrink(*options); }};
}

}  // namespace muehle::cli::db

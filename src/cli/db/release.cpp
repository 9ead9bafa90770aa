// `muehle db release -o FOLDER`: the database as it is given to others: its files, checked, with their
// checksums, what they are, how they are read, their licence and how to cite them.
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <set>

#include "cli/db/checksums.h"
#include "cli/db/release_texts.h"
#include "cli/db/source.h"
#include "cli/db/subcommands.h"
#include "cli/folders.h"
#include "cli/input.h"
#include "cli/output.h"
#include "cli/progress.h"
#include "cli/stop_signals.h"
#include "perfect/sector_file.h"

namespace muehle::cli::db {
namespace {

namespace fs = std::filesystem;
using Entry = perfect::Database::Entry;

struct DbReleaseOptions {
  SourceOptions source;
  std::string folder;
};

// A release that is not whole yet holds this file. Another folder with anything in it is somebody's own.
constexpr std::string_view unfinished = "UNFINISHED";
constexpr std::string_view texts_of_a_release[] = {"README.md",    "FORMAT.md",  "LICENSE.md",
                                                   "CITATION.cff", "SHA256SUMS", unfinished};

// Refused: what check_outside() refuses, what is no release, and a release of other files, which
// would stay there without a checksum.
Result<void> check_folder(const Source& source, const fs::path& folder) {
  std::error_code none;
  if (const auto outside = check_outside(source, folder, "a release"); !outside) return outside;
  if (!fs::exists(folder, none) || fs::is_empty(folder, none)) return {};
  if (!fs::is_directory(folder, none)) return fail(fmt::format("-o: {} is no folder", folder.string()));
  if (!fs::exists(folder / unfinished) && !fs::exists(folder / "SHA256SUMS"))
    return fail(
        fmt::format("-o: {} holds something else than a release; give an empty folder", folder.string()));
  std::set<std::string> ours(std::begin(texts_of_a_release), std::end(texts_of_a_release));
  for (const Entry& entry : source.database.entries()) ours.insert(name_of(source, entry));
  for (const fs::directory_entry& file : fs::recursive_directory_iterator(folder)) {
    const std::string name = file.path().lexically_relative(folder).generic_string();
    if (file.is_directory() || ours.contains(name) || name.ends_with(".unfinished")) continue;
    return fail(fmt::format("-o: {} holds {}, which is not of this release; give an empty folder",
                            folder.string(), name));
  }
  return {};
}

// How the files compare with those whose checksums are published with the program.
struct Published {
  std::size_t alike = 0;    // whole, or of a smaller database
  std::size_t smaller = 0;  // of these, those that leave out what no game reaches
  std::size_t different = 0;
  std::size_t unknown = 0;  // of which no checksum is published
  std::size_t placing = 0;  // alike, of the distances of the placing phase
  std::size_t all = 0;      // of these rules
};
Published compare(const Source& source, const Checksums& checksums) {
  const Checksums published = parse_checksums(published_checksums());
  Published found;
  const std::string folder = perfect::folder_name(source.key) + "/";
  for (const auto& [name, sum] : published) found.all += name.starts_with(folder) ? 1 : 0;
  const Checksums of_placing = parse_checksums(published_placing_checksums());
  const Checksums of_smaller = parse_checksums(published_reached_checksums());
  for (const Entry& entry : source.database.entries()) {
    const std::string name = name_of(source, entry);
    const auto is_alike = [&](const Checksums& all) -> std::optional<bool> {
      const auto known = all.find(name);
      if (known == all.end()) return std::nullopt;
      return known->second == checksums.at(name);
    };
    const bool small = entry.extent == perfect::Extent::reached;
    if (const auto alike = is_alike(small ? of_smaller : published)) {
      ++(*alike ? found.alike : found.different);
      found.smaller += small && *alike ? 1 : 0;
    } else if (const auto extra = small ? std::nullopt : is_alike(of_placing)) {
      ++(*extra ? found.placing : found.different);
    } else {
      ++found.unknown;
    }
  }
  return found;
}

std::string in_words(const Published& published) {
  if (published.all == 0) return "No checksums are published for these rules.";
  if (published.different > 0)
    return fmt::format("{} files differ from those published with the program.", published.different);
  std::string more;
  if (published.smaller > 0)
    more += fmt::format(" {} of them leave out the positions that no game reaches.", published.smaller);
  if (published.placing > 0)
    more += fmt::format(" So are {} files with the lengths of the placing phase.", published.placing);
  if (published.unknown > 0)
    more += fmt::format(" Of {} more no checksums are published.", published.unknown);
  if (published.alike == published.all)
    return fmt::format("This is the whole game: all {} files, equal to those published with the program.{}",
                       published.all, more);
  return fmt::format(
      "This is a part of the game: {} of {} files, equal to those published with the program.{}",
      published.alike, published.all, more);
}

std::string readme(const Source& source, std::size_t files, std::uint64_t bytes, const Published& published) {
  const std::string rules = perfect::to_text(source.key);
  return fmt::format(R"(# Mühle (Nine Men's Morris), solved

Exact values of positions with best play of both sides, for the rules {0}, made by `muehle solve`, version {1}.

{2} files, {3} bytes. {4}

| file | what |
|---|---|
| `{5}/*.wdl` | win, draw or loss for the side to move |
| `{5}/*.plies` | in how many plies the game ends with best play |
| `SHA256SUMS` | `sha256sum -c SHA256SUMS` says whether all bytes are as they were |
| `FORMAT.md` | how the files are read, by any program |
| `LICENSE.md` | CC0 1.0: everybody may do with them what he likes |
| `CITATION.cff` | how to cite them |

Values are without draw rules: endless play is a draw, and a win says nothing about whether a rule of repetition
overtakes it.

    muehle db probe --db . --rules {6} --position POSITION --moves
    muehle db verify --db . --rules {6}

The second command works every value out anew from the positions one move further on. To cite: this program and its
version, the rules {0}, and `SHA256SUMS`, which names these very files.
)",
                     rules, MUEHLE_VERSION, files, bytes, in_words(published),
                     perfect::folder_name(source.key), to_text(perfect::rules_of(source.key)));
}

// Copies what the folder lacks. Nothing: it was stopped.
Result<std::optional<Checksums>> copy_files(const Source& source, const fs::path& folder,
                                            const std::atomic<bool>& stop) {
  const std::vector<Entry> entries = source.database.entries();
  const Progress progress(bytes_of(entries), "bytes");
  const ChangingLine line;
  std::uint64_t done = 0;
  Checksums checksums;
  for (const Entry& entry : entries) {
    if (stop) return std::nullopt;
    line.show(progress.text(done));
    if (const Result<void> whole = source.database.find(entry.sector, entry.content)->check_pages(); !whole)
      return tl::unexpected(whole.error());
    const std::string name = name_of(source, entry);
    Result<std::string> sum = copy_unless_there(fs::path(source.folder) / name, folder / name);
    if (!sum) return tl::unexpected(sum.error());
    checksums.emplace(name, std::move(*sum));
    done += entry.bytes;
  }
  return checksums;
}

Result<void> write_texts(const fs::path& folder, const Source& source, const Checksums& checksums,
                         const Published& published) {
  const auto entries = source.database.entries();
  const std::pair<const char*, std::string> texts[] = {
      {"README.md", readme(source, entries.size(), bytes_of(entries), published)},
      {"FORMAT.md", std::string(database_format())},
      {"LICENSE.md", std::string(database_licence())},
      {"CITATION.cff", std::string(database_citation())},
      {"SHA256SUMS", to_text(checksums)}};
  for (const auto& [name, text] : texts) {
    if (const Result<void> written = write_text((folder / name).string(), text); !written) return written;
  }
  return {};
}

int run_db_release(const DbReleaseOptions& options) {
  const StopSignals signals;
  const Result<Source> source = open_source(options.source);
  if (!source) return complain(source.error());
  warn_about(*source);
  if (source->database.entries().empty()) return exit_failed;
  if (!source->refused.empty())
    return complain("nothing is released of a database with damaged files", exit_failed);
  const fs::path folder = options.folder;
  if (const Result<void> fits = check_folder(*source, folder); !fits) return complain(fits.error());
  std::error_code failed;
  fs::create_directories(folder / perfect::folder_name(source->key), failed);
  if (failed)
    return complain(fmt::format("cannot make the folder {}: {}", options.folder, failed.message()),
                    exit_failed);
  if (const auto room =
          check_room(folder, missing_bytes(*source, source->database.entries(), folder), "the files");
      !room)
    return complain(room.error(), exit_failed);
  if (const auto begun = write_text((folder / unfinished).string(), ""); !begun)
    return complain(begun.error(), exit_failed);
  const auto checksums = copy_files(*source, folder, signals.stop());
  if (!checksums) return complain(checksums.error(), exit_failed);
  if (!*checksums)
    return complain("interrupted; the same command goes on where this one was", signals.exit_status());
  const Published published = compare(*source, **checksums);
  if (const auto written = write_texts(folder, *source, **checksums, published); !written)
    return complain(written.error(), exit_failed);
  fs::remove(folder / unfinished, failed);
  print_line(fmt::format("{} files, {} bytes in {}", (*checksums)->size(),
                         bytes_of(source->database.entries()), options.folder));
  print_line(in_words(published));
  return exit_done;
}

}  // namespace

Command add_release(Arguments db) {
  const auto options = std::make_shared<DbReleaseOptions>();
  const Arguments command = db.subcommand(
      "release", "The database as it is given to others: files, checksums, format, licence, how to cite");
  command.option("-o,--output", options->folder, "The folder for it; it is made when it is missing")
      .called("FOLDER")
      .required();
  add_source_options(command, options->source);
  command.footer("Every byte is checked before it is copied. Interrupted, the same command goes on.");
  return {command, [options] { return run_db_release(*options); }};
}

}  // namespace muehle::cli::db

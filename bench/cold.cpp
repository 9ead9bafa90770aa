// `cold FILE --db DIR [--movetime MS] [--from N] [--count N] [--disk MS]`: what the engine gives away with a
// database that is not in memory, with one that is, and without one, on positions whose moves are all
// labelled with their exact values (tools/critical_set); and by how much it overruns its time. Runs are
// paired: every position is searched without a database right before it is searched with one. Cold is a
// database that was just opened, all of its files having been dropped from the page cache, which is looked at
// with mincore().
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <filesystem>
#include <map>
#include <mutex>
#include <thread>

#include "engine/team.h"
#include "perfect/folder.h"
#include "problems.h"
#include "rules/notation.h"

namespace {

using namespace muehle;
using bench::Problem;

struct Options {
  std::string file;
  std::string folder;
  int milliseconds = 100;
  int from = 1;
  int count = 100;
  int threads = 1;
  int megabytes = 64;
  int disk_milliseconds = 0;
  bool trap = false;
  bool no_cold = false;
  bool no_warm = false;
  bool list = false;
};

std::int64_t now() {
  const auto time = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::microseconds>(time).count();
}

// ---- The page cache ----

// The files of a database, which nobody may have mapped while they are dropped.
class Files {
 public:
  explicit Files(const std::string& folder) {
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
      if (entry.is_regular_file()) names_.push_back(entry.path());
    }
  }

  void drop() const {
    for_each([](int file, std::size_t) { posix_fadvise(file, 0, 0, POSIX_FADV_DONTNEED); });
  }
  void load() const {
    std::vector<char> buffer(std::size_t{1} << 20);
    for_each([&](int file, std::size_t) {
      while (::read(file, buffer.data(), buffer.size()) > 0) {
      }
    });
  }
  // How much of the files is in memory, from 0 to 1.
  double share_in_memory() const {
    const auto page = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
    std::size_t pages = 0;
    std::size_t resident = 0;
    for_each([&](int file, std::size_t size) {
      void* bytes = mmap(nullptr, size, PROT_READ, MAP_SHARED, file, 0);
      if (bytes == MAP_FAILED) return;
      std::vector<unsigned char> here((size + page - 1) / page);
      mincore(bytes, size, here.data());
      munmap(bytes, size);
      pages += here.size();
      resident += static_cast<std::size_t>(
          std::count_if(here.begin(), here.end(), [](unsigned char each) { return (each & 1) != 0; }));
    });
    return pages > 0 ? static_cast<double>(resident) / static_cast<double>(pages) : 0;
  }

 private:
  template <typename Do>
  void for_each(Do&& action) const {
    for (const std::string& name : names_) {
      const int file = ::open(name.c_str(), O_RDONLY | O_CLOEXEC);
      if (file < 0) continue;
      struct stat status{};
      if (fstat(file, &status) == 0 && status.st_size > 0)
        action(file, static_cast<std::size_t>(status.st_size));
      ::close(file);
    }
  }
  std::vector<std::string> names_;
};

// ---- A disk ----

// Fetches page after page of all files, each in so many microseconds; who reads a page before it is there
// waits for it.
class Disk {
 public:
  explicit Disk(std::int64_t page_time) : page_time_(page_time) {}
  // When a page that is asked for now will be there.
  std::int64_t fetch() {
    const std::lock_guard lock(mutex_);
    return ready_ = std::max(ready_, now()) + page_time_;
  }

 private:
  const std::int64_t page_time_;
  std::mutex mutex_;
  std::int64_t ready_ = 0;
};

class DiskSource final : public perfect::ByteSource {
 public:
  DiskSource(std::unique_ptr<perfect::ByteSource> file, Disk& disk) : file_(std::move(file)), disk_(disk) {}

  std::uint64_t size() const override { return file_->size(); }
  std::span<const std::uint8_t> read(std::uint64_t offset, std::size_t length,
                                     std::vector<std::uint8_t>& buffer) const override {
    if (opened_) {
      const std::int64_t wait = there_at(offset) - now();
      if (wait > 0) std::this_thread::sleep_for(std::chrono::microseconds(wait));
    }
    return file_->read(offset, length, buffer);
  }
  bool at_hand(std::uint64_t offset, std::size_t) const override {
    const std::lock_guard lock(mutex_);
    const auto asked = there_at_.find(offset);
    return asked != there_at_.end() && asked->second <= now();
  }
  void ask_for(std::uint64_t offset, std::size_t) const override { there_at(offset); }
  void be_opened() { opened_ = true; }

 private:
  std::int64_t there_at(std::uint64_t offset) const {
    const std::lock_guard lock(mutex_);
    const auto [page, fresh] = there_at_.try_emplace(offset, 0);
    if (fresh) page->second = disk_.fetch();
    return page->second;
  }

  std::unique_ptr<perfect::ByteSource> file_;
  Disk& disk_;
  bool opened_ = false;
  mutable std::mutex mutex_;
  mutable std::map<std::uint64_t, std::int64_t> there_at_;  // pages, by offset
};

perfect::Database open_on(Disk& disk, const std::string& folder) {
  perfect::Database database{perfect::RulesKey{}};
  std::vector<DiskSource*> sources;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    const std::string name = entry.path().filename();
    auto file = entry.is_regular_file() ? perfect::map_file(entry.path()) : fail("no file");
    if (!file || !perfect::parse_file_name(name)) continue;
    auto source = std::make_unique<DiskSource>(std::move(*file), disk);
    DiskSource* const opened = source.get();
    if (database.add(name, std::move(source))) sources.push_back(opened);
  }
  for (DiskSource* source : sources) source->be_opened();
  return database;
}

// ---- Searches ----

class Tally {
 public:
  void note(const Problem& problem, const search::Report& report, std::int64_t microseconds) {
    const int given = bench::given_away(problem, to_text(*report.best));
    given_ += given;
    errors_ += given > 0 ? 1 : 0;
    exact_ += report.info.exact ? 1 : 0;
    depths_ += report.info.depth;
    times_.push_back(microseconds);
  }
  void print(std::string_view name, std::int64_t limit) {
    std::sort(times_.begin(), times_.end());
    const auto over = [&](double share) {
      const auto at = static_cast<std::size_t>(share * static_cast<double>(times_.size() - 1));
      return static_cast<double>(times_[at] - limit) / 1000;
    };
    fmt::print(
        "{:18} {:5} positions, {:3} errors, {:3} points given away, {:5} exact, depth {:4.1f}, "
        "over the time: 99 % {:+.1f} ms, longest {:+.1f} ms\n",
        name, times_.size(), errors_, given_, exact_,
        static_cast<double>(depths_) / static_cast<double>(times_.size()), over(0.99), over(1));
    std::fflush(stdout);
  }

 private:
  int given_ = 0;  // from a win to a draw and from a draw to a loss: one each
  int errors_ = 0;
  int exact_ = 0;
  int depths_ = 0;
  std::vector<std::int64_t> times_;
};

class Examination {
 public:
  Examination(const Options& options, const std::vector<Problem>& problems)
      : options_(options),
        problems_(problems),
        folder_(options.folder + "/" + perfect::folder_name({})),
        files_(folder_),
        without_(make_team(nullptr)) {}

  void run_cold() {
    Tally without;
    Tally cold;
    double most_in_memory = 0;
    for (const Problem& problem : problems_) {
      think(without_, problem, without);
      files_.drop();
      most_in_memory = std::max(most_in_memory, files_.share_in_memory());
      const perfect::OpenedFolder opened = perfect::open_folder(options_.folder, perfect::RulesKey{});
      engine::Team team = make_team(&opened.database);
      think(team, problem, cold);
    }
    fmt::print("before each cold search at most {:.2f} % of the files were in memory\n",
               100 * most_in_memory);
    without.print("without", limit());
    cold.print("cold database", limit());
  }

  void run_on_disk() {
    Tally without;
    Tally slow;
    files_.load();
    for (const Problem& problem : problems_) {
      think(without_, problem, without);
      Disk disk(options_.disk_milliseconds * std::int64_t{1000});
      const perfect::Database database = open_on(disk, folder_);
      engine::Team team = make_team(&database);
      think(team, problem, slow);
    }
    without.print("without", limit());
    slow.print(fmt::format("{} ms a page", options_.disk_milliseconds), limit());
  }

  void run_warm() {
    Tally without;
    Tally warm;
    files_.load();
    const perfect::OpenedFolder opened = perfect::open_folder(options_.folder, perfect::RulesKey{});
    engine::Team team = make_team(&opened.database);
    fmt::print("{:.2f} % of the files are in memory\n", 100 * files_.share_in_memory());
    for (const Problem& problem : problems_) {
      think(without_, problem, without);
      think(team, problem, warm);
    }
    without.print("without", limit());
    warm.print("warm database", limit());
  }

 private:
  std::int64_t limit() const { return options_.milliseconds * std::int64_t{1000}; }

  engine::Team make_team(const perfect::Database* database) const {
    return engine::Team::make(static_cast<std::size_t>(options_.megabytes), options_.threads, database)
        .value();
  }

  void think(engine::Team& team, const Problem& problem, Tally& tally) {
    team.clear();
    const search::Request request{.limits = {.microseconds = limit()},
                                  .style = options_.trap ? search::Style::trap : search::Style::solid};
    const std::int64_t begin = now();
    const search::Report report =
        team.search(History(RuleSet{}, Start{problem.position}), request, {.clock = now}).value();
    tally.note(problem, report, now() - begin);
    if (options_.list) {
      const std::string move = to_text(*report.best);
      fmt::print("{} {} {}={} {} score {} depth {} {} us\n", to_text(problem.position), problem.value, move,
                 problem.moves.at(move), report.info.exact ? "exact" : "", report.info.score,
                 report.info.depth, now() - begin);
    }
  }

  const Options& options_;
  const std::vector<Problem>& problems_;
  const std::string folder_;
  Files files_;
  engine::Team without_;
};

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("What a database that is not in memory costs.");
  Options options;
  app.add_option("file", options.file, "positions with the values of their moves")->required();
  app.add_option("--db", options.folder, "folder of the database")->required();
  app.add_option("--movetime", options.milliseconds, "milliseconds a position")->capture_default_str();
  app.add_option("--from", options.from, "number of the first position")->capture_default_str();
  app.add_option("--count", options.count, "positions")->capture_default_str();
  app.add_option("--threads", options.threads, "of a search")->capture_default_str();
  app.add_option("--hash", options.megabytes, "MiB of table")->capture_default_str();
  app.add_option("--disk", options.disk_milliseconds, "milliseconds a page of a slow disk; 0: no such run");
  app.add_flag("--trap", options.trap, "look for traps");
  app.add_flag("--no-cold", options.no_cold, "leave the cold runs out");
  app.add_flag("--no-warm", options.no_warm, "leave the warm runs out");
  app.add_flag("--list", options.list, "also print every search");
  CLI11_PARSE(app, argc, argv);

  const auto problems = bench::read_problems(options.file, options.from, options.count);
  if (!problems) {
    fmt::print(stderr, "cold: {}\n", problems.error().message);
    return 2;
  }
  Examination examination(options, *problems);
  if (!options.no_cold) examination.run_cold();
  if (options.disk_milliseconds > 0) examination.run_on_disk();
  if (!options.no_warm) examination.run_warm();
  return 0;
}

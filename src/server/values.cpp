#include "server/values.h"

#include <spdlog/spdlog.h>

#include <atomic>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/thread_pool.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/json/serialize.hpp>
#include <chrono>
#include <filesystem>
#include <map>
#include <mutex>
#include <vector>

#include "perfect/failure.h"
#include "perfect/folder.h"
#include "perfect/rated_moves.h"
#include "review/json.h"
#include "review/review.h"
#include "review/values.h"
#include "rules/notation.h"
#include "rules/record.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;
namespace fs = std::filesystem;
using SteadyClock = std::chrono::steady_clock;

constexpr std::chrono::seconds look_again{1};
constexpr int better_moves = 1;  // shown for a move that gave something away, as `muehle analyse` does

using Opened = std::shared_ptr<const perfect::OpenedFolder>;

// One more as long as it lives.
class Counted {
 public:
  explicit Counted(int& count) : count_(count) { ++count_; }
  Counted(const Counted&) = delete;
  Counted& operator=(const Counted&) = delete;
  ~Counted() { --count_; }

 private:
  int& count_;
};

// When a file came or went; nothing where there is no folder.
std::optional<fs::file_time_type> changed_at(const fs::path& folder) {
  std::error_code error;
  const fs::file_time_type time = fs::last_write_time(folder, error);
  return error ? std::nullopt : std::optional(time);
}

}  // namespace

// One thread's way to a database, with the blocks it unpacked last.
class Values::Reader {
 public:
  explicit Reader(Opened opened)
      : opened_(std::move(opened)), probe_(perfect::make_probe(opened_->database)) {}

  const Opened& opened() const { return opened_; }

  Answer<std::string> look_up(const Position& position) const {
    const auto answer = probe_->answer(position);
    if (!answer) return unreadable(answer.error());
    if (!*answer) return refuse(ErrorCode::absent, "the database here does not hold this position");
    const auto moves = review::moves_by_value(*probe_, position, perfect::rules_of(opened_->database.key()));
    if (!moves) return unreadable(moves.error());
    return boost::json::serialize(review::values_json(*answer, *moves));
  }

  Answer<std::string> review(const Record& record) const {
    bool known = true;
    const auto no_search = [&known](const History&, const search::Request&) -> Result<search::Report> {
      known = false;
      return fail("there is no value");
    };
    review::Analyst analyst(no_search, probe_.get(),
                            {.limits = {}, .lines = better_moves, .extends_draws = false});
    const std::atomic<bool> stop = false;
    const auto found = review::review(analyst, record.game.history(), better_moves, stop, [](int) {});
    if (!known)
      return refuse(ErrorCode::absent, "the database here does not hold every position of the game");
    if (!found) return unreadable(found.error());
    return boost::json::serialize(review::review_json(record, **found));
  }

 private:
  static Answer<std::string> unreadable(const Error& error) {
    spdlog::error("database: {}", error.message);
    if (perfect::failure_of(error) == perfect::Failure::not_now)
      return refuse(ErrorCode::busy, "the server cannot read its database just now");
    return refuse(ErrorCode::internal, "the server's database is damaged; its log names the file");
  }

  Opened opened_;
  std::unique_ptr<perfect::Probe> probe_;
};

// The databases, the readers that nobody uses, and the threads that take them.
class Values::Shelf {
 public:
  Shelf(std::string folder, int threads)
      : folder_(std::move(folder)), threads_(static_cast<std::size_t>(threads)) {}
  ~Shelf() { threads_.join(); }

  asio::thread_pool& threads() { return threads_; }

  // What `work` makes of a reader, which nobody else has meanwhile.
  template <typename Work>
  Answer<std::string> with_reader(const perfect::RulesKey& key, Work&& work) {
    std::unique_ptr<Reader> reader = take(key);
    Answer<std::string> answer = work(*reader);
    give_back(std::move(reader));
    return answer;
  }

 private:
  struct Database {
    Opened opened;
    std::optional<fs::file_time_type> changed;
    SteadyClock::time_point looked;
    std::vector<std::unique_ptr<Reader>> idle;
  };

  std::unique_ptr<Reader> take(const perfect::RulesKey& key) {
    const std::lock_guard lock(mutex_);
    Database& database = current(key);
    if (database.idle.empty()) return std::make_unique<Reader>(database.opened);
    std::unique_ptr<Reader> reader = std::move(database.idle.back());
    database.idle.pop_back();
    return reader;
  }

  // One of files that have been replaced since is not used again.
  void give_back(std::unique_ptr<Reader> reader) {
    const std::lock_guard lock(mutex_);
    Database& database = databases_.at(perfect::folder_name(reader->opened()->database.key()));
    if (database.opened == reader->opened()) database.idle.push_back(std::move(reader));
  }

  Database& current(const perfect::RulesKey& key) {
    const std::string name = perfect::folder_name(key);
    Database& database = databases_[name];
    const SteadyClock::time_point now = SteadyClock::now();
    if (database.opened && now - database.looked < look_again) return database;
    database.looked = now;
    const auto changed = changed_at(fs::path(folder_) / name);
    if (database.opened && changed == database.changed) return database;
    database.changed = changed;
    database.idle.clear();
    database.opened = std::make_shared<const perfect::OpenedFolder>(perfect::open_folder(folder_, key));
    for (const Error& error : database.opened->refused) spdlog::warn("database: {}", error.message);
    return database;
  }

  std::string folder_;
  std::mutex mutex_;
  std::map<std::string, Database> databases_;  // by the name of the folder in the folder
  asio::thread_pool threads_;                  // the last: its work uses the others
};

Values::Values(std::string folder, int threads)
    : load_{.threads = threads}, shelf_(std::make_unique<Shelf>(std::move(folder), threads)) {}
Values::~Values() = default;

// On one of the threads.
template <typename Work>
asio::awaitable<Answer<std::string>> Values::read(const RuleSet& rules, int& count, Work work) {
  const Counted counted(count);
  const Result<perfect::RulesKey> key = perfect::key_of(rules);
  if (!key) co_return refuse(ErrorCode::absent, key.error().message);
  auto reading = [](Shelf& shelf, perfect::RulesKey of, Work what) -> asio::awaitable<Answer<std::string>> {
    co_return shelf.with_reader(of, what);
  };
  Answer<std::string> answer = co_await asio::co_spawn(
      shelf_->threads(), reading(*shelf_, *key, std::move(work)), asio::use_awaitable);
  co_return answer;
}

asio::awaitable<Answer<std::string>> Values::look_up(std::string position, std::string rules) {
  const Result<RuleSet> read_rules = parse_rules(rules);
  if (!read_rules) co_return refuse(ErrorCode::bad_rules, read_rules.error().message);
  const Result<Start> start = parse_start(position);
  if (!start) co_return refuse(ErrorCode::bad_position, start.error().message);
  auto work = [wanted = start->position](const Reader& reader) { return reader.look_up(wanted); };
  Answer<std::string> answer = co_await read(*read_rules, load_.lookups, std::move(work));
  co_return answer;
}

asio::awaitable<Answer<std::string>> Values::review(std::string record) {
  Result<Record> game = read_record(record, ResultText::optional);
  if (!game) co_return refuse(ErrorCode::bad_record, game.error().message);
  if (game->game.history().size() == 0) co_return refuse(ErrorCode::bad_record, "there are no moves in it");
  const RuleSet rules = game->game.rules();
  auto work = [game = *std::move(game)](const Reader& reader) { return reader.review(game); };
  Answer<std::string> answer = co_await read(rules, load_.reviews, std::move(work));
  co_return answer;
}

}  // namespace muehle::server

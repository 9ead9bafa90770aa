#include "server/truth/values.h"

#include <spdlog/spdlog.h>

#include <chrono>
#include <filesystem>
#include <map>
#include <mutex>
#include <vector>

#include "perfect/failure.h"
#include "perfect/folder.h"
#include "perfect/rated_moves.h"
#include "records/read.h"
#include "review/json.h"
#include "review/review.h"
#include "review/values.h"
#include "rules/notation.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;
namespace fs = std::filesystem;
using SteadyClock = std::chrono::steady_clock;

constexpr std::chrono::seconds folder_check_interval{1};
// What may be asked for and not answered yet, in positions that are looked at with all their moves.
constexpr std::int64_t most_positions = 8000;
// So many of a game are looked at before others have their turn.
constexpr int positions_at_a_time = 32;
constexpr int better_moves = 1;  // shown for a move that gave something away, as `muehle analyse` does

using OpenedDatabase = std::shared_ptr<const perfect::OpenedFolder>;

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
  explicit Reader(OpenedDatabase opened)
      : opened_(std::move(opened)), probe_(perfect::make_probe(opened_->database)) {}

  const OpenedDatabase& opened() const { return opened_; }

  Answer<std::string> look_up(const Position& position) const {
    const auto answer = probe_->answer(position);
    if (!answer) return unreadable(answer.error());
    if (!*answer) return refuse(ErrorCode::absent, "the database here does not hold this position");
    const auto moves = review::moves_by_value(*probe_, position, perfect::rules_of(opened_->database.key()));
    if (!moves) return unreadable(moves.error());
    return review::values_json(*answer, *moves);
  }

  perfect::Probe& probe() { return *probe_; }

  static tl::unexpected<Refused> unreadable(const Error& error) {
    spdlog::error("database: {}", error.message);
    if (perfect::failure_of(error) == perfect::Failure::not_now)
      return refuse(ErrorCode::busy, "the server cannot read its database just now");
    return refuse(ErrorCode::internal, "the server's database is damaged; its log names the file");
  }

 private:
  OpenedDatabase opened_;
  std::unique_ptr<perfect::Probe> probe_;
};

// The databases, and the readers that nobody uses.
class Values::Shelf {
 public:
  explicit Shelf(std::string folder) : folder_(std::move(folder)) {}

  // What `work` makes of a reader, which nobody else has meanwhile.
  template <typename Work>
  std::invoke_result_t<Work, Reader&> with_reader(const perfect::RulesKey& key, Work&& work) {
    std::unique_ptr<Reader> reader = take(key);
    auto answer = work(*reader);
    give_back(std::move(reader));
    return answer;
  }

 private:
  struct Database {
    OpenedDatabase opened;
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
    if (database.opened && now - database.looked < folder_check_interval) return database;
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
};

// A game under review, which is looked at in turns, each by whatever reader is there.
class Values::Reviewing {
 public:
  explicit Reviewing(Record record)
      : record_(std::move(record)),
        analyst_(lent_, better_moves),
        reviewer_(analyst_, record_.game.history(), better_moves) {}

  // Nothing: there is more to look at.
  std::optional<Answer<std::string>> go_on(Reader& reader) {
    lent_.probe = &reader.probe();
    for (int n = 0; n < positions_at_a_time && !reviewer_.done(); ++n) {
      const Result<void> step = reviewer_.step();
      if (step) continue;
      if (step.error().code != review::no_value) return Reader::unreadable(step.error());
      return refuse(ErrorCode::absent, "the database here does not hold every position of the game");
    }
    if (!reviewer_.done()) return std::nullopt;
    return review::review_json(record_, reviewer_.review());
  }

 private:
  struct Lent final : perfect::Probe {
    Result<std::optional<perfect::Answer>> answer(const Position& position) override {
      return probe->answer(position);
    }
    perfect::Probe* probe = nullptr;
  };

  Record record_;
  Lent lent_;
  review::Analyst analyst_;
  review::Reviewer reviewer_;
};

Values::Values(std::string folder, int threads, std::function<void()> before)
    : load_{.threads = threads},
      shelf_(std::make_unique<Shelf>(std::move(folder))),
      workers_(threads, most_positions, std::move(before)) {}
Values::~Values() = default;

void Values::drop_gone() { workers_.drop_gone(); }

asio::awaitable<Answer<std::string>> Values::look_up(std::string position, std::string rules) {
  const Counted counted(load_.lookups);
  const Result<RuleSet> read_rules = parse_rules(rules);
  if (!read_rules) co_return refuse(ErrorCode::bad_rules, read_rules.error().message);
  const Result<Start> start = parse_start(position);
  if (!start) co_return refuse(ErrorCode::bad_position, start.error().message);
  const Result<perfect::RulesKey> key = perfect::key_of(*read_rules);
  if (!key) co_return refuse(ErrorCode::absent, key.error().message);
  auto work = [shelf = shelf_.get(), key = *key, wanted = start->position] {
    return shelf->with_reader(key, [&](Reader& reader) { return reader.look_up(wanted); });
  };
  const Workers::Effort effort{};
  Answer<Answer<std::string>> answer = co_await workers_.run(effort, std::move(work));
  if (!answer) co_return tl::unexpected<Refused>(answer.error());
  co_return *std::move(answer);
}

asio::awaitable<Answer<std::string>> Values::review(std::string record) {
  const Counted counted(load_.reviews);
  Result<Record> game = records::read_the_game(record);
  if (!game) co_return refuse(ErrorCode::bad_record, game.error().message);
  if (game->game.history().size() == 0) co_return refuse(ErrorCode::bad_record, "there are no moves in it");
  const Result<perfect::RulesKey> key = perfect::key_of(game->game.rules());
  if (!key) co_return refuse(ErrorCode::absent, key.error().message);
  const Workers::Effort effort{.cost = game->game.history().size() + 1, .turn = positions_at_a_time};
  auto work = [shelf = shelf_.get(), key = *key, reviewing = std::make_shared<Reviewing>(*std::move(game))] {
    return shelf->with_reader(key, [&](Reader& reader) { return reviewing->go_on(reader); });
  };
  Answer<Answer<std::string>> answer = co_await workers_.run_in_turns(effort, std::move(work));
  if (!answer) co_return tl::unexpected<Refused>(answer.error());
  co_return *std::move(answer);
}

}  // namespace muehle::server

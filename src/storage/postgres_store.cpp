#include "storage/postgres_store.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <optional>
#include <thread>
#include <utility>

#include "storage/batch.h"
#include "storage/data_folder.h"
#include "storage/postgres.h"
#include "storage/postgres_migrations.h"
#include "storage/queued_store.h"
#include "support/folder_lock.h"

namespace muehle {
namespace {

using namespace std::chrono_literals;

// A server that is started anew is there again within this; whoever waits for an answer waits as long.
constexpr auto time_to_return = 8s;
// With one answer of a database that says nothing at all. A busy disk may take seconds.
constexpr auto most_silence = 20s;
constexpr auto pause = 100ms;
constexpr auto grace = 1s;
constexpr int most_retries = 3;

constexpr const char* take_alone =
    "SELECT CASE WHEN pg_try_advisory_lock(hashtext('muehle serve ' || current_schema())) THEN 1 ELSE 0 END";
constexpr const char* take_shared =
    "SELECT CASE WHEN pg_try_advisory_lock_shared(hashtext('muehle serve ' || current_schema()))"
    " THEN 1 ELSE 0 END";

// After which nothing of its transaction is done, unlike after a conflict.
bool is_busy(const StoreResult<void>& answer) {
  return !answer && answer.error().kind == StoreError::Kind::busy;
}

// A connection, and all that is stored behind it.
class Connection {
 public:
  // Which holds the database for this process, and has brought it up to date.
  Connection(const std::string& where, Use use, postgres::Patience patience) : database_(where, patience) {
    take_postgres(database_, use);
    postgres::migrate(database_);
    database_.mark_commits();
  }
  // Beside such a one; for reading alone.
  Connection(const std::string& where, postgres::Patience patience) : database_(where, patience) {}

  bool is_open() const { return database_.is_open(); }
  bool may_have_committed() const { return database_.may_have_committed(); }
  void set_patience(postgres::Patience patience) { database_.set_patience(patience); }
  void fence(const Fence::Held& held) { database_.fence(held.server, held.lease); }
  std::vector<StoreResult<void>> commit(std::span<const Store::Work> works) {
    return sql::commit(database_, repositories_, works);
  }
  StoreResult<void> read(const Store::Work& work) { return sql::read(database_, repositories_, work); }

 private:
  postgres::Database database_;
  sql::Repositories repositories_{database_};
};

// A way to the database, which is looked for again where it was lost.
class Way {
 public:
  // Throws Failure where there is none.
  Way(std::string where, std::optional<Use> use) : where_(std::move(where)), use_(use) {
    open({});  // tables may have to be rewritten, for as long as that takes
    connection_->set_patience(patience_);
  }

  // After find() has found it.
  Connection& connection() { return *connection_; }

  // Waits once; while the database stays away, nobody else does.
  StoreResult<void> find() {
    if (hurry_ && !(connection_ && connection_->is_open()))
      return tl::unexpected<StoreError>({StoreError::Kind::busy, "the way to the database is lost"});
    const auto end = std::chrono::steady_clock::now() + (is_away_ ? 0s : time_to_return);
    while (!connection_ || !connection_->is_open()) {
      connection_.reset();
      try {
        open(patience_);
      } catch (const postgres::Failure& failure) {
        is_away_ = hurry_ || std::chrono::steady_clock::now() + pause > end;
        if (is_away_) return tl::unexpected<StoreError>({StoreError::Kind::busy, failure.message});
        std::this_thread::sleep_for(pause);
      }
    }
    is_away_ = false;
    return {};
  }

  void hurry() { hurry_ = true; }

  // What was read on a way that was lost is read again on the next one.
  StoreResult<void> read(const Store::Work& work) {
    for (int tries = 0;; ++tries) {
      if (const StoreResult<void> found = find(); !found) return found;
      StoreResult<void> answer = connection_->read(work);
      if (answer || connection_->is_open() || tries == most_retries) return answer;
    }
  }

 private:
  void open(postgres::Patience patience) {
    if (use_)
      connection_.emplace(where_, *use_, patience);
    else
      connection_.emplace(where_, patience);
  }

  std::string where_;
  std::optional<Use> use_;  // none: beside one that has it
  std::atomic<bool> hurry_ = false;
  postgres::Patience patience_{.each = most_silence, .hurry = &hurry_};
  std::optional<Connection> connection_;
  bool is_away_ = false;
};

class PostgresBackend final : public QueuedStore::Backend {
 public:
  PostgresBackend(FolderLock lock, const std::string& where, const Fence* fence)
      : lock_(std::move(lock)), fence_(fence), way_(where, fence == nullptr ? Use::alone : Use::shared) {}

  // Where the way was lost before anything could be done, it is done again on the next one. Nothing is done
  // twice: whether it was done by a commit that nobody answered is left to who asked for it, who looks at
  // what is stored.
  std::vector<StoreResult<void>> commit(std::span<const Store::Work> works) override {
    for (int tries = 0;; ++tries) {
      if (const StoreResult<void> found = way_.find(); !found) return std::vector(works.size(), found);
      if (const StoreResult<void> lead = check_lead(); !lead) return std::vector(works.size(), lead);
      Connection& connection = way_.connection();
      std::vector<StoreResult<void>> answers = connection.commit(works);
      const bool undone = std::ranges::any_of(answers, is_busy) && !connection.may_have_committed();
      if (!undone || connection.is_open() || tries == most_retries) return answers;
    }
  }
  StoreResult<void> read(const Store::Work& work) override { return way_.read(work); }
  void hurry() override { way_.hurry(); }

 private:
  StoreResult<void> check_lead() {
    if (fence_ == nullptr) return {};
    const std::optional<Fence::Held> held = fence_->held();
    if (!held) return tl::unexpected<StoreError>({StoreError::Kind::lost, "another server has the lead"});
    way_.connection().fence(*held);
    return {};
  }

  FolderLock lock_;
  const Fence* fence_;
  Way way_;
};

class PostgresReader final : public QueuedStore::Reader {
 public:
  explicit PostgresReader(const std::string& where) : way_(where, std::nullopt) {}
  StoreResult<void> read(const Store::Work& work) override { return way_.read(work); }
  void hurry() override { way_.hurry(); }

 private:
  Way way_;
};

}  // namespace

bool is_postgres(const std::string& where) {
  return where.starts_with("postgresql://") || where.starts_with("postgres://");
}

std::string without_password(const std::string& where) {
  const std::size_t user = where.find("//") + 2;
  const std::size_t end = std::min(where.find_first_of("/?", user), where.size());
  const std::size_t at = where.substr(0, end).rfind('@');
  const std::size_t colon = where.find(':', user);
  std::string shown = where;
  if (at != std::string::npos && colon < at) shown.erase(colon, at - colon);
  // It may also stand among the options.
  if (const std::size_t option = shown.find("password="); option != std::string::npos) {
    const std::size_t value = option + std::string_view("password=").size();
    shown.replace(value, std::min(shown.find('&', value), shown.size()) - value, "…");
  }
  return shown;
}

std::optional<Fence::Held> Fence::held() const {
  const std::scoped_lock guard(mutex_);
  return held_;
}
void Fence::set(const std::optional<Held>& held) {
  const std::scoped_lock guard(mutex_);
  held_ = held;
}

void take_postgres(postgres::Database& database, Use use) {
  const char* take = use == Use::alone ? take_alone : take_shared;
  // Of a server that was killed PostgreSQL hears a moment later.
  for (auto waited = 0ms; database.number(take) == 0; waited += pause) {
    if (waited >= grace)
      throw postgres::Failure{postgres::Failure::Kind::busy, "a muehle server uses it; stop that one first"};
    std::this_thread::sleep_for(pause);
  }
}

Result<std::unique_ptr<Store>> open_postgres_store(const std::filesystem::path& folder,
                                                   const std::string& where, const Fence* fence) {
  if (auto made = make_data_folder(folder); !made) return tl::unexpected<Error>(made.error());
  Result<FolderLock> lock = take_data_folder(folder);
  if (!lock) return tl::unexpected<Error>(lock.error());
  try {
    auto backend = std::make_unique<PostgresBackend>(*std::move(lock), where, fence);
    return std::make_unique<QueuedStore>(std::move(backend), std::make_unique<PostgresReader>(where));
  } catch (const postgres::Failure& failure) {
    return fail("cannot use " + without_password(where) + ": " + failure.message);
  }
}

}  // namespace muehle

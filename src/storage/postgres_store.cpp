#include "storage/postgres_store.h"

#include <chrono>
#include <optional>
#include <thread>
#include <utility>

#include "storage/batch.h"
#include "storage/postgres.h"
#include "storage/postgres_migrations.h"
#include "storage/queued_store.h"

namespace muehle {
namespace {

using namespace std::chrono_literals;

// A server that is started anew is there again within this; whoever waits for an answer waits as long.
constexpr auto patience = 8s;
constexpr auto pause = 100ms;

constexpr const char* take_alone =
    "SELECT CASE WHEN pg_try_advisory_lock(hashtext('muehle serve ' || current_schema())) THEN 1 ELSE 0 END";

// A way to the database that holds it for this process.
class Connection {
 public:
  explicit Connection(const std::string& where) : database_(where) {
    take_postgres_alone(database_);
    postgres::migrate(database_);
  }

  bool is_open() const { return database_.is_open(); }
  std::vector<StoreResult<void>> commit(std::span<const Store::Work> works) {
    return sql::commit(database_, repositories_, works);
  }
  StoreResult<void> read(const Store::Work& work) { return sql::read(database_, repositories_, work); }

 private:
  postgres::Database database_;
  sql::Repositories repositories_{database_};
};

class Backend final : public QueuedStore::Backend {
 public:
  explicit Backend(std::string where) : where_(std::move(where)) { connection_.emplace(where_); }

  std::vector<StoreResult<void>> commit(std::span<const Store::Work> works) override {
    if (const StoreResult<void> way = connect(); !way) return {works.size(), way};
    return connection_->commit(works);
  }
  StoreResult<void> read(const Store::Work& work) override {
    if (const StoreResult<void> way = connect(); !way) return way;
    return connection_->read(work);
  }

 private:
  StoreResult<void> connect() {
    const auto end = std::chrono::steady_clock::now() + patience;
    while (!connection_ || !connection_->is_open()) {
      connection_.reset();
      try {
        connection_.emplace(where_);
      } catch (const postgres::Failure& failure) {
        if (std::chrono::steady_clock::now() + pause > end)
          return tl::unexpected<StoreError>({StoreError::Kind::busy, failure.message});
        std::this_thread::sleep_for(pause);
      }
    }
    return {};
  }

  std::string where_;
  std::optional<Connection> connection_;
};

}  // namespace

bool is_postgres(const std::string& where) {
  return where.starts_with("postgresql://") || where.starts_with("postgres://");
}

std::string without_password(const std::string& where) {
  const std::size_t user = where.find("//") + 2;
  const std::size_t at = where.find('@', user);
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

void take_postgres_alone(postgres::Database& database) {
  if (database.number(take_alone) == 0)
    throw postgres::Failure{postgres::Failure::Kind::busy, "a muehle server uses it; stop that one first"};
}

Result<std::unique_ptr<Store>> open_postgres_store(const std::string& where) {
  try {
    return std::make_unique<QueuedStore>(std::make_unique<Backend>(where));
  } catch (const postgres::Failure& failure) {
    return fail("cannot use " + without_password(where) + ": " + failure.message);
  }
}

}  // namespace muehle

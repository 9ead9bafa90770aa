#include "storage/shared_games.h"

#include <chrono>
#include <optional>
#include <utility>

#include "storage/data_folder.h"

namespace muehle {
namespace {

using namespace std::chrono_literals;

constexpr auto between_looks = 500ms;
constexpr auto before_another_try = 200ms;

}  // namespace

Result<std::unique_ptr<SharedGames>> SharedGames::open(const std::filesystem::path& folder,
                                                       std::string database) {
  std::unique_ptr<SharedGames> games(new SharedGames(std::move(database)));
  Result<std::unique_ptr<Store>> store = open_postgres_store(folder, games->database_, &games->fence_);
  if (!store) return tl::unexpected<Error>(store.error());
  games->store_ = *std::move(store);
  Result<std::string> home = identity_of(folder);
  if (!home) return tl::unexpected<Error>(home.error());
  games->home_ = *std::move(home);
  return games;
}

SharedGames::SharedGames(std::string database) : database_(std::move(database)) {}

SharedGames::~SharedGames() { leave(); }

std::string SharedGames::agree(const std::string& name, const std::string& proposal) {
  postgres::Database database(database_);
  database.prepare("INSERT INTO agreed (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING")
      .bind(1, name)
      .bind(2, proposal)
      .step();
  sql::Statement row = database.prepare("SELECT value FROM agreed WHERE name = ?");
  row.bind(1, name).step();
  return row.text(0);
}

void SharedGames::enter(const std::string& address, Heard heard) {
  leave();
  leaving_ = false;
  thread_ = std::thread([this, address, heard = std::move(heard)] { take_part(address, heard); });
}

void SharedGames::leave() {
  {
    const std::scoped_lock guard(mutex_);
    leaving_ = true;
  }
  wake_.notify_one();
  if (thread_.joinable()) thread_.join();
}

bool SharedGames::is_leaving_after(std::chrono::milliseconds time) {
  std::unique_lock guard(mutex_);
  return wake_.wait_for(guard, time, [this] { return leaving_; });
}

// While there is no way to the database everything stays as it was: nobody can take over without it, and who
// has done so is heard of with the next look. What is written until then is held to the lease.
void SharedGames::take_part(const std::string& address, const Heard& heard) {
  std::optional<postgres::Database> database;
  std::optional<Lead> known;
  for (auto rest = 0ms; !is_leaving_after(rest);) {
    try {
      if (!database || !database->is_open()) database.emplace(database_);
      postgres::Leases leases(*database);
      const Lead lead = look(leases, address);
      if (lead != known) heard(lead);
      known = lead;
      rest = between_looks;
    } catch (const sql::Failure&) {
      rest = before_another_try;
    }
  }
  fence_.set(std::nullopt);
  try {
    if (id_ != 0 && database && database->is_open()) postgres::Leases(*database).leave(id_);
  } catch (const sql::Failure&) {  // then it is missed after its term
  }
  id_ = 0;
}

Lead SharedGames::look(postgres::Leases& leases, const std::string& address) {
  if (id_ == 0) id_ = leases.enter(address, home_);
  const std::optional<LeaseState> state = leases.renew(id_, term);
  if (!state) {
    id_ = 0;
    fence_.set(std::nullopt);
    return {};
  }
  for (const Lease& lease : state->own) {
    if (lease.shard != common_shard) continue;
    fence_.set(Fence::Held{id_, lease});
    return {true, address};
  }
  fence_.set(std::nullopt);
  for (const LeaseState::Peer& peer : state->peers)
    if (peer.id == state->owners[common_shard]) return {false, peer.address};
  return {};
}

}  // namespace muehle

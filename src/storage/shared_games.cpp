#include "storage/shared_games.h"

#include <algorithm>
#include <chrono>
#include <optional>
#include <utility>

#include "storage/data_folder.h"
#include "storage/postgres_pages.h"

namespace muehle {
namespace {

using namespace std::chrono_literals;

constexpr auto between_looks = 500ms;
constexpr auto before_another_try = 200ms;
// With one answer: whoever has the lead must know of a silent database before another server can take it
// over.
constexpr std::chrono::milliseconds lead_patience{SharedGames::term / 2};

std::optional<Lease> lead_among(const std::vector<Lease>& leases) {
  const auto found = std::ranges::find(leases, common_shard, &Lease::shard);
  return found == leases.end() ? std::nullopt : std::optional(*found);
}

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

void SharedGames::enter(const std::string& address, const std::string& page, Heard heard) {
  leave();
  leaving_ = false;
  thread_ =
      std::thread([this, part = Part{address, page}, heard = std::move(heard)] { take_part(part, heard); });
}

bool SharedGames::is_in_touch() const {
  const SteadyTime looked_at = looked_at_;
  return looked_at != SteadyTime::min() &&
         std::chrono::steady_clock::now() - looked_at < std::chrono::milliseconds(term);
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
  return wake_.wait_for(guard, time, [this] { return leaving_.load(); });
}

// While there is no way to the database everything stays as it was here: who has taken over is heard of with
// the next look, or from the other servers. What is written until then is held to the lease.
void SharedGames::take_part(const Part& part, const Heard& heard) {
  std::optional<postgres::Database> database;
  std::optional<Lead> known;
  for (auto rest = 0ms; !is_leaving_after(rest);) {
    try {
      if (!database || !database->is_open())
        database.emplace(database_, postgres::Patience{.each = lead_patience, .hurry = &leaving_});
      const Lead lead = look(*database, part);
      if (lead != known) heard(lead);
      known = lead;
      looked_at_ = std::chrono::steady_clock::now();
      rest = between_looks;
    } catch (const sql::Failure&) {
      looked_at_ = SteadyTime::min();
      known.reset();  // it may have been heard elsewhere that the lead is gone
      rest = before_another_try;
    }
  }
  fence_.set(std::nullopt);
  try {
    if (id_ != 0 && database && database->is_open()) postgres::Leases(*database).leave(id_);
  } catch (const sql::Failure&) {  // then it is missed after its term
  }
  id_ = 0;
  pages_ = nullptr;
}

Lead SharedGames::look(postgres::Database& database, const Part& part) {
  postgres::Leases leases(database);
  if (id_ == 0) {
    postgres::share_page(database, part.page);
    id_ = leases.enter(part.address, home_);
  }
  const std::optional<LeaseState> state = leases.renew(id_, term);
  if (!state) id_ = 0;
  const std::optional<Lease> own = state ? lead_among(state->own) : std::nullopt;
  fence_.set(own ? std::optional(Fence::Held{id_, *own}) : std::nullopt);
  if (!own) pages_ = nullptr;
  if (!state) return {};
  Lead lead{.ours = own.has_value(), .address = own ? part.address : ""};
  for (const LeaseState::Peer& peer : state->peers) {
    if (peer.id == id_) continue;
    lead.others.push_back(peer.address);
    if (!own && peer.id == state->owners[common_shard]) lead.address = peer.address;
  }
  if (own && !pages_)
    pages_ = std::make_shared<const std::vector<std::string>>(postgres::shared_pages(database));
  lead.pages = pages_;
  return lead;
}

}  // namespace muehle

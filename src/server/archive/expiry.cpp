#include "server/archive/expiry.h"

#include <spdlog/spdlog.h>

#include <limits>

#include "server/kernel/await_store.h"
#include "server/people/people.h"

namespace muehle::server {
namespace {

// In one transaction: a few milliseconds, which moves have to wait at most.
constexpr int looked_at_once = 200;

}  // namespace

boost::asio::awaitable<void> Expiry::go_on() {
  if (rests()) co_return;
  if (stage_ == Stage::tables) {
    co_await look_at_tables();
  } else {
    co_await look_at_guests();
  }
}

boost::asio::awaitable<void> Expiry::look_at_tables() {
  const UnixSeconds before = time_.now().at - waiting_table_lasts;
  std::function<WaitingTables(Transaction&)> look = [before, after = last_](Transaction& all) {
    return all.games().waiting_tables(after, before, looked_at_once);
  };
  StoreResult<WaitingTables> found = co_await read<WaitingTables>(store_, std::move(look));
  if (!found) {
    spdlog::error("store: {}", found.error().message);
    co_return rest();
  }
  std::erase_if(found->codes, is_open_);
  if (!found->codes.empty()) {
    std::function<int(Transaction&)> work = [codes = found->codes](Transaction& all) {
      int removed = 0;
      for (const std::string& code : codes) removed += all.games().remove_waiting(code) ? 1 : 0;
      return removed;
    };
    const StoreResult<int> removed = co_await write<int>(store_, std::move(work));
    if (!removed) spdlog::error("store: {}", removed.error().message);
    tables_ += removed.value_or(0);
  }
  last_ = found->last;
  if (last_ == 0) stage_ = Stage::guests;
}

boost::asio::awaitable<void> Expiry::look_at_guests() {
  const UnixSeconds now = time_.now().at;
  const Unseen unseen{.of_accounts = now - account_session_lasts,
                      .of_guests = now - guest_session_lasts,
                      .devices = now - device_lasts};
  std::function<SweptGuests(Transaction&)> work = [before = now - guest_lasts, unseen, now,
                                                   after = last_](Transaction& all) {
    const SweptGuests swept = all.players().expire_guests(after, before, looked_at_once);
    constexpr PlayerId no_more = std::numeric_limits<PlayerId>::max();
    all.players().forget_unseen(after, swept.last == 0 ? no_more : swept.last, unseen);
    if (swept.last == 0) all.players().forget_kept_names(now);
    return swept;
  };
  const StoreResult<SweptGuests> swept = co_await write<SweptGuests>(store_, std::move(work));
  if (!swept) {
    spdlog::error("store: {}", swept.error().message);
    co_return rest();
  }
  guests_ += swept->removed;
  last_ = swept->last;
  if (last_ == 0) rest();
}

void Expiry::rest() {
  if (tables_ + guests_ > 0)
    spdlog::info("taken out: {} tables that nobody joined, {} guests who did not come back", tables_,
                 guests_);
  tables_ = guests_ = 0;
  last_ = 0;
  stage_ = Stage::tables;
  rests_until_ = time_.now().at + expiry_rest;
}

}  // namespace muehle::server

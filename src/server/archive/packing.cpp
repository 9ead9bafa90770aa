#include "server/archive/packing.h"

#include <spdlog/spdlog.h>

#include "server/kernel/await_store.h"

namespace muehle::server {
namespace {

// So long a page may come back and send again what was not acknowledged: its names are kept.
constexpr UnixSeconds keep_names = 3 * 24 * 3600;
// In one transaction: a few milliseconds, which moves have to wait at most.
constexpr int games_at_once = 20;
constexpr UnixSeconds rest = 600;

}  // namespace

boost::asio::awaitable<void> Packing::go_on() {
  const UnixSeconds now = time_.now().at;
  if (now < rests_until_) co_return;
  std::function<int(Transaction&)> work = [before = now - keep_names](Transaction& all) {
    return all.games().pack(before, games_at_once);
  };
  const StoreResult<int> packed = co_await write<int>(store_, std::move(work));
  if (!packed) spdlog::error("store: {}", packed.error().message);
  if (!packed || *packed < games_at_once) rests_until_ = now + rest;
}

}  // namespace muehle::server

#include "server/clubs/face.h"

#include <spdlog/spdlog.h>

#include <boost/json.hpp>

#include "server/kernel/await_store.h"

namespace muehle::server {

boost::json::value face_value(const std::optional<StoredClub>& face) {
  if (!face) return nullptr;
  return boost::json::object{{"club", face->code},
                             {"name", face->terms.name},
                             {"sentence", face->terms.sentence},
                             {"mark", face->terms.mark}};
}

boost::asio::awaitable<std::optional<StoredClub>> Face::club() {
  if (known_) co_return club_;
  using Found = std::optional<StoredClub>;
  const int asked_at = changes_;
  std::function<Found(Transaction&)> work = [](Transaction& all) { return all.clubs().face(); };
  StoreResult<Found> found = co_await look<Found>(store_, std::move(work));
  if (!found) {
    spdlog::error("store: {}", found.error().message);
    co_return std::nullopt;
  }
  if (asked_at == changes_) {
    club_ = *found;
    known_ = true;
  }
  co_return *std::move(found);
}

}  // namespace muehle::server

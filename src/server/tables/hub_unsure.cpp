// Games that two have agreed on, of which the store could not say whether they have begun: where the way to a
// database is lost between a commit and its answer, they have.
#include <spdlog/spdlog.h>

#include <utility>

#include "server/kernel/await_store.h"
#include "server/tables/hub_table.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;

// Each is one of the requests that failed; beyond that whoever comes to the table finds it.
constexpr std::size_t most_unsure = 1000;
// A commit may still be on its way when the store answers others again.
constexpr UnixSeconds on_its_way = 60;

}  // namespace

void Hub::note_unsure(std::string code, std::function<void(const std::string&)> found) {
  if (unsure_.size() < most_unsure) unsure_.push_back({std::move(code), std::move(found), std::nullopt});
}

asio::awaitable<void> Hub::look_for_begun() {
  if (unsure_.empty()) co_return;
  std::vector<Unsure> all = std::exchange(unsure_, {});
  struct Found {
    bool begun = false;
    std::vector<std::string> offers;
  };
  std::vector<std::string> codes;
  for (const Unsure& one : all) codes.push_back(one.code);
  std::function<std::vector<Found>(Transaction&)> work = [codes](Transaction& store) {
    std::vector<Found> found;
    for (const std::string& code : codes) {
      std::vector<std::string> offers = store.games().agreements_of(code);
      const bool begun = !offers.empty();
      found.push_back({begun, std::move(offers)});
    }
    return found;
  };
  const StoreResult<std::vector<Found>> found = co_await read<std::vector<Found>>(store_, std::move(work));
  const UnixSeconds now = time_.now().at;
  for (std::size_t i = 0; i < all.size(); ++i) {
    Unsure& one = all[i];
    if (found && !one.until) one.until = now + on_its_way;
    bool taken_in = false;
    if (found && (*found)[i].begun) taken_in = co_await take_in_begun(one.code, (*found)[i].offers);
    if (taken_in && one.found) one.found(one.code);
    const bool gives_up = found && now >= *one.until;
    if (!taken_in && !gives_up) unsure_.push_back(std::move(one));
  }
}

asio::awaitable<bool> Hub::take_in_begun(std::string code, std::vector<std::string> offers) {
  const TablePointer table = find(code);
  const Turn::Held turn = co_await table->turn.wait();
  const Answer<void> loaded = co_await load(table);
  if (!loaded) co_return false;
  spdlog::info("game {} had begun, though the store could not say so", table->room->number());
  if (on_offers_) on_offers_(offers);
  for (int seat = 0; seat < seat_count; ++seat) notify_seat(*table, seat, true);
  if (on_game_) on_game_(*table->room);
  co_return true;
}

}  // namespace muehle::server

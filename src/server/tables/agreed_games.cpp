#include "server/tables/agreed_games.h"

#include <spdlog/spdlog.h>

#include <utility>

#include "server/kernel/await_store.h"
#include "server/kernel/refuse_store.h"
#include "server/kernel/secrets.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;

// Each is one of the requests that failed; beyond that whoever comes to the table finds it.
constexpr std::size_t most_unsure = 1000;
// A commit may still be on its way when the store answers others again.
constexpr UnixSeconds on_its_way = 60;

}  // namespace

asio::awaitable<Answer<std::string>> AgreedGames::begin(Agreed agreed) {
  Drawn drawn = draw(agreed.opening);
  for (SecretHash& secret : drawn.secrets) secret = *hash_secret(new_secret());
  for (int attempt = 1;; ++attempt) {
    drawn.code = new_code();
    std::function<Answer<Begun>(Transaction&)> work = [this, agreed, drawn](Transaction& all) {
      return begin_game(all, site_, agreed, drawn, time_.now());
    };
    const StoreResult<Answer<Begun>> begun = co_await write<Answer<Begun>>(store_, std::move(work));
    if (!begun) {
      const bool taken = begun.error().kind == StoreError::Kind::conflict;
      if (is_failure(begun.error())) note_unsure(drawn.code, agreed.found);
      if (!taken || attempt == code_attempts) co_return refuse_store(begun.error());
      continue;
    }
    if (!*begun) co_return tl::unexpected<Refused>(begun->error());
    seat_both(**begun, agreed.tells_both);
    co_return drawn.code;
  }
}

// Nobody knows its code before this is through.
void AgreedGames::seat_both(const Begun& begun, bool tells_both) {
  events_.on_offers(begun.offers);
  const TablePointer table = held_.take_in(begun.table);
  if (!table) return;  // whoever comes is told so
  spdlog::info("game {} between two who agreed on it, White is seat {}", table->room->number(),
               begun.table.first_white);
  notices_.notify_seat(*table, 0, true);
  if (tells_both) notices_.notify_seat(*table, 1, true);
  events_.on_game(*table->room);
}

void AgreedGames::note_unsure(std::string code, std::function<void(const std::string&)> found) {
  if (unsure_.size() < most_unsure) unsure_.push_back({std::move(code), std::move(found), std::nullopt});
}

asio::awaitable<void> AgreedGames::look_for_begun() {
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

asio::awaitable<bool> AgreedGames::take_in_begun(std::string code, std::vector<std::string> offers) {
  const TablePointer table = held_.find(code);
  const Turn::Held turn = co_await table->turn.wait();
  const Answer<void> loaded = co_await playing_.load(table);
  if (!loaded) co_return false;
  spdlog::info("game {} had begun, though the store could not say so", table->room->number());
  events_.on_offers(offers);
  for (int seat = 0; seat < seat_count; ++seat) notices_.notify_seat(*table, seat, true);
  events_.on_game(*table->room);
  co_return true;
}

}  // namespace muehle::server

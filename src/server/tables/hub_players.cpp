// What becomes known of those who sit at tables, or have one open.
#include <limits>

#include "server/kernel/await_store.h"
#include "server/kernel/refuse_store.h"
#include "server/tables/hub.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;

}  // namespace

void Hub::know(const StoredPlayer& player) {
  for (const auto& [code, table] : held_.all()) {
    if (!table->room) table->missed.push_back(player.id);
    if (!table->room) continue;
    const TableView before = table->room->table();
    table->room->know(player);
    telling_.tell_change(*table, before);
  }
}

void Hub::merge(PlayerId guest, const StoredPlayer& account) {
  presence_.merge(guest, account.id);
  for (const auto& [code, table] : held_.all()) {
    if (!table->room) table->missed.push_back(guest);
    if (!table->room) continue;
    const TableView before = table->room->table();
    table->room->merge(guest, account);
    for (HeldTable::Guest& here : table->listeners) {
      if (here.player == guest) here.player = account.id;
    }
    held_.note_blocks(*table->room);
    telling_.tell_change(*table, before);
  }
}

void Hub::know_role(const StoredPlayer& player) {
  const bool sees_all = player.role != Role::player;
  for (Caller* caller : coming_) {
    if (id_of(*caller) == player.id) caller->player->role = player.role;
  }
  for (const auto& [code, table] : held_.all()) {
    for (HeldTable::Guest& guest : table->listeners) {
      if (guest.player != player.id || guest.seat || guest.sees_all == sees_all) continue;
      guest.sees_all = false;
      guest.listener->finish();
    }
  }
  presence_.notify(player.id, false);
}

void Hub::know_block(PlayerId one, PlayerId other) {
  for (const auto& [code, table] : held_.all()) {
    if (!table->room) continue;
    const std::uint64_t before = table->room->revision();
    held_.note_blocks(*table->room);
    if (table->room->revision() != before) telling_.tell_state(*table);
  }
  presence_.notify(one, false);
  presence_.notify(other, false);
}

asio::awaitable<Answer<void>> Hub::end_games_of(PlayerId player) {
  std::function<std::vector<std::string>(Transaction&)> work = [player](Transaction& all) {
    std::vector<std::string> codes;
    for (const ListedGame& game : all.games().running_games_of(player, std::numeric_limits<int>::max()))
      codes.push_back(game.code);
    return codes;
  };
  const auto codes = co_await muehle::server::read<std::vector<std::string>>(store_, std::move(work));
  if (!codes) co_return refuse_store(codes.error());
  for (const std::string& code : *codes) {
    const Answer<void> ended = co_await end_game_of(code, player);
    if (!ended) co_return ended;
  }
  co_return Answer<void>();
}

asio::awaitable<Answer<void>> Hub::end_game_of(std::string code, PlayerId player) {
  const TablePointer table = held_.find(code);
  const Turn::Held turn = co_await table->turn.wait();
  const Answer<void> loaded = co_await playing_.load(table);
  if (!loaded) co_return loaded;
  Answer<void> ended = co_await playing_.end_game_at(table, player);
  co_return ended;
}

void Hub::forget_player(PlayerId player) {
  for (const auto& [code, table] : held_.all()) {
    if (!table->room) table->missed.push_back(player);
    if (!table->room) continue;
    const TableView before = table->room->table();
    table->room->forget_player(player);
    held_.note_blocks(*table->room);
    telling_.tell_change(*table, before);
    telling_.put_out_strangers(*table);
  }
}

}  // namespace muehle::server

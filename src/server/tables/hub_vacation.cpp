// What a vacation does to the games that a player plays by days.
#include <spdlog/spdlog.h>

#include "club/rating.h"
#include "server/kernel/await_store.h"
#include "server/kernel/side_by_side.h"
#include "server/tables/hub_table.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;

constexpr int most_vacation_games = 10'000;
// Side by side, so that no flag falls at one of them while another one is waited for.
constexpr std::size_t forgotten_at_once = 128;

}  // namespace

asio::awaitable<void> Hub::apply_vacations(PlayerId player) {
  struct Found {
    std::vector<StoredVacation> vacations;
    std::vector<std::string> codes;
  };
  std::function<Found(Transaction&)> work = [player](Transaction& all) {
    Found found{all.vacations().of(player), {}};
    for (const ListedGame& game : all.games().running_games_of(player, most_vacation_games)) {
      const bool by_days = club::pool_of(game.time_control) == club::Pool::correspondence;
      if (by_days && game.standing.turn) found.codes.push_back(game.code);
    }
    return found;
  };
  const StoreResult<Found> found = co_await muehle::server::read<Found>(store_, std::move(work));
  if (!found) {
    spdlog::error("store: {}", found.error().message);
    co_await forget_rooms_of(player);
    co_return;
  }
  // At once wherever a clock runs in memory: none may fall while the tables are gone through one by one.
  for (const auto& [code, table] : tables_) {
    if (!table->room || !table->room->seat_of(player)) continue;
    table->room->set_vacations(player, found->vacations);
    if (table->room->has_running_game_by_days()) look_ahead(*table);
  }
  for (const std::string& code : found->codes) co_await apply_vacations_at(code, player);
}

// They do not know when he is on vacation.
asio::awaitable<void> Hub::forget_rooms_of(PlayerId player) {
  std::vector<TablePointer> tables;
  for (const auto& [code, table] : tables_) {
    if (table->room && table->room->seat_of(player) && table->room->has_running_game_by_days())
      tables.push_back(table);
  }
  const auto forget = [this](TablePointer table) -> asio::awaitable<void> {
    const Turn::Held turn = co_await table->turn.wait();
    forget_room(*table);
  };
  co_await side_by_side(std::move(tables), forgotten_at_once, forget);
}

void Hub::forget_room(Table& table) {
  table.room.reset();
  deadlines_.set(table.code, time_.now().tick);  // which reads it anew, and goes on until it can
}

// What cannot be stored now is right again when the table is loaded: its clock follows from the vacations.
asio::awaitable<void> Hub::apply_vacations_at(std::string code, PlayerId player) {
  const TablePointer table = find(code);
  const Turn::Held turn = co_await table->turn.wait();
  if (const Answer<void> loaded = co_await load(table); !loaded) co_return;
  if (!table->room->has_running_game_by_days()) co_return;
  if (!co_await take_vacations(table, player)) co_return;
  const NoteStanding note = table->room->standing();
  tell_state(*table);
  const StoreResult<Stored> stored = co_await store(note);
  if (!stored) spdlog::error("store: {}", stored.error().message);
}

asio::awaitable<StoreResult<std::vector<StoredVacation>>> Hub::vacations_of(PlayerId player) {
  using Vacations = std::vector<StoredVacation>;
  std::function<Vacations(Transaction&)> work = [player](Transaction& all) {
    return all.vacations().of(player);
  };
  StoreResult<Vacations> vacations = co_await muehle::server::read<Vacations>(store_, std::move(work));
  co_return vacations;
}

asio::awaitable<bool> Hub::take_vacations(TablePointer table, PlayerId player) {
  const auto vacations = co_await vacations_of(player);
  if (!vacations) {
    spdlog::error("store: {}", vacations.error().message);
    forget_room(*table);
    co_return false;
  }
  table->room->set_vacations(player, *vacations);
  look_ahead(*table);
  co_return true;
}

}  // namespace muehle::server

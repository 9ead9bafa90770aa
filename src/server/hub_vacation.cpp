// What a vacation does to the games that a player plays by days.
#include <spdlog/spdlog.h>

#include "server/await_store.h"
#include "server/hub_table.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;

constexpr int most_games = 10'000;

}  // namespace

asio::awaitable<void> Hub::apply_vacations(PlayerId player) {
  using Codes = std::vector<std::string>;
  std::function<Codes(Transaction&)> work = [player](Transaction& all) {
    Codes codes;
    for (const ListedGame& game : all.games().games_of(player, most_games)) {
      const bool by_days = game.time_control.starts_with("1/");
      if (by_days && game.standing.turn) codes.push_back(game.code);
    }
    return codes;
  };
  const StoreResult<Codes> codes = co_await muehle::server::read<Codes>(store_, std::move(work));
  if (!codes) co_return spdlog::error("store: {}", codes.error().message);
  for (const std::string& code : *codes) co_await apply_vacations_at(code, player);
}

// What cannot be stored now is right again when the table is loaded: its clock follows from the vacations.
asio::awaitable<void> Hub::apply_vacations_at(std::string code, PlayerId player) {
  const TablePointer table = find(code);
  const Turn::Held turn = co_await table->turn.wait();
  if (const Answer<void> loaded = co_await load(table); !loaded) co_return;
  if (!table->room->has_running_game_by_days()) co_return;
  using Vacations = std::vector<StoredVacation>;
  std::function<Vacations(Transaction&)> work = [player](Transaction& all) {
    return all.vacations().of(player);
  };
  const StoreResult<Vacations> vacations = co_await muehle::server::read<Vacations>(store_, std::move(work));
  if (!vacations) co_return spdlog::error("store: {}", vacations.error().message);
  Room& room = *table->room;
  room.set_vacations(player, *vacations);
  const NoteStanding note = room.standing();
  deadlines_.set(code, room.deadline());
  tell_state(*table);
  const StoreResult<Stored> stored = co_await store(note);
  if (!stored) spdlog::error("store: {}", stored.error().message);
}

}  // namespace muehle::server

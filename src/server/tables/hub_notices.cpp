// Who is told that something waits for him elsewhere.
#include <spdlog/spdlog.h>

#include <algorithm>

#include "server/kernel/await_store.h"
#include "server/tables/hub_table.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;

// A little longer than a socket may be silent.
constexpr UnixSeconds unnoticed_for = 50;

}  // namespace

void Hub::notify_seat(const Table& table, int seat, bool is_news) {
  const Room& room = *table.room;
  const std::optional<PlayerId> player = room.player_at(seat);
  if (!player) return;
  const bool sees_it =
      std::ranges::any_of(table.listeners, [&](const Table::Guest& guest) { return guest.seat == seat; });
  if (sees_it) return;
  // Who has left a game by the clock has lost it before a push would bring him back.
  presence_.notify(*player, is_news || !room.is_live());
}

asio::awaitable<void> Hub::tell_calls(std::string code, bool is_news) {
  struct Found {
    std::vector<PlayerId> referees;
    std::optional<std::array<bool, seat_count>> called;  // none: it is not loaded
  };
  const TablePointer table = find(code);
  const Turn::Held turn = co_await table->turn.wait();  // its room stays as it is meanwhile
  const std::optional<std::int64_t> game = table->room ? std::optional(table->room->number()) : std::nullopt;
  std::function<Found(Transaction&)> work = [code, game, now = time_.now().at](Transaction& all) {
    Found found{all.refereeing().referees_of(code, now), std::nullopt};
    if (game) found.called = all.refereeing().called_in(*game);
    return found;
  };
  const StoreResult<Found> found = co_await muehle::server::read<Found>(store_, std::move(work));
  if (!found) co_return spdlog::error("store: {}", found.error().message);
  if (found->called && table->room) {
    const TableView before = table->room->table();
    table->room->set_called(*found->called);
    tell_change(*table, before);
  }
  for (const PlayerId referee : found->referees) presence_.notify(referee, is_news);
}

// A line that has died is noticed late, and what came meanwhile was told to nobody.
void Hub::notify_who_missed(const Table& table, Seat seat) {
  const Room& room = *table.room;
  if (!seat || room.has_free_seat()) return;
  const auto is_recent = [now = time_.now().at](UnixSeconds at) { return now - at <= unnoticed_for; };
  if (room.is_over()) {
    const bool is_asked = room.table().next.asked.at(static_cast<std::size_t>(1 - *seat));
    if (is_asked && is_recent(table.wished_at)) notify_seat(table, *seat, true);
    return;
  }
  if (room.is_live() || room.seat_to_move() != *seat) return;
  if (is_recent(room.standing().moved_at)) notify_seat(table, *seat, false);
}

void Hub::notify_to_next(Table& table, const play::NextAsks& before) {
  if (!table.room->is_over()) return;
  const std::array<bool, seat_count> asked = table.room->table().next.asked;
  for (std::size_t seat = 0; seat < asked.size(); ++seat) {
    if (asked[seat] == before.asked[seat]) continue;
    if (table.room->are_apart()) continue;
    if (asked[seat]) table.wished_at = time_.now().at;
    notify_seat(table, 1 - static_cast<int>(seat), asked[seat]);
  }
}

void Hub::notify_to_move(const Table& table, const News& news) {
  const Room& room = *table.room;
  const bool moved = news.event && news.event->event.starts_with("move ");
  if ((!moved && !news.new_game) || room.is_over() || room.has_free_seat()) return;
  notify_seat(table, room.seat_to_move(), news.new_game);
}

void Hub::notify_to_answer(const Table& table, const News& news, const TableView& before) {
  const Room& room = *table.room;
  if (room.is_live() || room.is_over() || room.has_free_seat()) return;
  const std::optional<play::UndoAsk> undo = room.table().undo;
  if (undo != before.undo) {
    const int asker = undo ? undo->by : before.undo->by;
    if (!room.is_hidden_from(1 - asker, asker)) notify_seat(table, 1 - asker, undo.has_value());
  }
  const std::string line = news.event ? news.event->event : "";
  const bool offers = line.starts_with("offer ");
  if (!offers && !line.starts_with("withdraw ")) return;
  const Colour by =
      line.ends_with("white") || line.starts_with("offer white") ? Colour::white : Colour::black;
  notify_seat(table, room.colour_of(0) == by ? 1 : 0, offers);
}

}  // namespace muehle::server

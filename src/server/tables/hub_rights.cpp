// Who may do and see what at a table that is open, when that changes.
#include <limits>

#include "server/kernel/await_store.h"
#include "server/kernel/refuse_store.h"
#include "server/rights/suspension.h"
#include "server/tables/hub_table.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;

// Whether a request carries words of its sender, beside or along with what he does.
bool says_something(const Request& request) {
  if (std::holds_alternative<Say>(request)) return true;
  const auto* done = std::get_if<Do>(&request);
  return done != nullptr && with_text(done->event, "") != done->event;
}

}  // namespace

Hub::Check Hub::may_meet(const Meeting& meeting) const {
  return [&site = site_, meeting, now = time_.now().at](Transaction& all) {
    return check_may_meet(all, site, meeting, now);
  };
}

// Looks at whose seat it is, and at who has come to it by a return link.
Hub::Check Hub::check_of(const Visit& visit, const Request& request) const {
  if (!visit.seat) return {};
  const Room& room = *visit.table->room;
  const std::optional<PlayerId> own = room.player_at(*visit.seat);
  const auto* next = std::get_if<Next>(&request);
  if (next != nullptr && next->verb == Verb::ask) {
    Check may = may_meet({own, room.player_at(1 - *visit.seat)});
    if (!visit.player || visit.player == own) return may;
    return [may = std::move(may), &site = site_, visitor = *visit.player,
            now = time_.now().at](Transaction& all) {
      const Answer<void> visits = check_may_begin(all, site, visitor, now);
      return visits ? may(all) : visits;
    };
  }
  if (!says_something(request)) return {};
  std::vector<PlayerId> speakers;
  for (const std::optional<PlayerId>& player : {own, visit.player}) {
    if (player) speakers.push_back(*player);
  }
  return [speakers = std::move(speakers), now = time_.now().at](Transaction& all) {
    return check_may_speak(all, speakers, now);
  };
}

Hub::Visit Hub::as_of_now(Visit visit) {
  const Table& table = *visit.table;
  const auto found = std::ranges::find(table.listeners, visit.listener, &Table::Guest::listener);
  if (found == table.listeners.end()) return visit;
  const bool is_his = found->seat && seat_at(*table.room, found->player, found->secret) == found->seat;
  visit.seat = is_his ? found->seat : std::nullopt;
  visit.sees_all = found->sees_all;
  return visit;
}

void Hub::put_out_strangers(Table& table) {
  const TableView before = table.room->table();
  for (Table::Guest& guest : table.listeners) {
    if (!guest.seat || seat_at(*table.room, guest.player, guest.secret) == guest.seat) continue;
    table.room->leave(guest.seat, time_.now().at);
    guest.seat.reset();
    guest.sees_all = false;
    guest.listener->finish();
  }
  tell_change(table, before);
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
  const TablePointer table = find(code);
  const Turn::Held turn = co_await table->turn.wait();
  const Answer<void> loaded = co_await load(table);
  if (!loaded) co_return loaded;
  Answer<void> ended = co_await end_game_at(table, player);
  co_return ended;
}

asio::awaitable<Answer<void>> Hub::end_game_at(TablePointer table, PlayerId player) {
  std::optional<Decision> end = table->room->decide_farewell(player, time_.now());
  if (!end) co_return Answer<void>();
  const Answer<Acknowledged> done = co_await store_and_perform(table, *std::move(end));
  if (!done) co_return tl::unexpected<Refused>(done.error());
  co_return Answer<void>();
}

void Hub::forget_player(PlayerId player) {
  for (const auto& [code, table] : tables_) {
    if (!table->room) table->missed.push_back(player);
    if (!table->room) continue;
    const TableView before = table->room->table();
    table->room->forget_player(player);
    note_blocks(*table->room);
    tell_change(*table, before);
    put_out_strangers(*table);
  }
}

void Hub::note_blocks(Room& room) const {
  const std::optional<PlayerId> one = room.player_at(0);
  const std::optional<PlayerId> other = room.player_at(1);
  std::array<bool, seat_count> blocks{};
  if (one && other) blocks = {blocks_.blocks(*one, *other), blocks_.blocks(*other, *one)};
  room.set_blocks(blocks);
}

void Hub::know_block(PlayerId one, PlayerId other) {
  for (const auto& [code, table] : tables_) {
    if (!table->room) continue;
    const std::uint64_t before = table->room->revision();
    note_blocks(*table->room);
    if (table->room->revision() != before) tell_state(*table);
  }
  presence_.notify(one, false);
  presence_.notify(other, false);
}

void Hub::know_role(const StoredPlayer& player) {
  const bool sees_all = player.role != Role::player;
  for (Caller* caller : coming_) {
    if (id_of(*caller) == player.id) caller->player->role = player.role;
  }
  for (const auto& [code, table] : tables_) {
    for (Table::Guest& guest : table->listeners) {
      if (guest.player != player.id || guest.seat || guest.sees_all == sees_all) continue;
      guest.sees_all = false;
      guest.listener->finish();
    }
  }
  presence_.notify(player.id, false);
}

}  // namespace muehle::server

// Those who share a seat: how they come to it, and go.
#include "server/kernel/secrets.h"
#include "server/rights/suspension.h"
#include "server/tables/seating.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;

tl::unexpected<Refused> no_such_door() {
  return refuse(ErrorCode::bad_secret, "this link opens no seat to you; ask for a new one");
}

// The seat of who is not only there by another one's leave.
Answer<int> held_seat(const Room& room, const Caller& caller) {
  const Seat seat = seat_at(room, caller);
  if (!seat) return refuse(ErrorCode::not_seated, "only who has a seat has others share it");
  if (caller.player && room.is_partner(caller.player->id))
    return refuse(ErrorCode::only_holder, "only whose seat it is says who shares it");
  return *seat;
}

// Who comes to consult begins to play, with whose seat it is and against the other one.
Playing::Check may_share(const SitePolicy& site, const Room& room, int seat, PlayerId player,
                         UnixSeconds now) {
  Playing::Check with = may_meet(site, {player, room.player_at(seat)}, now);
  Playing::Check against = may_meet(site, {player, room.player_at(1 - seat)}, now);
  return [with = std::move(with), against = std::move(against)](Transaction& all) {
    const Answer<void> may = with(all);
    return may ? against(all) : may;
  };
}

// A guest is called there as he says when he comes.
Playing::Check and_named(Playing::Check check, const StoredPlayer& player) {
  if (player.registered || player.name.empty()) return check;
  return [check = std::move(check), id = player.id, name = player.name](Transaction& all) {
    const Answer<void> may = check(all);
    if (may) all.players().rename(id, name);
    return may;
  };
}

}  // namespace

asio::awaitable<Answer<void>> Seating::set_door(TablePointer table, int seat,
                                                std::optional<SecretHash> door) {
  Room& room = *table->room;
  const SetDoor change{room.id(), seat, door};
  const Answer<void> stored = co_await store_at(table, change);
  if (!stored) co_return stored;
  const TableView before = room.table();
  room.set_door(seat, door);
  telling_.tell_change(*table, before);
  co_return Answer<void>();
}

asio::awaitable<Answer<std::string>> Seating::open_door(std::string code, Caller caller) {
  const Answer<Playing::AtTurn> here = co_await playing_.wait_for(code);
  if (!here) co_return tl::unexpected<Refused>(here.error());
  const Room& room = *here->table->room;
  const Answer<int> seat = held_seat(room, caller);
  if (!seat) co_return tl::unexpected<Refused>(seat.error());
  if (const Answer<void> may = room.check_may_share(); !may) co_return tl::unexpected<Refused>(may.error());
  const std::string token = new_secret();
  const Answer<void> done = co_await set_door(here->table, *seat, hash_secret(token));
  if (!done) co_return tl::unexpected<Refused>(done.error());
  co_return token;
}

asio::awaitable<Answer<void>> Seating::close_door(std::string code, Caller caller) {
  const Answer<Playing::AtTurn> here = co_await playing_.wait_for(code);
  if (!here) co_return tl::unexpected<Refused>(here.error());
  const Answer<int> seat = held_seat(*here->table->room, caller);
  if (!seat) co_return tl::unexpected<Refused>(seat.error());
  const Answer<void> done = co_await set_door(here->table, *seat, std::nullopt);
  co_return done;
}

asio::awaitable<Answer<Seat>> Seating::seat_behind(std::string code, std::string token) {
  const Answer<TablePointer> table = co_await playing_.find_loaded(code);
  if (!table) co_return tl::unexpected<Refused>(table.error());
  const std::optional<SecretHash> door = hash_secret(token);
  const Seat seat = door ? (*table)->room->seat_behind(*door) : std::nullopt;
  if (!seat) co_return no_such_door();
  co_return seat;
}

asio::awaitable<Answer<Seat>> Seating::share(std::string code, Caller caller, std::string token) {
  const Answer<Playing::AtTurn> here = co_await playing_.wait_for(code);
  if (!here) co_return tl::unexpected<Refused>(here.error());
  const TablePointer table = here->table;
  Room& room = *table->room;
  const StoredPlayer player = *caller.player;
  const std::optional<SecretHash> door = hash_secret(token);
  const Seat seat = door ? room.seat_behind(*door) : std::nullopt;
  if (!seat) co_return no_such_door();
  if (room.seat_of(player.id) == seat) co_return seat;
  if (player.bot) co_return refuse(ErrorCode::no_bots, "people consult; a bot plays alone");
  const Answer<AddPartner> change = room.partner_change(*seat, player.id);
  if (!change) co_return tl::unexpected<Refused>(change.error());
  Playing::Check check = and_named(may_share(site_, room, *seat, player.id, time_.now().at), player);
  const Answer<void> stored = co_await store_at(table, *change, std::move(check));
  if (!stored) co_return tl::unexpected<Refused>(stored.error());
  const TableView before = room.table();
  room.add_partner(*seat, {.number = change->number,
                           .player = player.id,
                           .name = player.name,
                           .registered = player.registered,
                           .mark = player.mark});
  telling_.tell_change(*table, before);
  co_return seat;
}

asio::awaitable<Answer<void>> Seating::remove_partner(TablePointer table, RemovePartner change) {
  Room& room = *table->room;
  const Answer<void> stored = co_await store_at(table, change);
  if (!stored) co_return stored;
  const TableView before = room.table();
  room.remove_partner(change.player);
  telling_.tell_change(*table, before);
  telling_.put_out_strangers(*table);
  co_return Answer<void>();
}

asio::awaitable<Answer<void>> Seating::send_away(std::string code, Caller caller, int partner) {
  const Answer<Playing::AtTurn> here = co_await playing_.wait_for(code);
  if (!here) co_return tl::unexpected<Refused>(here.error());
  const Answer<int> seat = held_seat(*here->table->room, caller);
  if (!seat) co_return tl::unexpected<Refused>(seat.error());
  const Answer<RemovePartner> change = here->table->room->removal(*seat, partner);
  if (!change) co_return tl::unexpected<Refused>(change.error());
  const Answer<void> closed = co_await set_door(here->table, *seat, std::nullopt);
  if (!closed) co_return closed;
  const Answer<void> done = co_await remove_partner(here->table, *change);
  co_return done;
}

asio::awaitable<Answer<void>> Seating::stop_sharing(std::string code, Caller caller) {
  const Answer<Playing::AtTurn> here = co_await playing_.wait_for(code);
  if (!here) co_return tl::unexpected<Refused>(here.error());
  const Room& room = *here->table->room;
  if (!caller.player || !room.is_partner(caller.player->id))
    co_return refuse(ErrorCode::not_seated, "you share nobody's seat here");
  const RemovePartner change{room.id(), caller.player->id};
  const Answer<void> done = co_await remove_partner(here->table, change);
  co_return done;
}

}  // namespace muehle::server

#include "server/tables/seating.h"

#include <spdlog/spdlog.h>

#include "server/kernel/await_store.h"
#include "server/kernel/refuse_store.h"
#include "server/kernel/secrets.h"
#include "server/rights/suspension.h"
#include "server/tables/begin.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;

void note_opened(const NewTable& table, std::int64_t game) {
  // Not its code, which opens the free seat.
  spdlog::info("game {} at a new table under {}, time {}, White is seat {} ({})", game, table.rules,
               table.time_control, table.first_white, table.lot_drawn ? "by lot" : "chosen");
}

std::function<Answer<void>(Transaction&)> is_here(PlayerId player) {
  return [player](Transaction& all) { return check_is_here(all, player); };
}

// An account has one name everywhere, a guest his own where he takes no other one for the table.
std::string seat_name(const Caller& caller, const std::string& given) {
  const bool his_own = caller.player && (caller.player->registered || given.empty());
  return his_own ? caller.player->name : given;
}

}  // namespace

asio::awaitable<StoreResult<Answer<Stored>>> Seating::store(Change change, Playing::Check check) {
  std::function<Answer<Stored>(Transaction&)> work =
      [change = std::move(change), check = std::move(check)](Transaction& all) -> Answer<Stored> {
    const Answer<void> may = check ? check(all) : Answer<void>();
    if (!may) return tl::unexpected<Refused>(may.error());
    return all.games().make(change);
  };
  return write<Answer<Stored>>(store_, std::move(work));
}

asio::awaitable<Answer<void>> Seating::store_at(TablePointer table, Change change, Playing::Check check) {
  const StoreResult<Answer<Stored>> stored = co_await store(std::move(change), std::move(check));
  if (stored && !*stored) co_return tl::unexpected<Refused>(stored->error());
  if (stored && !(*stored)->offers.empty()) events_.on_offers((*stored)->offers);
  if (stored) co_return Answer<void>();
  // What is on the disk now decides, not what we remember.
  table->room.reset();
  co_return refuse_store(stored.error());
}

asio::awaitable<Answer<Seated>> Seating::open(Caller caller, Opening opening) {
  const Moment now = time_.now();
  const Playing::Check check = may_meet(site_, {id_of(caller), std::nullopt}, now.at);
  const std::string secret = new_secret();
  Drawn drawn = draw(opening);
  drawn.secrets[0] = *hash_secret(secret);
  NewTable table = new_table(opening, drawn, now);
  table.name = seat_name(caller, opening.name);
  table.player = id_of(caller);
  for (int attempt = 1;; ++attempt) {
    table.code = new_code();
    const StoreResult<Answer<Stored>> answered = co_await store(table, check);
    if (answered && !*answered) co_return tl::unexpected<Refused>(answered->error());
    if (answered) {
      note_opened(table, (*answered)->game);
      co_return Seated{table.code, 0, secret};
    }
    const bool taken = answered.error().kind == StoreError::Kind::conflict;
    if (!taken || attempt == code_attempts) co_return refuse_store(answered.error());
  }
}

asio::awaitable<Answer<Seated>> Seating::join(std::string code, Caller caller, Joining joining) {
  const Answer<Playing::AtTurn> here = co_await playing_.wait_for(code);
  if (!here) co_return tl::unexpected<Refused>(here.error());
  const TablePointer table = here->table;
  const Room& room = *table->room;
  for (const std::string& secret : {caller.secret, joining.secret}) {
    if (const Seat seat = seat_at(room, secret)) {
      Answer<Seated> kept = co_await keep_seat(table, caller, *seat, secret);
      co_return kept;
    }
  }
  if (const Seat seat = seat_at(room, caller)) co_return Seated{code, seat, {}};
  // Nobody sits on the other side of those with whom he has consulted.
  const bool has_heard = caller.player && room.has_heard(caller.player->id);
  if (!room.can_be_joined() || has_heard) co_return Seated{code, std::nullopt, {}};
  if (joining.secret.empty()) joining.secret = new_secret();
  Answer<Seated> seated = co_await take_free_seat(table, caller, joining);
  co_return seated;
}

// Who sat down before there were players has his seat as one from now on.
asio::awaitable<Answer<Seated>> Seating::keep_seat(TablePointer table, Caller caller, int seat,
                                                   std::string secret) {
  Room& room = *table->room;
  const bool is_new = caller.player && !room.player_at(seat) && !room.seat_of(caller.player->id);
  if (is_new) {
    const PlayerId player = caller.player->id;
    const AdoptSeat change{room.id(), seat, player};
    Playing::Check check = is_here(player);
    const Answer<void> stored = co_await store_at(table, change, std::move(check));
    if (!stored) co_return tl::unexpected<Refused>(stored.error());
    room.adopt(seat, player);
    held_.note_blocks(room);
    co_await held_.take_vacations(table, player);
  }
  co_return Seated{table->code, seat, secret};
}

asio::awaitable<Answer<Seated>> Seating::take_free_seat(TablePointer table, Caller caller, Joining joining) {
  const Moment now = time_.now();
  const bool named_by_account = caller.player && caller.player->registered;
  if (const Answer<void> free = check_free_to_take(site_, joining.name); !free && !named_by_account)
    co_return tl::unexpected<Refused>(free.error());
  StoredSeat seat{.secret = *hash_secret(joining.secret),
                  .name = seat_name(caller, joining.name),
                  .tick = now.tick,
                  .at = now.at,
                  .player = id_of(caller),
                  .registered = caller.player && caller.player->registered,
                  .bot = caller.player && caller.player->bot,
                  .mark = caller.player ? caller.player->mark : std::string()};
  co_await learn_more(seat, table->room->time_control());
  const TakeSeat change = table->room->seat_change(seat, now.at);
  // The one who has opened the table begins a game by this, too.
  Playing::Check check = may_meet(site_, {id_of(caller), table->room->player_at(0)}, now.at);
  const Answer<void> stored = co_await store_at(table, change, std::move(check));
  if (!stored) co_return tl::unexpected<Refused>(stored.error());
  const TableView before = table->room->table();
  table->room->take_seat(seat);
  held_.note_blocks(*table->room);
  if (seat.player) table->room->set_vacations(*seat.player, seat.vacations);
  held_.look_ahead(*table);
  telling_.tell_change(*table, before);
  if (table->room->has_clock()) telling_.tell_state(*table);  // which has begun
  notices_.notify_seat(*table, 0, true);
  notices_.notify_partners(*table);
  events_.on_game(*table->room);
  co_return Seated{table->code, 1, joining.secret};
}

// What the store knows of who sits down; where it cannot be read, the next one who loads the table learns it.
asio::awaitable<void> Seating::learn_more(StoredSeat& seat, std::string time_control) {
  if (!seat.player) co_return;
  struct Known {
    std::vector<StoredVacation> vacations;
    std::optional<club::Standing> standing;
  };
  std::function<Known(Transaction&)> work = [player = *seat.player,
                                             pool = club::pool_of(time_control)](Transaction& all) {
    return Known{all.vacations().of(player), pool ? all.ratings().of(player, *pool) : std::nullopt};
  };
  const StoreResult<Known> known = co_await muehle::server::read<Known>(store_, std::move(work));
  if (!known) co_return;
  seat.vacations = known->vacations;
  if (!known->standing) co_return;
  seat.rating = known->standing->rating.rating;
  seat.deviation = known->standing->rating.deviation;
}

asio::awaitable<Answer<void>> Seating::rename(std::string code, Caller caller, std::string name) {
  const Answer<Playing::AtTurn> here = co_await playing_.wait_for(code);
  if (!here) co_return tl::unexpected<Refused>(here.error());
  const TablePointer table = here->table;
  Room& room = *table->room;
  const Seat seat = seat_at(room, caller);
  if (!seat || (caller.player && room.is_partner(caller.player->id)))
    co_return refuse(ErrorCode::not_seated, "only who has a seat has a name here");
  if (room.is_registered(*seat))
    co_return refuse(ErrorCode::registered, "an account has one name everywhere");
  if (const Answer<void> free = check_free_to_take(site_, name); !free) co_return free;
  const RenameSeat change{room.id(), *seat, name};
  const Answer<void> stored = co_await store_at(table, change);
  if (!stored) co_return stored;
  const TableView before = room.table();
  room.rename(*seat, std::move(name));
  telling_.tell_change(*table, before);
  co_return Answer<void>();
}

asio::awaitable<Answer<bool>> Seating::has_free_seat(std::string code) {
  const Answer<TablePointer> table = co_await playing_.find_loaded(code);
  if (!table) co_return tl::unexpected<Refused>(table.error());
  co_return (*table)->room->can_be_joined();
}

asio::awaitable<Answer<Seat>> Seating::seat_of(std::string code, Caller caller) {
  const Answer<TablePointer> table = co_await playing_.find_loaded(code);
  if (!table) co_return tl::unexpected<Refused>(table.error());
  co_return seat_at(*(*table)->room, caller);
}

asio::awaitable<Answer<Seat>> Seating::claim(std::string code, Caller caller, std::string token) {
  const Answer<Playing::AtTurn> here = co_await playing_.wait_for(code);
  if (!here) co_return tl::unexpected<Refused>(here.error());
  const TablePointer table = here->table;
  Room& room = *table->room;
  const Seat seat = seat_at(room, token);
  if (!seat) co_return refuse(ErrorCode::bad_secret, "this return link opens no seat at the table");
  const PlayerId player = caller.player->id;
  const Seat has = room.seat_of(player);
  if (has == seat) co_return has;
  if (has) co_return refuse(ErrorCode::bad_secret, "you sit opposite");
  const bool is_owner = !room.player_at(*seat);
  const Change change =
      is_owner ? Change(AdoptSeat{room.id(), *seat, player}) : Change(VisitSeat{room.id(), *seat, player});
  Playing::Check check = is_here(player);
  const Answer<void> stored = co_await store_at(table, change, std::move(check));
  if (!stored) co_return tl::unexpected<Refused>(stored.error());
  is_owner ? room.adopt(*seat, player) : room.let_visit(*seat, player);
  held_.note_blocks(room);
  if (is_owner) co_await held_.take_vacations(table, player);
  co_return seat;
}

asio::awaitable<Answer<std::string>> Seating::renew(std::string code, Caller caller) {
  const Answer<Playing::AtTurn> here = co_await playing_.wait_for(code);
  if (!here) co_return tl::unexpected<Refused>(here.error());
  const TablePointer table = here->table;
  Room& room = *table->room;
  const Seat seat = seat_at(room, caller);
  if (!seat || room.player_at(*seat) != id_of(caller))
    co_return refuse(ErrorCode::not_seated, "only the player of a seat makes its return link");
  const std::string token = new_secret();
  const RenewSecret change{room.id(), *seat, *hash_secret(token)};
  const Answer<void> stored = co_await store_at(table, change);
  if (!stored) co_return tl::unexpected<Refused>(stored.error());
  room.renew(*seat, change.secret);
  telling_.put_out_strangers(*table);
  co_return token;
}

}  // namespace muehle::server

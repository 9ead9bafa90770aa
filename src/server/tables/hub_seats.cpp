// Tables that are opened, and who sits at them.
#include <spdlog/spdlog.h>

#include "server/kernel/await_store.h"
#include "server/kernel/refuse_store.h"
#include "server/kernel/secrets.h"
#include "server/rights/suspension.h"
#include "server/tables/hub_table.h"
#include "server/tables/standing.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;

// A code is drawn again when it is taken; more than once in a lifetime means that something else is wrong.
constexpr int code_attempts = 3;

Drawn draw(const Opening& opening) {
  return {.code = {},
          .white = opening.colour ? (opening.colour == Colour::white ? 0 : 1) : draw_lot(),
          .secrets = {}};
}

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

asio::awaitable<Answer<Seated>> Hub::open(Caller caller, Opening opening) {
  const Moment now = time_.now();
  const Check check = may_meet({id_of(caller), std::nullopt});
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

asio::awaitable<Answer<std::string>> Hub::begin(Agreed agreed) {
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
    seat_both(**begun);
    co_return drawn.code;
  }
}

// Nobody knows its code before this is through.
void Hub::seat_both(const Begun& begun) {
  if (on_offers_) on_offers_(begun.offers);
  const TablePointer table = find(begun.table.code);
  Answer<Room> room = readable(Room::restore(begun.table, time_.now().at, most_games_), begun.table.id);
  if (!room) return;  // whoever comes is told so
  take_in(*table, *std::move(room));
  spdlog::info("game {} between two who agreed on it, White is seat {}", table->room->number(),
               begun.table.first_white);
  notify_seat(*table, 0, true);
  if (on_game_) on_game_(*table->room);
}

asio::awaitable<Answer<Seated>> Hub::join(std::string code, Caller caller, Joining joining) {
  const Answer<TablePointer> table = co_await find_loaded(code);
  if (!table) co_return tl::unexpected<Refused>(table.error());
  const Turn::Held turn = co_await (*table)->turn.wait();
  const Answer<void> loaded = co_await load(*table);
  if (!loaded) co_return tl::unexpected<Refused>(loaded.error());
  const Room& room = *(*table)->room;
  for (const std::string& secret : {caller.secret, joining.secret}) {
    if (const Seat seat = seat_at(room, secret)) {
      Answer<Seated> kept = co_await keep_seat(*table, caller, *seat, secret);
      co_return kept;
    }
  }
  if (const Seat seat = seat_at(room, caller)) co_return Seated{code, seat, {}};
  if (!room.can_be_joined()) co_return Seated{code, std::nullopt, {}};
  if (joining.secret.empty()) joining.secret = new_secret();
  Answer<Seated> seated = co_await take_free_seat(*table, caller, joining);
  co_return seated;
}

// Who sat down before there were players has his seat as one from now on.
asio::awaitable<Answer<Seated>> Hub::keep_seat(TablePointer table, Caller caller, int seat,
                                               std::string secret) {
  Room& room = *table->room;
  const bool is_new = caller.player && !room.player_at(seat) && !room.seat_of(caller.player->id);
  if (is_new) {
    const PlayerId player = caller.player->id;
    const AdoptSeat change{room.id(), seat, player};
    Check check = is_here(player);
    const Answer<void> stored = co_await store_at(table, change, std::move(check));
    if (!stored) co_return tl::unexpected<Refused>(stored.error());
    room.adopt(seat, player);
    note_blocks(room);
    co_await take_vacations(table, player);
  }
  co_return Seated{table->code, seat, secret};
}

asio::awaitable<Answer<void>> Hub::store_at(TablePointer table, Change change, Check check) {
  const StoreResult<Answer<Stored>> stored = co_await store(std::move(change), std::move(check));
  if (stored && !*stored) co_return tl::unexpected<Refused>(stored->error());
  if (stored && !(*stored)->offers.empty() && on_offers_) on_offers_((*stored)->offers);
  if (stored) co_return Answer<void>();
  // What is on the disk now decides, not what we remember.
  table->room.reset();
  co_return refuse_store(stored.error());
}

asio::awaitable<Answer<Seated>> Hub::take_free_seat(TablePointer table, Caller caller, Joining joining) {
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
                  .bot = caller.player && caller.player->bot};
  co_await learn_more(seat, table->room->time_control());
  const TakeSeat change = table->room->seat_change(seat, now.at);
  // The one who has opened the table begins a game by this, too.
  Check check = may_meet({id_of(caller), table->room->player_at(0)});
  const Answer<void> stored = co_await store_at(table, change, std::move(check));
  if (!stored) co_return tl::unexpected<Refused>(stored.error());
  const TableView before = table->room->table();
  table->room->take_seat(seat);
  note_blocks(*table->room);
  if (seat.player) table->room->set_vacations(*seat.player, seat.vacations);
  look_ahead(*table);
  tell_change(*table, before);
  if (table->room->has_clock()) tell_state(*table);  // which has begun
  notify_seat(*table, 0, true);
  if (on_game_) on_game_(*table->room);
  co_return Seated{table->code, 1, joining.secret};
}

// What the store knows of who sits down; where it cannot be read, the next one who loads the table learns it.
asio::awaitable<void> Hub::learn_more(StoredSeat& seat, std::string time_control) {
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

asio::awaitable<Answer<void>> Hub::rename(std::string code, Caller caller, std::string name) {
  const Answer<TablePointer> table = co_await find_loaded(code);
  if (!table) co_return tl::unexpected<Refused>(table.error());
  const Turn::Held turn = co_await (*table)->turn.wait();
  const Answer<void> loaded = co_await load(*table);
  if (!loaded) co_return tl::unexpected<Refused>(loaded.error());
  Room& room = *(*table)->room;
  const Seat seat = seat_at(room, caller);
  if (!seat) co_return refuse(ErrorCode::not_seated, "only who has a seat has a name here");
  if (room.is_registered(*seat))
    co_return refuse(ErrorCode::registered, "an account has one name everywhere");
  if (const Answer<void> free = check_free_to_take(site_, name); !free) co_return free;
  const RenameSeat change{room.id(), *seat, name};
  const Answer<void> stored = co_await store_at(*table, change);
  if (!stored) co_return stored;
  const TableView before = room.table();
  room.rename(*seat, std::move(name));
  tell_change(**table, before);
  co_return Answer<void>();
}

asio::awaitable<Answer<bool>> Hub::has_free_seat(std::string code) {
  const Answer<TablePointer> table = co_await find_loaded(code);
  if (!table) co_return tl::unexpected<Refused>(table.error());
  co_return (*table)->room->can_be_joined();
}

asio::awaitable<Answer<Seat>> Hub::seat_of(std::string code, Caller caller) {
  const Answer<TablePointer> table = co_await find_loaded(code);
  if (!table) co_return tl::unexpected<Refused>(table.error());
  co_return seat_at(*(*table)->room, caller);
}

asio::awaitable<Answer<Seat>> Hub::claim(std::string code, Caller caller, std::string token) {
  const Answer<TablePointer> table = co_await find_loaded(code);
  if (!table) co_return tl::unexpected<Refused>(table.error());
  const Turn::Held turn = co_await (*table)->turn.wait();
  const Answer<void> loaded = co_await load(*table);
  if (!loaded) co_return tl::unexpected<Refused>(loaded.error());
  Room& room = *(*table)->room;
  const Seat seat = seat_at(room, token);
  if (!seat) co_return refuse(ErrorCode::bad_secret, "this return link opens no seat at the table");
  const PlayerId player = caller.player->id;
  const Seat has = room.seat_of(player);
  if (has == seat) co_return has;
  if (has) co_return refuse(ErrorCode::bad_secret, "you sit opposite");
  const bool is_owner = !room.player_at(*seat);
  const Change change =
      is_owner ? Change(AdoptSeat{room.id(), *seat, player}) : Change(VisitSeat{room.id(), *seat, player});
  Check check = is_here(player);
  const Answer<void> stored = co_await store_at(*table, change, std::move(check));
  if (!stored) co_return tl::unexpected<Refused>(stored.error());
  is_owner ? room.adopt(*seat, player) : room.let_visit(*seat, player);
  note_blocks(room);
  if (is_owner) co_await take_vacations(*table, player);
  co_return seat;
}

asio::awaitable<Answer<std::string>> Hub::renew(std::string code, Caller caller) {
  const Answer<TablePointer> table = co_await find_loaded(code);
  if (!table) co_return tl::unexpected<Refused>(table.error());
  const Turn::Held turn = co_await (*table)->turn.wait();
  const Answer<void> loaded = co_await load(*table);
  if (!loaded) co_return tl::unexpected<Refused>(loaded.error());
  Room& room = *(*table)->room;
  const Seat seat = seat_at(room, caller);
  if (!seat || room.player_at(*seat) != id_of(caller))
    co_return refuse(ErrorCode::not_seated, "only the player of a seat makes its return link");
  const std::string token = new_secret();
  const RenewSecret change{room.id(), *seat, *hash_secret(token)};
  const Answer<void> stored = co_await store_at(*table, change);
  if (!stored) co_return tl::unexpected<Refused>(stored.error());
  room.renew(*seat, change.secret);
  put_out_strangers(**table);
  co_return token;
}

void Hub::know(const StoredPlayer& player) {
  for (const auto& [code, table] : tables_) {
    if (!table->room) table->missed.push_back(player.id);
    if (!table->room) continue;
    const TableView before = table->room->table();
    table->room->know(player);
    tell_change(*table, before);
  }
}

void Hub::merge(PlayerId guest, const StoredPlayer& account) {
  presence_.merge(guest, account.id);
  for (const auto& [code, table] : tables_) {
    if (!table->room) table->missed.push_back(guest);
    if (!table->room) continue;
    const TableView before = table->room->table();
    table->room->merge(guest, account);
    for (Table::Guest& here : table->listeners) {
      if (here.player == guest) here.player = account.id;
    }
    note_blocks(*table->room);
    tell_change(*table, before);
  }
}

}  // namespace muehle::server

#include "server/hub.h"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <limits>

#include "server/await_store.h"
#include "server/game_record.h"
#include "server/hub_table.h"
#include "server/rate.h"
#include "server/refuse_store.h"
#include "server/room.h"
#include "server/secrets.h"
#include "server/side_by_side.h"
#include "server/standing.h"
#include "server/suspension.h"
#include "server/turn.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;

// So long a table stays in memory after the last one has left, and with it who has been away since when.
constexpr UnixSeconds keep_quiet_table = 600;
// A code is drawn again when it is taken; more than once in a lifetime means that something else is wrong.
constexpr int code_attempts = 3;
// So exactly a `state` says what is left on the clocks.
constexpr Milliseconds clock_precision = 50;
// So long after a failure of the store a flag is tried again.
constexpr Milliseconds next_attempt = 10'000;
// So many flags fall side by side: enough to share commits, few enough to leave moves room between them.
constexpr std::size_t deadlines_at_once = 128;

tl::unexpected<Refused> no_such_table() { return refuse(ErrorCode::not_found, "there is no such table"); }

Seat seat_at(const Room& room, const std::string& secret) {
  const std::optional<SecretHash> hash = hash_secret(secret);
  return hash ? room.seat_of(*hash) : std::nullopt;
}

Seat seat_at(const Room& room, const Caller& caller) {
  if (const Seat seat = caller.player ? room.seat_of(caller.player->id) : std::nullopt) return seat;
  return seat_at(room, caller.secret);
}

// Who has to judge a game sees it as it is.
bool is_referee(const Caller& caller) { return caller.player && caller.player->role != Role::player; }

std::optional<PlayerId> id_of(const Caller& caller) {
  return caller.player ? std::optional(caller.player->id) : std::nullopt;
}

// An account has one name everywhere.
std::string name_of(const Caller& caller, const std::string& given) {
  return caller.player && caller.player->registered ? caller.player->name : given;
}

}  // namespace

Hub::Hub(asio::any_io_executor executor, Store& store, const Time& time, const SitePolicy& site,
         Milliseconds watch_delay)
    : executor_(std::move(executor)), store_(store), time_(time), site_(site), watch_delay_(watch_delay) {}
Hub::~Hub() = default;

asio::awaitable<StoreResult<Stored>> Hub::store(Change change) {
  std::function<Stored(Transaction&)> work = [change = std::move(change)](Transaction& all) {
    return all.games().make(change);
  };
  return write<Stored>(store_, std::move(work));
}

asio::awaitable<StoreResult<std::optional<StoredTable>>> Hub::read_table(std::string code) {
  std::function<std::optional<StoredTable>(Transaction&)> work = [code = std::move(code)](Transaction& all) {
    return all.games().load(code);
  };
  return read<std::optional<StoredTable>>(store_, std::move(work));
}

Hub::TablePointer Hub::find(const std::string& code) {
  TablePointer& table = tables_[code];
  if (!table) table = std::make_shared<Table>(code, executor_);
  table->quiet_since = time_.now().at;
  return table;
}

asio::awaitable<Answer<void>> Hub::load(TablePointer table) {
  if (table->room) co_return Answer<void>();
  const StoreResult<std::optional<StoredTable>> stored = co_await read_table(table->code);
  if (!stored) co_return refuse_store(stored.error());
  if (!*stored) {
    if (table->listeners.empty()) tables_.erase(table->code);
    co_return no_such_table();
  }
  const UnixSeconds now = time_.now().at;
  Result<Room> room = Room::restore(**stored, now);
  if (!room) {
    spdlog::error("table {}: {}", table->code, room.error().message);
    co_return refuse(ErrorCode::busy,
                     "the stored game cannot be read; the host of this server has to look at it");
  }
  table->room = *std::move(room);
  table->states = {};
  deadlines_.set(table->code, table->room->deadline());
  // Whoever is here already has seen a room that could not be stored; now everybody sees what is on the disk.
  for (const Table::Guest& guest : table->listeners) table->room->arrive(guest.seat, now);
  table->shown_version =
      is_delayed(*table) ? table->room->version_at(time_.now().tick - watch_delay_) : table->room->version();
  table->room->set_watching(count_watching(*table));
  if (is_delayed(*table)) stirred_.insert(table->code);
  tell_state(*table);
  const Answer<void> replied = co_await play_foreseen(table);
  co_return replied;
}

asio::awaitable<Answer<void>> Hub::play_foreseen(TablePointer table) {
  while (std::optional<Decision> reply = table->room->decide_foreseen(time_.now())) {
    const Answer<Acknowledged> done = co_await store_and_perform(table, *std::move(reply));
    if (!done) co_return tl::unexpected<Refused>(done.error());
  }
  co_return Answer<void>();
}

asio::awaitable<Answer<Hub::TablePointer>> Hub::find_loaded(std::string code) {
  if (!is_code(code)) co_return no_such_table();
  TablePointer table = find(code);
  const Turn::Held turn = co_await table->turn.wait();
  const Answer<void> loaded = co_await load(table);
  if (!loaded) co_return tl::unexpected<Refused>(loaded.error());
  co_return table;
}

asio::awaitable<Answer<Seated>> Hub::open(Caller caller, Opening opening) {
  const Moment now = time_.now();
  if (caller.player) {
    if (const Answer<void> may = check_may_begin(site_, *caller.player, now.at); !may)
      co_return tl::unexpected<Refused>(may.error());
  }
  const bool by_lot = !opening.colour;
  const std::string secret = new_secret();
  NewTable table{.code = {},
                 .next_colours = std::string(muehle::to_text(opening.next)),
                 .first_white = by_lot ? draw_lot() : (opening.colour == Colour::white ? 0 : 1),
                 .lot_drawn = by_lot,
                 .secret = *hash_secret(secret),
                 .name = name_of(caller, opening.name),
                 .rules = muehle::to_text(opening.rules),
                 .start = muehle::to_text(opening.start),
                 .time_control = play::to_text(opening.time),
                 .at = now.at,
                 .tick = now.tick,
                 .player = id_of(caller),
                 .is_public = opening.is_public,
                 .rated = opening.rated,
                 .absence_days = opening.absence_days,
                 .standing = standing_of(Game(opening.rules, opening.start), play::Clock(opening.time))};
  for (int attempt = 1;; ++attempt) {
    table.code = new_code();
    const StoreResult<Stored> stored = co_await store(table);
    if (stored) {
      spdlog::info("table {}: game {} under {}, time {}, White is seat {} ({})", table.code, stored->game,
                   table.rules, table.time_control, table.first_white, by_lot ? "by lot" : "chosen");
      co_return Seated{table.code, 0, secret};
    }
    const bool taken = stored.error().kind == StoreError::Kind::conflict;
    if (!taken || attempt == code_attempts) co_return refuse_store(stored.error());
  }
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
  if (!room.has_free_seat()) co_return Seated{code, std::nullopt, {}};
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
    const Answer<void> stored = co_await store_at(table, change);
    if (!stored) co_return tl::unexpected<Refused>(stored.error());
    room.adopt(seat, player);
    co_await take_vacations(table, player);
  }
  co_return Seated{table->code, seat, secret};
}

asio::awaitable<Answer<void>> Hub::store_at(TablePointer table, Change change) {
  const StoreResult<Stored> stored = co_await store(std::move(change));
  if (stored) co_return Answer<void>();
  // What is on the disk now decides, not what we remember.
  table->room.reset();
  co_return refuse_store(stored.error());
}

asio::awaitable<Answer<Seated>> Hub::take_free_seat(TablePointer table, Caller caller, Joining joining) {
  const Moment now = time_.now();
  if (caller.player) {
    if (const Answer<void> may = check_may_begin(site_, *caller.player, now.at); !may)
      co_return tl::unexpected<Refused>(may.error());
  }
  const bool named_by_account = caller.player && caller.player->registered;
  if (const Answer<void> free = check_free_to_take(site_, joining.name); !free && !named_by_account)
    co_return tl::unexpected<Refused>(free.error());
  const StoredSeat seat{.secret = *hash_secret(joining.secret),
                        .name = name_of(caller, joining.name),
                        .tick = now.tick,
                        .at = now.at,
                        .player = id_of(caller),
                        .registered = caller.player && caller.player->registered};
  const TakeSeat change = table->room->seat_change(seat, now.at);
  const Answer<void> stored = co_await store_at(table, change);
  if (!stored) co_return tl::unexpected<Refused>(stored.error());
  std::vector<StoredVacation> away;
  if (seat.player) {
    if (const auto vacations = co_await vacations_of(*seat.player)) away = *vacations;
  }
  const TableView before = table->room->table();
  table->room->take_seat(seat);
  if (seat.player) table->room->set_vacations(*seat.player, away);
  deadlines_.set(table->code, table->room->deadline());
  tell_change(*table, before);
  if (table->room->has_clock()) tell_state(*table);  // which has begun
  call_seat(*table, 0, true);
  co_return Seated{table->code, 1, joining.secret};
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
  co_return (*table)->room->has_free_seat();
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
  const Answer<void> stored = co_await store_at(*table, change);
  if (!stored) co_return tl::unexpected<Refused>(stored.error());
  is_owner ? room.adopt(*seat, player) : room.let_visit(*seat, player);
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
  co_return token;
}

void Hub::know(const StoredPlayer& player) {
  for (const auto& [code, table] : tables_) {
    if (!table->room) continue;
    const TableView before = table->room->table();
    table->room->know(player);
    tell_change(*table, before);
  }
}

void Hub::merge(PlayerId guest, const StoredPlayer& account) {
  for (const auto& [code, table] : tables_) {
    if (!table->room) continue;
    const TableView before = table->room->table();
    table->room->merge(guest, account);
    tell_change(*table, before);
  }
}

asio::awaitable<Answer<std::string>> Hub::state(std::string code) {
  const Answer<TablePointer> table = co_await find_loaded(code);
  if (!table) co_return tl::unexpected<Refused>(table.error());
  show_by_now(**table);
  co_return *state_text(**table, std::nullopt, false);
}

asio::awaitable<Answer<int>> Hub::check_call(std::string code, Caller caller, std::int64_t game) {
  const Answer<TablePointer> table = co_await find_loaded(code);
  if (!table) co_return tl::unexpected<Refused>(table.error());
  const Room& room = *(*table)->room;
  const Seat seat = seat_at(room, caller);
  if (!seat) co_return refuse(ErrorCode::not_seated, "only who plays here calls a referee");
  if (room.has_free_seat()) co_return refuse(ErrorCode::opponent_missing, "nobody sits opposite yet");
  if (room.number() != game)
    co_return refuse(ErrorCode::unknown_game, "this table plays game " + std::to_string(room.number()));
  co_return *seat;
}

asio::awaitable<Answer<void>> Hub::check_may_go_on(TablePointer table) {
  const std::array<std::optional<PlayerId>, 2> ids = {table->room->player_at(0), table->room->player_at(1)};
  using Found = std::vector<StoredPlayer>;
  std::function<Found(Transaction&)> work = [ids](Transaction& all) {
    Found players;
    for (const std::optional<PlayerId>& id : ids) {
      if (!id) continue;
      if (std::optional<StoredPlayer> player = all.players().by_id(*id)) players.push_back(*player);
    }
    return players;
  };
  const StoreResult<Found> players = co_await muehle::server::read<Found>(store_, std::move(work));
  if (!players) co_return refuse_store(players.error());
  for (const StoredPlayer& player : *players) {
    if (const Answer<void> may = check_may_begin(site_, player, time_.now().at); !may) co_return may;
  }
  co_return Answer<void>();
}

asio::awaitable<Answer<std::string>> Hub::record(std::string code, Caller caller, std::int64_t game) {
  if (!is_code(code)) co_return no_such_table();
  StoreResult<std::optional<StoredTable>> stored = co_await read_table(code);
  if (!stored) co_return refuse_store(stored.error());
  if (!*stored) co_return no_such_table();
  if (watch_delay_ > 0 && (*stored)->rated) {
    const Answer<TablePointer> table = co_await find_loaded(code);
    if (!table) co_return tl::unexpected<Refused>(table.error());
    const Room& room = *(*table)->room;
    StoredGame& latest = (*stored)->games.back();
    const bool goes_on = is_delayed(**table) && latest.number == room.number();
    if (goes_on && !seat_at(room, caller) && !is_referee(caller)) {
      const auto shown = static_cast<std::size_t>(room.version_at(time_.now().tick - watch_delay_));
      latest.events.resize(std::min(latest.events.size(), shown));
    }
  }
  const Result<std::optional<std::string>> record = game_record(**stored, game);
  if (!record) co_return refuse_store({StoreError::Kind::broken, record.error().message});
  if (!*record) co_return refuse(ErrorCode::not_found, "this table has no such game");
  co_return **record;
}

asio::awaitable<Answer<Hub::Visit>> Hub::enter(std::string code, Caller caller, net::Listener& listener) {
  const Answer<TablePointer> found = co_await find_loaded(code);
  if (!found) co_return tl::unexpected<Refused>(found.error());
  Table& table = **found;
  const Seat seat = seat_at(*table.room, caller);
  const Visit visit{*found, seat, &listener, seat || is_referee(caller)};
  show_by_now(table);
  const TableView before = table.room->table();
  table.room->arrive(visit.seat, time_.now().at);
  note_seen(table, visit.seat);
  try {
    tell_change(table, before);
    table.listeners.push_back({&listener, visit.seat, id_of(caller), visit.sees_all});
    if (!visit.seat) stirred_.insert(table.code);
    send_state(visit);
  } catch (...) {
    leave(visit);  // nobody will come to do it
    throw;
  }
  co_return visit;
}

void Hub::leave(const Visit& visit) {
  Table& table = *visit.table;
  std::erase_if(table.listeners, [&](const Table::Guest& guest) { return guest.listener == visit.listener; });
  if (!visit.seat) stirred_.insert(table.code);
  table.quiet_since = time_.now().at;
  if (!table.room) return;
  const TableView before = table.room->table();
  table.room->leave(visit.seat, time_.now().at);
  note_seen(table, visit.seat);
  tell_change(table, before);
  call_who_missed(table, visit.seat);
}

void Hub::note_seen(Table& table, Seat seat) {
  const std::optional<SeeSeat> seen = table.room->seen(seat, time_.now().at);
  if (!seen) return;
  try {
    store_.store(*seen, [](const StoreResult<Stored>& stored) {
      if (!stored) spdlog::warn("store: {}", stored.error().message);
    });
  } catch (const std::exception& failure) {  // who comes or goes is not held up by it
    spdlog::warn("store: {}", failure.what());
  }
}

asio::awaitable<void> Hub::hear(const Visit& visit, std::string text, Moment when) {
  const auto reply = [&](std::string json) {
    visit.listener->send(std::make_shared<const std::string>(std::move(json)));
  };
  tl::expected<Message, Unreadable> message = read_message(text);
  if (!message) {
    reply(error_json(message.error().id, message.error().refused));
  } else if (std::holds_alternative<Ping>(*message)) {
    reply(pong_json());
  } else if (std::holds_alternative<Sync>(*message)) {
    const Turn::Held turn = co_await visit.table->turn.wait();
    const Answer<void> loaded = co_await load(visit.table);
    if (loaded) {
      send_state(visit);
    } else {
      reply(error_json(std::nullopt, loaded.error()));
    }
  } else {
    co_await answer(visit, std::get<Request>(std::move(*message)), when);
  }
}

asio::awaitable<void> Hub::answer(const Visit& visit, Request request, Moment when) {
  const std::string id = std::visit([](const auto& r) { return r.name.id; }, request);
  const Answer<Acknowledged> done = co_await carry_out(visit, std::move(request), when);
  std::string json = done ? ack_json(*done) : error_json(id, done.error());
  visit.listener->send(std::make_shared<const std::string>(std::move(json)));
  if (done) co_return;
  const bool behind =
      done.error().code == ErrorCode::old_version || done.error().code == ErrorCode::unknown_game;
  if (behind && visit.table->room) send_state(visit);
}

asio::awaitable<Answer<Acknowledged>> Hub::carry_out(const Visit& visit, Request request, Moment when) {
  const TablePointer table = visit.table;
  const Turn::Held turn = co_await table->turn.wait();
  const Answer<void> loaded = co_await load(table);
  if (!loaded) co_return tl::unexpected<Refused>(loaded.error());
  try {
    Answer<Acknowledged> done = co_await decide_and_store(visit, std::move(request), when);
    co_return done;
  } catch (...) {
    table->room.reset();  // it may have been left half way
    throw;
  }
}

asio::awaitable<Answer<Acknowledged>> Hub::decide_and_store(const Visit& visit, Request request,
                                                            Moment when) {
  const TablePointer table = visit.table;
  const Answer<void> fallen = co_await let_fall(table, when);
  if (!fallen) co_return tl::unexpected<Refused>(fallen.error());
  const auto* next = std::get_if<Next>(&request);
  if (next != nullptr && next->verb == Verb::ask && visit.seat) {
    const Answer<void> may = co_await check_may_go_on(table);
    if (!may) co_return tl::unexpected<Refused>(may.error());
  }
  Answer<Decision> decision = table->room->decide(visit.seat, request, when, visit.listener->lag());
  if (!decision) co_return tl::unexpected<Refused>(decision.error());
  Answer<Acknowledged> done = co_await store_and_perform(table, *std::move(decision));
  // What was asked for is done, whatever becomes of this.
  if (done) co_await play_foreseen(table);
  co_return done;
}

asio::awaitable<Answer<Acknowledged>> Hub::store_and_perform(TablePointer table, Decision decision,
                                                             Beside beside) {
  Stored stored;
  // Written by the store's thread before it answers.
  const auto ratings = std::make_shared<std::optional<std::array<club::Rating, 2>>>();
  if (decision.change || decision.ruling_change) {
    const StoreResult<Stored> answered = co_await store_decision(*table, decision, ratings, beside);
    if (!answered) {
      // What is on the disk now decides, not what we remember.
      table->room.reset();
      co_return refuse_store(answered.error());
    }
    stored = *answered;
  }
  const TableView before = table->room->table();
  const Foreseen foreseen = foreseen_at(*table->room);
  Acknowledged ack = decision.ack;
  const News news = table->room->perform(std::move(decision), stored, time_.now().tick);
  if (*ratings) table->room->know_ratings(**ratings);
  deadlines_.set(table->code, table->room->deadline());
  tell_news(*table, news, before);
  tell_foreseen(*table, foreseen);
  call_to_move(*table, news);
  co_return ack;
}

// With a ruling what it comes with, with the end of a rated game what it makes of both ratings.
asio::awaitable<StoreResult<Stored>> Hub::store_decision(const Table& table, const Decision& decision,
                                                         NewRatings ratings, Beside beside) {
  const Room& room = *table.room;
  const auto* played = std::get_if<Decision::Played>(&decision.what);
  const Outcome outcome = played != nullptr ? played->game.outcome() : Outcome{};
  const std::optional<std::array<PlayerId, 2>> players = room.rated_players();
  std::function<Stored(Transaction&)> work =
      [=, change = decision.change, ruling = decision.ruling_change, foreseen = decision.foreseen,
       game = room.number(), time = room.time_control(), at = decision.at.at](Transaction& all) {
        Stored stored;
        if (change) stored = all.games().make(*change);
        if (ruling) all.games().make(*ruling);
        if (foreseen) all.games().make(*foreseen);
        if (beside) beside(all);
        if (outcome.over() && players) *ratings = count_game(all, game, time, *players, outcome, at);
        return stored;
      };
  return write<Stored>(store_, std::move(work));
}

asio::awaitable<Answer<void>> Hub::let_fall(TablePointer table, Moment now) {
  const int awaited = table->room->seat_to_move();
  Milliseconds lag = 0;
  for (const auto& [listener, seat, player, sees_all] : table->listeners) {
    if (seat == awaited) lag = std::max(lag, listener->lag());
  }
  std::optional<Decision> fall = table->room->decide_fall(now, lag);
  if (!fall) co_return Answer<void>();
  const Answer<Acknowledged> done = co_await store_and_perform(table, *std::move(fall));
  if (!done) co_return tl::unexpected<Refused>(done.error());
  co_return Answer<void>();
}

void Hub::expect(const std::vector<Resumption::Due>& due) {
  for (const auto& [code, deadline] : due) deadlines_.set(code, deadline);
}

asio::awaitable<void> Hub::note_standings(const bool& stopping) {
  std::function<std::vector<std::string>(Transaction&)> work = [](Transaction& all) {
    return all.games().codes_to_note(std::numeric_limits<int>::max());
  };
  const auto codes = co_await muehle::server::read<std::vector<std::string>>(store_, std::move(work));
  if (!codes) co_return spdlog::error("store: {}", codes.error().message);
  for (const std::string& code : *codes) {
    if (stopping) co_return;
    const TablePointer table = find(code);
    const Turn::Held turn = co_await table->turn.wait();  // nobody moves meanwhile
    const auto stored = co_await read_table(code);
    if (!stored || !*stored) continue;
    const Result<std::vector<NoteStanding>> notes = Room::standings(**stored);
    if (!notes) spdlog::error("table {}: {}", code, notes.error().message);
    if (!notes) continue;
    for (const NoteStanding& note : *notes) {
      if (const auto done = co_await store(note); !done) spdlog::error("store: {}", done.error().message);
    }
  }
  if (!codes->empty()) spdlog::info("{} older tables are in the lists now", codes->size());
}

// Side by side, because many may fall at the same moment: nobody's end waits for another's commit.
asio::awaitable<void> Hub::pass_deadlines() {
  std::vector<std::string> due = deadlines_.take_due(time_.now().tick);
  const Milliseconds again = time_.now().tick + next_attempt;
  for (const std::string& code : due) deadlines_.set(code, again);  // should anything go wrong
  const auto pass = [this](const std::string& code) { return pass_deadline(code); };
  co_await side_by_side(std::move(due), deadlines_at_once, pass);
}

asio::awaitable<void> Hub::pass_deadline(std::string code) {
  const bool is_only_for_this = !tables_.contains(code);
  const TablePointer table = find(code);
  if (is_only_for_this) table->quiet_since = 0;  // nobody comes back to it from a short absence
  const Turn::Held turn = co_await table->turn.wait();
  if (const Answer<void> loaded = co_await load(table); !loaded) {
    if (loaded.error().code == ErrorCode::not_found) deadlines_.set(code, std::nullopt);
    co_return;
  }
  deadlines_.set(code, table->room->deadline());
  try {
    if (!co_await let_fall(table, time_.now())) deadlines_.set(code, time_.now().tick + next_attempt);
  } catch (...) {
    table->room.reset();  // it may have been left half way
    throw;
  }
}

asio::awaitable<void> Hub::beat() {
  if (deadlines_.empty()) co_return;
  const StoreResult<Stored> stored = co_await store(Heartbeat{time_.now().tick});
  if (!stored) spdlog::error("store: {}", stored.error().message);
}

net::SharedText Hub::state_text(Table& table, Seat seat, bool sees_all) const {
  const Room& room = *table.room;
  StateTexts& states = table.states;
  const Moment now = time_.now();
  const Milliseconds at = room.has_clock() ? now.tick / clock_precision : now.at;
  if (states.revision != room.revision() || states.at != at) {
    states = {.revision = room.revision(), .at = at, .texts = {}};
  }
  const bool is_delayed = this->is_delayed(table) && !sees_all;
  const std::size_t at_once = sees_all ? seat_count + 1 : 0;
  net::SharedText& text = states.texts.at(seat ? static_cast<std::size_t>(*seat) + 1 : at_once);
  if (!text) {
    const GameView game =
        is_delayed ? room.game_as_of(table.shown_version, now.tick - watch_delay_) : room.game(now.tick);
    text = std::make_shared<const std::string>(state_json(
        table.code, seat, game, room.table(), seat ? std::optional(room.own(*seat)) : std::nullopt, now.at));
  }
  return text;
}

void Hub::send_state(const Visit& visit) const {
  visit.listener->send(state_text(*visit.table, visit.seat, visit.sees_all));
}

void Hub::tell_state(Table& table) const {
  for (const Table::Guest& guest : table.listeners)
    guest.listener->send(state_text(table, guest.seat, guest.sees_all));
}

void Hub::tell_all(const Table& table, std::string message) {
  const net::SharedText shared = std::make_shared<const std::string>(std::move(message));
  for (const Table::Guest& guest : table.listeners) guest.listener->send(shared);
}

void Hub::tell_seat(const Table& table, int seat, std::string message) {
  const net::SharedText shared = std::make_shared<const std::string>(std::move(message));
  for (const Table::Guest& guest : table.listeners) {
    if (guest.seat == seat) guest.listener->send(shared);
  }
}

Hub::Foreseen Hub::foreseen_at(const Room& room) { return {room.foreseen(0), room.foreseen(1)}; }

void Hub::tell_foreseen(const Table& table, const Foreseen& before) {
  const Room& room = *table.room;
  for (int seat = 0; seat < seat_count; ++seat) {
    const std::optional<std::string> now = room.foreseen(seat);
    if (now == before[static_cast<std::size_t>(seat)]) continue;
    tell_seat(table, seat, foreseen_json(room.number(), room.version(), now.value_or("")));
  }
}

void Hub::tell_change(const Table& table, const TableView& before) const {
  const TableView after = table.room->table();
  if (after != before) tell_all(table, table_json(after, time_.now().at));
}

void Hub::tell_news(Table& table, const News& news, const TableView& before) {
  if (news.new_game) table.shown_version = 0;
  if (news.event) tell_event(table, *news.event);
  for (int seat = 0; news.chat && seat < seat_count; ++seat) tell_seat(table, seat, chat_json(*news.chat));
  if (news.new_clock) return tell_state(table);
  if (!news.new_game) return tell_change(table, before);
  spdlog::info("table {}: game {}, White is seat {}", table.code, table.room->number(),
               table.room->table().white);
  tell_state(table);
}

std::unordered_set<PlayerId> Hub::players_here() const {
  std::unordered_set<PlayerId> here;
  for (const auto& [code, table] : tables_) {
    if (!table->room) continue;
    for (const auto& [listener, seat, watcher, sees_all] : table->listeners) {
      const std::optional<PlayerId> player = seat ? table->room->player_at(*seat) : std::nullopt;
      if (player) here.insert(*player);
    }
  }
  return here;
}

void Hub::forget_quiet() {
  const UnixSeconds now = time_.now().at;
  for (auto it = tables_.begin(); it != tables_.end();) {
    const Table& table = *it->second;
    const bool unused = it->second.use_count() == 1 && table.listeners.empty();
    it = unused && now - table.quiet_since > keep_quiet_table ? tables_.erase(it) : std::next(it);
  }
}

}  // namespace muehle::server

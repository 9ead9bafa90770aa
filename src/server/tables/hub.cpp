#include "server/tables/hub.h"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <tuple>

#include "server/kernel/await_store.h"
#include "server/kernel/refuse_store.h"
#include "server/kernel/secrets.h"
#include "server/kernel/turn.h"
#include "server/rights/suspension.h"
#include "server/tables/game_record.h"
#include "server/tables/hub_table.h"
#include "server/tables/rate.h"
#include "server/tables/replaying.h"
#include "server/tables/room.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;

std::int64_t game_of(const Request& request) {
  return std::visit([](const auto& one) { return one.name.game; }, request);
}

// Who acts without having the table open: he is told by his answer, and his way here is not measured.
class Elsewhere final : public net::Listener {
 public:
  void send(net::SharedText /*message*/) override {}
};

}  // namespace

tl::unexpected<Refused> no_such_table() { return refuse(ErrorCode::not_found, "there is no such table"); }

Seat seat_at(const Room& room, const std::string& secret) {
  const std::optional<SecretHash> hash = hash_secret(secret);
  return hash ? room.seat_of(*hash) : std::nullopt;
}

Seat seat_at(const Room& room, std::optional<PlayerId> player, const std::string& secret) {
  if (const Seat seat = player ? room.seat_of(*player) : std::nullopt) return seat;
  return seat_at(room, secret);
}

Seat seat_at(const Room& room, const Caller& caller) { return seat_at(room, id_of(caller), caller.secret); }

bool is_referee(const Caller& caller) { return caller.player && caller.player->role != Role::player; }

std::optional<PlayerId> id_of(const Caller& caller) {
  return caller.player ? std::optional(caller.player->id) : std::nullopt;
}

Hub::Hub(asio::any_io_executor executor, Store& store, const Time& time, const SitePolicy& site,
         const Blocks& blocks, Presence& presence, Workers& replaying, const Limits& limits)
    : executor_(std::move(executor)),
      corrections_(executor_),
      store_(store),
      time_(time),
      site_(site),
      blocks_(blocks),
      presence_(presence),
      replaying_(replaying),
      watch_delay_(limits.watch_delay),
      most_games_(limits.most_games),
      lines_(limits.lines),
      told_standstill_(time.standstill().in_all + time.standstill().rest) {}
Hub::~Hub() = default;

asio::awaitable<Answer<void>> Hub::play_foreseen(TablePointer table) {
  while (std::optional<Decision> reply = table->room->decide_foreseen(time_.now())) {
    const Answer<Acknowledged> done = co_await store_and_perform(table, *std::move(reply));
    if (!done) co_return tl::unexpected<Refused>(done.error());
  }
  co_return Answer<void>();
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

asio::awaitable<Answer<std::string>> Hub::record(std::string code, Caller caller, std::int64_t game) {
  if (!is_code(code)) co_return no_such_table();
  const Coming coming(*this, caller);
  using Found = std::optional<Reading>;
  std::function<Found(Transaction&)> work = [code, game, reader = id_of(caller)](Transaction& all) {
    return read_game(all, code, game, reader);
  };
  StoreResult<Found> found = co_await look<Found>(store_, std::move(work));
  if (!found) co_return refuse_store(found.error());
  if (!*found) co_return no_such_table();
  StoredTable& stored = (*found)->table;
  if (stored.games.empty()) co_return refuse(ErrorCode::not_found, "this table has no such game");
  if (watch_delay_ > 0 && stored.rated) {
    const Answer<TablePointer> table = co_await find_loaded(code);
    if (!table) co_return tl::unexpected<Refused>(table.error());
    const Room& room = *(*table)->room;
    StoredGame& latest = stored.games.back();
    const bool goes_on = is_delayed(**table) && latest.number == room.number();
    if (goes_on && !seat_at(room, caller) && !is_referee(caller)) {
      const auto shown = static_cast<std::size_t>(room.version_at(time_.now().tick - watch_delay_));
      latest.events.resize(std::min(latest.events.size(), shown));
    }
  }
  const auto write = [unheard = (*found)->unheard](const StoredTable& table) {
    return game_record(table, 0, unheard);
  };
  const Answer<std::optional<std::string>> record = co_await replayed(replaying_, std::move(stored), write);
  if (!record) co_return tl::unexpected<Refused>(record.error());
  co_return **record;
}

asio::awaitable<Answer<Hub::Visit>> Hub::enter(std::string code, Caller caller, net::Listener& listener) {
  const Coming coming(*this, caller);
  const Answer<TablePointer> found = co_await find_loaded(code);
  if (!found) co_return tl::unexpected<Refused>(found.error());
  Table& table = **found;
  const Seat seat = seat_at(*table.room, caller);
  const Visit visit{*found, seat, &listener, seat || is_referee(caller), id_of(caller)};
  show_by_now(table);
  const TableView before = table.room->table();
  table.room->arrive(visit.seat, time_.now().at);
  note_seen(table, visit.seat);
  try {
    tell_change(table, before);
    table.listeners.push_back({&listener, visit.seat, visit.player, caller.secret, visit.sees_all});
    if (visit.player) presence_.enter_table(*visit.player, table.code, listener);
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
  presence_.leave(*visit.listener);
  // Who was put out of his seat watches until he is gone.
  const auto found = std::ranges::find(table.listeners, visit.listener, &Table::Guest::listener);
  const Seat seat = found == table.listeners.end() ? visit.seat : found->seat;
  if (found != table.listeners.end()) table.listeners.erase(found);
  if (!seat) stirred_.insert(table.code);
  table.quiet_since = time_.now().at;
  if (!table.room) return;
  const TableView before = table.room->table();
  table.room->leave(seat, time_.now().at);
  note_seen(table, seat);
  tell_change(table, before);
  notify_who_missed(table, seat);
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
      send_state(as_of_now(visit));
    } else {
      reply(error_json(std::nullopt, loaded.error()));
    }
  } else {
    co_await answer(visit, std::get<Request>(std::move(*message)), when);
  }
}

std::shared_ptr<void> Hub::note_arrival(const Visit& visit, Moment when) {
  return visit.seat ? note_arrival(visit.table->code, when) : nullptr;
}

std::shared_ptr<void> Hub::note_arrival(const std::string& code, Moment when) {
  return arrivals_.note(code, when.tick);
}

asio::awaitable<void> Hub::answer(const Visit& visit, Request request, Moment when) {
  const std::string id = std::visit([](const auto& r) { return r.name.id; }, request);
  const Answer<Acknowledged> done = co_await carry_out(visit, std::move(request), when);
  std::string json = done ? ack_json(*done) : error_json(id, done.error());
  visit.listener->send(std::make_shared<const std::string>(std::move(json)));
  if (done) co_return;
  const bool behind =
      done.error().code == ErrorCode::old_version || done.error().code == ErrorCode::unknown_game;
  if (behind && visit.table->room) send_state(as_of_now(visit));
}

asio::awaitable<Answer<Acknowledged>> Hub::carry_out(const Visit& visit, Request request, Moment when) {
  const TablePointer table = visit.table;
  const Turn::Held turn = co_await table->turn.wait();
  const Answer<void> loaded = co_await load(table);
  if (!loaded) co_return tl::unexpected<Refused>(loaded.error());
  Visit now = as_of_now(visit);
  Answer<Acknowledged> done = co_await carry_out_in_turn(std::move(now), std::move(request), when);
  co_return done;
}

asio::awaitable<Answer<Acknowledged>> Hub::carry_out_in_turn(Visit visit, Request request, Moment when) {
  try {
    Answer<Acknowledged> done = co_await decide_and_store(visit, std::move(request), when);
    co_return done;
  } catch (...) {
    visit.table->room.reset();  // it may have been left half way
    throw;
  }
}

const Room* Hub::room_at(const Visit& visit) const {
  return visit.table->room ? &*visit.table->room : nullptr;
}

asio::awaitable<Answer<void>> Hub::check_plays(std::string code, Caller caller, std::int64_t game) {
  const Answer<TablePointer> table = co_await find_loaded(std::move(code));
  if (!table) co_return tl::unexpected<Refused>(table.error());
  const Room& room = *(*table)->room;
  if (!seat_at(room, caller)) co_return refuse(ErrorCode::not_seated, "only who has a seat plays here");
  if (room.number() != game)
    co_return refuse(ErrorCode::unknown_game, "this table plays game " + std::to_string(room.number()));
  co_return Answer<void>();
}

asio::awaitable<Answer<Acknowledged>> Hub::act(std::string code, Caller caller, MakeRequest make,
                                               Moment when) {
  const Answer<TablePointer> table = co_await find_loaded(std::move(code));
  if (!table) co_return tl::unexpected<Refused>(table.error());
  const Turn::Held turn = co_await (*table)->turn.wait();
  const Answer<void> loaded = co_await load(*table);
  if (!loaded) co_return tl::unexpected<Refused>(loaded.error());
  const Seat seat = seat_at(*(*table)->room, caller);
  if (!seat) co_return refuse(ErrorCode::not_seated, "only who has a seat plays here");
  Answer<Request> request = make(*(*table)->room, *seat);
  if (!request) co_return tl::unexpected<Refused>(request.error());
  Elsewhere elsewhere;
  const Visit visit{*table, seat, &elsewhere, true, id_of(caller)};
  Answer<Acknowledged> done = co_await carry_out_in_turn(visit, *std::move(request), when);
  co_return done;
}

asio::awaitable<Answer<Acknowledged>> Hub::decide_and_store(const Visit& visit, Request request,
                                                            Moment when) {
  const TablePointer table = visit.table;
  if (visit.seat) {
    const Answer<void> recalled = co_await recall(table, game_of(request));
    if (!recalled) co_return tl::unexpected<Refused>(recalled.error());
  }
  const Answer<void> fallen = co_await let_fall(table, when, visit.seat);
  if (!fallen) co_return tl::unexpected<Refused>(fallen.error());
  Answer<Decision> decision = table->room->decide(visit.seat, request, when, visit.listener->lag());
  if (!decision) co_return tl::unexpected<Refused>(decision.error());
  Beside beside{.check = check_of(visit, request), .store = {}};
  Answer<Acknowledged> done = co_await store_and_perform(table, *std::move(decision), std::move(beside));
  // What was asked for is done, whatever becomes of this.
  if (done) co_await play_foreseen(table);
  co_return done;
}

asio::awaitable<Answer<Acknowledged>> Hub::store_and_perform(TablePointer table, Decision decision,
                                                             Beside beside) {
  Stored stored;
  // Written by the store's thread before it answers.
  const auto ratings = std::make_shared<std::optional<std::array<club::NewRating, 2>>>();
  if (decision.change || decision.ruling_change) {
    const StoreResult<Answer<Stored>> answered = co_await store_decision(*table, decision, ratings, beside);
    if (!answered) {
      tell_stopped(*table);
      // What is on the disk now decides, not what we remember.
      table->room.reset();
      co_return refuse_store(answered.error());
    }
    if (!*answered) co_return tl::unexpected<Refused>(answered->error());
    stored = **answered;
    if (!stored.offers.empty() && on_offers_) on_offers_(stored.offers);
  }
  const TableView before = table->room->table();
  const bool was_over = table->room->is_over();
  const Foreseen foreseen = foreseen_at(*table->room);
  Acknowledged ack = decision.ack;
  const News news = table->room->perform(std::move(decision), stored, time_.now().tick);
  if (*ratings) note_ratings(*table->room, **ratings);
  look_ahead(*table);
  if (news.event) note_new_lines(1);
  tell_news(*table, news, before);
  tell_foreseen(*table, foreseen);
  notify_to_move(*table, news);
  notify_to_next(*table, before.next);
  notify_to_answer(*table, news, before);
  const bool is_news =
      news.new_game || table->room->is_over() != was_over || table->room->table().next != before.next;
  if (is_news && on_game_) on_game_(*table->room);
  co_return ack;
}

// With a ruling what it comes with, with the end of a rated game what it makes of both ratings.
asio::awaitable<StoreResult<Answer<Stored>>> Hub::store_decision(const Table& table, const Decision& decision,
                                                                 NewRatings ratings, Beside beside) {
  const Room& room = *table.room;
  const auto* played = std::get_if<Decision::Played>(&decision.what);
  const Outcome outcome = played != nullptr ? played->game.outcome() : Outcome{};
  const std::optional<std::array<PlayerId, 2>> players = room.rated_players();
  std::function<Answer<Stored>(Transaction&)> work =
      [=, change = decision.change, turn = decision.turn, ruling = decision.ruling_change,
       foreseen = decision.foreseen, game = room.number(), time = room.time_control(), at = decision.at.at,
       clock = &time_](Transaction& all) -> Answer<Stored> {
    const Answer<void> may = beside.check ? beside.check(all) : Answer<void>();
    if (!may) return tl::unexpected<Refused>(may.error());
    Stored stored;
    if (change) stored = all.games().make(stored_at(*change, turn, clock->now().tick));
    if (ruling) all.games().make(*ruling);
    if (foreseen) all.games().make(*foreseen);
    if (beside.store) beside.store(all);
    if (outcome.over() && players) *ratings = count_game(all, game, time, *players, outcome, at);
    return stored;
  };
  return write<Answer<Stored>>(store_, std::move(work));
}

void Hub::note_ratings(Room& room, const std::array<club::NewRating, 2>& ratings) {
  room.know_ratings(ratings);
  const std::optional<club::Pool> pool = club::pool_of(room.time_control());
  const std::optional<std::array<PlayerId, 2>> players = room.rated_players();
  if (!pool || !players || !on_rating_) return;
  for (std::size_t side = 0; side < ratings.size(); ++side)
    on_rating_(players->at(side), *pool, ratings.at(side).rating);
}

bool Hub::sits_somewhere(PlayerId player) const {
  return std::ranges::any_of(presence_.tables_of(player), [&](const std::string& code) {
    const auto found = tables_.find(code);
    if (found == tables_.end() || !found->second->room) return false;
    const Room& room = *found->second->room;
    return std::ranges::any_of(found->second->listeners, [&](const Table::Guest& guest) {
      return guest.seat && room.player_at(*guest.seat) == player;
    });
  });
}

Hub::Census Hub::census() const {
  Census census{.tables = tables_.size(), .deadlines = deadlines_.size()};
  for (const auto& [code, table] : tables_) {
    census.visitors += table->listeners.size();
    if (!table->room) continue;
    const Room& room = *table->room;
    census.lines += static_cast<std::size_t>(room.version());
    if (room.has_free_seat() || room.is_over()) continue;
    ++(room.is_live() ? census.live : room.has_clock() ? census.by_days : census.untimed);
  }
  return census;
}

void Hub::for_each_room(const std::function<void(const Room&)>& see) const {
  for (const auto& [code, table] : tables_) {
    if (table->room) see(*table->room);
  }
}

}  // namespace muehle::server

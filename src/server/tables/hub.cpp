#include "server/tables/hub.h"

#include <spdlog/spdlog.h>

#include <algorithm>

#include "server/kernel/await_store.h"
#include "server/kernel/refuse_store.h"
#include "server/kernel/secrets.h"
#include "server/rights/suspension.h"
#include "server/tables/game_record.h"
#include "server/tables/replaying.h"

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

// Whether a request carries words of its sender, beside or along with what he does.
bool says_something(const Request& request) {
  if (std::holds_alternative<Say>(request) || std::holds_alternative<Consult>(request)) return true;
  const auto* done = std::get_if<Do>(&request);
  return done != nullptr && with_text(done->event, "") != done->event;
}

}  // namespace

// Somebody for whom a table is read, which may take a while. A role that he gets or loses meanwhile is his
// when it is there.
class Hub::Coming {
 public:
  Coming(Hub& hub, Caller& caller) : hub_(hub), caller_(caller) { hub_.coming_.insert(&caller_); }
  Coming(const Coming&) = delete;
  ~Coming() { hub_.coming_.erase(&caller_); }

 private:
  Hub& hub_;
  Caller& caller_;
};

asio::awaitable<Answer<Hub::Visit>> Hub::enter(std::string code, Caller caller, net::Listener& listener) {
  const Coming coming(*this, caller);
  const Answer<TablePointer> found = co_await playing_.find_loaded(code);
  if (!found) co_return tl::unexpected<Refused>(found.error());
  HeldTable& table = **found;
  const Seat seat = seat_at(*table.room, caller);
  const Visit visit{*found, seat, &listener, seat || is_referee(caller), id_of(caller)};
  telling_.show_by_now(table);
  const TableView before = table.room->table();
  table.room->arrive(visit.seat, time_.now().at);
  note_seen(table, visit.seat);
  try {
    telling_.tell_change(table, before);
    table.listeners.push_back({&listener, visit.seat, visit.player, caller.secret, visit.sees_all});
    if (visit.player) presence_.enter_table(*visit.player, table.code, listener);
    if (!visit.seat) telling_.stirred().insert(table.code);
    send_state(visit);
  } catch (...) {
    leave(visit);  // nobody will come to do it
    throw;
  }
  co_return visit;
}

void Hub::leave(const Visit& visit) {
  HeldTable& table = *visit.table;
  presence_.leave(*visit.listener);
  // Who was put out of his seat watches until he is gone.
  const auto found = std::ranges::find(table.listeners, visit.listener, &HeldTable::Guest::listener);
  const Seat seat = found == table.listeners.end() ? visit.seat : found->seat;
  if (found != table.listeners.end()) table.listeners.erase(found);
  if (!seat) telling_.stirred().insert(table.code);
  table.quiet_since = time_.now().at;
  if (!table.room) return;
  const TableView before = table.room->table();
  table.room->leave(seat, time_.now().at);
  note_seen(table, seat);
  telling_.tell_change(table, before);
  notices_.notify_who_missed(table, seat, visit.player);
}

void Hub::note_seen(HeldTable& table, Seat seat) {
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
    const Answer<void> loaded = co_await playing_.load(visit.table);
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
  const Answer<void> loaded = co_await playing_.load(table);
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
  const Answer<TablePointer> table = co_await playing_.find_loaded(std::move(code));
  if (!table) co_return tl::unexpected<Refused>(table.error());
  const Room& room = *(*table)->room;
  if (!seat_at(room, caller)) co_return refuse(ErrorCode::not_seated, "only who has a seat plays here");
  if (room.number() != game)
    co_return refuse(ErrorCode::unknown_game, "this table plays game " + std::to_string(room.number()));
  co_return Answer<void>();
}

asio::awaitable<Answer<Acknowledged>> Hub::act(std::string code, Caller caller, MakeRequest make,
                                               Moment when) {
  const Answer<Playing::AtTurn> here = co_await playing_.wait_for(std::move(code));
  if (!here) co_return tl::unexpected<Refused>(here.error());
  const Room& room = *here->table->room;
  const Seat seat = seat_at(room, caller);
  if (!seat) co_return refuse(ErrorCode::not_seated, "only who has a seat plays here");
  Answer<Request> request = make(room, *seat);
  if (!request) co_return tl::unexpected<Refused>(request.error());
  Elsewhere elsewhere;
  const Visit visit{here->table, seat, &elsewhere, true, id_of(caller)};
  Answer<Acknowledged> done = co_await carry_out_in_turn(visit, *std::move(request), when);
  co_return done;
}

asio::awaitable<Answer<Acknowledged>> Hub::decide_and_store(const Visit& visit, Request request,
                                                            Moment when) {
  const TablePointer table = visit.table;
  if (visit.seat) {
    const Answer<void> recalled = co_await held_.recall(table, game_of(request));
    if (!recalled) co_return tl::unexpected<Refused>(recalled.error());
  }
  const Answer<void> fallen = co_await playing_.let_fall(table, when, visit.seat);
  if (!fallen) co_return tl::unexpected<Refused>(fallen.error());
  Answer<Decision> decision =
      table->room->decide(visit.seat, request, when, visit.listener->lag(), visit.player);
  if (!decision) co_return tl::unexpected<Refused>(decision.error());
  Playing::Beside beside{.check = check_of(visit, request), .store = {}};
  Answer<Acknowledged> done =
      co_await playing_.store_and_perform(table, *std::move(decision), std::move(beside));
  // What was asked for is done, whatever becomes of this.
  if (done) co_await playing_.play_foreseen(table);
  co_return done;
}

// Looks at whose seat it is, and at who has come to it by a return link.
Playing::Check Hub::check_of(const Visit& visit, const Request& request) const {
  if (!visit.seat) return {};
  const Room& room = *visit.table->room;
  const std::optional<PlayerId> own = room.player_at(*visit.seat);
  const auto* next = std::get_if<Next>(&request);
  if (next != nullptr && next->verb == Verb::ask) {
    Playing::Check may = may_meet(site_, {own, room.player_at(1 - *visit.seat)}, time_.now().at);
    if (!visit.player || visit.player == own) return may;
    return [may = std::move(may), &site = site_, visitor = *visit.player,
            now = time_.now().at](Transaction& all) {
      const Answer<void> visits = check_may_begin(all, site, visitor, now);
      return visits ? may(all) : visits;
    };
  }
  if (!says_something(request)) return {};
  std::vector<PlayerId> speakers;
  // Those who share a seat speak each for himself.
  const bool speaks_alone = std::holds_alternative<Consult>(request);
  for (const std::optional<PlayerId>& player : {speaks_alone ? std::nullopt : own, visit.player}) {
    if (player) speakers.push_back(*player);
  }
  return [speakers = std::move(speakers), now = time_.now().at](Transaction& all) {
    return check_may_speak(all, speakers, now);
  };
}

Hub::Visit Hub::as_of_now(Visit visit) {
  const HeldTable& table = *visit.table;
  const auto found = std::ranges::find(table.listeners, visit.listener, &HeldTable::Guest::listener);
  if (found == table.listeners.end()) return visit;
  const bool is_his = found->seat && seat_at(*table.room, found->player, found->secret) == found->seat;
  visit.seat = is_his ? found->seat : std::nullopt;
  visit.sees_all = found->sees_all;
  visit.player = found->player;
  return visit;
}

void Hub::send_state(const Visit& visit) const {
  visit.listener->send(telling_.state_text(*visit.table, visit.seat, visit.sees_all, visit.player));
}

asio::awaitable<Answer<std::string>> Hub::state(std::string code) {
  const Answer<TablePointer> table = co_await playing_.find_loaded(code);
  if (!table) co_return tl::unexpected<Refused>(table.error());
  telling_.show_by_now(**table);
  co_return *telling_.state_text(**table, std::nullopt, false);
}

asio::awaitable<Answer<Hub::Glance>> Hub::glance(std::string code) {
  const Answer<TablePointer> table = co_await playing_.find_loaded(code);
  if (!table) co_return tl::unexpected<Refused>(table.error());
  telling_.show_by_now(**table);
  const Room& room = *(*table)->room;
  const int shown = telling_.is_delayed(**table) ? telling_.version_by_now(**table) : room.version();
  co_return Glance{.table = room.table_for(std::nullopt),
                   .standing = room.standing_as_of(shown),
                   .rules = room.rules(),
                   .time = room.time_control(),
                   .waits = room.can_be_joined()};
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
  if (telling_.watch_delay() > 0 && stored.rated) {
    const Answer<TablePointer> table = co_await playing_.find_loaded(code);
    if (!table) co_return tl::unexpected<Refused>(table.error());
    const Room& room = *(*table)->room;
    StoredGame& latest = stored.games.back();
    const bool goes_on = telling_.is_delayed(**table) && latest.number == room.number();
    if (goes_on && !seat_at(room, caller) && !is_referee(caller)) {
      const auto shown = static_cast<std::size_t>(telling_.version_by_now(**table));
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

void Hub::for_each_room(const std::function<void(const Room&)>& see) const {
  for (const auto& [code, table] : held_.all()) {
    if (table->room) see(*table->room);
  }
}

bool Hub::sits_somewhere(PlayerId player) const {
  return std::ranges::any_of(presence_.tables_of(player), [&](const std::string& code) {
    const HeldTable* table = held_.held(code);
    if (table == nullptr || !table->room) return false;
    const Room& room = *table->room;
    return std::ranges::any_of(table->listeners, [&](const HeldTable::Guest& guest) {
      return guest.seat && room.player_at(*guest.seat) == player;
    });
  });
}

}  // namespace muehle::server

#include "server/referees/referees.h"

#include <spdlog/spdlog.h>

#include <boost/json.hpp>

#include "server/kernel/await_store.h"
#include "server/kernel/refuse_store.h"
#include "server/tables/facts.h"
#include "server/tables/replaying.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;
namespace json = boost::json;

constexpr int most_listed_calls = 200;  // and games that are stopped
constexpr int most_listed_deeds = 100;

json::object call_value(Transaction& all, const StoredCall& call, PlayerId referee) {
  return {{"id", call.id},
          {"game", call.game},
          {"code", call.code},
          {"in_series", call.position},
          {"by", call.by_white ? "white" : "black"},
          {"white", call.names[0]},
          {"black", call.names[1]},
          {"text", call.text},
          {"at", call.at},
          {"closed", call.closed_at ? json::value(*call.closed_at) : json::value(nullptr)},
          {"rules", call.rules},
          {"time", call.time_control},
          {"outcome", call.outcome},
          {"plies", call.plies},
          {"own", all.refereeing().sits_at(call.code, referee)}};
}

json::object stopped_value(Transaction& all, const StoppedGame& game, PlayerId referee) {
  const Result<play::Ruling> ruling = play::parse_ruling(game.line);
  return {{"game", game.game},
          {"code", game.code},
          {"in_series", game.position},
          {"white", game.names[0]},
          {"black", game.names[1]},
          {"rules", game.rules},
          {"time", game.time_control},
          {"plies", game.plies},
          {"by", game.by},
          {"reason", ruling ? ruling->reason : std::string()},
          {"at", game.at},
          {"own", all.refereeing().sits_at(game.code, referee)}};
}

Answer<void> check_is_open(const std::optional<StoredCall>& call) {
  if (call && !call->closed_at) return {};
  return refuse(ErrorCode::not_found, "this call is answered already");
}

// What a ruling goes by may have changed before it is stored.
Playing::Check check_stands(std::int64_t game, std::optional<std::int64_t> call, std::optional<int> rulings) {
  return [=](Transaction& all) -> Answer<void> {
    if (call) {
      if (const Answer<void> open = check_is_open(all.refereeing().call(*call)); !open) return open;
    }
    const int decided = rulings ? all.refereeing().rulings_in(game) : 0;
    if (!rulings || decided == *rulings) return {};
    return refuse(ErrorCode::old_version,
                  "something has been decided meanwhile; rulings in this game: " + std::to_string(decided));
  };
}

}  // namespace

json::object deed_value(const StoredDeed& deed) {
  return {{"id", deed.id},
          {"at", deed.at},
          {"by", deed.by},
          {"what", deed.what},
          {"game", deed.game ? json::value(*deed.game) : json::value(nullptr)},
          {"in_series", deed.position ? json::value(*deed.position) : json::value(nullptr)},
          {"white", deed.game ? json::value(deed.names[0]) : json::value(nullptr)},
          {"black", deed.game ? json::value(deed.names[1]) : json::value(nullptr)},
          {"code", deed.code.empty() ? json::value(nullptr) : json::value(deed.code)},
          {"about", deed.about.empty() ? json::value(nullptr) : json::value(deed.about)},
          {"reason", deed.reason}};
}

asio::awaitable<Answer<bool>> Referees::are_there(std::string code) {
  std::function<bool(Transaction&)> work = [code = std::move(code), now = time_.now().at](Transaction& all) {
    return !all.refereeing().referees_of(code, now).empty();
  };
  const StoreResult<bool> found = co_await read<bool>(store_, std::move(work));
  if (!found) co_return refuse_store(found.error());
  co_return *found;
}

asio::awaitable<Answer<std::int64_t>> Referees::call(std::string code, Caller caller, Calling calling) {
  const Answer<int> seat = co_await rulings_.check_call(code, caller, calling.game);
  if (!seat) co_return tl::unexpected<Refused>(seat.error());
  const NewCall stored{.game = calling.game,
                       .player = caller.player ? std::optional(caller.player->id) : std::nullopt,
                       .seat = *seat,
                       .text = calling.text,
                       .at = time_.now().at};
  std::function<Answer<std::int64_t>(Transaction&)> work = [stored,
                                                            code](Transaction& all) -> Answer<std::int64_t> {
    if (all.refereeing().referees_of(code, stored.at).empty())
      return refuse(ErrorCode::no_referee,
                    "nobody here could answer: no host, and no referee who does not play himself");
    const Refereeing::CallCount count = all.refereeing().calls_of(stored.game, stored.seat);
    if (count.open > 0) return refuse(ErrorCode::too_many, "you have called already; a referee will answer");
    if (count.all >= most_calls)
      return refuse(ErrorCode::too_many, "you have called often enough in this game");
    if (stored.player && all.refereeing().open_calls_by(*stored.player) >= most_open_calls)
      return refuse(ErrorCode::too_many, "three of your calls wait already; a referee will answer");
    return all.refereeing().add_call(stored);
  };
  StoreResult<Answer<std::int64_t>> done = co_await write<Answer<std::int64_t>>(store_, std::move(work));
  if (!done) co_return refuse_store(done.error());
  if (*done) {
    spdlog::info("game {}: a referee is called", stored.game);
    co_await rulings_.tell_calls(code, true);
  }
  co_return *std::move(done);
}

asio::awaitable<Answer<json::array>> Referees::calls(PlayerId referee) {
  std::function<json::array(Transaction&)> work = [referee](Transaction& all) {
    json::array list;
    for (const StoredCall& call : all.refereeing().open_calls(most_listed_calls))
      list.emplace_back(call_value(all, call, referee));
    return list;
  };
  StoreResult<json::array> found = co_await read<json::array>(store_, std::move(work));
  if (!found) co_return refuse_store(found.error());
  co_return *std::move(found);
}

asio::awaitable<Answer<json::array>> Referees::stopped(PlayerId referee) {
  std::function<json::array(Transaction&)> work = [referee](Transaction& all) {
    json::array list;
    for (const StoppedGame& game : all.refereeing().stopped_games(most_listed_calls))
      list.emplace_back(stopped_value(all, game, referee));
    return list;
  };
  StoreResult<json::array> found = co_await read<json::array>(store_, std::move(work));
  if (!found) co_return refuse_store(found.error());
  co_return *std::move(found);
}

asio::awaitable<Answer<StoredCall>> Referees::find(std::int64_t id) {
  std::function<std::optional<StoredCall>(Transaction&)> work = [id](Transaction& all) {
    return all.refereeing().call(id);
  };
  StoreResult<std::optional<StoredCall>> found =
      co_await read<std::optional<StoredCall>>(store_, std::move(work));
  if (!found) co_return refuse_store(found.error());
  if (!*found) co_return refuse(ErrorCode::not_found, "there is no such call");
  co_return **std::move(found);
}

asio::awaitable<Answer<json::object>> Referees::look_at(std::int64_t id, PlayerId referee) {
  const Answer<StoredCall> call = co_await find(id);
  if (!call) co_return tl::unexpected<Refused>(call.error());
  struct Found {
    std::optional<StoredTable> table;
    json::object call;
  };
  std::function<Found(Transaction&)> work = [call = *call, referee](Transaction& all) {
    return Found{all.games().load_game(call.code, call.game), call_value(all, call, referee)};
  };
  StoreResult<Found> found = co_await read<Found>(store_, std::move(work));
  if (!found) co_return refuse_store(found.error());
  if (!found->table) co_return refuse(ErrorCode::not_found, "there is no such call");
  const auto gather = [game = call->game, now = time_.now()](const StoredTable& table) {
    return facts_of(table, game, now);
  };
  Answer<json::object> facts = co_await replayed(replaying_, *std::move(found->table), gather);
  if (!facts) co_return tl::unexpected<Refused>(facts.error());
  json::object value = std::move(found->call);
  value["facts"] = *std::move(facts);
  co_return value;
}

asio::awaitable<Answer<void>> Referees::rule(std::string code, StoredPlayer referee, RulingOrder order,
                                             Moment when) {
  const UnixSeconds now = time_.now().at;
  const bool ends = std::holds_alternative<play::Judge>(order.ruling.what) ||
                    std::holds_alternative<play::Correct>(order.ruling.what);
  // With the ruling, in one transaction.
  Playing::Beside beside{.check = check_stands(order.game, order.call, order.rulings), .store = {}};
  beside.store = [=, by = referee.id](Transaction& all) {
    all.refereeing().note({.at = now,
                           .by = by,
                           .what = play::what_text(order.ruling),
                           .game = order.game,
                           .about = {},
                           .reason = order.ruling.reason});
    if (order.call) all.refereeing().close_call(*order.call, now);
    if (ends) all.refereeing().close_calls_of(order.game, now);
  };
  if (order.call) {
    const Answer<StoredCall> call = co_await find(*order.call);
    if (!call) co_return tl::unexpected<Refused>(call.error());
    if (call->game != order.game) co_return refuse(ErrorCode::bad_request, "the call is about another game");
    if (const Answer<void> open = check_is_open(*call); !open) co_return open;
  }
  Answer<void> done = co_await rulings_.rule(code, std::move(referee), order.game, order.ruling, when,
                                             warnings_lose_, std::move(beside));
  if (done) co_await rulings_.tell_calls(code, false);
  co_return done;
}

asio::awaitable<Answer<void>> Referees::dismiss(std::int64_t id, StoredPlayer referee, std::string answer) {
  const Answer<StoredCall> call = co_await find(id);
  if (!call) co_return tl::unexpected<Refused>(call.error());
  if (const Answer<void> open = check_is_open(*call); !open) co_return open;
  const play::Ruling ruling{play::Dismiss{call->by_white ? Colour::white : Colour::black}, std::move(answer)};
  const UnixSeconds now = time_.now().at;
  Playing::Beside beside{.check = check_stands(call->game, id, std::nullopt), .store = {}};
  beside.store = [=, by = referee.id, game = call->game](Transaction& all) {
    all.refereeing().close_call(id, now);
    all.refereeing().note({.at = now,
                           .by = by,
                           .what = play::what_text(ruling),
                           .game = game,
                           .about = {},
                           .reason = ruling.reason});
  };
  Answer<void> done = co_await rulings_.rule(call->code, std::move(referee), call->game, ruling, time_.now(),
                                             0, std::move(beside));
  if (done) co_await rulings_.tell_calls(call->code, false);
  co_return done;
}

asio::awaitable<Answer<void>> Referees::redact(std::string code, StoredPlayer referee, Redaction redaction) {
  const auto* line = std::get_if<EventText>(&redaction.what);
  const std::string what = line != nullptr
                               ? "redact line " + std::to_string(line->version)
                               : "redact chat " + std::to_string(std::get<ChatText>(redaction.what).number);
  Playing::Beside beside{.check = {}, .store = {}};
  beside.store = [=, by = referee.id, at = time_.now().at](Transaction& all) {
    all.refereeing().note(
        {.at = at, .by = by, .what = what, .game = redaction.game, .about = {}, .reason = redaction.reason});
  };
  Answer<void> done =
      co_await rulings_.redact(code, std::move(referee), std::move(redaction), std::move(beside));
  co_return done;
}

asio::awaitable<Answer<json::array>> Referees::log(std::int64_t before) {
  std::function<std::vector<StoredDeed>(Transaction&)> work = [before](Transaction& all) {
    return all.refereeing().deeds(before, most_listed_deeds);
  };
  const auto found = co_await read<std::vector<StoredDeed>>(store_, std::move(work));
  if (!found) co_return refuse_store(found.error());
  json::array list;
  for (const StoredDeed& deed : *found) list.emplace_back(deed_value(deed));
  co_return list;
}

}  // namespace muehle::server

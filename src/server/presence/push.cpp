#include "server/presence/push.h"

#include <spdlog/spdlog.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/json.hpp>
#include <boost/url/parse.hpp>
#include <boost/url/url_view.hpp>

#include "server/kernel/await_store.h"
#include "server/kernel/error_response.h"
#include "server/kernel/json.h"
#include "server/kernel/refuse_store.h"
#include "server/kernel/side_by_side.h"
#include "server/presence/waiting.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;
namespace json = boost::json;

// For one address, and for its networks a few times that; a page says it once when it is opened.
constexpr double subscriptions_per_second = 0.2;
constexpr double subscriptions_at_once = 60;
// Slow services hold up as many at most.
constexpr std::size_t push_threads = 4;

Answer<std::string> read_endpoint(std::string_view body) {
  const Answer<json::object> object = read_object(body, ErrorCode::bad_request);
  if (!object) return tl::unexpected<Refused>(object.error());
  const json::value* endpoint = object->if_contains("endpoint");
  if (endpoint == nullptr || !endpoint->is_string())
    return refuse(ErrorCode::bad_request, "endpoint must be the address that the browser has given");
  std::string text(endpoint->as_string());
  if (!push_audience(text))
    return refuse(ErrorCode::bad_request,
                  "endpoint must be the https address of a push service, at most 1000 characters");
  return text;
}

UnixSeconds push_retry_after(int failures) { return first_push_retry << failures; }

}  // namespace

std::optional<std::string> push_audience(const std::string& endpoint) {
  if (endpoint.size() > longest_endpoint) return std::nullopt;
  const auto url = boost::urls::parse_uri(endpoint);
  if (!url || url->scheme() != "https" || url->has_userinfo()) return std::nullopt;
  if (url->has_port() && url->port() != "443") return std::nullopt;
  // A name in the internet, and no number: what it leads to is looked at when it is connected to.
  const std::string host(url->host());
  const bool is_name =
      url->host_type() == boost::urls::host_type::name && host.find('.') != std::string::npos;
  if (!is_name) return std::nullopt;
  return "https://" + host;
}

Push::Push(Store& store, const Time& time, Sessions& sessions, PushSetup setup, HasOpen has_open)
    : store_(store),
      time_(time),
      sessions_(sessions),
      setup_(std::move(setup)),
      has_open_(std::move(has_open)),
      subscriptions_(subscriptions_per_second, subscriptions_at_once),
      workers_(push_threads) {}

Push::~Push() {
  stop();
  workers_.join();
}

std::vector<net::Route> Push::routes() {
  return {
      {"GET", "/api/push", [this](const net::Call& call) { return show(call); }},
      {"POST", "/api/push/subscribe", [this](const net::Call& call) { return subscribe(call); }},
      {"POST", "/api/push/unsubscribe", [this](const net::Call& call) { return unsubscribe(call); }},
  };
}

Push::Response Push::show(const net::Call&) {
  json::object answer{{"key", nullptr}};
  if (is_on()) answer["key"] = setup_.key->public_key();
  co_return net::json_response(200, json::serialize(answer));
}

Push::Response Push::subscribe(const net::Call& call) {
  const Answer<std::string> endpoint = read_endpoint(call.request.body);
  if (!endpoint) co_return error_response(endpoint.error());
  if (!is_on()) co_return error_response({ErrorCode::closed, "this server wakes no browsers", std::nullopt});
  const Answer<Session> session = co_await sessions_.required(call.request);
  if (!session) co_return error_response(session.error());
  if (!subscriptions_.take(call.request.address, std::chrono::steady_clock::now()))
    co_return error_response({ErrorCode::too_many, "too many subscriptions; wait a little", std::nullopt});
  std::function<bool(Transaction&)> work = [id = session->id, endpoint = *endpoint,
                                            now = time_.now().at](Transaction& all) {
    all.subscriptions().add(id, endpoint, now, most_subscriptions);
    return true;
  };
  const StoreResult<bool> done = co_await write<bool>(store_, std::move(work));
  if (!done) co_return error_response(refuse_store(done.error()).value());
  co_return net::json_response(200, "{}");
}

Push::Response Push::unsubscribe(const net::Call& call) {
  const Answer<std::string> endpoint = read_endpoint(call.request.body);
  if (!endpoint) co_return error_response(endpoint.error());
  const Answer<Session> session = co_await sessions_.required(call.request);
  if (!session) co_return error_response(session.error());
  std::function<bool(Transaction&)> work = [player = session->player.id,
                                            endpoint = *endpoint](Transaction& all) {
    all.subscriptions().remove(player, endpoint);
    return true;
  };
  const StoreResult<bool> done = co_await write<bool>(store_, std::move(work));
  if (!done) co_return error_response(refuse_store(done.error()).value());
  co_return net::json_response(200, "{}");
}

void Push::want(PlayerId player) {
  if (!is_on()) return;
  Store::Work work = [player, from = time_.now().at + push_delay](Transaction& all) {
    all.subscriptions().want(player, from);
  };
  // What it is about is stored already, and is found by whoever looks: nobody waits for this.
  try {
    store_.write_work(std::move(work), [](const StoreResult<void>& done) {
      if (!done) spdlog::warn("store: {}", done.error().message);
    });
  } catch (const std::exception& failure) {
    spdlog::warn("store: {}", failure.what());
  }
}

asio::awaitable<void> Push::go_on() {
  subscriptions_.forget_quiet(std::chrono::steady_clock::now());
  if (!is_on()) co_return;
  std::function<std::vector<Due>(Transaction&)> work = [now = time_.now().at](Transaction& all) {
    std::vector<Due> found;
    for (const StoredSubscription& one : all.subscriptions().due(now, pushes_at_a_time)) {
      Due& due = found.emplace_back(Due{one, {}});
      const std::optional<StoredPlayer> player = all.players().by_id(one.player);
      if (!player) continue;
      for (const json::value& item : waiting_for(all, *player, now)) {
        const json::value& code = item.at("code");
        due.tables.push_back(code.is_string() ? std::string(code.as_string()) : std::string());
      }
    }
    return found;
  };
  StoreResult<std::vector<Due>> found = co_await read<std::vector<Due>>(store_, std::move(work));
  if (!found) co_return spdlog::error("store: {}", found.error().message);
  if (found->empty()) co_return;
  const auto wake_one = [this](const Due& due) { return wake(due); };
  co_await side_by_side(*std::move(found), push_threads, wake_one);
}

PushRequest Push::request_to(const std::string& endpoint) const {
  return {.endpoint = endpoint,
          .authorization =
              setup_.key->authorization(push_audience(endpoint).value_or(""), unix_now(), setup_.contact),
          .ttl_seconds = push_ttl_seconds,
          .urgency = "normal",
          .topic = "waiting"};
}

asio::awaitable<void> Push::wake(Due due) {
  const StoredSubscription one = due.subscription;
  const bool is_away =
      std::ranges::any_of(due.tables, [&](const std::string& code) { return !has_open_(one.player, code); });
  const UnixSeconds now = time_.now().at;
  PushResult result = PushResult::sent;
  if (is_away) {
    auto job = [sender = setup_.sender,
                stop = stopping_.get_token()](PushRequest request) -> asio::awaitable<PushResult> {
      co_return sender->send(request, stop);
    };
    PushRequest request = request_to(one.endpoint);
    result = co_await asio::co_spawn(workers_, job(std::move(request)), asio::use_awaitable);
  }
  if (result == PushResult::stopped) co_return;  // whoever serves next sends it
  const bool gives_up = result == PushResult::failed && one.failures + 1 >= most_push_failures;
  std::function<bool(Transaction&)> work = [=](Transaction& all) {
    Subscriptions& all_of_them = all.subscriptions();
    if (result == PushResult::gone) {
      all_of_them.remove(one.id);
    } else if (result == PushResult::sent || gives_up) {
      all_of_them.settle(one, is_away ? now + push_interval : now);
    } else {
      all_of_them.put_off(one.id, now + push_retry_after(one.failures));
    }
    return true;
  };
  const StoreResult<bool> stored = co_await write<bool>(store_, std::move(work));
  if (!stored) spdlog::error("store: {}", stored.error().message);
}

}  // namespace muehle::server

#include "server/notices/push.h"

#include <spdlog/spdlog.h>
#include <algorithm>
#include <array>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/json.hpp>
#include <boost/url/parse.hpp>
#include <boost/url/url_view.hpp>

#include "server/kernel/await_store.h"
#include "server/kernel/error_response.h"
#include "server/kernel/refuse_store.h"
#include "server/notices/waiting.h"
#include "support/text.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;
namespace json = boost::json;

constexpr std::size_t push_threads = 8;  // that wait for services
constexpr std::size_t most_pushes_in_line = 1000;
constexpr std::size_t most_networks = 50'000;

Form<std::string> endpoint() {
  const auto read = [](const json::value* value, std::string_view /*name*/) -> Answer<std::string> {
    if (value == nullptr || !value->is_string())
      return refuse(ErrorCode::bad_request, "endpoint must be the address that the browser has given");
    std::string text(value->get_string().data(), value->get_string().size());
    if (!push_audience(text))
      return refuse(ErrorCode::bad_request,
                    "endpoint must be the https address of a push service, at most 1000 characters");
    return text;
  };
  return one_field("endpoint", Kind<std::string>{schema::text(), read},
                   "the address that the browser has given");
}

UnixSeconds push_retry_after(int failures) { return first_push_retry << (2 * failures); }

// Of letters, digits and hyphens, with an ending that is no number in any spelling and not a home network's.
bool is_name_in_the_internet(std::string_view host) {
  const std::vector<std::string_view> labels = split(host, '.');
  if (labels.size() < 2) return false;
  for (const std::string_view label : labels) {
    const bool is_plain =
        std::ranges::all_of(label, [](char c) { return is_letter(c) || is_digit(c) || c == '-'; });
    if (label.empty() || !is_plain) return false;
  }
  constexpr std::array<std::string_view, 4> of_no_service = {"local", "localhost", "internal", "arpa"};
  const std::string ending = lower_case(labels.back());
  const bool begins_as_number = is_digit(ending.front());
  return !begins_as_number && std::ranges::find(of_no_service, ending) == of_no_service.end();
}

}  // namespace

std::optional<std::string> push_audience(const std::string& endpoint) {
  if (endpoint.size() > longest_endpoint) return std::nullopt;
  const auto url = boost::urls::parse_uri(endpoint);
  if (!url || url->scheme() != "https" || url->has_userinfo()) return std::nullopt;
  if (url->has_port() && url->port() != "443") return std::nullopt;
  // A name in the internet, and no number: what it leads to is looked at when it is connected to.
  const std::string host(url->host());
  if (url->host_type() != boost::urls::host_type::name || !is_name_in_the_internet(host)) return std::nullopt;
  return "https://" + host;
}

Push::Push(Store& store, const Time& time, PushSetup setup, HasOpen has_open, Start start)
    : store_(store),
      time_(time),
      setup_(std::move(setup)),
      has_open_(std::move(has_open)),
      start_(std::move(start)),
      line_({.workers = push_threads, .waiting = most_pushes_in_line}, hosts_),
      workers_(push_threads) {}

Push::~Push() {
  stop();
  workers_.join();
}

Area Push::area() {
  using namespace schema;
  const std::shared_ptr<Push> self(std::shared_ptr<Push>(), this);  // which outlives its routes
  return {"What waits",
          "",
          {{.method = "GET",
            .path = "/api/push",
            .id = "getPushKey",
            .summary = "Get this server's key for push services",
            .handler = [this](const Call&) { return show(); },
            .replies = {{200, "P-256, base64url; null where it wakes nobody",
                         object({{"key", null_or(text())}})}}},
           {.method = "POST",
            .path = "/api/push/subscribe",
            .id = "subscribe",
            .summary = "Have this browser woken",
            .may = May::session,
            // A page says it once when it is opened.
            .limit = at_most(0.2, 60, "too many subscriptions; wait a little", 60),
            .handler = does(self, &Push::subscribe, endpoint()),
            .replies = {done("until the session ends")},
            .refusals = {ErrorCode::closed}},
           {.method = "POST",
            .path = "/api/push/unsubscribe",
            .id = "unsubscribe",
            .summary = "Have this browser woken no more",
            .may = May::session,
            .handler = does(self, &Push::unsubscribe, endpoint()),
            .replies = {done("also where there was none")}}}};
}

Response Push::show() {
  json::object answer{{"key", nullptr}};
  if (is_on()) answer["key"] = setup_.key->public_key();
  co_return reply(answer);
}

Response Push::subscribe(const Call& call, std::string endpoint) {
  if (!is_on()) or_refuse(refuse(ErrorCode::closed, "this server wakes no browsers"));
  note_network(call.session->player.id, call.request.address);
  net::HttpResponse response = co_await keep(
      [id = call.session->id, endpoint = std::move(endpoint), now = time_.now().at](Transaction& all) {
        all.subscriptions().add(id, endpoint, now, most_subscriptions);
      });
  co_return response;
}

Response Push::unsubscribe(const Call& call, std::string endpoint) {
  net::HttpResponse response =
      co_await keep([player = call.session->player.id, endpoint = std::move(endpoint)](Transaction& all) {
        all.subscriptions().remove(player, endpoint);
      });
  co_return response;
}

Response Push::keep(std::function<void(Transaction&)> change) {
  std::function<bool(Transaction&)> work = [change = std::move(change)](Transaction& all) {
    change(all);
    return true;
  };
  const StoreResult<bool> done = co_await write<bool>(store_, std::move(work));
  if (!done) or_refuse(refuse_store(done.error()));
  co_return reply_done();
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
  if (!is_on()) co_return;
  begin_what_may();
  const UnixSeconds now = time_.now().at;
  std::function<bool(Transaction&)> look = [now](Transaction& all) {
    return !all.subscriptions().due(now, 1).empty();
  };
  const StoreResult<bool> is_any = co_await read<bool>(store_, std::move(look));
  if (!is_any) co_return spdlog::error("store: {}", is_any.error().message);
  if (!*is_any) co_return;
  using All = std::vector<StoredSubscription>;
  std::function<All(Transaction&)> work = [now](Transaction& all) {
    return all.subscriptions().take_due(now, now + push_taken_for, pushes_at_a_time);
  };
  const StoreResult<All> found = co_await write<All>(store_, std::move(work));
  if (!found) co_return spdlog::error("store: {}", found.error().message);
  for (const StoredSubscription& one : *found) line_up(one);
  begin_what_may();
}

// Who finds no room comes again when he is due the next time.
void Push::line_up(const StoredSubscription& due) {
  line_.add(
      {.id = due.id, .network = network_of(due.player), .host = push_audience(due.endpoint).value_or("")});
}

void Push::begin_what_may() {
  while (!stopping_.stop_requested()) {
    std::optional<PushLine::Wish> next = line_.next();
    if (!next) return;
    start_(take_turn(*std::move(next)));
  }
}

void Push::note_network(PlayerId player, const std::string& address) {
  networks_[player] = whose_place(player, address);
  if (networks_.size() > most_networks) networks_.erase(networks_.begin());
}

std::string Push::network_of(PlayerId player) const {
  const auto found = networks_.find(player);
  return found == networks_.end() ? whose_place(player, {}) : found->second;
}

PushRequest Push::request_to(const std::string& endpoint) const {
  return {.endpoint = endpoint,
          .authorization =
              setup_.key->authorization(push_audience(endpoint).value_or(""), unix_now(), setup_.contact),
          .ttl_seconds = push_ttl_seconds,
          .urgency = "normal",
          .topic = "waiting"};
}

asio::awaitable<void> Push::take_turn(PushLine::Wish whose) {
  {
    // However it ends.
    const std::shared_ptr<void> over(nullptr, [&](void*) { line_.leave(whose.id); });
    co_await wake(whose);
  }
  begin_what_may();
}

asio::awaitable<void> Push::wake(PushLine::Wish whose) {
  using Found = std::optional<Due>;
  const UnixSeconds now = time_.now().at;
  std::function<Found(Transaction&)> look = [id = whose.id, now](Transaction& all) -> Found {
    std::optional<StoredSubscription> one = all.subscriptions().wanted(id);
    if (!one) return std::nullopt;
    Due due{*std::move(one), {}};
    const std::optional<StoredPlayer> player = all.players().by_id(due.subscription.player);
    if (!player) return due;
    for (const json::value& item : waiting_for(all, *player, now)) {
      const json::value& code = item.at("code");
      due.tables.push_back(code.is_string() ? std::string(code.as_string()) : std::string());
    }
    return due;
  };
  const StoreResult<Found> found = co_await read<Found>(store_, std::move(look));
  if (!found) co_return spdlog::error("store: {}", found.error().message);
  if (!*found) co_return;
  const StoredSubscription& one = (*found)->subscription;
  const bool is_away = std::ranges::any_of(
      (*found)->tables, [&](const std::string& code) { return !has_open_(one.player, code); });
  if (!is_away) co_return co_await note(one, PushResult::sent, now);
  // Its service is put off as a whole: that counts as a failure, so that it has an end.
  const UnixSeconds again = now + push_retry_after(one.failures);
  if (const std::optional<UnixSeconds> until = hosts_.put_off(whose.host, now))
    co_return co_await note(one, PushResult::silent, std::max(again, *until));
  const PushResult result = co_await send(one.endpoint);
  if (result == PushResult::stopped) co_return;  // whoever serves next sends it
  if (result == PushResult::silent) hosts_.note_silence(whose.host, now);
  if (result != PushResult::silent) hosts_.note_answer(whose.host);
  co_await note(one, result, result == PushResult::sent ? now + push_interval : again);
}

asio::awaitable<PushResult> Push::send(std::string endpoint) {
  auto job = [sender = setup_.sender,
              stop = stopping_.get_token()](PushRequest request) -> asio::awaitable<PushResult> {
    co_return sender->send(request, stop);
  };
  PushRequest request = request_to(endpoint);
  const PushResult result = co_await asio::co_spawn(workers_, job(std::move(request)), asio::use_awaitable);
  co_return result;
}

// What has become of it, and when there may be another one.
asio::awaitable<void> Push::note(StoredSubscription one, PushResult result, UnixSeconds next) {
  const bool gives_up = one.failures + 1 >= most_push_failures;
  std::function<bool(Transaction&)> work = [one = std::move(one), result, next, gives_up](Transaction& all) {
    Subscriptions& all_of_them = all.subscriptions();
    if (result == PushResult::gone) {
      all_of_them.remove(one.id);
    } else if (result == PushResult::sent || gives_up) {
      all_of_them.settle(one, next);
    } else {
      all_of_them.put_off(one.id, next);
    }
    return true;
  };
  const StoreResult<bool> stored = co_await write<bool>(store_, std::move(work));
  if (!stored) spdlog::error("store: {}", stored.error().message);
}

}  // namespace muehle::server

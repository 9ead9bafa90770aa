#include "server/archive/open_data.h"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <array>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <limits>

#include "server/kernel/await_store.h"
#include "server/kernel/error_response.h"
#include "server/kernel/refuse_store.h"
#include "server/tables/replaying.h"
#include "support/text.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;

// So long after its end a game is handed out: what ends meanwhile comes behind it, whatever is stored first.
constexpr UnixSeconds settled_after = 60;
constexpr int come_again_after = 30;  // seconds

struct WantedGames {
  EndedFilter filter;
  std::int64_t most = std::numeric_limits<std::int64_t>::max();
  OpenFormat format = OpenFormat::ndjson;
};

template <typename... Known>
Answer<void> check_names(std::string_view target, Known... known) {
  const std::size_t mark = target.find('?');
  if (mark == std::string_view::npos || mark + 1 == target.size()) return {};
  for (const std::string_view part : split(target.substr(mark + 1), '&')) {
    const std::string_view name = part.substr(0, part.find('='));
    if (((name == known) || ...)) continue;
    std::string all;
    for (const std::string_view one : {std::string_view(known)...})
      all += (all.empty() ? "" : ", ") + std::string(one);
    return refuse(ErrorCode::bad_request, shown(name) + " is no parameter here; there are: " + all);
  }
  return {};
}

Answer<OpenFormat> read_format(const net::HttpRequest& request) {
  if (const auto text = net::query_text(request.target, "format")) {
    const std::optional<OpenFormat> format = parse_open_format(*text);
    if (!format) return refuse(ErrorCode::bad_request, "format must be ndjson or records");
    return *format;
  }
  const bool wants_text = request.accept.starts_with("text/plain");
  return wants_text ? OpenFormat::records : OpenFormat::ndjson;
}

Answer<UnixSeconds> read_time_query(std::string_view target, std::string_view name, UnixSeconds otherwise) {
  const auto text = net::query_text(target, name);
  if (!text) return otherwise;
  const std::optional<UnixSeconds> time = parse_time(*text);
  if (time) return *time;
  return refuse(ErrorCode::bad_request, std::string(name) +
                                            " is a time: seconds since 1970, or as in 2026-11-24 or "
                                            "2026-11-24T18:00:00Z (UTC); not " +
                                            shown(*text));
}

Answer<WantedGames> read_wanted(const net::HttpRequest& request, UnixSeconds settled) {
  const std::string_view target = request.target;
  if (const Answer<void> known = check_names(target, "since", "until", "after", "max", "format"); !known)
    return tl::unexpected<Refused>(known.error());
  WantedGames wanted;
  const Answer<OpenFormat> format = read_format(request);
  if (!format) return tl::unexpected<Refused>(format.error());
  wanted.format = *format;
  const Answer<UnixSeconds> since = read_time_query(target, "since", 0);
  if (!since) return tl::unexpected<Refused>(since.error());
  const Answer<UnixSeconds> until = read_time_query(target, "until", settled);
  if (!until) return tl::unexpected<Refused>(until.error());
  if (net::query_value(target, "until") && *until <= *since)
    return refuse(ErrorCode::bad_request, "until must be later than since");
  wanted.filter.since = *since;
  wanted.filter.until = std::min(*until, settled);
  if (const auto after = net::query_text(target, "after")) {
    const std::optional<EndOfGame> end = parse_cursor(*after);
    if (!end)
      return refuse(ErrorCode::bad_request,
                    "after is the cursor of a game, as in 1790000000-12; not " + shown(*after));
    wanted.filter.after = *end;
  }
  if (const auto most = net::query_text(target, "max")) {
    const Result<int> number = parse_number(*most, "max", 1, std::numeric_limits<int>::max());
    if (!number) return refuse(ErrorCode::bad_request, number.error().message);
    wanted.most = *number;
  }
  return wanted;
}

// Everybody may have it, also the page of another site.
net::HttpResponse response_of(std::string type) {
  return {.status = 200,
          .headers = {{"Content-Type", std::move(type)},
                      {"Cache-Control", "no-store"},
                      {"Access-Control-Allow-Origin", "*"}},
          .body = {}};
}

std::vector<Result<std::string>> write_all(const std::vector<OpenGame>& games, OpenFormat format) {
  std::vector<Result<std::string>> texts;
  for (const OpenGame& game : games) texts.push_back(to_text(game, format));
  return texts;
}

}  // namespace

asio::awaitable<std::optional<std::string>> OpenGames::next() {
  if (left_ <= 0) co_return std::nullopt;
  if (begun_ && pace_.pause.count() > 0) {
    asio::steady_timer pause(co_await asio::this_coro::executor, pace_.pause);
    co_await pause.async_wait(asio::use_awaitable);
  }
  begun_ = true;
  download_->take_piece();
  if (download_->is_displaced()) throw std::runtime_error("a download of games was too slow, and made room");
  const int most = static_cast<int>(std::min<std::int64_t>(left_, pace_.page));
  std::function<std::vector<OpenGame>(Transaction&)> work = [filter = filter_, most](Transaction& all) {
    return open_games(all, filter, most);
  };
  StoreResult<std::vector<OpenGame>> games = co_await look<std::vector<OpenGame>>(store_, std::move(work));
  if (!games) throw std::runtime_error("cannot read games: " + games.error().message);
  left_ = static_cast<int>(games->size()) < most ? 0 : left_ - most;
  if (!games->empty()) filter_.after = end_of(games->back());
  const auto write = [format = format_](const std::vector<OpenGame>& some) {
    return write_all(some, format);
  };
  const Answer<std::vector<Result<std::string>>> texts =
      co_await play_again(replaying_, *std::move(games), write);
  if (!texts) throw std::runtime_error("cannot write games: " + texts.error().message);
  std::string text;
  for (const Result<std::string>& one : *texts) {
    if (one) text += *one;
    if (!one) spdlog::error("left out of the public games: {}", one.error().message);
  }
  co_return text;
}

namespace {

class OpenData {
 public:
  OpenData(const OpenSources& sources, OpenPace pace)
      : store_(sources.store),
        time_(sources.time),
        people_(sources.people),
        replaying_(sources.replaying),
        pace_(pace),
        downloads_(pace.together) {}

  Response all(const Call& call) { co_return download(call.request, std::nullopt); }

  Response by_player(const Call& call) {
    const StoredPlayer player = or_refuse(co_await people_.named(call.parts[0]));
    co_return download(call.request, player.id);
  }

  Response one(const Call& call) {
    or_refuse(check_names(call.request.target, "format"));
    const OpenFormat format = or_refuse(read_format(call.request));
    const Result<int> number =
        parse_number(call.parts[0], "the number of a game", 1, std::numeric_limits<int>::max());
    if (!number) or_refuse(refuse(ErrorCode::bad_request, number.error().message));
    std::vector<OpenGame> games{or_refuse(co_await game_of(*number))};
    const auto write = [format](const std::vector<OpenGame>& game) { return to_text(game.front(), format); };
    std::string text = or_refuse(co_await replayed(replaying_, std::move(games), write));
    const bool ndjson = format == OpenFormat::ndjson;
    net::HttpResponse response = response_of(ndjson ? "application/json" : "text/plain; charset=utf-8");
    response.body = std::move(text);
    co_return response;
  }

 private:
  asio::awaitable<Answer<OpenGame>> game_of(int number) {
    std::function<std::optional<OpenGame>(Transaction&)> work = [number](Transaction& all) {
      return open_game(all, number);
    };
    StoreResult<std::optional<OpenGame>> game =
        co_await look<std::optional<OpenGame>>(store_, std::move(work));
    if (!game) co_return refuse_store(game.error());
    if (!*game) co_return refuse(ErrorCode::not_found, "there is no public game of this number that is over");
    co_return **std::move(game);
  }

  net::HttpResponse download(const net::HttpRequest& request, std::optional<PlayerId> player) {
    WantedGames wanted = or_refuse(read_wanted(request, time_.now().at - settled_after));
    wanted.filter.player = player;
    std::shared_ptr<Download> held = downloads_.begin(request.address, std::chrono::steady_clock::now());
    if (!held) {
      or_refuse(
          refuse_many(downloads_.has(request.address)
                          ? "one download of games at a time from one address; wait until the other one "
                            "ends"
                          : "too many downloads of games at once; wait a little",
                      come_again_after));
    }
    const bool ndjson = wanted.format == OpenFormat::ndjson;
    net::HttpResponse response = response_of(ndjson ? "application/x-ndjson" : "text/plain; charset=utf-8");
    response.body = std::make_shared<OpenGames>(store_, replaying_, wanted.filter, wanted.most, wanted.format,
                                                pace_, std::move(held));
    return response;
  }

  Store& store_;
  const Time& time_;
  People& people_;
  Workers& replaying_;
  OpenPace pace_;
  Downloads downloads_;
};

std::vector<Query> which_games() {
  return {
      {"since", "games that ended then or later: seconds since 1970, `2026-11-24` or `2026-11-24T18:00:00Z`"},
      {"until", "games that ended before then"},
      {"after", "games behind this cursor"},
      {"max", "at most so many"},
      {"format", "`ndjson`, as without it, or `records`"}};
}

}  // namespace

Area open_data_area(const OpenSources& sources, OpenPace pace) {
  const auto api = std::make_shared<OpenData>(sources, pace);
  const Reply lines{200, "a game a line, as `format` wants them", schema::ref("OpenGame"),
                    "application/x-ndjson"};
  return {
      "Open data",
      "The public games that are over, without what was said in them. Streamed in the order of their ends, "
      "which never changes; a minute after it ends, a game is among them. One download at a time from one "
      "address. Any page may ask.",
      {
          {.method = "GET",
           .path = "/api/games",
           .id = "exportGames",
           .summary = "Download public games that are over",
           .query = which_games(),
           .handler = does(api, &OpenData::all),
           .replies = {lines},
           .refusals = {ErrorCode::bad_request}},
          {.method = "GET",
           .path = "/api/games/by/{name}",
           .id = "exportGamesOfPlayer",
           .summary = "Download those of a player",
           .query = which_games(),
           .handler = does(api, &OpenData::by_player),
           .replies = {lines},
           .refusals = {ErrorCode::bad_request, ErrorCode::not_found}},
          {.method = "GET",
           .path = "/api/games/{number}",
           .id = "exportGame",
           .summary = "Download one of them, as soon as it is over",
           .query = {{"format", "`ndjson`, as without it, or `records`"}},
           .handler = does(api, &OpenData::one),
           .replies = {answers("OpenGame", "the game, or with `format=records` its record as text")},
           .refusals = {ErrorCode::bad_request, ErrorCode::not_found}},
      },
  };
}

}  // namespace muehle::server

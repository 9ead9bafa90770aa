#include "server/truth/held_values.h"

#include <spdlog/spdlog.h>

#include <boost/json.hpp>
#include <cmath>

#include "server/kernel/await_store.h"
#include "server/kernel/error_response.h"
#include "server/kernel/query_word.h"
#include "server/kernel/refuse_store.h"
#include "server/people/people.h"
#include "server/rights/account_name.h"
#include "server/rights/hosts.h"
#include "server/tables/game_record.h"
#include "server/tables/replaying.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;
namespace json = boost::json;

constexpr UnixSeconds read_all_rest = 600;  // where nothing is left to read
constexpr UnixSeconds rest_if_busy = 60;    // where others want the databases
constexpr double near_rating = 100;
constexpr int most_compared = 10'000;  // games, the latest
constexpr std::array<std::string_view, 3> phase_words = {"placing", "moving", "flying"};

HeldPositions total_of(const HeldByPhase& held) {
  HeldPositions all;
  for (const HeldPositions& one : held) {
    all.critical += one.critical;
    all.held += one.held;
  }
  return all;
}

double thousandths(double share) { return std::round(share * 1000) / 1000; }

json::object held_value(const HeldPositions& held) {
  const Span span = span_of(held);
  return {{"critical", held.critical},
          {"held", held.held},
          {"low", thousandths(span.low)},
          {"high", thousandths(span.high)}};
}

json::array phases_value(const HeldByPhase& own, const HeldByPhase& others) {
  json::array list;
  const auto add = [&](std::string_view name, const HeldPositions& one, const HeldPositions& other) {
    list.emplace_back(json::object{{"phase", name}, {"own", held_value(one)}, {"others", held_value(other)}});
  };
  add("all", total_of(own), total_of(others));
  for (std::size_t phase = 0; phase < phase_words.size(); ++phase)
    add(phase_words.at(phase), own.at(phase), others.at(phase));
  return list;
}

json::object held_by(Transaction& all, PlayerId player, club::Pool pool, bool knows) {
  const PerfectPlay::Sum own = all.perfect_play().of(player, pool);
  const std::optional<club::Standing> standing = all.ratings().of(player, pool);
  PerfectPlay::Sum others;
  if (standing)
    others = all.perfect_play().of_others(player, pool, standing->rating.rating, near_rating, most_compared);
  json::object value{{"database", knows},
                     {"pool", pool_name(pool)},
                     {"rating", nullptr},
                     {"games", own.games},
                     {"unknown", own.unknown},
                     {"unread", own.unread},
                     {"others_games", others.games},
                     {"phases", phases_value(own.held, others.held)}};
  if (standing) value["rating"] = std::lround(standing->rating.rating);
  return value;
}

}  // namespace

Span span_of(const HeldPositions& held) {
  if (held.critical == 0) return {};
  constexpr double z = 1.96;
  const double n = held.critical;
  const double share = held.held / n;
  const double middle = (share + z * z / (2 * n)) / (1 + z * z / n);
  const double reach = z * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / (1 + z * z / n);
  return {std::max(0.0, middle - reach), std::min(1.0, middle + reach)};
}

std::optional<std::array<HeldByPhase, 2>> held_in(std::string_view review) {
  boost::system::error_code wrong;
  const json::value read = json::parse(review, wrong);
  if (wrong) return std::nullopt;
  std::array<HeldByPhase, 2> both;
  for (const std::size_t side : {0u, 1u}) {
    for (std::size_t phase = 0; phase < phase_words.size(); ++phase) {
      const std::string path = std::string("/players/") + (side == 0 ? "white" : "black") + "/phases/" +
                               std::string(phase_words.at(phase));
      const json::value* critical = read.find_pointer(path + "/critical", wrong);
      const json::value* kept = read.find_pointer(path + "/critical_kept", wrong);
      if (critical == nullptr || kept == nullptr || !critical->is_int64() || !kept->is_int64())
        return std::nullopt;
      both.at(side).at(phase) = {static_cast<int>(critical->as_int64()), static_cast<int>(kept->as_int64())};
    }
  }
  return both;
}

asio::awaitable<std::optional<std::string>> HeldValues::record_of(UnreadGame game) {
  using Found = std::optional<Reading>;
  std::function<Found(Transaction&)> work = [game](Transaction& all) {
    return read_game(all, game.code, game.game, std::nullopt);
  };
  StoreResult<Found> found = co_await look<Found>(store_, std::move(work));
  if (!found || !*found) co_return std::nullopt;
  const auto write = [number = game.game](const StoredTable& table) { return game_record(table, number); };
  const Answer<std::optional<std::string>> record =
      co_await replayed(replaying_, std::move((*found)->table), write);
  if (!record) co_return std::nullopt;
  co_return *record;
}

asio::awaitable<void> HeldValues::go_on() {
  const UnixSeconds now = time_.now().at;
  if (!knows_ || now < rests_until_) co_return;
  if (!has_begun_) {
    has_begun_ = true;
    std::function<bool(Transaction&)> again = [](Transaction& all) {
      all.perfect_play().look_again();
      return true;
    };
    co_await muehle::server::write<bool>(store_, std::move(again));
  }
  using Next = std::optional<UnreadGame>;
  std::function<Next(Transaction&)> next = [](Transaction& all) { return all.perfect_play().next_unread(); };
  const StoreResult<Next> game = co_await look<Next>(store_, std::move(next));
  rests_until_ = now + read_all_rest;
  if (!game || !*game) co_return;
  const UnreadGame unread = **game;
  const std::optional<std::string> record = co_await record_of(unread);
  std::optional<std::array<HeldByPhase, 2>> held;
  if (record) {
    const Answer<std::string> review = co_await values_.review(*record);
    if (!review && review.error().code == ErrorCode::busy) {
      rests_until_ = now + rest_if_busy;
      co_return;
    }
    if (review) held = held_in(*review);
  }
  std::function<bool(Transaction&)> keep = [number = unread.game, held](Transaction& all) {
    all.perfect_play().put(number, held);
    return true;
  };
  const StoreResult<bool> kept = co_await muehle::server::write<bool>(store_, std::move(keep));
  if (kept) rests_until_ = 0;
}

asio::awaitable<Answer<json::object>> HeldValues::of(StoredPlayer reader, std::string name, club::Pool pool) {
  using Found = Answer<json::object>;
  std::function<Found(Transaction&)> work = [=, by = reader.id, skeleton = skeleton_of(name), knows = knows_,
                                             now = time_.now().at](Transaction& all) -> Found {
    if (const Answer<void> may = check_is_referee(all, by, now); !may)
      return tl::unexpected<Refused>(may.error());
    const std::optional<StoredPlayer> player = all.players().by_skeleton(skeleton);
    if (!player) return nobody_named();
    if (player->id == by) return refuse(ErrorCode::yourself, "this is about you");
    return held_by(all, player->id, pool, knows);
  };
  StoreResult<Found> found = co_await look<Found>(store_, std::move(work));
  if (!found) co_return refuse_store(found.error());
  co_return *std::move(found);
}

Area held_values_area(HeldValues& held) {
  using namespace schema;
  const Schema part = object({{"critical", whole(), "positions"},
                              {"held", whole(), "of them"},
                              {"low", real(), "of the share, 95 of 100"},
                              {"high", real()}});
  const Schema answer = object(
      {{"database", flag(), "this server has one"},
       {"pool", one_of({"live", "correspondence"})},
       {"rating", null_or(whole())},
       {"games", whole(), "that were read"},
       {"unknown", whole(), "games of which the database does not know all"},
       {"unread", whole(), "games that wait to be read"},
       {"others_games", whole(), "of players within 100 points of his rating"},
       {"phases",
        list(object(
            {{"phase", one_of({"all", "placing", "moving", "flying"})}, {"own", part}, {"others", part}}))}});
  const auto tell = [&held](const Call& call) -> Response {
    constexpr std::array<QueryWord<club::Pool>, 2> pools = {
        {{"live", club::Pool::live}, {"correspondence", club::Pool::correspondence}}};
    const auto pool = or_refuse(query_word(call.request.target, "pool", pools));
    StoredPlayer reader = call.session->player;
    co_return reply(
        or_refuse(co_await held.of(std::move(reader), call.parts[0], pool.value_or(club::Pool::live))));
  };
  return {"Referees",
          "",
          {{.method = "GET",
            .path = "/api/referee/players/{name}/held",
            .id = "getHeldValues",
            .summary = "See how often a player held what positions were worth",
            .may = May::referee,
            .query = {{"pool", "`live`, or `correspondence`"}},
            .handler = tell,
            .replies = {{200, "a hint, and no verdict", answer}},
            .refusals = {ErrorCode::not_found, ErrorCode::yourself, ErrorCode::bad_request}}}};
}

}  // namespace muehle::server

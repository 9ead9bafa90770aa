#include "server/lobby/ranking.h"

#include <chrono>

#include "server/kernel/await_store.h"
#include "server/kernel/refuse_store.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;

std::unordered_map<PlayerId, std::size_t> places_of(const std::vector<club::BoardLine>& lines,
                                                    const std::vector<RankedPlayer>& players) {
  std::unordered_map<PlayerId, std::size_t> places;
  for (std::size_t at = 0; at < lines.size(); ++at) places.emplace(players[lines[at].entrant].id, at);
  return places;
}

}  // namespace

Ranking rank(std::vector<RankedPlayer> players, UnixSeconds now) {
  std::vector<club::Standing> standings;
  standings.reserve(players.size());
  for (const RankedPlayer& player : players) standings.push_back(player.standing);
  Ranking ranking{.players = std::move(players),
                  .board = club::leader_board(standings, now),
                  .distribution = {},
                  .settled = {},
                  .provisional = {}};
  ranking.distribution = club::distribution(ranking.board.settled);
  ranking.settled = places_of(ranking.board.settled, ranking.players);
  ranking.provisional = places_of(ranking.board.provisional, ranking.players);
  return ranking;
}

UnixSeconds month_of(UnixSeconds now) {
  using namespace std::chrono;
  const year_month_day day(floor<days>(sys_seconds(seconds(now))));
  return sys_seconds(sys_days(day.year() / day.month() / 1)).time_since_epoch().count();
}

Rankings::Rankings(Store& store, const Time& time, std::chrono::milliseconds lasts)
    : store_(store),
      time_(time),
      kept_{Kept<Shared>(lasts), Kept<Shared>(lasts), Kept<Shared>(lasts), Kept<Shared>(lasts)} {}

asio::awaitable<Answer<Rankings::Shared>> Rankings::of(club::Pool pool, Season season) {
  const std::size_t which = (pool == club::Pool::live ? 0 : 2) + (season == Season::all ? 0 : 1);
  auto work = [this, pool, season] { return make(pool, season); };
  Answer<Shared> ranking = co_await kept_.at(which).get(std::chrono::steady_clock::now(), std::move(work));
  co_return ranking;
}

void Rankings::drop() {
  for (Kept<Shared>& kept : kept_) kept.drop();
}

// It is put in order where it was read, so that nobody's move waits for that.
asio::awaitable<Answer<Rankings::Shared>> Rankings::make(club::Pool pool, Season season) const {
  const UnixSeconds now = time_.now().at;
  const UnixSeconds since = season == Season::all ? 0 : month_of(now);
  std::function<Shared(Transaction&)> work = [pool, now, since](Transaction& all) {
    return std::make_shared<const Ranking>(rank(all.ratings().ranked(pool, since), now));
  };
  StoreResult<Shared> ranking = co_await look<Shared>(store_, std::move(work));
  if (!ranking) co_return refuse_store(ranking.error());
  co_return *std::move(ranking);
}

}  // namespace muehle::server

#include "server/lists.h"

#include <algorithm>
#include <limits>
#include <tuple>
#include <unordered_map>

#include "club/featured.h"
#include "rules/notation.h"
#include "server/await_store.h"
#include "server/game_record.h"
#include "server/refuse_store.h"
#include "server/view.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;
namespace json = boost::json;

constexpr int most_own = 200;
constexpr int most_saved = 500;  // whose moves he may save
constexpr int most_public = 100;
constexpr std::size_t most_running = 50;
constexpr int most_compared = 500;

bool is_running(const ListedGame& game) { return game.standing.turn.has_value(); }
bool is_his_turn(const ListedGame& game) {
  return is_running(game) && game.players[0] && game.players[1] && game.standing.turn == game.own;
}

json::value colour_value(const std::optional<int>& colour) {
  if (!colour) return nullptr;
  return json::value(muehle::to_text(*colour == 0 ? Colour::white : Colour::black));
}

json::value player_value(const std::optional<ListedGame::Player>& player) {
  if (!player) return nullptr;
  return somebody_json(player->name, player->registered, player->bot,
                       rating_view(player->rating, player->deviation));
}

club::Candidate candidate_of(const ListedGame& game) {
  club::Candidate candidate{.is_live = club::pool_of(game.time_control) == club::Pool::live,
                            .moved_at = game.moved_at,
                            .ratings = {}};
  for (std::size_t side = 0; side < game.players.size(); ++side) {
    const auto& player = game.players.at(side);
    if (!player || !player->rating || !player->deviation) continue;
    candidate.ratings.at(side) = {.rating = *player->rating, .deviation = *player->deviation};
  }
  return candidate;
}

// The time until the deadline that counts.
Milliseconds time_left(const Standing& standing, const play::Leaves& leaves, Milliseconds now) {
  const Milliseconds deadline = *standing.deadline;
  return std::max<Milliseconds>(0, deadline - now - play::excused(leaves, now, deadline));
}

json::value vacation_value(const std::vector<StoredVacation>& vacations, Milliseconds now) {
  for (const StoredVacation& one : vacations) {
    if (one.began_tick <= now && now < one.until_tick) return one.until_at;
  }
  return nullptr;
}

// Of whoever is to move, in a game by days.
void add_vacations(Transaction& all, std::vector<ListedGame>& games) {
  std::unordered_map<PlayerId, std::vector<StoredVacation>> known;
  for (ListedGame& game : games) {
    if (!is_running(game) || club::pool_of(game.time_control) != club::Pool::correspondence) continue;
    const auto& player = game.players.at(static_cast<std::size_t>(*game.standing.turn));
    if (!player) continue;
    const auto [one, is_new] = known.try_emplace(player->id);
    if (is_new) one->second = all.vacations().of(player->id);
    game.vacations = one->second;
  }
}

json::object game_value(const ListedGame& game, Milliseconds now) {
  const Standing& standing = game.standing;
  const play::Leaves leaves = leaves_of(game.vacations);
  json::object value{{"number", game.number},
                     {"code", game.code},
                     {"white", player_value(game.players[0])},
                     {"black", player_value(game.players[1])},
                     {"mine", colour_value(game.own)},
                     {"rules", game.rules},
                     {"time", game.time_control},
                     {"rated", game.rated},
                     {"public", game.is_public},
                     {"turn", colour_value(standing.turn)},
                     {"outcome", standing.outcome},
                     {"left", nullptr},
                     {"abort_after", nullptr},
                     {"vacation", vacation_value(game.vacations, now)},
                     {"plies", standing.plies},
                     {"board", standing.position},
                     {"began", game.began_at},
                     {"moved", game.moved_at}};
  if (const auto left = left_at(standing, leaves, now)) value["left"] = json::array{(*left)[0], (*left)[1]};
  if (standing.deadline && standing.falls_by_abort) value["abort_after"] = time_left(standing, leaves, now);
  return value;
}

}  // namespace

std::optional<std::array<Milliseconds, 2>> left_at(const Standing& standing, const play::Leaves& leaves,
                                                   Milliseconds now) {
  if (!standing.left[0] || !standing.left[1]) return std::nullopt;
  std::array<Milliseconds, 2> left = {*standing.left[0], *standing.left[1]};
  if (standing.turn && standing.deadline && !standing.falls_by_abort) {
    Milliseconds& running = left.at(static_cast<std::size_t>(*standing.turn));
    running = std::min(running, time_left(standing, leaves, now));
  }
  return left;
}

asio::awaitable<Answer<std::vector<ListedGame>>> Lists::ask(Ask work) {
  Ask with_vacations = [work = std::move(work)](Transaction& all) {
    std::vector<ListedGame> games = work(all);
    add_vacations(all, games);
    return games;
  };
  StoreResult<std::vector<ListedGame>> found =
      co_await read<std::vector<ListedGame>>(store_, std::move(with_vacations));
  if (!found) co_return refuse_store(found.error());
  co_return *std::move(found);
}

json::object Lists::as_json(const Hub::Shown& shown) const {
  json::object value = game_value(shown.game, shown.tick);
  value["watching"] = is_running(shown.game) ? hub_.watching(shown.game.code) : 0;
  return value;
}

json::array Lists::as_json(const std::vector<ListedGame>& games) const {
  json::array list;
  for (const ListedGame& game : games) {
    if (const auto shown = hub_.shown(game)) list.emplace_back(as_json(*shown));
  }
  return list;
}

asio::awaitable<Answer<json::array>> Lists::of(PlayerId player) {
  Ask work = [player](Transaction& all) { return all.games().games_of(player, most_own); };
  Answer<std::vector<ListedGame>> games = co_await ask(std::move(work));
  if (!games) co_return tl::unexpected<Refused>(games.error());
  const auto urgency = [](const ListedGame& game) {
    const int rank = is_his_turn(game) ? 0 : is_running(game) ? 1 : 2;
    const Milliseconds never = std::numeric_limits<Milliseconds>::max();
    const Milliseconds due = rank == 0 ? game.standing.deadline.value_or(never) : never;
    const UnixSeconds newest = -game.moved_at;
    return std::tuple(rank, due, newest, -game.number);
  };
  std::ranges::sort(*games, {}, urgency);
  co_return as_json(*games);
}

// Table by table, so that nobody's move waits for all of them.
asio::awaitable<Answer<json::array>> Lists::records_of(PlayerId player) {
  Ask work = [player](Transaction& all) { return all.games().games_of(player, most_saved); };
  Answer<std::vector<ListedGame>> games = co_await ask(std::move(work));
  if (!games) co_return tl::unexpected<Refused>(games.error());
  const auto by_table = [](const ListedGame& game) { return std::pair(game.code, game.number); };
  std::ranges::sort(*games, {}, by_table);
  json::array records;
  std::optional<StoredTable> table;
  for (const ListedGame& game : *games) {
    if (!table || table->code != game.code) {
      using Found = std::optional<StoredTable>;
      std::function<Found(Transaction&)> look = [code = game.code](Transaction& all) {
        return all.games().load(code);
      };
      StoreResult<Found> found = co_await read<Found>(store_, std::move(look));
      if (!found) co_return refuse_store(found.error());
      table = *std::move(found);
    }
    if (!table) continue;
    const Result<std::optional<std::string>> record = game_record(*table, game.number);
    if (!record) co_return refuse_store({StoreError::Kind::broken, record.error().message});
    if (*record)
      records.emplace_back(json::object{{"code", game.code}, {"number", game.number}, {"record", **record}});
  }
  co_return records;
}

asio::awaitable<Answer<json::array>> Lists::public_of(PlayerId player) {
  const GameFilter any;
  Answer<json::array> games = co_await public_of(player, any, most_public);
  co_return games;
}

asio::awaitable<Answer<json::array>> Lists::public_of(PlayerId player, GameFilter filter, int most) {
  Ask work = [player, filter = std::move(filter), most](Transaction& all) {
    return all.games().public_games_of(player, filter, most);
  };
  const Answer<std::vector<ListedGame>> games = co_await ask(std::move(work));
  if (!games) co_return tl::unexpected<Refused>(games.error());
  co_return as_json(*games);
}

asio::awaitable<Answer<Lists::Running>> Lists::running() {
  Ask work = [](Transaction& all) { return all.games().public_games_running(most_compared); };
  Answer<std::vector<ListedGame>> games = co_await ask(std::move(work));
  if (!games) co_return tl::unexpected<Refused>(games.error());
  std::vector<club::Candidate> candidates;
  for (const ListedGame& game : *games) candidates.push_back(candidate_of(game));
  Running running;
  if (const auto best = club::featured(candidates)) {
    if (const auto shown = hub_.shown((*games)[*best])) running.featured = as_json(*shown);
  }
  if (games->size() > most_running) games->resize(most_running);
  running.games = as_json(*games);
  co_return running;
}

}  // namespace muehle::server

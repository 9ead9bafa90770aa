#include "server/archive/lists.h"

#include <algorithm>
#include <boost/json/serialize.hpp>
#include <iterator>
#include <limits>
#include <tuple>
#include <unordered_map>

#include "club/featured.h"
#include "net/trace.h"
#include "rules/notation.h"
#include "server/kernel/await_store.h"
#include "server/kernel/refuse_store.h"
#include "server/tables/game_record.h"
#include "server/tables/replaying.h"
#include "server/tables/view.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;
namespace json = boost::json;

constexpr std::size_t most_own = 200;
constexpr int most_saved = 500;  // whose moves he may save
constexpr int most_public = 100;
constexpr std::size_t most_running = 50;
constexpr int most_compared = 500;
constexpr Milliseconds running_life = 1000;  // so long the answer about running games is kept

bool is_running(const ListedGame& game) { return game.standing.turn.has_value(); }
bool is_his_turn(const ListedGame& game) {
  return is_running(game) && game.players[0] && game.players[1] && game.standing.turn == game.own;
}

json::value colour_value(const std::optional<int>& colour) {
  if (!colour) return nullptr;
  return json::value(muehle::to_text(*colour == 0 ? Colour::white : Colour::black));
}

json::value listed_player_value(const std::optional<ListedGame::Player>& player) {
  if (!player) return nullptr;
  return somebody_json({.name = player->name,
                        .registered = player->registered,
                        .bot = player->bot,
                        .mark = player->mark,
                        .rating = rating_view(player->rating, player->deviation),
                        .deleted = player->deleted});
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

// That of the moment `tick`, and when it ends as it is now.
json::value vacation_end_at(const std::vector<StoredVacation>& vacations, Milliseconds tick,
                            const Moment& now) {
  const std::optional<play::Leave> leave = play::on_leave(leaves_of(vacations), tick);
  return leave ? json::value(time_of(leave->end, now)) : json::value(nullptr);
}

// Whose time runs, as at the table: nobody's while first moves are made.
std::optional<int> running_at(const Standing& standing, const play::Leaves& leaves, Milliseconds now) {
  if (!standing.deadline || standing.falls_by_abort || play::on_leave(leaves, now)) return std::nullopt;
  return standing.turn;
}

json::object listed_game_value(const ListedGame& game, Milliseconds tick, const Moment& now) {
  const Standing& standing = game.standing;
  const play::Leaves leaves = leaves_of(game.vacations);
  json::object value{{"number", game.number},
                     {"code", game.code},
                     {"white", listed_player_value(game.players[0])},
                     {"black", listed_player_value(game.players[1])},
                     {"mine", colour_value(game.own)},
                     {"shared", game.is_shared},
                     {"rules", game.rules},
                     {"time", game.time_control},
                     {"rated", game.rated},
                     {"public", game.is_public},
                     {"turn", colour_value(standing.turn)},
                     {"outcome", standing.outcome},
                     {"left", nullptr},
                     {"running", colour_value(running_at(standing, leaves, tick))},
                     {"abort_after", nullptr},
                     {"vacation", vacation_end_at(game.vacations, tick, now)},
                     {"plies", standing.plies},
                     {"board", standing.position},
                     {"began", game.began_at},
                     {"moved", game.moved_at}};
  if (const auto left = left_at(standing, leaves, tick)) value["left"] = json::array{(*left)[0], (*left)[1]};
  if (standing.deadline && standing.falls_by_abort) value["abort_after"] = time_left(standing, leaves, tick);
  return value;
}

}  // namespace

void add_vacations(Transaction& all, std::vector<ListedGame>& games, Milliseconds tick) {
  std::unordered_map<PlayerId, std::vector<StoredVacation>> known;
  for (const auto& [player, vacation] : all.vacations().ending_after(tick)) known[player].push_back(vacation);
  for (ListedGame& game : games) {
    if (!is_running(game) || club::pool_of(game.time_control) != club::Pool::correspondence) continue;
    const auto& player = game.players.at(static_cast<std::size_t>(*game.standing.turn));
    const auto found = player ? known.find(player->id) : known.end();
    if (found != known.end()) game.vacations = found->second;
  }
}

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
  const Milliseconds earliest = watching_.earliest_shown();
  Ask with_vacations = [work = std::move(work), earliest](Transaction& all) {
    std::vector<ListedGame> games = work(all);
    add_vacations(all, games, earliest);
    return games;
  };
  StoreResult<std::vector<ListedGame>> found =
      co_await look<std::vector<ListedGame>>(store_, std::move(with_vacations));
  if (!found) co_return refuse_store(found.error());
  co_return *std::move(found);
}

json::object Lists::as_json(const Watching::Shown& shown) const {
  json::object value = listed_game_value(shown.game, shown.tick, shown.now);
  value["watching"] = is_running(shown.game) ? watching_.watching(shown.game.code) : 0;
  return value;
}

std::optional<json::object> Lists::shown(const ListedGame& game) const {
  const auto shown = watching_.shown(game);
  return shown ? std::optional(as_json(*shown)) : std::nullopt;
}

json::array Lists::as_json(const std::vector<ListedGame>& games) const {
  json::array list;
  for (const ListedGame& game : games) {
    if (const auto shown = watching_.shown(game)) list.emplace_back(as_json(*shown));
  }
  return list;
}

asio::awaitable<Answer<json::array>> Lists::of(PlayerId player) {
  Ask work = [player](Transaction& all) {
    std::vector<ListedGame> games = all.games().games_of(player, most_own);
    std::ranges::move(all.games().shared_games_of(player, most_own), std::back_inserter(games));
    return games;
  };
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
  if (games->size() > most_own) games->resize(most_own);
  co_return as_json(*games);
}

// Game by game, so that nobody's move waits for all of them.
asio::awaitable<Answer<json::array>> Lists::records_of(PlayerId player) {
  Ask work = [player](Transaction& all) { return all.games().games_of(player, most_saved); };
  Answer<std::vector<ListedGame>> games = co_await ask(std::move(work));
  if (!games) co_return tl::unexpected<Refused>(games.error());
  const auto by_table = [](const ListedGame& game) { return std::pair(game.code, game.number); };
  std::ranges::sort(*games, {}, by_table);
  json::array records;
  net::Client* client = net::current_client();
  for (const ListedGame& game : *games) {
    if (client != nullptr && client->has_gone()) co_return Workers::too_busy();
    using Found = std::optional<Reading>;
    std::function<Found(Transaction&)> load = [player, code = game.code,
                                               number = game.number](Transaction& all) {
      return read_game(all, code, number, player);
    };
    StoreResult<Found> found = co_await look<Found>(store_, std::move(load));
    if (!found) co_return refuse_store(found.error());
    if (!*found) continue;
    const auto write = [number = game.number, unheard = (*found)->unheard](const StoredTable& table) {
      return game_record(table, number, unheard);
    };
    const Answer<std::optional<std::string>> record =
        co_await replayed(replaying_, std::move((*found)->table), write);
    if (!record) co_return tl::unexpected<Refused>(record.error());
    if (!*record) continue;
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

asio::awaitable<Answer<Lists::RunningTexts>> Lists::running() {
  const int wanted = changes_;
  for (;;) {
    if (running_ && time_.now().tick - running_at_ < running_life) co_return running_;
    auto make = [this] { return look_at_running(); };
    Answer<RunningTexts> texts = co_await looking_.get({}, std::move(make));
    // Another one may have begun to look before the last game had begun.
    if (!texts || (*texts)->changes >= wanted) co_return texts;
  }
}

asio::awaitable<Answer<Lists::RunningTexts>> Lists::look_at_running() {
  const Milliseconds now = time_.now().tick;
  const int asked = changes_;
  Ask work = [](Transaction& all) { return all.games().public_games_running(most_compared); };
  Answer<std::vector<ListedGame>> games = co_await ask(std::move(work));
  if (!games) co_return tl::unexpected<Refused>(games.error());
  std::vector<club::Candidate> candidates;
  for (const ListedGame& game : *games) candidates.push_back(candidate_of(game));
  json::value featured;
  const auto best = club::featured(candidates);
  const auto shown = best ? watching_.shown((*games)[*best]) : std::nullopt;
  if (shown) featured = as_json(*shown);
  if (games->size() > most_running) games->resize(most_running);
  const json::array listed = as_json(*games);
  const auto texts =
      std::make_shared<const Running>(Running{json::serialize(listed), json::serialize(featured), asked});
  // What is left out as not known yet may be known in a moment.
  const bool whole = listed.size() == games->size() && shown.has_value() == best.has_value();
  if (whole && asked == changes_) {
    running_ = texts;
    running_at_ = now;
  }
  co_return texts;
}

}  // namespace muehle::server

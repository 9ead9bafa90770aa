#include "server/lobby/ranking_api.h"

#include <algorithm>
#include <boost/json.hpp>
#include <cmath>

#include "server/kernel/error_response.h"
#include "server/kernel/plain_text.h"
#include "server/kernel/query_word.h"
#include "support/text.h"

namespace muehle::server {
namespace {

namespace json = boost::json;

constexpr std::size_t lines_a_page = 50;
constexpr std::size_t least_letters = 2;  // of a name that is looked for
constexpr int most_found = 8;

constexpr std::array<QueryWord<club::Pool>, 2> pools = {
    {{"live", club::Pool::live}, {"correspondence", club::Pool::correspondence}}};
constexpr std::array<QueryWord<Season>, 2> seasons = {{{"all", Season::all}, {"month", Season::month}}};
constexpr std::array<QueryWord<bool>, 2> lists = {{{"settled", false}, {"provisional", true}}};

struct Page {
  club::Pool pool;
  Season season;
  bool provisional;
  std::size_t from;
};

Page read_page(std::string_view target) {
  Page page{.pool = or_refuse(query_word(target, "pool", pools)).value_or(club::Pool::live),
            .season = or_refuse(query_word(target, "season", seasons)).value_or(Season::all),
            .provisional = or_refuse(query_word(target, "list", lists)).value_or(false),
            .from = 0};
  const std::optional<std::string_view> from = net::query_value(target, "from");
  if (!from || from->empty()) return page;
  const Result<int> number = parse_number(*from, "from", 0, INT32_MAX);
  if (!number) or_refuse(refuse(ErrorCode::bad_request, number.error().message));
  page.from = static_cast<std::size_t>(*number);
  return page;
}

json::value place_value(int place) { return place > 0 ? json::value(place) : json::value(nullptr); }

json::object line_json(const club::BoardLine& line, const RankedPlayer& player, Season season) {
  const long rating = std::lround(line.rating.rating);
  json::value change = nullptr;
  if (season == Season::month) change = rating - std::lround(player.before);
  return {{"place", place_value(line.place)},
          {"name", player.name},
          {"mark", player.mark},
          {"rating", rating},
          {"games", player.games},
          {"change", std::move(change)}};
}

json::array lines_json(const Ranking& ranking, const Page& page) {
  const auto& lines = page.provisional ? ranking.board.provisional : ranking.board.settled;
  json::array list;
  for (std::size_t at = page.from; at < std::min(lines.size(), page.from + lines_a_page); ++at)
    list.emplace_back(line_json(lines[at], ranking.players[lines[at].entrant], page.season));
  return list;
}

json::array distribution_json(const std::vector<club::Bar>& bars) {
  json::array list;
  for (const club::Bar& bar : bars)
    list.emplace_back(json::object{{"from", bar.from}, {"players", bar.players}});
  return list;
}

json::value own_value(const Ranking& ranking, const std::optional<Session>& session) {
  if (!session) return nullptr;
  const auto told = [](const std::vector<club::BoardLine>& lines, std::size_t at) {
    return json::object{{"place", place_value(lines[at].place)},
                        {"from", at / lines_a_page * lines_a_page},
                        {"rating", std::lround(lines[at].rating.rating)}};
  };
  const auto& [players, board, bars, settled, provisional] = ranking;
  if (const auto at = settled.find(session->player.id); at != settled.end())
    return told(board.settled, at->second);
  if (const auto at = provisional.find(session->player.id); at != provisional.end())
    return told(board.provisional, at->second);
  return nullptr;
}

class RankingApi {
 public:
  RankingApi(Rankings& rankings, People& people, Sessions& sessions)
      : rankings_(rankings), people_(people), sessions_(sessions) {}

  Response ranking(const Call& call) {
    const Page page = read_page(call.request.target);
    const std::optional<Session> session = or_refuse(co_await sessions_.of(call));
    const Rankings::Shared ranking = or_refuse(co_await rankings_.of(page.pool, page.season));
    co_return reply({{"players", lines_json(*ranking, page)},
                     {"from", page.from},
                     {"settled", ranking->board.settled.size()},
                     {"provisional", ranking->board.provisional.size()},
                     {"distribution", distribution_json(ranking->distribution)},
                     {"own", own_value(*ranking, session)}});
  }

  Response found(const Call& call) {
    const std::string name(trim(net::query_text(call.request.target, "name").value_or("")));
    if (count_letters(name) < least_letters)
      or_refuse(refuse(ErrorCode::bad_request, "name has at least two letters"));
    json::array list;
    const auto players = or_refuse(co_await people_.beginning_with(name, most_found));
    for (const StoredPlayer& player : players) {
      list.emplace_back(json::object{{"name", player.name}, {"bot", player.bot}, {"mark", player.mark}});
    }
    co_return reply({{"players", std::move(list)}});
  }

 private:
  Rankings& rankings_;
  People& people_;
  Sessions& sessions_;
};

}  // namespace

Area ranking_area(Rankings& rankings, People& people, Sessions& sessions) {
  const auto api = std::make_shared<RankingApi>(rankings, people, sessions);
  return {"Players",
          "",
          {{.method = "GET",
            .path = "/api/players",
            .id = "findPlayers",
            .summary = "Find players by how their names begin",
            .tokens = Scopes{Scope::read},
            .limit = at_most(2, 40, "too many searches; wait a little", 1),
            .query = {{"name", "at least two letters", true}},
            .handler = does(api, &RankingApi::found),
            .replies = {answers("FoundPlayers", "at most eight, by name, without those who hide themselves")},
            .refusals = {ErrorCode::bad_request}},
           {.method = "GET",
            .path = "/api/ranking",
            .id = "getRanking",
            .summary = "See who is how strong here",
            .tokens = Scopes{Scope::read},
            .query = {{"pool", "`live` or `correspondence`"},
                      {"season", "`all`, or `month`: who has played a rated game in this one (UTC)"},
                      {"list", "`settled` or `provisional`"},
                      {"from", "how many of the list are left out"}},
            .handler = does(api, &RankingApi::ranking),
            .replies = {answers("Ranking", "50 players, the strongest first")},
            .refusals = {ErrorCode::bad_request},
            .note = "Up to ten seconds old. Without bots, which have no rating, without those who hide "
                    "themselves, and without closed accounts."}}};
}

}  // namespace muehle::server

#include "server/notices/waiting.h"

#include <algorithm>
#include <boost/json.hpp>

#include "server/kernel/await_store.h"
#include "server/kernel/error_response.h"
#include "server/kernel/refuse_store.h"
#include "server/lobby/challenges.h"
#include "server/rights/suspension.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;
namespace json = boost::json;

constexpr int most_waiting_games = 200;
// Who wants another game challenges: it waits as long, from the end of the last one.
constexpr UnixSeconds next_ask_life = challenge_life;
// That somebody has entered him in a tournament, asks to be joined to an entry of his, or has answered his
// club, where he does nothing there himself.
constexpr UnixSeconds entered_told_for = 7LL * 24 * 3600;

// A game between two people waits for him who is to move, and for all who share his seat; for the other one
// too, until he knows that it is there.
std::optional<std::string_view> waiting_kind(const ListedGame& game) {
  const Standing& standing = game.standing;
  if (!standing.turn || !game.players[0] || !game.players[1]) return std::nullopt;
  if (standing.turn == game.own) return "turn";
  return standing.plies == 0 && !game.is_shared ? std::optional<std::string_view>("began") : std::nullopt;
}

}  // namespace

json::array waiting_for(Transaction& all, const StoredPlayer& player, UnixSeconds now) {
  std::vector<std::pair<UnixSeconds, json::object>> found;
  for (const StoredChallenge& one : all.challenges().received_by(player.id, now - challenge_life)) {
    found.emplace_back(one.sent_at, json::object{{"kind", "challenge"},
                                                 {"key", "challenge:" + one.id},
                                                 {"code", nullptr},
                                                 {"name", one.from.player.name}});
  }
  if (player.role != Role::player && !suspension_of(player, now)) {
    const Refereeing::Waiting calls = all.refereeing().waiting_for(player.id);
    const Conduct::Waiting reports = all.conduct().waiting_for(player.id);
    if (calls.count + reports.count > 0) {
      const std::string newest = std::to_string(calls.newest) + ":" + std::to_string(reports.newest);
      found.emplace_back(std::max(calls.at, reports.at),
                         json::object{{"kind", "call"},
                                      {"key", "call:" + newest},
                                      {"code", nullptr},
                                      {"name", ""},
                                      {"count", calls.count + reports.count}});
    }
  }
  const auto letters =
      player.registered ? all.conduct().letters_to(player.id, 1) : std::vector<StoredLetter>();
  if (!letters.empty()) {
    const auto& [id, letter] = letters.front();
    found.emplace_back(letter.at, json::object{{"kind", "letter"},
                                               {"key", "letter:" + std::to_string(id)},
                                               {"code", nullptr},
                                               {"name", letter.about}});
  }
  const auto add_ask = [&](std::string_view kind, const Ask& ask) {
    const std::string which = std::to_string(ask.game) + ":" + std::to_string(ask.number);
    found.emplace_back(ask.at, json::object{{"kind", kind},
                                            {"key", std::string(kind) + ":" + which},
                                            {"code", ask.code},
                                            {"name", ask.name}});
  };
  const auto has_blocked = [&](PlayerId one, PlayerId other) {
    return all.relations().of(one, other) == Relation::blocked;
  };
  for (const Ask& ask : all.games().next_asks_to(player.id, now - next_ask_life, most_waiting_games)) {
    const std::optional<StoredPlayer> asker = all.players().by_id(ask.by);
    const bool may_come = !has_blocked(player.id, ask.by) && !has_blocked(ask.by, player.id) &&
                          !(asker && suspension_of(*asker, now));
    if (may_come) add_ask("next", ask);
  }
  for (const Ask& ask : all.games().undo_asks_to(player.id, most_waiting_games)) {
    if (!has_blocked(player.id, ask.by)) add_ask("undo", ask);
  }
  for (const Ask& ask : all.games().draw_offers_to(player.id, most_waiting_games)) add_ask("offer", ask);
  for (const EnteredByOther& one : all.tournaments().entered_by_others(player.id, now - entered_told_for)) {
    found.emplace_back(one.at, json::object{{"kind", "entered"},
                                            {"key", "entered:" + one.code + ":" + std::to_string(one.act)},
                                            {"code", one.code},
                                            {"name", one.by}});
  }
  for (const MatchAsked& one : all.tournaments().matches_asked_of(player.id)) {
    found.emplace_back(
        one.at,
        json::object{{"kind", "match"}, {"key", "match:" + one.code}, {"code", one.code}, {"name", one.by}});
  }
  for (const MatchAnswered& one : all.tournaments().matches_answered_to(player.id, now - entered_told_for)) {
    const std::string kind = one.agreed ? "agreed" : "declined";
    found.emplace_back(
        one.at,
        json::object{{"kind", kind}, {"key", kind + ":" + one.code}, {"code", one.code}, {"name", one.by}});
  }
  for (const JoiningAsked& one : all.tournaments().joining_asked_of(player.id, now - entered_told_for)) {
    found.emplace_back(one.at, json::object{{"kind", "joining"},
                                            {"key", "joining:" + one.code + ":" + std::to_string(one.act)},
                                            {"code", one.code},
                                            {"name", one.by}});
  }
  const auto add_game = [&](const ListedGame& game) {
    const std::optional<std::string_view> kind = waiting_kind(game);
    if (!kind) return;
    const auto& opponent = game.players.at(game.own == 0 ? 1 : 0);
    const std::string which = std::to_string(game.number) + ":" + std::to_string(game.standing.plies);
    found.emplace_back(std::max(game.began_at, game.moved_at),
                       json::object{{"kind", *kind},
                                    {"key", std::string(*kind) + ":" + which},
                                    {"code", game.code},
                                    {"name", opponent->name}});
  };
  std::ranges::for_each(all.games().running_games_of(player.id, most_waiting_games), add_game);
  std::ranges::for_each(all.games().shared_games_of(player.id, most_waiting_games), add_game);
  // Of the same second, what is asked stands before the turns: it came after the move.
  std::ranges::stable_sort(found, std::greater{}, [](const auto& one) { return one.first; });
  json::array list;
  for (auto& [since, one] : found) {
    one["since"] = since;
    list.emplace_back(std::move(one));
  }
  return list;
}

Area waiting_area(Store& store, const Time& time) {
  using namespace schema;
  const auto tell = [&store, &time](const Call& call) -> Response {
    std::function<json::array(Transaction&)> work = [player = call.session->player,
                                                     now = time.now().at](Transaction& all) {
      return waiting_for(all, player, now);
    };
    StoreResult<json::array> found = co_await look<json::array>(store, std::move(work));
    if (!found) or_refuse(refuse_store(found.error()));
    co_return reply({{"waiting", *std::move(found)}});
  };
  return {"What waits",
          "What a player has to do, and waking his browsers when there is something.",
          {{.method = "GET",
            .path = "/api/me/waiting",
            .id = "listWaiting",
            .summary = "List what waits for you",
            .may = May::session,
            .handler = tell,
            .replies = {{200, "the newest first", object({{"waiting", schema::list(ref("Waiting"))}})}}}}};
}

}  // namespace muehle::server

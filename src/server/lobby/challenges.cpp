#include "server/lobby/challenges.h"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <boost/json.hpp>
#include <tuple>

#include "net/address.h"
#include "server/kernel/await_store.h"
#include "server/kernel/refuse_store.h"
#include "server/kernel/secrets.h"
#include "server/lobby/friends.h"
#include "server/people/people.h"
#include "server/rights/suspension.h"
#include "server/tables/begin.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;
namespace json = boost::json;

Refused challenge_gone() {
  return {ErrorCode::not_found, "this challenge was withdrawn, answered or has run out", std::nullopt};
}

json::object party_json(const StoredChallenge::Party& party) {
  return somebody_json({.name = party.player.name,
                        .registered = party.player.registered,
                        .bot = party.player.bot,
                        .mark = party.player.mark,
                        .rating = rating_view(party.rating, party.deviation)});
}

std::string colour_text(const std::optional<Colour>& colour) {
  return colour ? std::string(muehle::to_text(*colour)) : "lot";
}

// What a stored one asks for; nothing where no program can read it any more.
std::optional<Opening> opening_of(const StoredChallenge& challenge) {
  const Result<RuleSet> rules = parse_rules(challenge.rules);
  const Result<Start> start = parse_start(challenge.start);
  const Result<play::TimeControl> time = play::parse_time_control(challenge.time_control);
  if (!rules || !start || !time) return std::nullopt;
  Opening opening{.rules = *rules,
                  .start = *start,
                  .colour = {},
                  .next = NextColours::alternate,
                  .time = *time,
                  .name = {},
                  .is_public = challenge.is_public,
                  .rated = challenge.rated};
  if (challenge.colour != "lot") opening.colour = challenge.colour == "white" ? Colour::white : Colour::black;
  return opening;
}

std::optional<StoredChallenge> find_standing(Transaction& all, PlayerId challenged, const std::string& id,
                                             UnixSeconds oldest) {
  std::optional<StoredChallenge> found = all.challenges().find(id);
  const bool stands =
      found && found->to.player.id == challenged && !found->declined && found->sent_at > oldest;
  return stands ? found : std::nullopt;
}

// The same question to the same player, which waits for his answer.
bool is_same(const StoredChallenge& one, const StoredChallenge& other) {
  const auto question = [](const StoredChallenge& challenge) {
    return std::tie(challenge.to.player.id, challenge.rules, challenge.start, challenge.time_control,
                    challenge.colour, challenge.rated, challenge.is_public, challenge.message);
  };
  return !one.declined && question(one) == question(other);
}

// Why a challenge may not be sent; nothing where it may.
std::optional<Refused> refusal_of(Transaction& all, const StoredChallenge& challenge) {
  const PlayerId from = challenge.from.player.id;
  const PlayerId to = challenge.to.player.id;
  if (!check_is_here(all, to)) return nobody_named().value();
  if (all.relations().of(from, to) == Relation::blocked)
    return Refused{ErrorCode::blocked, "you have blocked this player; unblock him first", std::nullopt};
  // Who is blocked is told the same as everybody to whom he is closed.
  if (!takes_challenges(all, to, challenge.from.player))
    return Refused{ErrorCode::no_challenges, challenge.to.player.name + " takes no challenges from you",
                   std::nullopt};
  return std::nullopt;
}

// The same of one more, beside those that he has sent. `from_there`: the ids of those from his network.
std::optional<Refused> too_many(Transaction& all, const StoredChallenge& challenge,
                                const std::vector<StoredChallenge>& sent,
                                const std::unordered_set<std::string>& from_there, UnixSeconds oldest) {
  const PlayerId to = challenge.to.player.id;
  const auto stands = [](const StoredChallenge& one) { return !one.declined; };
  const auto to_him = [&](const StoredChallenge& one) { return stands(one) && one.to.player.id == to; };
  if (static_cast<std::size_t>(std::ranges::count_if(sent, stands)) >= most_challenges_sent)
    return Refused{ErrorCode::too_many_challenges, "ten of your challenges stand already; withdraw one",
                   std::nullopt};
  if (static_cast<std::size_t>(std::ranges::count_if(sent, to_him)) >= most_challenges_each)
    return Refused{ErrorCode::too_many_challenges,
                   "three of your challenges to this player stand already; withdraw one", std::nullopt};
  // Friends have places of their own, so that nobody else keeps them out.
  const auto is_friend = [&](const StoredChallenge& one) {
    return all.relations().of(to, one.from.player.id) == Relation::friends;
  };
  const bool from_friend = is_friend(challenge);
  std::vector<StoredChallenge> received = all.challenges().received_by(to, oldest);
  std::erase_if(received, [&](const StoredChallenge& one) { return is_friend(one) != from_friend; });
  if (received.size() >= most_challenges_received)
    return Refused{ErrorCode::too_many_challenges,
                   "this player has too many challenges to answer; try again another day", std::nullopt};
  const auto is_from_there = [&](const StoredChallenge& one) { return from_there.contains(one.id); };
  if (!from_friend &&
      static_cast<std::size_t>(std::ranges::count_if(received, is_from_there)) >= most_challenges_of_network)
    return Refused{ErrorCode::too_many_challenges,
                   "ten challenges from your network wait for this player; try again later", std::nullopt};
  return std::nullopt;
}

net::SharedText game_of_challenge_text(const std::string& code, const std::string& challenge) {
  return std::make_shared<const std::string>(json::serialize(
      json::object{{"t", "game"}, {"code", code}, {"seek", nullptr}, {"challenge", challenge}}));
}

}  // namespace

json::object Challenges::as_json(const StoredChallenge& challenge, PlayerId reader) const {
  const bool is_own = challenge.from.player.id == reader;
  const PlayerId other = is_own ? challenge.to.player.id : challenge.from.player.id;
  return {{"id", challenge.id},
          {"from", party_json(challenge.from)},
          {"to", party_json(challenge.to)},
          {"here", lobby_.is_here(other)},
          {"rules", challenge.rules},
          {"start", challenge.start},
          {"time", challenge.time_control},
          {"colour", challenge.colour},
          {"rated", challenge.rated},
          {"public", challenge.is_public},
          {"message", challenge.message},
          {"sent", challenge.sent_at},
          {"declined", challenge.declined ? json::value(*challenge.declined) : json::value(nullptr)}};
}

asio::awaitable<Answer<Challenges::Kept>> Challenges::keep(StoredChallenge challenge,
                                                           std::unordered_set<std::string> from_there) {
  std::function<Answer<Kept>(Transaction&)> work = [challenge, from_there = std::move(from_there),
                                                    &site = site_,
                                                    oldest = oldest()](Transaction& all) -> Answer<Kept> {
    muehle::Challenges& challenges = all.challenges();
    const PlayerId me = challenge.from.player.id;
    if (auto code = all.games().came_to(challenge.id, me, challenge.sent_at - agreement_life))
      return Kept{.code = *std::move(code)};
    const std::vector<StoredChallenge> sent = challenges.sent_by(me, oldest);
    const auto known = std::ranges::find(sent, challenge.id, &StoredChallenge::id);
    if (known != sent.end()) return Kept{.challenge = *known, .is_known = true};
    if (const Answer<void> may = check_may_begin(all, site, me, challenge.sent_at); !may)
      return tl::unexpected<Refused>(may.error());
    if (std::optional<Refused> refused = refusal_of(all, challenge))
      return tl::unexpected<Refused>(*std::move(refused));
    const auto same =
        std::ranges::find_if(sent, [&](const StoredChallenge& one) { return is_same(one, challenge); });
    if (same != sent.end()) return Kept{.challenge = *same, .is_known = true};
    if (std::optional<Refused> refused = too_many(all, challenge, sent, from_there, oldest))
      return tl::unexpected<Refused>(*std::move(refused));
    // Games are found by the ids of both kinds, and everybody reads those of offers.
    if (challenges.find(challenge.id) || all.seeks().has(challenge.id) ||
        all.games().has_agreement(challenge.id, challenge.sent_at - agreement_life))
      return refuse(ErrorCode::bad_request, "another challenge has this id; draw one by chance");
    challenges.remove_before(oldest);
    // He has read that an earlier one was declined.
    for (const StoredChallenge& one : sent) {
      if (one.declined && one.to.player.id == challenge.to.player.id) challenges.remove(one.id);
    }
    challenges.add(challenge);
    Kept kept{.challenge = challenges.find(challenge.id)};
    for (StoredChallenge& one : challenges.received_by(challenge.to.player.id, oldest))
      kept.waiting.insert(std::move(one.id));
    return kept;
  };
  StoreResult<Answer<Kept>> stored = co_await write<Answer<Kept>>(store_, std::move(work));
  if (!stored) co_return refuse_store(stored.error());
  co_return *std::move(stored);
}

asio::awaitable<Answer<Challenges::Sent>> Challenges::send(StoredPlayer from, StoredPlayer to,
                                                           Challenging challenging, std::string address) {
  if (!from.registered)
    co_return refuse(ErrorCode::guest, "challenges are for players with an account; make one first");
  if (from.id == to.id) co_return refuse(ErrorCode::yourself, "nobody can challenge himself");
  const Opening& opening = challenging.opening;
  if (const Answer<void> may = check_bots(from, to, opening.rated); !may)
    co_return tl::unexpected<Refused>(may.error());
  const StoredChallenge challenge{.id = challenging.id.empty() ? new_code() : challenging.id,
                                  .from = {.player = from},
                                  .to = {.player = to},
                                  .rules = muehle::to_text(opening.rules),
                                  .start = muehle::to_text(opening.start),
                                  .time_control = play::to_text(opening.time),
                                  .colour = colour_text(opening.colour),
                                  .rated = opening.rated,
                                  .is_public = opening.is_public,
                                  .message = challenging.message,
                                  .sent_at = time_.now().at};
  // One that is on its way counts for those behind it.
  std::string network = net::widest_network(address);
  std::unordered_set<std::string> from_there = sources_.of(to.id, network);
  const bool is_new = sources_.come(to.id, challenge.id, network);
  const Answer<Kept> stored = co_await keep(challenge, std::move(from_there));
  const bool is_stored = stored && stored->challenge && !stored->is_known;
  if (is_new && is_stored) sources_.stand(to.id, challenge.id, stored->waiting);
  if (is_new && !is_stored) sources_.go(to.id, challenge.id);
  if (!stored) co_return tl::unexpected<Refused>(stored.error());
  const Kept& kept = *stored;
  if (!kept.challenge) co_return Sent{{}, kept.code};
  if (kept.is_known) co_return Sent{as_json(*kept.challenge, from.id), {}};
  std::vector<PlayerId> both = {from.id, to.id};
  co_await tell(std::move(both));
  if (!lobby_.is_here(to.id) && !presence_.has_table(to.id)) presence_.notify(to.id, true);
  co_return Sent{as_json(*kept.challenge, from.id), {}};
}

asio::awaitable<Answer<json::object>> Challenges::list(PlayerId player) {
  using Found = std::array<std::vector<StoredChallenge>, 2>;
  std::function<Found(Transaction&)> work = [player, oldest = oldest()](Transaction& all) {
    return Found{all.challenges().received_by(player, oldest), all.challenges().sent_by(player, oldest)};
  };
  const StoreResult<Found> found = co_await read<Found>(store_, std::move(work));
  if (!found) co_return refuse_store(found.error());
  const auto listed = [&](const std::vector<StoredChallenge>& all) {
    json::array list;
    for (const StoredChallenge& one : all) list.emplace_back(as_json(one, player));
    return list;
  };
  co_return json::object{{"received", listed((*found)[0])}, {"sent", listed((*found)[1])}};
}

asio::awaitable<Answer<json::object>> Challenges::of(StoredPlayer player) {
  if (!player.registered) co_return json::object{{"received", json::array()}, {"sent", json::array()}};
  Answer<json::object> all = co_await list(player.id);
  co_return all;
}

asio::awaitable<Answer<StoredChallenge>> Challenges::standing(PlayerId challenged, std::string id) {
  using Found = std::optional<StoredChallenge>;
  std::function<Found(Transaction&)> work = [challenged, id = std::move(id),
                                             oldest = oldest()](Transaction& all) {
    return find_standing(all, challenged, id, oldest);
  };
  StoreResult<Found> found = co_await read<Found>(store_, std::move(work));
  if (!found) co_return refuse_store(found.error());
  if (!*found) co_return tl::unexpected<Refused>(challenge_gone());
  co_return **std::move(found);
}

asio::awaitable<Answer<std::string>> Challenges::accept(StoredPlayer player, std::string id) {
  const PlayerId accepts = player.id;
  Answer<std::string> code = co_await accept_standing(std::move(player), id);
  if (code || code.error().code != ErrorCode::not_found) co_return code;
  // He may have accepted it already, and not heard of it.
  Answer<std::string> again = co_await agreed_before(store_, accepts, std::move(id), time_.now().at);
  if (again) co_return again;
  co_return code;
}

asio::awaitable<Answer<std::string>> Challenges::accept_standing(StoredPlayer player, std::string id) {
  const Answer<StoredChallenge> challenge = co_await standing(player.id, id);
  if (!challenge) co_return tl::unexpected<Refused>(challenge.error());
  std::optional<Opening> opening = opening_of(*challenge);
  if (!opening) {
    spdlog::error("challenge {} cannot be read", challenge->id);
    co_return tl::unexpected<Refused>(challenge_gone());
  }
  Agreed agreed{
      .ids = {id},
      .asked = challenge->from.player,
      .agreed = std::move(player),
      .opening = *std::move(opening),
      .take = [id, oldest = oldest(), to = challenge->to.player.id](Transaction& all) -> Answer<void> {
        if (!find_standing(all, to, id, oldest)) return tl::unexpected<Refused>(challenge_gone());
        all.challenges().remove(id);
        return {};
      },
      .found =
          [this, one = *challenge](const std::string& code) {
            if (on_answered_) on_answered_(one.to.player.id, one.id);
            for (const PlayerId player : {one.from.player.id, one.to.player.id})
              presence_.tell_in_lobby(player, game_of_challenge_text(code, one.id));
          }};
  Answer<std::string> code = co_await agreed_games_.begin(std::move(agreed));
  if (!code) co_return code;
  const PlayerId challenger = challenge->from.player.id;
  if (on_answered_) on_answered_(challenge->to.player.id, id);
  presence_.tell_in_lobby(challenger, game_of_challenge_text(*code, challenge->id));
  std::vector<PlayerId> both = {challenger, challenge->to.player.id};
  co_await tell(std::move(both));
  co_return code;
}

asio::awaitable<Answer<void>> Challenges::decline(StoredPlayer player, std::string id, std::string reason) {
  using Found = std::optional<PlayerId>;
  std::function<Found(Transaction&)> work = [=, oldest = oldest(), me = player.id](Transaction& all) {
    const std::optional<StoredChallenge> found = find_standing(all, me, id, oldest);
    if (!found) return Found();
    all.challenges().decline(id, reason);
    return Found(found->from.player.id);
  };
  const StoreResult<Found> challenger = co_await write<Found>(store_, std::move(work));
  if (!challenger) co_return refuse_store(challenger.error());
  if (!*challenger) co_return tl::unexpected<Refused>(challenge_gone());
  if (on_answered_) on_answered_(player.id, id);
  std::vector<PlayerId> both = {**challenger, player.id};
  co_await tell(std::move(both));
  co_return Answer<void>();
}

asio::awaitable<Answer<void>> Challenges::withdraw(StoredPlayer player, std::string id) {
  using Found = std::optional<PlayerId>;
  std::function<Found(Transaction&)> work = [=, me = player.id](Transaction& all) {
    const std::optional<StoredChallenge> found = all.challenges().find(id);
    if (!found || found->from.player.id != me) return Found();
    all.challenges().remove(id);
    return Found(found->to.player.id);
  };
  const StoreResult<Found> challenged = co_await write<Found>(store_, std::move(work));
  if (!challenged) co_return refuse_store(challenged.error());
  if (!*challenged) co_return tl::unexpected<Refused>(challenge_gone());
  std::vector<PlayerId> both = {player.id, **challenged};
  co_await tell(std::move(both));
  co_return Answer<void>();
}

asio::awaitable<void> Challenges::tell(std::vector<PlayerId> players) {
  for (const PlayerId player : players) {
    presence_.notify(player, false);
    if (!lobby_.is_here(player)) continue;
    Answer<json::object> all = co_await list(player);
    if (!all) continue;
    (*all)["t"] = "challenges";
    presence_.tell_in_lobby(player, std::make_shared<const std::string>(json::serialize(*all)));
  }
}

}  // namespace muehle::server

#include "server/tables/begin.h"

#include "rules/notation.h"
#include "server/kernel/await_store.h"
#include "server/kernel/refuse_store.h"
#include "server/kernel/secrets.h"
#include "server/rights/account_name.h"
#include "server/rights/suspension.h"
#include "server/tables/standing.h"

namespace muehle::server {
namespace {

Refused nobody() { return {ErrorCode::not_found, "one of the two is not here any more", std::nullopt}; }

bool is_free_for_guest(Transaction& all, const SitePolicy& site, const std::string& name, UnixSeconds now) {
  return check_free_to_take(site, name) && !is_name_of_account(all.players(), name, now);
}

Answer<void> check_both(Transaction& all, const SitePolicy& site, const Agreed& agreed, UnixSeconds now) {
  const auto check = [&](const Meeting& meeting) { return check_may_meet(all, site, meeting, now); };
  if (agreed.despite_blocks) {
    if (const Answer<void> may = check({std::nullopt, agreed.asked.id}); !may) return may;
  }
  const Meeting both{agreed.agreed.id, agreed.asked.id};
  const Meeting one{agreed.agreed.id, std::nullopt};
  if (const Answer<void> may = check(agreed.despite_blocks ? one : both); !may) return may;
  return check_bots(agreed.asked, agreed.agreed, agreed.opening.rated);
}

// How the first game of a table stands once seat 1 is taken, too.
Standing first_standing(Transaction& all, const NewTable& table, const Opening& opening,
                        const std::array<PlayerId, 2>& players) {
  const Game game(opening.rules, opening.start);
  play::Clock clock(opening.time);
  clock.allow_first_moves(opening.first_moves);
  for (int seat = 0; seat < 2; ++seat) {
    const Colour colour = seat == table.first_white ? Colour::white : Colour::black;
    clock.set_leaves(colour, leaves_of(all.vacations().of(players.at(static_cast<std::size_t>(seat)))));
  }
  clock.begin(game.position().to_move(), table.tick);
  return standing_of(game, clock);
}

}  // namespace

Drawn draw(const Opening& opening) {
  return {.code = {},
          .white = opening.colour ? (opening.colour == Colour::white ? 0 : 1) : draw_lot(),
          .secrets = {}};
}

std::optional<StoredPlayer> as_stored(Transaction& all, const SitePolicy& site, const StoredPlayer& known,
                                      UnixSeconds now) {
  std::optional<StoredPlayer> player = all.players().by_id(known.id);
  if (!player || !is_somebody(all, *player)) return std::nullopt;
  if (player->registered) return player;
  if (!known.name.empty()) player->name = known.name;
  if (!is_free_for_guest(all, site, player->name, now)) player->name.clear();
  return player;
}

Answer<void> check_bots(const StoredPlayer& one, const StoredPlayer& other, bool rated) {
  if (!rated || (!one.bot && !other.bot)) return {};
  return refuse(ErrorCode::not_rated, "the games of bots are not rated");
}

NewTable new_table(const Opening& opening, const Drawn& drawn, const Moment& now) {
  return {.code = drawn.code,
          .next_colours = std::string(muehle::to_text(opening.next)),
          .first_white = drawn.white,
          .lot_drawn = !opening.colour,
          .secret = drawn.secrets[0],
          .name = opening.name,
          .rules = muehle::to_text(opening.rules),
          .start = muehle::to_text(opening.start),
          .time_control = play::to_text(opening.time),
          .at = now.at,
          .tick = now.tick,
          .is_public = opening.is_public,
          .rated = opening.rated,
          .absence_days = opening.absence_days,
          .first_moves = opening.first_moves,
          .standing = standing_of(Game(opening.rules, opening.start), play::Clock(opening.time))};
}

Answer<Begun> begin_game(Transaction& all, const SitePolicy& site, const Agreed& agreed, const Drawn& drawn,
                         const Moment& now) {
  const std::optional<StoredPlayer> first = as_stored(all, site, agreed.asked, now.at);
  const std::optional<StoredPlayer> second = as_stored(all, site, agreed.agreed, now.at);
  if (!first || !second) return tl::unexpected<Refused>(nobody());
  if (const Answer<void> may = check_both(all, site, agreed, now.at); !may)
    return tl::unexpected<Refused>(may.error());
  if (const Answer<void> stands = agreed.take(all); !stands) return tl::unexpected<Refused>(stands.error());
  NewTable table = new_table(agreed.opening, drawn, now);
  table.name = first->name;
  table.player = first->id;
  const Stored opened = all.games().make(table);
  const TakeSeat seat{.table = opened.table,
                      .seat = 1,
                      .secret = drawn.secrets[1],
                      .name = second->name,
                      .at = now.at,
                      .tick = now.tick,
                      .game = opened.game,
                      .standing = first_standing(all, table, agreed.opening, {first->id, second->id}),
                      .player = second->id};
  const Stored seated = all.games().make(seat);
  for (const std::string& id : agreed.ids)
    all.games().keep_agreement({.id = id, .by = second->id, .code = drawn.code, .at = now.at},
                               now.at - agreement_life);
  agreed.keep(all, opened.table);
  std::optional<StoredTable> stored = all.games().load(drawn.code);
  return Begun{*std::move(stored), seated.offers};
}

boost::asio::awaitable<Answer<std::string>> agreed_before(Store& store, PlayerId by, std::string id,
                                                          UnixSeconds now) {
  using Found = std::optional<std::string>;
  std::function<Found(Transaction&)> work = [by, id = std::move(id), now](Transaction& all) {
    return all.games().agreed(id, by, now - agreement_life);
  };
  StoreResult<Found> found = co_await read<Found>(store, std::move(work));
  if (!found) co_return refuse_store(found.error());
  if (!*found) co_return refuse(ErrorCode::not_found, "this has come to no game");
  co_return **std::move(found);
}

}  // namespace muehle::server

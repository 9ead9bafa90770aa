// What an organiser does with accounts of this server.
#include "server/kernel/await_store.h"
#include "server/kernel/refuse_store.h"
#include "server/tournaments/tournaments.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;
namespace json = boost::json;
namespace ct = club::tournament;

tl::unexpected<Refused> only_for_organisers() {
  return refuse(ErrorCode::not_organiser, "this is for the organiser of the tournament");
}

tl::unexpected<Refused> no_member_leads() {
  return refuse(ErrorCode::not_member, "who leads the team of a club is a member of it, with an account");
}

}  // namespace

asio::awaitable<Tournaments::Shown> Tournaments::known(std::string code, StoredPlayer who,
                                                       AskingNames asking) {
  const Answer<TournamentPointer> kept = co_await kept_.load(std::move(code));
  if (!kept) co_return tl::unexpected<Refused>(kept.error());
  if (!leads_any_team(**kept, who)) co_return only_for_organisers();
  std::function<json::array(Transaction&)> work = [terms = (*kept)->stored.terms, who, asking,
                                                   now = time_.now().at](Transaction& all) {
    json::array accounts;
    for (const std::string& name : asking.names) {
      const Answer<EnteredAccount> one = account_to_enter(all, terms, who, name, asking.team, now);
      if (!one) continue;
      accounts.emplace_back(
          json::object{{"name", name}, {"player", one->player.name}, {"mark", one->player.mark}});
    }
    return accounts;
  };
  StoreResult<json::array> found = co_await look<json::array>(store_, std::move(work));
  if (!found) co_return refuse_store(found.error());
  co_return json::object{{"accounts", *std::move(found)}};
}

asio::awaitable<Tournaments::Shown> Tournaments::act_on(std::string code, StoredPlayer who,
                                                        AskingNames accounts, DecideOn decide) {
  const Answer<TournamentPointer> before = co_await kept_.load(code);
  if (!before) co_return tl::unexpected<Refused>(before.error());
  if (!leads_any_team(**before, who)) co_return only_for_organisers();
  using Found = Answer<std::vector<EnteredAccount>>;
  std::function<Found(Transaction&)> find =
      [terms = (*before)->stored.terms, who, asked = std::move(accounts), now = time_.now().at](
          Transaction& all) { return accounts_to_enter(all, terms, who, asked.names, asked.team, now); };
  const StoreResult<Found> found = co_await look<Found>(store_, find);
  if (!found) co_return refuse_store(found.error());
  if (!*found) co_return tl::unexpected<Refused>(found->error());
  Decide as_he = [accounts = **found, decide = std::move(decide)](
                     const KeptTournament& kept, const StoredPlayer&) { return decide(kept, accounts); };
  // They may have blocked him meanwhile.
  KeptTournaments::Check still = [find](Transaction& all) -> Answer<void> {
    const Found now = find(all);
    return now ? Answer<void>() : tl::unexpected<Refused>(now.error());
  };
  Shown shown = co_await act_checked(std::move(code), who, std::move(as_he), std::move(still));
  if (!shown) co_return shown;
  for (const EnteredAccount& one : **found) {
    if (one.player.id != who.id) on_waiting_(one.player.id);
  }
  co_return shown;
}

asio::awaitable<Tournaments::Shown> Tournaments::add(std::string code, StoredPlayer who,
                                                     AddingEntrants adding) {
  AskingNames names{adding.accounts, adding.team};
  DecideOn decide = [who, adding = std::move(adding)](const KeptTournament& kept,
                                                      const std::vector<EnteredAccount>& accounts) {
    return decide_add(kept, who, adding, accounts);
  };
  Shown shown = co_await act_on(std::move(code), who, std::move(names), std::move(decide));
  co_return shown;
}

asio::awaitable<Tournaments::Shown> Tournaments::ask(std::string code, StoredPlayer who) {
  const Answer<TournamentPointer> kept = co_await kept_.load(code);
  if (!kept) co_return tl::unexpected<Refused>(kept.error());
  const PlayerId organiser = (*kept)->stored.organiser.id;
  Shown shown = co_await act(std::move(code), std::move(who), decide_ask);
  if (shown) on_waiting_(organiser);
  co_return shown;
}

asio::awaitable<Tournaments::Shown> Tournaments::name_captain(std::string code, StoredPlayer who,
                                                              NamingCaptain naming) {
  struct InClub {
    std::int64_t club;
    PlayerId player;
  };
  const auto has_to_be = std::make_shared<std::optional<InClub>>();
  Decide decide = [naming, has_to_be](const KeptTournament& kept, const StoredPlayer& by) -> Decided {
    Decided decided = decide_captain(kept, by, naming);
    has_to_be->reset();
    const auto& club = kept.stored.terms.opponent;
    if (!decided || decided->empty() || !naming.entrant || naming.team != ct::team_count || !club)
      return decided;
    const auto entrant = static_cast<std::size_t>(*naming.entrant) - 1;
    const auto player = entrant < kept.entrants.size() ? kept.entrants[entrant].player : std::nullopt;
    if (entrant < kept.entrants.size() && !player) return no_member_leads();
    if (player) *has_to_be = InClub{*club, player->player.id};
    return decided;
  };
  KeptTournaments::Check check = [has_to_be](Transaction& all) -> Answer<void> {
    const std::optional<InClub>& one = *has_to_be;
    if (!one || all.clubs().role_of(one->club, one->player)) return {};
    return no_member_leads();
  };
  Shown shown = co_await act_checked(std::move(code), std::move(who), std::move(decide), std::move(check));
  co_return shown;
}

asio::awaitable<Tournaments::Shown> Tournaments::replace(std::string code, StoredPlayer who,
                                                         Replacing replacing) {
  const Answer<TournamentPointer> kept = co_await kept_.load(code);
  if (!kept) co_return tl::unexpected<Refused>(kept.error());
  AskingNames names;
  const auto entrant = static_cast<std::size_t>(replacing.number) - 1;
  const auto& entrants = (*kept)->tournament().entrants;
  if (!replacing.account.empty()) names.names.push_back(replacing.account);
  if (entrant < entrants.size() && entrants[entrant].team > 0) names.team = entrants[entrant].team;
  DecideOn decide = [who, replacing = std::move(replacing)](const KeptTournament& kept,
                                                            const std::vector<EnteredAccount>& accounts) {
    return decide_replace(kept, who, replacing,
                          accounts.empty() ? std::nullopt : std::optional(accounts.front()));
  };
  Shown shown = co_await act_on(std::move(code), who, std::move(names), std::move(decide));
  co_return shown;
}

}  // namespace muehle::server

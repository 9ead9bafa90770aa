// What an organiser does with accounts of this server.
#include "server/kernel/await_store.h"
#include "server/kernel/refuse_store.h"
#include "server/tournaments/tournaments.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;
namespace json = boost::json;

tl::unexpected<Refused> only_for_organisers() {
  return refuse(ErrorCode::not_organiser, "this is for the organiser of the tournament");
}

}  // namespace

asio::awaitable<Tournaments::Shown> Tournaments::known(std::string code, StoredPlayer who,
                                                       std::vector<std::string> names) {
  const Answer<TournamentPointer> kept = co_await kept_.load(std::move(code));
  if (!kept) co_return tl::unexpected<Refused>(kept.error());
  if (!leads_any_team(**kept, who)) co_return only_for_organisers();
  std::function<json::array(Transaction&)> work = [terms = (*kept)->stored.terms, who, names,
                                                   now = time_.now().at](Transaction& all) {
    json::array accounts;
    for (const std::string& name : names) {
      const Answer<EnteredAccount> one = account_to_enter(all, terms, who, name, now);
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
                                                        std::vector<std::string> names, DecideOn decide) {
  const Answer<TournamentPointer> before = co_await kept_.load(code);
  if (!before) co_return tl::unexpected<Refused>(before.error());
  if (!leads_any_team(**before, who)) co_return only_for_organisers();
  using Found = Answer<std::vector<EnteredAccount>>;
  std::function<Found(Transaction&)> find = [terms = (*before)->stored.terms, who, names = std::move(names),
                                             now = time_.now().at](Transaction& all) {
    return accounts_to_enter(all, terms, who, names, now);
  };
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
  std::vector<std::string> names = adding.accounts;
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

asio::awaitable<Tournaments::Shown> Tournaments::replace(std::string code, StoredPlayer who,
                                                         Replacing replacing) {
  std::vector<std::string> names;
  if (!replacing.account.empty()) names.push_back(replacing.account);
  DecideOn decide = [who, replacing = std::move(replacing)](const KeptTournament& kept,
                                                            const std::vector<EnteredAccount>& accounts) {
    return decide_replace(kept, who, replacing,
                          accounts.empty() ? std::nullopt : std::optional(accounts.front()));
  };
  Shown shown = co_await act_on(std::move(code), who, std::move(names), std::move(decide));
  co_return shown;
}

}  // namespace muehle::server

#include "server/tournaments/tournaments.h"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <charconv>
#include <tuple>
#include <unordered_set>

#include "server/kernel/await_store.h"
#include "server/kernel/refuse_store.h"
#include "server/kernel/secrets.h"
#include "server/rights/club_rights.h"
#include "server/rights/suspension.h"
#include "server/tables/begin.h"
#include "server/tournaments/entrant_name.h"
#include "server/tournaments/faults.h"
#include "server/tournaments/tournament_view.h"
#include "storage/tournament_check.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;
namespace json = boost::json;
namespace ct = club::tournament;

constexpr int most_listed = 50;  // of each state
constexpr int most_own = 100;
constexpr std::size_t most_pictures = 100;
constexpr Milliseconds picture_life = 1'000;
constexpr int most_own_acts = 10'000;

// Which nobody can foresee.
std::uint64_t new_seed() {
  const std::string digits = new_secret().substr(0, 16);
  std::uint64_t seed = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), seed, 16);
  return seed;
}

struct Listed {
  std::vector<StoredTournament> everybodys;
  std::vector<StoredTournament> own;
  std::unordered_set<std::string> entered;
  std::unordered_set<std::int64_t> organised;  // clubs

  json::object row(const StoredTournament& one, const Tournaments::Reader& reader) const {
    const bool by_club = one.terms.club && organised.contains(*one.terms.club);
    return row_value(one, reader, entered.contains(one.code), by_club);
  }
};

Listed read_lists(Transaction& all, const Tournaments::Reader& reader) {
  Listed found{.everybodys = all.tournaments().listed({"coming", "running", "paused", "over"}, most_listed),
               .own = {},
               .entered = {},
               .organised = {}};
  if (!reader) return found;
  found.own = all.tournaments().of(reader->id, most_own);
  for (const std::string& code : all.tournaments().entered_by(reader->id, most_own))
    found.entered.insert(code);
  for (const OwnClub& own : all.clubs().of(reader->id)) {
    if (own.role && *own.role >= club::Role::organiser) found.organised.insert(own.club.id);
  }
  return found;
}

// A club's are founded by who organises there. Two clubs are held in the same order, whichever asks the
// other.
Answer<TournamentTerms> of_clubs(Transaction& all, const TournamentTerms& terms, const Founding& founding,
                                 PlayerId founder, UnixSeconds now) {
  TournamentTerms under = terms;
  if (founding.club.empty()) return under;
  const bool against_first = !founding.opponent.empty() && founding.opponent < founding.club;
  if (against_first) (void)all.clubs().hold(founding.opponent);
  const Answer<InClub> in =
      in_club(all, all.clubs().hold(founding.club), founder, club::Role::organiser, now);
  if (!in) return tl::unexpected<Refused>(in.error());
  under.club = in->club.id;
  if (founding.opponent.empty()) return under;
  const std::optional<StoredClub> opponent = all.clubs().hold(founding.opponent);
  if (!opponent) return refuse(ErrorCode::not_found, "there is no club at the address of the opponent");
  under.opponent = opponent->id;
  return under;
}

// Who is to be told of a new one: who plays alone in it, and those who answer for the club that is asked.
std::vector<PlayerId> concerned(Transaction& all, const TournamentTerms& terms,
                                const std::vector<NewTournamentAct>& acts) {
  std::vector<PlayerId> players;
  if (terms.opponent) players = all.clubs().with_role(*terms.opponent, club::Role::organiser);
  for (const NewTournamentAct& act : acts) {
    if (act.player) players.push_back(*act.player);
  }
  return players;
}

// What is said when it is founded, beside its settings: the names of the teams, and who plays alone.
Answer<std::vector<NewTournamentAct>> with_it(Transaction& all, const TournamentTerms& terms,
                                              const StoredPlayer& founder, const Founding& founding,
                                              UnixSeconds now) {
  std::vector<NewTournamentAct> acts;
  for (std::size_t at = 0; at < founding.teams.size(); ++at) {
    const ct::Act named = ct::NameTeam{static_cast<int>(at) + 1, founding.teams[at]};
    acts.push_back({ct::to_text(named), founder.id, {}, {}});
  }
  if (founding.settings.kind != ct::Kind::simul) return acts;
  const std::string& name = founding.alone.empty() ? founder.name : founding.alone;
  const Answer<EnteredAccount> alone = account_to_enter(all, terms, founder, name, std::nullopt, now);
  if (!alone) return tl::unexpected<Refused>(alone.error());
  if (const Answer<void> fine = check_entrant_name(alone->player.name); !fine)
    return tl::unexpected<Refused>(fine.error());
  const ct::Act enter = ct::Enter{alone->player.name, alone->rating, 1};
  acts.push_back({ct::to_text(enter), founder.id, alone->player.id, {}});
  return acts;
}

// They are none that could be refused.
TournamentStanding standing_after(ct::Hosted hosted, const std::vector<NewTournamentAct>& acts) {
  for (const NewTournamentAct& one : acts) {
    if (const auto act = ct::parse_hosted_act(one.act)) (void)ct::perform(hosted, *act);
  }
  return tournament_standing(hosted);
}

// One for members is entered by them alone.
Answer<void> check_enters(Transaction& all, const TournamentTerms& terms, PlayerId player,
                          std::optional<int> team) {
  if (terms.entry != name_in(entry_names, Entry::club)) return {};
  const std::optional<std::int64_t> club = club_of_team(terms, team);
  if (club && all.clubs().role_of(*club, player)) return {};
  return refuse(ErrorCode::not_member, terms.opponent ? "only members of the club of this team enter it"
                                                      : "only members of its club enter this tournament");
}

// What he is in the club may have changed since the tournament was read.
Answer<void> check_still_organises(Transaction& all, std::int64_t club, PlayerId player) {
  const std::optional<club::Role> role = all.clubs().role_of(club, player);
  if (role && *role >= club::Role::organiser) return {};
  return refuse(ErrorCode::not_organiser, "this is for the organisers of the tournament");
}

std::string_view list_of(const std::string& state) {
  if (state == "coming" || state == "over") return state;
  return "running";
}

// Of what comes the next first, of the rest the latest.
void sort_rows(std::vector<StoredTournament>& rows) {
  const auto key = [](const StoredTournament& one) {
    const bool coming = one.standing.state == "coming" && !one.terms.times.empty();
    return std::tuple(coming ? one.terms.times.front() : INT64_MAX, -one.changed_at, -one.id);
  };
  std::ranges::sort(rows, {}, key);
}

}  // namespace

asio::awaitable<Tournaments::Shown> Tournaments::list(Reader reader) {
  std::function<Listed(Transaction&)> work = [reader](Transaction& all) { return read_lists(all, reader); };
  StoreResult<Listed> found = co_await look<Listed>(store_, std::move(work));
  if (!found) co_return refuse_store(found.error());
  std::vector<StoredTournament> rows = std::move(found->own);
  for (StoredTournament& one : found->everybodys) {
    if (std::ranges::find(rows, one.code, &StoredTournament::code) == rows.end())
      rows.push_back(std::move(one));
  }
  sort_rows(rows);
  json::object lists{{"coming", json::array()}, {"running", json::array()}, {"over", json::array()}};
  for (const StoredTournament& one : rows) {
    json::array& list = lists[list_of(one.standing.state)].as_array();
    list.emplace_back(found->row(one, reader));
  }
  co_return lists;
}

asio::awaitable<Answer<json::array>> Tournaments::of(StoredPlayer player) {
  const Reader reader = player;
  std::function<Listed(Transaction&)> work = [reader](Transaction& all) { return read_lists(all, reader); };
  const StoreResult<Listed> found = co_await look<Listed>(store_, std::move(work));
  if (!found) co_return refuse_store(found.error());
  json::array rows;
  for (const StoredTournament& one : found->own) rows.emplace_back(found->row(one, reader));
  co_return rows;
}

asio::awaitable<Answer<json::array>> Tournaments::acts_of(PlayerId player) {
  using Acts = std::vector<OwnTournamentAct>;
  std::function<Acts(Transaction&)> work = [player](Transaction& all) {
    return all.tournaments().acts_by(player, most_own_acts);
  };
  const StoreResult<Acts> found = co_await look<Acts>(store_, std::move(work));
  if (!found) co_return refuse_store(found.error());
  json::array acts;
  for (const OwnTournamentAct& act : *found)
    acts.emplace_back(
        json::object{{"id", act.code}, {"act", act.act}, {"at", act.at}, {"reason", act.reason}});
  co_return acts;
}

asio::awaitable<Answer<std::vector<TournamentGame>>> Tournaments::games_of(TournamentPointer kept) {
  using Games = std::vector<TournamentGame>;
  std::function<Games(Transaction&)> work = [id = kept->stored.id,
                                             earliest = lists_.earliest_shown()](Transaction& all) {
    Games games = all.tournaments().games(id);
    std::vector<ListedGame> listed;
    for (TournamentGame& game : games) listed.push_back(std::move(game.listed));
    add_vacations(all, listed, earliest);
    for (std::size_t i = 0; i < games.size(); ++i) games[i].listed = std::move(listed[i]);
    return games;
  };
  StoreResult<Games> games = co_await look<Games>(store_, std::move(work));
  if (!games) co_return refuse_store(games.error());
  co_return *std::move(games);
}

asio::awaitable<Answer<Tournaments::PicturePointer>> Tournaments::picture(std::string code) {
  const Answer<TournamentPointer> kept = co_await kept_.load(code);
  if (!kept) co_return tl::unexpected<Refused>(kept.error());
  const Moment now = time_.now();
  const auto known = pictures_.find(code);
  const bool fresh = known != pictures_.end() && known->second->kept == *kept &&
                     now.tick - known->second->made_at < picture_life;
  if (fresh) co_return known->second;
  const int looked_at = changes_;
  const Answer<std::vector<TournamentGame>> games = co_await games_of(*kept);
  if (!games) co_return tl::unexpected<Refused>(games.error());
  const Viewing viewing{.kept = **kept,
                        .games = *games,
                        .shown = [this](const ListedGame& game) { return lists_.shown(game); },
                        .now = now.at};
  json::object value = tournament_value(viewing);
  if (pictures_.size() >= most_pictures) pictures_.clear();
  PicturePointer made = std::make_shared<const Picture>(Picture{*kept, *games, std::move(value), now.tick});
  if (looked_at == changes_) pictures_.insert_or_assign(std::move(code), made);
  co_return made;
}

asio::awaitable<Tournaments::Shown> Tournaments::show(std::string code, Reader reader) {
  const Answer<PicturePointer> seen = co_await picture(std::move(code));
  if (!seen) co_return tl::unexpected<Refused>(seen.error());
  json::object value = (*seen)->value;
  if (!reader) co_return value;
  tell_reader(value, *(*seen)->kept, (*seen)->games, *reader);
  const Answer<bool> member = co_await is_member((*seen)->kept, reader->id);
  if (!member) co_return tl::unexpected<Refused>(member.error());
  value["member"] = *member;
  co_return value;
}

// It only matters where a tournament is for them.
asio::awaitable<Answer<bool>> Tournaments::is_member(TournamentPointer kept, PlayerId player) {
  const TournamentTerms& terms = kept->stored.terms;
  if (kept->terms.entry != Entry::club || !terms.club) co_return false;
  std::function<bool(Transaction&)> work =
      [club = *terms.club, opponent = terms.opponent.value_or(*terms.club), player](Transaction& all) {
        return all.clubs().role_of(club, player) || all.clubs().role_of(opponent, player);
      };
  const StoreResult<bool> found = co_await look<bool>(store_, std::move(work));
  if (!found) co_return refuse_store(found.error());
  co_return *found;
}

asio::awaitable<Tournaments::Shown> Tournaments::log(std::string code) {
  const Answer<TournamentPointer> kept = co_await kept_.load(std::move(code));
  if (!kept) co_return tl::unexpected<Refused>(kept.error());
  using Acts = std::vector<TournamentAct>;
  std::function<Acts(Transaction&)> work = [id = (*kept)->stored.id](Transaction& all) {
    return all.tournaments().acts(id, 0);
  };
  const StoreResult<Acts> acts = co_await look<Acts>(store_, std::move(work));
  if (!acts) co_return refuse_store(acts.error());
  co_return json::object{{"acts", acts_value(**kept, *acts)}};
}

asio::awaitable<Tournaments::Shown> Tournaments::draw(std::string code, StoredPlayer who) {
  const Answer<TournamentPointer> kept = co_await kept_.load(std::move(code));
  if (!kept) co_return tl::unexpected<Refused>(kept.error());
  if (!may_organise(**kept, who))
    co_return refuse(ErrorCode::not_organiser, "this is for the organiser of the tournament");
  const ct::Tournament& tournament = (*kept)->tournament();
  const ct::Draw draw = ct::next_round(tournament);
  if (!draw) co_return refuse(code_of(draw.error()), std::string(ct::to_text(draw.error())));
  co_return json::object{{"version", (*kept)->version()},
                         {"round", ct::next_round_number(tournament)},
                         {"games", ct::games_in_next_round(tournament)},
                         {"pairings", pairings_value(*draw)}};
}

asio::awaitable<Answer<std::string>> Tournaments::file(std::string code) {
  const Answer<TournamentPointer> kept = co_await kept_.load(std::move(code));
  if (!kept) co_return tl::unexpected<Refused>(kept.error());
  std::vector<std::string> acts;
  for (const TournamentAct& act : (*kept)->acts) acts.push_back(act.act);
  co_return ct::file_of(acts, (*kept)->hosted);
}

asio::awaitable<Answer<std::vector<std::int64_t>>> Tournaments::games(std::string code) {
  const Answer<TournamentPointer> kept = co_await kept_.load(std::move(code));
  if (!kept) co_return tl::unexpected<Refused>(kept.error());
  const Answer<std::vector<TournamentGame>> games = co_await games_of(*kept);
  if (!games) co_return tl::unexpected<Refused>(games.error());
  std::vector<std::int64_t> numbers;
  for (const TournamentGame& game : *games) {
    const bool stands =
        std::ranges::find((*kept)->rounds, game.at.round_act, &KeptRound::act) != (*kept)->rounds.end();
    if (stands && !game.listed.standing.turn && game.listed.is_public) numbers.push_back(game.listed.number);
  }
  co_return numbers;
}

asio::awaitable<Answer<std::string>> Tournaments::found(StoredPlayer founder, Founding founding) {
  founding.settings.seed = new_seed();
  const ct::Act act = ct::Found{founding.title, founding.settings};
  const Result<ct::Hosted> hosted = ct::founded(act);
  if (!hosted) co_return tl::unexpected<Refused>(refused_act(hosted.error()));
  const auto told = std::make_shared<std::vector<PlayerId>>();
  const NewTournamentAct first{ct::to_text(act), founder.id, {}, {}};
  for (int attempt = 1;; ++attempt) {
    const std::string code = new_code();
    std::function<Answer<void>(Transaction&)> work =
        [&site = site_, code, first, founder, founding, told, hosted = *hosted,
         terms = stored_terms(founding.terms), now = time_.now().at](Transaction& all) -> Answer<void> {
      if (const Answer<void> may = check_may_begin(all, site, founder.id, now); !may) return may;
      if (all.tournaments().founded_by(founder.id) >= most_founded)
        return refuse(ErrorCode::too_many_tournaments,
                      "ten of your tournaments are not over; close one before you found another");
      const Answer<TournamentTerms> under = of_clubs(all, terms, founding, founder.id, now);
      if (!under) return tl::unexpected<Refused>(under.error());
      const Answer<std::vector<NewTournamentAct>> more = with_it(all, *under, founder, founding, now);
      if (!more) return tl::unexpected<Refused>(more.error());
      const std::int64_t id =
          all.tournaments().add(code, founder.id, *under, tournament_standing(hosted), first, now);
      if (!more->empty()) all.tournaments().append(id, 1, *more, standing_after(hosted, *more), now);
      *told = concerned(all, *under, *more);
      return {};
    };
    const StoreResult<Answer<void>> stored = co_await write<Answer<void>>(store_, std::move(work));
    if (stored && !*stored) co_return tl::unexpected<Refused>(stored->error());
    if (stored) {
      spdlog::info("player {} has founded a tournament", founder.id);
      on_changed_(code);
      for (const PlayerId player : *told) {
        if (player != founder.id) on_waiting_(player);
      }
      co_return code;
    }
    const bool taken = stored.error().kind == StoreError::Kind::conflict;
    if (!taken || attempt == code_attempts) co_return refuse_store(stored.error());
  }
}

// As he stands in the pool of the games that he is to play.
asio::awaitable<Answer<std::optional<int>>> Tournaments::rating_of(PlayerId player,
                                                                   std::string time_control) {
  using Found = std::optional<int>;
  std::function<Found(Transaction&)> work = [player, time_control](Transaction& all) {
    return rating_to_enter(all, player, time_control);
  };
  const StoreResult<Found> found = co_await look<Found>(store_, std::move(work));
  if (!found) co_return refuse_store(found.error());
  co_return *found;
}

asio::awaitable<Tournaments::Shown> Tournaments::enter(std::string code, StoredPlayer who,
                                                       Entering entering) {
  const Answer<TournamentPointer> before = co_await kept_.load(code);
  if (!before) co_return tl::unexpected<Refused>(before.error());
  const Answer<std::optional<int>> rating = co_await rating_of(who.id, (*before)->stored.terms.time_control);
  if (!rating) co_return tl::unexpected<Refused>(rating.error());
  KeptTournaments::Decide decide = [who, entering, rating = *rating](const KeptTournament& kept) {
    return decide_enter(kept, who, entering, rating);
  };
  KeptTournaments::Check check = [&site = site_, terms = (*before)->stored.terms, player = who.id,
                                  team = entering.team,
                                  now = time_.now().at](Transaction& all) -> Answer<void> {
    if (const Answer<void> may = check_may_begin(all, site, player, now); !may) return may;
    return check_enters(all, terms, player, team);
  };
  const Answer<TournamentPointer> kept =
      co_await kept_.change(code, who.id, std::move(decide), std::move(check));
  if (!kept) co_return tl::unexpected<Refused>(kept.error());
  on_changed_(code);
  Shown shown = co_await show(std::move(code), std::move(who));
  co_return shown;
}

asio::awaitable<Tournaments::Shown> Tournaments::act(std::string code, StoredPlayer who, Decide decide) {
  KeptTournaments::Check nothing_more;
  Shown shown = co_await act_checked(std::move(code), std::move(who), std::move(decide), nothing_more);
  co_return shown;
}

asio::awaitable<Tournaments::Shown> Tournaments::act_checked(std::string code, StoredPlayer who,
                                                             Decide decide, KeptTournaments::Check more) {
  const auto by_club = std::make_shared<std::optional<std::int64_t>>();  // what he does he does for that
  KeptTournaments::Decide as_he = [who, by_club, decide = std::move(decide)](const KeptTournament& kept) {
    const bool own = who.id == kept.stored.organiser.id || who.role == Role::host;
    by_club->reset();
    if (!own && kept.is_organised_by_club(who.id)) {
      *by_club = kept.stored.terms.club;
    } else if (!own && kept.is_opponents_organiser(who.id)) {
      *by_club = kept.stored.terms.opponent;
    }
    return decide(kept, who);
  };
  KeptTournaments::Check check = [who = who.id, by_club,
                                  more = std::move(more)](Transaction& all) -> Answer<void> {
    if (*by_club) {
      if (const Answer<void> may = check_still_organises(all, **by_club, who); !may) return may;
    }
    return more ? more(all) : Answer<void>();
  };
  const Answer<TournamentPointer> kept =
      co_await kept_.change(code, who.id, std::move(as_he), std::move(check));
  if (!kept) co_return tl::unexpected<Refused>(kept.error());
  on_changed_(code);
  Shown shown = co_await show(std::move(code), std::move(who));
  co_return shown;
}

}  // namespace muehle::server

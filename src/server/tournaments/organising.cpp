#include "server/tournaments/organising.h"

#include <algorithm>
#include <set>

#include "club/tournament/ladder.h"
#include "club/tournament/ranking.h"
#include "club/tournament/teams.h"
#include "server/tournaments/entrant_name.h"
#include "server/tournaments/faults.h"

namespace muehle::server {
namespace {

namespace ct = club::tournament;

Answer<void> check_organiser(const KeptTournament& kept, const StoredPlayer& who) {
  if (may_organise(kept, who)) return {};
  return refuse(ErrorCode::not_organiser, "this is for the organiser of the tournament");
}

tl::unexpected<Refused> has_changed() {
  return refuse(ErrorCode::tournament_changed, "the tournament has changed since then; look at it again");
}

// What was decided on an older version. Results of other games change nothing for whom is entered or
// withdrawn, and come all the time.
enum class Minds { all, all_but_results };
Answer<void> check_version(const KeptTournament& kept, int version, Minds minds) {
  if (version > kept.version()) return has_changed();
  for (std::size_t at = static_cast<std::size_t>(version); at < kept.acts.size(); ++at) {
    if (minds == Minds::all || !kept.acts[at].act.starts_with("result ")) return has_changed();
  }
  return {};
}

Answer<void> check_organising(const KeptTournament& kept, const StoredPlayer& who, int version,
                              Minds minds = Minds::all_but_results) {
  if (const Answer<void> may = check_organiser(kept, who); !may) return may;
  return check_version(kept, version, minds);
}

// The organiser, or who leads that team.
Answer<void> check_leading(const KeptTournament& kept, const StoredPlayer& who, std::optional<int> team,
                           int version) {
  if (may_lead(kept, who, team)) return check_version(kept, version, Minds::all_but_results);
  return check_organiser(kept, who);
}

// The organiser, who leads his team, or the entrant himself.
Answer<void> check_own(const KeptTournament& kept, const StoredPlayer& who, ct::Number entrant, int version) {
  if (kept.number_of(who.id) == entrant) return {};
  const bool is_there = entrant < kept.entrants.size();
  const int team = is_there ? kept.tournament().entrants[entrant].team : 0;
  return check_leading(kept, who, team, version);
}

// Who leads or organises in the club whose team is the second one.
bool leads_second_club(const KeptTournament& kept, PlayerId who) {
  return kept.stored.opponent && !kept.lacks_consent() && kept.is_opponents_organiser(who);
}

Answer<void> check_room(const KeptTournament& kept, std::size_t more) {
  if (kept.entrants.size() + more <= most_entrants_here) return {};
  return refuse(ErrorCode::tournament_full,
                "a tournament has at most " + std::to_string(most_entrants_here) + " entrants here");
}

Answer<void> check_entry(const KeptTournament& kept, const StoredPlayer& who, const Entering& entering) {
  const Terms& terms = kept.terms;
  if (who.bot && !terms.bots) return refuse(ErrorCode::no_bots, "this tournament is for people");
  if (!who.registered && !terms.guests)
    return refuse(ErrorCode::guest, "this tournament is for players with an account; make one first");
  if (may_organise(kept, who)) return {};
  if (terms.entry == Entry::list)
    return refuse(ErrorCode::entry_closed, "only the organiser enters somebody here");
  if (terms.entry == Entry::link && entering.key != terms.key)
    return refuse(ErrorCode::entry_closed, "only who has its link enters this tournament");
  return {};
}

const ct::Pairing* pairing_at(const KeptTournament& kept, int round, int board) {
  const std::vector<ct::Round>& rounds = kept.tournament().rounds;
  if (round < 1 || static_cast<std::size_t>(round) > rounds.size()) return nullptr;
  const ct::Round& all = rounds[static_cast<std::size_t>(round) - 1];
  if (board < 1 || static_cast<std::size_t>(board) > all.size()) return nullptr;
  return &all[static_cast<std::size_t>(board) - 1];
}

bool plays(const KeptTournament& kept, const ct::Pairing& pairing, PlayerId player) {
  const std::optional<ct::Number> number = kept.number_of(player);
  return number && (pairing.seats.white == *number || pairing.seats.black == number);
}

// Whether that game's result, or its round, is another one since then.
bool is_stale(const KeptTournament& kept, const EnteringResult& entering) {
  if (!entering.version) return false;
  if (*entering.version > kept.version()) return true;
  const ct::SetResult same{entering.round, entering.board, entering.game, ct::GameResult::open};
  const std::string text = ct::to_text(ct::Act(same));
  const std::string of_game = text.substr(0, text.rfind(' ') + 1);
  return std::any_of(kept.acts.begin() + *entering.version, kept.acts.end(), [&](const TournamentAct& act) {
    return act.act.starts_with(of_game) || act.act == ct::to_text(ct::Act(ct::TakeBackRound{}));
  });
}

// Places are counted from 1, the best first.
bool challenges_upwards(const KeptTournament& kept, PlayerId player, const std::vector<ct::Seats>& pairings) {
  const std::optional<ct::Number> own = kept.number_of(player);
  if (kept.tournament().settings.kind != ct::Kind::ladder || !own) return false;
  if (pairings.size() != 1 || !pairings.front().black) return false;
  const ct::Seats& seats = pairings.front();
  if (seats.white != *own && *seats.black != *own) return false;
  const ct::Number other = seats.white == *own ? *seats.black : seats.white;
  const std::vector<ct::Line> lines = ct::ranking(kept.tournament());
  const auto place = [&](ct::Number entrant) {
    return std::ranges::find(lines, entrant, &ct::Line::entrant);
  };
  return place(other) < place(*own);
}

bool has_name(const KeptTournament& kept, const std::string& name) {
  return std::ranges::find(kept.hosted.named.names, name) != kept.hosted.named.names.end();
}

// Who is in it already, under his account or as somebody over the board.
Answer<void> check_not_entered(const KeptTournament& kept, const StoredPlayer& player) {
  if (kept.number_of(player.id))
    return refuse(ErrorCode::entered_already, player.name + " has entered already");
  return check_entrant_name(player.name);
}

int returns_of(const KeptTournament& kept, ct::Number entrant) {
  const std::string act = ct::to_text(ct::Act(ct::ComeBack{entrant}));
  return static_cast<int>(std::ranges::count(kept.acts, act, &TournamentAct::act));
}

Decided single(ct::Act act, std::string reason = {}) {
  return std::vector<Wanted>{{.act = std::move(act), .player = {}, .reason = std::move(reason)}};
}

Decided decide_own_return(const KeptTournament& kept, const StoredPlayer& who, ct::Number entrant) {
  if (!may_organise(kept, who) && returns_of(kept, entrant) >= most_returns)
    return refuse(ErrorCode::entry_closed, "you have come back five times; ask the organiser");
  return single(ct::ComeBack{entrant});
}

}  // namespace

bool may_organise(const KeptTournament& kept, const StoredPlayer& who) {
  return who.id == kept.stored.organiser.id || who.role == Role::host || kept.is_organised_by_club(who.id);
}

bool may_lead(const KeptTournament& kept, const StoredPlayer& who, std::optional<int> team) {
  if (may_organise(kept, who)) return true;
  if (!team || *team < 1 || *team > ct::team_count) return false;
  if (*team == ct::team_count && leads_second_club(kept, who.id)) return true;
  const std::optional<ct::Number>& captain = kept.hosted.captains.at(static_cast<std::size_t>(*team) - 1);
  return captain && kept.number_of(who.id) == *captain;
}

bool may_answer(const KeptTournament& kept, const StoredPlayer& who) {
  const bool asked = kept.stored.opponent && !kept.hosted.consent && !kept.tournament().closed;
  return asked && kept.is_opponents_organiser(who.id);
}

bool leads_any_team(const KeptTournament& kept, const StoredPlayer& who) {
  return may_lead(kept, who, 1) || may_lead(kept, who, 2);
}

Decided decide_enter(const KeptTournament& kept, const StoredPlayer& who, const Entering& entering,
                     std::optional<int> rating) {
  if (kept.is_over()) return refuse(ErrorCode::tournament_over, "this tournament is over");
  const std::optional<ct::Number> number = kept.number_of(who.id);
  if (number && !kept.tournament().entrants[*number].left) return std::vector<Wanted>();
  if (const Answer<void> may = check_entry(kept, who, entering); !may)
    return tl::unexpected<Refused>(may.error());
  if (number) return decide_own_return(kept, who, *number);
  if (const Answer<void> room = check_room(kept, 1); !room) return tl::unexpected<Refused>(room.error());
  const std::string& name = who.registered || entering.name.empty() ? who.name : entering.name;
  if (const Answer<void> fine = check_entrant_name(name); !fine) return tl::unexpected<Refused>(fine.error());
  if (has_name(kept, name))
    return refuse(
        ErrorCode::name_taken,
        "somebody with this name has entered already; if that is you, ask the organiser to join the "
        "two");
  // Who plays alone in a simul is there from the beginning; another one is the organiser's to enter.
  const bool alone = kept.tournament().settings.kind == ct::Kind::simul && entering.team == 1;
  if (alone && !may_organise(kept, who))
    return refuse(ErrorCode::entry_closed, "only the organiser says who plays alone");
  return std::vector<Wanted>{
      {.act = ct::Act(ct::Enter{name, rating, entering.team}), .player = who.id, .reason = {}}};
}

Decided decide_leave(const KeptTournament& kept, const StoredPlayer& who) {
  const std::optional<ct::Number> number = kept.number_of(who.id);
  if (!number) return refuse(ErrorCode::no_such_entrant, "you have not entered this tournament");
  if (kept.is_over()) return refuse(ErrorCode::tournament_over, "this tournament is over");
  if (kept.tournament().entrants[*number].left) return std::vector<Wanted>();
  return single(ct::Withdraw{*number});
}

Decided decide_add(const KeptTournament& kept, const StoredPlayer& who, const AddingEntrants& adding,
                   const std::vector<EnteredAccount>& accounts) {
  if (const Answer<void> may = check_leading(kept, who, adding.team, adding.version); !may)
    return tl::unexpected<Refused>(may.error());
  std::vector<Wanted> wanted;
  if (!adding.name.empty())
    wanted.push_back({.act = ct::Act(ct::Enter{adding.name, adding.rating, adding.team})});
  for (const std::string& name : adding.names)
    wanted.push_back({.act = ct::Act(ct::Enter{name, {}, adding.team})});
  for (const auto& [player, rating] : accounts) {
    if (const Answer<void> may = check_not_entered(kept, player); !may)
      return tl::unexpected<Refused>(may.error());
    wanted.push_back({.act = ct::Act(ct::Enter{player.name, rating, adding.team}), .player = player.id});
  }
  if (const Answer<void> room = check_room(kept, wanted.size()); !room)
    return tl::unexpected<Refused>(room.error());
  return wanted;
}

Decided decide_withdraw(const KeptTournament& kept, const StoredPlayer& who, ct::Number entrant,
                        int version) {
  if (const Answer<void> may = check_own(kept, who, entrant, version); !may)
    return tl::unexpected<Refused>(may.error());
  return single(ct::Withdraw{entrant});
}

Decided decide_return(const KeptTournament& kept, const StoredPlayer& who, ct::Number entrant, int version) {
  if (const Answer<void> may = check_own(kept, who, entrant, version); !may)
    return tl::unexpected<Refused>(may.error());
  return decide_own_return(kept, who, entrant);
}

Decided decide_sit_out(const KeptTournament& kept, const StoredPlayer& who, ct::Number entrant,
                       const MissingRound& missing) {
  if (const Answer<void> may = check_own(kept, who, entrant, missing.version); !may)
    return tl::unexpected<Refused>(may.error());
  const bool is_there = entrant < kept.entrants.size();
  const std::vector<int>& away = is_there ? kept.tournament().entrants[entrant].away : std::vector<int>();
  if (std::ranges::find(away, missing.round) != away.end()) return std::vector<Wanted>();
  return single(ct::SitOut{entrant, missing.round});
}

Decided decide_boards(const KeptTournament& kept, const StoredPlayer& who, const SettingBoards& setting) {
  if (const Answer<void> may = check_leading(kept, who, setting.team, setting.version); !may)
    return tl::unexpected<Refused>(may.error());
  return single(ct::SetBoards{setting.team, setting.order});
}

Decided decide_captain(const KeptTournament& kept, const StoredPlayer& who, const NamingCaptain& naming) {
  const bool by_club = naming.team == ct::team_count && leads_second_club(kept, who.id);
  const Answer<void> may = by_club ? check_version(kept, naming.version, Minds::all_but_results)
                                   : check_organising(kept, who, naming.version);
  if (!may) return tl::unexpected<Refused>(may.error());
  std::optional<ct::Number> entrant;
  if (naming.entrant) entrant = static_cast<ct::Number>(*naming.entrant - 1);
  if (kept.hosted.captains.at(static_cast<std::size_t>(naming.team) - 1) == entrant)
    return std::vector<Wanted>();
  return std::vector<Wanted>{{.act = ct::NameCaptain{naming.team, entrant}, .player = {}, .reason = {}}};
}

Decided decide_answer(const KeptTournament& kept, const StoredPlayer& who, const AnsweringMatch& answering) {
  if (!kept.stored.opponent || !kept.is_opponents_organiser(who.id))
    return refuse(ErrorCode::not_organiser,
                  "this is for the leaders and organisers of the club that is asked for a match");
  if (kept.hosted.consent == answering.accept) return std::vector<Wanted>();
  if (kept.hosted.consent)
    return refuse(ErrorCode::tournament_changed, "somebody of your club has answered already");
  if (const Answer<void> may = check_version(kept, answering.version, Minds::all); !may)
    return tl::unexpected<Refused>(may.error());
  std::vector<Wanted> wanted{
      {.act = ct::Consent{answering.accept}, .player = {}, .reason = answering.reason}};
  if (!answering.accept) wanted.push_back({.act = ct::Act(ct::Close{}), .player = {}, .reason = {}});
  return wanted;
}

Decided decide_replace(const KeptTournament& kept, const StoredPlayer& who, const Replacing& replacing,
                       const std::optional<EnteredAccount>& account) {
  if (const Answer<void> may = check_organising(kept, who, replacing.version); !may)
    return tl::unexpected<Refused>(may.error());
  const auto entrant = static_cast<ct::Number>(replacing.number - 1);
  if (account) {
    if (const Answer<void> may = check_not_entered(kept, account->player); !may)
      return tl::unexpected<Refused>(may.error());
    if (entrant < kept.entrants.size() && kept.entrants[entrant].player)
      return refuse(ErrorCode::no_such_entrant, "whoever has this number is a player of this server already");
    return std::vector<Wanted>{
        {.act = ct::Replace{entrant, account->player.name}, .player = account->player.id, .reason = {}}};
  }
  const bool is_same = entrant < kept.entrants.size() && !kept.entrants[entrant].player &&
                       kept.hosted.named.names[entrant] == replacing.name;
  if (is_same) return refuse(ErrorCode::entered_already, "he is called so already");
  return std::vector<Wanted>{{.act = ct::Replace{entrant, replacing.name}, .player = {}, .reason = {}}};
}

Decided decide_ask(const KeptTournament& kept, const StoredPlayer& who) {
  if (kept.is_over()) return refuse(ErrorCode::tournament_over, "this tournament is over");
  if (kept.number_of(who.id)) return refuse(ErrorCode::entered_already, "you have entered already");
  const std::vector<std::string>& names = kept.hosted.named.names;
  const auto entrant = static_cast<ct::Number>(std::ranges::find(names, who.name) - names.begin());
  const bool by_name = entrant < names.size() && !kept.entrants[entrant].player;
  if (!by_name || !who.registered)
    return refuse(ErrorCode::no_such_entrant, "nobody over the board is called as your account is");
  const std::vector<ct::Number>& asking = kept.hosted.asking;
  if (std::ranges::find(asking, entrant) != asking.end()) return std::vector<Wanted>();
  return std::vector<Wanted>{{.act = ct::AskToJoin{entrant}, .player = {}, .reason = {}}};
}

Decided decide_round(const KeptTournament& kept, const StoredPlayer& who, const BeginningRound& beginning) {
  const bool challenges = beginning.pairings && challenges_upwards(kept, who.id, *beginning.pairings);
  if (const Answer<void> may =
          challenges ? Answer<void>() : check_organising(kept, who, beginning.version, Minds::all);
      !may)
    return tl::unexpected<Refused>(may.error());
  if (kept.lacks_consent())
    return refuse(ErrorCode::not_agreed, "the other club has not agreed to the match");
  const int round = ct::next_round_number(kept.tournament());
  if (beginning.pairings) return single(ct::BeginRound{round, *beginning.pairings});
  const ct::Draw draw = ct::next_round(kept.tournament());
  if (!draw) return refuse(code_of(draw.error()), std::string(ct::to_text(draw.error())));
  return single(ct::BeginRound{round, *draw});
}

Decided decide_challenge(const KeptTournament& kept, const StoredPlayer& who, ct::Number above) {
  const std::optional<ct::Number> own = kept.number_of(who.id);
  if (!own) return refuse(ErrorCode::no_such_entrant, "you have not entered this tournament");
  const ct::Draw draw = ct::challenge(kept.tournament(), *own, above);
  if (!draw) return refuse(code_of(draw.error()), std::string(ct::to_text(draw.error())));
  return single(ct::BeginRound{ct::next_round_number(kept.tournament()), *draw});
}

Decided decide_take_back(const KeptTournament& kept, const StoredPlayer& who, int version) {
  if (const Answer<void> may = check_organising(kept, who, version, Minds::all); !may)
    return tl::unexpected<Refused>(may.error());
  return single(ct::TakeBackRound{});
}

Decided decide_result(const KeptTournament& kept, const StoredPlayer& who, const EnteringResult& entering) {
  const ct::Pairing* pairing = pairing_at(kept, entering.round, entering.board);
  const bool own = pairing && kept.terms.players_enter_results && !kept.has_table(entering.round, *pairing) &&
                   plays(kept, *pairing, who.id);
  if (!own) {
    if (const Answer<void> may = check_organiser(kept, who); !may)
      return tl::unexpected<Refused>(may.error());
  }
  if (!pairing) return refuse(ErrorCode::no_such_pairing, "there is no such pairing");
  if (is_stale(kept, entering)) return has_changed();
  const auto game = static_cast<std::size_t>(entering.game.value_or(1));
  const bool is_there = game <= pairing->games.size();
  if (is_there && pairing->games[game - 1] == entering.result) return std::vector<Wanted>();
  if (own && is_there && pairing->games[game - 1] != ct::GameResult::open)
    return refuse(ErrorCode::not_organiser, "only the organiser corrects a result");
  return single(ct::SetResult{entering.round, entering.board, entering.game, entering.result},
                entering.reason);
}

Decided decide_pause(const KeptTournament& kept, const StoredPlayer& who, const Pausing& pausing) {
  if (const Answer<void> may = check_organising(kept, who, pausing.version); !may)
    return tl::unexpected<Refused>(may.error());
  if (kept.hosted.paused == pausing.paused) return std::vector<Wanted>();
  const ct::HostedAct act = pausing.paused ? ct::HostedAct(ct::Pause{}) : ct::HostedAct(ct::GoOn{});
  return std::vector<Wanted>{{.act = act, .player = {}, .reason = {}}};
}

Decided decide_close(const KeptTournament& kept, const StoredPlayer& who, int version) {
  if (const Answer<void> may = check_organising(kept, who, version); !may)
    return tl::unexpected<Refused>(may.error());
  return single(ct::Close{});
}

}  // namespace muehle::server

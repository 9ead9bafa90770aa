// What somebody who asks for something in a tournament makes of it: whether he may, whether he has seen how
// it stands, and which acts it takes. Pure.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "club/tournament/draw.h"
#include "server/tournaments/entered_accounts.h"
#include "server/tournaments/kept_tournament.h"
#include "server/tournaments/tournament_forms.h"

namespace muehle::server {

using Decided = Answer<std::vector<Wanted>>;

// Who has founded it, who organises in its club, and the hosts of the server.
bool may_organise(const KeptTournament& kept, const StoredPlayer& who);

// A captain does some of it for his team, and who leads or organises in the club whose team is the second
// one.
bool may_lead(const KeptTournament& kept, const StoredPlayer& who, std::optional<int> team);
// Of one of the teams; whoever organises does.
bool leads_any_team(const KeptTournament& kept, const StoredPlayer& who);

// `rating`: his own, where he has one.
Decided decide_enter(const KeptTournament& kept, const StoredPlayer& who, const Entering& entering,
                     std::optional<int> rating);
Decided decide_leave(const KeptTournament& kept, const StoredPlayer& who);

// `accounts`: those of `adding`, as they were found. A team's captain may do it for that.
Decided decide_add(const KeptTournament& kept, const StoredPlayer& who, const AddingEntrants& adding,
                   const std::vector<EnteredAccount>& accounts = {});
// The club that is asked for the second team agrees, or declines: then nothing comes of the match.
bool may_answer(const KeptTournament& kept, const StoredPlayer& who);
Decided decide_answer(const KeptTournament& kept, const StoredPlayer& who, const AnsweringMatch& answering);
// What a team's captain may, too: who plays at which board.
Decided decide_boards(const KeptTournament& kept, const StoredPlayer& who, const SettingBoards& setting);
// Of the second team also by who leads or organises in the club that plays it, whose member its captain is.
Decided decide_captain(const KeptTournament& kept, const StoredPlayer& who, const NamingCaptain& naming);
// An entrant himself may withdraw, come back and miss a round.
Decided decide_withdraw(const KeptTournament& kept, const StoredPlayer& who, club::tournament::Number entrant,
                        int version);
Decided decide_return(const KeptTournament& kept, const StoredPlayer& who, club::tournament::Number entrant,
                      int version);
Decided decide_sit_out(const KeptTournament& kept, const StoredPlayer& who, club::tournament::Number entrant,
                       const MissingRound& missing);
// `account`: that of `replacing`, where it names one. What the entrant has played over the board stays his.
Decided decide_replace(const KeptTournament& kept, const StoredPlayer& who, const Replacing& replacing,
                       const std::optional<EnteredAccount>& account = {});

// Somebody with an account who stands over the board under his name: that the organiser joins the two.
Decided decide_ask(const KeptTournament& kept, const StoredPlayer& who);

// In a ladder an entrant challenges who stands above him; who has White follows from the games before.
Decided decide_challenge(const KeptTournament& kept, const StoredPlayer& who, club::tournament::Number above);
// There his challenge may come as a round, too, with seats as he likes them.
Decided decide_round(const KeptTournament& kept, const StoredPlayer& who, const BeginningRound& beginning);
Decided decide_take_back(const KeptTournament& kept, const StoredPlayer& who, int version);
// Of a pairing over the board also the two who play it, where the tournament has it so.
Decided decide_result(const KeptTournament& kept, const StoredPlayer& who, const EnteringResult& entering);

Decided decide_pause(const KeptTournament& kept, const StoredPlayer& who, const Pausing& pausing);
Decided decide_close(const KeptTournament& kept, const StoredPlayer& who, int version);

}  // namespace muehle::server

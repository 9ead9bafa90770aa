// All that is answered under /api/, area by area, in the order in which the description of the API has them.
#include "server/accounts/account_api.h"
#include "server/accounts/calendar_api.h"
#include "server/accounts/note_api.h"
#include "server/accounts/recovery_api.h"
#include "server/accounts/token_api.h"
#include "server/accounts/turn_mail_api.h"
#include "server/archive/open_data.h"
#include "server/bots/bot_api.h"
#include "server/clubs/club_api.h"
#include "server/house/house_api.h"
#include "server/lobby/challenge_api.h"
#include "server/lobby/lobby_api.h"
#include "server/lobby/player_api.h"
#include "server/lobby/ranking_api.h"
#include "server/lobby/usual.h"
#include "server/lobby/vacation_api.h"
#include "server/notices/waiting.h"
#include "server/openings/openings_api.h"
#include "server/process/serving.h"
#include "server/referees/player_desk_api.h"
#include "server/referees/referee_api.h"
#include "server/referees/report_api.h"
#include "server/referees/site_api.h"
#include "server/referees/staff_api.h"
#include "server/tables/consultation_api.h"
#include "server/tables/table_api.h"
#include "server/tournaments/open_tournaments.h"
#include "server/tournaments/tournament_api.h"
#include "server/truth/solve_api.h"
#include "server/truth/truth_api.h"

namespace muehle::server {

void Serving::add_routes(const Process& process) {
  const OwnSources own{people_, tokens_, lists_, friends_, challenges_, tournaments_, clubs_};
  const OpenSources open{store_, time_, people_, process.replaying};
  api_.add(table_area(tables_.seating, tables_.hub, sessions_));
  api_.add(consultation_area(tables_.seating, sessions_));
  api_.add(lobby_area(lobby_, sessions_));
  api_.add(usual_area(store_, time_));
  api_.add(house_area(house_));
  api_.add(challenge_area(challenges_, people_));
  api_.add(tournament_area({tournaments_, sessions_, store_, process.replaying}));
  api_.add(club_area(clubs_, sessions_));
  api_.add(account_area(own, sessions_, tables_.hub, tables_.timekeeping, lobby_));
  api_.add(recovery_area(recovery_));
  api_.add(turn_mail_area(turn_notices_));
  api_.add(calendar_area(store_, time_, process.options.place));
  api_.add(note_area(store_, time_));
  api_.add(player_area(friends_, challenges_, people_, lists_));
  api_.add(ranking_area(rankings_, people_, sessions_));
  api_.add(waiting_area(store_, time_));
  api_.add(push_.area());
  api_.add(vacation_area(vacations_));
  api_.add(token_area(tokens_, people_, lobby_));
  api_.add(bot_area(bots_, tables_.hub, sessions_, time_));
  api_.add(truth_area(process.values, process.others));
  api_.add(openings_area(process.openings));
  api_.add(open_data_area(open));
  api_.add(open_tournaments_area(store_));
  api_.add(referee_area(referees_));
  api_.add(report_area(reports_));
  api_.add(player_desk_area(store_, time_));
  api_.add(held_values_area(held_values_));
  api_.add(suspension_area(staff_, time_));
  api_.add(host_area(staff_, time_));
  api_.add(face_area(clubs_));
  api_.add(password_link_area(recovery_));
  api_.add(database_area(solving_));
  api_.add_own();
  api_.add(site_area(site_));

  api_.add(schema::game_schemas());
  api_.add(schema::table_schemas());
  api_.add(schema::message_schemas());
  api_.add(schema::tournament_schemas());
  api_.add(schema::open_tournament_schemas());
  api_.add(schema::club_schemas());
  api_.add(schema::player_schemas());
  api_.add(schema::referee_schemas());
  api_.add(schema::host_schemas());
  api_.add(schema::truth_schemas());
  api_.add(schema::openings_schemas());
  api_.add(schema::bot_schemas());
  api_.add(schema::open_data_schemas());
}

}  // namespace muehle::server

// What is done for the routes of tournaments.
#pragma once

#include "server/tables/open_game.h"
#include "server/tournaments/tournament_api.h"
#include "server/tournaments/tournament_forms.h"

namespace muehle::server {

class TournamentApi {
 public:
  explicit TournamentApi(const TournamentSources& sources) : all_(sources) {}

  Response list(const Call& call);
  Response found(const Call& call, Founding founding);
  Response show(const Call& call);
  Response log(const Call& call);
  Response file(const Call& call);
  Response games_as_lines(const Call& call);
  Response games_as_records(const Call& call);

  Response enter(const Call& call, Entering entering);
  Response leave(const Call& call);
  Response add(const Call& call, AddingEntrants adding);
  Response known(const Call& call, AskingNames asking);
  Response withdraw(const Call& call, int version);
  Response come_back(const Call& call, int version);
  Response sit_out(const Call& call, MissingRound missing);
  Response replace(const Call& call, Replacing replacing);
  Response ask(const Call& call);

  Response draw(const Call& call);
  Response set_boards(const Call& call, SettingBoards setting);
  Response answer(const Call& call, AnsweringMatch answering);
  Response name_captain(const Call& call, NamingCaptain naming);
  Response begin_round(const Call& call, BeginningRound beginning);
  Response challenge(const Call& call, int above);
  Response take_back(const Call& call, int version);
  Response set_result(const Call& call, EnteringResult entering);
  Response pause(const Call& call, Pausing pausing);
  Response close(const Call& call, int version);

 private:
  Response act(const Call& call, Tournaments::Decide decide);
  Response games(const Call& call, OpenFormat format, std::string type);

  TournamentSources all_;
};

}  // namespace muehle::server

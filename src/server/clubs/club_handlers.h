// What is done for the routes of clubs.
#pragma once

#include "server/clubs/club_api.h"
#include "server/clubs/club_forms.h"

namespace muehle::server {

class ClubApi {
 public:
  ClubApi(Clubs& clubs, Sessions& sessions) : clubs_(clubs), sessions_(sessions) {}

  Response list(const Call& call);
  Response found(const Call& call, SayingOfClub saying);
  Response show(const Call& call);
  Response say(const Call& call, SayingOfClub saying);
  Response end(const Call& call, std::string name);

  Response see_letter(const Call& call, std::string key);
  Response join(const Call& call, JoiningClub joining);
  Response leave(const Call& call);
  Response set_role(const Call& call, club::Role role);
  Response remove_member(const Call& call);
  Response answer_request(const Call& call, bool accept);

  Response add_news(const Call& call, NewsSaid said);
  Response remove_news(const Call& call);
  Response put_preset(const Call& call, GameTerms terms);
  Response remove_preset(const Call& call);

  Response write_letters(const Call& call, LettersWanted wanted);
  Response list_letters(const Call& call);
  Response remove_letter(const Call& call);
  Response pair(const Call& call, PairingWanted wanted);

 private:
  Response act(const Call& call, ClubAct act);

  Clubs& clubs_;
  Sessions& sessions_;
};

}  // namespace muehle::server

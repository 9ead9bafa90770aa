// What who looks for an opponent, or is looked for, says in his requests.
#pragma once

#include "server/kernel/form.h"
#include "server/lobby/challenges.h"
#include "server/lobby/friends.h"
#include "server/lobby/lobby.h"

namespace muehle::server {

struct Offering {
  Wish wish;
  std::string name;
  std::string id;  // empty: any
};

Form<Offering> offering_form();

Form<Challenging> challenging_form();
Form<std::string> declining_form();  // why
Form<DoorChange> door_form();
Form<UnixSeconds> vacation_form();  // when it ends

}  // namespace muehle::server

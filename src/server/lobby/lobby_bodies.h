// What who looks for an opponent, or is looked for, says in his requests, as values
// (docs/server-protocol.md).
#pragma once

#include <string>
#include <string_view>

#include "server/lobby/challenges.h"
#include "server/lobby/circle.h"
#include "server/lobby/lobby.h"

namespace muehle::server {

struct Offering {
  Wish wish;
  std::string name;
  std::string id;  // empty: any
};
Answer<Offering> read_offering(std::string_view body);  // POST /api/seeks

Answer<Challenging> read_challenging(std::string_view body);     // POST /api/challenges
Answer<std::string> read_refusal_reason(std::string_view body);  // …/decline
Answer<DoorChange> read_door(std::string_view body);             // POST /api/me/people

}  // namespace muehle::server

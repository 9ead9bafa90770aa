// What a tournament refuses, as the server says it.
#pragma once

#include "club/tournament/fault.h"
#include "server/kernel/refusal.h"
#include "support/result.h"

namespace muehle::server {

ErrorCode code_of(club::tournament::Fault fault);
// Of an act: by the name of its fault, else as a request that cannot be right.
Refused refused_act(const Error& error);

}  // namespace muehle::server

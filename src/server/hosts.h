// There is always a host.
#pragma once

#include "server/refusal.h"
#include "storage/store.h"

namespace muehle::server {

// Whether a player may be host no more, or be gone: not while nobody else is host.
Answer<void> check_host_stays(Transaction& all, PlayerId player);

}  // namespace muehle::server

// Who is host or referee, inside the transaction that goes by it. There is always a host.
#pragma once

#include "server/kernel/refusal.h"
#include "storage/store.h"

namespace muehle::server {

// Whether a player may be host no more, or be gone: not while nobody else is host.
Answer<void> check_host_stays(Transaction& all, PlayerId player);

// What a route has asked for may have changed since: a role is taken, or a referee suspended.
Answer<void> check_is_host(Transaction& all, PlayerId player);
Answer<void> check_is_referee(Transaction& all, PlayerId player, UnixSeconds now);

}  // namespace muehle::server

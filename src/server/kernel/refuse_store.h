// What people are told when the store has failed.
#pragma once

#include <spdlog/spdlog.h>

#include "server/kernel/refusal.h"
#include "server/kernel/workers.h"
#include "storage/store.h"

namespace muehle::server {

inline tl::unexpected<Refused> refuse_store(const StoreError& error) {
  if (error.kind == StoreError::Kind::crowded) return Workers::too_busy();
  spdlog::error("store: {}", error.message);
  return refuse(ErrorCode::busy,
                "the server cannot store or read games just now; look whether it was done, and try again");
}

}  // namespace muehle::server

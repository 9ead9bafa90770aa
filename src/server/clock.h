#pragma once

#include <chrono>

#include "storage/game_store.h"

namespace muehle::server {

inline UnixSeconds unix_now() {
  using std::chrono::system_clock;
  return std::chrono::duration_cast<std::chrono::seconds>(system_clock::now().time_since_epoch()).count();
}

}  // namespace muehle::server

// The club as which the whole server shows itself. Asked again and again, so it is kept here. Lives on the
// I/O thread.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/json/value.hpp>
#include <optional>

#include "storage/store.h"

namespace muehle::server {

// What everybody is told of it; null for none.
boost::json::value face_value(const std::optional<StoredClub>& face);

class Face {
 public:
  explicit Face(Store& store) : store_(store) {}

  // None where the host has chosen none, and where it cannot be read just now.
  boost::asio::awaitable<std::optional<StoredClub>> club();
  // Clubs have changed: whoever asks after that has it read anew.
  void look_again() {
    ++changes_;
    known_ = false;
  }

 private:
  Store& store_;
  std::optional<StoredClub> club_;
  bool known_ = false;
  int changes_ = 0;
};

}  // namespace muehle::server

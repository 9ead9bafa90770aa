// Takes out what nobody came back to, sessions among it, a little at a time, beside everything else. Nothing
// that was played goes.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <functional>
#include <string>

#include "storage/store.h"
#include "support/clock.h"

namespace muehle::server {

// A guest who sits nowhere and has not been here for so long.
inline constexpr UnixSeconds guest_lasts = 90LL * 24 * 3600;
// A table at which nobody but who opened it has ever sat, and nothing was played.
inline constexpr UnixSeconds waiting_table_lasts = 30LL * 24 * 3600;
// After it has looked at everything once.
inline constexpr UnixSeconds expiry_rest = 6LL * 3600;

class Expiry {
 public:
  // `is_open`: whether somebody has a table open; such a one stays.
  using IsOpen = std::function<bool(const std::string& code)>;
  Expiry(Store& store, const Time& time, IsOpen is_open)
      : store_(store), time_(time), is_open_(std::move(is_open)) {}

  // Looks at a few tables or players, or at nothing while it rests; to be called often.
  boost::asio::awaitable<void> go_on();
  bool rests() const { return time_.now().at < rests_until_; }

 private:
  boost::asio::awaitable<void> look_at_tables();
  boost::asio::awaitable<void> look_at_guests();
  void rest();

  Store& store_;
  const Time& time_;
  IsOpen is_open_;
  enum class Stage { tables, guests } stage_ = Stage::tables;
  std::int64_t last_ = 0;  // that was looked at
  int tables_ = 0;         // taken out since the last rest
  int guests_ = 0;
  UnixSeconds rests_until_ = 0;
};

}  // namespace muehle::server

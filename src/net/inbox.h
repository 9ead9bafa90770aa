// What a client has said and nobody has heard yet: it is read as it comes, so that it is known when it came.
// No network here.
#pragma once

#include <cstddef>
#include <deque>
#include <functional>
#include <memory>
#include <string>

#include "net/budget.h"
#include "net/limits.h"
#include "support/clock.h"

namespace muehle::net {

enum class Hearing {
  heard,
  too_many,   // refused: its sender says too much
  too_large,  // heard, to be refused, and the last that is
  no_text,    // not heard, nor anything behind it
};

struct Said {
  std::string text;
  Moment when;       // it came
  SteadyTime since;  // the same, for who counts what waits
  Hearing hearing;
  std::shared_ptr<void> noted;  // see Place::note()
};

// With so much in it nobody reads on.
inline constexpr std::size_t most_said = 8;
inline constexpr std::size_t most_said_bytes = max_message_size;

class Inbox {
 public:
  // `give_up` is called once, where this one has to make room for others.
  Inbox(Budget& all, std::function<void()> give_up) : part_(all, std::move(give_up)) {}
  Inbox(const Inbox&) = delete;
  Inbox& operator=(const Inbox&) = delete;

  // So many bytes of the next message are there, since then.
  void expect(std::size_t bytes, SteadyTime since);
  // It is whole.
  void put(Said said);
  bool empty() const { return said_.empty(); }
  bool is_full() const { return said_.size() >= most_said || bytes_ >= most_said_bytes; }
  // The oldest one, which counts no more.
  Said take();
  void clear();

 private:
  void count();

  std::deque<Said> said_;
  std::size_t bytes_ = 0;     // of those
  std::size_t expected_ = 0;  // of the one that comes
  SteadyTime expected_since_;
  Budget::Part part_;
};

}  // namespace muehle::net

#include "net/budget.h"

namespace muehle::net {

void Budget::make_room() {
  while (bytes_ > most_ && !holding_.empty()) {
    Part& oldest = *holding_.begin()->second;
    oldest.clear();
    if (const auto give_up = std::exchange(oldest.give_up_, nullptr)) give_up();
  }
}

void Budget::Part::hold(std::size_t bytes, SteadyTime since) {
  if (bytes_ == 0 || bytes == 0 || since != since_) {
    clear();
    if (bytes == 0 || !give_up_) return;
    since_ = since;
    all_.holding_.emplace(since, this);
  }
  all_.bytes_ += bytes - bytes_;
  bytes_ = bytes;
  all_.make_room();
}

void Budget::Part::clear() {
  if (bytes_ == 0) return;
  all_.bytes_ -= std::exchange(bytes_, 0);
  all_.holding_.erase({since_, this});
}

}  // namespace muehle::net

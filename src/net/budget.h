// Memory that many take a part of, with one limit for all of them together. No network here.
#pragma once

#include <cstddef>
#include <functional>
#include <set>
#include <utility>

#include "net/limits.h"

namespace muehle::net {

// Outlives all parts of it.
class Budget {
 public:
  explicit Budget(std::size_t most) : most_(most) {}
  Budget(const Budget&) = delete;
  Budget& operator=(const Budget&) = delete;

  std::size_t bytes() const { return bytes_; }

  class Part {
   public:
    // `give_up` is called once, where this part has to make room for others; it holds nothing any more then.
    Part(Budget& all, std::function<void()> give_up) : all_(all), give_up_(std::move(give_up)) {}
    Part(const Part&) = delete;
    Part& operator=(const Part&) = delete;
    ~Part() { clear(); }

    // So many bytes from now on. `since`: whoever has waited longest makes room first.
    void hold(std::size_t bytes, SteadyTime since);
    void clear();
    std::size_t bytes() const { return bytes_; }

   private:
    friend class Budget;

    Budget& all_;
    std::function<void()> give_up_;  // null once it was called
    std::size_t bytes_ = 0;
    SteadyTime since_;
  };

 private:
  void make_room();

  std::size_t most_;
  std::size_t bytes_ = 0;
  std::set<std::pair<SteadyTime, Part*>> holding_;  // those with something, the longest first
};

}  // namespace muehle::net

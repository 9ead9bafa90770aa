// Memory for a transposition table, in pages as large as the system gives: a search touches it all over, and
// with small pages every touch costs a walk through the page tables. Native only.
#pragma once

#include <memory>
#include <span>

#include "search/table.h"

namespace muehle::engine {

class TableMemory {
 public:
  // Throws std::bad_alloc.
  explicit TableMemory(std::size_t megabytes);
  std::span<search::Slot> slots() const { return {slots_.get(), size_}; }

 private:
  struct Free {
    void operator()(search::Slot* slots) const;
  };
  std::size_t size_;
  std::unique_ptr<search::Slot, Free> slots_;
};

}  // namespace muehle::engine

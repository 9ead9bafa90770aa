// Memory for a transposition table, in pages as large as the system gives: a search touches it all over, and
// with small pages every touch costs a walk through the page tables. Native only.
#pragma once

#include <cstddef>
#include <span>

#include "search/table.h"
#include "support/result.h"

namespace muehle::engine {

class TableMemory {
 public:
  // Room for a table of `megabytes`, at least one slot. Nothing is taken of the machine's memory before
  // construct(), so there may be room for two while there is memory for one. An error where there is not even
  // room.
  static Result<TableMemory> reserve(std::size_t megabytes);
  ~TableMemory();
  TableMemory(TableMemory&& other) noexcept;
  TableMemory& operator=(TableMemory&& other) noexcept;

  // Empty slots, all of them in memory from now on. They live as long as this does.
  std::span<search::Slot> construct();

 private:
  TableMemory(std::byte* begin, std::size_t bytes, std::size_t slots)
      : begin_(begin), bytes_(bytes), slots_(slots) {}

  std::byte* begin_;  // of the room; null: moved from
  std::size_t bytes_;
  std::size_t slots_;
};

}  // namespace muehle::engine

#include "engine/table_memory.h"

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <new>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace muehle::engine {
namespace {

constexpr std::size_t large_page = std::size_t{2} << 20;

search::Slot* allocate(std::size_t size) {
  const std::size_t bytes = (size * sizeof(search::Slot) + large_page - 1) / large_page * large_page;
  void* memory = std::aligned_alloc(large_page, bytes);
  if (memory == nullptr) throw std::bad_alloc();
#ifdef __linux__
  madvise(memory, bytes, MADV_HUGEPAGE);  // a wish; without it everything works, slower
#endif
  auto* slots = static_cast<search::Slot*>(memory);
  std::uninitialized_value_construct_n(slots, size);
  return slots;
}

}  // namespace

TableMemory::TableMemory(std::size_t megabytes)
    : size_(std::max<std::size_t>(search::slots_in(megabytes), 1)), slots_(allocate(size_)) {}

void TableMemory::Free::operator()(search::Slot* slots) const { std::free(slots); }

}  // namespace muehle::engine

#include "engine/table_memory.h"

#include <sys/mman.h>

#include <algorithm>
#include <cstdint>
#include <limits>
#include <memory>
#include <string>
#include <utility>

#include "engine/failure.h"

namespace muehle::engine {
namespace {

constexpr std::size_t large_page = std::size_t{2} << 20;
constexpr std::size_t megabyte = std::size_t{1} << 20;
constexpr std::size_t addressable_megabytes = std::numeric_limits<std::size_t>::max() / megabyte - 2;

std::byte* first_large_page(std::byte* begin) {
  const std::size_t past = reinterpret_cast<std::uintptr_t>(begin) % large_page;
  return past == 0 ? begin : begin + (large_page - past);
}

}  // namespace

Result<TableMemory> TableMemory::reserve(std::size_t megabytes) {
  const std::size_t slots =
      std::max<std::size_t>(search::slots_in(std::min(megabytes, addressable_megabytes)), 1);
  const std::size_t bytes = slots * sizeof(search::Slot) + large_page;  // more, to begin with a large page
  void* begin = megabytes > addressable_megabytes
                    ? MAP_FAILED
                    : mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (begin == MAP_FAILED) {
    return fail(Failure::no_memory, "there is not enough memory for " + std::to_string(megabytes) + " MiB");
  }
#ifdef __linux__
  madvise(begin, bytes, MADV_HUGEPAGE);  // a wish; without it everything works, slower
#endif
  return TableMemory(static_cast<std::byte*>(begin), bytes, slots);
}

TableMemory::~TableMemory() {
  if (begin_ != nullptr) munmap(begin_, bytes_);
}

TableMemory::TableMemory(TableMemory&& other) noexcept
    : begin_(std::exchange(other.begin_, nullptr)), bytes_(other.bytes_), slots_(other.slots_) {}

TableMemory& TableMemory::operator=(TableMemory&& other) noexcept {
  if (this == &other) return *this;
  if (begin_ != nullptr) munmap(begin_, bytes_);
  begin_ = std::exchange(other.begin_, nullptr);
  bytes_ = other.bytes_;
  slots_ = other.slots_;
  return *this;
}

std::span<search::Slot> TableMemory::construct() {
  auto* slots = reinterpret_cast<search::Slot*>(first_large_page(begin_));
  std::uninitialized_value_construct_n(slots, slots_);
  return {slots, slots_};
}

}  // namespace muehle::engine

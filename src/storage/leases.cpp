#include "storage/leases.h"

namespace muehle {

// FNV-1a (Fowler, Noll, Vo), as it is short, spreads short texts well and will never change.
int shard_of(std::string_view code) {
  std::uint32_t hash = 2166136261U;
  for (const char c : code) {
    hash ^= static_cast<unsigned char>(c);
    hash *= 16777619U;
  }
  return static_cast<int>(hash % game_shards);
}

}  // namespace muehle

// The transposition table: what the search already knows about positions.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <span>

#include "search/reach.h"
#include "search/score.h"

namespace muehle::search {

// What a stored score says about the true one.
enum class Bound : std::uint8_t { exact, at_least, at_most };

struct Entry {
  Score score = 0;  // decided scores count their plies from the position, not from the root
  int depth = 0;
  Bound bound = Bound::exact;
  MoveCode move = no_move;  // the best one known
};

// A score of a position `ply` plies from the root, as entries hold it, and back.
constexpr Score to_table(Score score, int ply) {
  return is_win(score) ? score + ply : is_loss(score) ? score - ply : score;
}
constexpr Score from_table(Score score, int ply) {
  return is_win(score) ? score - ply : is_loss(score) ? score + ply : score;
}

// A place for one entry: two words, the first combined with the second by exclusive or, so that a reader who
// meets a half-written slot sees a key that fits nothing (R. Hyatt and T. Mann, 2002). No locks are needed.
struct Slot {
  std::atomic<std::uint64_t> check{0};
  std::atomic<std::uint64_t> data{0};
};

namespace detail {

// The data word, from the lowest bit: score (16), depth (8), bound (2), move (15), generation (8), and a bit
// that is always set so that no entry is zero.
inline constexpr int depth_shift = 16;
inline constexpr int bound_shift = 24;
inline constexpr int move_shift = 26;
inline constexpr int generation_shift = 41;
inline constexpr int filled_shift = 49;

inline int depth_of(std::uint64_t data) { return static_cast<std::uint8_t>(data >> depth_shift); }
inline Entry unpack_entry(std::uint64_t data) {
  Entry entry;
  entry.score = static_cast<std::int16_t>(static_cast<std::uint16_t>(data));
  entry.depth = depth_of(data);
  entry.bound = static_cast<Bound>((data >> bound_shift) & 3);
  entry.move = static_cast<MoveCode>((data >> move_shift) & no_move);
  return entry;
}

inline constexpr auto relaxed = std::memory_order_relaxed;

inline bool holds(const Slot& slot, std::uint64_t key, std::uint64_t& data) {
  data = slot.data.load(relaxed);
  return data != 0 && (slot.check.load(relaxed) ^ data) == key;
}

}  // namespace detail

// Looks at slots that the caller owns, at least one; they outlive the table.
class Table {
 public:
  explicit Table(std::span<Slot> slots);

  std::optional<Entry> find(std::uint64_t key) const;
  void store(std::uint64_t key, const Entry& entry);
  // Has the processor fetch what find(key) and store(key) will need.
  void prefetch(std::uint64_t key) const { __builtin_prefetch(bucket(key)); }

  // Entries from before count as old from now on and give way first.
  void begin_search();
  void clear();

  // Thousandths of the table that this search has filled, from a sample.
  int permille_used() const;
  std::size_t size() const { return slots_.size(); }

 private:
  // An entry lies in one of so many neighbouring slots: one cache line, where there is room to align them.
  static constexpr std::size_t bucket_size = 4;
  Slot* bucket(std::uint64_t key) const {
    // Multiplying brings all bits of the key into the upper half (D. Knuth), which then scales to the table.
    constexpr std::uint64_t golden = 0x9E3779B97F4A7C15u;
    const std::uint64_t spread = ((key ^ (key >> 29)) * golden) >> 32;
    return slots_.data() + ((spread * buckets_) >> 32) * bucket_size;
  }
  std::span<Slot> slots_of(std::uint64_t key) const {
    return {bucket(key), slots_.size() < bucket_size ? slots_.size() : bucket_size};
  }

  std::span<Slot> slots_;
  std::uint64_t buckets_;
  std::atomic<std::uint8_t> generation_ = 0;  // changed by one thread while others read it
};

inline std::optional<Entry> Table::find(std::uint64_t key) const {
  for (const Slot& slot : slots_of(key)) {
    std::uint64_t data = 0;
    if (detail::holds(slot, key, data)) return detail::unpack_entry(data);
  }
  return std::nullopt;
}

// The number of slots that fit in `megabytes`.
constexpr std::size_t slots_in(std::size_t megabytes) { return megabytes * 1024 * 1024 / sizeof(Slot); }

// Mixes all bits of a number into all others (the finaliser of SplitMix64, S. Vigna).
constexpr std::uint64_t mix(std::uint64_t x) {
  x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9u;
  x = (x ^ (x >> 27)) * 0x94D049BB133111EBu;
  return x ^ (x >> 31);
}

}  // namespace muehle::search

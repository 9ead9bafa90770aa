// Range coding (G. N. N. Martin, 1979) of symbols with known frequencies.
//
// A message is a number in [0, 2^64) narrowed symbol by symbol; it is written as its leading bytes, and bytes
// that are missing at the end read as zero. So a message of nothing but certain symbols takes no byte at all.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace muehle::perfect {

// Frequencies of a context add up to this.
inline constexpr int frequency_bits = 14;
inline constexpr std::uint32_t frequency_total = 1u << frequency_bits;

namespace detail {
// A byte is shifted out when the range has become smaller than this.
inline constexpr std::uint64_t least_range = std::uint64_t{1} << 48;
inline constexpr int top_byte = 56;
}  // namespace detail

class RangeEncoder {
 public:
  // A symbol that takes [begin, end) of frequency_total; begin < end.
  void put(std::uint32_t begin, std::uint32_t end) {
    const std::uint64_t unit = range_ >> frequency_bits;
    const std::uint64_t before = low_;
    low_ += unit * begin;
    if (low_ < before) carry();
    // The last symbol gets what rounding leaves over.
    range_ = end == frequency_total ? range_ - unit * begin : unit * (end - begin);
    while (range_ < detail::least_range) {
      bytes_.push_back(static_cast<std::uint8_t>(low_ >> detail::top_byte));
      low_ <<= 8;
      range_ <<= 8;
    }
  }

  // Ends the message and appends its bytes to `out`.
  void finish(std::vector<std::uint8_t>& out) {
    // The number of [low, low + range) with the most zero bytes at its end.
    for (int bits = detail::top_byte; bits >= 0; bits -= 8) {
      const std::uint64_t mask = (std::uint64_t{1} << bits) - 1;
      const std::uint64_t rounded = (low_ + mask) & ~mask;
      const bool wrapped = rounded < low_;
      if (rounded - low_ >= range_) continue;
      if (wrapped) carry();
      for (int shift = detail::top_byte; shift >= bits; shift -= 8)
        bytes_.push_back(static_cast<std::uint8_t>(rounded >> shift));
      break;
    }
    while (!bytes_.empty() && bytes_.back() == 0) bytes_.pop_back();
    out.insert(out.end(), bytes_.begin(), bytes_.end());
    bytes_.clear();
    low_ = 0;
    range_ = ~std::uint64_t{0};
  }

 private:
  void carry() {
    std::size_t at = bytes_.size();
    while (++bytes_[--at] == 0) {
    }
  }

  std::vector<std::uint8_t> bytes_;
  std::uint64_t low_ = 0;
  std::uint64_t range_ = ~std::uint64_t{0};
};

class RangeDecoder {
 public:
  explicit RangeDecoder(std::span<const std::uint8_t> bytes)
      : next_(bytes.data()), end_(bytes.data() + bytes.size()) {
    for (int n = 0; n < 8; ++n) code_ = code_ << 8 | byte();
  }

  // Starts a symbol: at(f) says whether the symbol begins at frequency `f` or above.
  void begin() { unit_ = range_ >> frequency_bits; }
  bool at_or_above(std::uint32_t frequency) const { return code_ >= unit_ * frequency; }
  // The symbol was the one that takes [begin, end).
  void take(std::uint32_t begin, std::uint32_t end) {
    const std::uint64_t skipped = unit_ * begin;
    code_ -= skipped;
    range_ = end == frequency_total ? range_ - skipped : unit_ * (end - begin);
    while (range_ < detail::least_range) {
      code_ = code_ << 8 | byte();
      range_ <<= 8;
    }
  }

 private:
  std::uint64_t byte() { return next_ == end_ ? 0 : *next_++; }

  const std::uint8_t* next_;
  const std::uint8_t* end_;
  std::uint64_t code_ = 0;
  std::uint64_t range_ = ~std::uint64_t{0};
  std::uint64_t unit_ = 0;
};

}  // namespace muehle::perfect

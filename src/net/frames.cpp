#include "net/frames.h"

#include <algorithm>

namespace muehle::net {
namespace {

constexpr unsigned char mask_bit = 0x80;
constexpr unsigned mask_bytes = 4;
// Lengths below these stand in the second byte itself; these say how many bytes they follow in.
constexpr unsigned two_more = 126;
constexpr unsigned eight_more = 127;

}  // namespace

int FrameCounter::count(std::span<const unsigned char> bytes) {
  int frames = 0;
  while (!bytes.empty()) {
    if (part_ == Part::rest) {
      const auto skipped = static_cast<std::size_t>(std::min<std::uint64_t>(rest_, bytes.size()));
      bytes = bytes.subspan(skipped);
      rest_ -= skipped;
      if (rest_ == 0) part_ = Part::opcode;
      continue;
    }
    const unsigned char byte = bytes.front();
    bytes = bytes.subspan(1);
    if (part_ == Part::opcode) {
      ++frames;
      part_ = Part::length;
    } else if (part_ == Part::length) {
      read_length(byte);
    } else {
      read_more_length(byte);
    }
  }
  return frames;
}

void FrameCounter::read_length(unsigned char byte) {
  const unsigned length = byte & ~unsigned{mask_bit};
  length_bytes_ = length == two_more ? 2 : length == eight_more ? 8 : 0;
  rest_ = length_bytes_ > 0 ? 0 : length;
  mask_ = (byte & mask_bit) != 0 ? mask_bytes : 0;
  part_ = Part::more_length;
  if (length_bytes_ == 0) begin_rest();
}

void FrameCounter::read_more_length(unsigned char byte) {
  rest_ = rest_ << 8 | byte;
  if (--length_bytes_ == 0) begin_rest();
}

// The library refuses a length that does not fit 63 bits; here it only must not become a small one.
void FrameCounter::begin_rest() {
  rest_ = rest_ > UINT64_MAX - mask_ ? UINT64_MAX : rest_ + mask_;
  part_ = rest_ > 0 ? Part::rest : Part::opcode;
}

}  // namespace muehle::net

// Counts WebSocket frames in the bytes of a connection: fragments and control frames, too, of which the
// library that reads messages says nothing, or nothing that it could be stopped by.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace muehle::net {

// A frame (RFC 6455, 5.2): two bytes, of which the second says how long the rest is,
//
//   | FIN opcode | MASK length | length again, 0, 2 or 8 bytes | mask, 0 or 4 bytes | payload |
class FrameCounter {
 public:
  // How many frames begin in `bytes`, which follow the ones before.
  int count(std::span<const unsigned char> bytes);

 private:
  enum class Part { opcode, length, more_length, rest };

  void read_length(unsigned char byte);
  void read_more_length(unsigned char byte);
  void begin_rest();

  Part part_ = Part::opcode;
  int length_bytes_ = 0;    // still to come
  unsigned mask_ = 0;       // bytes of the mask
  std::uint64_t rest_ = 0;  // of mask and payload, still to come
};

}  // namespace muehle::net

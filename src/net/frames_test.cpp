#include "net/frames.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace muehle::net {
namespace {

using Bytes = std::vector<unsigned char>;

// A frame as browsers send it, with `length` bytes of payload that all look like the begin of a frame.
Bytes frame(unsigned char opcode, std::size_t length, bool masked = true) {
  const unsigned char mask_bit = masked ? 0x80 : 0;
  Bytes bytes = {opcode};
  if (length < 126) {
    bytes.push_back(static_cast<unsigned char>(mask_bit | length));
  } else {
    const int more = length < 65536 ? 2 : 8;
    bytes.push_back(static_cast<unsigned char>(mask_bit | (more == 2 ? 126 : 127)));
    for (int at = more - 1; at >= 0; --at) bytes.push_back(static_cast<unsigned char>(length >> (8 * at)));
  }
  bytes.insert(bytes.end(), length + (masked ? 4 : 0), 0x01);
  return bytes;
}

Bytes joined(const std::vector<Bytes>& parts) {
  Bytes all;
  for (const Bytes& part : parts) all.insert(all.end(), part.begin(), part.end());
  return all;
}

TEST(FrameCounter, CountsFramesOfEveryKindAndLength) {
  for (const bool masked : {true, false}) {
    const Bytes bytes = joined({frame(0x81, 0, masked), frame(0x01, 5, masked), frame(0x00, 0, masked),
                                frame(0x80, 125, masked), frame(0x89, 0, masked), frame(0x8a, 3, masked),
                                frame(0x82, 126, masked), frame(0x81, 65535, masked),
                                frame(0x81, 65536, masked), frame(0x88, 2, masked)});
    EXPECT_EQ(FrameCounter().count(bytes), 10);
  }
}

TEST(FrameCounter, DoesNotMindWhereTheBytesAreCut) {
  const Bytes bytes = joined({frame(0x89, 0), frame(0x81, 7), frame(0x01, 300), frame(0x80, 70000)});
  for (const std::size_t piece : {1u, 2u, 3u, 7u, 1536u}) {
    FrameCounter counter;
    int frames = 0;
    for (std::size_t at = 0; at < bytes.size(); at += piece) {
      frames += counter.count(std::span(bytes).subspan(at, std::min(piece, bytes.size() - at)));
    }
    EXPECT_EQ(frames, 4) << piece;
  }
}

TEST(FrameCounter, AnImpossibleLengthHidesNothingThatIsRead) {
  Bytes bytes = {0x81, 0xff};
  bytes.insert(bytes.end(), 8, 0xff);
  bytes.insert(bytes.end(), 1000, 0x01);
  EXPECT_EQ(FrameCounter().count(bytes), 1) << "it all belongs to the frame that claims it";
}

}  // namespace
}  // namespace muehle::net

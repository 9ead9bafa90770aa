// Where the bytes of a database file come from: memory, a mapped file, ranges fetched over a network.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace muehle::perfect {

class ByteSource {
 public:
  virtual ~ByteSource() = default;

  virtual std::uint64_t size() const = 0;

  // `length` bytes from `offset`, which lie inside size(). They are in the source itself or in `buffer` and
  // stay there until `buffer` is used again. Empty when they cannot be had now. Any number of threads may
  // read.
  virtual std::span<const std::uint8_t> read(std::uint64_t offset, std::size_t length,
                                             std::vector<std::uint8_t>& buffer) const = 0;

  // Whether bytes that were read once are the same whenever they are read again. Those that come over a
  // network may come a second time.
  virtual bool stable() const { return true; }

  // Whether read() of these bytes has them without waiting for a disk or a network.
  virtual bool at_hand(std::uint64_t offset, std::size_t length) const {
    static_cast<void>(offset);
    static_cast<void>(length);
    return true;
  }

  // Begins to fetch bytes that will be read soon, and does not wait for them.
  virtual void ask_for(std::uint64_t offset, std::size_t length) const {
    static_cast<void>(offset);
    static_cast<void>(length);
  }
};

// Bytes in memory.
class MemorySource final : public ByteSource {
 public:
  explicit MemorySource(std::vector<std::uint8_t> bytes) : bytes_(std::move(bytes)) {}
  std::uint64_t size() const override { return bytes_.size(); }
  std::span<const std::uint8_t> read(std::uint64_t offset, std::size_t length,
                                     std::vector<std::uint8_t>&) const override {
    return std::span(bytes_).subspan(offset, length);
  }

 private:
  std::vector<std::uint8_t> bytes_;
};

}  // namespace muehle::perfect

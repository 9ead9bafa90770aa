// A database file of which some pieces are at hand, as who reads it over a network has them.
#pragma once

#include <map>

#include "perfect/byte_source.h"

namespace muehle::perfect {

// Belongs to one thread. Pieces may overlap; each is kept as it came.
class Pieces {
 public:
  explicit Pieces(std::uint64_t size) : size_(size) {}

  std::uint64_t size() const { return size_; }
  std::uint64_t bytes() const { return bytes_; }  // at hand

  // A piece that lies inside the file; one that was there is replaced.
  void put(std::uint64_t offset, std::vector<std::uint8_t> piece);
  // Empty where these bytes are not in one piece. They stay until the piece is forgotten.
  std::span<const std::uint8_t> find(std::uint64_t offset, std::size_t length) const;
  void drop(std::uint64_t offset);  // the piece that begins there

  // From here on what comes and what is looked at is of this round, which is not before the last one.
  void begin_round(std::uint64_t round) { round_ = round; }
  // Calls `piece` with the round of each and its bytes.
  template <typename Call>
  void for_each(Call&& piece) const {
    for (const auto& [begin, each] : pieces_) piece(each.round, each.bytes.size());
  }
  // Gives up what has neither come nor been looked at since this round began.
  void forget_before(std::uint64_t round);

 private:
  struct Piece {
    std::vector<std::uint8_t> bytes;
    mutable std::uint64_t round = 0;
  };
  std::uint64_t size_;
  std::uint64_t round_ = 0;
  std::uint64_t bytes_ = 0;
  std::uint64_t longest_ = 0;              // bytes of the longest piece there ever was
  std::map<std::uint64_t, Piece> pieces_;  // by offset
};

// The round before which pieces are given up so that the others have at most `most` bytes; those of `last`,
// from which the next answer is made, stay in any case.
std::uint64_t oldest_kept(const std::map<std::uint64_t, std::uint64_t>& bytes_of_rounds, std::uint64_t last,
                          std::uint64_t most);

// Reads them; they outlive it.
class PieceSource final : public ByteSource {
 public:
  explicit PieceSource(const Pieces& pieces) : pieces_(pieces) {}

  std::uint64_t size() const override { return pieces_.size(); }
  std::span<const std::uint8_t> read(std::uint64_t offset, std::size_t length,
                                     std::vector<std::uint8_t>&) const override {
    return pieces_.find(offset, length);
  }
  bool stable() const override { return false; }
  bool at_hand(std::uint64_t offset, std::size_t length) const override {
    return length == 0 || !pieces_.find(offset, length).empty();
  }

 private:
  const Pieces& pieces_;
};

}  // namespace muehle::perfect

#include "perfect/pieces.h"

#include <algorithm>

namespace muehle::perfect {

void Pieces::put(std::uint64_t offset, std::vector<std::uint8_t> piece) {
  if (piece.empty()) return;
  longest_ = std::max<std::uint64_t>(longest_, piece.size());
  Piece& place = pieces_[offset];
  bytes_ += piece.size() - place.bytes.size();
  place = {std::move(piece), round_};
}

std::span<const std::uint8_t> Pieces::find(std::uint64_t offset, std::size_t length) const {
  // The last one that begins before it is most often the one; a longer one may begin earlier.
  for (auto next = pieces_.upper_bound(offset); next != pieces_.begin();) {
    --next;
    const auto& [begin, piece] = *next;
    if (offset - begin >= longest_) break;
    if (offset - begin + length > piece.bytes.size()) continue;
    piece.round = round_;
    return std::span(piece.bytes).subspan(static_cast<std::size_t>(offset - begin), length);
  }
  return {};
}

void Pieces::drop(std::uint64_t offset) {
  const auto piece = pieces_.find(offset);
  if (piece == pieces_.end()) return;
  bytes_ -= piece->second.bytes.size();
  pieces_.erase(piece);
}

void Pieces::forget_before(std::uint64_t round) {
  std::erase_if(pieces_, [&](const auto& each) {
    const Piece& piece = each.second;
    if (piece.round >= round) return false;
    bytes_ -= piece.bytes.size();
    return true;
  });
}

std::uint64_t oldest_kept(const std::map<std::uint64_t, std::uint64_t>& bytes_of_rounds, std::uint64_t last,
                          std::uint64_t most) {
  std::uint64_t kept = 0;
  for (auto each = bytes_of_rounds.rbegin(); each != bytes_of_rounds.rend(); ++each) {
    kept += each->second;
    if (kept > most && each->first < last) return each->first + 1;
  }
  return 0;
}

}  // namespace muehle::perfect

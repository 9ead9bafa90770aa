#include "perfect/pieces.h"

#include <algorithm>

namespace muehle::perfect {

void Pieces::put(std::uint64_t offset, std::vector<std::uint8_t> piece) {
  if (piece.empty()) return;
  longest_ = std::max<std::uint64_t>(longest_, piece.size());
  Piece& place = pieces_[offset];
  bytes_ += piece.size() - place.bytes.size();
  place = {std::move(piece)};
}

std::span<const std::uint8_t> Pieces::find(std::uint64_t offset, std::size_t length) const {
  // The last one that begins before it is most often the one; a longer one may begin earlier.
  for (auto next = pieces_.upper_bound(offset); next != pieces_.begin();) {
    --next;
    const auto& [begin, piece] = *next;
    if (offset - begin >= longest_) break;
    if (offset - begin + length > piece.bytes.size()) continue;
    piece.used = true;
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

void Pieces::forget_unused() {
  for (auto piece = pieces_.begin(); piece != pieces_.end();) {
    if (piece->second.used) {
      piece->second.used = false;
      ++piece;
    } else {
      bytes_ -= piece->second.bytes.size();
      piece = pieces_.erase(piece);
    }
  }
}

}  // namespace muehle::perfect

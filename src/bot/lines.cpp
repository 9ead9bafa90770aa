#include "bot/lines.h"

namespace muehle::bot {

bool Lines::add(std::string_view bytes) {
  bytes_.erase(0, read_);
  read_ = 0;
  const std::size_t last_end = bytes_.rfind('\n');
  std::size_t open = bytes_.size() - (last_end == std::string::npos ? 0 : last_end + 1);
  for (std::string_view rest = bytes; !rest.empty();) {
    const std::size_t end = rest.find('\n');
    open += std::min(end, rest.size());
    if (open > most_bytes_) return false;
    if (end == std::string_view::npos) break;
    rest.remove_prefix(end + 1);
    open = 0;
  }
  bytes_ += bytes;
  return true;
}

std::optional<std::string> Lines::next() {
  const std::size_t end = bytes_.find('\n', read_);
  if (end == std::string::npos) return std::nullopt;
  std::string line = bytes_.substr(read_, end - read_);
  read_ = end + 1;
  if (line.ends_with('\r')) line.pop_back();
  return line;
}

}  // namespace muehle::bot

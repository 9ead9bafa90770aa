// Lines out of bytes that come in pieces of any size.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace muehle::bot {

class Lines {
 public:
  // A longer line is none: nobody can mean it.
  explicit Lines(std::size_t most_bytes) : most_bytes_(most_bytes) {}

  // False when a line has become too long; nothing more is taken then.
  bool add(std::string_view bytes);
  // The next complete line without its end, or nothing.
  std::optional<std::string> next();

 private:
  std::size_t most_bytes_;
  std::string bytes_;
  std::size_t read_ = 0;  // so many of them are lines that were handed out
};

}  // namespace muehle::bot

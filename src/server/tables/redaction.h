// A text that a referee takes out.
#pragma once

#include <cstdint>
#include <string>
#include <variant>

namespace muehle::server {

struct EventText {
  int version = 0;
};
struct ChatText {
  int number = 0;
};

// The message of line `version` of a game, or line `chat` of the table's chat.
struct Redaction {
  std::int64_t game = 0;
  std::variant<EventText, ChatText> what;
  std::string reason;
};

}  // namespace muehle::server

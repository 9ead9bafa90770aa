#include "server/tables/chat.h"

#include <algorithm>

namespace muehle::server {

bool is_chat_preset(std::string_view text) {
  return std::ranges::find(chat_presets, text) != chat_presets.end();
}

}  // namespace muehle::server

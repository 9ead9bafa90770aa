#include "server/kernel/name.h"

#include <string>

#include "server/kernel/plain_text.h"
#include "support/visible_text.h"

namespace muehle::server {

Answer<void> check_name(std::string_view name) {
  if (name.empty()) return {};
  const VisibleText seen = look_at(name);
  if (seen.letters > max_name_letters) {
    return refuse(ErrorCode::bad_request,
                  "a name has at most " + std::to_string(max_name_letters) + " letters");
  }
  if (seen.hides)
    return refuse(ErrorCode::bad_name, "a name holds only characters that can be seen, and spaces");
  if (!is_plain_text(name)) return refuse(ErrorCode::bad_request, "a name must not hold control characters");
  if (!seen.shows) return refuse(ErrorCode::bad_name, "a name has at least one character that can be seen");
  return {};
}

}  // namespace muehle::server

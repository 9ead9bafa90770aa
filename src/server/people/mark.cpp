#include "server/people/mark.h"

#include <algorithm>

#include "server/kernel/kinds.h"
#include "support/text.h"

namespace muehle::server {

bool is_mark(std::string_view text) {
  if (text.empty()) return true;
  const std::size_t dash = text.find('-');
  if (dash == std::string_view::npos ||
      std::ranges::find(mark_grounds, text.substr(0, dash)) == mark_grounds.end())
    return false;
  const std::string_view which = text.substr(dash + 1);
  return which.size() == 1 && read_number(which, 0, most_marks_of_a_name - 1).has_value();
}

Kind<std::string> kinds::mark() {
  Kind<std::string> mark = looked_at(text(), [](std::string said) -> Answer<std::string> {
    if (is_mark(said)) return said;
    return refuse(ErrorCode::bad_request, "mark must be empty, or a ground and a number such as ebony-3");
  });
  mark.schema = schema::ref("Mark");
  return mark;
}

}  // namespace muehle::server

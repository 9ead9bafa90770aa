#include "support/masked.h"

#include <algorithm>
#include <array>

namespace muehle {
namespace {

constexpr std::array<std::string_view, 4> secret_options{"password", "passwd", "secret", "token"};

// The user's part may hold what should have been escaped, so the last `@` before the options ends it.
void mask_user(std::string& text) {
  const std::size_t scheme = text.find("://");
  if (scheme == std::string::npos) return;
  const std::size_t user = scheme + 3;
  const std::size_t options = std::min(text.find('?', user), text.size());
  const std::size_t at = text.substr(0, options).rfind('@');
  const std::size_t colon = text.find(':', user);
  if (at != std::string::npos && colon < at) text.replace(colon + 1, at - colon - 1, mask);
}

void mask_option(std::string& text, std::string_view name) {
  const std::string wanted = std::string(name) + "=";
  for (std::size_t at = text.find(wanted); at != std::string::npos; at = text.find(wanted, at)) {
    at += wanted.size();
    const std::size_t end = std::min(text.find_first_of("& ", at), text.size());
    text.replace(at, end - at, mask);
  }
}

}  // namespace

std::string masked(std::string_view text) {
  std::string shown(text);
  mask_user(shown);
  for (const std::string_view name : secret_options) mask_option(shown, name);
  return shown;
}

}  // namespace muehle

#include "cli/password_file.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/input.h"
#include "support/text.h"

namespace muehle::cli {
namespace {

constexpr std::size_t most_password_bytes = 1000;

}  // namespace

Result<std::string> read_password(const std::string& option, const std::string& file) {
  const Result<std::string> bytes = read_text(file, most_password_bytes);
  if (!bytes) return fail(fmt::format("{}: {}", option, bytes.error().message));
  std::string_view password = *bytes;
  while (password.ends_with('\n') || password.ends_with('\r')) password.remove_suffix(1);
  if (password.empty() || std::ranges::any_of(password, is_control))
    return fail(fmt::format("{} {}: it has the password on one line, and nothing else", option, file));
  return std::string(password);
}

}  // namespace muehle::cli

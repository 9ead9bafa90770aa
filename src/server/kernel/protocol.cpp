#include "server/kernel/protocol.h"

#include <algorithm>
#include <climits>

#include "support/text.h"

namespace muehle::server {
namespace {

constexpr std::string_view subprotocol = "muehle.";

bool is_spoken(int version) { return version >= oldest_protocol && version <= newest_protocol; }

tl::unexpected<Refused> refuse_protocol(std::string_view said) {
  return refuse(ErrorCode::bad_protocol,
                "this server speaks version " + spoken_protocols() + " of its protocol, not " + shown(said));
}

}  // namespace

std::string spoken_protocols() {
  const std::string newest = std::to_string(newest_protocol);
  return oldest_protocol == newest_protocol ? newest : std::to_string(oldest_protocol) + "-" + newest;
}

Answer<void> check_protocol(std::string_view said) {
  if (said.empty()) return {};
  const std::optional<int> version = read_number(said, 0, INT_MAX);
  if (!version || !is_spoken(*version)) return refuse_protocol(said);
  return {};
}

Answer<std::string> choose_protocol(std::string_view offered) {
  int best = 0;
  bool ours = false;
  for (const std::string_view part : split(offered, ',')) {
    const std::string_view name = trim(part);
    if (!name.starts_with(subprotocol)) continue;
    ours = true;
    const std::optional<int> version = read_number(name.substr(subprotocol.size()), 0, INT_MAX);
    if (version && is_spoken(*version)) best = std::max(best, *version);
  }
  if (best > 0) return std::string(subprotocol) + std::to_string(best);
  if (ours) return refuse_protocol(offered);
  return std::string();
}

}  // namespace muehle::server

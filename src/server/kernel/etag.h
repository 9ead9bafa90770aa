// The name of what is handed out, by its content, as the header ETag has it.
#pragma once

#include <fmt/format.h>

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "perfect/checksum.h"

namespace muehle::server {

inline std::string etag_of(std::string_view body) {
  const std::span bytes(reinterpret_cast<const std::uint8_t*>(body.data()), body.size());
  return fmt::format("\"{:016x}\"", perfect::checksum(bytes));
}

}  // namespace muehle::server

// What somebody says of himself on his page, and other texts of several lines: plain, without marks of any
// kind that mean something.
#pragma once

#include <string>
#include <string_view>

#include "server/kernel/refusal.h"

namespace muehle::server {

inline constexpr std::size_t most_about_letters = 300;
inline constexpr std::size_t most_about_lines = 6;

struct TextBounds {
  std::string_view field;
  std::size_t letters;
  std::size_t lines;
};

// As it is kept: without blanks around it, lines ended as everywhere here. Refuses what is too long, and what
// is not seen as it stands there, as names do.
Answer<std::string> read_lines(std::string_view typed, const TextBounds& bounds);
Answer<std::string> read_about(std::string_view typed);

}  // namespace muehle::server

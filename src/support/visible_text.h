// What is to be seen of a text of people, and what is not.
#pragma once

#include <cstddef>
#include <string_view>

namespace muehle {

struct VisibleText {
  std::size_t letters = 0;     // code points
  bool hides = false;          // something in it is not seen, turns the text around it, or is no letter
  bool shows = false;          // something in it is
  std::size_t most_marks = 0;  // as many stand on one letter
};

// In UTF-8; what is none counts as hidden.
VisibleText look_at(std::string_view utf8);

}  // namespace muehle

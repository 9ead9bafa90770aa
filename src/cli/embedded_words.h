// The files words/de.json and words/en.json, which are part of the program.
#pragma once

#include <string_view>

namespace muehle {

std::string_view german_words();
std::string_view english_words();

}  // namespace muehle

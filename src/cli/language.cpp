#include "cli/language.h"

#include <cstdlib>

namespace muehle::cli {

Language environment_language() {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = std::getenv(name);
    if (value == nullptr || *value == '\0') continue;
    return std::string_view(value).starts_with("de") ? Language::german : Language::english;
  }
  return Language::english;
}

Result<Language> parse_language(std::string_view text) {
  if (text == "de") return Language::german;
  if (text == "en") return Language::english;
  return fail("unknown language '" + std::string(text) + "'; there are de and en");
}

}  // namespace muehle::cli

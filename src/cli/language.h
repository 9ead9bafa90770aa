// The two languages a player can read.
#pragma once

#include <string_view>

#include "rules/ruleset.h"

namespace muehle::cli {

enum class Language { english, german };

// From LC_ALL, LC_MESSAGES or LANG, the first that is set: German for `de…`, else English.
Language environment_language();

// `de` or `en`; anything else is refused.
Result<Language> parse_language(std::string_view text);

constexpr std::string_view pick(Words words, Language language) {
  return language == Language::german ? words.de : words.en;
}

}  // namespace muehle::cli

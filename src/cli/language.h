// The two languages a player can read, and what is said in them.
#pragma once

#include <string>
#include <string_view>

#include "rules/movegen.h"

namespace muehle::cli {

enum class Language { english, german };

// The same sentence in both.
struct Words {
  std::string_view de;
  std::string_view en;
};

constexpr std::string_view pick(Words words, Language language) {
  return language == Language::german ? words.de : words.en;
}

// From LC_ALL, LC_MESSAGES or LANG, the first that is set: German for `de…`, else English.
Language environment_language();

// What --lang says: `de`, `en`, or the language of the environment where it is not given.
Result<Language> chosen_language(std::string_view option);

// What the page says too stands in words/de.json and words/en.json: the text at a path, as in
// `/presets/standard/title`, or nothing.
std::string_view find_shared_text(std::string_view path, Language language);
// The same for a path that is there.
Words shared_text(std::string_view path);

// A sentence of `errors` in those files by its code; nothing where that language has none.
std::string_view find_sentence(std::string_view code, Language language);
std::string_view fault_sentence(Fault fault, Language language);

// What an error says, on one line. What only programs and their keepers see is English in both.
std::string message_of(const Error& error, Language language);

}  // namespace muehle::cli

#include "cli/language.h"

#include <fmt/format.h>

#include <boost/json.hpp>
#include <cassert>
#include <cstdlib>

#include "cli/embedded_words.h"
#include "support/text.h"

namespace muehle::cli {
namespace {

namespace json = boost::json;

const json::value& shared_texts(Language language) {
  static const json::value german = json::parse(german_words());
  static const json::value english = json::parse(english_words());
  return language == Language::german ? german : english;
}

// `Zeile 3, Spalte 7: `
std::string place(const Error& error, Language language) {
  if (error.line == 0) return {};
  std::string text = fmt::format("{} {}", pick({"Zeile", "line"}, language), error.line);
  if (error.column > 0) text += fmt::format(", {} {}", pick({"Spalte", "column"}, language), error.column);
  return text + ": ";
}

}  // namespace

Language environment_language() {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = std::getenv(name);
    if (value == nullptr || *value == '\0') continue;
    return std::string_view(value).starts_with("de") ? Language::german : Language::english;
  }
  return Language::english;
}

Result<Language> chosen_language(std::string_view option) {
  if (option.empty()) return environment_language();
  if (option == "de") return Language::german;
  if (option == "en") return Language::english;
  return fail("unknown language '" + std::string(option) + "'; there are de and en");
}

std::string_view find_shared_text(std::string_view path, Language language) {
  json::error_code missing;
  const json::value* found = shared_texts(language).find_pointer(path, missing);
  if (found == nullptr || !found->is_string()) return {};
  return found->get_string();
}

Words shared_text(std::string_view path) {
  const Words words{find_shared_text(path, Language::german), find_shared_text(path, Language::english)};
  assert(!words.de.empty() && !words.en.empty());
  return words;
}

std::string_view find_sentence(std::string_view code, Language language) {
  const std::string_view sentence = find_shared_text(fmt::format("/errors/{}", code), language);
  return sentence.empty() ? find_shared_text(fmt::format("/records/{}", code), language) : sentence;
}

std::string_view fault_sentence(Fault fault, Language language) {
  if (language == Language::english) return describe(fault);
  const std::string_view sentence = find_sentence(muehle::to_text(fault), language);
  return sentence.empty() ? describe(fault) : sentence;
}

std::string message_of(const Error& error, Language language) {
  if (language == Language::english || error.code.empty()) return error.message;
  const std::string_view sentence = find_sentence(error.code, language);
  if (sentence.empty()) return error.message;
  const std::string said = filled(sentence, error.arguments, "oder");
  // A sentence that has no room for an argument says why a move is not legal; the argument is the move.
  const bool of_move = error.arguments.size() == 1 && sentence.find('{') == std::string_view::npos;
  const std::string move = of_move ? fmt::format("Der Zug {} geht nicht. ", error.arguments.front()) : "";
  return error.source + place(error, language) + move + said;
}

}  // namespace muehle::cli

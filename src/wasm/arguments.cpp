#include "wasm/arguments.h"

#include "support/json.h"
#include "wasm/view.h"

namespace muehle::wasm {

std::string_view take_line(std::string_view& text) {
  const std::size_t end = text.find('\n');
  const std::string_view line = text.substr(0, end);
  text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
  return line;
}

std::string_view take_word(std::string_view& line) {
  const std::size_t end = line.find(' ');
  const std::string_view word = line.substr(0, end);
  line = end == std::string_view::npos ? std::string_view() : line.substr(end + 1);
  return word;
}

std::string error(std::string_view code, std::string_view message, const Error* reason) {
  Json json;
  json.open_object().open_object("error").text("code", code).text("message", message);
  write_reason(json, reason);
  return json.close_object().close_object().take();
}

std::string error(std::string_view code, const Error& unreadable) {
  return error(code, unreadable.message, &unreadable);
}

std::string error(const GameError& refused) {
  const std::string_view code = to_text(refused.refusal);
  if (!refused.fault) return error(code, refused.message);
  const Error fault = error_of(*refused.fault);
  return error(code, refused.message, &fault);
}

}  // namespace muehle::wasm

#include "support/result.h"

#include <utility>

namespace muehle {

Error::Error(std::string text, std::string_view name) : message(std::move(text)), code(name) {}
Error::Error(const Error&) = default;
Error::Error(Error&&) noexcept = default;
Error& Error::operator=(const Error&) = default;
Error& Error::operator=(Error&&) noexcept = default;
Error::~Error() = default;

tl::unexpected<Error> fail(std::string message) { return tl::unexpected<Error>(Error(std::move(message))); }

tl::unexpected<Error> fail_in(std::string source, Error error) {
  error.message.insert(0, source);
  error.source.insert(0, source);
  return tl::unexpected<Error>(std::move(error));
}

namespace {
std::string place_of(int line, int column) {
  std::string place = "line " + std::to_string(line);
  if (column > 0) place += ", column " + std::to_string(column);
  return place + ": ";
}
}  // namespace

tl::unexpected<Error> fail_at(int line, int column, Error error) {
  error.message.insert(0, place_of(line, column));
  error.line = line;
  error.column = column;
  return tl::unexpected<Error>(std::move(error));
}

Error moved_down(Error error, int lines) {
  const std::string place = place_of(error.line, error.column);
  error.message.replace(error.source.size(), place.size(), place_of(error.line + lines, error.column));
  error.line += lines;
  return error;
}

}  // namespace muehle

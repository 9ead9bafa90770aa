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

tl::unexpected<Error> fail_at(int line, int column, Error error) {
  std::string place = "line " + std::to_string(line);
  if (column > 0) place += ", column " + std::to_string(column);
  error.message.insert(0, place + ": ");
  error.line = line;
  error.column = column;
  return tl::unexpected<Error>(std::move(error));
}

}  // namespace muehle

#include "storage/sql.h"

namespace muehle::sql {

Statement& Statement::bind(int parameter, std::int64_t value) {
  execution_->bind(parameter, value);
  return *this;
}

Statement& Statement::bind(int parameter, std::string_view value) {
  execution_->bind(parameter, value);
  return *this;
}

Statement& Statement::bind(int parameter, std::span<const unsigned char> value) {
  execution_->bind(parameter, value);
  return *this;
}

Statement& Statement::bind_real(int parameter, double value) {
  execution_->bind(parameter, value);
  return *this;
}

Statement& Statement::bind_or_null(int parameter, const std::optional<std::string>& value) {
  if (value) return bind(parameter, std::string_view(*value));
  execution_->bind_no_text(parameter);
  return *this;
}

Statement& Statement::bind_or_null(int parameter, const std::optional<std::int64_t>& value) {
  if (value) return bind(parameter, *value);
  execution_->bind_no_integer(parameter);
  return *this;
}

Statement& Statement::ask() {
  execution_->ask({});
  return *this;
}

std::int64_t Database::number(std::string_view sql) {
  Statement statement = prepare(sql);
  statement.step();
  return statement.integer(0);
}

}  // namespace muehle::sql

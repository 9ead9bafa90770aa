#include "storage/postgres_execution.h"

#include <fmt/format.h>
#include <libpq-fe.h>

#include <charconv>
#include <utility>

namespace muehle::postgres {
namespace {

// Types as the catalogue of PostgreSQL numbers them. They are always given, so that a parameter means the
// same wherever it stands.
constexpr Oid bytea_type = 17;
constexpr Oid int8_type = 20;
constexpr Oid text_type = 25;
constexpr Oid float8_type = 701;

// The memory for what was sent has an end.
constexpr std::size_t most_unanswered = 1'000;

std::string in_hex(std::span<const unsigned char> bytes) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string all = "\\x";
  all.reserve(2 + 2 * bytes.size());
  for (const unsigned char byte : bytes) {
    all += digits[byte >> 4];
    all += digits[byte & 15];
  }
  return all;
}

unsigned char digit_of(char c) { return static_cast<unsigned char>(c <= '9' ? c - '0' : c - 'a' + 10); }

std::vector<unsigned char> out_of_hex(std::string_view hex) {
  std::vector<unsigned char> bytes;
  if (!hex.starts_with("\\x")) return bytes;
  bytes.reserve(hex.size() / 2);
  for (std::size_t i = 2; i + 1 < hex.size(); i += 2)
    bytes.push_back(static_cast<unsigned char>(digit_of(hex[i]) << 4 | digit_of(hex[i + 1])));
  return bytes;
}

}  // namespace

void Execution::bind(int parameter, std::int64_t value) { set(parameter, int8_type, std::to_string(value)); }

void Execution::bind(int parameter, double value) { set(parameter, float8_type, fmt::format("{}", value)); }

void Execution::bind(int parameter, std::string_view value) {
  // It cannot be stored there, and SQLite would cut it off where it is read.
  if (value.find('\0') != std::string_view::npos)
    throw Failure{Failure::Kind::conflict, "a text with a zero byte"};
  set(parameter, text_type, std::string(value));
}

void Execution::bind(int parameter, std::span<const unsigned char> value) {
  set(parameter, bytea_type, in_hex(value));
}

void Execution::bind_no_integer(int parameter) { set(parameter, int8_type, std::nullopt); }
void Execution::bind_no_text(int parameter) { set(parameter, text_type, std::nullopt); }

void Execution::set(int parameter, Oid type, std::optional<std::string> value) {
  const auto place = static_cast<std::size_t>(parameter);
  if (values_.size() < place) {
    values_.resize(place);
    types_.resize(place, text_type);  // one that stands nowhere needs a type, too
  }
  values_[place - 1] = std::move(value);
  types_[place - 1] = type;
}

void Execution::ask(std::string_view or_conflict) {
  send(or_conflict.empty() ? std::nullopt
                           : std::optional(Failure{Failure::Kind::conflict, std::string(or_conflict)}));
  if (!database_.in_transaction_ || database_.sent_.size() >= most_unanswered) database_.settle();
}

void Execution::send(std::optional<Failure> if_nothing) {
  std::string key = sql_;
  for (const Oid type : types_) key += fmt::format("|{}", type);
  std::vector<const char*> values;
  values.reserve(values_.size());
  for (const std::optional<std::string>& value : values_) values.push_back(value ? value->c_str() : nullptr);
  sent_ = database_.send(database_.prepared(key, sql_, types_), values, std::move(if_nothing));
}

bool Execution::step() {
  if (!sent_) send(std::nullopt);
  if (!sent_->answer) database_.settle();
  if (!sent_->answer) throw Failure{Failure::Kind::busy, "a statement before it has failed"};
  return ++row_ < PQntuples(sent_->answer.get());
}

std::int64_t Execution::integer(int column) const {
  const std::string_view value = value_of(column);
  if (value == "t") return 1;
  std::int64_t number = 0;
  std::from_chars(value.data(), value.data() + value.size(), number);
  return number;  // 0 for NULL and `f`
}

double Execution::real(int column) const {
  const std::string_view value = value_of(column);
  double number = 0;
  std::from_chars(value.data(), value.data() + value.size(), number);
  return number;
}

std::span<const unsigned char> Execution::blob(int column) const {
  blob_ = out_of_hex(value_of(column));
  return blob_;
}

bool Execution::is_null(int column) const { return PQgetisnull(sent_->answer.get(), row_, column) != 0; }

std::string_view Execution::value_of(int column) const {
  return {PQgetvalue(sent_->answer.get(), row_, column),
          static_cast<std::size_t>(PQgetlength(sent_->answer.get(), row_, column))};
}

}  // namespace muehle::postgres

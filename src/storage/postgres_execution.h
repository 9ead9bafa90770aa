// One run of a statement on PostgreSQL: values as the text in which they go there, rows as that in which they
// come back.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "storage/postgres.h"

namespace muehle::postgres {

class Execution final : public sql::Execution {
 public:
  Execution(Database& database, std::string_view sql) : database_(database), sql_(sql) {}

  void bind(int parameter, std::int64_t value) override;
  void bind(int parameter, double value) override;
  void bind(int parameter, std::string_view value) override;
  void bind(int parameter, std::span<const unsigned char> value) override;
  void bind_no_integer(int parameter) override;
  void bind_no_text(int parameter) override;

  void ask(std::string_view or_conflict) override;
  // `if_nothing`: what it fails with where it changes or finds no row.
  void send(std::optional<Failure> if_nothing);
  // The whole answer is fetched with the first step.
  bool step() override;

  std::int64_t integer(int column) const override;
  double real(int column) const override;
  std::string text(int column) const override { return std::string(value_of(column)); }
  std::span<const unsigned char> blob(int column) const override;
  bool is_null(int column) const override;

 private:
  void set(int parameter, unsigned type, std::optional<std::string> value);
  std::string_view value_of(int column) const;

  Database& database_;
  std::string sql_;
  std::vector<std::optional<std::string>> values_;
  std::vector<unsigned> types_;
  std::shared_ptr<const Database::Sent> sent_;
  int row_ = -1;
  mutable std::vector<unsigned char> blob_;
};

}  // namespace muehle::postgres

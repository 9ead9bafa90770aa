// What the statements of a collection share: the open file, how positions and names are compared, and which
// games are wanted.
#pragma once

#include <fmt/format.h>

#include "collection/collection.h"
#include "storage/sqlite.h"

namespace muehle::collection {

struct Collection::Tables {
  std::filesystem::path file;
  sqlite::Database database;

  // What a statement that fails throws becomes an error with the name of the file.
  template <typename Work>
  auto attempt(Work&& work) -> Result<decltype(work(database))> {
    try {
      return work(database);
    } catch (const sql::Failure& failure) {
      return fail(fmt::format("{}: {}", file.string(), failure.message));
    }
  }
};

// To its end.
void run(sql::Statement& statement);

// The same for positions that are alike by symmetry.
std::int64_t key_of(const Position& position);

// Which of the games `g` are wanted, as the part of a statement, and what is bound to it.
class Condition {
 public:
  explicit Condition(const Wanted& wanted);

  // ` WHERE …`, or ` AND …` behind another condition; empty where all are wanted.
  std::string text(std::string_view word) const;
  // From parameter `first` on; the number of the next one.
  int bind(sql::Statement& statement, int first) const;

 private:
  struct Value {
    Value(std::int64_t given) : number(given) {}
    Value(std::string given) : text(std::move(given)) {}
    std::optional<std::int64_t> number;
    std::string text;
  };
  template <typename... Values>
  void add(std::string_view condition, Values... values) {
    if (!text_.empty()) text_ += " AND ";
    text_ += condition;
    (values_.emplace_back(std::move(values)), ...);
  }

  std::string text_;
  std::vector<Value> values_;
};

}  // namespace muehle::collection

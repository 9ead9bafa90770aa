// Seeks in an SQLite file.
#pragma once

#include "storage/seeks.h"
#include "storage/sqlite.h"

namespace muehle::sqlite {

class Seeks final : public muehle::Seeks {
 public:
  explicit Seeks(Database& database) : database_(database) {}

  void add(const StoredSeek& seek) override;
  void remove(const std::string& id) override;
  std::vector<StoredSeek> all() override;

 private:
  Database& database_;
};

}  // namespace muehle::sqlite

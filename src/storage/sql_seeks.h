// Seeks in an SQL database.
#pragma once

#include "storage/seeks.h"
#include "storage/sql.h"

namespace muehle::sql {

class Seeks final : public muehle::Seeks {
 public:
  explicit Seeks(Database& database) : database_(database) {}

  void add(const StoredSeek& seek) override;
  bool remove(const std::string& id) override;
  bool has(const std::string& id) override;
  std::vector<StoredSeek> of(PlayerId player) override;
  std::vector<StoredSeek> all() override;

 private:
  Database& database_;
};

}  // namespace muehle::sql

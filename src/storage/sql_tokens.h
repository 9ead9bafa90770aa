// Tokens of programs in an SQL database.
#pragma once

#include "storage/sql.h"
#include "storage/tokens.h"

namespace muehle::sql {

class Tokens final : public muehle::Tokens {
 public:
  explicit Tokens(Database& database) : database_(database) {}

  std::optional<std::int64_t> add(PlayerId player, const NewToken& token, int most) override;
  std::vector<StoredToken> of(PlayerId player) override;
  std::optional<StoredToken> find(const SecretHash& hash) override;
  void use(std::int64_t token, UnixSeconds at) override;
  bool remove(PlayerId player, std::int64_t token) override;

 private:
  Database& database_;
};

}  // namespace muehle::sql

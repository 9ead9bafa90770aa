// Invitations in an SQL database.
#pragma once

#include "storage/invitations.h"
#include "storage/sql.h"

namespace muehle::sql {

class Invitations final : public muehle::Invitations {
 public:
  explicit Invitations(Database& database) : database_(database) {}

  std::int64_t add(const SecretHash& code, std::optional<PlayerId> by, UnixSeconds at,
                   UnixSeconds good_until) override;
  std::vector<StoredInvitation> open(UnixSeconds now) override;
  bool is_open(const SecretHash& code, UnixSeconds now) override;
  bool use(const SecretHash& code, UnixSeconds now) override;
  bool withdraw(std::int64_t id) override;
  void forget_ended(UnixSeconds now) override;

 private:
  Database& database_;
};

}  // namespace muehle::sql

// Mail addresses and links in an SQL database.
#pragma once

#include "storage/mail.h"
#include "storage/sql.h"

namespace muehle::sql {

class MailAddresses final : public muehle::MailAddresses {
 public:
  explicit MailAddresses(Database& database) : database_(database) {}

  MailAddress of(PlayerId player, UnixSeconds now) override;
  std::optional<AddressedPlayer> by_skeleton(const std::string& skeleton) override;
  std::vector<AddressedPlayer> by_address(const std::string& address, int most) override;
  void add_link(const MailLink& link) override;
  void take_back_link(const SecretHash& token) override;
  int links(PlayerId player, MailPurpose purpose, UnixSeconds now) override;
  std::optional<MailLink> open(const SecretHash& token, MailPurpose purpose, UnixSeconds now) override;
  void confirm(PlayerId player, const std::string& address, UnixSeconds at) override;
  void remove(PlayerId player) override;
  void forget_ended(UnixSeconds now) override;

 private:
  Database& database_;
};

// What hosts have handed to a player opens nothing any more, or what they have handed to anybody.
void remove_handed_links(Database& database, PlayerId player);
void remove_handed_links(Database& database);
// What was sent or handed to a player opens nothing any more; what was sent counts on.
void close_links(Database& database, PlayerId player);

}  // namespace muehle::sql

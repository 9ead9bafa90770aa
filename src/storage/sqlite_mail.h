// Mail addresses and links in an SQLite file.
#pragma once

#include "storage/mail.h"
#include "storage/sqlite.h"

namespace muehle::sqlite {

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
  void close_links(PlayerId player);

  Database& database_;
};

}  // namespace muehle::sqlite

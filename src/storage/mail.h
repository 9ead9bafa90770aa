// Where mail goes to players who forgot their password, and the links sent to them, as they are stored.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "storage/players.h"

namespace muehle {

// What a link is for: saying that an address is one's own, or setting another password.
enum class MailPurpose { confirm, reset };

struct MailLink {
  SecretHash token{};
  PlayerId player = 0;
  MailPurpose purpose = MailPurpose::confirm;
  std::string address;
  UnixSeconds good_until = 0;
};
struct MailAddress {
  std::optional<std::string> confirmed;
  std::optional<std::string> waiting;  // to be confirmed by the link that was sent there
  friend bool operator==(const MailAddress&, const MailAddress&) = default;
};
struct AddressedPlayer {
  StoredPlayer player;
  std::string address;
};

// As it is compared: servers tell letters of one size from those of the other, people do not.
std::string folded_address(const std::string& address);

class MailAddresses {
 public:
  virtual ~MailAddresses() = default;

  virtual MailAddress of(PlayerId player, UnixSeconds now) = 0;
  // With a confirmed address, by the name that all that look like it share.
  virtual std::optional<AddressedPlayer> by_skeleton(const std::string& skeleton) = 0;
  // Those whose confirmed address it is, the oldest accounts first.
  virtual std::vector<AddressedPlayer> by_address(const std::string& address, int most) = 0;

  // Earlier links to confirm an address open nothing any more; nor do earlier ones without an address, where
  // this one has none: it is handed over, not sent.
  virtual void add_link(const MailLink& link) = 0;
  // One that could not be sent.
  virtual void take_back_link(const SecretHash& token) = 0;
  // How many were sent to him that have not ended, used ones among them; not what was handed over.
  virtual int links(PlayerId player, MailPurpose purpose, UnixSeconds now) = 0;
  // Nothing for one that opens nothing, or nothing any more.
  virtual std::optional<MailLink> open(const SecretHash& token, MailPurpose purpose, UnixSeconds now) = 0;
  // It is his address now; all links sent to him before open nothing any more.
  virtual void confirm(PlayerId player, const std::string& address, UnixSeconds at) = 0;
  // Nothing is sent to him any more, also no mail when it is his move, and no link opens anything.
  virtual void remove(PlayerId player) = 0;
  // Links that have ended.
  virtual void forget_ended(UnixSeconds now) = 0;
};

}  // namespace muehle

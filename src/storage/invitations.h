// Who may register where that takes an invitation, as it is stored: codes that each open one account.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "storage/players.h"

namespace muehle {

struct StoredInvitation {
  std::int64_t id = 0;
  std::string by;  // the host who made it; empty: made at the command line
  UnixSeconds made_at = 0;
  UnixSeconds good_until = 0;
};

class Invitations {
 public:
  virtual ~Invitations() = default;

  // `by`: none at the command line. Its number.
  virtual std::int64_t add(const SecretHash& code, std::optional<PlayerId> by, UnixSeconds at,
                           UnixSeconds good_until) = 0;
  // Those that still open an account, the newest first.
  virtual std::vector<StoredInvitation> open(UnixSeconds now) = 0;
  virtual bool is_open(const SecretHash& code, UnixSeconds now) = 0;
  // Whether it was open; it is not there any more then.
  virtual bool use(const SecretHash& code, UnixSeconds now) = 0;
  // Whether it was there.
  virtual bool withdraw(std::int64_t id) = 0;
  // Those that have ended.
  virtual void forget_ended(UnixSeconds now) = 0;
};

}  // namespace muehle

#include "server/people/entry_code.h"

namespace muehle::server {

bool opens_account(Transaction& all, const std::optional<SecretHash>& code, UnixSeconds now) {
  return code && (all.invitations().is_open(*code, now) || all.clubs().opened_by(*code, now));
}

void use_entry_code(Transaction& all, const std::optional<SecretHash>& code, bool invited, PlayerId player,
                    UnixSeconds now) {
  if (!code) return;
  if (invited && all.invitations().use(*code, now)) return;
  all.clubs().open_letter(*code, player, now);
}

}  // namespace muehle::server

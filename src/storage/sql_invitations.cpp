#include "storage/sql_invitations.h"

namespace muehle::sql {

std::int64_t Invitations::add(const SecretHash& code, std::optional<PlayerId> by, UnixSeconds at,
                              UnixSeconds good_until) {
  Statement row = database_.prepare(
      "INSERT INTO invitations (code_hash, made_by, made_at, good_until) VALUES (?, ?, ?, ?) RETURNING id");
  row.bind(1, std::span<const unsigned char>(code))
      .bind_or_null(2, by)
      .bind(3, at)
      .bind(4, good_until)
      .step();
  return row.integer(0);
}

std::vector<StoredInvitation> Invitations::open(UnixSeconds now) {
  std::vector<StoredInvitation> all;
  Statement row = database_.prepare(
      "SELECT invitations.id, coalesce(name, ''), made_at, good_until FROM invitations"
      " LEFT JOIN players ON players.id = made_by WHERE good_until > ? ORDER BY invitations.id DESC");
  row.bind(1, now);
  while (row.step()) all.push_back({row.integer(0), row.text(1), row.integer(2), row.integer(3)});
  return all;
}

bool Invitations::is_open(const SecretHash& code, UnixSeconds now) {
  Statement row = database_.prepare("SELECT 1 FROM invitations WHERE code_hash = ? AND good_until > ?");
  return row.bind(1, std::span<const unsigned char>(code)).bind(2, now).step();
}

bool Invitations::use(const SecretHash& code, UnixSeconds now) {
  database_.prepare("DELETE FROM invitations WHERE code_hash = ? AND good_until > ?")
      .bind(1, std::span<const unsigned char>(code))
      .bind(2, now)
      .step();
  return database_.changes() > 0;
}

bool Invitations::withdraw(std::int64_t id) {
  database_.prepare("DELETE FROM invitations WHERE id = ?").bind(1, id).step();
  return database_.changes() > 0;
}

void Invitations::forget_ended(UnixSeconds now) {
  database_.prepare("DELETE FROM invitations WHERE good_until <= ?").bind(1, now).ask();
}

}  // namespace muehle::sql

#include "storage/sql_mail.h"

#include <algorithm>
#include <string_view>

namespace muehle {

std::string folded_address(const std::string& address) {
  std::string folded = address;
  std::ranges::transform(folded, folded.begin(),
                         [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
  return folded;
}

}  // namespace muehle

namespace muehle::sql {
namespace {

constexpr const char* addressed =
    "SELECT players.id, name, language, created_at, address FROM mail_addresses JOIN players"
    " ON players.id = player WHERE skeleton IS NOT NULL AND ";

std::string_view to_text(MailPurpose purpose) {
  return purpose == MailPurpose::confirm ? "confirm" : "reset";
}

AddressedPlayer addressed_player(const Statement& row) {
  return {{.id = row.integer(0),
           .name = row.text(1),
           .registered = true,
           .language = row.text(2),
           .created_at = row.integer(3)},
          row.text(4)};
}

}  // namespace

void remove_handed_links(Database& database, PlayerId player) {
  database.prepare("DELETE FROM mail_links WHERE player = ? AND address = ''").bind(1, player).ask();
}

void remove_handed_links(Database& database) {
  database.prepare("DELETE FROM mail_links WHERE address = ''").ask();
}

void close_links(Database& database, PlayerId player) {
  remove_handed_links(database, player);
  database.prepare("UPDATE mail_links SET address = NULL WHERE player = ?").bind(1, player).ask();
}

MailAddress MailAddresses::of(PlayerId player, UnixSeconds now) {
  MailAddress found;
  Statement row = database_.prepare("SELECT address FROM mail_addresses WHERE player = ?");
  if (row.bind(1, player).step()) found.confirmed = row.text(0);
  Statement link = database_.prepare(
      "SELECT address FROM mail_links WHERE player = ? AND purpose = 'confirm' AND address IS NOT NULL"
      " AND good_until > ?");
  if (link.bind(1, player).bind(2, now).step()) found.waiting = link.text(0);
  return found;
}

std::optional<AddressedPlayer> MailAddresses::by_skeleton(const std::string& skeleton) {
  Statement row = database_.prepare(std::string(addressed) + "skeleton = ?");
  if (!row.bind(1, skeleton).step()) return std::nullopt;
  return addressed_player(row);
}

std::vector<AddressedPlayer> MailAddresses::by_address(const std::string& address, int most) {
  std::vector<AddressedPlayer> all;
  Statement row = database_.prepare(std::string(addressed) + "folded = ? ORDER BY players.id LIMIT ?");
  row.bind(1, folded_address(address)).bind(2, std::int64_t{most});
  while (row.step()) all.push_back(addressed_player(row));
  return all;
}

void MailAddresses::add_link(const MailLink& link) {
  if (link.purpose == MailPurpose::confirm) {
    database_.prepare("UPDATE mail_links SET address = NULL WHERE player = ? AND purpose = 'confirm'")
        .bind(1, link.player)
        .ask();
  }
  if (link.address.empty()) remove_handed_links(database_, link.player);
  database_
      .prepare(
          "INSERT INTO mail_links (token_hash, player, purpose, address, good_until) VALUES (?, ?, ?, ?, ?)")
      .bind(1, std::span<const unsigned char>(link.token))
      .bind(2, link.player)
      .bind(3, to_text(link.purpose))
      .bind(4, link.address)
      .bind(5, link.good_until)
      .ask();
}

void MailAddresses::take_back_link(const SecretHash& token) {
  database_.prepare("DELETE FROM mail_links WHERE token_hash = ?")
      .bind(1, std::span<const unsigned char>(token))
      .ask();
}

int MailAddresses::links(PlayerId player, MailPurpose purpose, UnixSeconds now) {
  Statement row = database_.prepare(
      "SELECT count(*) FROM mail_links WHERE player = ? AND purpose = ? AND good_until > ?"
      " AND (address IS NULL OR address <> '')");
  row.bind(1, player).bind(2, to_text(purpose)).bind(3, now).step();
  return static_cast<int>(row.integer(0));
}

std::optional<MailLink> MailAddresses::open(const SecretHash& token, MailPurpose purpose, UnixSeconds now) {
  Statement row = database_.prepare(
      "SELECT player, address, good_until FROM mail_links WHERE token_hash = ? AND purpose = ?"
      " AND address IS NOT NULL AND good_until > ?");
  row.bind(1, std::span<const unsigned char>(token)).bind(2, to_text(purpose)).bind(3, now);
  if (!row.step()) return std::nullopt;
  return MailLink{.token = token,
                  .player = row.integer(0),
                  .purpose = purpose,
                  .address = row.text(1),
                  .good_until = row.integer(2)};
}

void MailAddresses::confirm(PlayerId player, const std::string& address, UnixSeconds at) {
  database_.prepare("DELETE FROM mail_addresses WHERE player = ?").bind(1, player).ask();
  database_.prepare("INSERT INTO mail_addresses (player, address, folded, confirmed_at) VALUES (?, ?, ?, ?)")
      .bind(1, player)
      .bind(2, address)
      .bind(3, folded_address(address))
      .bind(4, at)
      .ask();
  close_links(database_, player);
}

void MailAddresses::remove(PlayerId player) {
  for (const char* sql :
       {"DELETE FROM mail_addresses WHERE player = ?", "DELETE FROM turn_mails WHERE player = ?"})
    database_.prepare(sql).bind(1, player).ask();
  close_links(database_, player);
}

void MailAddresses::forget_ended(UnixSeconds now) {
  database_.prepare("DELETE FROM mail_links WHERE good_until <= ?").bind(1, now).ask();
}

}  // namespace muehle::sql

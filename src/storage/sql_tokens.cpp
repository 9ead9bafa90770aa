#include "storage/sql_tokens.h"

namespace muehle::sql {
namespace {

constexpr const char* select_tokens =
    "SELECT tokens.id, player, tokens.name, scopes, made_at, used_at FROM tokens"
    " JOIN players ON players.id = player WHERE skeleton IS NOT NULL";

StoredToken token_of(const Statement& row) {
  StoredToken token{.id = row.integer(0),
                    .player = row.integer(1),
                    .name = row.text(2),
                    .scopes = row.text(3),
                    .made_at = row.integer(4)};
  if (!row.is_null(5)) token.used_at = row.integer(5);
  return token;
}

}  // namespace

std::optional<std::int64_t> Tokens::add(PlayerId player, const NewToken& token, int most) {
  Statement count = database_.prepare("SELECT count(*) FROM tokens WHERE player = ?");
  if (count.bind(1, player).step() && count.integer(0) >= most) return std::nullopt;
  Statement row = database_.prepare(
      "INSERT INTO tokens (token_hash, player, name, scopes, made_at) VALUES (?, ?, ?, ?, ?) RETURNING id");
  row.bind(1, std::span<const unsigned char>(token.hash))
      .bind(2, player)
      .bind(3, token.name)
      .bind(4, token.scopes)
      .bind(5, token.at)
      .step();
  return row.integer(0);
}

std::vector<StoredToken> Tokens::of(PlayerId player) {
  std::vector<StoredToken> tokens;
  Statement row =
      database_.prepare(std::string(select_tokens) + " AND player = ? ORDER BY made_at DESC, tokens.id DESC");
  row.bind(1, player);
  while (row.step()) tokens.push_back(token_of(row));
  return tokens;
}

std::optional<StoredToken> Tokens::find(const SecretHash& hash) {
  Statement row = database_.prepare(std::string(select_tokens) + " AND token_hash = ?");
  if (!row.bind(1, std::span<const unsigned char>(hash)).step()) return std::nullopt;
  return token_of(row);
}

void Tokens::use(std::int64_t token, UnixSeconds at) {
  database_.prepare("UPDATE tokens SET used_at = ? WHERE id = ?").bind(1, at).bind(2, token).ask();
}

bool Tokens::remove(PlayerId player, std::int64_t token) {
  database_.prepare("DELETE FROM tokens WHERE player = ? AND id = ?").bind(1, player).bind(2, token).step();
  return database_.changes() > 0;
}

}  // namespace muehle::sql

#include "server/people/tokens.h"

#include <spdlog/spdlog.h>

#include "server/kernel/await_store.h"
#include "server/kernel/refuse_store.h"
#include "server/kernel/secrets.h"
#include "server/people/people.h"
#include "support/text.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;

constexpr std::string_view prefix = "muehle_";  // so that it is known for what it is where it should not be
constexpr std::string_view scheme = "Bearer ";
constexpr UnixSeconds use_again = 3600;

tl::unexpected<Refused> bad_token() {
  return refuse(ErrorCode::bad_token,
                "this token opens nothing: it was revoked, or never was one; make another in the account");
}

}  // namespace

std::optional<std::string> bearer_token(std::string_view authorization) {
  if (!authorization.starts_with(scheme)) return std::nullopt;
  return std::string(trim(authorization.substr(scheme.size())));
}

asio::awaitable<Answer<Tokens::Made>> Tokens::make(StoredPlayer player, std::string checked, std::string name,
                                                   Scopes scopes) {
  const std::string secret = new_secret();
  const NewToken token{
      .hash = *hash_secret(secret), .name = name, .scopes = to_text(scopes), .at = time_.now().at};
  using Added = Answer<std::int64_t>;
  std::function<Added(Transaction&)> work = [id = player.id, checked, token](Transaction& all) -> Added {
    if (all.players().password_of(id) != checked) return bad_login();
    if (const std::optional<std::int64_t> added = all.tokens().add(id, token, most_tokens)) return *added;
    return refuse(ErrorCode::too_many_tokens,
                  "an account has at most " + std::to_string(most_tokens) + " tokens; revoke one first");
  };
  const StoreResult<Added> added = co_await write<Added>(store_, std::move(work));
  if (!added) co_return refuse_store(added.error());
  if (!*added) co_return tl::unexpected<Refused>(added->error());
  co_return Made{{.id = **added,
                  .player = player.id,
                  .name = std::move(name),
                  .scopes = token.scopes,
                  .made_at = token.at},
                 std::string(prefix) + secret};
}

asio::awaitable<Answer<std::vector<StoredToken>>> Tokens::of(PlayerId player) {
  using Found = std::vector<StoredToken>;
  std::function<Found(Transaction&)> work = [player](Transaction& all) { return all.tokens().of(player); };
  StoreResult<Found> found = co_await read<Found>(store_, std::move(work));
  if (!found) co_return refuse_store(found.error());
  co_return *std::move(found);
}

asio::awaitable<Answer<void>> Tokens::revoke(PlayerId player, std::int64_t token) {
  std::function<bool(Transaction&)> work = [=](Transaction& all) {
    return all.tokens().remove(player, token);
  };
  const StoreResult<bool> removed = co_await write<bool>(store_, std::move(work));
  if (!removed) co_return refuse_store(removed.error());
  if (!*removed) co_return refuse(ErrorCode::not_found, "you have no such token");
  if (tell_revoked_) tell_revoked_(player, token);
  co_return Answer<void>();
}

asio::awaitable<Answer<Bearer>> Tokens::bearer(std::string secret) {
  if (!secret.starts_with(prefix)) co_return bad_token();
  const std::optional<SecretHash> hash = hash_secret(secret.substr(prefix.size()));
  if (!hash) co_return bad_token();
  using Found = std::optional<std::pair<StoredToken, StoredPlayer>>;
  std::function<Found(Transaction&)> work = [hash = *hash](Transaction& all) -> Found {
    const std::optional<StoredToken> token = all.tokens().find(hash);
    const std::optional<StoredPlayer> player = token ? all.players().by_id(token->player) : std::nullopt;
    if (!player) return std::nullopt;
    return std::pair(*token, *player);
  };
  const StoreResult<Found> found = co_await read<Found>(store_, std::move(work));
  if (!found) co_return refuse_store(found.error());
  if (!*found) co_return bad_token();
  const auto& [token, player] = **found;
  note_use(token);
  co_return Bearer{player, token.id, token.name, parse_scopes(token.scopes)};
}

// Nobody waits for it.
void Tokens::note_use(const StoredToken& token) {
  const UnixSeconds now = time_.now().at;
  if (token.used_at && now - *token.used_at < use_again) return;
  store_.write<bool>(
      [id = token.id, now](Transaction& all) {
        all.tokens().use(id, now);
        return true;
      },
      [](const StoreResult<bool>& noted) {
        if (!noted) spdlog::warn("store: {}", noted.error().message);
      });
}

}  // namespace muehle::server

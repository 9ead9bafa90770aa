// Who waits in vain plays the house's own opponent.
#include "server/lobby/lobby.h"

namespace muehle::server {

namespace asio = boost::asio;

Answer<Seek> Lobby::waits_for_house(const StoredPlayer& player, const std::string& id,
                                    UnixSeconds after) const {
  const Seek* found = seeks_.find(id);
  if (found == nullptr || found->player.id != player.id)
    return refuse(ErrorCode::not_found, "this offer has come to a game, or was withdrawn");
  if (player.bot || !is_live(found->wish))
    return refuse(ErrorCode::not_allowed, "the house plays people, and by the clock");
  const UnixSeconds left = found->since + after - time_.now().at;
  if (left > 0) return refuse_many("somebody may still come; wait a little", static_cast<int>(left));
  return *found;
}

asio::awaitable<Answer<std::string>> Lobby::begin_with_house(StoredPlayer player, std::string id,
                                                             StoredPlayer house) {
  Answer<Seek> seek = waits_for_house(player, id, 0);
  if (!seek) co_return tl::unexpected<Refused>(seek.error());
  seek->wish.rated = false;
  const std::optional<Colour> colour = wished_colour(seek->wish);
  std::vector<std::string> ids = {std::move(id)};
  Pair pair{*std::move(seek), std::move(house), colour, std::move(ids)};
  Answer<std::string> code = co_await begin(std::move(pair));
  co_return code;
}

}  // namespace muehle::server

#include "server/begin.h"

#include "server/suspension.h"

namespace muehle::server {

Answer<void> check_bots(const StoredPlayer& one, const StoredPlayer& other, bool rated) {
  if (!rated || (!one.bot && !other.bot)) return {};
  return refuse(ErrorCode::not_rated, "the games of bots are not rated");
}

boost::asio::awaitable<Answer<std::string>> begin_between(Hub& hub, StoredPlayer asked, StoredPlayer agreed,
                                                          Opening opening) {
  if (const Answer<void> may = check_bots(asked, agreed, opening.rated); !may)
    co_return tl::unexpected<Refused>(may.error());
  opening.name = asked.name;
  const Caller opener{std::move(asked), {}};
  const Caller joiner{std::move(agreed), {}};
  const Answer<Seated> opened = co_await hub.open(opener, std::move(opening));
  if (!opened) co_return tl::unexpected<Refused>(of_opponent(opened.error()));
  Joining joining{.name = joiner.player->name, .secret = {}};
  const Answer<Seated> joined = co_await hub.join(opened->code, joiner, std::move(joining));
  if (!joined) co_return tl::unexpected<Refused>(joined.error());
  co_return opened->code;
}

}  // namespace muehle::server

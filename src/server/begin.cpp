#include "server/begin.h"

#include "server/suspension.h"

namespace muehle::server {

boost::asio::awaitable<Answer<std::string>> begin_between(Hub& hub, StoredPlayer asked, StoredPlayer agreed,
                                                          Opening opening) {
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

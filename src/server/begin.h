// A game between two who have agreed on it.
#pragma once

#include "server/hub.h"

namespace muehle::server {

// The games of bots are never rated. Error: not_rated.
Answer<void> check_bots(const StoredPlayer& one, const StoredPlayer& other, bool rated);

// A table at which both sit; the one who asked has seat 0. Its code.
boost::asio::awaitable<Answer<std::string>> begin_between(Hub& hub, StoredPlayer asked, StoredPlayer agreed,
                                                          Opening opening);

}  // namespace muehle::server

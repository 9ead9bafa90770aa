// Who asks at a table.
#pragma once

#include "server/people/sessions.h"
#include "server/tables/hub.h"

namespace muehle::server {

boost::asio::awaitable<Answer<Caller>> caller_of(Sessions& sessions, const Call& call, std::string code);

// The way back from the time before there were players.
net::HttpResponse::Header seat_cookie(const net::HttpRequest& request, const std::string& code,
                                      const std::string& secret);

}  // namespace muehle::server

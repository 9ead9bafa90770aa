// Who asks how this process is, told apart before anything is decided about his connection: a server that has
// not the games passes the bytes of everybody else on.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <string_view>

#include "net/connections.h"

namespace muehle::net {

inline constexpr std::string_view alive_path = "/healthz";
inline constexpr std::string_view ready_path = "/readyz";

bool is_probe(std::string_view path);

// What the first bytes of a connection are.
enum class Beginning { probe, other, unclear };
Beginning beginning_of(std::string_view bytes);

// Whether a client begins with asking that. What he has sent stays to be read; who sends nothing for some
// seconds asks for something else, and who has ended his side without a word is closed. `waiting` knows him
// as long as it is not clear.
boost::asio::awaitable<bool> begins_with_probe(boost::asio::ip::tcp::socket& client, Connections& waiting);

}  // namespace muehle::net

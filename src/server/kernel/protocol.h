// The version of what is said between clients and the server (docs/server-protocol.md).
#pragma once

#include <string>
#include <string_view>

#include "server/kernel/refusal.h"

namespace muehle::server {

// It rises when a client of the version before would misunderstand something; what is merely added does not
// raise it. A server speaks the newest version and the one before it.
inline constexpr int newest_protocol = 1;
inline constexpr int oldest_protocol = 1;

// What `net::protocol_header` of an answer says: the versions that are spoken here, `1` or `1-2`.
std::string spoken_protocols();

// What a request says in `net::protocol_header`; who says nothing (empty) is believed to be of this time.
// Error: bad_protocol.
Answer<void> check_protocol(std::string_view said);

// The newest that is spoken here of the subprotocols `muehle.<version>` that a socket offers ("muehle.2,
// muehle.1"), to be confirmed; empty when it offers none of ours. Error: bad_protocol, when it offers only
// others of ours.
Answer<std::string> choose_protocol(std::string_view offered);

}  // namespace muehle::server

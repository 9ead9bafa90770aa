// What the server answers about mail addresses and forgotten passwords (docs/server-protocol.md, "Forgotten
// passwords").
#pragma once

#include <boost/json/object.hpp>

#include "server/kernel/route.h"
#include "server/people/recovery.h"

namespace muehle::server {

Area recovery_area(Recovery& recovery);
// Of hosts, who hand links over.
Area password_link_area(Recovery& recovery);

// {"address":"anna@example.org"|null,"waiting":…}
boost::json::object mail_value(const MailAddress& mail);

}  // namespace muehle::server

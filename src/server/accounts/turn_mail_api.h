// Routes of mails that say whose move it is: what an account chooses, and the link that ends them.
#pragma once

#include <boost/json/object.hpp>
#include <optional>

#include "server/kernel/route.h"
#include "server/notices/turn_notices.h"

namespace muehle::server {

Area turn_mail_area(TurnNotices& notices);

boost::json::object turn_mail_value(const std::optional<StoredTurnMail>& wanted);

namespace schema {
Schema turn_mail();
}

}  // namespace muehle::server

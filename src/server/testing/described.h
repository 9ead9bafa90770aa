// For tests: whether the server answers as the description of its API says.
#pragma once

#include <boost/json/value.hpp>
#include <string>

#include "server/testing/test_client.h"

namespace muehle::server::testing {

// Which answer to which request is not described, and where; empty where all is well. What stands outside of
// /api/ is not looked at. Stricter than the description: fields that it does not name are wrong here.
std::string undescribed(const std::string& method, const std::string& target, const HttpReply& reply);

// The same of a message that the server sends over the socket of a target.
std::string undescribed_message(const std::string& target, const boost::json::value& message);

}  // namespace muehle::server::testing

// The description of the API as a page for people, without a script.
#pragma once

#include <boost/json/object.hpp>
#include <string>

namespace muehle::server::openapi {

std::string page(const boost::json::object& document);

}  // namespace muehle::server::openapi

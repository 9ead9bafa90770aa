// The description of the API (OpenAPI 3.1), made of the table of routes.
#pragma once

#include <boost/json/object.hpp>
#include <vector>

#include "server/kernel/route.h"

namespace muehle::server::openapi {

boost::json::object document(const std::vector<Area>& areas, const std::vector<NamedSchema>& schemas);

// What anything may be refused with, whatever it asks for.
std::vector<ErrorCode> common_refusals();

}  // namespace muehle::server::openapi

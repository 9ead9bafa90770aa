// The description of the API (OpenAPI 3.1), made of the table of routes and what is said of each.
#pragma once

#include <boost/json/object.hpp>
#include <span>
#include <string>

#include "server/kernel/router.h"
#include "server/openapi/operation.h"

namespace muehle::server::openapi {

// Everything that is routed is in it; what nobody has described says so (`x-undescribed`). What is described
// and not routed is left out.
boost::json::object document(std::span<const Route> routes);

// What anything may be refused with, whatever it asks for.
std::vector<ErrorCode> common_refusals();

// The pattern of the routes for a path with named parameters: /api/tables/*/join.
std::string pattern_of(std::string_view path);

}  // namespace muehle::server::openapi

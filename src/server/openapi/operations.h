// The operations in a description of the API, in its order.
#pragma once

#include <boost/json/object.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "support/text.h"

namespace muehle::server::openapi {

struct Operation {
  std::string method;     // in upper case
  std::string_view path;  // with `{name}` for what varies
  const boost::json::object& told;
};

// As long as the document is there.
inline std::vector<Operation> operations_of(const boost::json::object& document) {
  std::vector<Operation> all;
  for (const auto& [path, item] : document.at("paths").as_object()) {
    for (const auto& [method, told] : item.as_object())
      all.push_back({upper_case(std::string_view(method)), path, told.as_object()});
  }
  return all;
}
std::vector<Operation> operations_of(boost::json::object&&) = delete;

}  // namespace muehle::server::openapi

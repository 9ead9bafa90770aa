#include "server/json.h"

#include <boost/json/parse.hpp>

namespace muehle::server {
namespace {

constexpr std::size_t max_depth = 4;

}  // namespace

Answer<boost::json::object> read_object(std::string_view text, ErrorCode code) {
  boost::json::parse_options options;
  options.max_depth = max_depth;
  boost::system::error_code error;
  boost::json::value value = boost::json::parse({text.data(), text.size()}, error, {}, options);
  if (error) return refuse(code, "this is not JSON: " + error.message());
  if (!value.is_object()) return refuse(code, "this must be a JSON object");
  return std::move(value.get_object());
}

}  // namespace muehle::server

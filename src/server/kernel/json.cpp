#include "server/kernel/json.h"

#include <boost/json/parse.hpp>

#include "rules/json.h"
#include "rules/notation.h"

namespace muehle::server {
namespace {

namespace json = boost::json;

constexpr std::size_t max_depth = 4;

}  // namespace

Answer<json::object> read_object(std::string_view text, ErrorCode code) {
  json::parse_options options;
  options.max_depth = max_depth;
  boost::system::error_code error;
  json::value value = json::parse({text.data(), text.size()}, error, {}, options);
  if (error) return refuse(code, "this is not JSON: " + error.message());
  if (!value.is_object()) return refuse(code, "this must be a JSON object");
  return std::move(value.get_object());
}

json::value dues_value(const std::vector<muehle::Due>& dues) { return json::parse(due_json(dues)); }

json::value text_or_null(const std::optional<std::string>& text) {
  return text ? json::value(*text) : json::value(nullptr);
}

json::value colour_or_null(const std::optional<Colour>& colour) {
  return colour ? json::value(muehle::to_text(*colour)) : json::value(nullptr);
}

}  // namespace muehle::server

#include "net/request_parser.h"

#include <boost/beast/http/error.hpp>

#include "net/limits.h"

namespace muehle::net {

namespace beast = boost::beast;
namespace http = beast::http;

RequestParser::RequestParser() {
  eager(true);
  body_limit(max_message_size);
  header_limit(most_header_bytes);
}

void RequestParser::on_field_impl(http::field name, beast::string_view text, beast::string_view value,
                                  beast::error_code& error) {
  if (++lines_ > most_header_lines) {
    error = http::error::header_limit;
    return;
  }
  get().insert(name, text, value);
}

}  // namespace muehle::net

// Reads a request, and knows what it takes while it comes.
#pragma once

#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/string_body.hpp>
#include <cstddef>
#include <cstdint>

namespace muehle::net {

inline constexpr std::uint32_t most_header_bytes =
    32 * 1024;  // a cookie for each table somebody has played at
// Of headers, and trailers besides: browsers send two dozen, a proxy or two some more.
inline constexpr std::size_t most_header_lines = 200;
// What the library takes for a line beside its text, which may be less than that.
inline constexpr std::size_t bytes_of_header_line = 96;

using Request = boost::beast::http::request<boost::beast::http::string_body>;

class RequestParser final : public boost::beast::http::request_parser<Request::body_type> {
 public:
  RequestParser();

  // Memory for `taken` bytes, those that were put into it.
  std::size_t memory(std::size_t taken) const { return taken + lines_ * bytes_of_header_line; }

 private:
  // The library has no limit for them.
  void on_field_impl(boost::beast::http::field name, boost::beast::string_view text,
                     boost::beast::string_view value, boost::beast::error_code& error) override;

  std::size_t lines_ = 0;
};

}  // namespace muehle::net

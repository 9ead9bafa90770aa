#include "net/request_parser.h"

#include <gtest/gtest.h>

#include <boost/asio/buffer.hpp>
#include <boost/beast/http/error.hpp>
#include <string>

namespace muehle::net {
namespace {

namespace http = boost::beast::http;

const std::string first_line = "POST / HTTP/1.1\r\n";
const std::string in_chunks = "Transfer-Encoding: chunked\r\n";

std::string lines(std::size_t count) {
  std::string all;
  for (std::size_t n = 0; n < count; ++n) all += "a:\r\n";
  return all;
}

boost::system::error_code put(RequestParser& parser, const std::string& text) {
  boost::system::error_code error;
  parser.put(boost::asio::buffer(text), error);
  return error;
}

TEST(RequestParser, TakesSoManyLinesOfHeaders) {
  RequestParser most;
  EXPECT_FALSE(put(most, first_line + lines(most_header_lines) + "\r\n"));
  EXPECT_TRUE(most.is_done());
  RequestParser more;
  EXPECT_EQ(put(more, first_line + lines(most_header_lines + 2)), http::error::header_limit)
      << "before they have ended";
}

TEST(RequestParser, CountsTrailersAmongThem) {
  RequestParser most;
  const std::string body = "\r\n1\r\nx\r\n0\r\n";
  EXPECT_FALSE(
      put(most, first_line + in_chunks + lines(100) + body + lines(most_header_lines - 101) + "\r\n"));
  EXPECT_TRUE(most.is_done());
  RequestParser more;
  EXPECT_EQ(put(more, first_line + in_chunks + lines(100) + body + lines(most_header_lines - 100) + "\r\n"),
            http::error::header_limit);
}

TEST(RequestParser, KnowsWhatLinesTake) {
  RequestParser parser;
  EXPECT_EQ(parser.memory(0), 0u);
  put(parser, first_line + lines(150) + "b");  // or the last line might go on
  EXPECT_EQ(parser.memory(1000), 1000 + 150 * bytes_of_header_line);
}

}  // namespace
}  // namespace muehle::net

#include "cli/output.h"

#include <boost/json/serialize.hpp>
#include <cstdio>

namespace muehle::cli {

void print_line(std::string_view text) {
  std::fwrite(text.data(), 1, text.size(), stdout);
  std::fputc('\n', stdout);
}

void print_json(const boost::json::value& value) { print_line(boost::json::serialize(value)); }

}  // namespace muehle::cli

// Answers on stdout, for people and as JSON.
#pragma once

#include <boost/json/object.hpp>
#include <string_view>

namespace muehle::cli {

// `text` and a newline.
void print_line(std::string_view text);
// One line of JSON.
void print_json(const boost::json::value& value);

}  // namespace muehle::cli

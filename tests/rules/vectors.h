// Reads the golden vectors in tests/golden/vectors.
#pragma once

#include <boost/json.hpp>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <vector>

namespace vectors {

namespace json = boost::json;

// The whole of one file.
inline json::object file(const std::string& name) {
  const std::string path = "tests/golden/vectors/" + name + ".json";
  std::ifstream in(path, std::ios::binary);
  if (!in) throw std::runtime_error("cannot read " + path + " (tests run in the source folder)");
  return json::parse(std::string(std::istreambuf_iterator<char>(in), {})).as_object();
}

// The cases of one file.
inline json::array items(const std::string& name, const char* member = "items") {
  json::array cases = file(name).at(member).as_array();
  if (cases.empty()) throw std::runtime_error("there are no cases in " + name);
  return cases;
}

inline std::string text(const json::value& item, const char* member) {
  return std::string(item.at(member).as_string());
}
inline int number(const json::value& item, const char* member) { return item.at(member).to_number<int>(); }
inline bool is_null(const json::value& item, const char* member) { return item.at(member).is_null(); }

inline std::vector<std::string> texts(const json::value& item, const char* member) {
  std::vector<std::string> all;
  for (const json::value& text : item.at(member).as_array()) all.emplace_back(text.as_string());
  return all;
}

}  // namespace vectors

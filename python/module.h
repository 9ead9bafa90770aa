// The parts of the Python module, and what they share.
#pragma once

#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <muehle.hpp>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace muehle_python {

namespace py = pybind11;

void add_positions(py::module_& module);
void add_games(py::module_& module);
void add_database(py::module_& module);
void add_engine(py::module_& module);

// Rules as Python has them: nothing, a text, or an object.
using GivenRules = std::variant<std::monostate, std::string, const muehle::Rules*>;
class RulesArgument {
 public:
  explicit RulesArgument(const GivenRules& given) {
    if (const auto* text = std::get_if<std::string>(&given)) rules_ = &own_.emplace(*text);
    if (const auto* rules = std::get_if<const muehle::Rules*>(&given)) rules_ = *rules;
  }
  RulesArgument(const RulesArgument&) = delete;
  RulesArgument& operator=(const RulesArgument&) = delete;

  const muehle::Rules* get() const { return rules_; }

 private:
  std::optional<muehle::Rules> own_;
  const muehle::Rules* rules_ = nullptr;
};

// JSON as Python's objects.
inline py::object parsed(const std::string& json) { return py::module_::import("json").attr("loads")(json); }

// A move as text; nothing where there is none.
inline std::optional<std::string> text_of(const muehle::Move& move) {
  return move ? std::optional(move.text()) : std::nullopt;
}

// A text of lines as a list of them.
inline std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = text.find('\n', begin);
    lines.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  return lines;
}

}  // namespace muehle_python

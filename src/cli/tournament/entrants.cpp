#include "cli/tournament/entrants.h"

#include <fmt/format.h>

#include <functional>
#include <vector>

#include "support/text.h"

namespace muehle::cli::tournament {
namespace {

using club::tournament::NamedTournament;
using club::tournament::Number;

constexpr std::size_t most_listed = 40;

std::string list(const NamedTournament& named, const std::vector<Number>& entrants) {
  std::string text;
  for (std::size_t n = 0; n < entrants.size() && n < most_listed; ++n)
    text += (n == 0 ? "" : ", ") + with_number(named, entrants[n]);
  return entrants.size() > most_listed ? text + ", …" : text;
}

std::vector<Number> those(const NamedTournament& named, const std::function<bool(const std::string&)>& fits) {
  std::vector<Number> found;
  for (Number each = 0; each < named.names.size(); ++each) {
    if (fits(lower_case(named.names[each]))) found.push_back(each);
  }
  return found;
}

bool has_part(const std::string& name, const std::string& beginning) {
  for (const std::string_view part : split_words(name)) {
    if (part.starts_with(beginning)) return true;
  }
  return name.starts_with(beginning);
}

}  // namespace

std::string with_number(const NamedTournament& named, Number entrant) {
  return fmt::format("{} {}", entrant + 1, named.names[entrant]);
}

Result<Number> find_entrant(const NamedTournament& named, std::string_view text) {
  const std::string wanted = lower_case(trim(text));
  const auto everybody = [](const std::string&) { return true; };
  if (named.names.empty()) return fail("nobody has entered yet");
  const auto unknown = [&] {
    return fail(
        fmt::format("there is nobody {}; there are {}", shown(text), list(named, those(named, everybody))));
  };
  if (wanted.empty()) return unknown();
  if (const std::optional<int> number = read_number(wanted)) {
    if (*number < 1 || static_cast<std::size_t>(*number) > named.names.size()) return unknown();
    return static_cast<Number>(*number) - 1;
  }
  std::vector<Number> found = those(named, [&](const std::string& name) { return name == wanted; });
  if (found.empty()) found = those(named, [&](const std::string& name) { return has_part(name, wanted); });
  if (found.empty()) return unknown();
  if (found.size() == 1) return found.front();
  return fail(fmt::format("{} may be any of these; say the number: {}", shown(text), list(named, found)));
}

}  // namespace muehle::cli::tournament

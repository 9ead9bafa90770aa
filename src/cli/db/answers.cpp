#include "cli/db/answers.h"

namespace muehle::cli::db {
namespace {

constexpr std::string_view absent = "absent";

}  // namespace

std::string to_text(const std::optional<perfect::Answer>& answer) {
  if (!answer) return std::string(absent);
  return to_text(*answer);
}

boost::json::object to_json(const std::optional<perfect::Answer>& answer) {
  boost::json::object object;
  object["value"] = answer ? perfect::to_text(answer->value) : absent;
  object["plies"] = nullptr;
  if (answer && answer->plies) object["plies"] = *answer->plies;
  return object;
}

}  // namespace muehle::cli::db

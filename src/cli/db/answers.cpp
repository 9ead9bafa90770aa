#include "cli/db/answers.h"

namespace muehle::cli::db {
namespace {

constexpr std::string_view absent = "absent";

}  // namespace

std::string_view to_text(perfect::Value value) {
  switch (value) {
    case perfect::Value::win:
      return "win";
    case perfect::Value::draw:
      return "draw";
    case perfect::Value::loss:
      return "loss";
  }
  return {};
}

std::string to_text(const std::optional<perfect::Answer>& answer) {
  if (!answer) return std::string(absent);
  std::string text(to_text(answer->value));
  if (answer->plies) text += " " + std::to_string(*answer->plies);
  return text;
}

boost::json::object to_json(const std::optional<perfect::Answer>& answer) {
  boost::json::object object;
  object["value"] = answer ? to_text(answer->value) : absent;
  object["plies"] = nullptr;
  if (answer && answer->plies) object["plies"] = *answer->plies;
  return object;
}

}  // namespace muehle::cli::db

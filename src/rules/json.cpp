#include "rules/json.h"

namespace muehle {

void write_dues(Json& json, const std::vector<Due>& dues) {
  json.open_array();
  for (const Due& due : dues) {
    json.open_object().text("kind", to_text(due.rule)).truth("automatic", due.automatic).open_array("proof");
    for (const std::string& move : due.proof) json.text(move);
    json.close_array().close_object();
  }
  json.close_array();
}

std::string due_json(const std::vector<Due>& dues) {
  Json json;
  write_dues(json, dues);
  return json.take();
}

}  // namespace muehle

#include "bot/requests.h"

namespace muehle::bot {

Outcome Requests::post(const std::string& path, const std::string& json, Again again) {
  return ask(Method::post, path, json, again);
}

Outcome Requests::get(const std::string& path) { return ask(Method::get, path, {}, Again::yes); }

Outcome Requests::ask(Method method, const std::string& path, const std::string& json, Again again) {
  while (!stop_) {
    const Result<Answer> answer = caller_.ask(method, path, json);
    if (answer && answer->ok()) {
      pause_.reset();
      return *answer;
    }
    if (answer && answer->status == unauthorized) return Given::revoked;
    if (answer && !answer->later() && answer->status < first_server_error) return parse_failed(answer->body);
    if (!answer && again == Again::no) return Failed{{}, answer.error().message};
    const Duration pause = pause_.next(answer ? answer->retry_after : std::nullopt);
    if (!stop_ && (!answer || answer->status != 429))
      report_(LostLine{game_, answer ? "status " + std::to_string(answer->status) : answer.error().message,
                       pause});
    if (!rest(pause, stop_)) break;
  }
  return Given::up;
}

}  // namespace muehle::bot

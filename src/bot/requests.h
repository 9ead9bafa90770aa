// Requests until they are answered.
#pragma once

#include <optional>
#include <string>
#include <variant>

#include "bot/messages.h"
#include "bot/report.h"
#include "bot/transport.h"

namespace muehle::bot {

// Nobody will answer any more: the bot is to stop, or its token opens nothing now.
enum class Given { up, revoked };
using Outcome = std::variant<Answer, Failed, Given>;

class Requests {
 public:
  // `stop` and `report` outlive it.
  Requests(const Address& address, const std::string& game, std::uint64_t seed, const Report& report,
           const std::atomic<bool>& stop)
      : caller_(address, stop), game_(game), pause_(seed, address.pause), report_(report), stop_(stop) {}

  // May what had no answer be sent again? What names the version of a game may.
  enum class Again { yes, no };
  // Waits as long as the server asks for, and where it is not there with longer and longer pauses.
  Outcome post(const std::string& path, const std::string& json, Again again);
  Outcome get(const std::string& path);

 private:
  Outcome ask(Method method, const std::string& path, const std::string& json, Again again);

  Caller caller_;
  std::string game_;
  Pause pause_;
  const Report& report_;
  const std::atomic<bool>& stop_;
};

}  // namespace muehle::bot

// Any line: it is understood and survives a round trip, or it is refused with words and changes nothing.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "protocol/options.h"
#include "protocol/uci_engine.h"
#include "support/reply_reader.h"

namespace {

using namespace muehle;
using namespace muehle::protocol;

// An engine that is given lines which neither think nor take memory, and hears what it says.
class Listener {
 public:
  bool refuses(std::string_view line) {
    refused_ = false;
    engine_.handle_line(line);
    return refused_;
  }
  std::string state() {
    engine_.handle_line("state");
    return state_;
  }

 private:
  void hear(const Reply& reply) {
    if (std::holds_alternative<ErrorLine>(reply)) refused_ = true;
    if (const auto* state = std::get_if<StateLine>(&reply)) state_ = state->json;
  }

  bool refused_ = false;
  std::string state_;
  UciEngine engine_{[this](const Reply& reply) { hear(reply); }, nullptr};
};

void check_engine(std::string_view line, const Result<Command>& command) {
  static Listener listener;
  if (!command || std::holds_alternative<SetPosition>(*command)) {
    const std::string before = listener.state();
    const bool blank = line.find_first_not_of(" \t\r\n") == std::string_view::npos;
    const bool refused = listener.refuses(line);
    if (!command && !refused && !blank) std::abort();
    if (refused && listener.state() != before) std::abort();
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view line(reinterpret_cast<const char*>(data), size);

  const Result<Command> command = parse_command(line);
  if (command) {
    const Result<Command> again = parse_command(to_text(*command));
    if (!again || *again != *command) std::abort();
  } else if (command.error().message.empty()) {
    std::abort();
  }
  if (const auto* option = command ? std::get_if<SetOption>(&*command) : nullptr) {
    const Result<OptionChange> change = change_option({}, option->name, option->value);
    if (!change && change.error().message.empty()) std::abort();
    const auto* options = change ? std::get_if<engine::Options>(&*change) : nullptr;
    if (options != nullptr && !engine::check(*options)) std::abort();
  }
  check_engine(line, command);
  if (const Result<Reply> reply = parse_reply(line)) {
    if (!parse_reply(to_text(*reply))) std::abort();
  }
  if (const auto heard = hear(line); heard && *heard) {
    if (!parse_reply(to_text(**heard))) std::abort();
  }
  return 0;
}

// Any line: it is understood and survives a round trip, or it is refused with words.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "protocol/command.h"
#include "protocol/reply.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace muehle;
  const std::string_view line(reinterpret_cast<const char*>(data), size);

  if (const Result<protocol::Command> command = protocol::parse_command(line)) {
    const Result<protocol::Command> again = protocol::parse_command(to_text(*command));
    if (!again || *again != *command) std::abort();
  } else if (command.error().message.empty()) {
    std::abort();
  }
  if (const Result<protocol::Reply> reply = protocol::parse_reply(line)) {
    if (!protocol::parse_reply(to_text(*reply))) std::abort();
  }
  return 0;
}

// `muehle uci`: the engine for other programs, see docs/protocol.md.
#include "cli/uci.h"

#include <iostream>
#include <string>

#include "cli/commands.h"
#include "cli/stopwatch.h"
#include "protocol/uci_engine.h"

namespace muehle::cli {
namespace {

// The next line without its end; false when there is none. Of a line that the protocol refuses for its length
// only enough is kept for it to be refused.
bool read_protocol_line(std::istream& input, std::string& line) {
  line.clear();
  std::streambuf& buffer = *input.rdbuf();
  constexpr auto end = std::char_traits<char>::eof();
  int byte = buffer.sbumpc();
  if (byte == end) return false;
  for (; byte != end && byte != '\n'; byte = buffer.sbumpc()) {
    if (line.size() <= protocol::max_line_bytes) line += static_cast<char>(byte);
  }
  return true;
}

}  // namespace

int run_uci(std::istream& input, std::ostream& output) {
  protocol::UciEngine engine(
      [&output](const protocol::Reply& reply) { output << to_text(reply) << '\n'
                                                       << std::flush; },
      microseconds_now);
  for (std::string line; read_protocol_line(input, line);) {
    if (!engine.handle_line(line)) return exit_done;
  }
  engine.finish();
  return exit_done;
}

Command add_uci(Arguments app) {
  const Arguments command = app.subcommand("uci", "Speak the engine protocol on standard input and output");
  return {command, [] { return run_uci(std::cin, std::cout); }};
}

}  // namespace muehle::cli

#include "cli/command.h"

#include <cstdio>

namespace muehle::cli {

int complain(std::string_view message, int status) {
  std::fprintf(stderr, "muehle: %.*s\n", static_cast<int>(message.size()), message.data());
  return status;
}

int complain(const Error& error, int status, Language language) {
  return complain(message_of(error, language), status);
}

void tell(const std::vector<Error>& remarks, Language language) {
  for (const Error& remark : remarks) complain(remark, exit_done, language);
}

}  // namespace muehle::cli

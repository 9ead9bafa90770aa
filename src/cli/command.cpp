#include "cli/command.h"

#include <cstdio>

namespace muehle::cli {

int complain(std::string_view message, int status) {
  std::fprintf(stderr, "muehle: %.*s\n", static_cast<int>(message.size()), message.data());
  return status;
}

}  // namespace muehle::cli

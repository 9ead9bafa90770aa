#include "cli/db/answers.h"

namespace muehle::cli::db {

std::string to_text(const std::optional<perfect::Answer>& answer) {
  return answer ? to_text(*answer) : "absent";
}

}  // namespace muehle::cli::db

#include "server/tournaments/entrant_name.h"

#include "club/tournament/acts.h"
#include "storage/left_names.h"

namespace muehle::server {

Answer<void> check_entrant_name(std::string_view name) {
  if (const Result<void> fine = club::tournament::check_name(name); !fine)
    return refuse(ErrorCode::bad_name, fine.error().message);
  if (is_left_name(name))
    return refuse(ErrorCode::name_reserved,
                  "so the places of deleted accounts are called; take another name");
  return {};
}

}  // namespace muehle::server

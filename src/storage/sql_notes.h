// Notes of players in an SQL database.
#pragma once

#include "storage/notes.h"
#include "storage/sql.h"

namespace muehle::sql {

class Notes final : public muehle::Notes {
 public:
  explicit Notes(Database& database) : database_(database) {}

  bool may_note(PlayerId player, const std::string& code, std::int64_t game) override;
  std::optional<StoredNote> of(PlayerId player, std::int64_t game) override;
  void keep(PlayerId player, std::int64_t game, const std::string& text, UnixSeconds at) override;
  std::vector<StoredNote> all_of(PlayerId player, int most) override;
  std::vector<PlayerId> astray(int most) override;

 private:
  Database& database_;
};

}  // namespace muehle::sql

// Friends and blocks in an SQL database.
#pragma once

#include "storage/relations.h"
#include "storage/sql.h"

namespace muehle::sql {

class Relations final : public muehle::Relations {
 public:
  explicit Relations(Database& database) : database_(database) {}

  void set(PlayerId player, PlayerId other, Relation relation, UnixSeconds at) override;
  void end(PlayerId player, PlayerId other) override;
  std::optional<Relation> of(PlayerId player, PlayerId other) override;
  std::vector<Acquaintance> all_of(PlayerId player) override;
  std::vector<std::pair<PlayerId, PlayerId>> blocks() override;
  Door door_of(PlayerId player) override;
  void set_door(PlayerId player, Door door) override;
  bool takes_bots(PlayerId player) override;
  void set_takes_bots(PlayerId player, bool takes) override;

 private:
  Database& database_;
};

}  // namespace muehle::sql

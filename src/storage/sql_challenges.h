// Challenges in an SQL database.
#pragma once

#include "storage/challenges.h"
#include "storage/sql.h"

namespace muehle::sql {

class Challenges final : public muehle::Challenges {
 public:
  explicit Challenges(Database& database) : database_(database) {}

  void add(const StoredChallenge& challenge) override;
  void decline(const std::string& id, const std::string& reason) override;
  bool remove(const std::string& id) override;
  void remove_before(UnixSeconds sent_at) override;
  void remove_between(PlayerId one, PlayerId other) override;
  std::optional<StoredChallenge> find(const std::string& id) override;
  std::vector<StoredChallenge> received_by(PlayerId player, UnixSeconds sent_after) override;
  std::vector<StoredChallenge> sent_by(PlayerId player, UnixSeconds sent_after) override;

 private:
  Database& database_;
};

}  // namespace muehle::sql

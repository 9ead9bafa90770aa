// Calls and deeds of referees in an SQL database.
#pragma once

#include <array>

#include "storage/refereeing.h"
#include "storage/sql.h"

namespace muehle::sql {

// By seat, whether its player waits for an answer in a game.
std::array<bool, 2> called_in(Database& database, std::int64_t game);

class Refereeing final : public muehle::Refereeing {
 public:
  explicit Refereeing(Database& database) : database_(database) {}

  std::int64_t add_call(const NewCall& call) override;
  CallCount calls_of(std::int64_t game, int seat) override;
  int open_calls_by(PlayerId player) override;
  std::vector<StoredCall> open_calls(int most) override;
  std::optional<StoredCall> call(std::int64_t id) override;
  Waiting waiting_for(PlayerId referee) override;
  std::vector<PlayerId> referees_of(const std::string& code, UnixSeconds now) override;
  bool sits_at(const std::string& code, PlayerId player) override;
  std::array<bool, 2> called_in(std::int64_t game) override;
  void close_call(std::int64_t id, UnixSeconds at) override;
  void close_calls_of(std::int64_t game, UnixSeconds at) override;
  int rulings_in(std::int64_t game) override;
  std::vector<StoppedGame> stopped_games(int most) override;

  void note(const Deed& deed) override;
  std::vector<StoredDeed> deeds(std::int64_t before, int most) override;
  std::vector<StoredDeed> deeds_about(PlayerId player, int most) override;

 private:
  Database& database_;
};

}  // namespace muehle::sql

// Reports, letters of referees and their notes in an SQL database.
#pragma once

#include "storage/conduct.h"
#include "storage/sql.h"

namespace muehle::sql {

class Conduct final : public muehle::Conduct {
 public:
  explicit Conduct(Database& database) : database_(database) {}

  std::int64_t add(const NewReport& report) override;
  int open_by(PlayerId player) override;
  bool has_open(PlayerId by, const Reported& about) override;
  std::vector<StoredReport> open(int most) override;
  std::optional<StoredReport> find(std::int64_t id) override;
  std::vector<PlayerId> close(const StoredReport& report, ReportDecision decision, UnixSeconds at) override;
  std::vector<StoredReport> by(PlayerId player, int most) override;
  std::vector<StoredReport> about(PlayerId player, int most) override;
  void forget(UnixSeconds closed_by) override;
  std::vector<PlayerId> judges(PlayerId by, const Reported& about, UnixSeconds now) override;
  Waiting waiting_for(PlayerId referee) override;

  void write(const NewLetter& letter) override;
  std::vector<StoredLetter> letters_to(PlayerId player, int most) override;
  bool put_away(PlayerId player, std::int64_t letter) override;

  std::int64_t note(PlayerId about, const PlayerNote& note) override;
  std::vector<PlayerNote> notes_on(PlayerId player) override;
  bool remove_note(PlayerId about, std::int64_t note) override;

 private:
  Database& database_;
};

}  // namespace muehle::sql

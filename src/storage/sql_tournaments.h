// Tournaments in an SQL database.
#pragma once

#include "storage/sql.h"
#include "storage/tournaments.h"

namespace muehle::sql {

class Tournaments final : public muehle::Tournaments {
 public:
  explicit Tournaments(Database& database) : database_(database) {}

  std::int64_t add(const std::string& code, PlayerId organiser, const TournamentTerms& terms,
                   const TournamentStanding& standing, const NewTournamentAct& founded,
                   UnixSeconds at) override;
  void append(std::int64_t tournament, int version, const std::vector<NewTournamentAct>& acts,
              const TournamentStanding& standing, UnixSeconds at) override;
  void remove_text(std::int64_t tournament) override;
  std::optional<StoredTournament> find(const std::string& code) override;
  std::vector<TournamentAct> acts(std::int64_t tournament, int after) override;
  std::vector<TournamentPlayer> players(std::int64_t tournament) override;
  std::vector<StoredTournament> listed(const std::vector<std::string>& states, int most) override;
  std::vector<StoredTournament> of(PlayerId player, int most) override;
  std::vector<StoredTournament> of_club(std::int64_t club, int most) override;
  std::vector<std::string> entered_by(PlayerId player, int most) override;
  std::vector<JoiningAsked> joining_asked_of(PlayerId founder, UnixSeconds since) override;
  std::vector<MatchAsked> matches_asked_of(PlayerId player) override;
  std::vector<MatchAnswered> matches_answered_to(PlayerId player, UnixSeconds since) override;
  std::vector<EnteredByOther> entered_by_others(PlayerId player, UnixSeconds since) override;
  std::vector<OwnTournamentAct> acts_by(PlayerId player, int most) override;
  int founded_by(PlayerId player) override;
  std::vector<std::pair<std::string, int>> open() override;
  std::vector<std::string> codes() override;
  std::vector<StoredTournament> ended(std::int64_t after, int most) override;
  std::optional<std::string> table_of(std::int64_t tournament, const TournamentGameAt& at) override;
  void add_game(std::int64_t tournament, const TournamentGameAt& at, std::int64_t table) override;
  std::vector<TournamentGame> games(std::int64_t tournament) override;
  std::vector<std::string> untold_codes() override;
  void tell(std::int64_t tournament, const TournamentGameAt& at, const std::string& outcome) override;
  std::optional<std::string> code_of_table(const std::string& table) override;

 private:
  void add_act(std::int64_t tournament, int number, const NewTournamentAct& act, UnixSeconds at);

  Database& database_;
};

// What becomes of a player's tournaments when he is somebody else, or nobody any more.
void give_tournaments(Database& database, PlayerId guest, PlayerId account);
void leave_tournaments(Database& database, PlayerId player);

}  // namespace muehle::sql

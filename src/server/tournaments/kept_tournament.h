// A tournament as it was played again from what is stored: a value that decides nothing. Pure.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "club/tournament/hosted.h"
#include "server/kernel/refusal.h"
#include "server/tournaments/terms.h"
#include "storage/tournaments.h"

namespace muehle::server {

struct KeptEntrant {
  int act = 1;                             // by which he entered, or came into somebody's place
  std::optional<TournamentPlayer> player;  // of this server; none: he plays over the board
};
struct KeptRound {
  int act = 1;  // that began it
  UnixSeconds began_at = 0;
};

struct KeptTournament {
  StoredTournament stored;
  Terms terms;
  std::vector<TournamentAct> acts;
  club::tournament::Hosted hosted;
  std::vector<KeptEntrant> entrants;  // by number
  std::vector<KeptRound> rounds;
  std::vector<PlayerId> club_organisers;      // who organises it since they do so in its club
  std::vector<PlayerId> opponent_organisers;  // who do so in the club that plays against that

  int version() const { return stored.version; }
  bool is_organised_by_club(PlayerId player) const;
  bool is_opponents_organiser(PlayerId player) const;
  // It cannot begin: the other club has not agreed.
  bool lacks_consent() const { return stored.opponent && !hosted.consent.value_or(false); }
  const club::tournament::Tournament& tournament() const { return hosted.named.tournament; }
  std::optional<club::tournament::Number> number_of(PlayerId player) const;
  // Two players of this server, whose games are played at tables. Who became one in a round that had begun
  // plays it over the board to its end.
  bool has_table(int round, const club::tournament::Pairing& pairing) const;
  bool is_live() const { return std::holds_alternative<play::Live>(terms.time); }
  bool is_over() const { return club::tournament::state_of(hosted) == club::tournament::State::over; }
  // Its number as the acts know games: with none where the pairing has one game.
  static std::optional<int> game_in_act(const club::tournament::Pairing& pairing, int game);
};

// Fails where the acts are none, or none that lead anywhere; says so with the number of the act.
Result<KeptTournament> keep(StoredTournament stored, std::vector<TournamentAct> acts,
                            const std::vector<TournamentPlayer>& players);
// The same with acts behind those of `before`, which are not played again.
Result<KeptTournament> keep_on(KeptTournament before, StoredTournament stored,
                               std::vector<TournamentAct> acts, const std::vector<TournamentPlayer>& players);

// What is to be done, and who enters by it where it is a player of this server.
struct Wanted {
  club::tournament::HostedAct act;
  std::optional<PlayerId> player = {};
  std::string reason = {};
};
// The acts as they are stored, and how the tournament stands then. Refuses what cannot be done.
struct Worked {
  std::vector<NewTournamentAct> acts;
  TournamentStanding standing;
};
Answer<Worked> work_out(const KeptTournament& kept, const std::vector<Wanted>& wanted,
                        std::optional<PlayerId> actor);

}  // namespace muehle::server

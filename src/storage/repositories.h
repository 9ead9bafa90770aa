// All that is kept, over one connection to a database.
#pragma once

#include "storage/sql_calendars.h"
#include "storage/sql_challenges.h"
#include "storage/sql_clubs.h"
#include "storage/sql_conduct.h"
#include "storage/sql_games.h"
#include "storage/sql_invitations.h"
#include "storage/sql_lobby_hours.h"
#include "storage/sql_mail.h"
#include "storage/sql_notes.h"
#include "storage/sql_perfect_play.h"
#include "storage/sql_players.h"
#include "storage/sql_push.h"
#include "storage/sql_ratings.h"
#include "storage/sql_refereeing.h"
#include "storage/sql_relations.h"
#include "storage/sql_seeks.h"
#include "storage/sql_tokens.h"
#include "storage/sql_tournaments.h"
#include "storage/sql_turn_mail.h"
#include "storage/sql_vacations.h"
#include "storage/store.h"

namespace muehle::sql {

class Repositories final : public Transaction {
 public:
  explicit Repositories(Database& database)
      : database_(database),
        games_(database),
        players_(database),
        ratings_(database),
        seeks_(database),
        refereeing_(database),
        conduct_(database),
        relations_(database),
        challenges_(database),
        invitations_(database),
        vacations_(database),
        mail_(database),
        subscriptions_(database),
        tokens_(database),
        tournaments_(database),
        clubs_(database),
        turn_mails_(database),
        calendars_(database),
        notes_(database),
        perfect_play_(database),
        lobby_hours_(database) {}

  void hold(ServerId server, const Lease& lease) override { database_.hold(server, lease); }
  Games& games() override { return games_; }
  Players& players() override { return players_; }
  Ratings& ratings() override { return ratings_; }
  Seeks& seeks() override { return seeks_; }
  Refereeing& refereeing() override { return refereeing_; }
  Conduct& conduct() override { return conduct_; }
  Relations& relations() override { return relations_; }
  Challenges& challenges() override { return challenges_; }
  Invitations& invitations() override { return invitations_; }
  Vacations& vacations() override { return vacations_; }
  MailAddresses& mail() override { return mail_; }
  Subscriptions& subscriptions() override { return subscriptions_; }
  Tokens& tokens() override { return tokens_; }
  Tournaments& tournaments() override { return tournaments_; }
  Clubs& clubs() override { return clubs_; }
  TurnMails& turn_mails() override { return turn_mails_; }
  Calendars& calendars() override { return calendars_; }
  Notes& notes() override { return notes_; }
  PerfectPlay& perfect_play() override { return perfect_play_; }
  LobbyHours& lobby_hours() override { return lobby_hours_; }

  // To be called before a commit.
  void advance() { games_.advance(); }

 private:
  Database& database_;
  Games games_;
  Players players_;
  Ratings ratings_;
  Seeks seeks_;
  Refereeing refereeing_;
  Conduct conduct_;
  Relations relations_;
  Challenges challenges_;
  Invitations invitations_;
  Vacations vacations_;
  MailAddresses mail_;
  Subscriptions subscriptions_;
  Tokens tokens_;
  Tournaments tournaments_;
  Clubs clubs_;
  TurnMails turn_mails_;
  Calendars calendars_;
  Notes notes_;
  PerfectPlay perfect_play_;
  LobbyHours lobby_hours_;
};

}  // namespace muehle::sql

// Tables and games in an SQL database.
#pragma once

#include "storage/games.h"
#include "storage/sql.h"

namespace muehle::sql {

class Games final : public muehle::Games {
 public:
  explicit Games(Database& database) : database_(database) {}

  Stored make(const Change& change) override;
  std::optional<StoredTable> load(const std::string& code) override;
  std::optional<StoredTable> load_all(const std::string& code) override;
  std::optional<StoredTable> load_game(const std::string& code, std::int64_t game) override;
  Resumption resume() override;
  std::vector<std::string> codes() override;
  std::vector<ListedGame> games_of(PlayerId player, int most) override;
  std::vector<ListedGame> running_games_of(PlayerId player, int most) override;
  std::vector<ListedGame> shared_games_of(PlayerId player, int most) override;
  std::vector<Ask> next_asks_to(PlayerId player, UnixSeconds over_after, int most) override;
  std::vector<Ask> undo_asks_to(PlayerId player, int most) override;
  std::vector<Ask> draw_offers_to(PlayerId player, int most) override;
  std::vector<ListedGame> public_games_of(PlayerId player, const GameFilter& filter, int most) override;
  std::vector<ListedGame> public_games_running(int most) override;
  std::vector<EndedGame> public_games_ended(const EndedFilter& filter, int most) override;
  std::optional<EndedGame> public_game_ended(std::int64_t number) override;
  HeadToHead between(PlayerId player, PlayerId other) override;
  std::vector<std::int64_t> games_listed_wrong(int most) override;
  std::vector<std::string> codes_to_note(int most) override;
  int pack(UnixSeconds over_before, int most) override;
  OwnWords words_of(PlayerId player, std::int64_t most) override;
  void keep_agreement(const Agreement& agreement, UnixSeconds kept_since) override;
  std::optional<std::string> agreed(const std::string& id, PlayerId by, UnixSeconds since) override;
  std::optional<std::string> came_to(const std::string& id, PlayerId player, UnixSeconds since) override;
  bool has_agreement(const std::string& id, UnixSeconds since) override;
  std::optional<PlaysByClock> end_offers_beside(PlayerId player, UnixSeconds at) override;
  std::vector<std::string> agreements_of(const std::string& code) override;
  WaitingTables waiting_tables(std::int64_t after, UnixSeconds opened_before, int most) override;
  bool remove_waiting(const std::string& code) override;

  // To be called before a commit: the tick that is stored is never behind that of a change.
  void advance();

 private:
  Stored add(const NewTable& change);
  Stored add(const TakeSeat& change);
  Stored add(const RenameSeat& change);
  Stored add(const BeginGame& change);
  Stored add(const AppendEvent& change);
  Stored add(const AppendTalk& change);
  Stored add(const AppendChat& change);
  Stored add(const KeepForeseen& change);
  Stored add(const SeeSeat& change);
  Stored add(const AppendRuling& change);
  Stored add(const RedactEvent& change);
  Stored add(const RedactChat& change);
  Stored add(const AdoptSeat& change);
  Stored add(const VisitSeat& change);
  Stored add(const RenewSecret& change);
  Stored add(const SetDoor& change);
  Stored add(const AddPartner& change);
  Stored add(const RemovePartner& change);
  Stored add(const AppendCounsel& change);
  Stored add(const NoteStanding& change);
  Stored add(const Heartbeat& change);
  void take(const TakeSeat& change);
  void keep(const Agreement& agreement);
  std::vector<std::string> end_offers(std::int64_t table, UnixSeconds at);
  void note(std::int64_t game, const Standing& standing, UnixSeconds at);
  void note_clocks(std::int64_t game, const Standing& standing);

  std::optional<StoredTable> read_table(const std::string& code);
  void read_seats(StoredTable& table);
  void read_partners(StoredTable& table);
  void read_counsel(StoredTable& table);
  void read_movers(StoredGame& game);
  // Of the games at these places of the series, from 1.
  void read_games(StoredTable& table, std::int64_t first, std::int64_t last);
  // False where it is not known of all.
  bool read_earlier(StoredTable& table, std::int64_t first);
  std::vector<StoredEvent> read_events(std::int64_t game);
  std::vector<ListedGame> own_games(const std::string& page, PlayerId player, int most);
  EndedGame ended_game(ListedGame listed);
  void redact_packed(const RedactEvent& change);
  std::vector<StoredEvent> read_packed(std::int64_t game);
  void pack(std::int64_t game);
  // What is asked for together comes by one way to the database, see Statement::ask().
  Statement talk_of(std::int64_t game);
  Statement foreseen_of(std::int64_t game);
  Statement rulings_of(std::int64_t game);
  static void read_talk(Statement& row, StoredGame& game);
  static void read_foreseen(Statement& row, StoredGame& game);
  static void read_rulings(Statement& row, StoredGame& game);
  static void read_chat(Statement& row, StoredTable& table);

  Database& database_;
  Milliseconds tick_ = 0;  // the latest of a change since the last commit
};

}  // namespace muehle::sql

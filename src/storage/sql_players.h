// Players in an SQL database.
#pragma once

#include "storage/players.h"
#include "storage/sql.h"

namespace muehle::sql {

// What the first column has, in all rows.
inline std::vector<PlayerId> players_in(Statement& row) {
  std::vector<PlayerId> players;
  while (row.step()) players.push_back(row.integer(0));
  return players;
}

class Players final : public muehle::Players {
 public:
  explicit Players(Database& database) : database_(database) {}

  PlayerId add_guest(const std::string& name, const std::string& language, UnixSeconds at) override;
  void rename(PlayerId player, const std::string& name) override;
  void set_language(PlayerId player, const std::string& language) override;
  bool enroll(PlayerId guest, const AccountName& name, const std::string& password) override;
  bool rename_account(PlayerId player, const AccountName& name) override;
  void set_password(PlayerId player, const std::string& password) override;
  std::optional<std::string> password_of(PlayerId player) override;
  std::optional<StoredPlayer> by_skeleton(const std::string& skeleton) override;
  bool merge(PlayerId guest, PlayerId account) override;
  std::optional<StoredPlayer> by_bare(const std::string& bare) override;
  bool is_kept(const std::string& bare, UnixSeconds now) override;
  void keep_name(PlayerId player, const std::string& bare) override;
  void forget_kept_names(UnixSeconds now) override;
  void erase(PlayerId player) override;
  SweptGuests expire_guests(PlayerId after, UnixSeconds before, int most) override;

  void begin_session(PlayerId player, const NewSession& session) override;
  std::optional<OpenedSession> by_token(const SecretHash& token) override;
  void renew_session(std::int64_t session, const SecretHash& token) override;
  bool renew_guest_session(std::int64_t session, const SecretHash& token) override;
  void see(std::int64_t session, UnixSeconds at) override;
  std::vector<StoredSession> sessions_of(PlayerId player) override;
  void end_session(PlayerId player, std::int64_t session) override;
  void end_other_sessions(PlayerId player, std::int64_t session) override;
  void forget_unseen(PlayerId after, PlayerId last, const Unseen& before) override;

  void remember_device(PlayerId player, const SecretHash& device, UnixSeconds at, int most) override;
  bool renew_device(const SecretHash& former, const SecretHash& device) override;
  std::vector<UnixSeconds> devices_of(PlayerId player) override;
  bool knows_device(PlayerId player, const SecretHash& device, UnixSeconds since) override;

  std::optional<StoredPlayer> by_id(PlayerId player) override;
  std::vector<StoredPlayer> accounts(const std::string& skeleton, int most) override;
  std::vector<StoredPlayer> found(const std::string& skeleton, int most) override;
  int hosts() override;
  void set_role(PlayerId player, Role role) override;
  void set_mark(PlayerId player, const std::string& mark) override;
  void set_about(PlayerId player, const std::string& text) override;
  void set_hidden(PlayerId player, bool hidden) override;
  bool is_hidden(PlayerId player) override;
  bool make_bot(PlayerId player) override;
  std::vector<HousePlayer> houses() override;
  std::optional<HousePlayer> house(int level) override;
  std::optional<HousePlayer> add_house(int level, const AccountName& name, UnixSeconds at) override;
  void suspend(PlayerId player, const std::optional<Suspension>& suspension) override;
  void set_host_link(const SecretHash& token, UnixSeconds good_until) override;
  bool use_host_link(const SecretHash& token, UnixSeconds now) override;

 private:
  Database& database_;
};

}  // namespace muehle::sql

// Who wants mail when it is his move, in an SQL database.
#pragma once

#include "storage/sql.h"
#include "storage/turn_mail.h"

namespace muehle::sql {

class TurnMails final : public muehle::TurnMails {
 public:
  explicit TurnMails(Database& database) : database_(database) {}

  std::optional<StoredTurnMail> of(PlayerId player) override;
  std::optional<StoredTurnMail> by_stop_key(const std::string& key) override;
  void choose(const StoredTurnMail& wanted) override;
  std::vector<PlayerId> due(UnixSeconds now, UnixSeconds began, PlayerId after, int most) override;
  std::vector<ToldTurn> told(PlayerId player) override;
  void tell(PlayerId player, const std::vector<ToldTurn>& turns) override;
  void settle(const StoredTurnMail& before, const StoredTurnMail& after) override;
  std::vector<PlayerId> astray(int most) override;

 private:
  Database& database_;
};

}  // namespace muehle::sql

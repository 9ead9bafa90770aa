// An SQLite file with everything a server keeps; every call blocks until it is done.
#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "storage/sqlite_challenges.h"
#include "storage/sqlite_games.h"
#include "storage/sqlite_invitations.h"
#include "storage/sqlite_mail.h"
#include "storage/sqlite_players.h"
#include "storage/sqlite_push.h"
#include "storage/sqlite_ratings.h"
#include "storage/sqlite_refereeing.h"
#include "storage/sqlite_relations.h"
#include "storage/sqlite_seeks.h"
#include "storage/sqlite_vacations.h"
#include "storage/store.h"

namespace muehle::sqlite {

class File final : public Transaction {
 public:
  // Opens or creates the file and migrates it. Throws Failure.
  explicit File(const std::filesystem::path& file, const char* vfs = nullptr);

  enum class Schema { newest, older_too };
  // Opens a file that is there, and leaves it as it is. Throws Failure, also when it has another schema.
  File(const std::filesystem::path& file, Schema schema);

  Games& games() override { return games_; }
  Players& players() override { return players_; }
  Ratings& ratings() override { return ratings_; }
  Seeks& seeks() override { return seeks_; }
  Refereeing& refereeing() override { return refereeing_; }
  Relations& relations() override { return relations_; }
  Challenges& challenges() override { return challenges_; }
  Invitations& invitations() override { return invitations_; }
  Vacations& vacations() override { return vacations_; }
  MailAddresses& mail() override { return mail_; }
  Subscriptions& subscriptions() override { return subscriptions_; }

  // All of it in one transaction, with one answer each. Work that meets a conflict is undone alone; after any
  // other failure nothing is done.
  std::vector<StoreResult<void>> commit(std::span<const Store::Work> all);
  // Work that changes nothing.
  StoreResult<void> read(const Store::Work& work);

  // These two throw Failure. What SQLite finds wrong with the file.
  std::vector<std::string> damage();
  // Into a file that is missing or empty, as it is at one moment; others may go on writing.
  void copy_to(const std::filesystem::path& file);

 private:
  StoreResult<void> do_or_undo(const Store::Work& work);

  Database database_;
  Games games_;
  Players players_;
  Ratings ratings_;
  Seeks seeks_;
  Refereeing refereeing_;
  Relations relations_{database_};
  Challenges challenges_{database_};
  Invitations invitations_{database_};
  Vacations vacations_{database_};
  MailAddresses mail_{database_};
  Subscriptions subscriptions_{database_};
};

}  // namespace muehle::sqlite

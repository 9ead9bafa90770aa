// The Store on PostgreSQL.
#pragma once

#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "storage/store.h"
#include "support/result.h"

namespace muehle {

namespace postgres {
class Database;
}

// Whether it names a PostgreSQL database: `postgres://…` or `postgresql://…`.
bool is_postgres(const std::string& where);
// The same without its password, for people and logs.
std::string without_password(const std::string& where);

// Who has the lead among servers that share a database, as the store of one of them knows it. To be set and
// read by any thread.
class Fence {
 public:
  struct Held {
    ServerId server = 0;
    Lease lease;
  };
  std::optional<Held> held() const;
  void set(const std::optional<Held>& held);

 private:
  mutable std::mutex mutex_;
  std::optional<Held> held_;
};

// Makes what is missing in the database and brings it up to date. Fails where there is no way to it. What is
// asked for while the way is lost is answered as busy, after some seconds in which the way may come back.
// `folder` is for what else the server keeps; one server uses it.
// Without a fence the store has the database for itself, and fails where another server uses it; with one,
// which has to outlive it, several may: it writes while it has the lead, else its work is lost.
Result<std::unique_ptr<Store>> open_postgres_store(const std::filesystem::path& folder,
                                                   const std::string& where, const Fence* fence = nullptr);

enum class Use { alone, shared };
// For as long as the connection is there. Throws Failure where somebody has it alone, or else uses it.
void take_postgres(postgres::Database& database, Use use);

}  // namespace muehle

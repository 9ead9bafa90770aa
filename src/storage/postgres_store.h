// The Store on PostgreSQL.
#pragma once

#include <filesystem>
#include <memory>
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

// Makes what is missing in the database and brings it up to date. One server at a time uses one; fails where
// another does, and where there is no way to it. What is asked for while the way is lost is answered as busy,
// after some seconds in which the way may come back.
// `folder` is for what else the server keeps; one server uses it, too.
Result<std::unique_ptr<Store>> open_postgres_store(const std::filesystem::path& folder,
                                                   const std::string& where);

// As a server does, for as long as the connection is there. Throws Failure where another one has it.
void take_postgres_alone(postgres::Database& database);

}  // namespace muehle

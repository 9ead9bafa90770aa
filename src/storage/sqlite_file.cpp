#include "storage/sqlite_file.h"

#include "storage/migrations.h"

namespace muehle::sqlite {
namespace {

// How long to wait for another program (a backup, say) that holds the file.
constexpr int busy_timeout_ms = 2000;

StoreError store_error(const Failure& failure) {
  if (failure.is_conflict()) return {StoreError::Kind::conflict, failure.message};
  if (failure.is_corruption()) return {StoreError::Kind::broken, failure.message};
  return {StoreError::Kind::busy, failure.message};
}

// What `work` comes to. No failure may end the thread, as when there is no memory.
template <typename Work>
StoreResult<void> caught(Work&& work) {
  try {
    work();
    return {};
  } catch (const Failure& failure) {
    return tl::unexpected<StoreError>(store_error(failure));
  } catch (const std::exception& error) {
    return tl::unexpected<StoreError>(StoreError{StoreError::Kind::busy, error.what()});
  }
}

}  // namespace

File::File(const std::filesystem::path& file, const char* vfs)
    : database_(file, vfs),
      games_(database_),
      players_(database_),
      ratings_(database_),
      seeks_(database_),
      refereeing_(database_) {
  database_.run("PRAGMA busy_timeout = " + std::to_string(busy_timeout_ms));
  database_.run("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON");
  // What players have had taken out is overwritten, where its page is written anyway.
  database_.run("PRAGMA secure_delete = FAST");
  migrate(database_);
}

File::File(const std::filesystem::path& file, Schema schema)
    : database_(file, nullptr, Database::Missing::fail),
      games_(database_),
      players_(database_),
      ratings_(database_),
      seeks_(database_),
      refereeing_(database_) {
  database_.run("PRAGMA busy_timeout = " + std::to_string(busy_timeout_ms));
  check_schema(database_, schema == Schema::older_too);
}

std::vector<std::string> File::damage() {
  std::vector<std::string> damage;
  Statement row = database_.prepare("PRAGMA integrity_check");
  while (row.step()) {
    if (std::string line = row.text(0); line != "ok") damage.push_back(std::move(line));
  }
  Statement orphan = database_.prepare("PRAGMA foreign_key_check");
  while (orphan.step()) {
    damage.push_back("a row of " + orphan.text(0) + " belongs to no row of " + orphan.text(2));
  }
  return damage;
}

void File::copy_to(const std::filesystem::path& file) {
  database_.prepare("VACUUM INTO ?").bind(1, file.string()).step();
}

std::vector<StoreResult<void>> File::commit(std::span<const Store::Work> all) {
  std::vector<StoreResult<void>> answers;
  answers.reserve(all.size());
  const StoreResult<void> committed = caught([&] {
    OpenTransaction transaction(database_);
    for (const Store::Work& work : all) answers.push_back(do_or_undo(work));
    games_.advance();
    transaction.commit();
  });
  if (!committed) answers.assign(all.size(), committed);
  return answers;
}

StoreResult<void> File::read(const Store::Work& work) {
  return caught([&] { work(*this); });
}

// A savepoint, because work may be several statements.
StoreResult<void> File::do_or_undo(const Store::Work& work) {
  database_.run("SAVEPOINT work");
  try {
    work(*this);
    database_.run("RELEASE work");
    return {};
  } catch (const Failure& failure) {
    if (!failure.is_conflict()) throw;
    database_.run("ROLLBACK TO work; RELEASE work");
    return tl::unexpected<StoreError>(store_error(failure));
  }
}

}  // namespace muehle::sqlite

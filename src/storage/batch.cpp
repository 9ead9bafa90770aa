#include "storage/batch.h"

namespace muehle::sql {
namespace {

StoreError store_error(const Failure& failure) {
  switch (failure.kind) {
    case Failure::Kind::conflict:
      return {StoreError::Kind::conflict, failure.message};
    case Failure::Kind::lost:
      return {StoreError::Kind::lost, failure.message};
    case Failure::Kind::broken:
      return {StoreError::Kind::broken, failure.message};
    case Failure::Kind::busy:
      break;
  }
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

// The fault of one work, which is undone alone.
bool is_its_own(Failure::Kind kind) { return kind == Failure::Kind::conflict || kind == Failure::Kind::lost; }

// A savepoint, because work may be several statements.
StoreResult<void> do_or_undo(Database& database, Repositories& all, const Store::Work& work) {
  database.run("SAVEPOINT work");
  try {
    work(all);
    database.run("RELEASE work");
    return {};
  } catch (const Failure& failure) {
    if (!is_its_own(failure.kind)) throw;
    database.undo_since("work");
    return tl::unexpected<StoreError>(store_error(failure));
  }
}

}  // namespace

std::vector<StoreResult<void>> commit(Database& database, Repositories& all,
                                      std::span<const Store::Work> works) {
  const auto in_one_transaction = [&](const auto& each) {
    return caught([&] {
      OpenTransaction transaction(database);
      for (const Store::Work& work : works) each(work);
      all.advance();
      transaction.commit();
    });
  };
  // Savepoints are half of the ways there and back that most works need, and conflicts are rare.
  if (database.is_far()) {
    const StoreResult<void> done = in_one_transaction([&](const Store::Work& work) { work(all); });
    const bool for_all =
        done || done.error().kind == StoreError::Kind::busy || done.error().kind == StoreError::Kind::broken;
    if (for_all) return std::vector(works.size(), done);
  }
  std::vector<StoreResult<void>> answers;
  answers.reserve(works.size());
  const StoreResult<void> done = in_one_transaction(
      [&](const Store::Work& work) { answers.push_back(do_or_undo(database, all, work)); });
  if (!done) answers.assign(works.size(), done);
  return answers;
}

StoreResult<void> read(Database& database, Repositories& all, const Store::Work& work) {
  return caught([&] {
    const OpenReading reading(database);
    work(all);
  });
}

}  // namespace muehle::sql

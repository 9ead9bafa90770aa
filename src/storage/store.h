// Where a server keeps everything: work is done in transactions, on the disk before it is answered.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <tl/expected.hpp>

#include "storage/calendars.h"
#include "storage/challenges.h"
#include "storage/clubs.h"
#include "storage/conduct.h"
#include "storage/games.h"
#include "storage/invitations.h"
#include "storage/leases.h"
#include "storage/lobby_hours.h"
#include "storage/mail.h"
#include "storage/notes.h"
#include "storage/perfect_play.h"
#include "storage/players.h"
#include "storage/push.h"
#include "storage/ratings.h"
#include "storage/refereeing.h"
#include "storage/relations.h"
#include "storage/seeks.h"
#include "storage/tokens.h"
#include "storage/tournaments.h"
#include "storage/turn_mail.h"
#include "storage/vacations.h"

namespace muehle {

struct StoreError {
  enum class Kind {
    conflict,  // what the work builds on is not so: the code or seat is taken, the version is not the next
    lost,      // another server has the lease of what it is about
    busy,      // not now: disk full, file locked, input/output error
    crowded,   // not now: too much is asked for; nothing was begun
    broken,    // the file is damaged
  };
  Kind kind;
  std::string message;
};
// Of the store. The others say something of the work.
inline bool is_failure(const StoreError& error) {
  return error.kind == StoreError::Kind::busy || error.kind == StoreError::Kind::broken;
}
template <typename T>
using StoreResult = tl::expected<T, StoreError>;

// Everything at one moment, a repository for each domain.
class Transaction {
 public:
  virtual ~Transaction() = default;

  // What the work does is done only while this server has the lease, else it is lost.
  virtual void hold(ServerId server, const Lease& lease) = 0;

  virtual Games& games() = 0;
  virtual Players& players() = 0;
  virtual Ratings& ratings() = 0;
  virtual Seeks& seeks() = 0;
  virtual Refereeing& refereeing() = 0;
  virtual Conduct& conduct() = 0;
  virtual Relations& relations() = 0;
  virtual Challenges& challenges() = 0;
  virtual Invitations& invitations() = 0;
  virtual Vacations& vacations() = 0;
  virtual MailAddresses& mail() = 0;
  virtual Subscriptions& subscriptions() = 0;
  virtual Tokens& tokens() = 0;
  virtual Tournaments& tournaments() = 0;
  virtual Clubs& clubs() = 0;
  virtual TurnMails& turn_mails() = 0;
  virtual Calendars& calendars() = 0;
  virtual Notes& notes() = 0;
  virtual PerfectPlay& perfect_play() = 0;
  virtual LobbyHours& lobby_hours() = 0;
};

// Asynchronous: work and callbacks run on threads of the store. What is written and read is done in the order
// of the calls; looks are, too, but beside it.
class Store {
 public:
  using Work = std::function<void(Transaction&)>;
  template <typename T>
  using Done = std::function<void(StoreResult<T>)>;

  virtual ~Store() = default;

  // Success means that what `work` has done is on the disk and survives the loss of power; an error, that
  // nothing of it is known to be done: where the way to a database was lost, it may be all the same. Several
  // may share a commit, but a conflict or a lost lease undoes only its own work. `work` may run more than
  // once, each time on what is stored then.
  virtual void write_work(Work work, Done<void> done) = 0;
  // For work that changes nothing, and is soon done: all that is asked for behind it waits for it.
  virtual void read_work(Work work, Done<void> done) = 0;
  // For work that changes nothing, and for which nobody shall wait, however long it takes: only other looks
  // do. It sees everything at one moment: what was to be written before it was asked for, as far as that
  // could be done, and perhaps some of what came later. Errors are those of reading; a failure of it says
  // nothing of whether anything can be written. Answered by another thread than all else.
  virtual void look_work(Work work, Done<void> done) = 0;

  // To be called before anything is written: who hears of every commit, by a thread of the store, how many
  // pieces of work were in it and how long it took. Nothing by default.
  using OnCommit = std::function<void(std::size_t works, std::chrono::steady_clock::duration took)>;
  virtual void on_commit(OnCommit /*on_commit*/) {}

  // Nobody waits for long any more: where the way to a database is lost or nothing comes back by it, what is
  // asked for is answered as busy within a second or two. From any thread.
  virtual void hurry() {}

  // The same with what `work` answers.
  template <typename T>
  void write(std::function<T(Transaction&)> work, Done<T> done) {
    auto [keep, tell] = with_value(std::move(work), std::move(done));
    write_work(std::move(keep), std::move(tell));
  }
  template <typename T>
  void read(std::function<T(Transaction&)> work, Done<T> done) {
    auto [keep, tell] = with_value(std::move(work), std::move(done));
    read_work(std::move(keep), std::move(tell));
  }
  template <typename T>
  void look(std::function<T(Transaction&)> work, Done<T> done) {
    auto [keep, tell] = with_value(std::move(work), std::move(done));
    look_work(std::move(keep), std::move(tell));
  }

  void store(Change change, Done<Stored> done) {
    write<Stored>([change = std::move(change)](Transaction& all) { return all.games().make(change); },
                  std::move(done));
  }
  void load(std::string code, Done<std::optional<StoredTable>> done) {
    read<std::optional<StoredTable>>(
        [code = std::move(code)](Transaction& all) { return all.games().load(code); }, std::move(done));
  }
  void resume(Done<Resumption> done) {
    read<Resumption>([](Transaction& all) { return all.games().resume(); }, std::move(done));
  }

 private:
  template <typename T>
  static std::pair<Work, Done<void>> with_value(std::function<T(Transaction&)> work, Done<T> done) {
    auto value = std::make_shared<std::optional<T>>();
    Work keep = [value, work = std::move(work)](Transaction& all) { value->emplace(work(all)); };
    Done<void> tell = [value, done = std::move(done)](const StoreResult<void>& result) {
      if (!result) return done(tl::unexpected<StoreError>(result.error()));
      done(*std::move(*value));
    };
    return {std::move(keep), std::move(tell)};
  }
};

}  // namespace muehle

// Where tables and games live. Everything here is text and numbers; what the lines mean is the business of
// `rules`, what tables and seats mean that of `server`.
//
// A tick is a time in milliseconds on a clock that goes only while a server serves these games.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <variant>
#include <vector>

#include "support/time.h"

namespace muehle {

using SecretHash = std::array<unsigned char, 32>;

// Opens a table with seat 0 taken and its first game.
struct NewTable {
  std::string code;
  std::string next_colours;
  int first_white = 0;  // a seat
  bool lot_drawn = false;
  SecretHash secret{};
  std::string name;  // empty: none given
  std::string rules;
  std::string start;
  std::string time_control = "-";
  UnixSeconds at = 0;
  Milliseconds tick = 0;
};
// From then on the clock of the table's game may run.
struct TakeSeat {
  std::int64_t table = 0;
  int seat = 0;
  SecretHash secret{};
  std::string name;
  UnixSeconds at = 0;
  Milliseconds tick = 0;
  std::int64_t game = 0;                      // that the table plays
  std::optional<Milliseconds> deadline = {};  // its tick
};
// Another name for whoever has a seat.
struct RenameSeat {
  std::int64_t table = 0;
  int seat = 0;
  std::string name;  // empty: none given
};
// The next game of a table's series.
struct BeginGame {
  std::int64_t table = 0;
  int position = 0;  // in the series, from 1
  int white = 0;     // a seat
  std::optional<std::string> wish;
  std::string rules;
  std::string start;
  std::string time_control = "-";
  UnixSeconds at = 0;
  Milliseconds tick = 0;
  std::optional<Milliseconds> deadline = {};
};
// Line number `version` of a game; the lines before it must be there.
struct AppendEvent {
  std::int64_t game = 0;
  int version = 0;
  std::string line;
  std::optional<int> seat;  // none: the server's own
  std::string id;
  UnixSeconds at = 0;
  Milliseconds tick = 0;
  Milliseconds spent = 0;                     // of the turn that it ended
  std::optional<Milliseconds> deadline = {};  // of the game from now on
};
// Line number `number` of what was said beside the events of a game, when it had `version` of them.
struct AppendTalk {
  std::int64_t game = 0;
  int number = 0;
  int version = 0;
  std::string line;
  int seat = 0;
  std::string id;
  UnixSeconds at = 0;
};
// The server is still there.
struct Heartbeat {
  Milliseconds tick = 0;
};
using Change = std::variant<NewTable, TakeSeat, RenameSeat, BeginGame, AppendEvent, AppendTalk, Heartbeat>;

// What a change has made; the table and the number of the game it is about, as far as there is one.
struct Stored {
  std::int64_t table = 0;
  std::int64_t game = 0;
};

struct StoredSeat {
  SecretHash secret{};
  std::string name;
  Milliseconds tick = 0;  // when it was taken
};
struct StoredEvent {
  std::string line;
  std::optional<int> seat;
  std::string id;
  UnixSeconds at = 0;
  Milliseconds tick = 0;
  Milliseconds spent = 0;
};
struct StoredTalk {
  int version = 0;  // how many events there were
  std::string line;
  int seat = 0;
  std::string id;
  UnixSeconds at = 0;
};
struct StoredGame {
  std::int64_t number = 0;
  int white = 0;
  std::optional<std::string> wish;
  std::string rules;
  std::string start;
  std::string time_control = "-";
  UnixSeconds started_at = 0;
  Milliseconds tick = 0;  // when it began
  std::vector<StoredEvent> events;
  std::vector<StoredTalk> talk;
};
struct StoredTable {
  std::int64_t id = 0;
  std::string code;
  std::string next_colours;
  int first_white = 0;
  bool lot_drawn = false;
  std::array<std::optional<StoredSeat>, 2> seats;
  std::vector<StoredGame> games;  // in the order of the series, at least one
};

// Where a server that starts goes on.
struct Resumption {
  struct Due {
    std::string code;  // of the table
    Milliseconds deadline = 0;
  };
  Milliseconds tick = 0;  // the last that is known
  std::vector<Due> due;   // all games with a deadline, the earliest first
};

struct StoreError {
  enum class Kind {
    conflict,  // what the change builds on is not so: the code or seat is taken, the version is not the next
    busy,      // not now: disk full, file locked, input/output error
    broken,    // the file is damaged
  };
  Kind kind;
  std::string message;
};
template <typename T>
using StoreResult = tl::expected<T, StoreError>;

// Asynchronous: the callbacks come on a thread of the store, in the order of the calls.
class GameStore {
 public:
  template <typename T>
  using Done = std::function<void(StoreResult<T>)>;

  virtual ~GameStore() = default;

  // Success means that the change is on the disk and survives the loss of power; an error, that it is not
  // made.
  virtual void store(Change change, Done<Stored> done) = 0;
  virtual void load(std::string code, Done<std::optional<StoredTable>> done) = 0;
  virtual void resume(Done<Resumption> done) = 0;
};

}  // namespace muehle

// What a page may say over a table's socket, as a closed set of values. docs/server-protocol.md has the JSON.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "play/talk.h"
#include "rules/event.h"
#include "server/kernel/refusal.h"

namespace muehle::server {

using play::Verb;

inline constexpr std::size_t max_id_size = 40;
inline constexpr std::int64_t max_version = 1'000'000;

// Makes a message the same one when it comes again.
struct Name {
  std::string id;
  std::int64_t game = 0;
  friend bool operator==(const Name&, const Name&) = default;
};

struct Do {
  Name name;
  int version = 0;
  Event event;
};
struct Undo {
  Name name;
  int version = 0;
  Verb verb = Verb::ask;
};
struct Next {
  Name name;
  Verb verb = Verb::ask;  // not accept: it is asking, too
  std::optional<Colour> colour;
};
struct AbortGame {
  Name name;
};
// What is to be answered to moves that may come (play/conditional.h); the empty text takes it all back.
struct Foresee {
  Name name;
  int version = 0;
  std::string answers;
};
// To the opponent, beside the game: one of the usual phrases, or a text.
struct Say {
  Name name;
  std::string preset;
  std::string text;
};
// To those who share the sender's seat, and to nobody else.
struct Consult {
  Name name;
  std::string text;
};
// The opponent has stayed away for too long: the game is won, or drawn.
struct DecideAbsence {
  Name name;
  bool drawn = false;
};
struct Sync {};
struct Ping {};

using Request = std::variant<Do, Undo, Next, AbortGame, Foresee, Say, Consult, DecideAbsence>;
using Message = std::variant<Request, Sync, Ping>;

// A message that cannot be read, with its id as far as that could.
struct Unreadable {
  std::optional<std::string> id;
  Refused refused;
};

tl::expected<Message, Unreadable> read_message(std::string_view text);

// Only its id, where there is one.
std::optional<std::string> message_id(std::string_view text);

}  // namespace muehle::server

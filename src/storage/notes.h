// What a player notes for himself of a game, as it is stored; told to nobody else.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "storage/players.h"

namespace muehle {

struct StoredNote {
  std::string code = {};  // of the table
  std::int64_t game = 0;
  std::string text = {};
  UnixSeconds changed_at = 0;
  friend bool operator==(const StoredNote&, const StoredNote&) = default;
};

class Notes {
 public:
  virtual ~Notes() = default;

  // Whether he sits or sat in this game of the table.
  virtual bool may_note(PlayerId player, const std::string& code, std::int64_t game) = 0;
  virtual std::optional<StoredNote> of(PlayerId player, std::int64_t game) = 0;
  // In place of the one before; an empty text is none.
  virtual void keep(PlayerId player, std::int64_t game, const std::string& text, UnixSeconds at) = 0;
  // The latest first.
  virtual std::vector<StoredNote> all_of(PlayerId player, int most) = 0;

  // Players without an account who have some; at most so many. For checks.
  virtual std::vector<PlayerId> astray(int most) = 0;
};

}  // namespace muehle

// What the two players of a table say to each other beside the game. Nobody else hears it, and no game
// depends on it.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "support/time.h"

namespace muehle::server {

inline constexpr int most_chat_characters = 300;
inline constexpr int most_chat_lines = 200;           // of one player in one game
inline constexpr std::size_t chat_lines_shown = 200;  // of a table, the latest

// Phrases that every page says in the language of its reader.
inline constexpr std::array<std::string_view, 8> chat_presets = {"hello", "good_luck",  "good_move", "thanks",
                                                                 "sorry", "one_moment", "good_game", "bye"};
bool is_chat_preset(std::string_view text);

struct ChatLine {
  int number = 0;      // from 1, of the table
  int by = 0;          // a seat
  std::string preset;  // empty: the text is his own
  std::string text;
  UnixSeconds at = 0;
  friend bool operator==(const ChatLine&, const ChatLine&) = default;
};

inline constexpr int most_counsel_lines = 2'000;  // of a shared seat, at one table

// What one of those who share a seat says to the others. The other side never hears it, nor does who watches.
struct CounselLine {
  int number = 0;    // from 1, of the seat
  int by = 0;        // the number of a partner; 0: whose seat it is
  std::string name;  // empty: none, or the account is gone
  std::string text;
  UnixSeconds at = 0;
  friend bool operator==(const CounselLine&, const CounselLine&) = default;
};

}  // namespace muehle::server

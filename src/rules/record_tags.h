// The tags of a game record: which there are, and which of them follow from the game.
#pragma once

#include <array>
#include <string_view>

#include "rules/game.h"
#include "rules/record_text.h"

namespace muehle {

inline constexpr std::string_view variant_name = "Nine Men's Morris";

// What a `Variant` says: this game, another one, or a word that nobody here knows.
enum class Variant { this_game, other_game, unknown };
Variant variant_of(std::string_view name);

struct RosterTag {
  std::string_view name;
  std::string_view unknown;
};
// Tags that every record has, in this order, before those that follow from the game.
inline constexpr std::array<RosterTag, 6> tag_roster = {
    {{"Event", "?"}, {"Site", "?"}, {"Date", "????.??.??"}, {"Round", "?"}, {"White", "?"}, {"Black", "?"}}};
bool is_in_roster(std::string_view name);
// A tag of the roster that says nothing.
bool is_unknown(const Tag& tag);

// Tags that follow from the game: checked when read, made anew when written.
bool is_derived(std::string_view name);
std::string_view result_text(const Outcome& outcome);
std::string_view termination_text(const Outcome& outcome);

}  // namespace muehle

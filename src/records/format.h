// The ways in which games are written down, by us and by others. docs/records.md shows each.
#pragma once

#include <array>
#include <string_view>

namespace muehle::records {

enum class Format {
  own,        // tags and points by name
  list,       // points by name, without tags
  numbers,    // points by numbers
  playok,     // numbers with the tags of PlayOK
  sanmill,    // its PGN, or its text of a position
  rings,      // Sanmill before 2021, and its engine's text: (ring,place)
  goldtoken,  // the page for printing
  malom,      // a position a line, as its clipboard has it
  openspiel,  // sentences, as OpenSpiel and Kaggle have them
  morris,     // a position a line, ring by ring: `.........B.W.W.B........|W|2|2`
  sgf,
};
inline constexpr std::array all_formats = {
    Format::own,       Format::list,  Format::numbers,   Format::playok, Format::sanmill, Format::rings,
    Format::goldtoken, Format::malom, Format::openspiel, Format::morris, Format::sgf};

// `own`, `list`, …
std::string_view to_text(Format format);

}  // namespace muehle::records

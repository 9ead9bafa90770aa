#include "diagram/glyphs.h"

namespace muehle::diagram {

std::string_view glyph(char character) {
  switch (character) {
    case 'a':
      return "M8 10A4 4 0 1 0 0 10A4 4 0 1 0 8 10M8 6V14";
    case 'b':
      return "M0 10A4 4 0 1 0 8 10A4 4 0 1 0 0 10M0 0V14";
    case 'c':
      return "M7.2 7.6A4 4 0 1 0 7.2 12.4";
    case 'd':
      return "M8 10A4 4 0 1 0 0 10A4 4 0 1 0 8 10M8 0V14";
    case 'e':
      return "M0 10H8A4 4 0 1 0 6.8 12.8";
    case 'f':
      return "M7 .6C4.6-.4 3 .6 3 3.2V14M.6 6H6.4";
    case 'g':
      return "M8 10A4 4 0 1 0 0 10A4 4 0 1 0 8 10M8 6V14.4C8 18.6 3 19.2 .8 16.8";
    case 'r':
      return "M1.6 6V14M1.6 9.6C2.4 6.6 4.8 5.6 7.2 6.4";
    case 's':
      return "M7 7.4C6 5.4 1 5.4 1 8C1 10.6 7.2 9.4 7.2 12C7.2 14.8 1.6 14.8 .6 12.4";
    case 't':
      return "M3 1.6V11C3 13.8 5 14.4 7.2 13.4M.6 6H6.6";
    case 'x':
      return "M.8 6L7.2 14M7.2 6L.8 14";
    case '-':
      return "M1.2 9H6.8";
    case '.':
      return "M1.5 13.7V14";
    case '!':
      return "M2 0V9.4M2 13.7V14";
    case '?':
      return "M.6 3.6C1-1.2 7.6-1 7.4 3.8C7.2 6.6 4 6.8 4 9.6M4 13.7V14";
    case '0':
      return "M4 0C1.2 0 .2 3 .2 7S1.2 14 4 14S7.8 11 7.8 7S6.8 0 4 0Z";
    case '8':
      return "M4 0A3.3 3.3 0 1 0 4 6.6A3.3 3.3 0 1 0 4 0M4 6.6A3.7 3.7 0 1 0 4 14A3.7 3.7 0 1 0 4 6.6";
    case '9':
      return "M1.6 14C5.4 12.6 8 8.6 8 4.2A4 4.2 0 1 0 0 4.2A4 4.2 0 1 0 8 4.2";
    case '1':
      return "M1.4 3L5 0V14";
    case '2':
      return "M.6 3.6C1-1.2 7.6-1 7.4 3.8C7.3 6.6 3.4 9.6 .4 14H7.8";
    case '3':
      return "M.9 2.4C2.2-.8 7.2-.6 7.2 3.4C7.2 6 5 6.9 3.2 6.9C5.4 6.9 7.8 8 7.8 10.4C7.8 14.9 1.6 15.2 .4 "
             "11.4";
    case '4':
      return "M6 14V0L0 10H8";
    case '5':
      return "M7.2 0H1.6L1 6.4C3.8 4.4 7.8 5.8 7.8 9.4C7.8 14.4 1.8 15.4 .3 11.8";
    case '6':
      return "M6.4 0C2.6 1.4 0 5.4 0 9.8A4 4.2 0 1 0 8 9.8A4 4.2 0 1 0 0 9.8";
    case '7':
      return "M0 0H8L3 14";
    default:
      return {};
  }
}

int glyph_advance(char character) {
  constexpr int gap = 3;
  constexpr int narrow = 4;
  const bool is_narrow = character == '.' || character == '!' || character == ' ';
  return (is_narrow ? narrow : glyph_width) + gap;
}

}  // namespace muehle::diagram

#include "rules/record_tags.h"

#include <algorithm>

namespace muehle {
namespace {

constexpr std::array<std::string_view, 7> derived = {"Result",   "Variant",  "Rules",      "SetUp",
                                                     "Position", "PlyCount", "Termination"};

// Names as plain() makes them. Programs and sites have several for the one game.
constexpr std::array<std::string_view, 9> this_game = {"ninemensmorris", "9mensmorris", "ninemenmorris",
                                                       "mill",           "mills",       "merels",
                                                       "muehle",         "m\u00fchle",  "standard"};
// Games on other boards, with other stones or other moves.
constexpr std::array<std::string_view, 33> other_games = {"threemensmorris",
                                                          "3mensmorris",
                                                          "fourmensmorris",
                                                          "4mensmorris",
                                                          "fivemensmorris",
                                                          "5mensmorris",
                                                          "sixmensmorris",
                                                          "6mensmorris",
                                                          "sevenmensmorris",
                                                          "7mensmorris",
                                                          "tenmensmorris",
                                                          "10mensmorris",
                                                          "elevenmensmorris",
                                                          "11mensmorris",
                                                          "twelvemensmorris",
                                                          "12mensmorris",
                                                          "morabaraba",
                                                          "laskermorris",
                                                          "lasker",
                                                          "nineholes",
                                                          "tapatan",
                                                          "achi",
                                                          "shax",
                                                          "dooz",
                                                          "chengsanqi",
                                                          "dasanqi",
                                                          "zhiqi",
                                                          "elfilja",
                                                          "mulmulan",
                                                          "nerenchi",
                                                          "onetimemill",
                                                          "chess",
                                                          "checkers"};

// Small letters and digits: nobody agrees about apostrophes, blanks and hyphens.
std::string plain(std::string_view name) {
  constexpr std::string_view apostrophe = "\u2019";
  std::string letters;
  for (std::size_t n = 0; n < name.size(); ++n) {
    const char c = name[n];
    if (name.substr(n).starts_with(apostrophe)) {
      n += apostrophe.size() - 1;
    } else if ('A' <= c && c <= 'Z') {
      letters += static_cast<char>(c - 'A' + 'a');
    } else if (('a' <= c && c <= 'z') || ('0' <= c && c <= '9') || static_cast<unsigned char>(c) >= 0x80) {
      letters += c;
    }
  }
  return letters;
}

}  // namespace

Variant variant_of(std::string_view name) {
  const std::string letters = plain(name);
  if (std::ranges::find(this_game, letters) != this_game.end()) return Variant::this_game;
  return std::ranges::find(other_games, letters) != other_games.end() ? Variant::other_game
                                                                      : Variant::unknown;
}

bool is_in_roster(std::string_view name) {
  return std::ranges::find(tag_roster, name, &RosterTag::name) != tag_roster.end();
}

bool is_derived(std::string_view name) {
  return std::find(derived.begin(), derived.end(), name) != derived.end();
}

bool is_unknown(const Tag& tag) {
  return std::any_of(tag_roster.begin(), tag_roster.end(), [&](const RosterTag& known) {
    return known.name == tag.name && known.unknown == tag.value;
  });
}

std::string_view result_text(const Outcome& outcome) {
  switch (outcome.verdict) {
    case Verdict::white_wins:
      return "1-0";
    case Verdict::black_wins:
      return "0-1";
    case Verdict::draw:
      return "1/2-1/2";
    case Verdict::ongoing:
    case Verdict::aborted:
      return "*";
  }
  return {};
}

std::string_view termination_text(const Outcome& outcome) {
  return outcome.verdict == Verdict::aborted ? to_text(outcome.verdict) : to_text(outcome.reason);
}

const std::string* find_tag(const std::vector<Tag>& tags, std::string_view name) {
  for (const Tag& tag : tags) {
    if (tag.name == name) return &tag.value;
  }
  return nullptr;
}

}  // namespace muehle

// The game in a text, whoever has written it.
//
//   const Result<std::vector<Reading>> ways = read_game("1) 6d 4f  2) 2d 4b");
//   ways->front().format;                  // Format::list
//   to_text(ways->front().record.game.position());
//
// Nothing is guessed: where a text can be read in several ways, the rules say in which of them it is a game,
// and where more than one is left, all of them come back.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "records/encoding.h"
#include "records/format.h"
#include "rules/record.h"

namespace muehle::records {

struct Reading {
  Format format = Format::own;
  Record record;  // with what was taken for granted, as its remarks
};

struct ReadOptions {
  std::optional<RuleSet> rules = {};      // of a game that does not say by which it was played
  std::optional<PointNames> points = {};  // how points are called, where that is known
};

// `text` is one game, in UTF-8. Errors name line, column and what was expected; `first_line` is the number of
// the text's first line in its file.
Result<std::vector<Reading>> read_game(std::string_view text, const ReadOptions& options = {},
                                       int first_line = 1);

// The one reading, or the error that there are two. Where nothing is written nothing was played.
Result<Record> read_the_game(std::string_view text, const ReadOptions& options = {});

// A text that scan_record() reads: a list with every sign at its place, what is no list as a record of ours.
// For who looks at moves that are no game.
Result<std::string> in_our_form(std::string_view text);

// The tags at the head of a text; none where they cannot be read, which read_game() tells of.
std::vector<Tag> tags_of(std::string_view text);

// Whether a game was refused because it is another one than this, as files of sites with many games have
// them.
bool is_other_game(const Error& error);

}  // namespace muehle::records

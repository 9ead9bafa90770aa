// The public games that are over, as anybody may have them (docs/open-data.md): without a word of what the
// players have said or written.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "storage/store.h"
#include "support/result.h"

namespace muehle::server {

struct OpenGame {
  EndedGame game;
  std::optional<std::array<RatingChange, 2>> ratings;  // White's and Black's, where it was rated and counts
};

std::vector<OpenGame> open_games(Transaction& all, const EndedFilter& filter, int most);
std::optional<OpenGame> open_game(Transaction& all, std::int64_t number);

enum class OpenFormat { ndjson, records };
std::optional<OpenFormat> parse_open_format(std::string_view text);

// One line of JSON, or a record with an empty line behind it. Behind each stands where a walk over the games
// goes on: `"cursor"` in JSON, `%cursor` below the record. Fails where the game cannot be played again.
Result<std::string> to_text(const OpenGame& game, OpenFormat format);

std::size_t events_in(const std::vector<OpenGame>& games);
EndOfGame end_of(const OpenGame& game);
// `1790000000-12`.
std::string cursor_text(const EndOfGame& end);
std::optional<EndOfGame> parse_cursor(std::string_view text);

// `1790000000`, `2026-11-24` (its first second) or `2026-11-24T18:00:00Z`.
std::optional<UnixSeconds> parse_time(std::string_view text);

}  // namespace muehle::server

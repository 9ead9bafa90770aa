// Reads every line that the engine writes, drawings excepted: the program itself hears of its opponents'
// lines only those that a referee needs.
#pragma once

#include <algorithm>
#include <array>
#include <limits>

#include "protocol/reply.h"
#include "protocol/words.h"
#include "support/text.h"

namespace muehle::protocol {

using search::Info;
using search::Score;

inline Result<Score> parse_score(std::string_view kind, std::string_view text) {
  const bool decided = kind == "win" || kind == "loss";
  const std::int64_t least = decided ? 0 : 1 - search::least_win;
  const std::int64_t most = decided ? search::win_score - search::least_win : search::least_win - 1;
  const Result<std::int64_t> value = parse_count("score", text, least, most);
  if (!value) return tl::unexpected(value.error());
  const int number = static_cast<int>(*value);
  if (kind == "win") return search::win_in(number);
  if (kind == "loss") return search::loss_in(number);
  if (kind == "cp") return number;
  return fail("a score is `cp N`, `win N` or `loss N`, not " + shown(kind));
}

inline constexpr std::int64_t largest_field = 1'000'000'000;
inline constexpr std::int64_t largest_time = 1'000'000'000'000;
inline constexpr std::int64_t largest_count = std::numeric_limits<std::int64_t>::max();

// The numbers of `info` that are read back; nps follows from others.
struct InfoField {
  std::string_view name;
  std::int64_t most;
  void (*set)(Info&, std::int64_t);
};
inline constexpr std::array<InfoField, 7> info_fields{{
    {"depth", largest_field, [](Info& info, std::int64_t value) { info.depth = static_cast<int>(value); }},
    {"seldepth", largest_field,
     [](Info& info, std::int64_t value) { info.seldepth = static_cast<int>(value); }},
    {"multipv", largest_field, [](Info& info, std::int64_t value) { info.number = static_cast<int>(value); }},
    {"tbhits", largest_count,
     [](Info& info, std::int64_t value) { info.database_hits = static_cast<std::uint64_t>(value); }},
    {"nodes", largest_count,
     [](Info& info, std::int64_t value) { info.nodes = static_cast<std::uint64_t>(value); }},
    {"hashfull", largest_field,
     [](Info& info, std::int64_t value) { info.hash_permille = static_cast<int>(value); }},
    {"time", largest_time, [](Info& info, std::int64_t value) { info.microseconds = value * 1000; }},
}};

inline const InfoField* find_info_field(std::string_view name) {
  const auto* found = std::find_if(info_fields.begin(), info_fields.end(),
                                   [&](const InfoField& f) { return f.name == name; });
  return found == info_fields.end() ? nullptr : found;
}

// Reads one item of an info line at the beginning of `rest`, and takes it off.
inline Result<void> take_item(Info& info, Words& rest) {
  const std::string_view name = rest.front();
  rest = rest.subspan(1);
  if (name == "pv") {
    Result<std::vector<Move>> line = parse_moves(rest);
    if (!line) return tl::unexpected(line.error());
    info.line = std::move(*line);
    rest = {};
  } else if (name == "score") {
    if (rest.size() < 2) return fail("score needs a kind and a number");
    const Result<Score> score = parse_score(rest[0], rest[1]);
    if (!score) return tl::unexpected(score.error());
    info.score = *score;
    rest = rest.subspan(2);
  } else if (name == "exact") {
    info.exact = true;
  } else if (name == "ignoring_draw_rules") {
    info.ignores_draw_rules = true;
  } else if (const InfoField* field = find_info_field(name)) {
    if (rest.empty()) return fail(std::string(name) + " needs a number");
    const Result<std::int64_t> value = parse_count(name, rest[0], 0, field->most);
    if (!value) return tl::unexpected(value.error());
    field->set(info, *value);
    rest = rest.subspan(1);
  }
  return {};
}

inline Result<Reply> parse_info(std::string_view behind, Words rest) {
  constexpr std::string_view note_word = "string";
  if (!rest.empty() && rest[0] == note_word) return Note{std::string(trim(behind.substr(note_word.size())))};
  Thought thought;
  while (!rest.empty()) {
    const Result<void> taken = take_item(thought.info, rest);
    if (!taken) return tl::unexpected(taken.error());
  }
  return thought;
}

// move MOVE nodes N, or depth N nodes N.
inline Result<Reply> parse_perft_reply(Words words) {
  if (words.size() != 4 || words[2] != "nodes" || (words[0] != "move" && words[0] != "depth")) {
    return fail("perft is followed by `move MOVE nodes N` or `depth N nodes N`");
  }
  const Result<std::int64_t> nodes =
      parse_count("nodes", words[3], 0, std::numeric_limits<std::int64_t>::max());
  if (!nodes) return tl::unexpected(nodes.error());
  const auto count = static_cast<std::uint64_t>(*nodes);
  if (words[0] == "move") {
    return parse_move(words[1]).map([&](Move move) { return Reply(PerftPart{move, count}); });
  }
  return parse_count("depth", words[1], 1, search::max_ply).map([&](std::int64_t depth) {
    return Reply(PerftSum{static_cast<int>(depth), count});
  });
}

// Fields of `info` that are not known are skipped.
inline Result<Reply> parse_reply(std::string_view line) {
  line = trim(line);
  const std::vector<std::string_view> words = split_words(line);
  if (words.empty()) return fail("the line is empty");
  const std::string_view name = words.front();
  const std::string_view behind = trim(line.substr(name.size()));
  const Words rest = Words(words).subspan(1);
  if (name == "id" && rest.size() >= 2 && (rest[0] == "name" || rest[0] == "author")) {
    return Id{std::string(rest[0]), std::string(trim(behind.substr(rest[0].size())))};
  }
  if (name == "option") return OptionLine{std::string(line)};
  if (name == "uciok" && rest.empty()) return UciOk{};
  if (name == "readyok" && rest.empty()) return ReadyOk{};
  if (name == "info") return parse_info(behind, rest);
  if (name == "bestmove") return parse_best_move(rest);
  if (name == "moves")
    return parse_moves(rest).map([](auto moves) { return Reply(LegalMoves{std::move(moves)}); });
  if (name == "perft") return parse_perft_reply(rest);
  if (name.front() == '{') return StateLine{std::string(line)};
  if (name == "error") return ErrorLine{std::string(behind)};
  return fail(shown(line) + " is no reply of an engine");
}

}  // namespace muehle::protocol

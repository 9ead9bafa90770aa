#include "protocol/reply.h"

#include <algorithm>
#include <array>
#include <limits>

#include "protocol/words.h"
#include "support/overloaded.h"
#include "support/text.h"

namespace muehle::protocol {
namespace {

using search::Info;
using search::Score;

constexpr std::string_view no_move = "(none)";
constexpr std::int64_t microseconds_a_millisecond = 1000;

constexpr std::string_view exact_word = "exact";
constexpr std::string_view no_draw_rules_word = "ignoring_draw_rules";

std::string score_text(const Info& info) {
  std::string text = "cp " + std::to_string(info.score);
  if (search::is_win(info.score)) text = "win " + std::to_string(search::plies_to_end(info.score));
  if (search::is_loss(info.score)) text = "loss " + std::to_string(search::plies_to_end(info.score));
  if (info.exact) text += ' ' + std::string(exact_word);
  if (info.ignores_draw_rules) text += ' ' + std::string(no_draw_rules_word);
  return text;
}

std::uint64_t nodes_a_second(const Info& info) {
  constexpr std::uint64_t a_second = 1'000'000;
  constexpr std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
  if (info.microseconds <= 0) return 0;
  const auto time = static_cast<std::uint64_t>(info.microseconds);
  if (info.nodes <= most / a_second) return info.nodes * a_second / time;
  const double rate = static_cast<double>(info.nodes) / static_cast<double>(time) * a_second;
  return rate < static_cast<double>(most) ? static_cast<std::uint64_t>(rate) : most;
}

std::string write_reply(const Info& info) {
  const auto number = [](std::string_view name, auto value) {
    return ' ' + std::string(name) + ' ' + std::to_string(value);
  };
  return "info" + number("depth", info.depth) + number("seldepth", info.seldepth) +
         number("multipv", info.number) + " score " + score_text(info) + number("nodes", info.nodes) +
         number("nps", nodes_a_second(info)) + number("hashfull", info.hash_permille) +
         number("tbhits", info.database_hits) +
         number("time", info.microseconds / microseconds_a_millisecond) + " pv" + to_text(info.line);
}

std::string write_reply(const BestMove& best) {
  if (!best.move) return "bestmove " + std::string(no_move);
  return "bestmove " + to_text(*best.move) +
         (best.ponder ? " ponder " + to_text(*best.ponder) : std::string());
}

Result<Score> parse_score(std::string_view kind, std::string_view text) {
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

constexpr std::int64_t largest_field = 1'000'000'000;
constexpr std::int64_t largest_time = 1'000'000'000'000;
constexpr std::int64_t largest_count = std::numeric_limits<std::int64_t>::max();

// The numbers of `info` that are read back; nps follows from others.
struct InfoField {
  std::string_view name;
  std::int64_t most;
  void (*set)(Info&, std::int64_t);
};
constexpr std::array<InfoField, 7> info_fields{{
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
    {"time", largest_time,
     [](Info& info, std::int64_t value) { info.microseconds = value * microseconds_a_millisecond; }},
}};

const InfoField* find_info_field(std::string_view name) {
  const auto* found = std::find_if(info_fields.begin(), info_fields.end(),
                                   [&](const InfoField& f) { return f.name == name; });
  return found == info_fields.end() ? nullptr : found;
}

// Reads one item of an info line at the beginning of `rest`, and takes it off.
Result<void> take_item(Info& info, Words& rest) {
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
  } else if (name == exact_word) {
    info.exact = true;
  } else if (name == no_draw_rules_word) {
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

Result<Reply> parse_info(std::string_view behind, Words rest) {
  constexpr std::string_view note_word = "string";
  if (!rest.empty() && rest[0] == note_word) return Note{std::string(trim(behind.substr(note_word.size())))};
  Thought thought;
  while (!rest.empty()) {
    const Result<void> taken = take_item(thought.info, rest);
    if (!taken) return tl::unexpected(taken.error());
  }
  return thought;
}

// MOVE, MOVE ponder MOVE, or (none); a capture may be a word of its own.
Result<Reply> parse_best_move(Words words) {
  if (words.size() == 1 && words[0] == no_move) return BestMove{};
  if (words.size() == 1 && words[0].starts_with('x')) {
    return parse_point(words[0].substr(1)).map([](Point stone) { return Reply(BestCapture{stone}); });
  }
  const auto ponder = std::find(words.begin(), words.end(), "ponder");
  const auto size = static_cast<std::size_t>(ponder - words.begin());
  const Result<std::vector<Move>> best = parse_moves(words.first(size));
  if (!best) return tl::unexpected(best.error());
  if (best->size() != 1) return fail("bestmove is followed by one move");
  if (size == words.size()) return BestMove{best->front(), {}};
  const Result<std::vector<Move>> answer = parse_moves(words.subspan(size + 1));
  if (!answer) return tl::unexpected(answer.error());
  if (answer->size() != 1) return fail("ponder is followed by one move");
  return BestMove{best->front(), answer->front()};
}

// move MOVE nodes N, or depth N nodes N.
Result<Reply> parse_perft_reply(Words words) {
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

}  // namespace

std::string to_text(const Reply& reply) {
  const auto plain = [](std::string_view word) { return std::string(word); };
  return std::visit(
      Overloaded{[](const Id& id) { return "id " + id.key + ' ' + id.value; },
                 [](const OptionLine& option) { return option.text; },
                 [&](const UciOk&) { return plain("uciok"); },
                 [&](const ReadyOk&) { return plain("readyok"); },
                 [](const Thought& thought) { return write_reply(thought.info); },
                 [](const Note& note) { return "info string " + note.text; },
                 [](const BestMove& best) { return write_reply(best); },
                 [](const BestCapture& best) { return "bestmove x" + std::string(point_name(best.stone)); },
                 [](const LegalMoves& legal) { return "moves" + to_text(legal.moves); },
                 [](const StateLine& state) { return state.json; },
                 [](const PerftPart& part) {
                   return "perft move " + to_text(part.move) + " nodes " + std::to_string(part.nodes);
                 },
                 [](const PerftSum& sum) {
                   return "perft depth " + std::to_string(sum.depth) + " nodes " + std::to_string(sum.nodes);
                 },
                 [](const Drawing& drawing) { return drawing.line; },
                 [](const ErrorLine& error) { return "error " + error.message; }},
      reply);
}

Result<Reply> parse_reply(std::string_view line) {
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

Result<std::optional<Reply>> hear(std::string_view line) {
  const std::vector<std::string_view> all = split_words(line);
  const auto found = std::find(all.begin(), all.end(), "bestmove");
  const Words words(all);
  if (words.empty()) return std::nullopt;
  if (words[0] != "error" && found != all.end()) {
    const Words rest = words.subspan(static_cast<std::size_t>(found - all.begin()) + 1);
    const bool split = rest.size() > 1 && !rest[0].starts_with('x') && rest[1].starts_with('x');
    return parse_best_move(rest.first(std::min<std::size_t>(rest.size(), split ? 2 : 1)))
        .map([](Reply reply) { return std::optional(std::move(reply)); });
  }
  constexpr std::string_view heard[] = {"id", "uciok", "readyok", "error"};
  if (std::find(std::begin(heard), std::end(heard), words[0]) == std::end(heard)) return std::nullopt;
  Result<Reply> reply = parse_reply(line);
  if (!reply) return std::nullopt;
  return std::move(*reply);
}

}  // namespace muehle::protocol

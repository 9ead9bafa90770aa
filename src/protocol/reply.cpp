#include "protocol/reply.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <span>

#include "rules/notation.h"
#include "support/overloaded.h"
#include "support/text.h"

namespace muehle::protocol {
namespace {

using Words = std::span<const std::string_view>;
using search::Info;
using search::Score;

constexpr std::string_view no_move = "(none)";
constexpr std::int64_t microseconds_a_millisecond = 1000;

std::string score_text(Score score) {
  if (search::is_win(score)) return "win " + std::to_string(search::plies_to_end(score));
  if (search::is_loss(score)) return "loss " + std::to_string(search::plies_to_end(score));
  return "cp " + std::to_string(score);
}

std::string write(const Info& info) {
  const std::int64_t nps =
      info.microseconds > 0 ? static_cast<std::int64_t>(info.nodes) * 1'000'000 / info.microseconds : 0;
  std::string text = "info depth " + std::to_string(info.depth) + " seldepth " +
                     std::to_string(info.seldepth) + " score " + score_text(info.score) + " nodes " +
                     std::to_string(info.nodes) + " nps " + std::to_string(nps) + " hashfull " +
                     std::to_string(info.hash_permille) + " time " +
                     std::to_string(info.microseconds / microseconds_a_millisecond) + " pv";
  for (const Move move : info.line) text += ' ' + to_text(move);
  return text;
}

Result<std::int64_t> parse_count(std::string_view name, std::string_view text) {
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) {
    return fail(std::string(name) + " must be a whole number, not " + shown(text));
  }
  return value;
}

Result<Score> parse_score(std::string_view kind, std::string_view text) {
  const Result<std::int64_t> value = parse_count("score", text);
  if (!value) return tl::unexpected(value.error());
  const bool decided = kind == "win" || kind == "loss";
  const std::int64_t least = decided ? 0 : 1 - search::least_win;
  const std::int64_t most = decided ? search::win_score - search::least_win : search::least_win - 1;
  if (*value < least || *value > most) return fail("a score of " + shown(text) + " is out of range");
  const int number = static_cast<int>(*value);
  if (kind == "win") return search::win_in(number);
  if (kind == "loss") return search::loss_in(number);
  if (kind == "cp") return number;
  return fail("a score is `cp N`, `win N` or `loss N`, not " + shown(kind));
}

constexpr std::int64_t largest_field = 1'000'000'000'000;

// The numbers of `info` that are read back; nps follows from others.
struct Field {
  std::string_view name;
  void (*set)(Info&, std::int64_t);
};
constexpr std::array<Field, 5> fields{{
    {"depth", [](Info& info, std::int64_t value) { info.depth = static_cast<int>(value); }},
    {"seldepth", [](Info& info, std::int64_t value) { info.seldepth = static_cast<int>(value); }},
    {"nodes", [](Info& info, std::int64_t value) { info.nodes = static_cast<std::uint64_t>(value); }},
    {"hashfull", [](Info& info, std::int64_t value) { info.hash_permille = static_cast<int>(value); }},
    {"time", [](Info& info, std::int64_t value) { info.microseconds = value * microseconds_a_millisecond; }},
}};

const Field* find_field(std::string_view name) {
  const auto* found =
      std::find_if(fields.begin(), fields.end(), [&](const Field& f) { return f.name == name; });
  return found == fields.end() ? nullptr : found;
}

Result<Reply> parse_info(Words words) {
  Thought thought;
  for (std::size_t n = 0; n < words.size(); ++n) {
    const std::string_view name = words[n];
    if (name == "pv") {
      for (++n; n < words.size(); ++n) {
        const Result<Move> move = parse_move(words[n]);
        if (!move) return tl::unexpected(move.error());
        thought.info.line.push_back(*move);
      }
    } else if (name == "score") {
      if (n + 2 >= words.size()) return fail("score needs a kind and a number");
      const Result<Score> score = parse_score(words[n + 1], words[n + 2]);
      if (!score) return tl::unexpected(score.error());
      thought.info.score = *score;
      n += 2;
    } else if (const Field* field = find_field(name)) {
      if (n + 1 >= words.size()) return fail(std::string(name) + " needs a number");
      const Result<std::int64_t> value = parse_count(name, words[++n]);
      if (!value) return tl::unexpected(value.error());
      if (*value < 0 || *value > largest_field) return fail(std::string(name) + " is out of range");
      field->set(thought.info, *value);
    }
  }
  return thought;
}

Result<Reply> parse_best_move(Words words) {
  if (words.size() == 1 && words[0] == no_move) return BestMove{};
  std::string text;
  for (const std::string_view word : words) text += (text.empty() ? "" : " ") + std::string(word);
  const Result<Move> move = parse_move(text);
  if (!move) return tl::unexpected(move.error());
  return BestMove{*move};
}

}  // namespace

std::string to_text(const Reply& reply) {
  return std::visit(Overloaded{[](const Id& id) { return "id " + id.key + ' ' + id.value; },
                               [](const OptionLine& option) { return option.text; },
                               [](const UciOk&) { return std::string("uciok"); },
                               [](const ReadyOk&) { return std::string("readyok"); },
                               [](const Thought& thought) { return write(thought.info); },
                               [](const BestMove& best) {
                                 return "bestmove " +
                                        (best.move ? to_text(*best.move) : std::string(no_move));
                               },
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
  if (name == "info") return parse_info(rest);
  if (name == "bestmove") return parse_best_move(rest);
  if (name == "error") return ErrorLine{std::string(behind)};
  return fail(shown(line) + " is no reply of an engine");
}

}  // namespace muehle::protocol

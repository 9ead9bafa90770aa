#include "protocol/reply.h"

#include <algorithm>
#include <limits>

#include "protocol/failure.h"
#include "support/overloaded.h"
#include "support/text.h"

namespace muehle::protocol {
namespace {

using search::Info;

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

Result<Reply> parse_best_move(Words words) {
  if (words.size() == 1 && words[0] == no_move) return BestMove{};
  if (words.size() == 1 && words[0].starts_with('x')) {
    return parse_point(words[0].substr(1)).map([](Point stone) { return Reply(BestCapture{stone}); });
  }
  const auto ponder = std::find(words.begin(), words.end(), "ponder");
  const auto size = static_cast<std::size_t>(ponder - words.begin());
  const Result<std::vector<Move>> best = parse_moves(words.first(size));
  if (!best) return tl::unexpected(best.error());
  if (best->size() != 1) return fail(Failure::bad_best_move, "bestmove is followed by one move");
  if (size == words.size()) return BestMove{best->front(), {}};
  const Result<std::vector<Move>> answer = parse_moves(words.subspan(size + 1));
  if (!answer) return tl::unexpected(answer.error());
  if (answer->size() != 1) return fail(Failure::bad_best_move, "ponder is followed by one move");
  return BestMove{best->front(), answer->front()};
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
  line = trim(line);
  const std::string_view behind = trim(line.substr(words[0].size()));
  if (words[0] == "id" && words.size() >= 3 && (words[1] == "name" || words[1] == "author"))
    return Id{std::string(words[1]), std::string(trim(behind.substr(words[1].size())))};
  if (words[0] == "uciok" && words.size() == 1) return UciOk{};
  if (words[0] == "readyok" && words.size() == 1) return ReadyOk{};
  if (words[0] == "error") return ErrorLine{std::string(behind)};
  return std::nullopt;
}

}  // namespace muehle::protocol

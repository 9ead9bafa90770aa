#include "protocol/command.h"

#include <charconv>
#include <span>

#include "support/overloaded.h"
#include "support/text.h"

namespace muehle::protocol {
namespace {

using Words = std::span<const std::string_view>;

constexpr int most_milliseconds = 24 * 60 * 60 * 1000;

std::string plain(std::string_view word) { return std::string(word); }

tl::unexpected<Error> unexpected_words(std::string_view command, std::string_view word) {
  return fail(plain(command) + " takes nothing after it, not " + shown(word));
}

template <typename Simple>
Result<Command> alone(std::string_view name, Words rest) {
  if (!rest.empty()) return unexpected_words(name, rest.front());
  return Simple{};
}

std::string joined(Words words) {
  std::string text;
  for (const std::string_view word : words) {
    if (!text.empty()) text += ' ';
    text += word;
  }
  return text;
}

// name <words> value <words>
Result<Command> parse_set_option(Words rest) {
  constexpr std::string_view usage = "setoption is written `setoption name NAME value VALUE`";
  if (rest.empty() || rest.front() != "name") return fail(plain(usage));
  std::size_t value = 1;
  while (value < rest.size() && rest[value] != "value") ++value;
  if (value == 1 || value + 1 >= rest.size()) return fail(plain(usage));
  return parse_option(joined(rest.subspan(1, value - 1)), joined(rest.subspan(value + 1)))
      .map([](const OptionValue& option) { return Command(SetOption{option}); });
}

// The moves of the list; a word that begins with x is the capture of the move before it.
Result<std::vector<Move>> parse_moves(Words words) {
  std::vector<Move> moves;
  for (std::size_t n = 0; n < words.size(); ++n) {
    std::string text(words[n]);
    const bool split = n + 1 < words.size() && words[n + 1].starts_with('x');
    if (split) text += words[++n];
    const Result<Move> move = parse_move(text);
    if (!move) return fail("move " + std::to_string(moves.size() + 1) + ": " + move.error().message);
    moves.push_back(*move);
  }
  return moves;
}

// What follows `position`: where it starts, and the words behind that.
struct Beginning {
  Start start;
  std::vector<std::string_view> rest;
};
Result<Beginning> parse_beginning(std::string_view text) {
  constexpr std::string_view usage = "position is followed by `startpos` or by a position in double quotes";
  text = trim(text);
  if (text.starts_with('"')) {
    const std::size_t end = text.find('"', 1);
    if (end == std::string_view::npos) return fail("the position has no closing quote");
    const Result<Start> start = parse_start(text.substr(1, end - 1));
    if (!start) return tl::unexpected(start.error());
    const std::string_view behind = text.substr(end + 1);
    if (!behind.empty() && !is_space(behind.front())) return fail("there is no space behind the position");
    return Beginning{*start, split_words(behind)};
  }
  std::vector<std::string_view> words = split_words(text);
  if (words.empty() || words.front() != "startpos") return fail(plain(usage));
  words.erase(words.begin());
  return Beginning{{}, std::move(words)};
}

// (startpos | "…") [rules ID] [moves …]
Result<Command> parse_set_position(std::string_view text) {
  const Result<Beginning> beginning = parse_beginning(text);
  if (!beginning) return tl::unexpected(beginning.error());
  SetPosition command;
  command.start = beginning->start;
  Words rest = beginning->rest;
  if (!rest.empty() && rest.front() == "rules") {
    if (rest.size() < 2) return fail("`rules` is followed by a rule set, as in `rules standard`");
    const Result<RuleSet> rules = parse_rules(rest[1]);
    if (!rules) return tl::unexpected(rules.error());
    command.rules = *rules;
    rest = rest.subspan(2);
  }
  if (rest.empty()) return command;
  if (rest.front() != "moves") {
    return fail("expected `rules ID` or `moves …` behind the position, not " + shown(rest.front()));
  }
  Result<std::vector<Move>> moves = parse_moves(rest.subspan(1));
  if (!moves) return tl::unexpected(moves.error());
  command.moves = std::move(*moves);
  return command;
}

Result<std::uint64_t> parse_nodes(std::string_view text) {
  std::uint64_t nodes = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), nodes);
  if (error != std::errc() || end != text.data() + text.size() || nodes == 0) {
    return fail("nodes must be a whole number from 1, not " + shown(text));
  }
  return nodes;
}

// Reads `name VALUE` of a go command into it.
Result<Go> with_limit(Go go, std::string_view name, std::string_view value) {
  const auto twice = [&] { return fail(plain(name) + " is given twice"); };
  if (name == "depth") {
    if (go.depth) return twice();
    return parse_number(value, name, 1, search::max_depth).map([&](int depth) {
      go.depth = depth;
      return go;
    });
  }
  if (name == "nodes") {
    if (go.nodes) return twice();
    return parse_nodes(value).map([&](std::uint64_t nodes) {
      go.nodes = nodes;
      return go;
    });
  }
  if (go.milliseconds) return twice();
  return parse_number(value, name, 1, most_milliseconds).map([&](int milliseconds) {
    go.milliseconds = milliseconds;
    return go;
  });
}

Result<Command> parse_go(Words rest) {
  Go go;
  bool infinite = false;
  while (!rest.empty()) {
    const std::string_view name = rest.front();
    if (name == "infinite") {
      infinite = true;
      rest = rest.subspan(1);
      continue;
    }
    if (name != "depth" && name != "nodes" && name != "movetime") {
      return fail("go knows `depth N`, `nodes N`, `movetime N` and `infinite`, not " + shown(name));
    }
    if (rest.size() < 2) return fail(plain(name) + " needs a number");
    const Result<Go> more = with_limit(go, name, rest[1]);
    if (!more) return tl::unexpected(more.error());
    go = *more;
    rest = rest.subspan(2);
  }
  if (infinite && !go.infinite()) return fail("a search is infinite or has limits, not both");
  return go;
}

std::string write(const SetPosition& command) {
  std::string text = "position ";
  text += command.start == Start{} ? std::string("startpos") : '"' + to_text(command.start) + '"';
  if (command.rules != RuleSet{}) text += " rules " + to_text(command.rules);
  if (!command.moves.empty()) text += " moves";
  for (const Move move : command.moves) text += ' ' + to_text(move);
  return text;
}

std::string write(const Go& go) {
  if (go.infinite()) return "go infinite";
  std::string text = "go";
  if (go.depth) text += " depth " + std::to_string(*go.depth);
  if (go.nodes) text += " nodes " + std::to_string(*go.nodes);
  if (go.milliseconds) text += " movetime " + std::to_string(*go.milliseconds);
  return text;
}

}  // namespace

Result<Command> parse_command(std::string_view line) {
  if (line.size() > max_line_bytes) return fail("the line is longer than 1 MiB");
  line = trim(line);
  std::size_t end = 0;
  while (end < line.size() && !is_space(line[end])) ++end;
  const std::string_view name = line.substr(0, end);
  const std::string_view behind = line.substr(end);
  if (name == "position") return parse_set_position(behind);

  const std::vector<std::string_view> rest = split_words(behind);
  if (name == "uci") return alone<Uci>(name, rest);
  if (name == "isready") return alone<IsReady>(name, rest);
  if (name == "ucinewgame") return alone<NewGame>(name, rest);
  if (name == "setoption") return parse_set_option(rest);
  if (name == "go") return parse_go(rest);
  if (name == "stop") return alone<Stop>(name, rest);
  if (name == "quit") return alone<Quit>(name, rest);
  return fail("there is no command " + shown(name) +
              "; there are uci, isready, ucinewgame, setoption, position, go, stop and quit");
}

std::string to_text(const Command& command) {
  return std::visit(
      Overloaded{[](const Uci&) { return std::string("uci"); },
                 [](const IsReady&) { return std::string("isready"); },
                 [](const NewGame&) { return std::string("ucinewgame"); },
                 [](const SetOption& option) {
                   return "setoption name " + std::string(option_name(option.value)) + " value " +
                          option_value(option.value);
                 },
                 [](const SetPosition& position) { return write(position); },
                 [](const Go& go) { return write(go); }, [](const Stop&) { return std::string("stop"); },
                 [](const Quit&) { return std::string("quit"); }},
      command);
}

}  // namespace muehle::protocol

#include "protocol/command.h"

#include "protocol/failure.h"
#include "protocol/words.h"
#include "support/overloaded.h"
#include "support/text.h"

namespace muehle::protocol {
namespace {

// No position is ever counted this deep; a bound so that a mistyped depth is an error and not a long wait.
constexpr int most_perft = 99;

std::string plain(std::string_view word) { return std::string(word); }

tl::unexpected<Error> unexpected_words(std::string_view command, std::string_view word) {
  return fail(Failure::unexpected_word, plain(command) + " takes nothing after it, not " + shown(word));
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

// The text from the beginning of `word` to the end of `line`, of which the word is a part.
std::string_view from(std::string_view word, std::string_view line) {
  return line.substr(static_cast<std::size_t>(word.data() - line.data()));
}

// name <words> [value <text>]; the text may hold blanks.
Result<Command> parse_set_option(std::string_view line, Words rest) {
  constexpr std::string_view value_word = "value";
  if (rest.size() < 2 || rest.front() != "name" || rest[1] == value_word) {
    return fail(Failure::incomplete, "setoption is written `setoption name NAME value VALUE`");
  }
  std::size_t value = 1;
  while (value < rest.size() && rest[value] != value_word) ++value;
  SetOption option{joined(rest.subspan(1, value - 1)), {}};
  if (value < rest.size()) option.value = trim(from(rest[value], line).substr(value_word.size()));
  return option;
}

// What follows `position`: where it starts, and the words behind that.
struct Beginning {
  Start start;
  std::vector<std::string_view> rest;
};

Result<Beginning> parse_quoted(std::string_view text) {
  const std::size_t end = text.find('"', 1);
  if (end == std::string_view::npos) return fail(Failure::bad_quotes, "the position has no closing quote");
  const std::string_view behind = text.substr(end + 1);
  if (!behind.empty() && !is_space(behind.front()))
    return fail(Failure::bad_quotes, "there is no space behind the position");
  return parse_start(text.substr(1, end - 1)).map([&](const Start& start) {
    return Beginning{start, split_words(behind)};
  });
}

// Without quotes: four words, or six with the counters.
Result<Beginning> parse_unquoted(std::vector<std::string_view> words) {
  constexpr std::size_t fields = 4;
  constexpr std::size_t counters = 2;
  std::size_t size = 0;
  while (size < words.size() && size < fields + counters && words[size] != "rules" && words[size] != "moves")
    ++size;
  return parse_start(joined(Words(words).first(size))).map([&](const Start& start) {
    words.erase(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(size));
    return Beginning{start, std::move(words)};
  });
}

Result<Beginning> parse_beginning(std::string_view text) {
  text = trim(text);
  if (text.starts_with('"')) return parse_quoted(text);
  std::vector<std::string_view> words = split_words(text);
  if (!words.empty() && words.front() == "startpos") {
    words.erase(words.begin());
    return Beginning{{}, std::move(words)};
  }
  if (!words.empty() && words.front().size() == point_count) return parse_unquoted(std::move(words));
  return fail(Failure::incomplete,
              "position is followed by `startpos` or by a position, best in double quotes");
}

// (startpos | "…") [rules ID] [moves …]
Result<Command> parse_set_position(std::string_view text) {
  const Result<Beginning> beginning = parse_beginning(text);
  if (!beginning) return tl::unexpected(beginning.error());
  SetPosition command;
  command.start = beginning->start;
  Words rest = beginning->rest;
  if (!rest.empty() && rest.front() == "rules") {
    if (rest.size() < 2)
      return fail(Failure::incomplete, "`rules` is followed by a rule set, as in `rules standard`");
    const Result<RuleSet> rules = parse_rules(rest[1]);
    if (!rules) return tl::unexpected(rules.error());
    command.rules = *rules;
    rest = rest.subspan(2);
  }
  if (rest.empty()) return command;
  if (rest.front() != "moves") {
    return fail(Failure::unexpected_word,
                "expected `rules ID` or `moves …` behind the position, not " + shown(rest.front()));
  }
  Result<std::vector<Move>> moves = parse_moves(rest.subspan(1));
  if (!moves) return tl::unexpected(moves.error());
  command.moves = std::move(*moves);
  return command;
}

Result<Command> parse_perft_command(Words rest) {
  if (rest.size() != 1) return fail(Failure::incomplete, "perft is followed by a depth, as in `perft 5`");
  return parse_number(rest[0], "the depth of perft", 1, most_perft).map([](int depth) {
    return Command(Perft{depth});
  });
}

std::string write_command(const SetPosition& command, Captures captures) {
  std::string text = "position ";
  text += command.start == Start{} ? std::string("startpos") : '"' + to_text(command.start) + '"';
  if (command.rules != RuleSet{}) text += " rules " + to_text(command.rules);
  if (!command.moves.empty()) text += " moves" + to_text(command.moves, captures);
  return text;
}

std::string write_command(const SetOption& option) {
  return "setoption name " + option.name + (option.value ? " value " + *option.value : std::string());
}

}  // namespace

Result<Command> parse_command(std::string_view line) {
  if (line.size() > max_line_bytes) return fail(Failure::line_too_long, "the line is longer than 1 MiB");
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
  if (name == "setoption") return parse_set_option(line, rest);
  if (name == "go") return parse_go(rest).map([](const Go& go) { return Command(go); });
  if (name == "ponderhit") return alone<PonderHit>(name, rest);
  if (name == "stop") return alone<Stop>(name, rest);
  if (name == "d") return alone<Display>(name, rest);
  if (name == "eval") return alone<Evaluate>(name, rest);
  if (name == "perft") return parse_perft_command(rest);
  if (name == "moves") return alone<ListMoves>(name, rest);
  if (name == "state") return alone<DescribeState>(name, rest);
  if (name == "quit") return alone<Quit>(name, rest);
  return fail(
      Failure::unknown_command,
      "there is no command " + shown(name) +
          "; there are uci, isready, ucinewgame, setoption, position, go, ponderhit, stop, d, eval, perft, "
          "moves, state and quit");
}

std::string to_text(const Command& command, Captures captures) {
  return std::visit(
      Overloaded{
          [](const Uci&) { return plain("uci"); }, [](const IsReady&) { return plain("isready"); },
          [](const NewGame&) { return plain("ucinewgame"); },
          [](const SetOption& option) { return write_command(option); },
          [&](const SetPosition& position) { return write_command(position, captures); },
          [&](const Go& go) { return to_text(go, captures); },
          [](const PonderHit&) { return plain("ponderhit"); }, [](const Stop&) { return plain("stop"); },
          [](const Display&) { return plain("d"); }, [](const Evaluate&) { return plain("eval"); },
          [](const Perft& perft) { return "perft " + std::to_string(perft.depth); },
          [](const ListMoves&) { return plain("moves"); },
          [](const DescribeState&) { return plain("state"); }, [](const Quit&) { return plain("quit"); }},
      command);
}

}  // namespace muehle::protocol

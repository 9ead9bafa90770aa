#include "cli/play/request.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "rules/notation.h"
#include "support/text.h"

namespace muehle::cli::play {
namespace {

using Answer = tl::expected<Request, std::string>;

enum class Verb {
  offer,
  accept,
  decline,
  withdraw,
  claim,
  resign,
  board,
  moves,
  rules,
  score,
  record,
  help,
  undo,
  again,
  save,
  load,
  quit
};

struct Word {
  std::string_view text;
  Verb verb;
};
// Umlauts also as two letters.
constexpr std::array words = std::to_array<Word>({
    {"offer", Verb::offer},
    {"draw", Verb::offer},
    {"remis", Verb::offer},
    {"accept", Verb::accept},
    {"annehmen", Verb::accept},
    {"decline", Verb::decline},
    {"ablehnen", Verb::decline},
    {"withdraw", Verb::withdraw},
    {"zurückziehen", Verb::withdraw},
    {"zurueckziehen", Verb::withdraw},
    {"claim", Verb::claim},
    {"beantragen", Verb::claim},
    {"resign", Verb::resign},
    {"aufgeben", Verb::resign},
    {"board", Verb::board},
    {"brett", Verb::board},
    {"moves", Verb::moves},
    {"züge", Verb::moves},
    {"zuege", Verb::moves},
    {"rules", Verb::rules},
    {"regeln", Verb::rules},
    {"score", Verb::score},
    {"stand", Verb::score},
    {"record", Verb::record},
    {"partie", Verb::record},
    {"help", Verb::help},
    {"hilfe", Verb::help},
    {"?", Verb::help},
    {"undo", Verb::undo},
    {"zurück", Verb::undo},
    {"zurueck", Verb::undo},
    {"new", Verb::again},
    {"neu", Verb::again},
    {"save", Verb::save},
    {"speichern", Verb::save},
    {"load", Verb::load},
    {"laden", Verb::load},
    {"quit", Verb::quit},
    {"exit", Verb::quit},
    {"ende", Verb::quit},
});

struct RuleWord {
  std::string_view text;
  DrawRule rule;
};
constexpr std::array rule_words = std::to_array<RuleWord>({
    {"repetition", DrawRule::repetition},
    {"wiederholung", DrawRule::repetition},
    {"no_mill", DrawRule::no_mill},
    {"no-mill", DrawRule::no_mill},
    {"ohne-mühle", DrawRule::no_mill},
    {"ohne-muehle", DrawRule::no_mill},
});

struct ColourWord {
  std::string_view text;
  Colour colour;
};
constexpr std::array colour_words = std::to_array<ColourWord>({
    {"white", Colour::white},
    {"weiß", Colour::white},
    {"weiss", Colour::white},
    {"black", Colour::black},
    {"schwarz", Colour::black},
});

template <typename Entry, std::size_t size>
const Entry* find_word(const std::array<Entry, size>& entries, std::string_view text) {
  const std::string wanted = lower_case(text);
  const auto found =
      std::find_if(entries.begin(), entries.end(), [&](const Entry& e) { return e.text == wanted; });
  return found == entries.end() ? nullptr : &*found;
}

// The first word of `text`, which is shortened past it and the white space after it.
std::string_view take_word(std::string_view& text) {
  text = trim(text);
  std::size_t end = 0;
  while (end < text.size() && !is_space(text[end])) ++end;
  const std::string_view word = text.substr(0, end);
  text = trim(text.substr(end));
  return word;
}

// Does this look as if a move was meant? Every move begins with a point, and no command does.
bool resembles_move(std::string_view word) { return word.size() >= 2 && is_digit(word[1]); }

// A rule's name and a message, or only the message.
Claim parse_claim(std::string_view rest) {
  std::string_view after = rest;
  const RuleWord* rule = find_word(rule_words, take_word(after));
  if (rule == nullptr) return {std::nullopt, std::string(rest)};
  return {rule->rule, std::string(after)};
}

Answer parse_made_move(std::string_view word, std::string_view rest, Language language) {
  std::string text = lower_case(word);
  if (rest.starts_with('x') || rest.starts_with('X')) text += lower_case(take_word(rest));
  const Result<Move> move = parse_move(text);
  if (!move) {
    return tl::unexpected(fmt::format(
        fmt::runtime(
            pick({"{} ist kein Zug. Züge sehen so aus: d6 setzt, a1-a4 zieht, d6xg7 schließt eine Mühle "
                  "und nimmt den Stein auf g7.",
                  "{} is no move. Moves look like this: d6 places, a1-a4 moves, d6xg7 closes a mill and "
                  "takes the stone on g7."},
                 language)),
        shown(text)));
  }
  if (rest.empty()) return MakeMove{*move, {}};
  const std::string_view with = take_word(rest);
  const Word* known = find_word(words, with);
  if (known != nullptr && known->verb == Verb::offer) return MakeMove{*move, Offer{std::string(rest)}};
  if (known != nullptr && known->verb == Verb::claim) return MakeMove{*move, parse_claim(rest)};
  return tl::unexpected(
      fmt::format(fmt::runtime(pick({"Nach einem Zug kann nur remis TEXT oder beantragen stehen, nicht {}.",
                                     "After a move only offer TEXT or claim may follow, not {}."},
                                    language)),
                  shown(with)));
}

Answer parse_question(Question question, std::string_view rest, Language language) {
  if (question != Question::moves || rest.empty()) return Ask{question, std::nullopt};
  const Result<Point> point = parse_point(lower_case(rest));
  if (point) return Ask{question, *point};
  return tl::unexpected(fmt::format(fmt::runtime(pick({"{} ist kein Punkt. Punkte heißen a1 bis g7.",
                                                       "{} is no point. Points are called a1 to g7."},
                                                      language)),
                                    shown(rest)));
}

Answer parse_again(std::string_view rest, Language language) {
  if (rest.empty()) return Again{};
  const ColourWord* colour = find_word(colour_words, rest);
  if (colour != nullptr) return Again{colour->colour};
  return tl::unexpected(
      fmt::format(fmt::runtime(pick({"Nach neu kann nur weiß oder schwarz stehen, nicht {}.",
                                     "After new only white or black may follow, not {}."},
                                    language)),
                  shown(rest)));
}

Answer parse_say(Verb verb, std::optional<Colour> by, std::string_view rest) {
  const std::string text(rest);
  switch (verb) {
    case Verb::accept:
      return Say{Talk::accept, by, {}, std::nullopt};
    case Verb::decline:
      return Say{Talk::decline, by, text, std::nullopt};
    case Verb::withdraw:
      return Say{Talk::withdraw, by, {}, std::nullopt};
    case Verb::resign:
      return Say{Talk::resign, by, {}, std::nullopt};
    case Verb::claim: {
      Claim claim = parse_claim(rest);
      return Say{Talk::claim, by, std::move(claim.message), claim.rule};
    }
    default:
      return Say{Talk::offer, by, text, std::nullopt};
  }
}

Answer parse_verb(Verb verb, std::string_view rest, Language language) {
  switch (verb) {
    case Verb::board:
      return parse_question(Question::board, rest, language);
    case Verb::moves:
      return parse_question(Question::moves, rest, language);
    case Verb::rules:
      return parse_question(Question::rules, rest, language);
    case Verb::score:
      return parse_question(Question::score, rest, language);
    case Verb::record:
      return parse_question(Question::record, rest, language);
    case Verb::help:
      return parse_question(Question::help, rest, language);
    case Verb::undo:
      return Undo{};
    case Verb::again:
      return parse_again(rest, language);
    case Verb::save:
      return Save{std::string(rest)};
    case Verb::load:
      if (rest.empty()) {
        return tl::unexpected(
            std::string(pick({"Welche Datei? laden DATEI", "Which file? load FILE"}, language)));
      }
      return Load{std::string(rest)};
    case Verb::quit:
      return Quit{};
    default:
      return parse_say(verb, std::nullopt, rest);
  }
}

bool is_talk(Verb verb) { return verb <= Verb::resign; }

}  // namespace

tl::expected<Request, std::string> parse_request(std::string_view line, Language language) {
  std::string_view rest = line;
  const std::string_view first = take_word(rest);
  if (resembles_move(first)) return parse_made_move(first, rest, language);
  if (const Word* word = find_word(words, first)) return parse_verb(word->verb, rest, language);
  if (const ColourWord* colour = find_word(colour_words, first)) {
    const Word* word = find_word(words, take_word(rest));
    if (word != nullptr && is_talk(word->verb)) return parse_say(word->verb, colour->colour, rest);
  }
  return tl::unexpected(
      fmt::format(fmt::runtime(pick(
                      {"{} verstehe ich nicht. Züge sehen aus wie d6, a1-a4 oder d6xg7; hilfe zeigt alles.",
                       "I do not understand {}. Moves look like d6, a1-a4 or d6xg7; help shows everything."},
                      language)),
                  shown(trim(line))));
}

std::string help(Language language) {
  return std::string(pick(
      {"Züge: d6 setzt einen Stein, a1-a4 zieht oder springt, d6xg7 schließt eine Mühle und nimmt den Stein "
       "auf g7.\n"
       "züge [PUNKT]: die möglichen Züge, alle oder die eines Punkts\n"
       "brett: was auf dem Brett steht\n"
       "zurück: den letzten Zug zurücknehmen, gegen den Computer auch dessen Antwort\n"
       "remis [TEXT], annehmen, ablehnen [GRUND], zurückziehen: ein Remis anbieten, darauf antworten\n"
       "beantragen [wiederholung|ohne-mühle]: ein Remis, das die Regeln geben; das Programm prüft es\n"
       "  remis und beantragen gehen auch mit einem Zug zusammen: d6 remis Genug für heute?\n"
       "aufgeben: die Partie verloren geben\n"
       "neu [weiß|schwarz]: noch eine Partie; stand: der Spielstand\n"
       "speichern [DATEI], laden DATEI, partie: die Aufzeichnung\n"
       "regeln: nach welchen Regeln gespielt wird\n"
       "ende: aufhören\n"
       "Zu zweit kann eine Farbe davor stehen: schwarz aufgeben",
       "Moves: d6 places a stone, a1-a4 slides or flies, d6xg7 closes a mill and takes the stone on g7.\n"
       "moves [POINT]: the legal moves, all or those of a point\n"
       "board: what stands on the board\n"
       "undo: take back the last move, against the computer its reply too\n"
       "offer [TEXT], accept, decline [REASON], withdraw: offer a draw, answer an offer\n"
       "claim [repetition|no-mill]: claim a draw that the rules give; the program checks it\n"
       "  offer and claim may also go with a move: d6 offer Enough for today?\n"
       "resign: give up the game\n"
       "new [white|black]: another game; score: the score\n"
       "save [FILE], load FILE, record: the record of the game\n"
       "rules: by which rules you play\n"
       "quit: stop\n"
       "With two players a colour may come first: black resign"},
      language));
}

}  // namespace muehle::cli::play

#include "play/talk.h"

#include <array>

#include "rules/notation.h"
#include "support/text.h"

namespace muehle::play {
namespace {

constexpr std::array verbs = {std::pair{Verb::ask, std::string_view("ask")},
                              std::pair{Verb::decline, std::string_view("decline")},
                              std::pair{Verb::withdraw, std::string_view("withdraw")}};
constexpr int most_undo_plies = 2;  // the last move, and the reply to it

std::string_view to_text(Verb verb) {
  for (const auto& [known, text] : verbs) {
    if (known == verb) return text;
  }
  return {};
}

std::optional<Verb> parse_verb(std::string_view text) {
  for (const auto& [verb, known] : verbs) {
    if (known == text) return verb;
  }
  return std::nullopt;
}

std::string saying_text(const AboutUndo& undo) {
  const std::string text = "undo " + std::string(to_text(undo.verb));
  return undo.verb == Verb::ask ? text + " " + std::to_string(undo.plies) : text;
}

std::string saying_text(const AboutNext& next) {
  const std::string text = "next " + std::string(to_text(next.verb));
  return next.colour ? text + " " + std::string(muehle::to_text(*next.colour)) : text;
}

void say(Talk& talk, int seat, const AboutUndo& undo) {
  if (undo.verb == Verb::ask) {
    talk.undo = UndoAsk{seat, undo.plies};
  } else {
    talk.undo.reset();
  }
}

void say(Talk& talk, int seat, const AboutNext& next) {
  const auto asker = static_cast<std::size_t>(next.verb == Verb::decline ? 1 - seat : seat);
  talk.next.asked[asker] = next.verb == Verb::ask;
  talk.next.colour[asker] = next.colour;
}

}  // namespace

std::string to_text(const Saying& saying) {
  return std::visit([](const auto& about) { return saying_text(about); }, saying);
}

Result<Saying> parse_saying(std::string_view line) {
  const tl::unexpected<Error> unknown = fail("nobody says " + shown(line));
  const std::vector<std::string_view> words = split(line, ' ');
  const std::optional<Verb> verb = words.size() > 1 ? parse_verb(words[1]) : std::nullopt;
  if (!verb) return unknown;
  const bool asks = *verb == Verb::ask;
  if (words[0] == "undo" && words.size() == (asks ? 3u : 2u)) {
    if (!asks) return AboutUndo{.verb = *verb};
    const Result<int> plies = parse_number(words[2], "plies", 1, most_undo_plies);
    if (!plies) return tl::unexpected<Error>(plies.error());
    return AboutUndo{.verb = *verb, .plies = *plies};
  }
  if (words[0] == "next" && words.size() == 2) return AboutNext{.verb = *verb, .colour = {}};
  if (words[0] == "next" && words.size() == 3 && asks) {
    if (const std::optional<Colour> colour = parse_colour(words[2]))
      return AboutNext{.verb = *verb, .colour = colour};
  }
  return unknown;
}

Talk after(Talk talk, int seat, const Saying& saying) {
  std::visit([&](const auto& about) { say(talk, seat, about); }, saying);
  return talk;
}

Talk after(Talk talk, const Event& event) {
  if (!is_talk(event)) talk.undo.reset();
  return talk;
}

bool is_talk(const Event& event) {
  return std::holds_alternative<OfferDraw>(event) || std::holds_alternative<WithdrawOffer>(event) ||
         std::holds_alternative<DeclineDraw>(event);
}

}  // namespace muehle::play

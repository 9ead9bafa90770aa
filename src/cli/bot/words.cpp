#include "cli/bot/words.h"

#include <fmt/format.h>

#include "cli/play/phrases.h"
#include "support/overloaded.h"
#include "support/text.h"

namespace muehle::cli {
namespace {

std::string decline_reason_words(std::string_view reason, Language language) {
  const auto say = [&](Words words) { return std::string(pick(words, language)); };
  if (reason == "too_fast") return say({"zu schnell", "too fast"});
  if (reason == "too_slow") return say({"zu langsam", "too slow"});
  if (reason == "other_rules") return say({"andere Regeln", "other rules"});
  if (reason == "casual") return say({"nur ungewertet", "unrated only"});
  if (reason == "rated") return say({"nur gewertet", "rated only"});
  if (reason == "later") return say({"später wieder", "later"});
  return say({"nein", "no"});
}

std::string result_words(std::string_view result, Language language) {
  const auto say = [&](Words words) { return std::string(pick(words, language)); };
  if (result == "won") return say({"gewonnen", "won"});
  if (result == "lost") return say({"verloren", "lost"});
  if (result == "drawn") return say({"remis", "drawn"});
  return say({"abgebrochen", "aborted"});
}

std::string seconds_text(bot::Duration pause, Language language) {
  return fmt::format("{:.1f} {}", static_cast<double>(pause.count()) / 1000, pick({"s", "s"}, language));
}

// Names come from the server, and a terminal obeys more than letters.
class Sentence {
 public:
  explicit Sentence(Language language) : language_(language) {}

  std::string operator()(const bot::Connected& note) const {
    return say({"Da als {}.", "Here as {}."}, shown(note.name));
  }
  std::string operator()(const bot::LostLine& note) const {
    const std::string pause = seconds_text(note.pause, language_);
    if (note.game.empty())
      return say(
          {"Verbindung verloren ({}); neuer Versuch in {}.", "Connection lost ({}); trying again in {}."},
          note.why, pause);
    return say({"Partie {}: Verbindung verloren ({}); neuer Versuch in {}.",
                "Game {}: connection lost ({}); trying again in {}."},
               shown(note.game), note.why, pause);
  }
  std::string operator()(const bot::Accepted& note) const {
    return say({"Herausforderung von {} angenommen: {}, {}.", "Challenge of {} accepted: {}, {}."},
               shown(note.challenge.from.name), shown(note.challenge.rules), shown(note.challenge.time));
  }
  std::string operator()(const bot::Declined& note) const {
    return say({"Herausforderung von {} abgelehnt: {}.", "Challenge of {} declined: {}."},
               shown(note.challenge.from.name), decline_reason_words(to_text(note.reason), language_));
  }
  std::string operator()(const bot::NextAccepted& note) const {
    return say({"Noch eine Partie gegen {} angenommen.", "Another game against {} accepted."},
               shown(note.game.opponent.name));
  }
  std::string operator()(const bot::NextDeclined& note) const {
    return say({"Noch eine Partie gegen {} abgelehnt: {}.", "Another game against {} declined: {}."},
               shown(note.game.opponent.name), decline_reason_words(to_text(note.reason), language_));
  }
  std::string operator()(const bot::Challenged& note) const {
    return say({"{} herausgefordert.", "{} challenged."}, shown(note.name));
  }
  std::string operator()(const bot::WasDeclined& note) const {
    return say({"{} lehnt ab: {}.", "{} declines: {}."}, shown(note.name),
               decline_reason_words(note.reason, language_));
  }
  std::string operator()(const bot::Playing& note) const {
    const std::string colour = note.game.colour ? play::colour_name(*note.game.colour, language_) : "?";
    return say({"Partie {}: {} gegen {}, {}.", "Game {}: {} against {}, {}."}, shown(note.game.id), colour,
               shown(note.game.opponent.name), shown(note.game.time));
  }
  std::string operator()(const bot::Ended& note) const {
    return say({"Partie {}: {} gegen {} ({}, {} Züge).", "Game {}: {} against {} ({}, {} moves)."},
               shown(note.game.id), result_words(note.game.result, language_), shown(note.game.opponent.name),
               shown(note.game.outcome), note.plies);
  }
  std::string operator()(const bot::Refused& note) const {
    return say({"{}: vom Server abgelehnt: {} {}", "{}: refused by the server: {} {}"}, shown(note.what),
               note.answer.code, shown(note.answer.message));
  }
  std::string operator()(const bot::Trouble& note) const {
    if (note.game.empty()) return say({"Fehler: {}", "Error: {}"}, note.what);
    return say({"Partie {}: Fehler: {}", "Game {}: error: {}"}, shown(note.game), note.what);
  }
  std::string operator()(const bot::Closing& note) const {
    return say({"Ende nach den laufenden Partien ({}). Noch ein Signal beendet sofort.",
                "Leaving after the running games ({}). Another signal ends at once."},
               note.games);
  }

 private:
  template <typename... Arguments>
  std::string say(Words words, const Arguments&... arguments) const {
    return fmt::format(fmt::runtime(pick(words, language_)), arguments...);
  }

  Language language_;
};

}  // namespace

std::string bot_sentence(const bot::Note& note, Language language) {
  return std::visit(Sentence(language), note);
}

std::string tally_sentence(const bot::Tally& tally, Language language) {
  const Words words{
      "Partien: {} (gewonnen {}, remis {}, verloren {}, abgebrochen {}); eigene Züge: {}; Ablehnungen: {}; "
      "Fehler: {}",
      "Games: {} (won {}, drawn {}, lost {}, aborted {}); own moves: {}; refusals: {}; errors: {}"};
  return fmt::format(fmt::runtime(pick(words, language)), tally.games, tally.won, tally.drawn, tally.lost,
                     tally.aborted, tally.moves, tally.refused, tally.troubles);
}

}  // namespace muehle::cli

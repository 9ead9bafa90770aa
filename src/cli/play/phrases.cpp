#include "cli/play/phrases.h"

#include <fmt/format.h>

#include <algorithm>

#include "support/text.h"

namespace muehle::cli::play {
namespace {

template <typename... Values>
std::string say(Language language, Words words, const Values&... values) {
  return fmt::vformat(pick(words, language), fmt::make_format_args(values...));
}

std::string point_list(Mask mask, Language language) {
  if (mask == 0) return std::string(pick({"kein Stein", "no stone"}, language));
  std::vector<std::string_view> names;
  for_each_point(mask, [&](Point point) { names.push_back(point_name(point)); });
  std::sort(names.begin(), names.end());
  return fmt::format("{}", fmt::join(names, ", "));
}

std::string to_move_sentence(const Game& game, Language language) {
  const Position& position = game.position();
  const std::string who = colour_name(position.to_move(), language);
  switch (phase(position, game.rules())) {
    case Phase::placing:
      return say(language, {"{} am Zug: Stein setzen (noch {}).", "{} to move: place a stone ({} left)."},
                 who, position.hand(position.to_move()));
    case Phase::moving:
      return say(language, {"{} am Zug: Stein ziehen.", "{} to move: move a stone."}, who);
    case Phase::flying:
      return say(language,
                 {"{} am Zug: Springe mit einem Stein auf einen beliebigen freien Punkt.",
                  "{} to move: fly with a stone to any empty point."},
                 who);
  }
  return {};
}

Words outcome_reason_words(Reason reason) {
  switch (reason) {
    case Reason::too_few_stones:
      return {"die andere Seite hat keine drei Steine mehr", "the other side has fewer than three stones"};
    case Reason::no_legal_move:
      return {"die andere Seite kann nicht mehr ziehen", "the other side has no legal move"};
    case Reason::resignation:
      return {"Aufgabe", "resignation"};
    case Reason::time:
      return {"Zeitüberschreitung", "time"};
    case Reason::agreement:
      return {"Einigung", "agreement"};
    case Reason::repetition:
      return {"dreimal dieselbe Stellung", "the same position three times"};
    case Reason::no_mill:
      return {"zu lange keine Mühle", "too long without a mill"};
    case Reason::adjudicated:
      return {"Schiedsspruch", "a referee's decision"};
    case Reason::absence:
      return {"die andere Seite kam nicht wieder", "the other side stayed away"};
    case Reason::recorded:
      return {"so steht es in der Aufzeichnung", "as the record says"};
    case Reason::none:
      break;
  }
  return {"", ""};
}

std::string outcome_sentence(const Game& game, Language language) {
  const Outcome& outcome = game.outcome();
  const std::string_view reason = pick(outcome_reason_words(outcome.reason), language);
  switch (outcome.verdict) {
    case Verdict::white_wins:
    case Verdict::black_wins: {
      const Colour winner = outcome.verdict == Verdict::white_wins ? Colour::white : Colour::black;
      return say(language, {"{} gewinnt: {}.", "{} wins: {}."}, colour_name(winner, language), reason);
    }
    case Verdict::draw: {
      std::string text = say(language, {"Remis: {}.", "Draw: {}."}, reason);
      for (const Due& due : game.proof()) text += " " + proof_sentence(due, language);
      return text;
    }
    default:
      return std::string(pick({"Die Partie wurde abgebrochen.", "The game was aborted."}, language));
  }
}

std::string with_text(std::string sentence, std::string_view text, Language language) {
  if (!text.empty()) sentence += " " + say(language, {"„{}“", "“{}”"}, text);
  return sentence;
}

// „ersten“, “once”: how often a position has stood.
std::string times(int occurrences, Language language) {
  if (occurrences == 1) return std::string(pick({"ersten", "once"}, language));
  if (occurrences == 2) return std::string(pick({"zweiten", "twice"}, language));
  return say(language, {"{}.", "{} times"}, occurrences);
}

// How far the draws by rule are.
std::string distance_sentence(const Game& game, Language language) {
  const History& history = game.history();
  const int ply = history.size();
  const std::string repetition =
      game.rules().repetition == Repetition::off
          ? std::string(pick({"Diese Regeln kennen kein Remis durch Stellungswiederholung.",
                              "These rules know no draw by repetition."},
                             language))
          : say(language, {"Die jetzige Stellung steht zum {} Mal.", "The present position has stood {}."},
                times(history.occurrences(ply), language));
  const int limit = game.rules().no_mill_limit_plies;
  const int counted = history.counted_quiet_plies(ply);
  const std::string no_mill =
      limit == 0 ? std::string(pick({"Züge ohne Mühle zählen diese Regeln nicht.",
                                     "These rules do not count moves without a mill."},
                                    language))
                 : say(language, {"Halbzüge ohne Mühle: {} von {}.", "Plies without a mill: {} of {}."},
                       counted, limit);
  return fmt::format("{} {} {}", find_sentence(to_text(Refusal::claim_unfounded), language), repetition,
                     no_mill);
}

// The number of a move and whose it is, from its label: `12` and White from `12.`.
std::string number_of(std::string_view label) {
  return std::string(label.substr(0, label.find_first_not_of("0123456789")));
}
Colour mover_of(std::string_view label) { return label.ends_with('.') ? Colour::white : Colour::black; }

}  // namespace

std::string colour_name(Colour colour, Language language) {
  return std::string(
      pick(colour == Colour::white ? Words{"Weiß", "White"} : Words{"Schwarz", "Black"}, language));
}

std::string state_sentence(const Game& game, Language language) {
  return game.outcome().over() ? outcome_sentence(game, language) : to_move_sentence(game, language);
}

std::string board_in_words(const Position& position, Language language) {
  std::string text;
  for (const Colour colour : {Colour::white, Colour::black}) {
    if (!text.empty()) text += "\n";
    text += say(language, {"{}: {}. In der Hand: {}.", "{}: {}. In hand: {}."}, colour_name(colour, language),
                point_list(position.stones(colour), language), position.hand(colour));
  }
  return text;
}

std::string move_sentence(const History& history, int ply, Language language) {
  const Ply& played = history.plies()[ply - 1];
  std::string text = fmt::format("{}: {}", colour_name(history.mover(ply), language), to_text(played.move));
  if (!played.mill_closed) return text + ".";
  text += pick({", Mühle", ", mill"}, language);
  if (!played.move.captures())
    return text + std::string(pick({", nichts zu nehmen.", ", nothing to take."}, language));
  return text + say(language, {", nimmt {}.", ", takes {}."}, point_name(played.move.capture));
}

std::string event_sentence(const Event& event, Language language) {
  const std::optional<Colour> by = actor(event);
  const std::string who = by ? colour_name(*by, language) : std::string();
  if (const auto* offer = std::get_if<OfferDraw>(&event)) {
    return with_text(say(language, {"{} bietet Remis an.", "{} offers a draw."}, who), offer->offer.message,
                     language);
  }
  if (const auto* decline = std::get_if<DeclineDraw>(&event)) {
    return with_text(say(language, {"{} lehnt das Remis ab.", "{} declines the draw."}, who), decline->reason,
                     language);
  }
  if (std::holds_alternative<AcceptDraw>(event))
    return say(language, {"{} nimmt das Remis an.", "{} accepts the draw."}, who);
  if (std::holds_alternative<WithdrawOffer>(event))
    return say(language, {"{} zieht das Angebot zurück.", "{} withdraws the offer."}, who);
  if (std::holds_alternative<ClaimDraw>(event))
    return say(language, {"{} beantragt Remis, zu Recht.", "{} claims a draw, and the claim is sound."}, who);
  if (std::holds_alternative<Resign>(event)) return say(language, {"{} gibt auf.", "{} resigns."}, who);
  return {};
}

std::string refusal_sentence(const Game& game, const GameError& error, Language language) {
  if (error.fault) return std::string(fault_sentence(*error.fault, language));
  if (error.refusal == Refusal::claim_unfounded) return distance_sentence(game, language);
  std::string text(find_sentence(to_text(error.refusal), language));
  if (error.refusal == Refusal::game_over)
    text += pick({" Mit neu beginnt die nächste.", " new begins the next one."}, language);
  return text;
}

std::string wrong_claim_sentence(const Game& game, Language language) {
  std::string text(pick(
      {"Der Antrag war unbegründet, der Zug ist gespielt.", "The claim was unfounded, the move is played."},
      language));
  if (!game.offer()) return text;
  return text + " " +
         std::string(
             pick({"Der Antrag gilt als Remisangebot.", "The claim stands as a draw offer."}, language));
}

std::string proof_sentence(const Due& due, Language language) {
  const std::string_view first = due.proof.front();
  const bool from_start = first == "start";
  if (due.rule == DrawRule::no_mill) {
    if (from_start)
      return std::string(
          pick({"Seit dem Anfang wurde keine Mühle geschlossen.", "No mill has been closed since the start."},
               language));
    return say(
        language,
        {"Seit Zug {} ({}) wurde keine Mühle geschlossen.", "No mill has been closed since move {} ({})."},
        number_of(first), colour_name(mover_of(first), language));
  }
  // Three times the same position, so it was always the same side that had moved.
  std::vector<std::string> numbers;
  for (const std::string_view label : due.proof) {
    if (label != "start") numbers.push_back(number_of(label));
  }
  const Words words = from_start ? Words{"Die Stellung stand am Anfang und nach den Zügen {} ({}).",
                                         "The position stood at the start and after moves {} ({})."}
                                 : Words{"Die Stellung stand nach den Zügen {} ({}).",
                                         "The position stood after moves {} ({})."};
  return say(language, words, filled("{0+}", numbers, pick({"und", "and"}, language)),
             colour_name(mover_of(due.proof.back()), language));
}

std::string draw_notice(const Game& game, Colour colour, Language language) {
  if (game.outcome().over()) return {};
  const std::vector<Due> claimable = game.claimable(colour);
  if (!claimable.empty()) {
    std::string text(
        pick({"Du kannst Remis beantragen (beantragen).", "You may claim a draw (claim)."}, language));
    for (const Due& due : claimable) text += " " + proof_sentence(due, language);
    return text;
  }
  if (game.draw_suggested()) {
    return std::string(pick({"Seit langem kommt niemand voran: Du könntest ein Remis anbieten (remis).",
                             "Nobody has made progress for a long time: you could offer a draw (offer)."},
                            language));
  }
  constexpr int near_plies = 20;
  const History& history = game.history();
  const int limit = game.rules().no_mill_limit_plies;
  const int left = limit - history.counted_quiet_plies(history.size());
  if (limit > near_plies && left > 0 && left <= near_plies) {
    const bool claimed = game.rules().draw_by_rule == DrawByRule::claim;
    const Words words = claimed ? Words{"Halbzüge ohne Mühle, bis Remis beantragt werden kann: noch {}.",
                                        "Plies without a mill until a draw can be claimed: {}."}
                                : Words{"Halbzüge ohne Mühle bis zum Remis: noch {}.",
                                        "Plies without a mill until the draw: {}."};
    return say(language, words, left);
  }
  if (game.rules().repetition != Repetition::off && history.occurrences(history.size()) == 2) {
    return std::string(pick(
        {"Diese Stellung steht zum zweiten Mal.", "This position stands for the second time."}, language));
  }
  return {};
}

}  // namespace muehle::cli::play

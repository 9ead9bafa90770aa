#include "cli/tournament/words.h"

namespace muehle::cli::tournament {
namespace {

constexpr TieBreakWords buchholz{{"Buchh.", "Buchh."},
                                 {"Buchholz", "Buchholz"},
                                 {"Die Punkte aller deiner Gegner.", "The points of all your opponents."}};
constexpr TieBreakWords buchholz_cut_1{
    {"Buchh.-1", "Buchh.-1"},
    {"Buchholz ohne den schwächsten", "Buchholz without the lowest"},
    {"Die Punkte deiner Gegner ohne den mit den wenigsten. Hast du eine Runde ausgelassen oder bist zu einer "
     "Partie nicht erschienen, fällt zuerst diese Runde weg.",
     "The points of your opponents without the one with the fewest. If you missed a round or did not come to "
     "a "
     "game, that round is left out first."}};
constexpr TieBreakWords sonneborn_berger{
    {"So-Be", "So-Be"},
    {"Sonneborn-Berger", "Sonneborn-Berger"},
    {"Für jeden Gegner: seine Punkte mal die Punkte, die du gegen ihn geholt hast.",
     "For every opponent: his points times those you took from him."}};
constexpr TieBreakWords direct_encounter{
    {"Direkt", "Direct"},
    {"Direkter Vergleich", "Direct encounter"},
    {"Punkte gegen die, mit denen du gleichstehst, wenn alle gegeneinander gespielt haben. Wer danach noch "
     "gleichsteht, wird noch einmal so verglichen.",
     "Points among those who are level, if all of them have met. Who is level then is compared once more in "
     "the "
     "same way."}};
constexpr TieBreakWords wins{
    {"Siege", "Wins"}, {"Siege", "Wins"}, {"Am Brett gewonnene Partien.", "Games won on the board."}};
constexpr TieBreakWords black_wins{
    {"Siege S", "Wins B"},
    {"Siege mit Schwarz", "Wins with Black"},
    {"Am Brett mit Schwarz gewonnene Partien.", "Games won on the board with Black."}};

}  // namespace

const TieBreakWords& words_of(club::tournament::TieBreak tie_break) {
  switch (tie_break) {
    case club::tournament::TieBreak::buchholz:
      return buchholz;
    case club::tournament::TieBreak::buchholz_cut_1:
      return buchholz_cut_1;
    case club::tournament::TieBreak::sonneborn_berger:
      return sonneborn_berger;
    case club::tournament::TieBreak::direct_encounter:
      return direct_encounter;
    case club::tournament::TieBreak::wins:
      return wins;
    case club::tournament::TieBreak::black_wins:
      break;
  }
  return black_wins;
}

}  // namespace muehle::cli::tournament

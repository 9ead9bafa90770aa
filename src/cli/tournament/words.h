// What the tables of a tournament say, in both languages.
#pragma once

#include <string>

#include "cli/language.h"
#include "club/tournament/settings.h"

namespace muehle::cli::tournament {

inline std::string pick_text(Words words, Language language) { return std::string(pick(words, language)); }

// As docs/tournaments.md has them.
struct TieBreakWords {
  Words heading;
  Words name;
  Words rule;
};
const TieBreakWords& words_of(club::tournament::TieBreak tie_break);

namespace words {

inline constexpr Words round{"Runde", "Round"};
inline constexpr Words of{"von", "of"};
inline constexpr Words board{"Brett", "Board"};
inline constexpr Words white{"Weiß", "White"};
inline constexpr Words black{"Schwarz", "Black"};
inline constexpr Words result{"Ergebnis", "Result"};
inline constexpr Words points{"Punkte", "Points"};
inline constexpr Words bye{"spielfrei", "bye"};
inline constexpr Words rank{"Platz", "Rank"};
inline constexpr Words number{"Nr.", "No."};
inline constexpr Words name{"Name", "Name"};
inline constexpr Words has_left{" (nicht mehr dabei)", " (has left)"};
inline constexpr Words bye_short{"frei", "bye"};
inline constexpr Words white_letter{"w", "w"};
inline constexpr Words black_letter{"s", "b"};
inline constexpr Words round_letter{"R", "R"};
inline constexpr Words game{"Partie", "Game"};
inline constexpr Words pairings{"Paarungen", "Pairings"};
inline constexpr Words standings{"Tabelle", "Standings"};
inline constexpr Words crosstable{"Kreuztabelle", "Crosstable"};
inline constexpr Words signature{"Unterschrift", "Signature"};
inline constexpr Words team{"Mannschaft", "Team"};
inline constexpr Words match_points{"Mannschaftspunkte", "Match points"};
inline constexpr Words games_won{"Siege", "Won"};
inline constexpr Words games_drawn{"Remis", "Drawn"};
inline constexpr Words games_lost{"Niederlagen", "Lost"};
inline constexpr Words the_others{"alle anderen", "everybody else"};
inline constexpr Words ties{"Bei gleichen Punkten", "Where points are level"};

inline constexpr Words cross_by_rounds{
    "4w:2 heißt: gegen Nr. 4, zuerst mit Weiß, 2 Punkte. – heißt: nicht dabei.",
    "4w:2 means: against no. 4, White first, 2 points. – means: not there."};
inline constexpr Words cross_by_opponents{"In einer Zeile: die Punkte gegen jeden, mit dessen Nummer oben.",
                                          "In a row: the points against each, whose number stands above."};
inline constexpr Words unplayed{
    "In einer Runde ohne Partie zählt ein Gegner, der so viele Punkte hat wie du. Wer in allem gleichsteht, "
    "teilt sich den Platz.",
    "In a round without a game your opponent counts as somebody with as many points as you have. Who is "
    "level in "
    "everything shares the place."};

inline constexpr Words missing_results{"Es fehlen noch Ergebnisse von: {}",
                                       "Results are still missing of: {}"};
inline constexpr Words over{"Alle Runden sind gespielt.", "All rounds are played."};
inline constexpr Words next_is_challenge{"Als Nächstes: eine Forderung.", "Next: a challenge."};
inline constexpr Words next_is_round{"Als Nächstes: Runde {}.", "Next: round {}."};

}  // namespace words

}  // namespace muehle::cli::tournament

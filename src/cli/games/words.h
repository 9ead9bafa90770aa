// What the report on a collection says, in both languages.
#pragma once

#include "cli/language.h"

namespace muehle::cli::games::words {

inline constexpr Words title{"Wo Wert verloren ging", "Where value was lost"};
inline constexpr Words title_of{"Wo {} Wert verlor", "Where {} lost value"};
inline constexpr Words scope{
    "{} Partien{}, {} Züge beurteilt, {} % davon nach exakten Werten, die übrigen nach einer Suche.",
    "{} games{}, {} moves judged, {} % of them by exact values, the others by a search."};
inline constexpr Words span{" vom {} bis {}", " from {} to {}"};
inline constexpr Words by_rules{"Nur Partien nach {}.", "Only games by {}."};
inline constexpr Words unreviewed{"{} weitere sind noch nicht angesehen: `muehle games review`.",
                                  "{} more have not been reviewed: `muehle games review`."};
inline constexpr Words points_explained{
    "Ein Gewinn ist 1 Punkt, ein Remis ½. Wer aus einer Gewinnstellung ein Remis macht, hat ½ Punkt "
    "verloren. "
    "Kritisch ist eine Stellung, in der nicht jeder Zug hält, was sie wert ist. „Erwartet“: so viele davon "
    "hielte "
    "ein Spieler, der nur wenige Züge weit sieht.",
    "A win is 1 point, a draw ½. Who makes a draw of a won position has lost ½ point. A position is critical "
    "where not every move keeps what it is worth. ‘Expected’: as many of them as a player would keep who "
    "looks "
    "only a few moves ahead."};

inline constexpr Words when{"Wann", "When"};
inline constexpr Words when_explained{
    "Verlorene Punkte je hundert Züge, nach dem Halbzug der Partie. Unterlegt: das Setzen.",
    "Points lost in a hundred moves, by the ply of the game. Shaded: the placing phase."};
inline constexpr Words by_phase{"In welcher Phase", "In which phase"};
inline constexpr Words by_rating{"Nach Wertung", "By rating"};
inline constexpr Words by_player{"Wer", "Who"};
inline constexpr Words costly{"Die teuersten Stellungen", "The costliest positions"};
inline constexpr Words costly_explained{
    "Symmetrische Stellungen zählen zusammen. Beringt: die Punkte der richtigen Züge.",
    "Positions that are alike by symmetry count together. Ringed: the points of the right moves."};
inline constexpr Words none{"Es ist noch keine Partie angesehen. `muehle games review` tut es.",
                            "No game has been reviewed yet. `muehle games review` does it."};

inline constexpr Words nobody{"Dazu gibt es keine Partie in der Sammlung.",
                              "The collection has no such game."};

inline constexpr Words phase{"Phase", "Phase"};
inline constexpr Words placing{"Setzen", "Placing"};
inline constexpr Words moving{"Ziehen", "Moving"};
inline constexpr Words flying{"Springen", "Flying"};
inline constexpr Words whole{"Alles", "All"};
inline constexpr Words side{"Seite", "Side"};
inline constexpr Words opponents{"Gegner", "Opponents"};
inline constexpr Words moves{"Züge", "Moves"};
inline constexpr Words lost{"Verloren je 100", "Lost in 100"};
inline constexpr Words critical{"Kritisch", "Critical"};
inline constexpr Words held{"Gehalten", "Held"};
inline constexpr Words expected{"Erwartet", "Expected"};
inline constexpr Words losing{"Verlustzüge", "Losing moves"};
inline constexpr Words rating{"Wertung", "Rating"};
inline constexpr Words name{"Name", "Name"};
inline constexpr Words games{"Partien", "Games"};
inline constexpr Words points{"Punkte", "Points"};

inline constexpr Words stood{"{} von {} Zügen falsch: {} Punkte ({})",
                             "{} of {} moves wrong: {} points ({})"};
inline constexpr Words exact{"exakt", "exact"};
inline constexpr Words searched{"nach einer Suche", "by a search"};
inline constexpr Words wrong{"({} falsch)", "({} wrong)"};
inline constexpr Words right{"Richtig: {}", "Right: {}"};
inline constexpr Words played{"Gespielt: {}", "Played: {}"};
inline constexpr Words in_game{"Partie {}: {} – {}, nach {} Zügen", "Game {}: {} – {}, after {} plies"};
inline constexpr Words on_the_board{"Auf dem Brett ansehen", "Look at it on the board"};
inline constexpr Words unknown{"unbekannt", "unknown"};

}  // namespace muehle::cli::games::words

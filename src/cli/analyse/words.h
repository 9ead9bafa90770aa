// What a review found, in the words of the two languages.
#pragma once

#include <string>

#include "cli/language.h"
#include "review/annotate.h"

namespace muehle::cli::analyse {

// `win in 25*`, `draw`, `loss*`, `+0.34`; the star stands for what draw rules may do, and is explained by
// draw_rules_note.
std::string to_text(const review::Worth& worth, Language language);
inline constexpr Words draw_rules_note = {
    "* ohne Remisregeln: Sie können die Partie vor dem Ende remis machen.",
    "* ignoring draw rules: they may draw the game before its end."};
// `win, ignoring draw rules`.
std::string in_words(const review::Worth& worth, Language language);

// Behind a move before which its mover had better claimed a draw.
inline constexpr Words unclaimed_note = {"das Remis, das schon stand, hätte beantragt werden können",
                                         "the draw that already stood could have been claimed"};

// The sentences in annotated records.
review::Phrases phrases(Language language);

}  // namespace muehle::cli::analyse

// The rules of five real places, and the program's own default. Where a document is silent or open to more
// than one reading the preset says so.
#include "rules/ruleset.h"

namespace muehle {
namespace {

constexpr Words silent_on_agreement = {
    "Das Dokument erwähnt kein Remis durch Einigung, verbietet es aber nicht.",
    "The document does not mention a draw by agreement, but does not forbid it."};

constexpr Unsaid unsaid_brettspielnetz[] = {
    {"noMillCountsPlacing",
     Basis::inferred,
     {"Das Dokument nennt auch das Setzen „Züge“ und zählt nach Zugnummern: Also zählt das Setzen mit.",
      "The document calls placements moves too and counts by move numbers, so placements count."}},
};

constexpr Unsaid unsaid_zwanzig[] = {
    {"noMillLimitPlies",
     Basis::inferred,
     {"„Insgesamt 20 Spielzüge“ heißt: beide zusammen, also 20 Halbzüge.",
      "“20 moves in all” counts both players together: 20 plies."}},
    {"noMillCountsPlacing",
     Basis::inferred,
     {"Wörtlich zählte auch das Setzen; dann wäre jede Eröffnung ohne Mühle nach 20 Halbzügen remis.",
      "Literally placements would count too; then every opening without a mill would be drawn after 20 "
      "plies."}},
    {"repetition",
     Basis::inferred,
     {"Jeder Halbzug verändert das Brett; „dreimal in Folge“ meint dreimal dasselbe Hin und Her.",
      "Every ply changes the board; “three times in succession” means the same to and fro three times "
      "running."}},
    {"drawByAgreement", Basis::silent, silent_on_agreement},
};

constexpr Unsaid unsaid_schelling[] = {
    {"repetition",
     Basis::silent,
     {"Das Dokument nennt keine Wiederholungsregel.", "The document has no rule on repetition."}},
    {"noMillLimitPlies",
     Basis::silent,
     {"Das Dokument nennt keine Zugzahl ohne Mühle.", "The document has no limit on moves without a mill."}},
    {"drawByAgreement",
     Basis::inferred,
     {"Können sich beide keinen Vorteil mehr verschaffen, geht die Partie unentschieden aus; wer das "
      "feststellt, ist "
      "nicht gesagt: die Spieler.",
      "A game that nobody can improve is drawn; who decides that is not said: the players do."}},
};

constexpr Unsaid unsaid_strikt[] = {
    {"millProtection",
     Basis::inferred,
     {"Was geschieht, wenn alle Steine in Mühlen stehen, steht nicht da: Die Mühle zählt, genommen wird "
      "nichts.",
      "What happens when all stones stand in mills is not said: the mill counts and nothing is taken."}},
    {"repetition",
     Basis::silent,
     {"Das Dokument nennt keine Wiederholungsregel.", "The document has no rule on repetition."}},
    {"noMillLimitPlies",
     Basis::silent,
     {"Das Dokument nennt keine Zugzahl ohne Mühle.", "The document has no limit on moves without a mill."}},
    {"drawByAgreement", Basis::silent, silent_on_agreement},
};

constexpr Unsaid unsaid_muehle_spielen[] = {
    {"repetition",
     Basis::inferred,
     {"Das Dokument nennt drei gleiche Züge hintereinander und dreimal dieselbe Stellung; das Zweite "
      "schließt das "
      "Erste ein.",
      "The document has three equal moves running and three times the same position; the second covers the "
      "first."}},
    {"noMillLimitPlies",
     Basis::silent,
     {"Das Dokument nennt keine Zugzahl ohne Mühle.", "The document has no limit on moves without a mill."}},
};

constexpr Preset all_presets[] = {
    {.id = "standard",
     .title = {"Standard", "Standard"},
     .description =
         {"Was die meisten Regelwerke gemeinsam haben: Springen mit drei Steinen; aus einer Mühle wird nur "
          "genommen, "
          "wenn alle Steine in Mühlen stehen; remis bei dreimal derselben Stellung oder 50 Zügen ohne Mühle.",
          "What most rule books share: flying with three stones; a stone is taken out of a mill only if all "
          "stand in "
          "mills; drawn when a position stands for the third time or after 50 moves without a mill."},
     .rules = {},
     .unsaid = {}},
    {.id = "brettspielnetz",
     .title = {"Brettspielnetz", "Brettspielnetz"},
     .description = {"Wie auf brettspielnetz.de: Remis durch Wiederholung oder 50 Züge ohne Mühle (das "
                     "Setzen zählt mit) tritt "
                     "nicht von selbst ein, es muss beantragt werden. Das Programm prüft den Antrag.",
                     "As on brettspielnetz.de: a draw by repetition or 50 moves without a mill (placements "
                     "count) does not come "
                     "by itself, it has to be claimed. The program checks the claim."},
     .rules = {.no_mill_counts_placing = true, .draw_by_rule = DrawByRule::claim},
     .unsaid = unsaid_brettspielnetz},
    {.id = "zwanzig-zuege",
     .title = {"Zwanzig Züge", "Twenty moves"},
     .description = {"Kurze Partien: remis nach insgesamt 20 Zügen beider Seiten ohne Mühle (nach dem "
                     "Setzen) oder wenn sich die "
                     "Stellung dreimal in Folge wiederholt.",
                     "Short games: drawn after 20 moves of both sides together without a mill (once all "
                     "stones are placed) or "
                     "when a position recurs three times in succession."},
     .rules = {.repetition = Repetition::consecutive, .no_mill_limit_plies = 20},
     .unsaid = unsaid_zwanzig},
    {.id = "schelling-salon",
     .title = {"Schelling-Salon", "Schelling-Salon"},
     .description = {"Wie im Münchner Schelling-Salon: keine Remisregel, die zählt. Eine Partie ohne "
                     "Fortschritt endet durch "
                     "Einigung.",
                     "As in the Schelling-Salon in Munich: no draw rule counts anything. A game without "
                     "progress ends by "
                     "agreement."},
     .rules = {.repetition = Repetition::off, .no_mill_limit_plies = 0},
     .unsaid = unsaid_schelling},
    {.id = "strikt",
     .title = {"Strikt", "Strict"},
     .description = {"Steine in einer Mühle sind immer geschützt. Stehen alle Steine in Mühlen, wird nichts "
                     "genommen. Keine "
                     "Remisregel zählt; die Spieler einigen sich.",
                     "Stones in a mill are always protected. If all stones stand in mills, nothing is taken. "
                     "No draw rule counts "
                     "anything; the players agree."},
     .rules = {.mill_protection = MillProtection::strict,
               .repetition = Repetition::off,
               .no_mill_limit_plies = 0},
     .unsaid = unsaid_strikt},
    {.id = "muehle-spielen",
     .title = {"Mühle-spielen", "Mühle-spielen"},
     .description = {"Wie auf muehle-spielen.de: remis, wenn dieselbe Stellung zum dritten Mal auf dem Brett "
                     "steht, und durch "
                     "Einigung; keine Grenze für Züge ohne Mühle.",
                     "As on muehle-spielen.de: drawn when the same position stands for the third time, and "
                     "by agreement; no "
                     "limit on moves without a mill."},
     .rules = {.no_mill_limit_plies = 0},
     .unsaid = unsaid_muehle_spielen},
};

}  // namespace

std::span<const Preset> presets() { return all_presets; }

const Preset* find_preset(std::string_view id) {
  for (const Preset& preset : all_presets) {
    if (preset.id == id) return &preset;
  }
  return nullptr;
}

const Preset* preset_of(const RuleSet& rules) {
  for (const Preset& preset : all_presets) {
    if (preset.rules == rules) return &preset;
  }
  return nullptr;
}

}  // namespace muehle

// The rules of five real documents, and the program's own default. Where a document is silent or open to more
// than one reading the preset says so.
#include "rules/ruleset.h"

namespace muehle {
namespace {

constexpr Unsaid unsaid_brettspielnetz[] = {
    {"firstPlayer", Basis::silent},
    {"loseBelow", Basis::inferred},
    {"removalsPerDoubleMill", Basis::silent},
    {"noMillCountsPlacing", Basis::inferred},
};

constexpr Unsaid unsaid_zwanzig[] = {
    {"loseBelow", Basis::inferred},        {"removalMandatory", Basis::inferred},
    {"noMillLimitPlies", Basis::inferred}, {"noMillCountsPlacing", Basis::inferred},
    {"repetition", Basis::inferred},       {"drawByAgreement", Basis::silent},
};

constexpr Unsaid unsaid_schelling[] = {
    {"loseBelow", Basis::silent},
    {"repetition", Basis::silent},
    {"noMillLimitPlies", Basis::silent},
    {"drawByAgreement", Basis::inferred},
};

constexpr Unsaid unsaid_strikt[] = {
    {"firstPlayer", Basis::silent},
    {"removalMandatory", Basis::inferred},
    {"removalsPerDoubleMill", Basis::silent},
    {"millProtection", Basis::inferred},
    {"repetition", Basis::silent},
    {"noMillLimitPlies", Basis::silent},
    {"drawByAgreement", Basis::silent},
};

constexpr Unsaid unsaid_muehle_spielen[] = {
    {"removalsPerDoubleMill", Basis::silent},
    {"repetition", Basis::inferred},
    {"noMillLimitPlies", Basis::silent},
};

constexpr Preset all_presets[] = {
    {.id = "standard", .rules = {}, .unsaid = {}},
    {.id = "brettspielnetz",
     .rules = {.no_mill_counts_placing = true, .draw_by_rule = DrawByRule::claim},
     .unsaid = unsaid_brettspielnetz},
    {.id = "zwanzig-zuege",
     .rules = {.repetition = Repetition::consecutive, .no_mill_limit_plies = 20},
     .unsaid = unsaid_zwanzig},
    {.id = "schelling-salon",
     .rules = {.repetition = Repetition::off, .no_mill_limit_plies = 0},
     .unsaid = unsaid_schelling},
    {.id = "strikt",
     .rules = {.mill_protection = MillProtection::strict,
               .repetition = Repetition::off,
               .no_mill_limit_plies = 0},
     .unsaid = unsaid_strikt},
    {.id = "muehle-spielen", .rules = {.no_mill_limit_plies = 0}, .unsaid = unsaid_muehle_spielen},
};

}  // namespace

std::string_view to_text(Basis basis) { return basis == Basis::silent ? "silent" : "inferred"; }

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

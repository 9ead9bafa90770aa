#include "search/levels.h"

#include <array>

namespace muehle::search {
namespace {

constexpr std::int64_t milliseconds = 1000;

constexpr std::array<Level, 4> all_levels{{
    {.number = 1,
     .name = {"Anfänger", "Beginner"},
     .description = {"Kennt die Regeln, übersieht aber noch viele Mühlen.",
                     "Knows the rules but still overlooks many mills."},
     .limits = {.depth = 2, .nodes = 20'000, .microseconds = 200 * milliseconds},
     .errors = {.own_mills_overlooked = 250,
                .threats_overlooked = 450,
                .captures_overlooked = 300,
                .misjudgement = 60,
                .sees_winning_mill = false}},
    {.number = 2,
     .name = {"Gelegenheitsspieler", "Casual player"},
     .description = {"Sieht die meisten Mühlen und denkt zwei, drei Züge voraus.",
                     "Sees most mills and looks two or three moves ahead."},
     .limits = {.depth = 4, .nodes = 50'000, .microseconds = 300 * milliseconds},
     .errors = {.own_mills_overlooked = 60,
                .threats_overlooked = 150,
                .captures_overlooked = 100,
                .misjudgement = 25,
                .sees_winning_mill = false}},
    {.number = 3,
     .name = {"Vereinsspieler", "Club player"},
     .description = {"Übersieht selten etwas und plant Zwickmühlen.",
                     "Rarely overlooks anything and plans double mills."},
     .limits = {.depth = 7, .nodes = 300'000, .microseconds = 500 * milliseconds},
     .errors = {.own_mills_overlooked = 10,
                .threats_overlooked = 30,
                .captures_overlooked = 20,
                .misjudgement = 8}},
    {.number = 4,
     .name = {"Meister", "Master"},
     .description = {"Rechnet knapp eine Sekunde, so tief es geht.",
                     "Looks as deep as it can in just under a second."},
     .limits = {.nodes = 1'000'000, .microseconds = 900 * milliseconds},
     .errors = {.misjudgement = 2}},
}};

}  // namespace

std::span<const Level> levels() { return all_levels; }

const Level* find_level(int number) {
  for (const Level& level : all_levels) {
    if (level.number == number) return &level;
  }
  return nullptr;
}

Errors errors_for(const Level& level, std::uint64_t seed) {
  Errors errors = level.errors;
  errors.seed = seed;
  return errors;
}

}  // namespace muehle::search

// Fields that say what game is wanted.
#pragma once

#include <optional>

#include "play/time_control.h"
#include "rules/start.h"
#include "server/kernel/form.h"

namespace muehle::server::kinds {

inline constexpr std::string_view rules_note = "a preset, or the text of house rules";
inline constexpr std::string_view time_note = "`300+5`, `300d5`, `1/259200`; else unlimited";
inline constexpr std::string_view start_note = "a position; else the empty board";

Kind<RuleSet> rules();
Kind<Start> start();                   // check_start() says whether rules allow it
Kind<std::optional<Colour>> colour();  // nothing: the lot decides
Kind<play::TimeControl> time();

}  // namespace muehle::server::kinds

namespace muehle::server {

// Where a game under `rules` may begin.
Answer<void> check_start(const Start& start, const RuleSet& rules);

}  // namespace muehle::server

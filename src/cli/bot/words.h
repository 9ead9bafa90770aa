// What `muehle bot` says it does, for people.
#pragma once

#include <string>

#include "bot/desk.h"
#include "cli/language.h"

namespace muehle::cli {

std::string bot_sentence(const bot::Note& note, Language language);
std::string tally_sentence(const bot::Tally& tally, Language language);

}  // namespace muehle::cli

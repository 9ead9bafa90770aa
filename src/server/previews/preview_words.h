// What a preview says, in German and English.
#pragma once

#include <string>
#include <string_view>

#include "server/previews/preview.h"
#include "server/tables/hub.h"
#include "storage/clubs.h"
#include "storage/players.h"

namespace muehle::server {

Preview about_home(PreviewLanguage language);
// As which the whole server shows itself.
Preview about_club(const StoredClub& face, PreviewLanguage language);
std::optional<Preview> about_table(const Hub::Glance& table, PreviewLanguage language);
Preview about_player(const StoredPlayer& player, PreviewLanguage language);
Preview about_puzzle(const Position& position, PreviewLanguage language);
Preview about_todays_puzzle(PreviewLanguage language);
Preview about_lesson(PreviewLanguage language);

}  // namespace muehle::server

// What a preview says, in German and English.
#pragma once

#include <string>
#include <string_view>

#include "server/previews/preview.h"
#include "server/tables/hub.h"
#include "server/tournaments/kept_tournament.h"
#include "storage/clubs.h"
#include "storage/players.h"

namespace muehle::server {

Preview about_home(PreviewLanguage language);
Preview about_club(const StoredClub& club, PreviewLanguage language);
Preview about_tournament(const KeptTournament& kept, PreviewLanguage language);
std::optional<Preview> about_table(const Hub::Glance& table, PreviewLanguage language);
Preview about_player(const StoredPlayer& player, PreviewLanguage language);
Preview about_puzzle(const Position& position, PreviewLanguage language);
Preview about_todays_puzzle(PreviewLanguage language);
Preview about_lesson(PreviewLanguage language);

}  // namespace muehle::server

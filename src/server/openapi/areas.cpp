#include <algorithm>
#include <iterator>

#include "server/openapi/operation.h"

namespace muehle::server::openapi {

std::vector<Area> areas() {
  std::vector<Area> all;
  for (const auto make : {table_area, lobby_area, challenge_area, account_area, recovery_area, player_area,
                          waiting_area, vacation_area, token_area, bot_area, truth_area, open_data_area,
                          referee_area, host_area, database_area, site_area})
    all.push_back(make());
  return all;
}

std::vector<Named> schemas() {
  std::vector<Named> all;
  for (const auto make : {game_schemas, table_schemas, player_schemas, referee_schemas, host_schemas,
                          truth_schemas, bot_schemas, open_data_schemas}) {
    std::vector<Named> some = make();
    std::ranges::move(some, std::back_inserter(all));
  }
  return all;
}

Reply done(std::string_view note) { return {200, note, object({})}; }

Reply answers(std::string_view name, std::string_view note) { return {200, note, ref(name)}; }

Body empty_body() { return {object({}), false}; }

}  // namespace muehle::server::openapi

#include "server/house/house_api.h"

#include "server/kernel/error_response.h"

namespace muehle::server {
namespace {

class HouseApi {
 public:
  explicit HouseApi(House& house) : house_(house) {}

  Response play(const Call& call) {
    const std::string code = or_refuse(co_await house_.play(call.session->player, call.parts[0]));
    co_return reply({{"code", code}});
  }

 private:
  House& house_;
};

}  // namespace

Area house_area(House& house) {
  const auto api = std::make_shared<HouseApi>(house);
  return {"Lobby",
          "",
          {{.method = "POST",
            .path = "/api/seeks/{id}/house",
            .id = "playHouse",
            .summary = "Play the house's own opponent, where you wait in vain",
            .may = May::session,
            .limit = at_most(1, 60, "too many games; wait a little", 1),
            .handler = does(api, &HouseApi::play),
            .replies = {answers("Code", "the game has begun")},
            .refusals = {ErrorCode::not_found, ErrorCode::not_allowed, ErrorCode::closed,
                         ErrorCode::no_guests, ErrorCode::suspended, ErrorCode::blocked},
            .note = "A program of about your strength, at a table as any other, for no rating. An offer of a "
                    "game by the clock has to have stood for as many seconds as `house` of the site says."}}};
}

}  // namespace muehle::server

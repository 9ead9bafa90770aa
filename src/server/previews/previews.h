// Links that others show a preview of: to tables, players, tournaments, clubs, puzzles and lessons. Whoever
// asks for one changes nothing: nobody sits down, and nobody was seen.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "net/assets.h"
#include "net/http.h"
#include "server/clubs/clubs.h"
#include "server/kernel/workers.h"
#include "server/people/people.h"
#include "server/previews/preview.h"
#include "server/tables/hub.h"
#include "server/tournaments/kept_tournaments.h"

namespace muehle::server {

// Whether it is the path of such a link, which the page understands as an address: `/g/CODE`, `/p/NAME`,
// `/t/CODE`, `/c/CODE`, `/puzzle/ID`, `/puzzle/today`, `/lesson/ID`.
bool is_link_path(std::string_view path);

class Previews {
 public:
  // `drawing`: who draws the pictures.
  Previews(Hub& hub, People& people, KeptTournaments& tournaments, Clubs& clubs, Workers& drawing,
           std::span<const Asset> assets)
      : hub_(hub),
        people_(people),
        tournaments_(tournaments),
        clubs_(clubs),
        drawing_(drawing),
        assets_(assets) {}

  // The page with what others show of such a link; nothing where there is nothing to be said of it.
  boost::asio::awaitable<std::optional<net::HttpResponse>> page(const net::HttpRequest& request);
  // A manifest of the page with the name of the club whose server it is; nothing where it is nobody's.
  boost::asio::awaitable<std::optional<net::HttpResponse>> manifest(const net::HttpRequest& request);
  // Of any position: `/preview.png?position=…`. So a picture tells nothing that its address does not, and
  // never changes.
  boost::asio::awaitable<net::HttpResponse> picture(const net::HttpRequest& request);

 private:
  boost::asio::awaitable<std::optional<Preview>> about(std::string_view path, PreviewLanguage language);

  Hub& hub_;
  People& people_;
  KeptTournaments& tournaments_;
  Clubs& clubs_;
  Workers& drawing_;
  std::span<const Asset> assets_;
};

}  // namespace muehle::server

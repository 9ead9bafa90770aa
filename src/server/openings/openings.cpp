#include "server/openings/openings.h"

#include <spdlog/spdlog.h>

#include <type_traits>
#include <utility>

namespace muehle::server {
namespace {

namespace asio = boost::asio;
using collection::Collection;

// As many plies of a long game that is read again: a look takes a few milliseconds.
constexpr Workers::Effort a_look{.cost = 100, .turn = 100};

tl::unexpected<Refused> broken(const Error& error) {
  spdlog::error("the collection of games: {}", error.message);
  return refuse(ErrorCode::internal, "the collection of games cannot be read");
}

}  // namespace

// Each look has a connection of its own: the file may be written, replaced or removed at any time.
template <typename Look>
auto Openings::ask(Look look) -> asio::awaitable<typename std::invoke_result_t<Look, Collection&>> {
  using Found = std::invoke_result_t<Look, Collection&>;
  std::error_code none;
  if (file_.empty() || !std::filesystem::exists(file_, none))
    co_return refuse(ErrorCode::absent, "this server has no collection of games");
  auto work = [file = file_, look = std::move(look)]() -> Found {
    Result<Collection> opened = Collection::open(file, collection::Missing::fail);
    if (!opened) return broken(opened.error());
    return look(*opened);
  };
  Answer<Found> answer = co_await workers_.run(a_look, std::move(work));
  if (!answer) co_return tl::unexpected<Refused>(answer.error());
  co_return *std::move(answer);
}

asio::awaitable<Answer<Openings::Played>> Openings::from(Position position, RuleSet rules) {
  auto look = [position, rules](Collection& games) -> Answer<Played> {
    const Result<std::int64_t> all = games.count({.position = position});
    if (!all) return broken(all.error());
    Result<std::vector<collection::Branch>> branches = games.tree(position, rules);
    if (!branches) return broken(branches.error());
    return Played{*all, *std::move(branches)};
  };
  Answer<Played> played = co_await ask(std::move(look));
  co_return played;
}

asio::awaitable<Answer<Openings::Found>> Openings::games(collection::Wanted wanted, int most, int skip) {
  auto look = [wanted = std::move(wanted), most, skip](Collection& games) -> Answer<Found> {
    const Result<std::int64_t> all = games.count(wanted);
    if (!all) return broken(all.error());
    Result<std::vector<collection::StoredGame>> found = games.find(wanted, most, skip);
    if (!found) return broken(found.error());
    return Found{*all, *std::move(found)};
  };
  Answer<Found> found = co_await ask(std::move(look));
  co_return found;
}

asio::awaitable<Answer<collection::StoredGame>> Openings::game(std::int64_t number) {
  auto look = [number](Collection& games) -> Answer<collection::StoredGame> {
    Result<std::optional<collection::StoredGame>> found = games.game(number);
    if (!found) return broken(found.error());
    if (!*found) return refuse(ErrorCode::not_found, "there is no game of this number in the collection");
    return **std::move(found);
  };
  Answer<collection::StoredGame> found = co_await ask(std::move(look));
  co_return found;
}

}  // namespace muehle::server

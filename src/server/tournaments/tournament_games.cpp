#include "server/tournaments/tournament_games.h"

#include <spdlog/spdlog.h>

#include <stdexcept>

#include "server/kernel/await_store.h"
#include "server/tables/replaying.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;

constexpr std::size_t at_once = 20;

class TournamentGames final : public net::BodyStream {
 public:
  TournamentGames(Store& store, Workers& replaying, std::vector<std::int64_t> numbers, OpenFormat format)
      : store_(store), replaying_(replaying), numbers_(std::move(numbers)), format_(format) {}

  asio::awaitable<std::optional<std::string>> next() override {
    if (done_ >= numbers_.size()) co_return std::nullopt;
    const std::size_t end = std::min(done_ + at_once, numbers_.size());
    std::function<std::vector<OpenGame>(Transaction&)> work =
        [some = std::vector(numbers_.begin() + static_cast<std::ptrdiff_t>(done_),
                            numbers_.begin() + static_cast<std::ptrdiff_t>(end))](Transaction& all) {
          std::vector<OpenGame> games;
          for (const std::int64_t number : some) {
            if (std::optional<OpenGame> game = open_game(all, number)) games.push_back(*std::move(game));
          }
          return games;
        };
    done_ = end;
    StoreResult<std::vector<OpenGame>> games = co_await look<std::vector<OpenGame>>(store_, std::move(work));
    if (!games) throw std::runtime_error("cannot read games: " + games.error().message);
    const auto write = [format = format_](const std::vector<OpenGame>& some) {
      std::string text;
      for (const OpenGame& game : some) {
        const Result<std::string> one = to_text(game, format);
        if (one) text += *one;
        if (!one) spdlog::error("left out of the games of a tournament: {}", one.error().message);
      }
      return text;
    };
    const Answer<std::string> text = co_await play_again(replaying_, *std::move(games), write);
    if (!text) throw std::runtime_error("cannot write games: " + text.error().message);
    co_return *text;
  }

 private:
  Store& store_;
  Workers& replaying_;
  std::vector<std::int64_t> numbers_;
  OpenFormat format_;
  std::size_t done_ = 0;
};

}  // namespace

std::shared_ptr<net::BodyStream> tournament_games(Store& store, Workers& replaying,
                                                  std::vector<std::int64_t> numbers, OpenFormat format) {
  return std::make_shared<TournamentGames>(store, replaying, std::move(numbers), format);
}

}  // namespace muehle::server

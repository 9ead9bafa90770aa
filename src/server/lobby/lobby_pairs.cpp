// Whom the lobby brings together: those about as strong who want that, and those who fit and were not seen
// when they came.
#include <algorithm>
#include <map>

#include "server/lobby/lobby.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;

// So many offers are looked at together for whom they may play.
constexpr std::size_t looked_at_together = 50;

}  // namespace

club::Waiting Lobby::waiting(const Seek& seek) const {
  const club::Rating rating = seek.rating.value_or(club::Rating{});
  club::Waiting waiting{.id = seek.player.id,
                        .rating = rating.rating,
                        .deviation = rating.deviation,
                        .rules = muehle::to_text(seek.wish.rules),
                        .time = play::to_text(seek.wish.time),
                        .colour = seek.wish.colour,
                        .rated = seek.wish.rated,
                        .since = seek.since * 1000,
                        .near = seek.wish.near,
                        .avoids = blocks_.of(seek.player.id)};
  if (const auto last = last_met_.find(seek.player.id); last != last_met_.end())
    waiting.last_opponent = last->second;
  return waiting;
}

// Offers that take anybody are there for these, too; bots play who asks for them.
asio::awaitable<void> Lobby::match_near() {
  std::map<std::string, std::vector<Seek>> games;
  for (const Seek& seek : seeks_.all()) {
    if (seek.wish.near && waits(seek)) games[game_key(seek.wish)].push_back(seek);
  }
  for (const Seek& seek : seeks_.all()) {
    if (games.empty() || seek.wish.near || seek.player.bot || !waits(seek)) continue;
    if (const auto game = games.find(game_key(seek.wish)); game != games.end()) game->second.push_back(seek);
  }
  for (const auto& [key, seeks] : games) {
    std::vector<club::Waiting> list;
    for (const Seek& seek : seeks) list.push_back(waiting(seek));
    for (const club::Match& match : club::match(list, time_.now().at * 1000)) {
      const Seek& first = seeks[match.first];
      const Seek& second = seeks[match.second];
      std::optional<Colour> colour;
      if (match.white) colour = match.white == match.first ? Colour::white : Colour::black;
      co_await begin_near(first, second, colour);
    }
  }
}

asio::awaitable<void> Lobby::begin_near(Seek first, Seek second, std::optional<Colour> colour) {
  std::vector<std::string> ids = {first.id, second.id};
  Pair pair{first, second.player, colour, std::move(ids)};
  const Answer<std::string> code = co_await begin(std::move(pair));
  if (!code) co_return;
  last_met_[first.player.id] = second.player.id;
  last_met_[second.player.id] = first.player.id;
  presence_.tell_in_lobby(second.player.id, game_text(*code, second));
  presence_.notify(second.player.id, true);  // as the first one is, who has opened the table
}

void Lobby::look_at_later(const std::string& id) {
  if (std::ranges::find(pairs_wait_, id) == pairs_wait_.end()) pairs_wait_.push_back(id);
}

// Who have the same wish, and could not begin when they were seen. What is put off is looked at the next
// time.
asio::awaitable<void> Lobby::look_for_pairs() {
  for (std::size_t left = std::min(pairs_wait_.size(), looked_at_together); left > 0; --left) {
    if (pairs_wait_.empty()) co_return;
    const std::string id = std::move(pairs_wait_.front());
    pairs_wait_.pop_front();
    const Seek* found = seeks_.find(id);
    if (found == nullptr || !waits(*found)) continue;
    const Seek seek = *found;
    const Answer<std::string> code = co_await pair_up(seek);
    if (!code) co_return;
    if (!code->empty()) presence_.tell_in_lobby(seek.player.id, game_text(*code, seek));
    if (!code->empty()) presence_.notify(seek.player.id, true);
  }
}

}  // namespace muehle::server

#include "server/tables/playing.h"

#include <spdlog/spdlog.h>

#include <algorithm>

#include "server/kernel/await_store.h"
#include "server/kernel/refuse_store.h"
#include "server/kernel/secrets.h"
#include "server/tables/rate.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;

}  // namespace

asio::awaitable<Answer<void>> Playing::load(TablePointer table) {
  if (table->room) co_return Answer<void>();
  const Answer<void> read = co_await held_.read_in(table);
  if (!read) co_return read;
  // Whose account was deleted while no server ran has left his games as they were.
  if (const std::optional<PlayerId> gone = table->room->deserter()) {
    const Answer<void> ended = co_await end_game_at(table, *gone);
    if (!ended) co_return ended;
  }
  const Answer<void> replied = co_await play_foreseen(table);
  co_return replied;
}

asio::awaitable<Answer<Playing::AtTurn>> Playing::wait_for(std::string code) {
  if (!is_code(code)) co_return no_such_table();
  TablePointer table = held_.find(code);
  Turn::Held turn = co_await table->turn.wait();
  const Answer<void> loaded = co_await load(table);
  if (!loaded) co_return tl::unexpected<Refused>(loaded.error());
  co_return AtTurn{std::move(table), std::move(turn)};
}

asio::awaitable<Answer<TablePointer>> Playing::find_loaded(std::string code) {
  const Answer<AtTurn> at = co_await wait_for(std::move(code));
  if (!at) co_return tl::unexpected<Refused>(at.error());
  co_return at->table;
}

asio::awaitable<Answer<void>> Playing::play_foreseen(TablePointer table) {
  while (std::optional<Decision> reply = table->room->decide_foreseen(time_.now())) {
    const Answer<Acknowledged> done = co_await store_and_perform(table, *std::move(reply));
    if (!done) co_return tl::unexpected<Refused>(done.error());
  }
  co_return Answer<void>();
}

asio::awaitable<Answer<void>> Playing::let_fall(TablePointer table, Moment now, Seat by) {
  const int awaited = table->room->seat_to_move();
  Milliseconds lag = 0;
  for (const HeldTable::Guest& guest : table->listeners) {
    if (guest.seat == awaited) lag = std::max(lag, guest.listener->lag());
  }
  const std::optional<Milliseconds> first = by == awaited ? std::nullopt : arrivals_.first(table->code);
  const Moment then{now.at, std::min(now.tick, first.value_or(now.tick))};
  if (!table->room->decide_fall(then, lag)) co_return Answer<void>();
  std::optional<Decision> fall = table->room->decide_fall(now, lag);
  const Answer<Acknowledged> done = co_await store_and_perform(table, *std::move(fall));
  if (!done) co_return tl::unexpected<Refused>(done.error());
  co_return Answer<void>();
}

asio::awaitable<Answer<void>> Playing::end_game_at(TablePointer table, PlayerId player) {
  std::optional<Decision> end = table->room->decide_farewell(player, time_.now());
  if (!end) co_return Answer<void>();
  const Answer<Acknowledged> done = co_await store_and_perform(table, *std::move(end));
  if (!done) co_return tl::unexpected<Refused>(done.error());
  co_return Answer<void>();
}

asio::awaitable<Answer<void>> Playing::abort(std::string code, std::int64_t game) {
  const Answer<AtTurn> at = co_await wait_for(std::move(code));
  if (!at) co_return tl::unexpected<Refused>(at.error());
  if (at->table->room->number() != game) co_return Answer<void>();
  std::optional<Decision> end = at->table->room->decide_abort(time_.now());
  if (!end) co_return Answer<void>();
  const Answer<Acknowledged> done = co_await store_and_perform(at->table, *std::move(end));
  if (!done) co_return tl::unexpected<Refused>(done.error());
  co_return Answer<void>();
}

asio::awaitable<Answer<Acknowledged>> Playing::store_and_perform(TablePointer table, Decision decision,
                                                                 Beside beside) {
  Stored stored;
  // Written by the store's thread before it answers.
  const auto ratings = std::make_shared<std::optional<std::array<club::NewRating, 2>>>();
  if (decision.change || decision.ruling_change) {
    const StoreResult<Answer<Stored>> answered = co_await store_decision(*table, decision, ratings, beside);
    if (!answered) {
      telling_.tell_stopped(*table);
      // What is on the disk now decides, not what we remember.
      table->room.reset();
      co_return refuse_store(answered.error());
    }
    if (!*answered) co_return tl::unexpected<Refused>(answered->error());
    stored = **answered;
    if (!stored.offers.empty()) events_.on_offers(stored.offers);
  }
  const TableView before = table->room->table();
  const bool was_over = table->room->is_over();
  const Telling::Foreseen foreseen = telling_.foreseen_at(*table->room);
  Acknowledged ack = decision.ack;
  const News news = table->room->perform(std::move(decision), stored, time_.now().tick);
  if (*ratings) note_ratings(*table->room, **ratings);
  held_.look_ahead(*table);
  if (news.event) held_.note_new_lines(1);
  telling_.tell_news(*table, news, before);
  telling_.tell_foreseen(*table, foreseen);
  notices_.notify_to_move(*table, news);
  notices_.notify_to_next(*table, before.next);
  notices_.notify_to_answer(*table, news, before);
  const bool is_news =
      news.new_game || table->room->is_over() != was_over || table->room->table().next != before.next;
  if (is_news) events_.on_game(*table->room);
  co_return ack;
}

// With a ruling what it comes with, with the end of a rated game what it makes of both ratings.
asio::awaitable<StoreResult<Answer<Stored>>> Playing::store_decision(const HeldTable& table,
                                                                     const Decision& decision,
                                                                     NewRatings ratings, Beside beside) {
  const Room& room = *table.room;
  const auto* played = std::get_if<Decision::Played>(&decision.what);
  const Outcome outcome = played != nullptr ? played->game.outcome() : Outcome{};
  const std::optional<std::array<PlayerId, 2>> players = room.rated_players();
  std::function<Answer<Stored>(Transaction&)> work =
      [=, change = decision.change, turn = decision.turn, ruling = decision.ruling_change,
       foreseen = decision.foreseen, game = room.number(), time = room.time_control(), at = decision.at.at,
       clock = &time_](Transaction& all) -> Answer<Stored> {
    const Answer<void> may = beside.check ? beside.check(all) : Answer<void>();
    if (!may) return tl::unexpected<Refused>(may.error());
    Stored stored;
    if (change) stored = all.games().make(stored_at(*change, turn, clock->now().tick));
    if (ruling) all.games().make(*ruling);
    if (foreseen) all.games().make(*foreseen);
    if (beside.store) beside.store(all);
    if (outcome.over() && players) *ratings = count_game(all, game, time, *players, outcome, at);
    return stored;
  };
  return write<Answer<Stored>>(store_, std::move(work));
}

void Playing::note_ratings(Room& room, const std::array<club::NewRating, 2>& ratings) {
  room.know_ratings(ratings);
  const std::optional<club::Pool> pool = club::pool_of(room.time_control());
  const std::optional<std::array<PlayerId, 2>> players = room.rated_players();
  if (!pool || !players) return;
  for (std::size_t side = 0; side < ratings.size(); ++side)
    events_.on_rating(players->at(side), *pool, ratings.at(side).rating);
}

}  // namespace muehle::server

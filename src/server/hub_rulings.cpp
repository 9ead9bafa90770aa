// What referees decide, at tables that are open and in games that are long over.
#include <spdlog/spdlog.h>

#include <algorithm>

#include "server/await_store.h"
#include "server/hub_table.h"
#include "server/rate.h"
#include "server/refuse_store.h"
#include "storage/rerating.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;

tl::unexpected<Refused> no_such_game() {
  return refuse(ErrorCode::unknown_game, "this table has no such game");
}

// `now`: as what it counts so far.
Answer<void> check_correction(const StoredGame& game, const std::string& now, const Outcome& counts_as) {
  if (game.rulings.size() >= most_rulings)
    return refuse(ErrorCode::too_many, "enough has been decided in this game");
  const bool corrected = std::ranges::any_of(
      game.rulings, [](const StoredRuling& ruling) { return ruling.line.starts_with("correct "); });
  if (now == muehle::to_text(Outcome{Verdict::aborted}) && !corrected)
    return refuse(ErrorCode::bad_result, "an aborted game has no result; let them play again");
  if (now.substr(0, now.find(':')) == muehle::to_text(counts_as.verdict))
    return refuse(ErrorCode::bad_result, "the game counts like that already");
  return {};
}

}  // namespace

asio::awaitable<Answer<void>> Hub::rule(std::string code, StoredPlayer referee, std::int64_t game,
                                        play::Ruling ruling, int warnings_lose, Beside beside) {
  const Answer<TablePointer> found = co_await find_loaded(code);
  if (!found) co_return tl::unexpected<Refused>(found.error());
  const TablePointer table = *found;
  const Turn::Held turn = co_await table->turn.wait();
  const Answer<void> loaded = co_await load(table);
  if (!loaded) co_return loaded;
  if (table->room->seat_of(referee.id))
    co_return refuse(ErrorCode::not_allowed, "you sit at this table; somebody else has to decide");
  if (const auto* correct = std::get_if<play::Correct>(&ruling.what);
      correct != nullptr && (table->room->number() != game || table->room->is_over())) {
    Answer<void> done =
        co_await correct_result(table, std::move(referee), game, std::move(ruling), std::move(beside));
    co_return done;
  }
  if (table->room->number() != game) {
    Answer<void> done =
        co_await rule_in_old_game(table, std::move(referee), game, std::move(ruling), std::move(beside));
    co_return done;
  }
  try {
    const Moment now = time_.now();
    const Answer<void> fallen = co_await let_fall(table, now);
    if (!fallen) co_return fallen;
    Answer<Decision> decision = table->room->decide_ruling(referee, ruling, warnings_lose, now);
    if (!decision) co_return tl::unexpected<Refused>(decision.error());
    const Answer<Acknowledged> done =
        co_await store_and_perform(table, *std::move(decision), std::move(beside));
    if (!done) co_return tl::unexpected<Refused>(done.error());
  } catch (...) {
    table->room.reset();  // it may have been left half way
    throw;
  }
  spdlog::info("game {}: ruling {}", game, play::what_text(ruling));
  co_return Answer<void>();
}

asio::awaitable<Answer<void>> Hub::rule_in_old_game(TablePointer table, StoredPlayer referee,
                                                    std::int64_t game, play::Ruling ruling, Beside beside) {
  if (!std::holds_alternative<play::Dismiss>(ruling.what)) {
    co_return refuse(ErrorCode::unknown_game,
                     "this table plays game " + std::to_string(table->room->number()));
  }
  AppendRuling change{.game = game,
                      .line = play::to_text(ruling),
                      .referee = referee.id,
                      .at = time_.now().at,
                      .tick = time_.now().tick};
  std::function<bool(Transaction&)> work = [=, code = table->code](Transaction& all) mutable {
    const std::optional<StoredTable> stored = all.games().load(code);
    const auto found = std::ranges::find(stored->games, game, &StoredGame::number);
    if (found == stored->games.end()) return false;
    change.number = static_cast<int>(found->rulings.size()) + 1;
    change.version = static_cast<int>(found->events.size());
    all.games().make(change);
    beside(all);
    return true;
  };
  const StoreResult<bool> done = co_await write<bool>(store_, std::move(work));
  if (!done) co_return refuse_store(done.error());
  if (!*done) co_return no_such_game();
  co_return Answer<void>();
}

// With the ruling its result and all ratings that follow from it; then the table is read anew, since the
// score of its series may be another one.
asio::awaitable<Answer<void>> Hub::correct_result(TablePointer table, StoredPlayer referee, std::int64_t game,
                                                  play::Ruling ruling, Beside beside) {
  AppendRuling change{.game = game,
                      .line = play::to_text(ruling),
                      .referee = referee.id,
                      .at = time_.now().at,
                      .tick = time_.now().tick};
  std::function<Answer<void>(Transaction&)> work = [=, code = table->code](Transaction& all) mutable {
    const std::optional<StoredTable> stored = all.games().load(code);
    const auto found = std::ranges::find(stored->games, game, &StoredGame::number);
    if (found == stored->games.end()) return Answer<void>(no_such_game());
    const auto standings = Room::standings(*stored);
    if (!standings) return Answer<void>(refuse(ErrorCode::busy, "the stored game cannot be read"));
    NoteStanding note = *std::ranges::find(*standings, game, &NoteStanding::game);
    const Outcome counts_as = play::after_ruling(Outcome{}, ruling);
    if (const Answer<void> may = check_correction(*found, note.standing.outcome, counts_as); !may) return may;
    change.number = static_cast<int>(found->rulings.size()) + 1;
    change.version = static_cast<int>(found->events.size());
    all.games().make(change);
    note.standing.outcome = muehle::to_text(counts_as);
    all.games().make(note);
    correct_ratings(all, {game, score_of(counts_as)});
    beside(all);
    return Answer<void>();
  };
  const StoreResult<Answer<void>> done = co_await write<Answer<void>>(store_, std::move(work));
  if (!done) co_return refuse_store(done.error());
  if (!*done) co_return *done;
  spdlog::info("game {}: ruling {}", game, play::what_text(ruling));
  table->room.reset();
  Answer<void> loaded = co_await load(table);
  co_return loaded;
}

}  // namespace muehle::server

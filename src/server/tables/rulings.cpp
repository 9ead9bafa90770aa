#include "server/tables/rulings.h"

#include <spdlog/spdlog.h>

#include <algorithm>

#include "server/kernel/await_store.h"
#include "server/kernel/refuse_store.h"
#include "server/rights/hosts.h"
#include "server/tables/rate.h"
#include "storage/rerating.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;

tl::unexpected<Refused> no_such_table_game() {
  return refuse(ErrorCode::unknown_game, "this table has no such game");
}

Answer<void> check_correction(const StoredGame& game, const Outcome& counts_as) {
  if (game.rulings.size() >= most_rulings)
    return refuse(ErrorCode::too_many, "enough has been decided in this game");
  const bool corrected = std::ranges::any_of(
      game.rulings, [](const StoredRuling& ruling) { return ruling.line.starts_with("correct "); });
  const std::string now = game.outcome.value_or("");
  if (now == muehle::to_text(Outcome{Verdict::aborted}) && !corrected)
    return refuse(ErrorCode::bad_result, "an aborted game has no result; let them play again");
  if (now.substr(0, now.find(':')) == muehle::to_text(counts_as.verdict))
    return refuse(ErrorCode::bad_result, "the game counts like that already");
  return {};
}

tl::unexpected<Refused> no_such_text() {
  return refuse(ErrorCode::not_found, "there is no such text, or it is gone already");
}

Answer<Change> redacted(const StoredTable& table, const StoredGame& game, const Redaction& redaction) {
  if (const auto* chat = std::get_if<ChatText>(&redaction.what)) {
    const bool is_there = std::ranges::any_of(table.chat, [&](const StoredChat& line) {
      return line.number == chat->number && line.game == game.number && !line.text.empty();
    });
    if (!is_there) return no_such_text();
    return RedactChat{table.id, chat->number};
  }
  const int version = std::get<EventText>(redaction.what).version;
  if (version > static_cast<int>(game.events.size())) return no_such_text();
  const std::string& line = game.events[static_cast<std::size_t>(version) - 1].line;
  const Result<Event> event = parse_event(line);
  if (!event) return refuse(ErrorCode::busy, "the stored game cannot be read");
  std::string without = muehle::to_text(with_text(*event, ""));
  if (without == line) return no_such_text();
  return RedactEvent{game.number, version, std::move(without)};
}

Answer<void> check_decides(const Room& room, const StoredPlayer& referee) {
  if (room.seat_of(referee.id))
    return refuse(ErrorCode::not_allowed, "you sit at this table; somebody else has to decide");
  return {};
}

Playing::Check check_decides_still(PlayerId referee, UnixSeconds now, Playing::Check check) {
  return [=, check = std::move(check)](Transaction& all) {
    const Answer<void> may = check_is_referee(all, referee, now);
    return may && check ? check(all) : may;
  };
}

}  // namespace

asio::awaitable<Answer<int>> Rulings::check_call(std::string code, Caller caller, std::int64_t game) {
  const Answer<TablePointer> table = co_await playing_.find_loaded(code);
  if (!table) co_return tl::unexpected<Refused>(table.error());
  const Room& room = *(*table)->room;
  const Seat seat = seat_at(room, caller);
  if (!seat) co_return refuse(ErrorCode::not_seated, "only who plays here calls a referee");
  if (room.has_free_seat()) co_return refuse(ErrorCode::opponent_missing, "nobody sits opposite yet");
  if (room.number() != game)
    co_return refuse(ErrorCode::unknown_game, "this table plays game " + std::to_string(room.number()));
  co_return *seat;
}

asio::awaitable<void> Rulings::tell_calls(std::string code, bool is_news) {
  struct Found {
    std::vector<PlayerId> referees;
    std::optional<std::array<bool, seat_count>> called;  // none: it is not loaded
  };
  const TablePointer table = held_.find(code);
  const Turn::Held turn = co_await table->turn.wait();  // its room stays as it is meanwhile
  const std::optional<std::int64_t> game = table->room ? std::optional(table->room->number()) : std::nullopt;
  std::function<Found(Transaction&)> work = [code, game, now = time_.now().at](Transaction& all) {
    Found found{all.refereeing().referees_of(code, now), std::nullopt};
    if (game) found.called = all.refereeing().called_in(*game);
    return found;
  };
  const StoreResult<Found> found = co_await muehle::server::read<Found>(store_, std::move(work));
  if (!found) co_return spdlog::error("store: {}", found.error().message);
  if (found->called && table->room) {
    const TableView before = table->room->table();
    table->room->set_called(*found->called);
    telling_.tell_change(*table, before);
  }
  for (const PlayerId referee : found->referees) presence_.notify(referee, is_news);
}

asio::awaitable<Answer<void>> Rulings::rule(std::string code, StoredPlayer referee, std::int64_t game,
                                            play::Ruling ruling, Moment when, int warnings_lose,
                                            Playing::Beside beside) {
  const std::shared_ptr<void> arrival = arrivals_.note(code, when.tick);
  const Answer<Playing::AtTurn> here = co_await playing_.wait_for(code);
  if (!here) co_return tl::unexpected<Refused>(here.error());
  const TablePointer table = here->table;
  if (const Answer<void> may = check_decides(*table->room, referee); !may) co_return may;
  beside.check = check_decides_still(referee.id, time_.now().at, std::move(beside.check));
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
    const Answer<void> fallen = co_await playing_.let_fall(table, when);
    if (!fallen) co_return fallen;
    const Moment now = time_.now();
    // What stood still goes on for the players when they are told, not before.
    const Moment counts = std::holds_alternative<play::GoOn>(ruling.what) ? now : when;
    Answer<Decision> decision = table->room->decide_ruling(referee, ruling, warnings_lose, counts);
    if (!decision) co_return tl::unexpected<Refused>(decision.error());
    const Answer<Acknowledged> done =
        co_await playing_.store_and_perform(table, *std::move(decision), std::move(beside));
    if (!done) co_return tl::unexpected<Refused>(done.error());
  } catch (...) {
    table->room.reset();  // it may have been left half way
    throw;
  }
  spdlog::info("game {}: ruling {}", game, play::what_text(ruling));
  co_return Answer<void>();
}

asio::awaitable<Answer<void>> Rulings::rule_in_old_game(TablePointer table, StoredPlayer referee,
                                                        std::int64_t game, play::Ruling ruling,
                                                        Playing::Beside beside) {
  if (!std::holds_alternative<play::Dismiss>(ruling.what)) {
    co_return refuse(ErrorCode::unknown_game,
                     "this table plays game " + std::to_string(table->room->number()));
  }
  AppendRuling change{.game = game,
                      .line = play::to_text(ruling),
                      .referee = referee.id,
                      .at = time_.now().at,
                      .tick = time_.now().tick};
  std::function<Answer<void>(Transaction&)> work =
      [=, code = table->code](Transaction& all) mutable -> Answer<void> {
    if (const Answer<void> may = beside.check(all); !may) return may;
    const std::optional<StoredTable> stored = all.games().load_game(code, game);
    if (stored->games.empty()) return no_such_table_game();
    const StoredGame& found = stored->games.front();
    change.number = static_cast<int>(found.rulings.size()) + 1;
    change.version = static_cast<int>(found.events.size());
    all.games().make(change);
    beside.store(all);
    return {};
  };
  const StoreResult<Answer<void>> done = co_await write<Answer<void>>(store_, std::move(work));
  if (!done) co_return refuse_store(done.error());
  co_return *done;
}

asio::awaitable<Answer<void>> Rulings::rewrite(TablePointer table, std::int64_t game, Rewrite change) {
  std::function<Answer<void>(Transaction&)> work = [=, code = table->code](Transaction& all) -> Answer<void> {
    const std::optional<StoredTable> stored = all.games().load_game(code, game);
    if (stored->games.empty()) return no_such_table_game();
    return change(all, *stored, stored->games.front());
  };
  const StoreResult<Answer<void>> done = co_await write<Answer<void>>(store_, std::move(work));
  if (!done) co_return refuse_store(done.error());
  if (!*done) co_return *done;
  table->room.reset();
  Answer<void> loaded = co_await playing_.load(table);
  co_return loaded;
}

// With the ruling its result and all ratings that follow from it; the score of the series may be another one.
// What follows is worked out beside what is played, and only then stored.
asio::awaitable<Answer<void>> Rulings::correct_result(TablePointer table, StoredPlayer referee,
                                                      std::int64_t game, play::Ruling ruling,
                                                      Playing::Beside beside) {
  AppendRuling line{.game = game,
                    .line = play::to_text(ruling),
                    .referee = referee.id,
                    .at = time_.now().at,
                    .tick = time_.now().tick};
  const Outcome counts_as = play::after_ruling(Outcome{}, ruling);
  const Turn::Held turn = co_await corrections_.wait();
  using Found = std::optional<Following>;
  std::function<Found(Transaction&)> work = [correction = muehle::Correction{game, score_of(counts_as)}](
                                                Transaction& all) { return follow(all, correction); };
  StoreResult<Found> found_ratings = co_await muehle::server::look<Found>(store_, std::move(work));
  if (!found_ratings) co_return refuse_store(found_ratings.error());
  const auto following = std::make_shared<const Found>(*std::move(found_ratings));
  Rewrite correct = [=](Transaction& all, const StoredTable& stored, const StoredGame& found) mutable {
    if (const Answer<void> may = beside.check(all); !may) return may;
    if (const auto may = check_correction(found, counts_as); !may) return may;
    line.number = static_cast<int>(found.rulings.size()) + 1;
    line.version = static_cast<int>(found.events.size());
    // As the table will be read from now on.
    StoredTable after = stored;
    after.games.front().rulings.push_back({line.version, line.line, referee.name, line.at, line.tick});
    const auto standings = Room::standings(after);
    if (!standings) return Answer<void>(refuse(ErrorCode::busy, "the stored game cannot be read"));
    all.games().make(line);
    all.games().make(standings->front());
    if (*following) store_following(all, **following);
    beside.store(all);
    return Answer<void>();
  };
  Answer<void> done = co_await rewrite(table, game, std::move(correct));
  if (done) spdlog::info("game {}: ruling {}", game, play::what_text(ruling));
  if (done && following->has_value()) co_await events_.on_rerated((*following)->pool);
  co_return done;
}

asio::awaitable<Answer<void>> Rulings::redact(std::string code, StoredPlayer referee, Redaction redaction,
                                              Playing::Beside beside) {
  const Answer<Playing::AtTurn> here = co_await playing_.wait_for(code);
  if (!here) co_return tl::unexpected<Refused>(here.error());
  const TablePointer table = here->table;
  if (const Answer<void> may = check_decides(*table->room, referee); !may) co_return may;
  const Moment now = time_.now();
  beside.check = check_decides_still(referee.id, now.at, std::move(beside.check));
  const AppendRuling line{.game = redaction.game,
                          .line = play::to_text({play::Redact{}, redaction.reason}),
                          .referee = referee.id,
                          .at = now.at,
                          .tick = now.tick};
  Rewrite take_out = [=](Transaction& all, const StoredTable& stored, const StoredGame& game) {
    if (const Answer<void> may = beside.check(all); !may) return may;
    const Answer<Change> change = redacted(stored, game, redaction);
    if (!change) return Answer<void>(tl::unexpected<Refused>(change.error()));
    all.games().make(*change);
    // Both players are told. Where enough has been decided, the text goes all the same.
    if (game.rulings.size() < most_rulings) {
      AppendRuling told = line;
      told.number = static_cast<int>(game.rulings.size()) + 1;
      told.version = static_cast<int>(game.events.size());
      all.games().make(told);
    }
    beside.store(all);
    return Answer<void>();
  };
  Answer<void> done = co_await rewrite(table, redaction.game, std::move(take_out));
  if (done) spdlog::info("game {}: a text is taken out", redaction.game);
  co_return done;
}

}  // namespace muehle::server

#include "server/tournaments/running.h"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <unordered_set>

#include "server/kernel/await_store.h"
#include "server/kernel/refuse_store.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;
namespace ct = club::tournament;

// While nothing is heard of.
constexpr Milliseconds look_again = 1'000;
// So long one rests of which nothing is heard: what it missed nevertheless is found then.
constexpr UnixSeconds longest_rest = 30;
constexpr UnixSeconds rest_while_busy = 5;
constexpr UnixSeconds rest_after_refusal = 60;
// What follows from what has just been done, in one go.
constexpr int most_steps = 20;

struct Open {
  std::vector<std::pair<std::string, int>> all;
  std::vector<std::string> untold;
};

Opening opening_of(const KeptTournament& kept, const StoredPlayer& white, const StoredPlayer& black) {
  const Terms& terms = kept.terms;
  const bool people = white.registered && black.registered && !white.bot && !black.bot;
  return {.rules = terms.rules,
          .start = {},
          .colour = Colour::white,
          .next = NextColours::alternate,
          .time = terms.time,
          .name = {},
          .is_public = terms.is_public,
          .rated = terms.rated && people,
          .absence_days = terms.absence_days,
          .first_moves = Milliseconds{terms.forfeit_after} * 60 * play::second};
}

// As he is called there, where that is no account's name.
StoredPlayer seated(const KeptTournament& kept, ct::Number entrant) {
  StoredPlayer player = kept.entrants[entrant].player->player;
  if (!player.registered) player.name = kept.hosted.named.names[entrant];
  return player;
}

}  // namespace

asio::awaitable<void> RunningTournaments::go_on() {
  const Moment now = time_.now();
  if (!stirred_ && now.tick - looked_at_ < look_again) co_return;
  stirred_ = false;
  looked_at_ = now.tick;
  std::function<Open(Transaction&)> work = [](Transaction& all) {
    return Open{all.tournaments().open(), all.tournaments().untold_codes()};
  };
  const StoreResult<Open> open = co_await look<Open>(store_, std::move(work));
  if (!open) co_return spdlog::error("store: {}", open.error().message);
  open_ = open->all.size();
  std::vector<std::string> due = open->untold;
  std::unordered_map<std::string, Rested> still;
  for (const auto& [code, version] : open->all) {
    const auto rested = rested_.find(code);
    const bool rests =
        rested != rested_.end() && rested->second.version == version && now.at < rested->second.until;
    if (rests) still.insert(*rested);
    if (!rests && std::ranges::find(due, code) == due.end()) due.push_back(code);
  }
  rested_ = std::move(still);
  for (const std::string& code : due) co_await look_after(code);
}

asio::awaitable<void> RunningTournaments::look_after(std::string code) {
  for (int step_number = 0; step_number < most_steps; ++step_number) {
    const Answer<TournamentPointer> kept = co_await kept_.load(code);
    Answer<Went> went = Went::nowhere;
    if (kept) went = co_await step(*kept);
    if (kept && went && *went == Went::on) continue;
    const bool failed = !kept || !went;
    const UnixSeconds now = time_.now().at;
    if (failed) {
      const Refused& refused = kept ? went.error() : kept.error();
      spdlog::warn("a tournament cannot go on: {}", refused.message);
      rested_[code] = {kept ? (*kept)->version() : 0,
                       now + (refused.code == ErrorCode::busy ? rest_while_busy : rest_after_refusal)};
    } else {
      rested_[code] = {(*kept)->version(), rests_until(**kept, now + longest_rest)};
    }
    co_return;
  }
  stirred_ = true;
}

asio::awaitable<Answer<RunningTournaments::Went>> RunningTournaments::step(TournamentPointer kept) {
  using Games = std::vector<TournamentGame>;
  std::function<Games(Transaction&)> work = [id = kept->stored.id](Transaction& all) {
    return all.tournaments().games(id);
  };
  const StoreResult<Games> games = co_await look<Games>(store_, std::move(work));
  if (!games) co_return refuse_store(games.error());
  const Due due = what_is_due(*kept, *games, time_.now().at);
  co_await abort_stale(kept, *games);
  if (!due.acts.empty() || !due.told.empty()) {
    const Answer<void> done = co_await append(kept, *games, due);
    if (!done) co_return tl::unexpected<Refused>(done.error());
    co_return Went::on;
  }
  std::optional<Refused> refused;
  for (const DueTable& table : due.tables) {
    const Answer<void> made = co_await make_table(kept, table);
    if (!made) refused = made.error();
  }
  if (refused) co_return tl::unexpected<Refused>(*std::move(refused));
  co_return due.tables.empty() ? Went::nowhere : Went::on;
}

// With the acts it is stored which outcomes they know. Where somebody was faster, what is due is another
// thing.
asio::awaitable<Answer<void>> RunningTournaments::append(TournamentPointer kept,
                                                         std::vector<TournamentGame> games, Due due) {
  const auto tell = [id = kept->stored.id, told = due.told](Transaction& all) -> Answer<void> {
    for (const ToldOutcome& one : told) all.tournaments().tell(id, one.at, one.outcome);
    return {};
  };
  if (due.acts.empty()) {
    std::function<Answer<void>(Transaction&)> work = tell;
    const StoreResult<Answer<void>> done = co_await write<Answer<void>>(store_, std::move(work));
    if (!done) co_return refuse_store(done.error());
    co_return *done;
  }
  KeptTournaments::Decide decide =
      [this, games = std::move(games)](const KeptTournament& now) -> Answer<std::vector<Wanted>> {
    return what_is_due(now, games, time_.now().at).acts;
  };
  KeptTournaments::Check check = tell;
  const Answer<TournamentPointer> done =
      co_await kept_.change(kept->stored.code, std::nullopt, std::move(decide), std::move(check));
  if (!done) co_return tl::unexpected<Refused>(done.error());
  co_return Answer<void>();
}

// That there is none yet, and that the round still stands, is looked at in the transaction that makes it.
asio::awaitable<Answer<void>> RunningTournaments::make_table(TournamentPointer kept, DueTable due) {
  const StoredPlayer white = seated(*kept, due.white);
  const StoredPlayer black = seated(*kept, due.black);
  Agreed agreed{
      .ids = {},
      .asked = white,
      .agreed = black,
      .opening = opening_of(*kept, white, black),
      .take = [kept, at = due.at](Transaction& all) -> Answer<void> {
        const auto stored = all.tournaments().find(kept->stored.code);
        if (stored && stored->version == kept->version() && !all.tournaments().table_of(stored->id, at))
          return {};
        return refuse(ErrorCode::tournament_changed, "the tournament has changed since then");
      },
      .keep = [id = kept->stored.id, at = due.at](
                  Transaction& all, std::int64_t table) { all.tournaments().add_game(id, at, table); },
      .despite_blocks = true,
      .tells_both = true};
  const Answer<std::string> code = co_await agreed_games_.begin(std::move(agreed));
  // It is looked at anew.
  if (!code && code.error().code == ErrorCode::tournament_changed) stirred_ = true;
  if (!code && code.error().code != ErrorCode::tournament_changed)
    co_return tl::unexpected<Refused>(code.error());
  co_return Answer<void>();
}

// Nobody plays on at a table for a round that was taken back, nor against who plays on over the board.
asio::awaitable<void> RunningTournaments::abort_stale(TournamentPointer kept,
                                                      std::vector<TournamentGame> games) {
  for (const TournamentGame& game : games) {
    if (is_played_at_table(*kept, game.at) || !game.listed.standing.turn) continue;
    const Answer<void> done = co_await playing_.abort(game.listed.code, game.listed.number);
    if (!done)
      spdlog::warn("a game that is not played at its table any more goes on: {}", done.error().message);
  }
}

}  // namespace muehle::server

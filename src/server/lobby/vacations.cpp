#include "server/lobby/vacations.h"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <chrono>

#include "play/vacation.h"
#include "server/kernel/await_store.h"
#include "server/kernel/refuse_store.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;
namespace json = boost::json;

using All = std::vector<StoredVacation>;

// What is said of it says the tick, too, or a restart could take that for one to come.
void note_tick(Transaction& all, const Moment& now) { all.games().make(Heartbeat{now.tick}); }

// A shorter one is none.
constexpr UnixSeconds least_length = 3600;

int year_of(UnixSeconds at) {
  const std::chrono::sys_seconds time{std::chrono::seconds(at)};
  return static_cast<int>(std::chrono::year_month_day(std::chrono::floor<std::chrono::days>(time)).year());
}

play::Leave leave_of(const StoredVacation& vacation) { return {vacation.began_tick, vacation.until_tick}; }

// Of the year in which they began.
int used_in(int year, const All& all) {
  play::Leaves leaves;
  for (const StoredVacation& vacation : all) {
    if (year_of(vacation.began_at) == year) leaves.push_back(leave_of(vacation));
  }
  return play::charged_days(leaves);
}

// Ticks may stand still, as they do after a start: no two begin with the same one.
StoredVacation behind(const All& known, StoredVacation wanted) {
  if (!known.empty()) wanted.began_tick = std::max(wanted.began_tick, known.back().began_tick + 1);
  return wanted;
}

// One that has begun while ticks stood still is ahead of them, also where it has ended at once.
const StoredVacation* present(const All& all, Milliseconds now) {
  if (all.empty() || all.back().until_tick <= std::max(now, all.back().began_tick)) return nullptr;
  return &all.back();
}

}  // namespace

Answer<void> Vacations::check(const StoredPlayer& player) const {
  if (!player.registered)
    return refuse(ErrorCode::guest, "vacation is for players with an account; make one first");
  return {};
}

asio::awaitable<Answer<json::object>> Vacations::of(StoredPlayer player) {
  std::function<All(Transaction&)> work = [id = player.id](Transaction& all) {
    return all.vacations().of(id);
  };
  const StoreResult<All> all = co_await read<All>(store_, std::move(work));
  if (!all) co_return refuse_store(all.error());
  const Moment now = time_.now();
  const StoredVacation* on = present(*all, now.tick);
  co_return json::object{
      {"days", player.registered ? days_ : 0},
      {"used", used_in(year_of(now.at), *all)},
      {"year", year_of(now.at)},
      {"until", on == nullptr ? json::value(nullptr) : json::value(time_of(on->until_tick, now))},
      {"now", now.at}};
}

asio::awaitable<Answer<void>> Vacations::begin(StoredPlayer player, UnixSeconds until) {
  if (const Answer<void> may = check(player); !may) co_return may;
  if (days_ == 0) co_return refuse(ErrorCode::closed, "there is no vacation on this server");
  const Moment now = time_.now();
  if (until < now.at + least_length || until > now.at + days_ * (play::day / play::second)) {
    co_return refuse(ErrorCode::bad_request, "until must be a time from an hour to " + std::to_string(days_) +
                                                 " days from now, in seconds since 1970");
  }
  const StoredVacation wanted{.began_at = now.at,
                              .until_at = until,
                              .began_tick = now.tick,
                              .until_tick = now.tick + (until - now.at) * play::second};
  // What refuses it: nothing, that he is on vacation, or how many days he has left.
  struct Verdict {
    bool is_on = false;
    int left = 0;
  };
  std::function<Verdict(Transaction&)> work = [id = player.id, wanted, now, days = days_](Transaction& all) {
    note_tick(all, now);
    const All known = all.vacations().of(id);
    const Verdict verdict{.is_on = present(known, wanted.began_tick) != nullptr,
                          .left = days - used_in(year_of(wanted.began_at), known)};
    const bool may = !verdict.is_on && play::charged_days(leave_of(wanted)) <= verdict.left;
    if (may) all.vacations().begin(id, behind(known, wanted));
    return verdict;
  };
  const StoreResult<Verdict> verdict = co_await write<Verdict>(store_, std::move(work));
  if (!verdict) co_return refuse_store(verdict.error());
  if (verdict->is_on)
    co_return refuse(ErrorCode::on_vacation, "you are on vacation; end it before you take another");
  if (play::charged_days(leave_of(wanted)) > verdict->left) {
    co_return refuse(ErrorCode::too_few_days,
                     "you have " + std::to_string(verdict->left) + " days of vacation left this year");
  }
  spdlog::info("player {} is on vacation", player.id);
  co_await timekeeping_.apply_vacations(player.id);
  co_return Answer<void>();
}

asio::awaitable<Answer<void>> Vacations::end(StoredPlayer player) {
  if (const Answer<void> may = check(player); !may) co_return may;
  const Moment now = time_.now();
  std::function<bool(Transaction&)> work = [id = player.id, now](Transaction& all) {
    note_tick(all, now);
    const All known = all.vacations().of(id);
    const StoredVacation* on = present(known, now.tick);
    if (on != nullptr) all.vacations().end(id, on->began_tick, now.at, std::max(now.tick, on->began_tick));
    return on != nullptr;
  };
  const StoreResult<bool> ended = co_await write<bool>(store_, std::move(work));
  if (!ended) co_return refuse_store(ended.error());
  if (!*ended) co_return refuse(ErrorCode::not_found, "you are not on vacation");
  co_await timekeeping_.apply_vacations(player.id);
  co_return Answer<void>();
}

}  // namespace muehle::server

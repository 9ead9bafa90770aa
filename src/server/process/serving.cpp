#include "server/process/serving.h"

#include <spdlog/spdlog.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "net/failure.h"
#include "net/quiet.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;
using tcp = asio::ip::tcp;

constexpr std::chrono::milliseconds arrivals_interval{10};
constexpr std::chrono::milliseconds restore_again{100};
constexpr std::chrono::seconds house_again{1};

constexpr std::chrono::seconds tidy_interval{60};
constexpr std::chrono::milliseconds deadline_interval{100};
constexpr std::chrono::milliseconds serving_interval{100};
constexpr std::chrono::milliseconds lobby_interval{500};
constexpr std::chrono::milliseconds watch_interval{250};
constexpr std::chrono::milliseconds packing_interval{200};
constexpr std::chrono::milliseconds held_interval{2000};  // a game
constexpr std::chrono::milliseconds expiry_interval{500};
constexpr std::chrono::milliseconds bot_interval{100};
constexpr std::chrono::milliseconds house_interval{100};
constexpr std::chrono::milliseconds tournament_interval{100};
constexpr std::chrono::seconds beat_interval{5};  // what an outage may give back

std::vector<std::string> names(const ServerOptions& options) {
  std::vector<std::string> all = options.allow_hosts;
  all.push_back(options.host);
  return all;
}

SitePolicy site_of(const ServerOptions& options) {
  SitePolicy site = options.site;
  site.mail = options.mailer != nullptr;
  return site;
}

std::function<bool()> is_building(const std::function<DatabaseState()>& ask_database) {
  if (!ask_database) return {};
  return [ask_database] { return ask_database().building; };
}

}  // namespace

Serving::Serving(const Process& process, const Resumption& resumption)
    : io_(process.io),
      metrics_(process.metrics),
      others_(process.others),
      looks_(process.store),
      hashing_(process.hashing),
      replaying_(process.replaying),
      thinking_(process.thinking),
      values_(process.values),
      files_(process.files),
      store_time_(std::make_shared<StoreTime>(resumption.tick)),
      time_(process.options.time != nullptr ? *process.options.time : *store_time_),
      store_(process.store, store_time_),
      site_(site_of(process.options)),
      timers_{asio::steady_timer(io_), asio::steady_timer(io_), asio::steady_timer(io_),
              asio::steady_timer(io_), asio::steady_timer(io_), asio::steady_timer(io_),
              asio::steady_timer(io_), asio::steady_timer(io_), asio::steady_timer(io_),
              asio::steady_timer(io_), asio::steady_timer(io_), asio::steady_timer(io_),
              asio::steady_timer(io_), asio::steady_timer(io_), asio::steady_timer(io_)},
      opened_(io_, asio::steady_timer::time_point::max()),
      connections_(process.options.connections),
      tables_(io_.get_executor(), store_, time_, site_, blocks_, presence_, process.replaying,
              {.watch_delay = process.options.watch_delay_seconds * play::second,
               .most_games = process.options.most_games,
               .lines = process.options.lines}),
      people_(store_, time_, site_, process.hashing),
      tokens_(store_, time_),
      sessions_(people_, tokens_, resumption.instance),
      lists_(store_, time_, tables_.watching, process.replaying),
      tournaments_(store_, time_, site_, lists_),
      running_tournaments_(store_, time_, tournaments_.kept(), tables_.agreed_games, tables_.playing),
      clubs_(store_, time_, site_, tables_.agreed_games),
      lobby_(store_, time_, site_, tables_.agreed_games, tables_.events, lists_, blocks_, presence_),
      friends_(store_, time_, tables_.hub, lobby_, blocks_),
      rankings_(store_, time_, process.options.ranking_lasts),
      challenges_(store_, time_, site_, tables_.agreed_games, lobby_, presence_),
      packing_(store_, time_),
      expiry_(store_, time_, [this](const std::string& code) { return tables_.held.held(code) != nullptr; }),
      previews_(tables_.hub, people_, tournaments_.kept(), clubs_, process.replaying, process.page),
      api_(tables_.seating, sessions_, process.files, process.others, previews_, process.page,
           net::HostRule(names(process.options)),
           {process.addresses, process.options.databases_elsewhere, process.options.manifest_lasts}),
      outboxes_(process.options.unread),
      bots_(io_.get_executor(), store_, time_, tables_.hub, lobby_, challenges_, outboxes_),
      house_(store_, time_, tables_.hub, lobby_, process.thinking, site_.house,
             [this](Task work) { start("house", std::move(work)); }),
      staff_(store_, time_, people_, tables_.hub, lobby_, challenges_),
      vacations_(store_, time_, tables_.timekeeping, process.options.vacation_days),
      referees_(store_, time_, tables_.rulings, process.replaying, process.options.warnings_lose),
      reports_(store_, time_, people_, presence_, clubs_.face()),
      held_values_(store_, time_, values_, replaying_, !process.options.database_folder.empty()),
      solving_(process.options.solver, process.options.database_folder, is_building(process.options.database),
               time_),
      recovery_([this](Task work) { start("mail", std::move(work)); }, store_, time_, people_,
                process.options.mailer, process.options.place),
      push_(
          store_, time_, process.options.push,
          [this](PlayerId player, const std::string& code) {
            return lobby_.is_here(player) || presence_.has_table(player, code);
          },
          [this](Task work) { start("push", std::move(work)); }),
      push_look_(process.options.push.look),
      turn_notices_(
          store_, time_, {.mailer = process.options.mailer, .place = process.options.place},
          [this](PlayerId player, const std::string& code) { return presence_.has_table(player, code); },
          [this](Delivery delivery) { metrics_.mailed(delivery); }),
      turn_mail_look_(process.options.turn_mail_look),
      unfinished_(process.options.unfinished),
      untaken_(process.options.untaken),
      front_(api_, tables_.hub, lobby_, process.monitor, process.metrics),
      surroundings_{front_,
                    connections_,
                    outboxes_,
                    unfinished_,
                    messages_,
                    time_,
                    process.options.measures_lag,
                    process.options.behind_proxy,
                    process.options.patience,
                    false,
                    process.options.access_log,
                    &process.metrics,
                    &remarks_,
                    &untaken_,
                    [this] { return wait_until_open(); }} {
  tables_.timekeeping.expect(resumption.due);
  add_routes(process);
  people_.on_ended([this](const EndedSessions& ended) {
    connections_.finish_where(
        [&](const net::Opener& opener) { return ended.has(opener.player, opener.session); });
    bots_.note_ended(ended);
    if (ended.only == 0 && ended.kept == 0) rankings_.drop();  // his account may be gone
  });
  friends_.on_hidden([this] { rankings_.drop(); });
  tokens_.on_revoked(
      [this](PlayerId player, std::int64_t token) { bots_.note_ended({.player = player, .only = -token}); });
  presence_.on_notice([this](PlayerId player, bool away) {
    if (away && !lobby_.is_here(player)) push_.want(player);
    bots_.note_notice(player);
  });
  tables_.events.on_game = [this](const Room& room) {
    lists_.look_again();
    lobby_.note_game(room);
    bots_.note_game(room);
    tournaments_.look_again();
    running_tournaments_.stir();
  };
  tournaments_.on_changed([this](const std::string&) { running_tournaments_.stir(); });
  tournaments_.on_waiting([this](PlayerId player) { presence_.notify(player, true); });
  challenges_.on_answered(
      [this](PlayerId player, const std::string& id) { bots_.note_answered(player, id); });
}

void Serving::begin() {
  start("open", open());
  start("lists", tables_.timekeeping.note_standings(stopping_));
  every("tidy", 0, tidy_interval, [this]() -> Task {
    tables_.held.forget_quiet();
    co_await clubs_.count();
  });
  // Each time for itself: no flag waits for one whose table is held up.
  every("deadlines", 1, deadline_interval, [this]() -> Task {
    start("deadlines", tables_.timekeeping.pass_deadlines());
    co_return;
  });
  every("time", 10, serving_interval, [this]() -> Task {
    store_time_->serves();
    co_return;
  });
  every("heartbeat", 2, beat_interval, [this] { return tables_.timekeeping.beat(); });
  every("lobby", 3, lobby_interval, [this]() -> Task {
    co_await tables_.agreed_games.look_for_begun();
    co_await lobby_.look_after();
  });
  every("news", 9, lobby_interval, [this] { return lobby_.tell_news(); });
  every("packing", 4, packing_interval, [this] { return packing_.go_on(); });
  every("held values", 14, held_interval, [this] { return held_values_.go_on(); });
  every("expiry", 5, expiry_interval, [this] { return expiry_.go_on(); });
  every("watching", 6, watch_interval, [this]() -> Task {
    tables_.watching.look_after_watchers();
    co_return;
  });
  every("house", 12, house_interval, [this]() -> Task {
    house_.look_after();
    co_return;
  });
  start("house", resume_house());
  every("bots", 8, bot_interval, [this] { return bots_.look_after(); });
  every("tournaments", 11, tournament_interval, [this] { return running_tournaments_.go_on(); });
  every("push", 7, push_look_, [this] { return push_.go_on(); });
  every("turn mail", 13, turn_mail_look_, [this] { return turn_notices_.go_on(); });
}

void Serving::start(std::string_view what, Task work) {
  asio::co_spawn(io_, std::move(work), [what, self = shared_from_this()](const std::exception_ptr& failure) {
    net::log_failure(what, failure);
    if (failure) self->metrics_.troubled(Trouble::background);
  });
}

void Serving::every(std::string_view what, std::size_t timer, std::chrono::milliseconds interval,
                    std::function<Task()> work) {
  start(what, now_and_then(what, timers_.at(timer), interval, std::move(work)));
}

Serving::Task Serving::now_and_then(std::string_view what, asio::steady_timer& timer,
                                    std::chrono::milliseconds interval, std::function<Task()> work) {
  while (!stopping_) {
    timer.expires_after(interval);
    co_await timer.async_wait(net::quiet);
    try {
      if (!stopping_) co_await work();
    } catch (...) {
      net::log_failure(what, std::current_exception());
      metrics_.troubled(Trouble::background);
    }
  }
}

void Serving::count(Amounts& amounts) const {
  amounts.clients = connections_.size();
  amounts.outbox_bytes = outboxes_.bytes();
  amounts.games = tables_.held.census();
  amounts.tournaments = running_tournaments_.open();
  amounts.clubs = static_cast<std::size_t>(clubs_.counted());
  amounts.mails_waiting = turn_notices_.waiting();
}

asio::awaitable<bool> Serving::restore_lobby() {
  try {
    const bool restored = co_await lobby_.restore();
    co_return restored;
  } catch (...) {
    net::log_failure("lobby", std::current_exception());
    co_return false;
  }
}

// Its games go on, whatever the host wants of new ones.
Serving::Task Serving::resume_house() {
  asio::steady_timer pause(io_);
  bool sits = co_await house_.resume();
  while (!sits && !stopping_) {
    pause.expires_after(house_again);
    co_await pause.async_wait(net::quiet);
    sits = co_await house_.resume();
  }
}

// Nobody is served before the offers are there that waited when the server stopped, and the blocks: who asked
// for one would be told that it is gone, and who is blocked would meet whom he is not to meet.
Serving::Task Serving::open() {
  asio::steady_timer pause(io_);
  bool restored = co_await restore_lobby();
  while (!restored && !stopping_) {
    pause.expires_after(restore_again);
    co_await pause.async_wait(net::quiet);
    restored = co_await restore_lobby();
  }
  is_open_ = true;
  opened_.cancel();
}

Serving::Task Serving::serve(tcp::socket client, std::string address) {
  const auto self = shared_from_this();
  if (address.empty()) {
    co_await net::serve_connection(std::move(client), surroundings_);
  } else {
    co_await net::serve_connection(std::move(client), std::move(address), surroundings_);
  }
}

asio::awaitable<bool> Serving::wait_until_open() {
  if (!is_open_ && !stopping_) co_await opened_.async_wait(net::quiet);
  co_return !stopping_;
}

Serving::Task Serving::end(const std::chrono::steady_clock::time_point& cut_at) {
  const auto self = shared_from_this();
  stopping_ = true;
  opened_.cancel();
  push_.stop();
  turn_notices_.stop();
  house_.stop();
  for (asio::steady_timer& timer : timers_) timer.cancel();
  connections_.restart_all();
  asio::steady_timer timer(io_);
  while (connections_.size() > 0) {
    timer.expires_after(arrivals_interval);
    co_await timer.async_wait(net::quiet);
    if (std::chrono::steady_clock::now() >= cut_at) cut_all();
  }
}

// Each of them waits for the store at most then: for what is written, and for one look.
void Serving::cut_all() {
  connections_.cut_all();
  looks_.close();
  hashing_.drop_gone();
  replaying_.drop_gone();
  thinking_.drop_gone();
  values_.drop_gone();
  files_.drop_gone();
  if (others_ != nullptr) others_->give_up();
}

}  // namespace muehle::server

#include "server/process/metrics.h"

#include <prometheus/counter.h>
#include <prometheus/gauge.h>
#include <prometheus/histogram.h>
#include <prometheus/registry.h>
#include <prometheus/text_serializer.h>

#include <algorithm>
#include <array>
#include <map>
#include <sstream>
#include <tuple>

#include "server/kernel/process_facts.h"

namespace muehle::server {
namespace {

using prometheus::Counter;
using prometheus::Gauge;
using prometheus::Histogram;
using Buckets = Histogram::BucketBoundaries;

// Seconds. A commit waits for a disk or a database, an answer mostly for a commit, a client for the world.
const Buckets answer_buckets{0.001, 0.005, 0.02, 0.1, 0.5, 2, 10};
const Buckets store_buckets{0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5};
const Buckets lag_buckets{0.01, 0.025, 0.05, 0.1, 0.2, 0.4, 0.8, 2, 5};

constexpr double per_millisecond = 1e-3;

constexpr std::array<std::string_view, 3> asked_for{"read", "write", "look"};
constexpr std::array<std::string_view, 5> troubles{"request", "socket", "store", "accept", "background"};
constexpr std::array<std::string_view, 3> mail_results{"sent", "refused", "failed"};
constexpr std::array<std::string_view, 5> store_results{"ok", "conflict", "lost", "busy", "broken"};

double seconds_of(Metrics::Duration time) { return std::chrono::duration<double>(time).count(); }

// What stands on a request line is the client's; only what is known becomes a label.
std::string_view method_label(std::string_view method) {
  static constexpr std::array<std::string_view, 6> known{"GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"};
  const auto* const it = std::ranges::find(known, method);
  return it == known.end() ? "other" : *it;
}

std::size_t store_result_index(const StoreResult<void>& result) {
  if (result) return 0;
  switch (result.error().kind) {
    case StoreError::Kind::conflict:
      return 1;
    case StoreError::Kind::lost:
      return 2;
    case StoreError::Kind::busy:
    case StoreError::Kind::crowded:
      return 3;
    case StoreError::Kind::broken:
      return 4;
  }
  return 4;
}

std::size_t mail_result_index(Delivery delivery) {
  if (delivery == Delivery::done) return 0;
  return delivery == Delivery::refused ? 1 : 2;
}

// All of one name, each made when it is first asked for where its labels are not known before.
struct Making {
  prometheus::Registry& registry;

  Gauge& gauge(const char* name, const char* help) const {
    return prometheus::BuildGauge().Name(name).Help(help).Register(registry).Add({});
  }
  Counter& counter(const char* name, const char* help) const {
    return prometheus::BuildCounter().Name(name).Help(help).Register(registry).Add({});
  }
  Histogram& histogram(const char* name, const char* help, const Buckets& buckets) const {
    return prometheus::BuildHistogram().Name(name).Help(help).Register(registry).Add({}, buckets);
  }
  prometheus::Family<Gauge>& gauges(const char* name, const char* help) const {
    return prometheus::BuildGauge().Name(name).Help(help).Register(registry);
  }
  prometheus::Family<Counter>& counters(const char* name, const char* help) const {
    return prometheus::BuildCounter().Name(name).Help(help).Register(registry);
  }
  prometheus::Family<Histogram>& histograms(const char* name, const char* help) const {
    return prometheus::BuildHistogram().Name(name).Help(help).Register(registry);
  }
};

}  // namespace

struct Metrics::Families {
  Families();
  void set(const Amounts& amounts) const;
  void set_process() const;

  prometheus::Registry registry;
  Making make{registry};

  prometheus::Family<Counter>& requests = make.counters(
      "muehle_http_requests_total", "Requests answered, by method, pattern of the route and status.");
  prometheus::Family<Histogram>& request_times =
      make.histograms("muehle_http_request_seconds",
                      "How long it took until an answer was there to be sent, by pattern of the route.");
  Counter& lead_changes =
      make.counter("muehle_lead_changes_total", "How often it was heard that the games are elsewhere now.");
  Gauge& sockets = make.gauge("muehle_sockets", "WebSockets that are open here.");
  prometheus::Family<Counter>& messages =
      make.counters("muehle_socket_messages_total", "Messages over WebSockets, by direction.");
  Counter& heard = messages.Add({{"direction", "in"}});
  Counter& sent = messages.Add({{"direction", "out"}});
  Histogram& lag = make.histogram("muehle_client_lag_seconds",
                                  "Measured times of a message to a client and back.", lag_buckets);
  prometheus::Family<Counter>& all_troubles = make.counters(
      "muehle_errors_total", "Mistakes of the program, and what it stands on that did not work, by kind.");
  std::array<Counter*, troubles.size()> troubled{};
  Histogram& commit_times =
      make.histogram("muehle_commit_seconds", "How long commits took to be on the disk.", store_buckets);
  Counter& committed =
      make.counter("muehle_commit_works_total", "Pieces of work in these commits; several may share one.");
  prometheus::Family<Histogram>& store_times = make.histograms(
      "muehle_store_seconds", "How long who asked the store waited for it, its queue included.");
  prometheus::Family<Counter>& answers =
      make.counters("muehle_store_answers_total", "What the store answered, by kind of work and result.");
  // By what was asked for.
  std::array<Histogram*, asked_for.size()> stored_times{};
  std::array<std::array<Counter*, store_results.size()>, asked_for.size()> stored{};

  // Those of requests, so that no label has to be made for each.
  std::map<std::tuple<std::string_view, std::string_view, int>, Counter*> requests_by;
  std::map<std::string_view, Histogram*> request_times_by;

  Gauge& ready = make.gauge("muehle_ready", "1: clients may be sent here.");
  Gauge& leads = make.gauge("muehle_leads", "1: this process has the games.");
  prometheus::Family<Gauge>& connections =
      make.gauges("muehle_connections", "Connections of clients, served here or passed on.");
  Gauge& clients = connections.Add({{"kind", "served"}});
  Gauge& relayed = connections.Add({{"kind", "relayed"}});
  Gauge& most_connections =
      make.gauge("muehle_connections_limit", "How many connections may be open at once.");
  Gauge& store_queue = make.gauge("muehle_store_queue", "Pieces of work that wait for the store.");
  Gauge& look_queue =
      make.gauge("muehle_look_queue", "Lists and downloads that wait for the store, beside what is played.");
  Gauge& outbox_bytes = make.gauge("muehle_outbox_bytes",
                                   "What waits to be sent to clients, counted as if nothing was shared.");
  prometheus::Family<Gauge>& games =
      make.gauges("muehle_games", "Games under way at tables in memory, by how time runs in them.");
  Gauge& live_games = games.Add({{"kind", "live"}});
  Gauge& games_by_days = games.Add({{"kind", "days"}});
  Gauge& untimed_games = games.Add({{"kind", "untimed"}});
  Gauge& tables = make.gauge("muehle_tables", "Tables in memory, also with games that are over.");
  Gauge& events = make.gauge("muehle_events", "Moves and other events of the games in memory.");
  Gauge& visitors = make.gauge("muehle_visitors", "Sockets at tables.");
  Gauge& mails_waiting = make.gauge("muehle_turn_mails_waiting",
                                    "Players who were due to be told by mail that it is their move.");
  prometheus::Family<Counter>& turn_mails = make.counters(
      "muehle_turn_mails_total", "Mails that say whose move it is, by what became of handing them in.");
  std::array<Counter*, mail_results.size()> mailed{};
  Gauge& tournaments = make.gauge("muehle_tournaments", "Tournaments that are not over.");
  Gauge& clubs = make.gauge("muehle_clubs", "Clubs.");
  Gauge& deadlines = make.gauge("muehle_deadlines",
                                "Games that end unless somebody moves, whether they are in memory or not.");
  prometheus::Family<Gauge>& lookups =
      make.gauges("muehle_lookups", "Questions to the database that are worked at or wait.");
  Gauge& values = lookups.Add({{"kind", "value"}});
  Gauge& reviews = lookups.Add({{"kind", "review"}});
  Gauge& lookup_threads = make.gauge("muehle_lookup_threads", "Threads that work at these.");
  Gauge& solving = make.gauge("muehle_solving", "1: the game is being solved by a process of its own.");

  Gauge& started =
      make.gauge("process_start_time_seconds", "When the process was started, in seconds since 1970.");
  Gauge& resident = make.gauge("process_resident_memory_bytes", "Memory in use.");
  Gauge& open_files = make.gauge("process_open_fds", "Files that are open.");
  Gauge& most_files = make.gauge("process_max_fds", "How many may be.");
  Counter& cpu = make.counter("process_cpu_seconds_total", "Time of processors.");
};

Metrics::Families::Families() {
  make.gauges("muehle_build_info", "1; the label says which program this is.")
      .Add({{"version", MUEHLE_VERSION}})
      .Set(1);
  for (std::size_t n = 0; n < troubles.size(); ++n)
    troubled[n] = &all_troubles.Add({{"kind", std::string(troubles[n])}});
  for (std::size_t n = 0; n < mail_results.size(); ++n)
    mailed[n] = &turn_mails.Add({{"result", std::string(mail_results[n])}});
  for (std::size_t asked = 0; asked < asked_for.size(); ++asked) {
    const std::string kind(asked_for[asked]);
    stored_times[asked] = &store_times.Add({{"kind", kind}}, store_buckets);
    for (std::size_t n = 0; n < store_results.size(); ++n)
      stored[asked][n] = &answers.Add({{"kind", kind}, {"result", std::string(store_results[n])}});
  }
}

void Metrics::Families::set(const Amounts& amounts) const {
  const auto put = [](Gauge& gauge, auto value) { gauge.Set(static_cast<double>(value)); };
  put(ready, amounts.ready);
  put(leads, amounts.leads);
  put(clients, amounts.clients);
  put(relayed, amounts.relayed);
  put(most_connections, amounts.most_connections);
  put(store_queue, amounts.store_queue);
  put(look_queue, amounts.look_queue);
  put(outbox_bytes, amounts.outbox_bytes);
  put(live_games, amounts.games.live);
  put(games_by_days, amounts.games.by_days);
  put(untimed_games, amounts.games.untimed);
  put(tables, amounts.games.tables);
  put(events, amounts.games.lines);
  put(visitors, amounts.games.visitors);
  put(deadlines, amounts.games.deadlines);
  put(tournaments, amounts.tournaments);
  put(clubs, amounts.clubs);
  put(mails_waiting, amounts.mails_waiting);
  put(values, amounts.values.lookups);
  put(reviews, amounts.values.reviews);
  put(lookup_threads, amounts.values.threads);
  put(solving, amounts.solving);
}

void Metrics::Families::set_process() const {
  const ProcessFacts facts = process_facts();
  started.Set(facts.started);
  resident.Set(facts.resident_bytes);
  open_files.Set(facts.open_files);
  most_files.Set(facts.most_files);
  cpu.Increment(std::max(0.0, facts.cpu_seconds - cpu.Value()));
}

Metrics::Metrics() : all_(std::make_unique<Families>()) {}
Metrics::~Metrics() = default;

void Metrics::answered(std::string_view method, std::string_view route, int status, Duration took) {
  Counter*& count = all_->requests_by[{method_label(method), route, status}];
  if (count == nullptr) {
    count = &all_->requests.Add({{"method", std::string(method_label(method))},
                                 {"route", std::string(route)},
                                 {"status", std::to_string(status)}});
  }
  count->Increment();
  Histogram*& times = all_->request_times_by[route];
  if (times == nullptr) times = &all_->request_times.Add({{"route", std::string(route)}}, answer_buckets);
  times->Observe(seconds_of(took));
  constexpr int mistake = 500;
  if (status == mistake) troubled(Trouble::request);
}

void Metrics::lead_changed() { all_->lead_changes.Increment(); }
void Metrics::socket_opened() { all_->sockets.Increment(); }
void Metrics::socket_closed() { all_->sockets.Decrement(); }
void Metrics::socket_failed() { troubled(Trouble::socket); }
void Metrics::message_heard() { all_->heard.Increment(); }
void Metrics::message_sent() { all_->sent.Increment(); }
void Metrics::lag_measured(Milliseconds lag) {
  all_->lag.Observe(static_cast<double>(lag) * per_millisecond);
}

void Metrics::troubled(Trouble trouble) { all_->troubled[static_cast<std::size_t>(trouble)]->Increment(); }

void Metrics::mailed(Delivery delivery) { all_->mailed[mail_result_index(delivery)]->Increment(); }

void Metrics::committed(std::size_t works, Duration took) {
  all_->commit_times.Observe(seconds_of(took));
  all_->committed.Increment(static_cast<double>(works));
}

void Metrics::stored(Asked asked, const StoreResult<void>& result, Duration took) {
  const auto kind_asked = static_cast<std::size_t>(asked);
  all_->stored_times[kind_asked]->Observe(seconds_of(took));
  all_->stored[kind_asked][store_result_index(result)]->Increment();
  if (result) return;
  const StoreError::Kind kind = result.error().kind;
  if (kind == StoreError::Kind::busy || kind == StoreError::Kind::broken) troubled(Trouble::store);
}

std::string Metrics::text(const Amounts& amounts) {
  all_->set(amounts);
  all_->set_process();
  std::ostringstream text;
  prometheus::TextSerializer().Serialize(text, all_->registry.Collect());
  return text.str();
}

}  // namespace muehle::server

#include <fmt/format.h>

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/json/parse.hpp>
#include <deque>
#include <random>

#include "child.h"
#include "compare.h"
#include "crowd.h"
#include "storage/test_place.h"
#include "trials.h"

namespace muehle::load {
namespace {

namespace asio = boost::asio;
namespace json = boost::json;

constexpr int at_a_time = 64;
// Two rounds of telling a crowd, so that nobody is a newcomer any more.
constexpr std::chrono::seconds settle{12};
constexpr milliseconds probe_interval{20};  // between the words of one who only looks how fast he is answered

// Somebody who has the lobby open, perhaps with an offer of his own.
struct Person {
  explicit Person(Visitor who) : visitor(std::move(who)) {}
  Visitor visitor;
  std::shared_ptr<Line> line;  // none: he is not here
  std::string offer;           // its id; empty: he has none
};

// What the lobby says to all of them.
struct Heard {
  std::int64_t messages = 0;
  std::int64_t bytes = 0;
};

class Company {
 public:
  Company(asio::io_context& io, const Servers& servers, const LobbyCrowd& wanted, std::uint64_t seed,
          Faults& faults)
      : io_(io), wanted_(wanted), random_(seed), faults_(faults) {
    for (int n = 0; n < wanted.people + guests_more; ++n) people_.emplace_back(visitor_from(servers, n));
  }

  void gather() {
    std::size_t next = 0;
    std::vector<asio::awaitable<void>> all;
    for (int n = 0; n < at_a_time; ++n) all.push_back(bring_some(next));
    run_all(io_, std::move(all), faults_);
    next = 0;
    for (int n = 0; n < at_a_time; ++n) all.push_back(offer_some(next));
    run_all(io_, std::move(all), faults_);
  }

  // For so long people come and go and offers change.
  void go_on(std::chrono::seconds time, Times& answered) {
    over_ = false;
    std::vector<asio::awaitable<void>> all;
    all.push_back(end_after(time));
    all.push_back(every(wanted_.comings, [this] { return one_goes_and_comes(); }));
    all.push_back(every(wanted_.changes, [this] { return one_offer_changes(); }));
    all.push_back(look(answered));
    run_all(io_, std::move(all), faults_);
  }

  int here() const {
    return static_cast<int>(
        std::ranges::count_if(people_, [](const Person& one) { return one.line != nullptr; }));
  }
  int offers() const {
    return static_cast<int>(
        std::ranges::count_if(people_, [](const Person& one) { return !one.offer.empty(); }));
  }
  int games() const { return games_; }
  const Heard& heard() const { return heard_; }

 private:
  // More than are here at a time, so that who comes is mostly somebody else than who went.
  static constexpr int guests_more = 200;

  asio::awaitable<void> bring_some(std::size_t& next) {
    while (next < static_cast<std::size_t>(wanted_.people)) {
      Person& person = people_[next++];
      co_await come(person);
    }
  }

  asio::awaitable<void> offer_some(std::size_t& next) {
    while (next < static_cast<std::size_t>(wanted_.offers)) {
      Person& person = people_[next++];
      co_await offer(person);
    }
  }

  asio::awaitable<void> come(Person& person) {
    if (person.visitor.cookie.empty()) {
      const Reply made = co_await ask(person.visitor, "POST", "/api/me", "{}");
      if (made.status != 200) throw std::runtime_error("nobody may come: " + made.body);
    }
    person.line = co_await Line::open(person.visitor, "/api/lobby/socket");
    co_await person.line->write(R"({"t":"changes"})");
    asio::co_spawn(io_, listen(person.line), asio::detached);
  }

  // Until he goes.
  asio::awaitable<void> listen(std::shared_ptr<Line> line) {
    try {
      for (;;) {
        const std::string text = co_await line->read();
        ++heard_.messages;
        heard_.bytes += static_cast<std::int64_t>(text.size());
      }
    } catch (const boost::system::system_error&) {
    }
  }

  asio::awaitable<void> offer(Person& person) {
    // Nobody else's, so that it stands until it is taken or withdrawn.
    const std::string wish =
        fmt::format(R"({{"rules":"standard","time":"{}+{}","colour":"white"}})", 60 + 5 * any(200), any(30));
    const Reply reply = co_await ask(person.visitor, "POST", "/api/seeks", wish);
    if (reply.status != 201) throw std::runtime_error("no offer was made: " + reply.body);
    person.offer = std::string(json::parse(reply.body).at("seek").at("id").as_string());
  }

  asio::awaitable<void> one_goes_and_comes() {
    Person* goes = somebody([](const Person& one) { return one.line != nullptr && one.offer.empty(); });
    Person* comes = somebody([](const Person& one) { return one.line == nullptr; });
    if (goes == nullptr || comes == nullptr) co_return;
    std::exchange(goes->line, nullptr)->cut();
    co_await come(*comes);
  }

  // Each second one is taken, the other ones are withdrawn; somebody else makes another one.
  asio::awaitable<void> one_offer_changes() {
    Person* offers = somebody([](const Person& one) { return !one.offer.empty(); });
    Person* other = somebody([](const Person& one) { return one.line != nullptr && one.offer.empty(); });
    if (offers == nullptr || other == nullptr) co_return;
    const std::string id = std::exchange(offers->offer, "");
    const bool taken = any(2) == 0;
    Visitor& who = taken ? other->visitor : offers->visitor;
    const Reply reply = co_await ask(who, "POST", "/api/seeks/" + id + (taken ? "/take" : "/withdraw"), "{}");
    if (reply.status != 200) faults_.add("an offer cannot be changed: " + reply.body);
    if (taken && reply.status == 200) ++games_;
    Person* next = somebody([](const Person& one) { return one.line != nullptr && one.offer.empty(); });
    if (next != nullptr) co_await offer(*next);
  }

  template <typename Fits>
  Person* somebody(Fits fits) {
    for (int tries = 0; tries < 1000; ++tries) {
      Person& one = people_[static_cast<std::size_t>(any(static_cast<int>(people_.size())))];
      if (fits(one)) return &one;
    }
    return nullptr;
  }

  asio::awaitable<void> end_after(std::chrono::seconds time) {
    asio::steady_timer timer(io_, time);
    co_await timer.async_wait(asio::use_awaitable);
    over_ = true;
  }

  template <typename Work>
  asio::awaitable<void> every(double a_second, Work work) {
    if (a_second <= 0) co_return;
    const auto period =
        std::chrono::duration_cast<Steady::duration>(std::chrono::duration<double>(1 / a_second));
    asio::steady_timer timer(io_);
    for (auto at = Steady::now() + period; !over_; at += period) {
      timer.expires_at(at);
      co_await timer.async_wait(asio::use_awaitable);
      co_await work();
    }
  }

  // How long a word waits for its answer: for what else the server's thread does, mostly.
  asio::awaitable<void> look(Times& answered) {
    Visitor visitor = people_.back().visitor;
    const Reply begun = co_await ask(visitor, "GET", "/healthz", "");
    asio::steady_timer timer(io_);
    while (!over_) {
      const auto begin = Steady::now();
      const Reply reply = co_await ask(visitor, "GET", "/healthz", "");
      if (reply.status == 200) answered.add(ms_since(begin));
      timer.expires_after(probe_interval);
      co_await timer.async_wait(asio::use_awaitable);
    }
  }

  int any(int below) { return std::uniform_int_distribution<int>(0, below - 1)(random_); }

  asio::io_context& io_;
  const LobbyCrowd& wanted_;
  std::mt19937_64 random_;
  Faults& faults_;
  std::deque<Person> people_;
  Heard heard_;
  int games_ = 0;
  bool over_ = false;
};

}  // namespace

int run_lobby(const Trial& trial, const LobbyCrowd& wanted) {
  const TestPlace place;
  Child server(trial.program, place.place(), trial.options);
  server.start();
  asio::io_context io(1);
  Faults faults;
  Company company(io, {{asio::ip::address_v4::loopback(), server.port()}}, wanted, trial.seed, faults);
  company.gather();
  io.restart();
  io.run_for(settle);
  fmt::print("people, offers              {:>9}, {}; {}\n", company.here(), company.offers(),
             load_of_machine());

  const Usage usage(server);
  const Heard before = company.heard();
  Times answered;
  const auto begin = Steady::now();
  company.go_on(std::chrono::seconds(wanted.seconds), answered);
  const double seconds = ms_since(begin) / 1000;
  const auto messages = static_cast<double>(company.heard().messages - before.messages);
  const auto bytes = static_cast<double>(company.heard().bytes - before.bytes);
  fmt::print("messages a second           {:>9.0f}   of {:.0f} bytes\n", messages / seconds,
             messages > 0 ? bytes / messages : 0);
  fmt::print("games begun                 {:>9}\n", company.games());
  print_times("a look answered", answered);
  usage.print(seconds);
  fmt::print("people, offers at the end   {:>9}, {}\n", company.here(), company.offers());
  server.stop();
  return print_faults(faults);
}

}  // namespace muehle::load

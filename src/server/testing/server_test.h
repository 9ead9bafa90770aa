// The whole server on a free port of this machine, with a real store, for the tests that speak to it.
#pragma once

#include <gtest/gtest.h>
#include <spdlog/sinks/ostream_sink.h>
#include <spdlog/spdlog.h>

#include <atomic>
#include <boost/json.hpp>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <semaphore>
#include <sstream>
#include <stdexcept>
#include <thread>
#include <utility>

#include "net/trace.h"
#include "server/kernel/secrets.h"
#include "server/process/server.h"
#include "server/testing/described.h"
#include "server/testing/test_client.h"
#include "storage/maintenance.h"
#include "storage/test_place.h"

namespace muehle::server::testing {

namespace json = boost::json;

inline std::string error_code(const std::string& body) {
  return std::string(json::parse(body).at("error").at("code").as_string());
}
// What the answer is refused with, or else its status.
inline std::string code_of(const HttpReply& reply) {
  return reply.status < 300 ? std::to_string(reply.status) : error_code(reply.body);
}
inline std::string body_of(const json::object& object) { return json::serialize(object); }
inline std::string account_body(const std::string& name, const std::string& invitation = "") {
  json::object body{{"name", name}, {"password", "ein langes Wort"}};
  if (!invitation.empty()) body["invitation"] = invitation;
  return body_of(body);
}
inline constexpr const char* anna_account = R"({"name":"Anna","password":"ein langes Wort"})";
inline constexpr const char* live_offer = R"({"rules":"standard","time":"300+5"})";
inline std::string event(int game, int version, const std::string& line, const std::string& id) {
  return json::serialize(
      json::object{{"t", "event"}, {"id", id}, {"game", game}, {"version", version}, {"event", line}});
}

inline const unsigned char page_bytes[] = {'<', 'p', '>'};
inline const Asset pages[] = {{"/index.html", "text/html; charset=utf-8", "\"tag\"", "", page_bytes}};

// The store with a mistake in it, or without room, on demand.
class MistakenStore final : public Store {
 public:
  explicit MistakenStore(Store& store) : store_(store) {}

  void write_work(Work work, Done<void> done) override {
    if (mistaken) throw std::runtime_error("a mistake in the store");
    if (full) return done(tl::unexpected<StoreError>({StoreError::Kind::busy, "the disk is full"}));
    if (loses_answers && net::current_trace() != nullptr) {
      store_.write_work(std::move(work),
                        [done = std::move(done)](const StoreResult<void>&) { done(unreadable()); });
      return;
    }
    if (!is_held({&Store::write_work, work, done}, holds_))
      store_.write_work(std::move(work), std::move(done));
  }
  // From now on nothing that is asked for is written until release(), and then in the order in which it came.
  // What the server does by itself goes on.
  void hold() {
    const std::scoped_lock guard(mutex_);
    holds_ = true;
  }
  // The same for what is read, looks apart.
  void hold_reads() {
    const std::scoped_lock guard(mutex_);
    holds_reads_ = true;
  }
  void wait_for_held(std::size_t count) {
    std::unique_lock guard(mutex_);
    came_.wait(guard, [&] { return held_.size() >= count; });
  }
  void release() {
    const std::scoped_lock guard(mutex_);
    holds_ = holds_reads_ = false;
    for (Held& held : std::exchange(held_, {}))
      (store_.*held.ask)(std::move(held.work), std::move(held.done));
  }
  void read_work(Work work, Done<void> done) override {
    if (mistaken) throw std::runtime_error("a mistake in the store");
    const bool fails = std::exchange(has_read_, true) && failing_reads > 0;
    if (fails) --failing_reads;
    if (fails) return done(unreadable());
    if (is_held({&Store::read_work, work, done}, holds_reads_)) return;
    if (!reads_no_vacations) return store_.read_work(std::move(work), std::move(done));
    const auto finds_one = std::make_shared<bool>(false);
    store_.read_work(
        [finds_one, work = std::move(work)](Transaction& all) {
          *finds_one = !all.vacations().ending_after(0).empty();
          if (!*finds_one) work(all);
        },
        [finds_one, done = std::move(done)](const StoreResult<void>& result) {
          done(*finds_one ? unreadable() : result);
        });
  }
  void look_work(Work work, Done<void> done) override {
    if (mistaken) throw std::runtime_error("a mistake in the store");
    if (!holds_looks) return store_.look_work(std::move(work), std::move(done));
    store_.look_work(
        [this, work = std::move(work)](Transaction& all) {
          look_began.release();
          look_may_go_on.acquire();
          work(all);
        },
        std::move(done));
  }

  void on_commit(OnCommit on_commit) override { store_.on_commit(std::move(on_commit)); }

  std::atomic<bool> mistaken = false;
  std::atomic<bool> full = false;
  // What is asked for is written, and nobody is told.
  std::atomic<bool> loses_answers = false;
  std::atomic<int> failing_reads = 0;  // so many fail behind the very first one
  // Nothing can be read any more as soon as a vacation is stored.
  std::atomic<bool> reads_no_vacations = false;
  // Each look waits in the store until it may go on.
  std::atomic<bool> holds_looks = false;
  std::counting_semaphore<> look_began{0};
  std::counting_semaphore<> look_may_go_on{0};

 private:
  struct Held {
    void (Store::*ask)(Work, Done<void>);
    Work work;
    Done<void> done;
  };

  bool is_held(Held asked, const bool& holds) {
    const std::scoped_lock guard(mutex_);
    if (!holds || net::current_trace() == nullptr) return false;
    held_.push_back(std::move(asked));
    came_.notify_all();
    return true;
  }
  static StoreResult<void> unreadable() {
    return tl::unexpected<StoreError>({StoreError::Kind::busy, "it cannot be read"});
  }

  Store& store_;
  std::mutex mutex_;
  std::condition_variable came_;
  bool holds_ = false;
  bool holds_reads_ = false;
  bool has_read_ = false;
  std::vector<Held> held_;
};

// Goes only when it is told to.
class FalseTime final : public Time {
 public:
  Moment now() const override { return {1'700'000'000 + (tick + away_) / 1000, tick}; }
  void pass(Milliseconds time) { tick += time; }
  // It is later, and the server was not there.
  void be_away(Milliseconds time) { away_ += time; }

 private:
  std::atomic<Milliseconds> tick = 1'000'000;
  std::atomic<Milliseconds> away_ = 0;
};

// What is logged while it lives.
class Log {
 public:
  Log() : before_(spdlog::default_logger()) {
    spdlog::set_default_logger(
        std::make_shared<spdlog::logger>("test", std::make_shared<spdlog::sinks::ostream_sink_mt>(text_)));
  }
  ~Log() { spdlog::set_default_logger(before_); }

  std::string text() const { return text_.str(); }  // while nobody logs

 private:
  std::shared_ptr<spdlog::logger> before_;
  std::ostringstream text_;
};

class ServerTest : public ::testing::Test {
 protected:
  void SetUp() override { start(0); }
  void TearDown() override { stop(); }

  void start(std::uint16_t port, const std::function<void(ServerOptions&)>& change = {}) {
    store_ = place_.open();
    ServerOptions options;
    options.site.password_cost = least_password_cost;
    options.port = port;
    options.allow_hosts = {"allowed.example"};
    options.assets = pages;
    options.drain_time = std::chrono::seconds(2);
    options.database = [] { return DatabaseState{.sectors = 6, .building = true}; };
    if (change) change(options);
    mistakes_ = std::make_unique<MistakenStore>(*store_);
    mistakes_->failing_reads = std::exchange(failing_reads_, 0);
    server_ = Server::listen(options, *mistakes_).value();
    port_ = server_->port();
    thread_ = std::thread([this] { server_->run(); });
  }
  void stop() {
    if (!server_) return;
    server_->stop();
    server_->stop();  // a client that only this thread reads cannot take leave meanwhile
    thread_.join();
    store_.reset();
    server_.reset();
  }
  void restart() {
    stop();
    start(port_);
  }

  void restart_with(const std::function<void(ServerOptions&)>& change) {
    stop();
    start(0, change);
  }

  HttpReply ask(const std::string& method, const std::string& target, const std::string& body = "",
                const Headers& headers = {}) {
    HttpReply reply = http_ask(port_, method, target, body, headers);
    EXPECT_EQ(undescribed(method, target, reply), "") << "see src/server/openapi/";
    return reply;
  }
  json::object open_table(
      const std::string& body = R"({"rules":"standard","colour":"white","name":"Anna"})") {
    const HttpReply reply = ask("POST", "/api/tables", body);
    EXPECT_EQ(reply.status, 201) << reply.body;
    return json::parse(reply.body).as_object();
  }
  // The Cookie header for a seat, from its return link.
  static std::string cookie(const json::object& seated) {
    const std::string link(seated.at("return").as_string());
    return "muehle_" + link.substr(3, 12) + "=" + link.substr(16);
  }
  TestSocket socket(const std::string& code, const std::string& cookie) {
    return TestSocket(port_, "/api/tables/" + code + "/socket", cookie);
  }

  // Keeps its cookie, as a browser does.
  class Browser {
   public:
    explicit Browser(ServerTest& test) : test_(test) {}

    HttpReply ask(const std::string& method, const std::string& target, const std::string& body = "") {
      Headers headers{
          {"User-Agent", "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"}};
      const std::string separator = cookie_.empty() || device_.empty() ? "" : "; ";
      if (const std::string both = cookie_ + separator + device_; !both.empty())
        headers.emplace_back("Cookie", both);
      if (!address_.empty()) headers.emplace_back("X-Forwarded-For", address_);
      HttpReply reply = test_.ask(method, target, body, headers);
      for (const auto& [name, set] : reply.headers) {
        if (name != "Set-Cookie") continue;
        std::string& kept = set.starts_with("muehle_device_") ? device_ : cookie_;
        kept = set.find("Max-Age=0") == std::string::npos ? set.substr(0, set.find(';')) : "";
      }
      return reply;
    }
    // Comes from there, where the server is behind a proxy.
    Browser& at(std::string address) {
      address_ = std::move(address);
      return *this;
    }
    HttpReply post(const std::string& target, const std::string& body = "{}") {
      return ask("POST", target, body);
    }
    json::value get(const std::string& target) { return json::parse(ask("GET", target).body); }
    json::value posted(const std::string& target, const std::string& body = "{}") {
      return json::parse(post(target, body).body);
    }
    std::string open(const std::string& body = R"({"rules":"standard","colour":"white"})") {
      return std::string(posted("/api/tables", body).at("code").as_string());
    }
    TestSocket socket(const std::string& code) { return test_.socket(code, cookie_); }
    // Of its session.
    const std::string& cookie() const { return cookie_; }
    void forget_cookie() { cookie_.clear(); }

   private:
    ServerTest& test_;
    std::string cookie_;
    std::string device_;  // by which accounts know it
    std::string address_;
  };

  Browser guest(const std::string& name) {
    Browser browser(*this);
    browser.post("/api/me", json::serialize(json::object{{"name", name}}));
    return browser;
  }
  Browser member(const std::string& name) {
    Browser browser(*this);
    const json::object body{{"name", name}, {"password", "ein langes Wort"}};
    EXPECT_EQ(browser.post("/api/register", json::serialize(body)).status, 201);
    return browser;
  }
  // What a link for a host that is made now holds.
  std::string host_token(UnixSeconds now) {
    const std::string token = new_secret();
    EXPECT_TRUE(set_host_link(place_.place(), *hash_secret(token), now + 24 * 3600));
    return token;
  }
  static HttpReply become_host(Browser& browser, const std::string& token) {
    return browser.post("/api/host", json::serialize(json::object{{"token", token}}));
  }
  Browser host(UnixSeconds now, const std::string& name = "Wirt") {
    Browser browser = member(name);
    EXPECT_EQ(become_host(browser, host_token(now)).status, 200);
    return browser;
  }

  TestPlace place_;
  std::unique_ptr<Store> store_;
  std::unique_ptr<MistakenStore> mistakes_;
  int failing_reads_ = 0;  // of the next start, behind that of the games
  std::unique_ptr<Server> server_;
  std::uint16_t port_ = 0;
  std::thread thread_;
};

}  // namespace muehle::server::testing

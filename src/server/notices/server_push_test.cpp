// Whose browsers are woken when.
#include <gmock/gmock.h>

#include <condition_variable>
#include <deque>
#include <future>
#include <mutex>

#include "server/notices/push.h"
#include "server/testing/waiting_test.h"
#include "storage/leadership.h"

namespace muehle::server::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

// Notes what would be sent, and answers as it is told.
class NotingSender final : public PushSender {
 public:
  PushResult send(const PushRequest& request, std::stop_token stop) override {
    const std::lock_guard lock(mutex_);
    if (stop.stop_requested()) return PushResult::stopped;
    sent_.push_back(request);
    changed_.notify_all();
    return answer;
  }

  // The next one that is sent.
  PushRequest next() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return !sent_.empty(); });
    PushRequest request = sent_.front();
    sent_.pop_front();
    return request;
  }
  bool is_empty() {
    const std::lock_guard lock(mutex_);
    return sent_.empty();
  }

  std::atomic<PushResult> answer = PushResult::sent;

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<PushRequest> sent_;
};

// The same, and what goes to this service has no answer until that is stopped.
class SilentSender final : public PushSender {
 public:
  explicit SilentSender(NotingSender& notes) : notes_(notes) {}

  PushResult send(const PushRequest& request, std::stop_token stop) override {
    const PushResult result = notes_.send(request, stop);
    if (!request.endpoint.starts_with("https://silent.")) return result;
    std::mutex mutex;
    std::unique_lock lock(mutex);
    std::condition_variable_any().wait(lock, stop, [] { return false; });
    return PushResult::stopped;
  }

 private:
  NotingSender& notes_;
};

class PushTest : public WaitingTest {
 protected:
  void SetUp() override {
    key = VapidKey::make().value();
    start(0, setup());
  }
  std::function<void(ServerOptions&)> setup() {
    return [this](ServerOptions& options) {
      options.time = &time;
      options.push = {.key = key, .contact = "mailto:host@example.org", .sender = sender, .look = look};
    };
  }
  static void subscribe(Browser& browser, const std::string& endpoint) {
    const HttpReply reply =
        browser.post("/api/push/subscribe", json::serialize(json::object{{"endpoint", endpoint}}));
    EXPECT_EQ(reply.status, 200) << reply.body;
  }
  static std::size_t subscriptions(Browser& browser) {
    return browser.get("/api/me/data").at("push").as_array().size();
  }
  // By the time of the server.
  void seconds(UnixSeconds passed) { time.pass(passed * 1000); }
  // A marker: whatever was due before it has been sent when this one is.
  void expect_nothing_but(Browser& from, const std::string& to, const std::string& endpoint) {
    challenge(from, to);
    seconds(push_delay);
    EXPECT_EQ(sender->next().endpoint, endpoint);
    EXPECT_TRUE(sender->is_empty());
  }

  const std::string bens_endpoint = "https://push.example.org/send/ben";
  static constexpr std::chrono::milliseconds look{20};
  std::shared_ptr<const VapidKey> key;
  std::shared_ptr<NotingSender> sender = std::make_shared<NotingSender>();
};

TEST_F(PushTest, AMoveInASlowGameWakesWhoIsAway) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  EXPECT_EQ(ben.get("/api/push").at("key"), key->public_key().c_str());
  subscribe(ben, bens_endpoint);
  const std::string code = game(anna, ben);
  TestSocket annas = anna.socket(code);
  move(annas);
  seconds(push_delay);
  const PushRequest request = sender->next();
  EXPECT_EQ(request.endpoint, bens_endpoint);
  EXPECT_EQ(request.ttl_seconds, push_ttl_seconds);
  EXPECT_EQ(request.topic, "waiting");
  EXPECT_THAT(request.authorization, HasSubstr("vapid t="));
  EXPECT_THAT(request.authorization, HasSubstr(", k=" + key->public_key()));
}

TEST_F(PushTest, ARequestAndAnOfferInASlowGameWakeWhoIsAway) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  const std::string code = game(anna, ben);
  TestSocket annas = anna.socket(code);
  const int number = number_at(annas);
  annas.write(event(number, 0, "move d6", "k1"));
  annas.read("ack");
  TestSocket bens = ben.socket(code);
  bens.read("state");
  bens.write(event(number, 1, "move f4", "k1"));
  bens.read("ack");
  bens.close();
  while (json::serialize(annas.read("table").at("table").at("here")) != "[true,false]") {
  }
  subscribe(ben, bens_endpoint);  // nothing waits for him by now: it is White's turn
  annas.write(event(number, 2, R"(offer white "")", "o1"));
  annas.read("ack");
  seconds(push_delay);
  EXPECT_EQ(sender->next().endpoint, bens_endpoint);
  annas.write(R"({"t":"undo","version":3,"do":"ask","id":"u1","game":)" + std::to_string(number) + "}");
  annas.read("ack");
  seconds(push_interval);
  EXPECT_EQ(sender->next().endpoint, bens_endpoint);
}

TEST_F(PushTest, AChallengeAndAGameThatBeginsWakeToo) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  subscribe(ben, bens_endpoint);
  challenge(anna, "Ben");
  seconds(push_delay);
  EXPECT_EQ(sender->next().endpoint, bens_endpoint);

  Browser cleo = member("Cleo");
  subscribe(cleo, "https://push.example.org/send/cleo");
  const json::value seek = cleo.posted("/api/seeks", R"({"rules":"standard","time":"1/259200"})");
  const std::string id(seek.at("seek").at("id").as_string());
  EXPECT_EQ(anna.post("/api/seeks/" + id + "/take").status, 200);
  seconds(push_delay);
  EXPECT_EQ(sender->next().endpoint, "https://push.example.org/send/cleo");
}

TEST_F(PushTest, WhoseOpponentWantsAnotherGameIsWokenAlsoWhereTheClockRuns) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  subscribe(ben, bens_endpoint);
  const std::string by_the_clock = R"({"rules":"standard","colour":"white","time":"300+5"})";
  TestSocket annas = anna.socket(play_to_the_end(anna, ben, game(anna, ben, by_the_clock)));
  say_next(annas, "ask", "n1");
  seconds(push_delay);
  EXPECT_EQ(sender->next().endpoint, bens_endpoint);
}

TEST_F(PushTest, WhoseLineDiedWhenAnotherGameWasWantedIsWoken) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  subscribe(ben, bens_endpoint);
  const std::string code = play_to_the_end(anna, ben, game(anna, ben));
  TestSocket annas = anna.socket(code);
  {
    TestSocket bens = ben.socket(code);
    bens.read("state");
    say_next(annas, "ask", "n1");
  }
  while (json::serialize(annas.read("table").at("table").at("here")) != "[true,false]") {
  }
  seconds(push_delay);
  EXPECT_EQ(sender->next().endpoint, bens_endpoint);
}

TEST_F(PushTest, BothAreWokenWhoWaitedForSomebodyAboutAsStrong) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  subscribe(anna, "https://push.example.org/send/anna");
  subscribe(ben, bens_endpoint);
  for (Browser* one : {&anna, &ben}) {
    const std::string wish = R"({"rules":"standard","time":"1/259200","near":true})";
    EXPECT_EQ(one->post("/api/seeks", wish).status, 201);
  }
  std::vector<std::string> woken;
  for (int n = 0; n < 2; ++n) {
    while (sender->is_empty()) {  // they are brought together first
      seconds(1);
      anna.get("/api/push");
    }
    woken.push_back(sender->next().endpoint);
  }
  EXPECT_THAT(woken, ::testing::UnorderedElementsAre("https://push.example.org/send/anna", bens_endpoint));
}

TEST_F(PushTest, WhoIsThereIsNotWoken) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  Browser cleo = member("Cleo");
  subscribe(ben, bens_endpoint);
  subscribe(cleo, "https://push.example.org/send/cleo");
  const std::string code = game(anna, ben);
  TestSocket bens = ben.socket(code);
  bens.read("state");
  TestSocket annas = anna.socket(code);
  move(annas);
  challenge(anna, "Ben");
  bens.read("waiting");
  expect_nothing_but(anna, "Cleo", "https://push.example.org/send/cleo");
}

TEST_F(PushTest, WhoHasComeBackMeanwhileIsNotWoken) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  Browser cleo = member("Cleo");
  subscribe(ben, bens_endpoint);
  subscribe(cleo, "https://push.example.org/send/cleo");
  const std::string id = challenge(anna, "Ben");
  EXPECT_EQ(anna.post("/api/challenges/" + id + "/withdraw").status, 200);
  const std::string code = game(anna, ben);
  TestSocket annas = anna.socket(code);
  move(annas);
  TestSocket bens = ben.socket(code);
  bens.read("state");
  expect_nothing_but(anna, "Cleo", "https://push.example.org/send/cleo");
}

TEST_F(PushTest, AGameByTheClockWakesNobodyForAMove) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  Browser cleo = member("Cleo");
  const std::string code = game(anna, ben, R"({"rules":"standard","colour":"white","time":"300+5"})");
  subscribe(ben, bens_endpoint);
  subscribe(cleo, "https://push.example.org/send/cleo");
  TestSocket annas = anna.socket(code);
  move(annas);
  expect_nothing_but(anna, "Cleo", "https://push.example.org/send/cleo");
}

TEST_F(PushTest, NobodyIsWokenTwiceInAMinute) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  Browser cleo = member("Cleo");
  subscribe(ben, bens_endpoint);
  subscribe(cleo, "https://push.example.org/send/cleo");
  challenge(anna, "Ben");
  seconds(push_delay);
  EXPECT_EQ(sender->next().endpoint, bens_endpoint);
  challenge(cleo, "Ben");
  challenge(anna, "Ben", R"(,"message":"Und jetzt?")");
  expect_nothing_but(anna, "Cleo", "https://push.example.org/send/cleo");
  seconds(push_interval);
  EXPECT_EQ(sender->next().endpoint, bens_endpoint) << "then once for both";
  expect_nothing_but(ben, "Cleo", "https://push.example.org/send/cleo");
}

TEST_F(PushTest, WhatFailsIsTriedAgainAlsoAfterARestart) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  sender->answer = PushResult::failed;
  subscribe(ben, bens_endpoint);
  challenge(anna, "Ben");
  seconds(push_delay);
  EXPECT_EQ(sender->next().endpoint, bens_endpoint);
  restart_with(setup());
  seconds(first_push_retry);
  EXPECT_EQ(sender->next().endpoint, bens_endpoint);
  sender->answer = PushResult::sent;
  seconds(4 * first_push_retry);
  EXPECT_EQ(sender->next().endpoint, bens_endpoint);
  EXPECT_EQ(subscriptions(ben), 1u);
}

TEST_F(PushTest, ManySilentBrowsersOfOneAddressKeepNobodyElsesAsleep) {
  restart_with([&](ServerOptions& options) {
    setup()(options);
    options.behind_proxy = true;
    options.push.sender = std::make_shared<SilentSender>(*sender);
  });
  Browser ben(*this);
  ben.at("192.0.2.1").post("/api/me", R"({"name":"Ben"})");
  const auto wants_to_know = [&](const std::string& name, const std::string& address,
                                 const std::string& endpoint) {
    Browser white(*this);
    white.at(address).post("/api/me", R"({"name":")" + name + "\"}");
    subscribe(white, endpoint);
    game(white, ben);  // which has begun while no page of his knows of it
  };
  for (int n = 0; n < 40; ++n) {
    const std::string number = std::to_string(n);
    wants_to_know("Nina" + number, "192.0.2.2", "https://silent.example.org/" + number);
  }
  seconds(push_delay);
  for (int n = 0; n < 2; ++n) EXPECT_THAT(sender->next().endpoint, HasSubstr("silent")) << n;
  wants_to_know("Vera", "192.0.2.3", "https://push.example.org/send/vera");
  seconds(push_delay);
  EXPECT_EQ(sender->next().endpoint, "https://push.example.org/send/vera");
  EXPECT_TRUE(sender->is_empty()) << "the others wait until the first ones have been given up";
}

TEST_F(PushTest, AServiceThatIsSilentIsNotAskedForOthersEither) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  Browser cleo = member("Cleo");
  sender->answer = PushResult::silent;
  subscribe(ben, bens_endpoint);
  challenge(anna, "Ben");
  seconds(push_delay);
  EXPECT_EQ(sender->next().endpoint, bens_endpoint);
  sender->answer = PushResult::sent;
  const std::string cleos = "https://push.example.org/send/cleo";
  subscribe(cleo, cleos);
  subscribe(anna, "https://other.example.org/send/anna");
  challenge(anna, "Cleo");
  challenge(cleo, "Anna");
  seconds(push_delay);
  EXPECT_EQ(sender->next().endpoint, "https://other.example.org/send/anna");
  EXPECT_TRUE(sender->is_empty());
  seconds(first_host_rest);
  EXPECT_THAT((std::vector{sender->next().endpoint, sender->next().endpoint}),
              ::testing::UnorderedElementsAre(bens_endpoint, cleos));
}

TEST_F(PushTest, WhatFailsIsGivenUpUntilSomethingWaitsAnew) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  Browser cleo = member("Cleo");
  sender->answer = PushResult::failed;
  subscribe(ben, bens_endpoint);
  challenge(anna, "Ben");
  seconds(push_delay);
  for (int tries = 1; tries < most_push_failures; ++tries) {
    EXPECT_EQ(sender->next().endpoint, bens_endpoint);
    seconds(first_push_retry << (2 * tries));
  }
  EXPECT_EQ(sender->next().endpoint, bens_endpoint) << "for the last time";
  sender->answer = PushResult::sent;
  subscribe(cleo, "https://push.example.org/send/cleo");
  seconds(100 * first_push_retry);
  expect_nothing_but(anna, "Cleo", "https://push.example.org/send/cleo");
}

// The lead as the test gives it.
class GivenLead final : public Leadership {
 public:
  std::string agree(const std::string& /*name*/, const std::string& proposal) override { return proposal; }
  void enter(const std::string& /*address*/, const std::string& /*page*/, Heard heard) override {
    heard({.ours = true, .address = {}});
    entered_.set_value(std::move(heard));
  }
  bool is_in_touch() const override { return true; }
  void leave() override {}

  // Elsewhere and here again, at once.
  void go_and_come_back() {
    const Heard heard = entered_.get_future().get();
    heard({.ours = false, .address = {}});
    heard({.ours = true, .address = {}});
  }

 private:
  std::promise<Heard> entered_;
};

TEST_F(PushTest, WhoHasLostTheLeadAndRegainedItWakesBrowsersAgain) {
  GivenLead lead;
  restart_with([&](ServerOptions& options) {
    setup()(options);
    options.leadership = &lead;
  });
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  subscribe(ben, bens_endpoint);
  challenge(anna, "Ben");
  seconds(push_delay);
  EXPECT_EQ(sender->next().endpoint, bens_endpoint);
  TestSocket line = lobby(anna);
  lead.go_and_come_back();
  EXPECT_EQ(line.close_code(), service_restart);
  challenge(anna, "Ben", R"(,"message":"Und jetzt?")");
  seconds(push_interval);
  EXPECT_EQ(sender->next().endpoint, bens_endpoint);
  stop();  // it knows the lead
}

TEST_F(PushTest, WhatIsGoneIsForgotten) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  sender->answer = PushResult::gone;
  subscribe(ben, bens_endpoint);
  challenge(anna, "Ben");
  seconds(push_delay);
  EXPECT_EQ(sender->next().endpoint, bens_endpoint);
  while (subscriptions(ben) > 0) std::this_thread::yield();  // it is taken out after the answer
}

TEST_F(PushTest, ABrowserIsOneSubscriptionAndEndsWithItsSession) {
  Browser ben = member("Ben");
  for (int n = 0; n < 3; ++n) subscribe(ben, bens_endpoint);
  EXPECT_EQ(subscriptions(ben), 1u);
  EXPECT_THAT(ben.ask("GET", "/api/me/data").body, HasSubstr("push.example.org"));
  EXPECT_THAT(ben.ask("GET", "/api/me/data").body, Not(HasSubstr("/send/ben"))) << "that is a secret";
  for (int n = 0; n < most_subscriptions + 2; ++n)
    subscribe(ben, "https://push.example.org/more/" + std::to_string(n));
  EXPECT_EQ(subscriptions(ben), static_cast<std::size_t>(most_subscriptions));

  Browser phone(*this);
  EXPECT_EQ(phone.post("/api/login", R"({"name":"Ben","password":"ein langes Wort"})").status, 200);
  EXPECT_EQ(subscriptions(phone), static_cast<std::size_t>(most_subscriptions));
  EXPECT_EQ(ben.post("/api/logout").status, 200);
  EXPECT_EQ(subscriptions(phone), 0u);
  subscribe(phone, bens_endpoint);
  const std::string body = R"({"endpoint":")" + bens_endpoint + "\"}";
  Browser anna = member("Anna");
  EXPECT_EQ(anna.post("/api/push/unsubscribe", body).status, 200);
  EXPECT_EQ(subscriptions(phone), 1u) << "it is not hers";
  EXPECT_EQ(phone.post("/api/push/unsubscribe", body).status, 200);
  EXPECT_EQ(subscriptions(phone), 0u);
  subscribe(phone, bens_endpoint);
  EXPECT_EQ(phone.post("/api/me/delete", R"({"password":"ein langes Wort"})").status, 200);
  subscribe(anna, bens_endpoint);
  EXPECT_EQ(subscriptions(anna), 1u);
}

// Who asks, for what, and the code of the answer; "" where it is done.
TEST_F(PushTest, WhoMayDoWhat) {
  Browser nobody(*this);
  Browser gerd = guest("Gerd");
  Browser anna = member("Anna");
  const struct {
    const char* method;
    const char* target;
    const char* body;
    const char* nobody;
    const char* guest;
    const char* member;
  } rows[] = {
      {"GET", "/api/me/waiting", "", "no_session", "", ""},
      {"GET", "/api/push", "", "", "", ""},
      {"POST", "/api/push/subscribe", R"({"endpoint":"https://push.example.org/1"})", "no_session", "", ""},
      {"POST", "/api/push/unsubscribe", R"({"endpoint":"https://push.example.org/1"})", "no_session", "", ""},
      {"POST", "/api/push/subscribe", "{}", "no_session", "bad_request", "bad_request"},
  };
  for (const auto& row : rows) {
    const std::pair<Browser*, const char*> askers[] = {
        {&nobody, row.nobody}, {&gerd, row.guest}, {&anna, row.member}};
    for (const auto& [asker, code] : askers) {
      const HttpReply reply = asker->ask(row.method, row.target, row.body);
      EXPECT_EQ(reply.status < 300 ? "" : error_code(reply.body), code) << row.target << reply.body;
    }
  }
}

TEST_F(PushTest, AServerThatWakesNobodySaysSo) {
  restart_with([](ServerOptions&) {});
  Browser anna = member("Anna");
  EXPECT_TRUE(anna.get("/api/push").at("key").is_null());
  EXPECT_EQ(error_code(anna.post("/api/push/subscribe", R"({"endpoint":"https://push.example.org/1"})").body),
            "closed");
}

}  // namespace
}  // namespace muehle::server::testing

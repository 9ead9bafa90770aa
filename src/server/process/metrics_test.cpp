#include "server/process/metrics.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "net/trace.h"

namespace muehle::server {
namespace {

using namespace std::chrono_literals;
using ::testing::HasSubstr;
using ::testing::Not;

TEST(Metrics, CountsRequestsByTheirRoute) {
  Metrics metrics;
  metrics.answered("GET", "/api/tables/*", 200, 3ms);
  metrics.answered("GET", "/api/tables/*", 200, 30ms);
  metrics.answered("GET", "/api/tables/*", 404, 1ms);
  const std::string text = metrics.text({});
  EXPECT_THAT(text,
              HasSubstr(R"(muehle_http_requests_total{method="GET",route="/api/tables/*",status="200"} 2)"));
  EXPECT_THAT(text,
              HasSubstr(R"(muehle_http_requests_total{method="GET",route="/api/tables/*",status="404"} 1)"));
  EXPECT_THAT(text, HasSubstr(R"(muehle_http_request_seconds_bucket{route="/api/tables/*",le="0.005"} 2)"));
  EXPECT_THAT(text, HasSubstr(R"(muehle_http_request_seconds_count{route="/api/tables/*"} 3)"));
}

TEST(Metrics, WhatAClientInventsBecomesNoLabel) {
  Metrics metrics;
  metrics.answered("BREW", net::no_route, 405, 1ms);
  metrics.answered("BREW\"} 1\nmuehle_leads 7", net::no_route, 405, 1ms);
  const std::string text = metrics.text({});
  EXPECT_THAT(text, HasSubstr(R"(muehle_http_requests_total{method="other",route="-",status="405"} 2)"));
  EXPECT_THAT(text, Not(HasSubstr("BREW")));
}

TEST(Metrics, CountMistakesByTheirKind) {
  Metrics metrics;
  metrics.answered("GET", "/api/me", 500, 1ms);
  metrics.answered("GET", "/api/me", 503, 1ms);
  metrics.socket_failed();
  metrics.troubled(Trouble::background);
  metrics.stored(Asked::write, tl::unexpected<StoreError>({StoreError::Kind::busy, "full"}), 1ms);
  metrics.stored(Asked::write, tl::unexpected<StoreError>({StoreError::Kind::conflict, "taken"}), 1ms);
  const std::string text = metrics.text({});
  for (const char* kind : {"request", "socket", "background", "store"})
    EXPECT_THAT(text, HasSubstr("muehle_errors_total{kind=\"" + std::string(kind) + "\"} 1"));
  EXPECT_THAT(text, HasSubstr(R"(muehle_errors_total{kind="accept"} 0)"));
  EXPECT_THAT(text, HasSubstr(R"(muehle_store_answers_total{kind="write",result="conflict"} 1)"));
}

TEST(Metrics, CountMailsByWhatBecameOfThem) {
  Metrics metrics;
  for (const Delivery delivery :
       {Delivery::done, Delivery::done, Delivery::refused, Delivery::put_off, Delivery::failed})
    metrics.mailed(delivery);
  Amounts amounts;
  amounts.mails_waiting = 4;
  const std::string text = metrics.text(amounts);
  for (const char* line :
       {R"(muehle_turn_mails_total{result="sent"} 2)", R"(muehle_turn_mails_total{result="refused"} 1)",
        R"(muehle_turn_mails_total{result="failed"} 2)", "muehle_turn_mails_waiting 4"})
    EXPECT_THAT(text, HasSubstr(std::string(line) + "\n"));
}

TEST(Metrics, TellTimesInSeconds) {
  Metrics metrics;
  metrics.lag_measured(150);
  metrics.committed(3, 4ms);
  metrics.stored(Asked::read, {}, 2s);
  metrics.stored(Asked::look, {}, 3s);
  const std::string text = metrics.text({});
  EXPECT_THAT(text, HasSubstr("muehle_client_lag_seconds_sum 0.15"));
  EXPECT_THAT(text, HasSubstr("muehle_commit_seconds_count 1"));
  EXPECT_THAT(text, HasSubstr("muehle_commit_seconds_sum 0.004"));
  EXPECT_THAT(text, HasSubstr("muehle_commit_works_total 3"));
  EXPECT_THAT(text, HasSubstr(R"(muehle_store_seconds_sum{kind="read"} 2)"));
  EXPECT_THAT(text, HasSubstr(R"(muehle_store_seconds_sum{kind="look"} 3)"));
}

TEST(Metrics, TellHowMuchThereIs) {
  Metrics metrics;
  metrics.socket_opened();
  metrics.socket_opened();
  metrics.socket_closed();
  Amounts amounts;
  amounts.leads = true;
  amounts.clients = 7;
  amounts.relayed = 2;
  amounts.games = {
      .live = 3, .by_days = 4, .untimed = 5, .tables = 13, .visitors = 20, .deadlines = 9, .lines = 77};
  amounts.tournaments = 3;
  amounts.clubs = 2;
  amounts.values = {.lookups = 1, .reviews = 6, .threads = 2};
  const std::string text = metrics.text(amounts);
  for (const char* line :
       {"muehle_sockets 1", "muehle_leads 1", "muehle_ready 0", R"(muehle_connections{kind="served"} 7)",
        R"(muehle_connections{kind="relayed"} 2)", R"(muehle_games{kind="live"} 3)",
        R"(muehle_games{kind="days"} 4)", R"(muehle_games{kind="untimed"} 5)", "muehle_tables 13",
        "muehle_events 77", "muehle_visitors 20", "muehle_deadlines 9", "muehle_tournaments 3",
        "muehle_clubs 2", R"(muehle_lookups{kind="review"} 6)",
        "muehle_build_info{version=\"" MUEHLE_VERSION "\"} 1"})
    EXPECT_THAT(text, HasSubstr(std::string(line) + "\n"));
}

TEST(Metrics, TellWhatTheSystemSaysOfTheProcess) {
  Metrics metrics;
  const std::string text = metrics.text({});
  for (const char* name : {"process_start_time_seconds", "process_resident_memory_bytes", "process_open_fds",
                           "process_max_fds", "process_cpu_seconds_total"})
    EXPECT_THAT(text, Not(HasSubstr(std::string(name) + " 0\n")));
}

}  // namespace
}  // namespace muehle::server

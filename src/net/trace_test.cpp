#include "net/trace.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/json.hpp>
#include <vector>

#include "net/log_format.h"

namespace muehle::net {
namespace {

namespace asio = boost::asio;
using ::testing::ElementsAre;
using ::testing::EndsWith;
using ::testing::MatchesRegex;

std::string traced() { return current_trace() != nullptr ? current_trace()->request : "-"; }

std::shared_ptr<Trace> trace_of(const std::string& request) {
  auto trace = std::make_shared<Trace>();
  trace->request = request;
  return trace;
}

TEST(RequestId, IsShortAndAnotherEachTime) {
  const std::string id = new_request_id();
  EXPECT_THAT(id, MatchesRegex("[0-9a-f]{16}"));
  EXPECT_NE(new_request_id(), id);
  EXPECT_TRUE(is_request_id(id));
}

TEST(RequestId, MayBeGivenWhereItIsNothingElse) {
  for (const char* good : {"1", "9f8e-7d6c_5b.4A", "00000000-0000-0000-0000-000000000000"})
    EXPECT_TRUE(is_request_id(good)) << good;
  EXPECT_TRUE(is_request_id(std::string(64, 'a')));
  for (const char* bad : {"", "a b", "a\nb", "a\"b", "ä", "a/b"}) EXPECT_FALSE(is_request_id(bad)) << bad;
  EXPECT_FALSE(is_request_id(std::string(65, 'a')));
}

TEST(Trace, StaysWithACoroutineThatWaits) {
  asio::io_context io;
  std::vector<std::string> seen;
  const auto work = [&](std::string name) -> asio::awaitable<void> {
    for (int i = 0; i < 2; ++i) {
      seen.push_back(name + " is " + traced());
      co_await asio::post(asio::use_awaitable);
    }
    seen.push_back(name + " is " + traced());
  };
  asio::co_spawn(TracedExecutor(io.get_executor(), trace_of("A")), work("A"), asio::detached);
  asio::co_spawn(TracedExecutor(io.get_executor(), trace_of("B")), work("B"), asio::detached);
  asio::co_spawn(io, work("-"), asio::detached);
  io.run();
  EXPECT_THAT(seen, ElementsAre("A is A", "B is B", "- is -", "A is A", "B is B", "- is -", "A is A",
                                "B is B", "- is -"));
  EXPECT_EQ(traced(), "-");
}

TEST(Trace, IsNoneBetweenRequests) {
  const auto trace = trace_of("");
  const During during(*trace);
  EXPECT_EQ(current_trace(), nullptr);
  trace->request = "A";
  note_route("/api/*");
  ASSERT_EQ(current_trace(), trace.get());
  EXPECT_EQ(trace->route, "/api/*");
}

std::string line(spdlog::formatter& formatter, std::string_view text) {
  spdlog::details::log_msg message("muehle", spdlog::level::warn, text);
  message.time = spdlog::log_clock::time_point(std::chrono::milliseconds(1'764'015'242'007));
  spdlog::memory_buf_t into;
  formatter.format(message, into);
  return {into.data(), into.size()};
}

TEST(LogFormat, OfTextNamesTheRequest) {
  const auto lines = text_lines();
  EXPECT_THAT(line(*lines, "a word"), EndsWith("[muehle] [warning] a word\n"));
  const auto trace = trace_of("abc");
  const During during(*trace);
  EXPECT_THAT(line(*lines, "a word"), EndsWith("[muehle] [warning] a word request=abc\n"));
  EXPECT_THAT(line(*lines->clone(), "a word"), EndsWith(" request=abc\n"));
}

TEST(LogFormat, OfJsonHasFields) {
  const auto lines = json_lines();
  EXPECT_EQ(line(*lines, "say \"Mühle\"\n\xff!"),
            "{\"time\":\"2025-11-24T20:14:02.007Z\",\"level\":\"warning\",\"message\":\"say "
            "\\\"Mühle\\\"\\n?!\"}\n");
  const auto trace = trace_of("abc");
  *trace = {.request = "abc", .method = "GET", .route = "/api/*", .status = {}, .milliseconds = {}};
  const During during(*trace);
  EXPECT_THAT(line(*lines, ""), EndsWith(R"("request":"abc","method":"GET","route":"/api/*"})"
                                         "\n"));
  trace->status = 404;
  trace->milliseconds = 12;
  EXPECT_THAT(line(*lines->clone(), ""), EndsWith(R"("route":"/api/*","status":404,"duration_ms":12})"
                                                  "\n"));
}

}  // namespace
}  // namespace muehle::net

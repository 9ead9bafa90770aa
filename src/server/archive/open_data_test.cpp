// The public games as they are handed out, a page at a time.
#include "server/archive/open_data.h"

#include <gmock/gmock.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/json.hpp>

#include "rules/record.h"
#include "server/kernel/error_response.h"
#include "server/tables/game_record.h"
#include "storage/test_games.h"
#include "support/text.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;
namespace json = boost::json;
using ::testing::HasSubstr;
using ::testing::Not;

constexpr UnixSeconds never = 1'000'000'000'000;

TEST(OpenTimes, AreReadInThreeWays) {
  EXPECT_EQ(parse_time("1790000000"), 1'790'000'000);
  EXPECT_EQ(parse_time("1970-01-02"), 86'400);
  EXPECT_EQ(parse_time("2024-02-29T12:30:15Z"), 1'709'209'815);
  for (const char* text :
       {"", "-1", "yesterday", "2026-13-01", "2026-02-29", "2026-1-1", "2026-11-24T18:00:00",
        "2026-11-24T24:00:00Z", "2026-11-24T18:60:00Z", "2026-11-24 18:00:00Z", "2026/11/24"})
    EXPECT_FALSE(parse_time(text)) << text;
}

TEST(OpenCursors, AreReadAsTheyAreWritten) {
  const EndOfGame end{1'790'000'000, 12};
  EXPECT_EQ(cursor_text(end), "1790000000-12");
  EXPECT_EQ(parse_cursor("1790000000-12"), end);
  for (const char* text : {"", "-", "12", "1790000000-", "-12", "a-1", "1-2-3", "1790000000-12 "})
    EXPECT_FALSE(parse_cursor(text)) << text;
}

class OpenGamesTest : public ::testing::Test {
 protected:
  std::int64_t play(const std::vector<std::string>& lines, const std::string& outcome, UnixSeconds ended_at,
                    bool is_public = true, std::optional<PlayerId> player = {}) {
    NewTable table = some_table("code" + std::to_string(++tables_));
    table.is_public = is_public;
    table.player = player;
    table.start = "........................ w 9 9";
    table.time_control = "300+5";
    table.at = 1'700'000'000;
    const Stored made = make(table);
    make(TakeSeat{.table = made.table,
                  .seat = 1,
                  .secret = SecretHash{9},
                  .name = "Ben",
                  .at = table.at,
                  .game = made.game});
    make(AppendChat{.table = made.table,
                    .number = 1,
                    .game = made.game,
                    .seat = 1,
                    .id = "c1",
                    .preset = "",
                    .text = "PRIVATE chat",
                    .at = table.at});
    for (std::size_t i = 0; i < lines.size(); ++i) {
      AppendEvent event = some_event(made.game, static_cast<int>(i) + 1, lines[i]);
      event.at = ended_at;
      event.tick = 1000 * static_cast<Milliseconds>(i + 1);
      event.spent = 1000;
      const bool last = i + 1 == lines.size();
      if (last) event.standing.outcome = outcome;
      make(event);
    }
    return made.game;
  }
  std::int64_t resigned(UnixSeconds ended_at) {
    return play({"move d6", "move f4", "resign black"}, "white_wins:resignation", ended_at);
  }
  Stored make(const Change& change) { return commit_all(file_, std::array{change})[0].value(); }

  // All that comes behind a cursor; `meanwhile` after each page.
  std::string all(OpenFormat format, EndOfGame after = {}, std::int64_t most = 1000,
                  const std::function<void()>& meanwhile = {}) {
    const std::unique_ptr<Store> store = file_.place().open();
    const EndedFilter filter{.until = never, .after = after};
    const OpenPace pace{.page = 2, .pause = std::chrono::milliseconds(0), .together = 8};
    Workers workers(1, 1);
    OpenGames games(*store, workers, filter, most, format, pace,
                    std::make_shared<Download>(net::SteadyTime{}));
    std::string text;
    auto take = [&]() -> asio::awaitable<void> {
      while (std::optional<std::string> piece = co_await games.next()) {
        text += *piece;
        if (meanwhile) meanwhile();
      }
    };
    asio::io_context io;
    asio::co_spawn(io, take(), [](const std::exception_ptr& failure) { EXPECT_FALSE(failure); });
    io.run();
    return text;
  }
  static std::vector<json::object> lines(const std::string& text) {
    std::vector<json::object> all;
    for (const std::string_view line : split(text, '\n')) {
      if (!line.empty()) all.push_back(json::parse(line).as_object());
    }
    return all;
  }
  static std::vector<std::int64_t> numbers(const std::string& text) {
    std::vector<std::int64_t> all;
    for (const json::object& line : lines(text)) all.push_back(line.at("number").as_int64());
    return all;
  }

  TestGames file_;
  int tables_ = 0;
};

TEST_F(OpenGamesTest, ALineSaysHowAGameWent) {
  const std::int64_t number = resigned(1'700'000'100);
  const json::object line = lines(all(OpenFormat::ndjson)).at(0);
  EXPECT_EQ(json::serialize(line),
            R"({"number":)" + std::to_string(number) +
                R"(,"code":"code1","round":1,"white":{"name":"Ben","registered":false},)"
                R"("black":{"name":"Anna","registered":false},"rules":"standard",)"
                R"("start":"........................ w 9 9","time":"300+5","rated":false,)"
                R"("began":"2023-11-14T22:13:20Z","ended":"2023-11-14T22:15:00Z","result":"1-0",)"
                R"("reason":"resignation","plies":2,"moves":"d6 f4","left":[299000,299000],)"
                R"("spent":[1000,1000],"cursor":"1700000100-)" +
                std::to_string(number) + R"("})");
}

TEST_F(OpenGamesTest, NothingIsInItThatSomebodyHasSaid) {
  play({"move d6 offer \"PRIVATE\"", "decline black \"PRIVATE\"", "move f4", "resign black"},
       "white_wins:resignation", 2000);
  play({"move d6 offer \"PRIVATE\"", "accept black"}, "draw:agreement", 2000);
  play({"move a1", "resign black"}, "white_wins:resignation", 2000, false);
  for (const OpenFormat format : {OpenFormat::ndjson, OpenFormat::records}) {
    const std::string text = all(format);
    EXPECT_THAT(text, HasSubstr("1-0"));
    EXPECT_THAT(text, HasSubstr("1/2-1/2"));
    EXPECT_THAT(text, Not(HasSubstr("PRIVATE")));
    EXPECT_THAT(text, Not(HasSubstr("a1"))) << "a game by link";
  }
}

TEST_F(OpenGamesTest, ProgramsAreMarked) {
  const PlayerId robbi = file_.players().add_guest("Robbi", "de", 1000);
  file_.database().run("UPDATE players SET bot = 1");
  play({"move d6", "resign black"}, "white_wins:resignation", 2000, true, robbi);
  const json::object line = lines(all(OpenFormat::ndjson)).at(0);
  EXPECT_EQ(line.at("black").at("bot"), true);
  EXPECT_FALSE(line.at("white").as_object().contains("bot"));
  EXPECT_THAT(all(OpenFormat::records), HasSubstr("[BlackTitle \"BOT\"]"));
}

TEST_F(OpenGamesTest, GoesOnBehindEachCursorWithTheSameLines) {
  for (const UnixSeconds at : {3000, 2000, 2000, 1500, 2500, 2000}) resigned(at);
  const std::string whole = all(OpenFormat::ndjson);
  EXPECT_EQ(lines(whole).size(), 6u);
  std::size_t behind = 0;
  for (const json::object& line : lines(whole)) {
    behind = whole.find('\n', behind) + 1;
    const EndOfGame cursor = parse_cursor(std::string(line.at("cursor").as_string())).value();
    EXPECT_EQ(all(OpenFormat::ndjson, cursor), whole.substr(behind));
  }
  EXPECT_EQ(lines(all(OpenFormat::ndjson, {}, 3)).size(), 3u) << "no more than is wanted";
}

TEST_F(OpenGamesTest, AGameThatEndsMeanwhileComesBehindTheOthers) {
  const std::int64_t second = resigned(2000);
  const std::int64_t first = resigned(1000);
  const std::int64_t third = resigned(3000);
  std::int64_t fourth = 0;
  const auto end_one = [&] {
    if (fourth == 0) fourth = resigned(4000);
  };
  const std::string text = all(OpenFormat::ndjson, {}, 1000, end_one);
  EXPECT_EQ(numbers(text), (std::vector<std::int64_t>{first, second, third, fourth}));
}

TEST_F(OpenGamesTest, ARecordReplaysToWhatTheLineSays) {
  resigned(1000);
  play({"move d6 offer \"x\"", "accept black"}, "draw:agreement", 1001);
  play({"move d6", "move f4", "takeback 1", "move b4", "time white"}, "black_wins:time", 1002);
  play({"abort"}, "aborted", 1003);
  play({"move d6", "move f4", "adjudicate draw"}, "draw:adjudicated", 1004);
  play({"move d6", "absent black"}, "white_wins:absence", 1005);
  const std::vector<json::object> told = lines(all(OpenFormat::ndjson));
  const std::string records = all(OpenFormat::records);
  std::size_t from = 0;
  for (const json::object& line : told) {
    const std::string cursor = "%cursor " + std::string(line.at("cursor").as_string()) + "\n\n";
    const std::size_t end = records.find(cursor, from) + cursor.size();
    ASSERT_GT(end, from);
    const Result<Record> record = read_record(records.substr(from, end - from));
    ASSERT_TRUE(record) << record.error().message << "\n" << records.substr(from, end - from);
    const Outcome& outcome = record->game.outcome();
    EXPECT_EQ(result_text(outcome.verdict), line.at("result").as_string());
    const std::string_view reason =
        outcome.reason == Reason::none ? muehle::to_text(outcome.verdict) : muehle::to_text(outcome.reason);
    EXPECT_EQ(reason, line.at("reason").as_string());
    EXPECT_EQ(record->game.history().size(), line.at("plies").as_int64());
    from = end;
  }
  EXPECT_EQ(from, records.size());
  EXPECT_EQ(told.at(2).at("moves"), "d6 b4") << "what was taken back was not played";
}

TEST_F(OpenGamesTest, WhatCannotBePlayedAgainIsLeftOut) {
  const std::int64_t good = resigned(1000);
  play({"move d6", "move d6", "resign black"}, "white_wins:resignation", 1001);
  const std::int64_t other = resigned(1002);
  EXPECT_EQ(numbers(all(OpenFormat::ndjson)), (std::vector<std::int64_t>{good, other}));
}

class NoTime final : public Time {
 public:
  Moment now() const override { return {}; }
};

// As the router answers for it.
Response answered(const Route& route, const Call& call) {
  try {
    net::HttpResponse response = co_await route.handler.run(call);
    co_return response;
  } catch (const Refused& refused) {
    co_return error_response(refused);
  }
}

TEST_F(OpenGamesTest, OneDownloadAtATimeFromOneAddressAndFewTogether) {
  const std::unique_ptr<Store> store = file_.place().open();
  const NoTime time;
  const SitePolicy site;
  Workers workers(1, 1);
  People people(*store, time, site, workers);
  const OpenPace pace{.page = 20, .pause = std::chrono::milliseconds(0), .together = 2};
  const Area area = open_data_area({*store, time, people, workers}, pace);
  asio::io_context io;
  const auto ask = [&](const std::string& address) {
    net::HttpRequest request;
    request.target = "/api/games";
    request.address = address;
    const Call call{request, {}};
    net::HttpResponse response;
    asio::co_spawn(io, answered(area.routes[0], call),
                   [&](const std::exception_ptr&, net::HttpResponse made) { response = std::move(made); });
    io.restart();
    io.run();
    return response;
  };
  std::optional<net::HttpResponse> first = ask("192.0.2.1");
  EXPECT_EQ(first->status, 200);
  const net::HttpResponse refused = ask("192.0.2.1");
  EXPECT_EQ(refused.status, 429);
  EXPECT_THAT(refused.headers, ::testing::Contains(net::HttpResponse::Header("Retry-After", "30")));
  const net::HttpResponse second = ask("192.0.2.2");
  EXPECT_EQ(second.status, 200);
  EXPECT_EQ(ask("192.0.2.3").status, 429);
  first.reset();
  EXPECT_EQ(ask("192.0.2.3").status, 200);
  EXPECT_EQ(ask("192.0.2.1").status, 200) << "it did not keep what it had";
}

}  // namespace
}  // namespace muehle::server

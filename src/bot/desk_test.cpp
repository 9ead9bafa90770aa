#include "bot/desk.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bot/scripted_server.h"

namespace muehle::bot {
namespace {

using testing::Asked;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using testing::Line;
using testing::ScriptedServer;
using testing::Signal;

constexpr const char* stream_line = "GET /api/bot/games/k3-1/stream";

std::string state(int version, const std::string& moves, bool mine, const std::string& outcome = "ongoing",
                  const std::string& more = "") {
  return R"({"type":"gameState","version":)" + std::to_string(version) + R"(,"moves":[)" + moves +
         R"(],"legal":[)" + (mine ? R"("d6")" : "") + R"(],"outcome":")" + outcome + R"(","clock":null)" +
         more + "}";
}

std::string full(const std::string& state) {
  return R"({"type":"gameFull","id":"k3-1","colour":"white","white":{"name":"Robbi","bot":true},"black":{"name":"Anna"},)"
         R"("rules":"standard","start":"........................ w 9 9","time":"-","state":)" +
         state + "}\n";
}

// The first of the points that are free.
Result<std::optional<Event>> first_move(const Game& game, Colour colour, const engine::Go&) {
  if (game.position().to_move() != colour) return std::nullopt;
  return Event(MakeMove{game.moves()[0], {}});
}

class DeskTest : public ::testing::Test {
 protected:
  Left play(const ScriptedServer& server, Player player = first_move) {
    const Address address{.url = server.url(), .token = "muehle_0", .pause = Duration(1)};
    Desk desk(address, {.id = "k3-1"}, std::move(player), 10, 1, report_, stop_);
    const Left left = desk.play();
    tally_ = desk.tally();
    return left;
  }
  void note_action(const Asked& asked) {
    const std::lock_guard lock(mutex_);
    actions_.push_back(asked.line.substr(asked.line.rfind("k3-1/") + 5) + " " + asked.body);
  }
  std::size_t count() {
    const std::lock_guard lock(mutex_);
    return actions_.size();
  }

  std::atomic<bool> stop_ = false;
  std::mutex mutex_;
  std::vector<std::string> actions_;
  std::vector<Note> notes_;
  Report report_ = [this](const Note& note) {
    const std::lock_guard lock(mutex_);
    notes_.push_back(note);
  };
  Tally tally_;
};

TEST_F(DeskTest, PlaysAndGoesOnWhereAStreamBreaksOff) {
  Signal moved;
  std::atomic<int> streams = 0;
  ScriptedServer server([&](const Asked& asked, const Line& line) {
    if (asked.line == stream_line) {
      EXPECT_THAT(asked.head, HasSubstr("Authorization: Bearer muehle_0\r\n"));
      line.begin_stream();
      if (streams++ == 0) return line.send(full(state(0, "", true)).substr(0, 40));
      line.send("\n" + full(state(0, "", true)));
      moved.wait();
      line.send(state(1, R"("a7")", false) + "\n" + state(2, R"("a7","d6")", false, "draw:agreement") + "\n");
      return;
    }
    note_action(asked);
    line.answer(200, R"({"version":1,"ply":1})");
    moved.give();
  });
  EXPECT_EQ(play(server), Left::over);
  EXPECT_EQ(streams, 2);
  EXPECT_THAT(actions_, ElementsAre(R"(move/a7 {"version":0})"));
  EXPECT_EQ(tally_.games, 1);
  EXPECT_EQ(tally_.drawn, 1);
  EXPECT_EQ(tally_.moves, 1);
  EXPECT_EQ(tally_.refused, 0);
}

TEST_F(DeskTest, SendsTheSameAgainUntilItIsAnswered) {
  Signal moved;
  ScriptedServer server([&](const Asked& asked, const Line& line) {
    if (asked.line == stream_line) {
      line.begin_stream();
      line.send(full(state(4, "", true)));
      moved.wait();
      line.send(state(5, R"("a7")", false, "white_wins:resignation") + "\n");
      return;
    }
    note_action(asked);
    switch (count()) {
      case 1:
        return;  // the connection ends without an answer
      case 2:
        return line.answer(429, R"({"error":{"code":"too_many","message":""}})", "Retry-After: 1\r\n");
      case 3:
        return line.answer(503, R"({"error":{"code":"busy","message":""}})");
      default:
        line.answer(200, R"({"version":5,"ply":1})");
        moved.give();
    }
  });
  EXPECT_EQ(play(server), Left::over);
  const std::string same = R"(move/a7 {"version":4})";
  EXPECT_THAT(actions_, ElementsAre(same, same, same, same));
  EXPECT_EQ(tally_.won, 1);
  EXPECT_EQ(tally_.moves, 1);
}

TEST_F(DeskTest, AnswersAnOfferAndMovesBehindIt) {
  Signal moved;
  ScriptedServer server([&](const Asked& asked, const Line& line) {
    if (asked.line == stream_line) {
      line.begin_stream();
      line.send(full(state(3, "", true, "ongoing", R"(,"offer":"black")")));
      moved.wait();
      line.send(state(9, "", false, "aborted") + "\n");
      return;
    }
    note_action(asked);
    line.answer(200, R"({"version":)" + std::to_string(3 + count()) + R"(,"ply":0})");
    if (count() == 2) moved.give();
  });
  const Player declining = [](const Game& game, Colour colour,
                              const engine::Go& limits) -> Result<std::optional<Event>> {
    if (game.offer()) return Event(DeclineDraw{colour, "no"});
    return first_move(game, colour, limits);
  };
  EXPECT_EQ(play(server, declining), Left::over);
  EXPECT_THAT(actions_,
              ElementsAre(R"(draw/decline {"reason":"no","version":3})", R"(move/a7 {"version":4})"));
  EXPECT_EQ(tally_.aborted, 1);
}

TEST_F(DeskTest, LeavesWhereTheTokenOpensNothing) {
  ScriptedServer server([&](const Asked&, const Line& line) {
    line.answer(401, R"({"error":{"code":"bad_token","message":"no"}})");
  });
  EXPECT_EQ(play(server), Left::revoked);
}

TEST_F(DeskTest, LeavesAGameThatItDoesNotUnderstand) {
  ScriptedServer server([&](const Asked&, const Line& line) {
    line.begin_stream();
    line.send("{\"type\":\"gameFull\"}\n");
  });
  EXPECT_EQ(play(server), Left::lost);
  EXPECT_EQ(tally_.troubles, 1);
}

TEST_F(DeskTest, LeavesAGameThatIsNotItsOwn) {
  ScriptedServer server([&](const Asked&, const Line& line) {
    line.answer(400, R"({"error":{"code":"not_seated","message":"others play"}})");
  });
  EXPECT_EQ(play(server), Left::lost);
  ASSERT_EQ(notes_.size(), 1u);
  EXPECT_EQ(std::get<Refused>(notes_[0]).answer.code, "not_seated");
}

TEST_F(DeskTest, ResignsWhereItsPlayerCannotGoOn) {
  Signal resigned;
  ScriptedServer server([&](const Asked& asked, const Line& line) {
    if (asked.line == stream_line) {
      line.begin_stream();
      line.send(full(state(0, "", true)));
      resigned.wait();
      line.send(state(1, "", false, "black_wins:resignation") + "\n");
      return;
    }
    note_action(asked);
    line.answer(200, R"({"version":1,"ply":0})");
    resigned.give();
  });
  EXPECT_EQ(play(server,
                 [](const Game&, Colour, const engine::Go&) -> Result<std::optional<Event>> {
                   return fail("it has crashed");
                 }),
            Left::over);
  EXPECT_THAT(actions_, ElementsAre(R"(resign {"version":0})"));
  EXPECT_EQ(tally_.lost, 1);
  EXPECT_EQ(tally_.troubles, 1);
}

TEST(ParseUrl, TakesServersOnly) {
  EXPECT_EQ(parse_url("https://muehle.example/").value(), "https://muehle.example");
  EXPECT_EQ(parse_url(" http://127.0.0.1:8080//\n").value(), "http://127.0.0.1:8080");
  for (const char* text :
       {"", "muehle.example", "ftp://x", "https://", "https://a b", "https://user@x", "https://x?y"})
    EXPECT_FALSE(parse_url(text)) << text;
  EXPECT_TRUE(is_open_to_read("http://muehle.example"));
  EXPECT_FALSE(is_open_to_read("https://muehle.example"));
  EXPECT_FALSE(is_open_to_read("http://127.0.0.1:80"));
}

}  // namespace
}  // namespace muehle::bot

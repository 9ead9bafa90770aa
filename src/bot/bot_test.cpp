#include "bot/bot.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <semaphore>

#include "bot/scripted_server.h"

namespace muehle::bot {
namespace {

using ::testing::AllOf;
using testing::Asked;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using testing::Line;
using ::testing::Not;
using testing::ScriptedServer;
using testing::Signal;

constexpr const char* accepted = "POST /api/bot/games/k3-1/next";
constexpr const char* declined = "POST /api/bot/games/k3-1/next/decline";

std::string event(const std::string& type, const std::string& id, const std::string& time) {
  return R"({"type":")" + type + R"(","game":{"id":")" + id + R"(","code":")" + id.substr(0, id.find('-')) +
         R"(","colour":"white","opponent":{"name":"Anna","bot":false},"rules":"standard","time":")" + time +
         R"(","rated":false,"outcome":"?","result":null}})" + "\n";
}
std::string begins(const std::string& id) { return event("gameStart", id, "300+5"); }
std::string asks_for_next(const std::string& time = "300+5", const std::string& id = "k3-1") {
  return event("nextAsked", id, time);
}
constexpr const char* unlimited = "-";  // which a bot does not play unless it is told to

constexpr const char* resigned =
    R"({"type":"gameFull","colour":"white","white":{"name":"Robbi"},"black":{"name":"Anna"},"rules":"standard",)"
    R"("start":"........................ w 9 9","time":"-","state":{"version":1,"moves":[],"legal":[],)"
    R"("outcome":"black_wins:resignation","clock":null}})"
    "\n";

Result<std::optional<Event>> no_move(const Game&, Colour, const engine::Go&) { return std::nullopt; }

class BotTest : public ::testing::Test {
 protected:
  using Script = std::function<void(const Line&)>;
  using Answers = std::function<void(const Asked&, const Line&)>;

  // `streams`: of events, one after the other; the last one goes on until the bot leaves. `answers` are given
  // to what the bot does, and `answered_` says so. Games are over once `may_end_` is given.
  void run(const std::vector<Script>& streams, const Answers& answers = done) {
    try_to_run(streams, answers);
    ASSERT_TRUE(tally_) << failure();
  }
  void try_to_run(const std::vector<Script>& streams, const Answers& answers = done) {
    std::atomic<std::size_t> opened = 0;
    Signal left;
    ScriptedServer server([&](const Asked& asked, const Line& line) {
      if (asked.line == "GET /api/me") return line.answer(200, me_);
      if (asked.line == "GET /api/bot/stream") {
        const std::size_t number = opened++;
        line.begin_stream();
        if (number < streams.size()) streams[number](line);
        if (number + 1 >= streams.size()) left.wait();
        return;
      }
      if (asked.line.ends_with("/stream")) {
        line.begin_stream();
        in_game_.give();
        may_end_.wait();
        return line.send(resigned);
      }
      note_action(asked);
      answers(asked, line);
      answered_.release();
    });
    settings_.address = {.url = server.url(), .token = "muehle_0", .pause = Duration(1)};
    const PlayerMaker players = [](std::uint64_t) { return no_move; };
    const Report report = [this](const Note& note) {
      const std::lock_guard lock(mutex_);
      notes_.push_back(note);
    };
    tally_ = Bot(settings_, players, report, stop_).run();
    left.give();
    games_ = tally_ ? tally_->games : 0;
  }
  // Why it has left before it began, or had to.
  std::string failure() const { return tally_ ? std::string() : tally_.error().message; }

  static void done(const Asked&, const Line& line) { line.answer(200, R"({"version":1})"); }

  void note_action(const Asked& asked) {
    const std::lock_guard lock(mutex_);
    actions_.push_back(asked.line);
  }
  bool has_acted() {
    const std::lock_guard lock(mutex_);
    return !actions_.empty();
  }
  template <typename T>
  std::vector<T> notes() const {
    std::vector<T> found;
    for (const Note& note : notes_) {
      if (const auto* one = std::get_if<T>(&note)) found.push_back(*one);
    }
    return found;
  }
  std::vector<Decline> reasons() const {
    std::vector<Decline> found;
    for (const NextDeclined& note : notes<NextDeclined>()) found.push_back(note.reason);
    return found;
  }

  // It leaves when it has played one game, with which each stream of events here ends.
  Settings settings_{.total = 1, .room_may_come = Duration(0)};
  std::atomic<bool> stop_ = false;
  std::counting_semaphore<> answered_{0};
  Signal in_game_;
  Signal may_end_;
  std::mutex mutex_;
  std::vector<std::string> actions_;
  std::vector<Note> notes_;
  std::string me_ =
      R"({"player":{"name":"Robbi","bot":true},"token":{"name":"at home","scopes":["play","challenge"]}})";
  Result<Tally> tally_;
  int games_ = 0;
};

TEST_F(BotTest, PlaysTheNextGameThatSomebodyWants) {
  may_end_.give();
  run({[&](const Line& line) {
    line.send(asks_for_next());
    answered_.acquire();
    line.send(begins("k3-2"));
  }});
  EXPECT_THAT(actions_, ElementsAre(accepted));
  ASSERT_EQ(notes<NextAccepted>().size(), 1u);
  EXPECT_EQ(notes<NextAccepted>()[0].game.opponent.name, "Anna");
  EXPECT_EQ(games_, 1);
}

TEST_F(BotTest, DeclinesANextGameThatItWouldNotAcceptAsAChallenge) {
  may_end_.give();
  run({[&](const Line& line) {
    line.send(asks_for_next(unlimited));
    answered_.acquire();
    line.send(begins("m5-1"));
  }});
  EXPECT_THAT(actions_, ElementsAre(declined));
  EXPECT_THAT(reasons(), ElementsAre(Decline::too_slow));
}

TEST_F(BotTest, AnswersOnceWhatIsToldTwice) {
  may_end_.give();
  run({[&](const Line& line) {
    line.send(asks_for_next() + asks_for_next());
    answered_.acquire();
    line.send(begins("k3-2"));
  }});
  EXPECT_THAT(actions_, ElementsAre(accepted));
}

TEST_F(BotTest, HearsNothingNewWhileTheNextGameBegins) {
  may_end_.give();
  run({[&](const Line& line) {
    line.send(asks_for_next());
    answered_.acquire();
    line.send(asks_for_next() + asks_for_next(unlimited, "m5-1"));
    answered_.acquire();
    line.send(begins("k3-2"));
  }});
  EXPECT_THAT(actions_, ElementsAre(accepted, "POST /api/bot/games/m5-1/next/decline"));
}

TEST_F(BotTest, AnswersAgainWhoAsksAgain) {
  may_end_.give();
  run({[&](const Line& line) {
    for (int times = 0; times < 2; ++times) {
      line.send(asks_for_next(unlimited));
      answered_.acquire();
    }
    line.send(begins("m5-1"));
  }});
  EXPECT_THAT(actions_, ElementsAre(declined, declined));
}

TEST_F(BotTest, GoesOnWhereATableHasNoNextGame) {
  may_end_.give();
  run({[&](const Line& line) {
        line.send(asks_for_next());
        answered_.acquire();
        answered_.acquire();
        line.send(begins("m5-1"));
      }},
      [](const Asked& asked, const Line& line) {
        if (asked.line == accepted)
          return line.answer(409, R"({"error":{"code":"series_full","message":"open a new table"}})");
        done(asked, line);
      });
  EXPECT_THAT(actions_, ElementsAre(accepted, declined));
  EXPECT_EQ(games_, 1);
}

TEST_F(BotTest, AnswersWhatWasAskedBeforeItsStreamBrokeOff) {
  may_end_.give();
  run({[&](const Line& line) { line.send(asks_for_next(unlimited)); },
       [&](const Line& line) {
         answered_.acquire();
         line.send(begins("m5-1"));
       }});
  EXPECT_THAT(actions_, ElementsAre(declined));
}

TEST_F(BotTest, AnswersOnceWhatANewStreamTellsAgain) {
  may_end_.give();
  run({[&](const Line& line) { line.send(asks_for_next(unlimited)); },
       [&](const Line& line) {
         if (!has_acted()) line.send(asks_for_next(unlimited));
         answered_.acquire();
         line.send(begins("m5-1"));
       }});
  EXPECT_THAT(actions_, ElementsAre(declined));
}

TEST_F(BotTest, DeclinesWhereThereIsNoRoomForAnotherGame) {
  settings_.total = 2;
  run({[&](const Line& line) {
    line.send(begins("m5-1") + asks_for_next());
    answered_.acquire();
    may_end_.give();
    line.send(begins("m5-2"));
  }});
  EXPECT_THAT(actions_, ElementsAre(declined));
  EXPECT_THAT(reasons(), ElementsAre(Decline::later));
  EXPECT_EQ(games_, 2);
}

TEST_F(BotTest, LetsWaitForRoom) {
  settings_.total = 2;
  settings_.room_may_come = std::chrono::hours(1);
  run({[&](const Line& line) {
    line.send(begins("m5-1") + asks_for_next());
    in_game_.wait();
    may_end_.give();
    answered_.acquire();
    line.send(begins("k3-2"));
  }});
  EXPECT_THAT(actions_, ElementsAre(accepted));
  EXPECT_EQ(games_, 2);
}

TEST_F(BotTest, DeclinesAtOnceWhenAllItsGamesHaveBegun) {
  settings_.games = 2;
  settings_.room_may_come = std::chrono::hours(1);
  run({[&](const Line& line) {
    line.send(begins("m5-1") + asks_for_next());
    answered_.acquire();
    may_end_.give();
  }});
  EXPECT_THAT(actions_, ElementsAre(declined));
  EXPECT_THAT(reasons(), ElementsAre(Decline::later));
}

TEST_F(BotTest, DeclinesAtOnceWhileItFinishes) {
  settings_ = {.games = 2, .finish = true, .room_may_come = std::chrono::hours(1)};
  run({[&](const Line& line) {
    line.send(begins("m5-1"));
    in_game_.wait();
    stop_ = true;
    line.send(asks_for_next());
    answered_.acquire();
    may_end_.give();
  }});
  EXPECT_THAT(actions_, ElementsAre(declined));
  EXPECT_THAT(reasons(), ElementsAre(Decline::later));
}

TEST_F(BotTest, TakesTheNextGameForNoAnswerToItsChallenge) {
  settings_.games = 2;
  settings_.total = 2;
  settings_.challenge = Wanted{.name = "Anna"};
  may_end_.give();
  const char* challenged = "POST /api/challenges";
  const char* looked_around = "POST /api/bot/games/m5-1/next/decline";
  const auto answers = [&](const Asked& asked, const Line& line) {
    line.answer(200, asked.line == challenged ? R"({"challenge":{"id":"c7"}})" : R"({"version":1})");
  };
  run({[&](const Line& line) {
        answered_.acquire();
        line.send(asks_for_next());
        answered_.acquire();
        line.send(begins("k3-2"));
        for (int times = 0; times < 2; ++times) {
          line.send(asks_for_next(unlimited, "m5-1"));
          answered_.acquire();
        }
        line.send(begins("p8-1"));
      }},
      answers);
  EXPECT_THAT(actions_, ElementsAre(challenged, accepted, looked_around, looked_around));
  EXPECT_EQ(games_, 2);
}

TEST_F(BotTest, SendsAChallengeAgainAsItWasWhereNoAnswerCame) {
  settings_.challenge = Wanted{.name = "Anna"};
  may_end_.give();
  std::vector<std::string> bodies;
  run({[&](const Line& line) {
        answered_.acquire();
        answered_.acquire();
        line.send(begins("k3-2"));
      }},
      [&](const Asked& asked, const Line& line) {
        if (asked.line != "POST /api/challenges") return done(asked, line);
        const std::lock_guard lock(mutex_);
        bodies.push_back(asked.body);
        if (bodies.size() == 2) line.answer(201, R"({"challenge":{"id":"c7"}})");
      });
  ASSERT_EQ(bodies.size(), 2u);
  EXPECT_EQ(bodies[0], bodies[1]);
  EXPECT_THAT(bodies[0], HasSubstr(R"("id":")"));
}

TEST_F(BotTest, DeclinesWhereTheServerLetsItPlayNoOther) {
  may_end_.give();
  const auto answers = [](const Asked& asked, const Line& line) {
    if (asked.line == declined) return done(asked, line);
    line.answer(400, R"({"error":{"code":"suspended","message":"until tomorrow"}})");
  };
  run({[&](const Line& line) {
        line.send(asks_for_next());
        answered_.acquire();
        answered_.acquire();
        line.send(begins("m5-1"));
      }},
      answers);
  EXPECT_THAT(actions_, ElementsAre(accepted, declined));
  ASSERT_EQ(notes<Refused>().size(), 1u);
  EXPECT_EQ(notes<Refused>()[0].answer.code, "suspended");
  EXPECT_EQ(tally_.value().refused, 1);
}

TEST_F(BotTest, LeavesWhereNobodyHasTheNameThatItShallChallenge) {
  settings_.challenge = Wanted{.name = "Nobody"};
  try_to_run({[](const Line&) {}}, [](const Asked&, const Line& line) {
    line.answer(404, R"({"error":{"code":"not_found","message":"nobody here has this name"}})");
  });
  EXPECT_EQ(failure(), "--challenge Nobody: nobody here has this name");
  EXPECT_THAT(actions_, ElementsAre("POST /api/challenges"));
}

TEST_F(BotTest, NeedsATokenForAllThatItDoes) {
  for (const std::string scopes : {R"("play")", R"("challenge","read")", ""}) {
    me_ = R"({"player":{"name":"Robbi","bot":true},"token":{"name":"","scopes":[)" + scopes + "]}}";
    try_to_run({});
    EXPECT_THAT(failure(), HasSubstr("a bot needs one for `play` and `challenge`"));
  }
}

TEST_F(BotTest, SaysWhereThereIsNoSuchServer) {
  for (const std::string answer : {"<html>Welcome</html>", "{}", R"({"player":7})"}) {
    me_ = answer;
    try_to_run({});
    EXPECT_THAT(failure(),
                AllOf(HasSubstr("there is no muehle server at http://127.0.0.1:"), Not(HasSubstr("json"))));
  }
}

TEST_F(BotTest, LeavesATableThatPlaysAnotherGameAlready) {
  may_end_.give();
  const auto answers = [](const Asked&, const Line& line) {
    line.answer(400, R"({"error":{"code":"unknown_game","message":"this table plays game 2"}})");
  };
  run({[&](const Line& line) {
        line.send(asks_for_next());
        answered_.acquire();
        line.send(begins("m5-1"));
      }},
      answers);
  EXPECT_THAT(actions_, ElementsAre(accepted));
  EXPECT_TRUE(notes<Refused>().empty());
}

}  // namespace
}  // namespace muehle::bot

// What a server says of positions, from database files made here.
#include "server/truth/values.h"

#include <gtest/gtest.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/use_future.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <fstream>
#include <thread>

#include "perfect/folder.h"
#include "review/json.h"
#include "review/values.h"
#include "rules/notation.h"
#include "server/testing/described.h"
#include "server/truth/held_values.h"
#include "support/small_database.h"
#include "support/temp_folder.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;
namespace fs = std::filesystem;
using testing_support::DatabaseFiles;

const perfect::RulesKey key = perfect::key_of(RuleSet{}).value();
constexpr std::string_view three_against_three[] = {
    "WWW..................BBB w 0 0",
    "W.W..W............B.B..B b 0 0",
    "..WW...BW...B.B......... w 0 0",
};

class ValuesTest : public ::testing::Test {
 protected:
  static void SetUpTestSuite() { files_ = new DatabaseFiles(testing_support::make_small_files(key, 6)); }
  static void TearDownTestSuite() { delete files_; }

  void write_files() const { testing_support::write_files(folder_.path(), key, *files_); }
  static void expect_described(const std::string& method, const std::string& target,
                               const std::string& body) {
    const HttpReply reply{200, {{"Content-Type", "application/json"}}, body};
    EXPECT_EQ(testing::undescribed(method, target, reply), "");
  }
  Answer<std::string> ask(Values& values, std::string_view position, const std::string& rules = "standard") {
    auto answer = asio::co_spawn(io_, values.look_up(std::string(position), rules), asio::use_future);
    io_.run();
    io_.restart();
    Answer<std::string> found = answer.get();
    if (found) expect_described("GET", "/api/values", *found);
    return found;
  }
  Answer<std::string> ask_for_review(Values& values, const std::string& record) {
    auto answer = asio::co_spawn(io_, values.review(record), asio::use_future);
    io_.run();
    io_.restart();
    Answer<std::string> found = answer.get();
    if (found) expect_described("POST", "/api/review", *found);
    return found;
  }
  ErrorCode refusal(Values& values, std::string_view position, const std::string& rules = "standard") {
    const Answer<std::string> answer = ask(values, position, rules);
    EXPECT_FALSE(answer);
    return answer ? ErrorCode::busy : answer.error().code;
  }
  // What the files say when they are asked without a server.
  static std::string expected(std::string_view text) {
    const perfect::Database database = testing_support::open_files(key, *files_);
    const auto probe = perfect::make_probe(database);
    const Position position = parse_position(text).value();
    const auto moves = review::moves_by_value(*probe, position, RuleSet{});
    return review::values_json(probe->answer(position).value(), moves.value());
  }

  TempFolder folder_;
  asio::io_context io_;  // outlives all values, whose threads tell it what they have found
  inline static const DatabaseFiles* files_ = nullptr;
};

TEST_F(ValuesTest, AreThoseOfTheFiles) {
  write_files();
  Values values(folder_.path().string(), 2);
  for (const std::string_view position : three_against_three) {
    EXPECT_EQ(ask(values, position).value(), expected(position)) << position;
  }
}

TEST_F(ValuesTest, AreNotThereForEverything) {
  write_files();
  Values values(folder_.path().string(), 2);
  EXPECT_EQ(refusal(values, "........................ w 9 9"), ErrorCode::absent);
  EXPECT_EQ(refusal(values, three_against_three[0], "standard,millProtection=strict"), ErrorCode::absent);
  EXPECT_EQ(refusal(values, three_against_three[0], "standard,flyAt=never"), ErrorCode::absent);
  EXPECT_EQ(refusal(values, three_against_three[0], "chess"), ErrorCode::bad_rules);
  EXPECT_EQ(refusal(values, "WWW w 0 0"), ErrorCode::bad_position);
  EXPECT_EQ(refusal(values, ""), ErrorCode::bad_position);
}

TEST_F(ValuesTest, AreFoundInFilesThatComeLater) {
  Values values(folder_.path().string(), 1);
  EXPECT_EQ(refusal(values, three_against_three[0]), ErrorCode::absent);
  write_files();
  Answer<std::string> answer = ask(values, three_against_three[0]);
  while (!answer && answer.error().code == ErrorCode::absent) {
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    answer = ask(values, three_against_three[0]);
  }
  EXPECT_EQ(answer.value(), expected(three_against_three[0]));
}

TEST_F(ValuesTest, JudgeGames) {
  write_files();
  Values values(folder_.path().string(), 1);
  // White, who wins by taking, moves somewhere else.
  const std::string game = "[SetUp \"1\"]\n[Position \"WWW..................BBB w 0 0\"]\n\n1. d7-e3 g1-d6 *";
  const Answer<std::string> answer = ask_for_review(values, game);
  ASSERT_TRUE(answer) << answer.error().message;
  const boost::json::object review = boost::json::parse(*answer).as_object();
  const auto held = held_in(*answer);
  ASSERT_TRUE(held) << "they are counted for referees, too";
  for (const std::size_t side : {0u, 1u}) {
    const boost::json::value& player = review.at("players").at(side == 0 ? "white" : "black");
    int critical = 0;
    for (const HeldPositions& phase : held->at(side)) critical += phase.critical;
    EXPECT_EQ(player.at("critical"), critical);
  }
  const boost::json::array& moves = review.at("moves").as_array();
  ASSERT_EQ(moves.size(), 2);
  EXPECT_EQ(moves[0].at("move"), "d7-e3");
  EXPECT_EQ(moves[0].at("best").at("value"), "win");
  EXPECT_TRUE(moves[0].at("played").at("exact").as_bool());

  const auto refused = [&](const std::string& record) {
    const Answer<std::string> given = ask_for_review(values, record);
    EXPECT_FALSE(given) << record;
    return given ? ErrorCode::busy : given.error().code;
  };
  EXPECT_EQ(refused("1. d6 f4 *"), ErrorCode::absent);
  EXPECT_EQ(refused("[Rules \"standard,flyAt=never\"]\n\n1. d6 f4 *"), ErrorCode::absent);
  EXPECT_EQ(refused("1. d6 d6 *"), ErrorCode::bad_record);
  EXPECT_EQ(refused("hello"), ErrorCode::bad_record);
  EXPECT_EQ(refused(""), ErrorCode::bad_record);
}

TEST_F(ValuesTest, JudgeEveryMoveOfAPositionThatTheyHold) {
  write_files();
  Values values(folder_.path().string(), 1);
  int drawn = 0;
  for (const std::string_view text : three_against_three) {
    const Position position = parse_position(text).value();
    for (const Move move : legal_moves(position, RuleSet{})) {
      if (move.captures()) continue;  // the game is over then
      const std::string number = position.to_move() == Colour::white ? "1. " : "1... ";
      const std::string record =
          "[SetUp \"1\"]\n[Position \"" + std::string(text) + "\"]\n\n" + number + to_text(move) + " *";
      const Answer<std::string> answer = ask_for_review(values, record);
      ASSERT_TRUE(answer) << record << answer.error().message;
      const boost::json::value judged = boost::json::parse(*answer).at("moves").at(0);
      drawn += judged.at("best").at("value") == "draw" && judged.at("judgement") != "good" ? 1 : 0;
    }
  }
  EXPECT_GT(drawn, 0) << "errors in drawn positions are among them";
}

TEST_F(ValuesTest, WithoutAFolderThereAreNone) {
  Values values("", 1);
  EXPECT_EQ(refusal(values, three_against_three[0]), ErrorCode::absent);
}

TEST_F(ValuesTest, AreToldToManyAtOnce) {
  write_files();
  Values values(folder_.path().string(), 4);
  std::vector<std::future<Answer<std::string>>> answers;
  for (int n = 0; n < 60; ++n) {
    answers.push_back(asio::co_spawn(io_, values.look_up(std::string(three_against_three[n % 3]), "standard"),
                                     asio::use_future));
  }
  io_.run();
  for (int n = 0; n < 60; ++n) EXPECT_EQ(answers[n].get().value(), expected(three_against_three[n % 3]));
}

TEST_F(ValuesTest, AreNotReadFromADamagedFile) {
  write_files();
  const fs::path file = folder_.path() / perfect::folder_name(key) / "moving-3-3.wdl";
  std::fstream bytes(file, std::ios::binary | std::ios::in | std::ios::out);
  const auto half = static_cast<std::streamoff>(fs::file_size(file) / 2);
  bytes.seekp(half);
  bytes << std::string(static_cast<std::size_t>(half), 'x');
  bytes.close();
  Values values(folder_.path().string(), 1);
  int refused = 0;
  for (const std::string_view position : three_against_three) {
    const Answer<std::string> answer = ask(values, position);
    if (answer) {
      EXPECT_EQ(*answer, expected(position));
    } else {
      EXPECT_EQ(answer.error().code, ErrorCode::internal) << "asking again would not help";
      ++refused;
    }
  }
  EXPECT_EQ(refused, 2) << "the third needs a page of the half that is whole";
}

}  // namespace
}  // namespace muehle::server

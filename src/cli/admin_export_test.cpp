// Runs `muehle admin export`, as the host of a server does every month.
#include <gmock/gmock.h>
#include <sys/wait.h>

#include <boost/json.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <future>
#include <iterator>

#include "storage/games_place.h"
#include "support/temp_folder.h"
#include "support/text.h"

namespace muehle::cli {
namespace {

namespace fs = std::filesystem;
namespace json = boost::json;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

constexpr UnixSeconds november = 1'698'796'800;  // 2023-11-01
constexpr UnixSeconds december = 1'701'388'800;

struct ExportOutput {
  int status;
  std::string text;
  std::string errors;
};

class ExportTest : public ::testing::Test {
 protected:
  ExportTest() : store_(open_store(place_.path() / "data").value()) {}

  ExportOutput muehle(const std::string& arguments) {
    const std::string line = "cd '" + place_.path().string() +
                             "' && env -u MUEHLE_DATABASE '" MUEHLE_PROGRAM "' " + arguments +
                             " >out 2>errors";
    const int status = std::system(line.c_str());
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, read("out"), read("errors")};
  }
  std::string read(const std::string& name) {
    std::ifstream file(place_.path() / name);
    return {std::istreambuf_iterator<char>(file), {}};
  }
  void play(UnixSeconds ended_at, bool is_public = true) {
    const std::string code = "code" + std::to_string(++tables_);
    const std::int64_t game = store(NewTable{.code = code,
                                             .next_colours = "alternate",
                                             .name = "Anna",
                                             .rules = "standard",
                                             .start = "........................ w 9 9",
                                             .is_public = is_public});
    store(AppendEvent{.game = game, .version = 1, .line = "move d6", .seat = 0, .id = "1", .at = ended_at});
    AppendEvent end{.game = game, .version = 2, .line = "resign black", .seat = 1, .id = "2", .at = ended_at};
    end.standing.outcome = "white_wins:resignation";
    store(end);
  }

  TempFolder place_;
  std::unique_ptr<Store> store_;  // a server that is at work

 private:
  std::int64_t store(Change change) {
    const auto promise = std::make_shared<std::promise<StoreResult<Stored>>>();
    store_->store(std::move(change), [promise](StoreResult<Stored> stored) { promise->set_value(stored); });
    return promise->get_future().get().value().game;
  }

  int tables_ = 0;
};

TEST_F(ExportTest, WritesThePublicGamesOfAMonthWhileTheServerRuns) {
  play(november);
  play(november - 1);
  play(december - 1);
  play(december);
  play(november + 1, false);
  const ExportOutput done = muehle("admin export --data data --month 2023-11 --license CC0-1.0");
  EXPECT_EQ(done.status, 0) << done.errors;
  EXPECT_EQ(done.errors, "games: 2\n");
  std::vector<std::string_view> lines = split(done.text, '\n');
  ASSERT_EQ(lines.size(), 4u) << done.text;
  EXPECT_EQ(lines[0], R"({"format":"muehle-games","version":1,"month":"2023-11","license":"CC0-1.0"})");
  EXPECT_EQ(json::parse(lines[1]).at("code"), "code1");
  EXPECT_EQ(json::parse(lines[1]).at("ended"), "2023-11-01T00:00:00Z");
  EXPECT_EQ(json::parse(lines[2]).at("ended"), "2023-11-30T23:59:59Z");
  EXPECT_EQ(lines[3], "");
  EXPECT_EQ(muehle("admin export --data data --month 2023-11 --license CC0-1.0").text, done.text);
}

TEST_F(ExportTest, WritesThePublicTournamentsThatAreOver) {
  const auto found = [&](const std::string& code, bool is_public, const std::string& state) {
    OpenedGames games = OpenedGames::open(place_.path() / "data").value();
    EXPECT_TRUE(games.change([&](Transaction& all) {
      const PlayerId anna = all.players().add_guest("Anna", "", november);
      const TournamentTerms terms{.rules = "standard",
                                  .time_control = "-",
                                  .is_public = is_public,
                                  .entry = "open",
                                  .begin = "by_hand",
                                  .minutes = 60,
                                  .forfeit_after = 10};
      const std::int64_t id = all.tournaments().add(
          code, anna, terms, {}, {R"(tournament "Abend" swiss rounds=1 games=1 seed=7)", anna, {}, {}},
          november);
      all.tournaments().append(id, 1,
                               {{"enter \"Karl\"", anna, {}, {}},
                                {"enter \"Rosa\"", anna, {}, {}},
                                {"round 1: 1-2", anna, {}, {}},
                                {"result 1.1 1-0", anna, {}, {}},
                                {"close", anna, {}, {}}},
                               {.state = state}, december);
    }));
  };
  found("aaaaaaaaaaaa", true, "over");
  found("bbbbbbbbbbbb", false, "over");
  found("cccccccccccc", true, "running");
  const ExportOutput done = muehle("admin export --data data --tournaments --license CC0-1.0");
  EXPECT_EQ(done.status, 0) << done.errors;
  EXPECT_EQ(done.errors, "tournaments: 1\n");
  const std::vector<std::string_view> lines = split(done.text, '\n');
  ASSERT_EQ(lines.size(), 3u) << done.text;
  EXPECT_EQ(lines[0], R"({"format":"muehle-tournaments","version":1,"license":"CC0-1.0"})");
  const json::value line = json::parse(lines[1]);
  EXPECT_EQ(line.at("id"), "aaaaaaaaaaaa");
  EXPECT_EQ(line.at("standings").at(0).at("points"), 2);
  EXPECT_EQ(line.at("acts").as_array().size(), 6u);
  EXPECT_EQ(line.at("acts").at(4), "result 1.1 1-0");
  EXPECT_EQ(muehle("admin export --data data").status, 2);
  EXPECT_EQ(muehle("admin export --data data --tournaments --month 2023-11").status, 2);
}

TEST_F(ExportTest, WritesTheSidesOfATeamMatchToo) {
  {
    OpenedGames games = OpenedGames::open(place_.path() / "data").value();
    ASSERT_TRUE(games.change([&](Transaction& all) {
      const PlayerId anna = all.players().add_guest("Anna", "", november);
      const TournamentTerms terms{
          .rules = "standard", .time_control = "-", .entry = "open", .begin = "by_hand"};
      const std::int64_t id = all.tournaments().add(
          "dddddddddddd", anna, terms, {},
          {R"(tournament "Derby" teams boards=1 games=1 seed=7)", anna, {}, {}}, november);
      all.tournaments().append(id, 1,
                               {{"team 1 \"Berg\"", anna, {}, {}},
                                {"team 2 \"Tal\"", anna, {}, {}},
                                {"enter \"Karl\" team=1", anna, {}, {}},
                                {"enter \"Rosa\" team=2", anna, {}, {}},
                                {"captain 2 2", anna, {}, {}},
                                {"round 1: 1-2", anna, {}, {}},
                                {"result 1.1 0-1", anna, {}, {}}},
                               {.state = "over"}, december);
    }));
  }
  const ExportOutput done = muehle("admin export --data data --tournaments --license CC0-1.0");
  EXPECT_EQ(done.errors, "tournaments: 1\n");
  const json::value line = json::parse(split(done.text, '\n')[1]);
  EXPECT_EQ(line.at("kind"), "teams");
  EXPECT_EQ(line.at("acts").at(1), R"(team 1 "Berg")");
  EXPECT_EQ(line.at("acts").at(4), R"(enter "Rosa" team=2)");
  EXPECT_EQ(line.at("standings").at(0).at("points"), 2);
}

TEST_F(ExportTest, AFileHasItsNameWhenItIsWhole) {
  play(november);
  const ExportOutput done = muehle("admin export --data data --month 2023-11 --out games.ndjson");
  EXPECT_EQ(done.status, 0) << done.errors;
  EXPECT_EQ(done.text, "");
  EXPECT_EQ(read("games.ndjson"), muehle("admin export --data data --month 2023-11").text);
  EXPECT_FALSE(fs::exists(place_.path() / "games.ndjson.part"));
  const ExportOutput nowhere = muehle("admin export --data data --month 2023-11 --out nowhere/games");
  EXPECT_EQ(nowhere.status, 1);
  EXPECT_THAT(nowhere.errors, HasSubstr("cannot write nowhere/games.part"));
}

TEST_F(ExportTest, EachRecordReplays) {
  play(november);
  const ExportOutput done = muehle("admin export --data data --month 2023-11 --format records --out records");
  EXPECT_EQ(done.status, 0) << done.errors;
  EXPECT_THAT(read("records"), StartsWith("%muehle-games 1 2023-11\n\n[Event \"Game 1\"]\n"));
  const ExportOutput replayed = muehle("replay records --json");
  EXPECT_EQ(replayed.status, 0) << replayed.errors;
  EXPECT_THAT(replayed.text, HasSubstr(R"("moves":["d6"])"));
}

TEST_F(ExportTest, RefusesWhatIsNoMonthThatIsOver) {
  const auto errors = [&](const std::string& arguments) {
    const ExportOutput refused = muehle("admin export --data data " + arguments);
    EXPECT_EQ(refused.status, 2) << arguments;
    EXPECT_EQ(refused.text, "");
    return refused.errors;
  };
  for (const char* month : {"2023", "2023-13", "2023-00", "november", "2023-11-01", "2023-1"})
    EXPECT_THAT(errors(std::string("--month ") + month),
                HasSubstr("is no month; expected is one as in 2026-11"))
        << month;
  EXPECT_THAT(errors("--month 2999-12"), HasSubstr("it can be exported from 3000-01-01, 00:01 UTC, on"));
  EXPECT_THAT(errors("--month 9999-12"), HasSubstr("too late"));
  EXPECT_THAT(errors("--month 2023-11 --format pgn"), HasSubstr("ndjson or records"));
}

TEST_F(ExportTest, SaysWhatItLeavesOut) {
  play(november);
  play(november + 1);
  OpenedGames::open(place_.path() / "data")
      .value()
      .database()
      .run("UPDATE events SET line = 'nonsense' WHERE game = 1 AND version = 1");
  const ExportOutput done = muehle("admin export --data data --month 2023-11");
  EXPECT_EQ(done.status, 0);
  EXPECT_THAT(done.errors, StartsWith("left out: game 1: "));
  EXPECT_THAT(done.errors, HasSubstr("\ngames: 1\n"));
  EXPECT_THAT(done.text, Not(HasSubstr("code1")));
}

}  // namespace
}  // namespace muehle::cli

// The host's collection of games, as whoever analyses looks into it.
#include <fstream>

#include "collection/collection.h"
#include "records/read.h"
#include "server/testing/server_test.h"
#include "support/temp_folder.h"

namespace muehle::server::testing {
namespace {

class OpeningsTest : public ServerTest {
 protected:
  void SetUp() override {
    ServerTest::SetUp();
    restart_with([&](ServerOptions& options) { options.collection = file(); });
  }
  std::filesystem::path file() const { return folder_.path() / "collection.db"; }
  void add(std::string_view text) {
    auto games = collection::Collection::open(file(), collection::Missing::create);
    ASSERT_TRUE(games) << games.error().message;
    ASSERT_TRUE(games->add(std::vector<collection::NewGame>{{*records::read_the_game(text), "club.txt"}}));
  }
  json::value get(const std::string& target) { return json::parse(ask("GET", target).body); }
  std::string refusal(const std::string& target) {
    return std::string(get(target).at("error").at("code").as_string());
  }

 private:
  TempFolder folder_;
};

constexpr const char* empty_board = "/api/openings?position=........................+w+9+9";

TEST_F(OpeningsTest, TellsWhatWasPlayedAndFindsTheGames) {
  EXPECT_EQ(refusal(empty_board), "absent") << "there is none yet";
  add("[White \"Anna\"]\n[Black \"Ben\"]\n[Date \"2026.01.05\"]\n[Result \"1-0\"]\n\n1. d6 f4 1-0");
  add("[White \"Ben\"]\n[Black \"Clara\"]\n[Date \"2026.02.05\"]\n[Result \"1/2-1/2\"]\n\n1. f4 d2 1/2-1/2");
  const json::value played = get(empty_board);
  EXPECT_EQ(json::serialize(played), R"({"games":2,"moves":[{"moves":["b4","d2","d6","f4"],)"
                                     R"("games":2,"white":1,"draws":1,"black":0}]})");
  const json::value games = get("/api/openings/games?player=anna");
  EXPECT_EQ(games.at("all"), 1);
  EXPECT_EQ(games.at("games").at(0).at("black"), "Ben");
  const json::value game = get("/api/openings/games/1");
  EXPECT_EQ(game.at("white"), "Anna");
  EXPECT_NE(game.at("record").as_string().find("1. d6 f4 1-0"), std::string_view::npos);
  EXPECT_EQ(get("/api/openings/games?position=....W...................+b+8+9").at("all"), 2);
  EXPECT_EQ(get("/api/openings/games?skip=2").at("games").as_array().size(), 0u);
}

TEST_F(OpeningsTest, RefusesWhatItCannotAnswer) {
  add("1. d6 f4");
  EXPECT_EQ(refusal("/api/openings"), "bad_request");
  EXPECT_EQ(refusal("/api/openings?position=nonsense"), "bad_position");
  EXPECT_EQ(refusal(std::string(empty_board) + "&rules=nonsense"), "bad_rules");
  EXPECT_EQ(refusal("/api/openings/games?position=W"), "bad_position");
  EXPECT_EQ(refusal("/api/openings/games?skip=x"), "bad_request");
  EXPECT_EQ(refusal("/api/openings/games/x"), "bad_request");
  EXPECT_EQ(refusal("/api/openings/games/99"), "not_found");
  std::ofstream(file(), std::ios::trunc) << std::string(5000, 'x');
  EXPECT_EQ(refusal(empty_board), "internal");
}

}  // namespace
}  // namespace muehle::server::testing

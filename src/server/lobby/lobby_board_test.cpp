#include "server/lobby/lobby_board.h"

#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "server/testing/test_players.h"

namespace muehle::server {
namespace {

namespace json = boost::json;

using testing::anna;
using testing::ben;
using testing::cleo;

LobbyBoard::OfferPointer offer(const std::string& id, PlayerId by, const std::string& pool = "") {
  const auto text = [&](bool mine) { return json::serialize(json::object{{"id", id}, {"mine", mine}}); };
  return std::make_shared<LobbyBoard::Offer>(id, by, text(false), text(true), pool);
}

class LobbyBoardTest : public ::testing::Test {
 protected:
  json::value all(std::optional<PlayerId> reader) const {
    return json::parse(lobby_text(board, LobbyReader(reader, blocks)));
  }
  // Nothing where nothing is told.
  json::value change_to(const LobbyBoard& after, std::optional<PlayerId> reader) const {
    const std::string text = LobbyChange(board, after).text(LobbyReader(reader, blocks));
    return text.empty() ? json::value(nullptr) : json::parse(text);
  }

  Blocks blocks;
  LobbyBoard board{.offers = {offer("a", anna), offer("b", ben, R"({"time":"300+5"})"), offer("c", cleo)},
                   .bots = {{ben, R"({"name":"Robbi"})"}},
                   .here = 3};
};

TEST_F(LobbyBoardTest, ShowsToEverybodyWhatHeMaySee) {
  EXPECT_EQ(all(std::nullopt),
            json::parse(R"({"t":"lobby","seeks":[{"id":"a","mine":false},{"id":"c","mine":false}],
      "pools":[{"time":"300+5","waiting":1}],"games":[],"featured":null,"here":3,"bots":[{"name":"Robbi"}]})"));
  EXPECT_EQ(all(ben).at("seeks"), json::parse(R"([{"id":"a","mine":false},{"id":"b","mine":true},
      {"id":"c","mine":false}])"));
  EXPECT_EQ(all(ben).at("pools"), json::array()) << "nobody else waits so";
}

TEST_F(LobbyBoardTest, HidesThoseWhoDoNotMeetWhicheverOfThemBlocks) {
  blocks.add(anna, ben);
  blocks.add(cleo, anna);
  EXPECT_EQ(all(anna).at("seeks"), json::parse(R"([{"id":"a","mine":true}])"));
  EXPECT_EQ(all(anna).at("pools"), json::array());
  EXPECT_EQ(all(anna).at("bots"), json::array());
}

TEST_F(LobbyBoardTest, SaysNothingWhereNothingHasChanged) {
  EXPECT_TRUE(change_to(board, std::nullopt).is_null());
  EXPECT_TRUE(change_to(board, anna).is_null());
}

TEST_F(LobbyBoardTest, SaysWhatIsGoneAndWhatIsNewToWhoMaySeeIt) {
  blocks.add(anna, cleo);
  LobbyBoard after = board;
  after.offers = {offer("a", anna), offer("d", ben), offer("e", anna)};
  LobbyBoard::Offer anew = *after.offers[0];
  anew.text = R"({"id":"a","by":"Anna"})";  // who has an account now
  after.offers[0] = std::make_shared<LobbyBoard::Offer>(anew);
  after.here = 4;
  EXPECT_EQ(change_to(after, std::nullopt),
            json::parse(R"({"t":"lobby_change","gone":["c"],"seeks":[{"id":"a","by":"Anna"},
      {"id":"d","mine":false},{"id":"e","mine":false}],"pools":[],"here":4})"));
  EXPECT_EQ(change_to(after, ben).at("gone"), (json::array{"b", "c"}));
  const json::value hers = change_to(after, anna);
  EXPECT_FALSE(hers.as_object().contains("gone")) << "she never saw it";
  EXPECT_EQ(hers.at("seeks").at(2), json::parse(R"({"id":"e","mine":true})"));
}

TEST_F(LobbyBoardTest, SaysWhichGamesRunWhereTheyAreOthers) {
  LobbyBoard after = board;
  after.games = R"([{"code":"g"}])";
  after.featured = R"({"code":"g"})";
  EXPECT_EQ(change_to(after, std::nullopt),
            json::parse(R"({"t":"lobby_change","games":[{"code":"g"}],"featured":{"code":"g"}})"));
}

TEST_F(LobbyBoardTest, TellsANewcomerWhatIsGoneOfWhatHeAloneHasRead) {
  const ReadSince between{.more = {{"x", offer("x", ben)}, {"d", offer("d", ben)}}, .missed = {}};
  LobbyBoard after = board;
  after.offers.push_back(offer("d", ben));  // x has come and gone meanwhile
  const LobbyChange change(board, after, between);
  const LobbyReader reader(std::nullopt, blocks);
  const json::value newcomers = json::parse(change.text(reader, true));
  EXPECT_EQ(newcomers, json::parse(R"({"t":"lobby_change","gone":["x"],"seeks":[{"id":"d","mine":false}],
      "pools":[{"time":"300+5","waiting":1}],"games":[],"featured":null,"here":3,"bots":[{"name":"Robbi"}]})"));
  EXPECT_EQ(json::parse(change.text(reader)),
            json::parse(R"({"t":"lobby_change","gone":["x"],"seeks":[{"id":"d","mine":false}]})"));
}

// Its player was away for too long, and came back before anybody was told so.
TEST_F(LobbyBoardTest, TellsOfAnOfferThatStandsAgainWhoeverCameWhileItDidNot) {
  const ReadSince between{.more = {}, .missed = {"a", "c"}};
  LobbyBoard after = board;
  after.offers.pop_back();  // c is gone for good
  const LobbyChange change(board, after, between);
  EXPECT_EQ(json::parse(change.text(LobbyReader(std::nullopt, blocks))),
            json::parse(R"({"t":"lobby_change","gone":["c"],"seeks":[{"id":"a","mine":false}]})"));
}

}  // namespace
}  // namespace muehle::server

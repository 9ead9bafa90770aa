#include "cli/play/request.h"

#include <gtest/gtest.h>

#include "rules/notation.h"

namespace muehle::cli::play {
namespace {

Request parsed(std::string_view line, Language language = Language::english) {
  auto request = parse_request(line, language);
  if (!request) {
    ADD_FAILURE() << line << ": " << request.error();
    return Quit{};
  }
  return std::move(*request);
}

std::string refused(std::string_view line, Language language = Language::english) {
  const auto request = parse_request(line, language);
  EXPECT_FALSE(request) << line;
  return request ? std::string() : request.error();
}

Move move_of(std::string_view text) { return parse_move(text).value(); }

TEST(Request, ReadsMoves) {
  EXPECT_EQ(parsed("d6"), Request(MakeMove{move_of("d6"), {}}));
  EXPECT_EQ(parsed("  A1-A4XG7 "), Request(MakeMove{move_of("a1-a4xg7"), {}}));
  EXPECT_EQ(parsed("d6 xg7"), Request(MakeMove{move_of("d6xg7"), {}}));
  EXPECT_EQ(parsed("d6 xg7 offer Enough?"), Request(MakeMove{move_of("d6xg7"), Offer{"Enough?"}}));
  EXPECT_EQ(parsed("d6 remis"), Request(MakeMove{move_of("d6"), Offer{}}));
  EXPECT_EQ(parsed("d6 claim no-mill Look"),
            Request(MakeMove{move_of("d6"), Claim{DrawRule::no_mill, "Look"}}));
  EXPECT_EQ(parsed("d6 claim Look"), Request(MakeMove{move_of("d6"), Claim{std::nullopt, "Look"}}));
}

TEST(Request, ReadsTalkInBothLanguages) {
  EXPECT_EQ(parsed("offer Shall we?"), Request(Say{Talk::offer, std::nullopt, "Shall we?", std::nullopt}));
  EXPECT_EQ(parsed("Remis"), Request(Say{Talk::offer, std::nullopt, "", std::nullopt}));
  EXPECT_EQ(parsed("ablehnen Nein danke"),
            Request(Say{Talk::decline, std::nullopt, "Nein danke", std::nullopt}));
  EXPECT_EQ(parsed("beantragen wiederholung"),
            Request(Say{Talk::claim, std::nullopt, "", DrawRule::repetition}));
  EXPECT_EQ(parsed("weiß aufgeben"), Request(Say{Talk::resign, Colour::white, "", std::nullopt}));
  EXPECT_EQ(parsed("black withdraw"), Request(Say{Talk::withdraw, Colour::black, "", std::nullopt}));
}

TEST(Request, ReadsEverythingElse) {
  EXPECT_EQ(parsed("moves"), Request(Ask{Question::moves, std::nullopt}));
  EXPECT_EQ(parsed("züge a1"), Request(Ask{Question::moves, parse_point("a1").value()}));
  EXPECT_EQ(parsed("zuege"), Request(Ask{Question::moves, std::nullopt}));
  EXPECT_EQ(parsed("zurück"), Request(Undo{}));
  EXPECT_EQ(parsed("new black"), Request(Again{Colour::black}));
  EXPECT_EQ(parsed("neu"), Request(Again{}));
  EXPECT_EQ(parsed("save my game.txt"), Request(Save{"my game.txt"}));
  EXPECT_EQ(parsed("save"), Request(Save{}));
  EXPECT_EQ(parsed("load a.txt"), Request(Load{"a.txt"}));
  EXPECT_EQ(parsed("quit"), Request(Quit{}));
}

TEST(Request, SaysWhatWouldBeRight) {
  EXPECT_NE(refused("d4").find("a1-a4"), std::string::npos);
  EXPECT_NE(refused("a1-d4").find("a1-d4"), std::string::npos);
  EXPECT_NE(refused("d6 please").find("offer TEXT"), std::string::npos);
  EXPECT_NE(refused("castle").find("help"), std::string::npos);
  EXPECT_NE(refused("castle", Language::german).find("hilfe"), std::string::npos);
  EXPECT_NE(refused("white save").find("white save"), std::string::npos);
  EXPECT_NE(refused("moves d4").find("d4"), std::string::npos);
  EXPECT_NE(refused("new red").find("white or black"), std::string::npos);
  EXPECT_NE(refused("load").find("FILE"), std::string::npos);
  EXPECT_FALSE(refused("").empty());
}

}  // namespace
}  // namespace muehle::cli::play

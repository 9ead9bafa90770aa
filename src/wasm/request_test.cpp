#include "wasm/request.h"

#include <gtest/gtest.h>

#include <initializer_list>
#include <string>
#include <vector>

#include "support/json.h"
#include "wasm/computer.h"

namespace muehle::wasm {
namespace {

std::string ask(Desk& desk, std::initializer_list<std::string_view> lines) {
  std::string request;
  for (const std::string_view line : lines) {
    if (!request.empty()) request += '\n';
    request += line;
  }
  return desk.answer(request);
}

// A desk at which the computer sits as well.
Desk desk_with(Computer& computer) {
  return Desk([&](std::string_view verb, std::string_view arguments, const Game& game) {
    return computer.answer(verb, arguments, game);
  });
}

bool contains(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

TEST(Json, SeparatesAndEscapes) {
  Json json;
  json.open_object().text("a\"b", "x\\y\n\x01").open_array("n").number(1).number(-2).close_array();
  json.truth("t", true).null("z").open_object("o").close_object().close_object();
  EXPECT_EQ(json.take(), R"({"a\"b":"x\\y\n\u0001","n":[1,-2],"t":true,"z":null,"o":{}})");
}

TEST(Desk, PlaysEvents) {
  Desk desk;
  EXPECT_TRUE(contains(ask(desk, {"open", "standard", "", "move d6", "move f4"}), R"("ply":2)"));
  EXPECT_EQ(ask(desk, {"apply", "move d2"}), R"({"event":"move d2","claim":null})");
  EXPECT_TRUE(contains(ask(desk, {"view"}), R"("position":"....W........B.....W.... b 7 8")"));
  EXPECT_TRUE(contains(ask(desk, {"board", "1"}), R"("position":"....W................... b 8 9")"));
}

TEST(Desk, NamesOnePositionForAllThatAreAlike) {
  Desk desk;
  const std::string one = ask(desk, {"canonical", "....W........B.......... w 8 8"});
  EXPECT_EQ(one, ask(desk, {"canonical", "..........B........W.... w 8 8 2 2"}));  // turned, with counters
  EXPECT_NE(one, ask(desk, {"canonical", "....W..............B.... w 8 8"}));
}

TEST(Desk, FindsAPositionAndItsTwins) {
  Desk desk;
  ask(desk, {"open", "standard", "", "move d6", "move f4", "move d2"});
  EXPECT_EQ(ask(desk, {"twins", "....W........B.......... w 8 8"}), R"({"plies":[2]})");
  EXPECT_EQ(ask(desk, {"twins", "..........B........W.... w 8 8 2 2"}),
            R"({"plies":[2]})");  // turned, with counters
  EXPECT_EQ(ask(desk, {"twins", "....W..............B.... w 8 8"}), R"({"plies":[]})");
  EXPECT_EQ(ask(desk, {"twins", "..........B........W.... b 7 8"}), R"({"plies":[]})");
  EXPECT_EQ(ask(desk, {"twins", "....W..............B...."}), R"({"plies":[]})");
  EXPECT_EQ(ask(desk, {"twins", "..........B........W...."}), R"({"plies":[2]})");
  EXPECT_EQ(ask(desk, {"twins", "....W..................."}), R"({"plies":[1]})");
  EXPECT_EQ(ask(desk, {"twins", "nowhere"}).substr(0, 9), R"({"error":)");
}

// The moves that the page is told of next, and how many of those before still hold.
std::string news(Desk& desk) {
  const std::string view = ask(desk, {"view"});
  const std::size_t begin = view.find(R"("plies":)");
  const std::size_t end = view.find(R"(,"log":)");
  std::string found;
  for (std::size_t at = begin; (at = view.find(R"("move":")", at)) < end; ++at) {
    found += " " + view.substr(at + 8, view.find('"', at + 8) - at - 8);
  }
  return view.substr(begin + 9, view.find(',', begin) - begin - 9) + found;
}

TEST(Desk, TellsOfAGameWhatIsNew) {
  Desk desk;
  const std::string opened = ask(desk, {"open", "standard", "", "move d6", "move f4"});
  EXPECT_TRUE(contains(opened, R"("plies":{"kept":0,"more":[{"move":"d6")")) << opened;
  EXPECT_EQ(news(desk), R"("kept":2)");
  ask(desk, {"apply", "move d2"});
  EXPECT_EQ(news(desk), R"("kept":2 d2)");
  ask(desk, {"apply", "takeback 2"});
  ask(desk, {"apply", "move b4"});
  EXPECT_EQ(news(desk), R"("kept":1 b4)");
  ask(desk, {"apply", R"(offer white "")"});
  const std::string offered = ask(desk, {"view"});
  EXPECT_TRUE(contains(offered, R"("log":{"kept":2,"more":[{"ply":2,"line":"offer)")) << offered;
  ask(desk, {"open", "standard", "", "move d6"});
  ask(desk, {"open", "standard", "", "move d6", "move d6"});  // refused: the page keeps what it has
  EXPECT_EQ(news(desk), R"("kept":1)");
}

TEST(Desk, RefusesWithACodeAndChangesNothing) {
  Desk desk;
  ask(desk, {"open", "standard", "", "move d6"});
  const std::string before = ask(desk, {"view"});
  const std::string refused = ask(desk, {"apply", "move d6"});
  EXPECT_TRUE(contains(refused, R"("code":"illegal_move")")) << refused;
  EXPECT_TRUE(contains(refused, R"("reason":{"code":"target_occupied",)")) << refused;
  EXPECT_EQ(ask(desk, {"view"}), before);
}

TEST(Desk, KeepsTheGameWhenAnotherCannotBeOpened) {
  Desk desk;
  ask(desk, {"open", "standard", "", "move d6"});
  const std::string before = ask(desk, {"view"});
  EXPECT_TRUE(contains(ask(desk, {"open", "nonsense", ""}), R"("code":"bad_rules")"));
  EXPECT_TRUE(contains(ask(desk, {"open", "standard", "WWW"}), R"("code":"bad_position")"));
  EXPECT_TRUE(contains(ask(desk, {"open", "standard", "", "hop d6"}), R"("code":"bad_event")"));
  EXPECT_TRUE(
      contains(ask(desk, {"open", "standard", "", "move d6", "move d6"}), R"("code":"illegal_move")"));
  EXPECT_EQ(ask(desk, {"view"}), before);
}

TEST(Desk, RefusesWhatItCannotRead) {
  Computer computer;
  Desk desk = desk_with(computer);
  for (const std::string_view request : {"",
                                         "nonsense",
                                         "board\n99",
                                         "board\nx",
                                         "board",
                                         "apply",
                                         "explain\nz9",
                                         "perft\n-1",
                                         "series\nalternate\n2",
                                         "series\nnever\n0",
                                         "series\nalternate\n0\nwins",
                                         "think\n13\nwhite\n1",
                                         "think\n1\ngreen\n1",
                                         "think\n1\nwhite\nx",
                                         "think\n1\nwhite\n1\nz9",
                                         "think\n1\nwhite\n1\na1-a4",
                                         "analyse",
                                         "analyse\n0\n10",
                                         "analyse\n10\n10",
                                         "analyse\n1\nx",
                                         "analyse\n1\n10\nx",
                                         "analyse\n1\n10\n5\n65",
                                         "canonical\nWWW",
                                         "review",
                                         "review\n0\n1",
                                         "review\n5",
                                         "review\n5\nx",
                                         "moves",
                                         "play\nstandard"}) {
    EXPECT_TRUE(desk.answer(request).starts_with(R"({"error":)")) << request;
  }
}

TEST(Desk, ByItselfHasNoComputer) {
  Desk desk;
  EXPECT_TRUE(contains(desk.answer("think\n1\nwhite\n1"), R"("code":"bad_request")"));
}

TEST(Desk, WritesARecord) {
  Desk desk;
  ask(desk, {"open", "zwanzig-zuege", "", "move d6", "offer white \"Remis?\"", "decline black \"Nein\""});
  const std::string record = ask(desk, {"record", "White Anna Maria"});
  EXPECT_TRUE(contains(record, R"([White \"Anna Maria\"])")) << record;
}

TEST(Desk, PassesNotesOutAndIn) {
  Desk desk;
  ask(desk, {"open", "standard", "", "move d6", "move f4"});
  const std::string written =
      ask(desk, {"record", "White Anna", "", "text 0 Two\\nlines \\\\", "glyph 1 2", "line 1 f4 d6",
                 "text 2 why", "line 2 d2", "end", "end", "glyph 2 1"});
  EXPECT_TRUE(contains(written, R"([White \"Anna\"])")) << written;
  EXPECT_TRUE(contains(written, "1. d6? (1. f4 d6 {why} (1... d2)) 1... f4! *")) << written;
}

TEST(Desk, RefusesNotesThatCannotStand) {
  Desk desk;
  ask(desk, {"open", "standard", "", "move d6"});
  for (const std::string_view note : {"end", "line 1 f4", "line 1 z9\nend", "text x y", "text 0",
                                      "glyph 1 256", "line 1 d6xa1\nend", "nonsense 1 x", "glyph 0 1"}) {
    const std::string answer = desk.answer("record\n\n" + std::string(note));
    EXPECT_TRUE(contains(answer, R"("code":"bad_record")")) << note << ": " << answer;
  }
}

TEST(Desk, AnswersForAPositionWithoutAGame) {
  Desk desk;
  ask(desk, {"open", "standard", "", "move d6"});
  const std::string before = ask(desk, {"view"});
  const std::string moves = ask(desk, {"moves", "standard", "WW........W.B........BBB w 5 5 3 9"});
  EXPECT_TRUE(contains(moves, R"("position":"WW........W.B........BBB w 5 5 3 9","board":{"ply":0,)"))
      << moves;
  EXPECT_TRUE(contains(moves, R"({"move":"g7xe4","from":null,"to":"g7","capture":"e4")")) << moves;
  const std::string played = ask(desk, {"play", "standard", "WW........W.B........BBB w 5 5 3 9", "g7xe4"});
  EXPECT_TRUE(contains(played, R"("position":"WWW.......W..........BBB b 4 5 0 9")")) << played;
  EXPECT_TRUE(contains(played, R"("label":"9.","mill":true)")) << played;
  EXPECT_TRUE(contains(played, R"("over":false)")) << played;
  EXPECT_TRUE(contains(ask(desk, {"play", "standard", "........................ w 9 9", "a1-a4"}),
                       R"("code":"illegal_move")"));
  EXPECT_TRUE(contains(ask(desk, {"play", "standard", "........................ w 9 9", "x"}),
                       R"("code":"bad_move")"));
  EXPECT_TRUE(contains(ask(desk, {"moves", "standard", "W"}), R"("code":"bad_position")"));
  EXPECT_TRUE(contains(ask(desk, {"moves", "x", "W"}), R"("code":"bad_rules")"));
  EXPECT_EQ(ask(desk, {"view"}), before);
}

TEST(Desk, CountsASeries) {
  Desk desk;
  EXPECT_EQ(ask(desk, {"series", "alternate", "0"}),
            R"({"game":1,"white":0,"counted":0,"half_points":[0,0],"chooser":null})");
  EXPECT_EQ(ask(desk, {"series", "alternate", "0", "white_wins next", "draw"}),
            R"({"game":2,"white":1,"counted":2,"half_points":[3,1],"chooser":null})");
  EXPECT_EQ(ask(desk, {"series", "loser_chooses", "0", "white_wins"}),
            R"({"game":1,"white":0,"counted":1,"half_points":[2,0],"chooser":1})");
  EXPECT_EQ(ask(desk, {"series", "loser_chooses", "0", "white_wins next black"}),
            R"({"game":2,"white":0,"counted":1,"half_points":[2,0],"chooser":null})");
}

TEST(Desk, ShowsWhatMayBeTakenAndWhatIsProtected) {
  Desk desk;
  // Black stands in a mill on the inner ring and once more on a1.
  const std::string view = ask(desk, {"open", "standard", "W.....BBB.WW..W......B.. w 4 4"});
  EXPECT_TRUE(
      contains(view, R"({"name":"c5","stone":"black","mills":1,"protection":"in_mill","blocked":true})"))
      << view;
  EXPECT_TRUE(
      contains(view, R"({"name":"a1","stone":"black","mills":0,"protection":"none","blocked":false})"))
      << view;
  EXPECT_TRUE(contains(view, R"("removable":["a1"])")) << view;
}

// The shape that docs/notation.md gives.
TEST(Desk, TellsDrawsThatStandAsEveryoneDoes) {
  Desk desk;
  constexpr std::string_view start = "W..W....W.W....B..B.BB.. w 0 0 100 90";
  const std::string ended = ask(desk, {"open", "standard", start});
  EXPECT_TRUE(contains(ended, R"("proof":[{"kind":"no_mill","automatic":true,"proof":["40."]}])")) << ended;
  const std::string open = ask(desk, {"open", "brettspielnetz", start});
  EXPECT_TRUE(contains(open, R"([{"kind":"no_mill","automatic":false,"proof":["40."]}])")) << open;
}

TEST(Desk, TheComputerMovesAndAnswers) {
  Computer computer;
  Desk desk = desk_with(computer);
  ask(desk, {"open", "standard", "", "move d6", "offer white \"\""});
  const std::string answer = ask(desk, {"think", "1", "black", "5"});
  EXPECT_TRUE(contains(answer, R"("event":"decline black )")) << answer;
  EXPECT_TRUE(contains(answer, R"("remark":"too_early")")) << answer;
  ask(desk, {"apply", "decline black \"\""});
  EXPECT_TRUE(contains(ask(desk, {"think", "1", "black", "5"}), R"("event":"move )"));
  EXPECT_EQ(ask(desk, {"think", "1", "white", "5"}), R"({"event":null,"remark":null})");
  EXPECT_TRUE(contains(ask(desk, {"think", "1", "black", "5", "a1"}), R"("event":"move a1")"));
  const std::string among = ask(desk, {"think", "3", "black", "5", "a1", "g7"});
  EXPECT_TRUE(contains(among, R"("event":"move a1")") || contains(among, R"("event":"move g7")")) << among;
}

TEST(Desk, JudgesTheMovesOfAGame) {
  std::vector<std::string> told;
  Computer computer([&](std::string_view text) { told.emplace_back(text); });
  Desk desk = desk_with(computer);
  // White can close a mill and win at once, and does something else.
  ask(desk, {"open", "standard", "WW........W.B........B.B w 0 0", "move b4-b2", "move e4-g7"});
  const std::string review = ask(desk, {"review", "5000", "60000"});
  EXPECT_TRUE(
      contains(review, R"("moves":[{"ply":1,"colour":"white","move":"b4-b2","phase":"flying","best":{)"))
      << review;
  EXPECT_TRUE(contains(review, R"("value":"win","plies":1,"score":null)")) << review;
  EXPECT_TRUE(contains(review, R"("judgement":")")) << review;
  EXPECT_TRUE(contains(review, R"("better":[{"move":"b4-g7x)")) << review;
  ASSERT_EQ(told.size(), 3);
  EXPECT_EQ(told.back(), R"({"done":3,"of":3})");
  ask(desk, {"open", "standard", ""});
  EXPECT_EQ(ask(desk, {"review", "1", "1"}),
            R"({"exact_moves":0,"losing_ply":{"white":null,"black":null},"moves":[]})");
}

TEST(Desk, TellsHowLikelyAFalliblePlayerPlaysMoves) {
  Computer computer;
  Desk desk = desk_with(computer);
  constexpr std::string_view position = "WW........W.B........B.B w 0 0";  // b4-g7 closes a mill and wins
  const auto chance_of = [&](std::vector<std::string_view> moves) {
    moves.insert(moves.begin(), {"chance", "standard", position});
    std::string request;
    for (const std::string_view line : moves) request.append(request.empty() ? "" : "\n").append(line);
    return desk.answer(request);
  };
  EXPECT_EQ(chance_of({}), R"({"chance":0.000})");
  EXPECT_TRUE(chance_of({"b4-g7xe4", "b4-g7xa1", "b4-g7xg1"}).starts_with(R"({"chance":0.9)"));
  EXPECT_TRUE(contains(chance_of({"b4-b2"}), R"({"chance":0.001})")) << chance_of({"b4-b2"});
  EXPECT_TRUE(contains(chance_of({"a1"}), R"("code":"bad_move")"));
  EXPECT_TRUE(contains(chance_of({"?"}), R"("code":"bad_move")"));
  EXPECT_TRUE(contains(desk.answer("chance\nstandard\nW"), R"("code":"bad_position")"));
  EXPECT_TRUE(contains(desk.answer("chance\nx\nW"), R"("code":"bad_rules")"));
}

TEST(Desk, LooksForSeveralLines) {
  std::vector<std::string> told;
  const search::Clock quick = [] {
    static std::int64_t now = 0;
    return now += 10'000;
  };
  Computer computer([&](std::string_view text) { told.emplace_back(text); }, quick);
  Desk desk = desk_with(computer);
  ask(desk, {"open", "standard", "WW........W.B........B.B w 0 0"});
  const std::string found = ask(desk, {"analyse", "2", "300"});
  EXPECT_TRUE(found.starts_with(R"({"lines":[{"ply":0,"by":"white","number":1,"depth":)")) << found;
  EXPECT_TRUE(contains(found, R"("end":1,"line":[{"move":"b4-g7x)")) << found;
  EXPECT_TRUE(contains(found, R"("number":2)")) << found;
  EXPECT_FALSE(contains(found, R"("number":3)")) << found;
  ASSERT_GE(told.size(), 2);
  EXPECT_TRUE(contains(told[0], R"("number":1,"depth":1)")) << told[0];
  // Without a time, as deep as is said, or until so many nodes are looked at.
  EXPECT_TRUE(contains(ask(desk, {"analyse", "1", "0", "0", "1"}), R"("number":1,"depth":1,)"));
  EXPECT_TRUE(contains(ask(desk, {"analyse", "1", "0", "1", "64"}), R"({"lines":[{"ply":0,)"));
  ask(desk, {"apply", "resign white"});
  EXPECT_TRUE(contains(desk.answer("analyse\n1\n10"), R"("code":"game_over")"));
}

TEST(Desk, TellsWhatTheComputerThinks) {
  std::vector<std::string> thoughts;
  Computer computer([&](std::string_view thought) { thoughts.emplace_back(thought); });
  Desk desk = desk_with(computer);
  // White closes a mill and takes the third stone.
  ask(desk, {"open", "standard", "W.W.W..........W.....BBB w 0 0"});
  EXPECT_EQ(ask(desk, {"think", "4", "white", "1"}).substr(0, 20), R"({"event":"move d6-d7)");
  ASSERT_FALSE(thoughts.empty());
  EXPECT_TRUE(thoughts.back().starts_with(R"({"ply":0,"by":"white","number":1,"depth":)")) << thoughts.back();
  EXPECT_TRUE(contains(thoughts.back(), R"("end":1,"line":[{"move":"d6-d7x)")) << thoughts.back();
  EXPECT_TRUE(contains(thoughts.back(), R"("from":"d6","to":"d7","capture":")")) << thoughts.back();
}

}  // namespace
}  // namespace muehle::wasm

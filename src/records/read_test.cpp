// One game of our own in every way of writing it down, and what is refused.
#include "records/read.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "records/flaw.h"
#include "records/write.h"
#include "rules/rules_test.h"

namespace muehle::records {
namespace {

using muehle::testing::moves;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

std::vector<Reading> ways(std::string_view text, const ReadOptions& options = {}) {
  auto read = read_game(text, options);
  EXPECT_TRUE(read) << text << "\n" << (read ? "" : read.error().message);
  return read ? *std::move(read) : std::vector<Reading>();
}
Reading only(std::string_view text, const ReadOptions& options = {}) {
  std::vector<Reading> found = ways(text, options);
  EXPECT_EQ(found.size(), 1u) << text;
  return found.empty() ? Reading{Format::own, Record{{}, Game(RuleSet{}), {}}} : std::move(found.front());
}
std::vector<Move> played(const Reading& reading) {
  std::vector<Move> all;
  for (const Ply& ply : reading.record.game.history().plies()) all.push_back(ply.move);
  return all;
}
std::vector<std::string> remarks(const Reading& reading) {
  std::vector<std::string> codes;
  for (const Error& remark : reading.record.remarks) codes.emplace_back(remark.code);
  return codes;
}
struct Refused {
  std::string code;
  int line = 0;
  int column = 0;
  friend bool operator==(const Refused&, const Refused&) = default;
};
std::ostream& operator<<(std::ostream& out, const Refused& refused) {
  return out << refused.code << " at " << refused.line << ":" << refused.column;
}
Refused refusal(std::string_view text, int first_line = 1) {
  const auto read = read_game(text, {}, first_line);
  if (read) return {"read as " + std::string(to_text(read->front().format))};
  return {std::string(read.error().code), read.error().line, read.error().column};
}

// A mill on the sixth ply would be too early: White closes d5-d6-d7 with his third stone and takes b4.
constexpr std::string_view line = "d6 f4 d5 b4 d7xb4 g7";

void expect_line(std::string_view text, Format format) {
  SCOPED_TRACE(text);
  const Reading reading = only(text);
  EXPECT_EQ(reading.format, format);
  EXPECT_EQ(played(reading), moves(line));
}

TEST(Records, ReadListsByNames) {
  for (const std::string_view list :
       {"d6 f4 d5 b4 d7xb4 g7", "1. d6 f4 2. d5 b4 3. d7xb4 g7", "1 d6 f4 2 d5 b4 3 d7xb4 g7",
        "1) d6 f4 2) d5 b4 3) d7xb4 g7", "1. d6 f4\r\n2. d5 b4\r\n3. d7xb4 g7\r\n",
        "d6\nf4\nd5\nb4\nd7xb4\ng7\n", "1.   d6        f4\n2.   d5        b4\n3.   d7 x b4   g7\n",
        "6d 4f 5d 4b 7dx4b 7g", "1. 6d 4f 2. 5d 4b 3. 7d:4b 7g", "1. D6 F4 2. D5 B4 3. D7\u00d7b4 G7",
        "1. d6, f4, 2. d5, b4, 3. d7xb4, g7"})
    expect_line(list, Format::list);
}

TEST(Records, ReadListsWithBlanksOfAllKinds) {
  const auto moves = [](std::string_view text) {
    std::string all;
    const auto ways = read_game(text);
    EXPECT_TRUE(ways) << text << (ways ? "" : ": " + ways.error().message);
    if (ways) {
      for (const Ply& ply : ways->front().record.game.history().plies()) all += to_text(ply.move) + ' ';
    }
    return all;
  };
  const std::string head = "[Position \"WWW......BBB............ w 0 0\"]\n\n";
  for (const std::string_view slide :
       {"g7-g4", "g7 - g4", "g7 \u2192 g4", "g7 ->g4", "g7> g4", "7g \u2013 4g", "g7\u00a0-\u00a0g4", "g7g4",
        "g7=>g4", "g7 \u21d2 g4", "g7\u2212g4", "g7-g4 ", "3 - 15", "3 -> 15"}) {
    EXPECT_EQ(moves(head + "1. " + std::string(slide) + " *\n"), "g7-g4 ") << slide;
  }
  EXPECT_EQ(moves("1.\u00a0d6\u2003f4\u00a02.\u00a0d2"), "d6 f4 d2 ");
  // The place of what is wrong is that in the text.
  const auto wrong = read_game(head + "1. g7 \u2192 g4 a4 - a1 2. g4 - g4 *\n");
  ASSERT_FALSE(wrong);
  EXPECT_EQ(std::pair(wrong.error().line, wrong.error().column), std::pair(3, 23));
}

TEST(Records, ReadListsAsPeopleSetThem) {
  for (const std::string_view list :
       {"1.) d6 f4\n2.) d5 b4\n3.) d7xb4 g7\n", "(1) d6 f4 (2) d5 b4 (3) d7xb4 g7",
        "1: d6 f4\n2: d5 b4\n3: d7xb4 g7", "1:d6 f4\n2:d5 b4\n3:d7xb4 g7", "1;d6;f4\n2;d5;b4\n3;d7xb4;g7",
        "1,d6,f4\n2,d5,b4\n3,d7xb4,g7", "1. d6; f4\n2. d5; b4\n3. d7xb4; g7",
        "| 1 | d6 | f4 |\n| 2 | d5 | b4 |\n| 3 | d7xb4 | g7 |\n",
        "1. d6\n1. ... f4\n2. d5\n2. ... b4\n3. d7xb4\n3. \u2026 g7", "- d6\n- f4\n- d5\n- b4\n- d7xb4\n- g7",
        "W: d6\nB: f4\nW: d5\nB: b4\nW: d7xb4\nB: g7",
        "Wei\u00df: d6\nSchwarz: f4\nWei\u00df: d5\nSchwarz: b4\nWei\u00df: d7xb4\nSchwarz: g7"})
    expect_line(list, Format::list);
  EXPECT_THAT(remarks(only("1. d6 f4 2. d5 b4")), IsEmpty());
}

TEST(Records, LeaveOutTheTitleOfAListAndSaySo) {
  for (const std::string_view title : {"Anna \u2013 Ben, Wien 2026\n\n", "White   Black\n",
                                       "Zug;Wei\u00df;Schwarz\n", "| # | White | Black |\n|---|---|---|\n"}) {
    const std::string text = std::string(title) + "1. d6 f4\n2. d5 b4\n3. d7xb4 g7\n";
    expect_line(text, Format::list);
    EXPECT_THAT(remarks(only(text)), ElementsAre("title_left_out")) << text;
  }
  EXPECT_EQ(refusal("Anna \u2013 Ben\n\n1. d6 f4\n2. d6 b4"), (Refused{"target_occupied", 4, 4}));
  // What might be a move is no title.
  EXPECT_EQ(refusal("dd6 f4\n1. d5 b4"), (Refused{"bad_record_word", 1, 1}));
  EXPECT_EQ(refusal("Anna \u2013 Ben"), (Refused{"bad_record_word", 1, 1}));
}

TEST(Records, ReadHowAListSaysItsResult) {
  for (const auto& [said, verdict] :
       {std::pair("1:0", Verdict::white_wins), std::pair("0:1", Verdict::black_wins),
        std::pair("remis", Verdict::draw), std::pair("Unentschieden", Verdict::draw),
        std::pair("\u00bd:\u00bd", Verdict::draw), std::pair("Wei\u00df gewinnt", Verdict::white_wins),
        std::pair("Schwarz gibt auf.", Verdict::white_wins), std::pair("Black wins!", Verdict::black_wins)})
    EXPECT_EQ(only(std::string(line) + "\n" + said).record.game.outcome().verdict, verdict) << said;
  EXPECT_EQ(refusal("1. d6 f4\nRot gewinnt"), (Refused{"bad_record_word", 2, 1}));
}

TEST(Records, SayPlacesInCharacters) {
  const auto column = [](std::string_view text) { return refusal(text).column; };
  EXPECT_EQ(column("1. d6 f4 {\u00e4\u20ac} q9"), 15);
  EXPECT_EQ(column("1.\u00a0d6\u00a0f4\u00a02.\u00a0q9"), 13);
  EXPECT_EQ(column(decoded("[White \"J\xf6rg\"] 1. d6 f4 2. q9").text), 28);
  EXPECT_EQ(column("Wei\u00df: d6\nSchwarz: f4\nWei\u00df: d6"), 7);
  EXPECT_EQ(column("(;GM[5]PW[J\u00f6rg];W[d6];B[z9])"), 25);
  EXPECT_EQ(column("[Black \"\u00c1cs\"]1. d6 d6"), 20);
  const std::string start = "[Position \"WWW......BBB............ w 0 0\"]\n";
  EXPECT_EQ(refusal(start + "1. g7 \u2192 g4 a4 \u2192 a1 2. g4 \u2192 g4"),
            (Refused{"target_occupied", 2, 23}));
}

TEST(Records, SayWhereAnIllegalCaptureStands) {
  EXPECT_EQ(refusal("d6\nf4\nd5\nxf4"), (Refused{"capture_without_mill", 4, 1}));
  EXPECT_EQ(refusal("1. d6 f4 2. d5 b4 3. d7 xd6"), (Refused{"capture_not_opponent", 1, 25}));
  EXPECT_EQ(refusal("1. d6 f4 2. d5 b4 3. d7xd6"), (Refused{"capture_not_opponent", 1, 22}));
  EXPECT_EQ(refusal("1. d6 f4 2. d5 b4 3. d7 g7"), (Refused{"capture_missing", 1, 22}));
  EXPECT_EQ(refusal("(2,1)\n(2,3)\n(1,1)\n-(2,3)"), (Refused{"capture_without_mill", 4, 1}));
  EXPECT_EQ(refusal("Place at point 4\nPlace at point 13\nPlace at point 7\nCapture point 13"),
            (Refused{"capture_without_mill", 4, 1}));
  EXPECT_EQ(refusal("1. d6 f4 (1... d5 2. d7 xb4)").column, 25) << "also in a variation";
}

TEST(Records, ReadNumbersOfPoints) {
  // d6 = 5, f4 = 14, d5 = 8, b4 = 11, d7 = 2, g7 = 3 in reading order from 1.
  expect_line("1. 5 14 2. 8 11 3. 2x11 3", Format::numbers);
  const std::string_view list = "5 14 8 11 2x11 3";
  EXPECT_EQ(played(only(list)), moves(line));  // from 0 it would take what is not there
  EXPECT_EQ(played(only("1 5 14 2 8 11 3 2x11 3")), moves(line));
  const std::vector<Reading> both = ways("5 14 8 11");
  ASSERT_EQ(both.size(), 2u);
  EXPECT_EQ(both[0].record.points, PointNames::from_one);
  EXPECT_EQ(both[1].record.points, PointNames::from_zero);
  EXPECT_EQ(played(only("5 14 8 11", {.points = PointNames::from_one})), moves("d6 f4 d5 b4"));
}

TEST(Records, ReadPlayOk) {
  constexpr std::string_view game =
      "[Site \"PlayOK\"]\n[Date \"2026.03.01\"]\n[White \"anna\"]\n[Black \"ben\"]\n[Result \"1-0\"]\n"
      "[GameType \"70,0\"]\n\n1. 5 14 2. 8\n11 3.\n2x11 3 1-0\n";
  expect_line(game, Format::playok);
  EXPECT_EQ(only(game).record.game.outcome().verdict, Verdict::white_wins);
  EXPECT_EQ(refusal("[Site \"PlayOK\"]\n[GameType \"20,0\"]\n\n1. e4 e5"),
            (Refused{"other_game_type", 1, 1}));
  EXPECT_EQ(refusal("[Site \"PlayOK\"][\nGameType \"d5,0\"]\n\n1. 5 14"), (Refused{"other_game_type", 1, 1}))
      << "a tag may be broken over lines";
  EXPECT_EQ(refusal("[GameType \"70,0\"]\n\n1. 5 14 2. 3x9x23 1 1-0"), (Refused{"two_captures", 3, 12}));
}

TEST(Records, ReadSanmill) {
  constexpr std::string_view tags =
      "[Event \"Sanmill-Game\"]\r\n[Site \"Sanmill\"]\r\n[Date \"2026.7.2\"]\r\n[Variant \"Nine Men's "
      "Morris\"]\r\n"
      "[PlyCount \"7\"]\r\n\r\n";
  const std::string game =
      std::string(tags) + "1.    d6    f4\r\n2.    d5    b4\r\n3.    d7xb4    g7\r\n*\r\n";
  expect_line(game, Format::sanmill);
  EXPECT_THAT(remarks(only(game)), ElementsAre("other_ply_count"));
  expect_line(std::string(tags) + "1. d6 f4 2. d5 b4 3. d7 xb4 g7 *", Format::sanmill);
  const Reading branched = only(std::string(tags) + "1. d6 f4 2. d5 b4 3. d7xb4 (xf4 g7) g7 *");
  EXPECT_EQ(played(branched), moves(line));
  EXPECT_THAT(write_record(branched.record), HasSubstr("(3. d7xf4 g7)"));
  const Reading resigned = only(std::string(tags) + "1. d6 f4 2. d5 x 1-0");
  EXPECT_EQ(resigned.record.game.outcome().reason, Reason::resignation);
  EXPECT_EQ(refusal(std::string(tags) + "1. d6 f4 2. p *"), (Refused{"passing", 7, 13}));
  EXPECT_EQ(refusal(std::string(tags) + "1. d6 f4 (f2 f2) *").line, 7);
}

TEST(Records, ReadPositionsOfSanmill) {
  constexpr std::string_view two = "O*******/**@*****/******** w p p 1 8 1 8 0 0 0 0 0 0 0 2";
  const Reading alone = only(two);
  EXPECT_EQ(alone.format, Format::sanmill);
  EXPECT_EQ(to_text(alone.record.game.history().start().position), ".......W.....B.......... w 8 8");
  const std::string tags = "[SetUp \"1\"]\n[FEN \"" + std::string(two) + "\"]\n\n";
  EXPECT_EQ(played(only(tags + "2. d6 b4")), moves("d6 b4"));
  EXPECT_EQ(played(only(tags + "1. d6 b4")), moves("d6 b4"));
  EXPECT_EQ(refusal("O*******/**@*****/******** w p r 1 8 1 8 0 0 0 2"), (Refused{"capture_pending", 1, 1}));
  EXPECT_EQ(refusal("O*******/**@*****/******** w p p 2 8 1 8 0 0 0 2"),
            (Refused{"wrong_stone_count", 1, 1}));
  EXPECT_EQ(refusal("O******X/**@*****/******** w p p 1 8 1 8 0 0 0 2"), (Refused{"marked_point", 1, 1}));
  EXPECT_EQ(refusal("O*******/**@*****/******** w p"), (Refused{"bad_sanmill_position", 1, 1}));
}

TEST(Records, ReadRings) {
  // (2,1) = d6, (2,3) = f4, (1,1) = d5, (2,7) = b4, (3,1) = d7, (3,2) = g7.
  expect_line("r0 s100 t00\n(2,1)\n(2,3) 00:00.280\n(1,1)\n(2,7)\n(3,1)\n-(2,7)\n(3,2)\n", Format::rings);
  const Reading engine = only(
      "position fen ********/********/******** w p p 0 9 0 9 0 0 1 moves (2,1) (2,3) (1,1) (2,7) (3,1) "
      "-(2,7) (3,2)");
  EXPECT_EQ(engine.format, Format::rings);
  EXPECT_EQ(played(engine), moves(line));
  expect_line("1. (2, 1)\n2. (2, 3)\n3. (1, 1)\n4. (2, 7)\n5. (3, 1)\n6. -(2, 7)\n7. (3, 2)\n",
              Format::rings);
  EXPECT_EQ(played(only("position startpos moves (2,1) (2,3)")), moves("d6 f4"));
  EXPECT_EQ(refusal("(2,1)\n(4,1)\n"), (Refused{"bad_ring_word", 2, 1}));
  EXPECT_EQ(refusal("-(2,1)\n"), (Refused{"capture_before_move", 1, 1}));
}

TEST(Records, ReadGoldToken) {
  expect_line(
      "Game 4711\nanna\tvs\tben\n\n1\tPlace to d6\tPlace to f4\n2\tPlace to d5\tPlace to b4\n"
      "3\tPlace to d7, take b4\tPlace to g7\nQuick Jump\nSomewhere else\n",
      Format::goldtoken);
  expect_line(
      "1.  Place to d6    Place to f4\n2.  Place to d5    Place to b4\n3.  Place to d7, take b4    Place to "
      "g7\n",
      Format::goldtoken);  // the tabs were lost
  EXPECT_EQ(refusal("1\tPlace to d6\tPut on f4"), (Refused{"bad_goldtoken_turn", 1, 15}));
  EXPECT_EQ(refusal("1\tPlace to d6\tPlace to d4"), (Refused{"bad_point", 1, 24}));
}

TEST(Records, ReadWhatPeopleSetAroundMoves) {
  const std::vector<Move> mill = moves("a7 b6 d7 d6 g7xb6 f6");
  for (const std::string_view text : {
           "1. a7 b6 2. d7 d6 3. g7 (xb6) f6",
           "1. a7 b6 2. d7 d6 3. g7(xb6) f6",
           "1. a7 b6 2. d7 d6 3. g7(b6) f6",
           "1. a7 b6 2. d7 d6 3. g7-xb6 f6",
           "1. a7 b6 2. d7 d6 3. g7 takes b6 f6",
           "1. a7 b6 2. d7 d6 3. g7 schl\u00e4gt b6 f6",
           "> 1. a7 b6\n> 2. d7 d6\n>> 3. g7xb6 f6\n",
           "```\n1. a7 b6\n2. d7 d6\n3. g7xb6 f6\n```\n",
           "Wei\u00df   Schwarz\na7  b6\nd7  d6\ng7xb6  f6\n",
           "1. a7, b6; 2. d7, d6; 3. g7xb6, f6",
           "1. a7 / b6\n2. d7 / d6\n3. g7xb6 / f6",
           "1. a7 b6 2. d7 d6 ; 3. g7xb6 f6",
       }) {
    EXPECT_EQ(played(only(text)), mill) << text;
  }
  EXPECT_EQ(played(only("a7 b6 d7 d6 g7xb6 (xd6 f6) f6")), mill) << "a variation";
  EXPECT_EQ(played(only("1. d6 f4 ; 2. d2 was better\n2. b4 b6")), moves("d6 f4 b4 b6")) << "a comment";
  EXPECT_EQ(played(only("1. d6 f4 ; 1. d2 b4")), moves("d6 f4"));
  EXPECT_EQ(refusal("1. d6, f4; 2. d6, b4; 3. a1"), (Refused{"target_occupied", 1, 15}));
  // Where a fault is told stays where it stands.
  EXPECT_EQ(refusal("1. a7 b6 2. d7 d6 3. g7 schl\u00e4gt b6 d4"), (Refused{"bad_record_word", 1, 36}));
  EXPECT_EQ(refusal("{\"moves\": [\"d6\"]}").code, "no_game");
}

TEST(Records, ReadOpenSpiel) {
  expect_line(
      "Place at point 4\nPlace at point 13\nPlace at point 7\nPlace at point 10\nPlace at point 1\nCapture "
      "point 10\n"
      "Place at point 2\n",
      Format::openspiel);
  EXPECT_EQ(played(only("0: Place at point 4\n1: Place at point 13\n")), moves("d6 f4"));
  EXPECT_EQ(played(only("Player 0: Place at point 4.\nPlayer 1: place at point 13.\n")), moves("d6 f4"));
  EXPECT_EQ(refusal("Place at point 4\nPlace at point 24"), (Refused{"bad_point_number", 2, 16}));
  EXPECT_EQ(played(only("[\"Place at point 4\", \"Place at point 13\"]\n")), moves("d6 f4"));
  EXPECT_EQ(played(only("[\n  \"Place at point 4\",\n  \"Place at point 13\"\n]\n")), moves("d6 f4"));
  EXPECT_EQ(played(only("['Place at point 4', 'Place at point 13']")), moves("d6 f4"));
  EXPECT_EQ(refusal("[\"Place at point 4\", \"Place at point 24\"]"), (Refused{"bad_point_number", 1, 38}));
}

TEST(Records, ReadPositionsLineByLine) {
  // Outer, middle and inner ring, clockwise from their top left corners.
  expect_line(
      "........................|W|9|9\n.........W..............|B|8|9\n.........W.B............|W|8|8\n"
      ".........W.B.....W......|B|7|8\n.........W.B...B.W......|W|7|7\n.W.......W.B.....W......|B|6|7\n"
      ".WB......W.B.....W......|W|6|6\n",
      Format::morris);
  EXPECT_EQ(refusal("........................|W|9|9\n.........W.B............|W|8|8"),
            (Refused{"no_move_between", 2, 1}));
  const std::string none = "-1 -1 -1 -1 -1 -1 -1 -1";
  const auto malom = [&](const std::string& middle, const std::string& rest) {
    return none + " " + middle + " " + none + " " + rest + " False 0 0 malom2\n";
  };
  const std::string game = malom(none, "0 0 0 1 0 0 0 0") +
                           malom("-1 -1 0 -1 -1 -1 -1 -1", "1 0 0 1 1 0 1 0") +
                           malom("-1 -1 0 -1 1 -1 -1 -1", "0 0 0 1 1 1 1 1");
  const Reading read = only(game);
  EXPECT_EQ(read.format, Format::malom);
  EXPECT_EQ(played(read), moves("d6 f4"));
  EXPECT_EQ(refusal(malom("-1 -1 0 -1 1 -1 -1 -1", "0 0 0 1 1 1 2 1")),
            (Refused{"wrong_stone_count", 1, 83}));
}

TEST(Records, ReadSgf) {
  const Reading read =
      only("(;GM[5]PW[anna]PB[ben];W[d6];B[f4]C[so far];W[d5];B[b4](;W[d7xb4];B[g7])(;W[a1]))");
  EXPECT_EQ(read.format, Format::sgf);
  EXPECT_EQ(played(read), moves(line));
  EXPECT_EQ(*find_tag(read.record.tags, "White"), "anna");
  EXPECT_THAT(remarks(read), ElementsAre("sgf_variation_left_out"));
  EXPECT_EQ(played(only("(;GM[5];W[6d];B[4f];W[5d];B[4b];W[7d x 4b];B[7g])")), moves(line));
  EXPECT_EQ(refusal("(;GM[1];B[dd])"), (Refused{"sgf_of_other_game", 1, 6}));
  EXPECT_EQ(refusal("(;GM[5]\n;W[d6];W[d5])"), (Refused{"sgf_wrong_side", 2, 10}));
  EXPECT_EQ(refusal("(;GM[5];W[d6]"), (Refused{"sgf_not_closed", 1, 1}));
}

TEST(Records, RefuseASecondGameOfSgf) {
  const auto read = read_game("(;GM[5];W[d6])(;GM[5];W[a1])");
  ASSERT_FALSE(read);
  EXPECT_EQ(std::pair(read.error().line, read.error().column), std::pair(1, 15));
  EXPECT_EQ(read.error().code, to_text(Problem::after_the_result));
}

TEST(Records, NamesAnotherGame) {
  EXPECT_EQ(refusal("[Variant \"Morabaraba\"]\n1. d6 f4 *"), (Refused{"wrong_variant", 1, 1}));
  EXPECT_EQ(
      refusal("1. a7 g1 2. g7 a1 3. d6 d2 4. f6 f2 5. a4 g4 6. c5 e3 7. e5 c3 8. b4 f4 9. d3 d5 10. c4 e4")
          .code,
      "more_than_nine_stones");
  EXPECT_EQ(refusal("1. d6 f4\n2. d5 b4\n3. d7xb4 q9"), (Refused{"bad_record_word", 3, 10}));
  EXPECT_EQ(refusal("1. d6 f4\n2. d6 b4", 11), (Refused{"target_occupied", 12, 4}));
  EXPECT_EQ(refusal("   \n").code, "no_game");
}

TEST(Records, GoOnBehindADrawWhereNothingSaysThatOneEndsTheGame) {
  std::string text = "1. a7 g7 2. a1 g1 3. d7 d1 4. b6 f6 5. b2 f2 6. d2 d6 7. c5 e5 8. e3 c3 9. d5 d3 ";
  int number = 10;
  for (int n = 0; n < 4; ++n) {
    text += std::to_string(number++) + ". a7-a4 g7-g4 ";
    text += std::to_string(number++) + ". a4-a7 g4-g7 ";
  }
  const Reading read = only(text);
  EXPECT_EQ(read.record.game.history().size(), 18 + 16);
  EXPECT_THAT(remarks(read), ElementsAre("read_without_draws"));
}

TEST(Records, SayHowAGameEndedThatTheirFileLeavesOpen) {
  constexpr std::string_view won =
      "1. a7 d6 2. d1 d7 3. g4 c5 4. d3 a4 5. e3 b4 6. c4 b2 7. f2 f4 8. g7 a1 9. c3xc5 b6xc4 "
      "10. d1-d2 f4-f6xd2 11. d3-d2 a1-d1 12. e3-d3 d1-a1 13. f2-f4 b4-c4 14. d2-d1 c4-b4xd1 "
      "15. f4-f2 f6-f4 16. g4-g1 b2-d2 17. g7-g4 d2-b2xg1 18. g4-g7 f4-f6xd3 19. f2-d2 d6-d5 "
      "20. c3-c4 b6-d6xa7 21. g7-e4 d6-b6xc4";
  const Reading read = only(std::string(won) + " *");
  EXPECT_THAT(remarks(read), ElementsAre("result_left_open"));
  EXPECT_EQ(read.record.game.outcome().reason, Reason::too_few_stones);
  EXPECT_EQ(refusal(std::string(won) + " 1/2-1/2").code, "wrong_result");
  EXPECT_EQ(refusal("[Rules \"standard\"]\n" + std::string(won) + " *").code, "wrong_result");
}

TEST(Records, AreWrittenAsOthersReadThem) {
  const Reading read = only(line);
  const auto numbers = as_numbers(read.record);
  ASSERT_TRUE(numbers);
  EXPECT_THAT(*numbers, HasSubstr("1. 5 14 2. 8 11 3. 2x11 3 *"));
  EXPECT_EQ(played(only(*numbers, {.points = PointNames::from_one})), moves(line));
  const std::string sanmill = as_sanmill(read.record);
  EXPECT_THAT(sanmill, HasSubstr("[PlyCount \"7\"]\r\n"));
  EXPECT_EQ(played(only(sanmill)), moves(line));
  const Reading start = only("[Position \".......W.....B.......... w 8 8 0 2\"]\n2. d6 b4");
  EXPECT_EQ(only(as_sanmill(start.record)).record.game.history().start(),
            start.record.game.history().start());
  EXPECT_FALSE(as_numbers(start.record));
}

}  // namespace
}  // namespace muehle::records

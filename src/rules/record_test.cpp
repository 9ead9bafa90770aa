#include "rules/record.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "rules/rules_test.h"

namespace muehle {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using testing::must;
using ::testing::StartsWith;

Note says(int ply, std::string text) { return {ply, CommentText{std::move(text)}}; }
Note glyph(int ply, Glyph glyph) { return {ply, glyph}; }
Note instead(int ply, std::string_view moves, std::vector<Note> notes = {}) {
  return {ply, Variation{testing::moves(moves), std::move(notes)}};
}

Record read(std::string_view text) { return must(read_record(text), text); }

void expect_round_trip(const Record& record) {
  const std::string text = write_record(record);
  SCOPED_TRACE(text);
  const Result<Record> again = read_record(text);
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(again->tags, record.tags);
  EXPECT_EQ(again->notes, record.notes);
  EXPECT_TRUE(testing::same(again->game, record.game));
  EXPECT_EQ(write_record(*again), text);
}

TEST(Record, LooksLikePgn) {
  const Record record{{{"White", "Anna"}, {"Black", "Ben \"B.\" \\ Co"}, {"Annotator", "me"}},
                      testing::game("standard", {"move d6", "move f4", "move d2", "move b4", "resign black"}),
                      {says(0, "Los geht's"), says(2, "schräg gegenüber")}};
  EXPECT_EQ(write_record(record),
            "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"Anna\"]\n"
            "[Black \"Ben \\\"B.\\\" \\\\ Co\"]\n[Result \"1-0\"]\n[Variant \"Nine Men's Morris\"]\n"
            "[Rules \"standard\"]\n[PlyCount \"4\"]\n[Termination \"resignation\"]\n[Annotator \"me\"]\n\n"
            "{Los geht's} 1. d6 f4 {schräg gegenüber} 2. d2 b4 {[%resign black]} 1-0\n");
  expect_round_trip(record);
}

TEST(Record, KeepsEverythingThatWasSaid) {
  const std::vector<std::string> events = {
      "move d6 offer \"Remis, ja? {klar} [so] \\\"und\\\" \\\\ weiter\\nzweite Zeile\"",
      "decline black \"noch nicht; } ] % (\"",
      "move f4",
      "offer black \"\"",
      "withdraw black",
      "move d2 claim any \"dreimal?\"",
      "move b4",
      "offer black \"jetzt aber\"",
      "accept white",
  };
  expect_round_trip({{{"Event", "Vereinsabend"}},
                     testing::game("brettspielnetz", events),
                     {says(0, "Eröffnung"), says(1, "erste"), says(1, "zweite"), says(4, "letzte")}});
}

TEST(Record, EveryEndingSurvives) {
  for (const std::string ending :
       {"resign white", "resign black", "time white", "time black", "adjudicate white", "adjudicate black",
        "adjudicate draw", "absent black", "absent white draw", "abort"}) {
    expect_round_trip({{}, testing::game("standard", {"move d6", ending}), {says(1, "Ende")}});
  }
}

TEST(Record, RunningGamesSurvive) {
  expect_round_trip({{}, testing::game("standard"), {}});
  expect_round_trip({{}, testing::game("standard", {"move d6", "offer black \"?\""}), {}});
  expect_round_trip({{}, testing::game("standard", {"offer black \"\"", "move d6"}), {}});
}

// Comments may hold anything, also what looks like a command or an escape.
TEST(Record, CommentsMayHoldAnything) {
  for (const std::string comment : {"}",
                                    "\\",
                                    "\\\\",
                                    "\\}",
                                    "a\\",
                                    "[%offer white \"\"]",
                                    "\\[%offer white",
                                    "[%eval 17]",
                                    "[%withdraw]",
                                    "{{",
                                    "(x)",
                                    "%\n% line",
                                    "; semicolon",
                                    "1-0",
                                    "$5",
                                    " blanks around ",
                                    "[%",
                                    "[%with",
                                    "\\[",
                                    "Zug 1. d6",
                                    "{a}b}}",
                                    "\\x7D",
                                    "\\\\x7D",
                                    "\\x7",
                                    "\\x7d",
                                    "}\\"}) {
    expect_round_trip({{}, testing::game("standard", {"move d6"}), {says(0, comment), says(1, comment)}});
    expect_round_trip({{}, testing::game("standard", {"move d6", "offer black " + quote(comment)}), {}});
    expect_round_trip({{}, testing::game("standard", {"move d6 offer " + quote(comment)}), {}});
  }
}

// PGN knows no way to write } inside of a comment: every other reader ends the comment there.
TEST(Record, CommentsEndAtTheirOnlyClosingBrace) {
  const Record record{
      {}, testing::game("standard", {"move d6 offer \"a}\"", "decline black \"}b\\\\}\""}), {says(1, "c}d")}};
  const std::string text = write_record(record);
  EXPECT_THAT(text, HasSubstr("1. d6 {[%with offer \"a\\x7D\"]} {c\\x7Dd} "
                              "{[%decline black \"\\x7Db\\\\\\x7D\"]} *"));
  EXPECT_EQ(std::count(text.begin(), text.end(), '{'), std::count(text.begin(), text.end(), '}'));
}

TEST(Record, ReadsTheBracesOfOldRecords) {
  const Record record = read("1. d6 {[%with offer \"a}\"]} {c\\}d} {[%decline black \"}b\\\\}\"]} *");
  EXPECT_EQ(record.notes, (std::vector<Note>{says(1, "c}d")}));
  EXPECT_EQ(record.game.log(),
            testing::game("standard", {"move d6 offer \"a}\"", "decline black \"}b\\\\}\""}).log());
}

TEST(Record, AnyStartPositionSurvives) {
  for (const std::string_view start :
       {"W......W...B.WB..BBB.... w 0 0", "W......W...B.WB..BBB.... b 0 0 17 31",
        "WW...................... b 0 0", "W....................... b 8 9",
        "W......W...B.WB..BBB.... b 0 0 100 60"}) {
    expect_round_trip({{}, testing::game_from("standard", start), {}});
  }
  const Record record{{}, testing::game_from("strikt", "W......W...B.WB..BBB.... b 0 0 17 31", "b2-b4"), {}};
  EXPECT_THAT(write_record(record),
              HasSubstr("[SetUp \"1\"]\n[Position \"W......W...B.WB..BBB.... b 0 0 17 31\"]"));
  EXPECT_THAT(write_record(record), HasSubstr("\n31... b2-b4 *"));
  expect_round_trip(record);
}

// Reading is more forgiving than writing.
TEST(Record, ReadsWhatOthersWrite) {
  const Record record = read(
      "\xEF\xBB\xBF% a line for somebody else\r\n"
      "[White \"Anna\"]\r\n[Black \"?\"]\r\n\r\n"
      "1.a7 {Ecke} 1...f4 ; bis zum Ende der Zeile\r\n2. d7 { [%eval 0.3] } 2… b4 3. g7 xb4 *");
  EXPECT_EQ(record.tags, (std::vector<Tag>{{"White", "Anna"}}));
  EXPECT_EQ(record.game.history().size(), 5);
  EXPECT_EQ(record.notes, (std::vector<Note>{says(1, "Ecke"), says(2, " bis zum Ende der Zeile"),
                                             says(3, " [%eval 0.3] ")}));
}

// The text without the tags, as far as its errors are concerned.
struct Broken {
  std::string_view text;
  std::string_view place;     // `line L, column C`
  std::string_view expected;  // part of what the message asks for
};

class BrokenRecord : public ::testing::TestWithParam<Broken> {};

TEST_P(BrokenRecord, NamesPlaceAndWhatWasExpected) {
  const Result<Record> record = read_record(GetParam().text);
  ASSERT_FALSE(record) << GetParam().text;
  EXPECT_THAT(record.error().message, StartsWith(std::string(GetParam().place) + ": "));
  EXPECT_THAT(record.error().message, HasSubstr(GetParam().expected));
}

INSTANTIATE_TEST_SUITE_P(
    Table, BrokenRecord,
    ::testing::Values(
        // tags
        Broken{"[White Anna]", "line 1, column 8", "double quotes"},
        Broken{"[ \"Anna\"]", "line 1, column 3", "name of a tag"},
        Broken{"[White \"Anna]\n*", "line 1, column 14", "closing double quote"},
        Broken{"[White \"Anna\\\n\"]\n*", "line 1, column 14", "closing double quote"},
        Broken{"[White \"Anna\" x]", "line 1, column 15", "] is expected"},
        Broken{"[White \"Anna\"", "line 1, column 14", "] is expected"},
        Broken{"[White \"A\"]\n[White \"B\"]", "line 2, column 1", "once"},
        Broken{"1. d6\n[White \"A\"]", "line 2, column 1", "before the first move"},
        Broken{"\n[Variant \"Chess\"]\n*", "line 2, column 1", "Nine Men's Morris"},
        Broken{"[Rules \"wmd\"]\n*", "line 1, column 1", "brettspielnetz"},
        Broken{"[SetUp \"1\"]\n*", "line 1, column 1", "Position"},
        Broken{"[Position \"W w 9 9\"]\n*", "line 1, column 1", "24 characters"},
        Broken{"[Result \"1-0\"]\n1. d6 *", "line 2, column 7", "`1-0` of the tag"},
        Broken{"*\n; M\xFChle", "line 2, column 4", "UTF-8"},
        // moves
        Broken{"1. d6 d4 *", "line 1, column 7", "a move (d6, a1-a4, d6xg7)"},
        Broken{"1. d6 d6 *", "line 1, column 7", "occupied"},
        Broken{"1. d6\n  f4xd6 *", "line 2, column 3", "no mill"},
        Broken{"2. d6 *", "line 1, column 1", "move number 1. is expected, not 2."},
        Broken{"1... d6 *", "line 1, column 1", "1. is expected, not 1..."},
        Broken{"1. d6 2. f4 2. d2 *", "line 1, column 7", "1... is expected, not 2."},
        Broken{"1 d6 *", "line 1, column 1", ". or ... is expected"},
        Broken{"1.. d6 *", "line 1, column 1", "1. is expected, not 1..."},
        Broken{"0. d6 *", "line 1, column 1", "a move number"},
        Broken{"99999999999. d6 *", "line 1, column 1", "a move number"},
        Broken{"1. d6 } *", "line 1, column 7", "is expected"},
        // glyphs and variations
        Broken{"$1 1. d6 *", "line 1, column 1", "a move is expected before"},
        Broken{"1. d6 $ *", "line 1, column 7", "number from 0 to 255"},
        Broken{"1. d6 $256 *", "line 1, column 7", "number from 0 to 255"},
        Broken{"1. d6!!! *", "line 1, column 6", "!, ?, !!, ??, !? or ?! is expected, not `!!!`"},
        Broken{"1. d6 (1. f4 d2 *", "line 1, column 17", "after the variations"},
        Broken{"1. d6 (1. f4\nd2", "line 1, column 7", "this variation is not closed"},
        Broken{"1. d6 (1. f4 (1. d2) (1. b4", "line 1, column 22", "this variation is not closed"},
        Broken{"1. d6 ) *", "line 1, column 7", "closes no variation"},
        Broken{"1. d6 ({nothing}) *", "line 1, column 17", "at least one move"},
        Broken{"1. d6 ($4 1. f4) *", "line 1, column 8", "a move is expected before"},
        Broken{"1. d6 ((1. f4) 1. d2) *", "line 1, column 8", "a move is expected before"},
        Broken{"(1. d6) *", "line 1, column 1", "a move is expected before"},
        Broken{"1. d6 (2. f4) *", "line 1, column 8", "1. is expected, not 2."},
        Broken{"1. d6 f4\n(1... d6) *", "line 2, column 7",
               "move 1… d6 of this variation is illegal: The target point is occupied"},
        Broken{"1. d6 (1. f4\n d2 (f4)) *", "line 2, column 6", "move 1… f4 of this variation is illegal"},
        Broken{"1. d6 (1. f4 {[%offer white \"\"]}) *", "line 1, column 15",
               "moves, comments and glyphs are expected, not the event [%offer …]"},
        // comments and commands
        Broken{"1. d6 {no end", "line 1, column 7", "} is expected"},
        Broken{"1. d6 {[%offer white \"\"", "line 1, column 8", "] is expected"},
        Broken{"1. d6 {[%offer green \"\"]} *", "line 1, column 8", "white or black is expected"},
        Broken{"1. d6 {[%accept black]} *", "line 1, column 8", "no such offer"},
        Broken{"{[%with offer \"\"]} *", "line 1, column 2", "after the move"},
        Broken{"1. d6 {[%with]} *", "line 1, column 8", "offer or a claim"},
        Broken{"1. d6 {[%with resign]} *", "line 1, column 8", "offer"},
        Broken{"1. d6 {[%with offer \"\"] [%with offer \"\"]} *", "line 1, column 25", "after the move"},
        Broken{"1. d6 {[%with claim any \"\"]} *", "line 1, column 4", "not claimed"},
        Broken{"1. d6 {[%resign white]} f4 0-1", "line 1, column 25", "the result is expected"},
        // results
        Broken{"", "line 1, column 1", "1-0, 0-1, 1/2-1/2 or *"},
        Broken{"1. d6\n", "line 2, column 1", "1-0, 0-1, 1/2-1/2 or *"},
        Broken{"1. d6 * 1-0", "line 1, column 9", "nothing comes after"},
        Broken{"1. d6 {[%resign white]} 1-0", "line 1, column 25", "0-1 is expected"},
        Broken{"1. d6 {[%resign white]} *", "line 1, column 25", "black_wins:resignation"}));

TEST(Record, ResultWithoutItsMovesBecomesTheEndingTheTagNames) {
  const auto outcome = [](const std::string& termination, const std::string& result) {
    return to_text(read("[Termination \"" + termination + "\"]\n1. d6 f4 " + result).game.outcome());
  };
  EXPECT_EQ(outcome("resignation", "1-0"), "white_wins:resignation");
  EXPECT_EQ(outcome("resignation", "0-1"), "black_wins:resignation");
  EXPECT_EQ(outcome("time", "0-1"), "black_wins:time");
  EXPECT_EQ(outcome("adjudicated", "1-0"), "white_wins:adjudicated");
  EXPECT_EQ(outcome("normal", "1-0"), "white_wins:recorded");
  EXPECT_EQ(outcome("normal", "1/2-1/2"), "draw:recorded");
  EXPECT_EQ(outcome("agreement", "1/2-1/2"), "draw:agreement");
  EXPECT_EQ(outcome("adjudicated", "1/2-1/2"), "draw:adjudicated");
  EXPECT_EQ(outcome("aborted", "*"), "aborted");
  EXPECT_EQ(outcome("unterminated", "*"), "ongoing");
}

TEST(Record, TerminationOfOursHasToBeTrue) {
  const auto error_of = [](const std::string& text) {
    const Result<Record> record = read_record(text);
    return record ? "accepted" : record.error().message;
  };
  EXPECT_EQ(error_of("[Termination \"too_few_stones\"]\n1. d6 1-0"),
            "line 1, column 1: the termination `adjudicated` is expected, not `too_few_stones`");
  EXPECT_EQ(error_of("\n[Termination \"time\"]\n1. d6 {[%resign white]} 0-1"),
            "line 2, column 1: the termination `resignation` is expected, not `time`");
  EXPECT_THAT(error_of("[Termination \"resignation\"]\n1. d6 *"), HasSubstr("the game goes on"));
  EXPECT_THAT(error_of("[Termination \"repetition\"]\n1. d6 1/2-1/2"), HasSubstr("not claimed"));
  EXPECT_THAT(error_of("[Rules \"brettspielnetz\"]\n[Termination \"repetition\"]\n1. d6 1/2-1/2"),
              HasSubstr("third time"));
}

TEST(Record, DrawsByRuleInTheTagsBecomeClaims) {
  const std::string head = "[Rules \"brettspielnetz\"]\n[Position \"W..B..W.....WB...B.W...B ";
  const std::string round = " a7-d7 g1-g4 d7-a7 g4-g1";
  const Record repeated =
      read(head + "w 0 0\"]\n[Termination \"repetition\"]\n" + round + round + " 1/2-1/2");
  EXPECT_EQ(to_text(repeated.game.outcome()), "draw:repetition");
  expect_round_trip(repeated);
  // White's right ended with his move, Black's did not.
  const Record by_black =
      read(head + "w 0 0\"]\n[Termination \"repetition\"]\n" + round + round + " a7-a4 1/2-1/2");
  EXPECT_EQ(to_text(by_black.game.outcome()), "draw:repetition");
  EXPECT_EQ(actor(by_black.game.log().back().event), Colour::black);
  const Record quiet = read(head + "w 0 0 100 60\"]\n[Termination \"no_mill\"]\n1/2-1/2");
  EXPECT_EQ(to_text(quiet.game.outcome()), "draw:no_mill");
  expect_round_trip(quiet);
}

TEST(Record, AgreementInTheTagsGoesWithAnyOfferInTheMoves) {
  for (const std::string talk :
       {"[%offer white \"\"]", "[%offer black \"\"]", "[%offer white \"\"] [%decline black \"\"]",
        "[%offer black \"\"] [%decline white \"\"]"}) {
    const Record record = read("[Termination \"agreement\"]\n1. d6 f4 {" + talk + "} 1/2-1/2");
    EXPECT_EQ(to_text(record.game.outcome()), "draw:agreement") << talk;
    expect_round_trip(record);
  }
}

TEST(Record, ReadsMovesWithoutJudgingThem) {
  const Result<RecordText> list = scan_record("d6 f4\n d2 (b4 (g7)) xf4\na1-a4xd2");
  ASSERT_FALSE(list);
  const Result<RecordText> bare = scan_record("d6 f4\n d2  xf4 (b4 (g7))\na1-a4xd2");
  ASSERT_TRUE(bare) << bare.error().message;
  const std::vector<MoveToken> moves = main_line(*bare);
  ASSERT_EQ(moves.size(), 4u);
  EXPECT_EQ(to_text(moves[2].move), "d2xf4");
  EXPECT_EQ(moves[2].location.line, 2);
  EXPECT_EQ(moves[2].location.column, 2);
  EXPECT_EQ(moves[3].location.line, 3);
  EXPECT_THAT(bare->tags, IsEmpty());

  const Result<RecordText> record = scan_record("[Rules \"strikt\"]\n1. d6 {x} f4 {[%resign black]} 1-0");
  ASSERT_TRUE(record);
  EXPECT_EQ(main_line(*record).size(), 2u);
  EXPECT_EQ(*find_tag(record->tags, "Rules"), "strikt");
  EXPECT_EQ(find_tag(record->tags, "White"), nullptr);

  const Result<RecordText> wrong = scan_record("d6\n\n h9");
  ASSERT_FALSE(wrong);
  EXPECT_THAT(wrong.error().message, StartsWith("line 3, column 2: "));
  EXPECT_TRUE(main_line(must(scan_record(""), "")).empty());
}

// ---- glyphs and variations ----

TEST(Record, ReadsATreeOfMoves) {
  const Record record = read(
      "{start} 1. d6! $10 {main} (1. f4 {x} 1... d6?? (1... d2 2. b4) 2. d2) ({y} 1. a7 $0) {behind} 1... "
      "f4\n"
      "(1... b4 ?! 2. d2!?) 2. d2 {[%offer white \"\"]} *");
  EXPECT_EQ(record.notes,
            (std::vector<Note>{says(0, "start"), glyph(1, good_move), glyph(1, {10}), says(1, "main"),
                               instead(1, "f4 d6 d2", {says(1, "x"), glyph(2, blunder), instead(2, "d2 b4")}),
                               instead(1, "a7", {says(0, "y"), glyph(1, {0})}), says(1, "behind"),
                               instead(2, "b4 d2", {glyph(2, dubious_move), glyph(3, interesting_move)})}));
  EXPECT_EQ(count_variations(record.notes), 4);
  EXPECT_EQ(record.game.history().size(), 3);
  expect_round_trip(record);
}

TEST(Record, WritesATreeAsPeopleDo) {
  const Record record{
      {},
      testing::game("standard", {"move d6", "move f4 offer \"\"", "decline white \"\"", "move d2"}),
      {says(0, "start"), instead(1, "f4 d6 d2", {says(0, "a"), glyph(2, mistake), instead(2, "b4")}),
       glyph(2, brilliant_move), glyph(2, good_move), glyph(3, {14}), glyph(3, {2}), says(3, "end"),
       glyph(3, {3})}};
  const std::string text = write_record(record);
  EXPECT_THAT(text,
              ::testing::EndsWith(
                  "\n\n{start} 1. d6 ({a} 1. f4 d6? (1... b4) 2. d2) 1... f4 {[%with offer \"\"]} $3 $1\n"
                  "{[%decline white \"\"]} 2. d2 $14 $2 {end} $3 *\n"));
  expect_round_trip(record);
}

// A suffix stands between a move and what goes with it, too.
TEST(Record, GlyphsMayStandBeforeTheOfferOfTheirMove) {
  const Record record = read("1. d6!? $6 {[%with offer \"x\"]} *");
  EXPECT_EQ(record.notes, (std::vector<Note>{glyph(1, interesting_move), glyph(1, dubious_move)}));
  EXPECT_TRUE(record.game.offer());
  expect_round_trip(record);
}

// Draw rules end games, not what people think about them.
TEST(Record, VariationsGoOnWhereTheGameWasDrawn) {
  const std::string round = " a7-d7 g1-g4 d7-a7 g4-g1";
  const Record record = read("[Position \"W..B..W.....WB...B.W...B w 0 0\"]\n" + round +
                             " a7-d7 g1-g4 d7-a7 g4-g1 (g4-g7 a7-d7 g7-g4 d7-a7 g4-g1 a7-d7) 1/2-1/2");
  EXPECT_EQ(to_text(record.game.outcome()), "draw:repetition");
  EXPECT_EQ(std::get<Variation>(record.notes.at(0).what).moves.size(), 6u);
  expect_round_trip(record);
  EXPECT_THAT(read_record("[Position \"WW............WW.....BBB w 0 0\"]\n1. c3-d3 (1. g4-g7xa1 f2-f4) *")
                  .error()
                  .message,
              HasSubstr("already over"));
}

// A rightful claim that came with a move ends the game before it.
TEST(Record, AMoveThatWasClaimedAwayHasNoGlyph) {
  const std::string head =
      "[Rules \"brettspielnetz\"]\n[Position \"W..B..W.....WB...B.W...B w 0 0 100 60\"]\n60. a7-d7";
  const std::string claim = " {[%with claim no_mill \"\"]} ";
  expect_round_trip(read(head + claim + "{so} 1/2-1/2"));
  EXPECT_THAT(read_record(head + "?" + claim + "1/2-1/2").error().message,
              ::testing::AllOf(StartsWith("line 3, column 10: "), HasSubstr("was not played")));
  EXPECT_THAT(read_record(head + claim + "(60. a7-a4) 1/2-1/2").error().message, HasSubstr("was not played"));
}

TEST(Record, NestingIsLimited) {
  const auto nested = [](int depth) {
    std::string text = "1. d6 ";
    for (int n = 0; n < depth; ++n) text += n % 2 == 0 ? "(1. f4 " : "(1. d2 ";
    return text + std::string(static_cast<std::size_t>(depth), ')') + " *";
  };
  expect_round_trip(read(nested(max_nesting)));
  EXPECT_THAT(read_record(nested(max_nesting + 1)).error().message, HasSubstr("at most 100"));
}

TEST(Record, ABareListOfMovesNeedsNoResult) {
  const auto bare = [](std::string_view text) { return must(read_record(text, ResultText::optional), text); };
  EXPECT_EQ(to_text(bare("").game.outcome()), "ongoing");
  EXPECT_EQ(bare("d6 f4 (b4) d2").game.history().size(), 3);
  const Record won = bare("[Position \"WW............WW.....BBB w 0 0\"] g4-g7xa1");
  EXPECT_EQ(to_text(won.game.outcome()), "white_wins:too_few_stones");
  expect_round_trip(won);
  EXPECT_THAT(read_record("d6 1-0 f4", ResultText::optional).error().message,
              HasSubstr("nothing comes after"));
}

TEST(Record, LinesAreWrappedAtEightyBytes) {
  Game game = testing::game("standard");
  while (game.history().size() < 60 && !game.outcome().over()) {
    testing::play(game, {"move " + to_text(game.moves()[game.history().size() % game.moves().size()])});
  }
  const std::string text = write_record({{}, game, {says(7, std::string(20, 'x'))}});
  std::size_t longest = 0;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = text.find('\n', begin);
    longest = std::max(longest, end - begin);
    begin = end + 1;
  }
  EXPECT_LE(longest, 80u);
  EXPECT_GT(longest, 60u);
  expect_round_trip({{}, game, {says(7, std::string(20, 'x'))}});
}

}  // namespace
}  // namespace muehle

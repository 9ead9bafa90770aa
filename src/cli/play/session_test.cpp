// What depends on the computer, which may play as it likes; two people at one board are tested by the
// transcripts in tests/golden/cli/play.cli.
#include "cli/play/session.h"

#include <gtest/gtest.h>

#include "cli/input.h"
#include "rules/notation.h"
#include "support/temp_folder.h"

namespace muehle::cli::play {
namespace {

Settings against(Colour person, std::string_view rules = "standard", std::string_view start = {}) {
  Settings settings;
  settings.rules = parse_rules(rules).value();
  if (!start.empty()) settings.start = parse_start(start).value();
  settings.level = 1;
  settings.colour = person;
  settings.seed = 7;
  return settings;
}

Sentences type(Session& session, std::string_view line) {
  Sentences sentences = session.act(parse_request(line, session.language()).value());
  while (auto more = session.computer_acts()) sentences.insert(sentences.end(), more->begin(), more->end());
  return sentences;
}

// A legal move of the person, whichever.
std::string some_move(const Session& session) { return to_text(session.game().moves()[0]); }

TEST(Session, ComputerAnswersEveryMove) {
  Session session(against(Colour::white));
  while (!session.game().outcome().over()) {
    ASSERT_TRUE(session.person_to_move());
    type(session, some_move(session));
    ASSERT_LT(session.game().history().size(), 400);
  }
  EXPECT_FALSE(session.computer_acts());
  EXPECT_FALSE(session.person_to_move());
}

TEST(Session, ComputerBeginsWithWhite) {
  Session session(against(Colour::black));
  EXPECT_FALSE(session.person_to_move());
  EXPECT_EQ(session.act(MakeMove{parse_move("d6").value(), {}}), Sentences{"It is not your turn."});
  EXPECT_TRUE(session.computer_acts());
  EXPECT_TRUE(session.person_to_move());
}

TEST(Session, UndoTakesBackBothPliesAndTheirCounters) {
  Session session(against(Colour::white));
  type(session, "d6");
  const Position before = session.game().position();
  const int quiet = session.game().history().quiet_plies(2);
  type(session, some_move(session));
  ASSERT_EQ(session.game().history().size(), 4);
  type(session, "undo");
  EXPECT_EQ(session.game().position(), before);
  EXPECT_EQ(session.game().history().size(), 2);
  EXPECT_EQ(session.game().history().quiet_plies(2), quiet);
  type(session, "undo");
  EXPECT_EQ(session.game().history().size(), 0);
  EXPECT_EQ(type(session, "undo"), Sentences{"There is no move to take back."});
}

TEST(Session, TheComputersFirstMoveStays) {
  Session session(against(Colour::black));
  session.computer_acts();
  type(session, "undo");
  EXPECT_EQ(session.game().history().size(), 1);
}

TEST(Session, UndoAfterOnesOwnWinningMove) {
  Session session(against(Colour::white, "standard", "WW...W...............BBB w 0 0"));
  type(session, "f6-g7xa1");
  ASSERT_TRUE(session.game().outcome().over());
  type(session, "undo");
  EXPECT_FALSE(session.game().outcome().over());
  EXPECT_TRUE(session.person_to_move());
}

TEST(Session, ComputerAnswersOffersAtOnce) {
  Session session(against(Colour::white));
  EXPECT_EQ(type(session, "offer").size(), 2u);
  EXPECT_FALSE(session.game().offer());
  // A level game without a mill for long: it accepts.
  Session tired(against(Colour::white, "standard", "W...W.B......B.W.BB....W w 0 0 40 60"));
  type(tired, "offer");
  EXPECT_EQ(tired.game().outcome(), (Outcome{Verdict::draw, Reason::agreement}));
  // The same, but the computer is stones ahead: it declines.
  Session ahead(against(Colour::white, "standard", "W...W.B.B..B.B.W.BBB...W w 0 0 40 60"));
  type(ahead, "offer");
  EXPECT_FALSE(ahead.game().outcome().over());
  EXPECT_FALSE(ahead.game().offer());
}

TEST(Session, NobodySpeaksForTheComputer) {
  Session session(against(Colour::white));
  EXPECT_EQ(session.act(parse_request("black resign", Language::english).value()),
            Sentences{"You play White."});
  EXPECT_FALSE(session.game().outcome().over());
}

TEST(Session, ColoursAlternateAndTheScoreIsKept) {
  Session session(against(Colour::white));
  type(session, "resign");
  EXPECT_EQ(type(session, "score"), Sentences{"Game 1. Score: you 0, computer 1."});
  type(session, "new");
  EXPECT_EQ(session.person(), Colour::black);
  EXPECT_EQ(type(session, "score").front(), "Game 2. Score: you 0, computer 1.");
}

TEST(Session, TheLoserMayChoose) {
  Settings settings = against(Colour::white);
  settings.next = NextColours::loser_chooses;
  Session session(settings);
  type(session, "resign");
  type(session, "new white");
  EXPECT_EQ(session.person(), Colour::white);
}

TEST(Session, ARecordRemembersWhoTheComputerWas) {
  const TempFolder folder;
  const std::string path = (folder.path() / "game.txt").string();
  Session first(against(Colour::black));
  first.computer_acts();
  type(first, "save " + path);
  Session second(against(Colour::white));
  ASSERT_TRUE(second.load(path));
  EXPECT_EQ(second.person(), Colour::black);
  EXPECT_EQ(second.game().position(), first.game().position());
  EXPECT_NE(read_text(path)->find("[White \"Computer 1\"]"), std::string::npos);
}

TEST(Session, ABrokenRecordChangesNothing) {
  const TempFolder folder;
  const std::string path = (folder.path() / "broken.txt").string();
  ASSERT_TRUE(write_text(path, "1. d6 d6 *\n"));
  Session session(against(Colour::white));
  type(session, "d6");
  const Game before = session.game();
  const Sentences answer = type(session, "load " + path);
  EXPECT_NE(answer.front().find("line 1, column 7"), std::string::npos) << answer.front();
  EXPECT_EQ(session.game().log(), before.log());
}

}  // namespace
}  // namespace muehle::cli::play

#include "club/tournament/hosted.h"

#include <gtest/gtest.h>

#include "club/tournament/draw.h"

namespace muehle::club::tournament {
namespace {

const std::vector<std::string> hosted_evening = {
    R"(tournament "Club hosted_evening" swiss rounds=2 games=1 seed=77)",
    R"(enter "Anna" 1500)",
    R"(enter "Bernd")",
    R"(enter "Carla")",
    "pause",
    R"(replace 2 "Dora \"D\"")",
    "go on",
    "round 1: 1-2 3-bye",
};

TEST(Hosted, LinesOfAnOrganiserAreReadAsTheyAreWritten) {
  for (const HostedAct& act : {HostedAct(Pause{}), HostedAct(GoOn{}), HostedAct(Replace{2, R"(Dora "D" \)"}),
                               HostedAct(AskToJoin{2}), HostedAct(Consent{true}), HostedAct(Consent{false}),
                               HostedAct(Act(Close{}))}) {
    const Result<HostedAct> read = parse_hosted_act(to_text(act));
    ASSERT_TRUE(read) << to_text(act);
    EXPECT_EQ(*read, act);
  }
  for (const char* line :
       {"replace", "replace 0 \"Dora\"", "replace x \"Dora\"", "replace 1", "replace 1 Dora",
        "replace 1 \"Dora\" 1500", "pause now", "ask", "ask 0", "ask x", "agree 2", "declined", ""})
    EXPECT_FALSE(parse_hosted_act(line)) << line;
}

TEST(Hosted, SomebodyElsePlaysOnInAPlace) {
  const Result<Hosted> hosted = replay_hosted(hosted_evening);
  ASSERT_TRUE(hosted) << hosted.error().message;
  EXPECT_EQ(hosted->named.names, (std::vector<std::string>{"Anna", R"(Dora "D")", "Carla"}));
  EXPECT_FALSE(hosted->paused);
}

TEST(Hosted, WhoAsksToBeJoinedAsksOnceAndUntilHeIs) {
  Hosted hosted = *replay_hosted(hosted_evening);
  ASSERT_TRUE(perform(hosted, AskToJoin{2}));
  EXPECT_EQ(hosted.asking, std::vector<Number>{2});
  EXPECT_FALSE(perform(hosted, AskToJoin{2}));
  EXPECT_EQ(perform(hosted, AskToJoin{3}).error().code, name(Fault::no_such_entrant));
  ASSERT_TRUE(perform(hosted, Replace{1, "Emil"}));
  EXPECT_EQ(hosted.asking, std::vector<Number>{2}) << "somebody else";
  ASSERT_TRUE(perform(hosted, Replace{2, "Carla"}));
  EXPECT_TRUE(hosted.asking.empty());
  ASSERT_TRUE(perform(hosted, Act(Close{})));
  EXPECT_EQ(perform(hosted, AskToJoin{2}).error().code, name(Fault::closed));
}

TEST(Hosted, TheSecondClubOfAMatchAnswersOnce) {
  const std::vector<std::string> match = {R"(tournament "Derby" teams games=1 boards=2 seed=1)"};
  Hosted hosted = *replay_hosted(match);
  EXPECT_FALSE(hosted.consent);
  ASSERT_TRUE(perform(hosted, Consent{false}));
  EXPECT_EQ(hosted.consent, false);
  EXPECT_FALSE(perform(hosted, Consent{true})) << "somebody has answered";
  EXPECT_EQ(hosted.consent, false);
  hosted = *replay_hosted(match);
  ASSERT_TRUE(perform(hosted, Act(Close{})));
  EXPECT_EQ(perform(hosted, Consent{true}).error().code, name(Fault::closed));
  hosted = *replay_hosted(hosted_evening);
  EXPECT_EQ(perform(hosted, Consent{true}).error().code, name(Fault::no_teams));
}

TEST(Hosted, WhatIsRefusedChangesNothing) {
  Hosted hosted = *replay_hosted(hosted_evening);
  const Hosted before = hosted;
  EXPECT_EQ(perform(hosted, Replace{3, "Emil"}).error().code, name(Fault::no_such_entrant));
  EXPECT_EQ(perform(hosted, Replace{1, "Anna"}).error().code, name(Fault::entered_already));
  EXPECT_FALSE(perform(hosted, Replace{1, "12"}));
  EXPECT_FALSE(perform(hosted, GoOn{}));
  EXPECT_EQ(hosted, before);
  ASSERT_TRUE(perform(hosted, Act(Close{})));
  EXPECT_EQ(perform(hosted, Pause{}).error().code, name(Fault::closed));
}

TEST(Hosted, AFaultyActIsNamed) {
  std::vector<std::string> acts = hosted_evening;
  acts.push_back("result 1.2 1-0");
  const Result<Hosted> hosted = replay_hosted(acts);
  ASSERT_FALSE(hosted);
  EXPECT_EQ(hosted.error().line, 9);
  EXPECT_FALSE(replay_hosted(std::vector<std::string>()));
  EXPECT_FALSE(replay_hosted(std::vector<std::string>{"pause"}));
}

TEST(Hosted, ItsFileIsATournamentOfItsOwn) {
  const Hosted hosted = *replay_hosted(hosted_evening);
  const std::string file = file_of(hosted_evening, hosted);
  EXPECT_EQ(file.find("pause"), std::string::npos);
  EXPECT_EQ(file.find("replace"), std::string::npos);
  std::vector<std::string_view> lines;
  for (std::size_t at = 0; at < file.size(); at = file.find('\n', at) + 1)
    lines.push_back(std::string_view(file).substr(at, file.find('\n', at) - at));
  const Result<NamedTournament> read = replay(lines);
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_EQ(*read, hosted.named);
}

TEST(Hosted, NobodyKnowsTheLotsBeforeItBegins) {
  const std::vector<std::string> coming(hosted_evening.begin(), hosted_evening.end() - 1);
  EXPECT_NE(file_of(coming, *replay_hosted(coming)).find("seed=0"), std::string::npos);
  EXPECT_NE(file_of(hosted_evening, *replay_hosted(hosted_evening)).find("seed=77"), std::string::npos);
}

TEST(Hosted, ItStandsInOneOfFourStates) {
  std::vector<std::string> acts(hosted_evening.begin(), hosted_evening.end() - 1);
  EXPECT_EQ(state_of(*replay_hosted(acts)), State::coming);
  acts.push_back("pause");
  EXPECT_EQ(state_of(*replay_hosted(acts)), State::paused);
  acts = hosted_evening;
  EXPECT_EQ(state_of(*replay_hosted(acts)), State::running);
  acts.push_back("close");
  EXPECT_EQ(state_of(*replay_hosted(acts)), State::running) << "a result is missing";
  acts.push_back("result 1.1 ½");
  EXPECT_EQ(state_of(*replay_hosted(acts)), State::over);
}

TEST(Hosted, SaysHowManyRoundsThereWillBe) {
  const auto rounds = [](const std::string& first, int entrants) {
    std::vector<std::string> acts = {first};
    for (int i = 0; i < entrants; ++i) acts.push_back("enter \"E" + std::to_string(i) + "\"");
    return rounds_to_come_to(replay_hosted(acts)->named.tournament);
  };
  EXPECT_EQ(rounds("tournament \"T\" swiss rounds=4", 0), 4);
  EXPECT_EQ(rounds("tournament \"T\" round_robin cycles=2", 4), 6);
  EXPECT_EQ(rounds("tournament \"T\" round_robin", 1), 0);
  EXPECT_EQ(rounds("tournament \"T\" arena", 4), 0);
  EXPECT_EQ(entered(replay_hosted(hosted_evening)->named.tournament), 3);
}

}  // namespace
}  // namespace muehle::club::tournament

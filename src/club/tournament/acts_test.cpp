#include "club/tournament/acts.h"

#include <gtest/gtest.h>

#include "club/tournament/names.h"
#include "club/tournament/ranking.h"
#include "club/tournament/test_play.h"
#include "support/text.h"

namespace muehle::club::tournament {
namespace {

Result<NamedTournament> replayed(std::string_view text) { return replay(split(text, '\n')); }

std::string fault_of(std::string_view line) {
  const Result<Act> act = parse_act(line);
  return act ? "" : std::to_string(act.error().column) + ": " + act.error().message;
}
std::string fault_in(std::string_view text) {
  const Result<NamedTournament> named = replayed(text);
  return named ? "" : named.error().message;
}

TEST(Acts, AreLinesThatPeopleRead) {
  EXPECT_EQ(
      to_text(Found{"Club evening", {.rounds = 3, .seed = 7}}),
      "tournament \"Club evening\" swiss rounds=3 games=2 counting=games missed=nothing schedule=berger "
      "cycles=1 reach=3 seed=7 tie_breaks=buchholz_cut_1,buchholz,direct_encounter,wins,black_wins");
  EXPECT_EQ(to_text(Enter{"Anna \"die Dame\"", 1500}), "enter \"Anna \\\"die Dame\\\"\" 1500");
  EXPECT_EQ(to_text(Enter{"Jürgen", {}}), "enter \"Jürgen\"");
  EXPECT_EQ(to_text(Withdraw{2}), "withdraw 3");
  EXPECT_EQ(to_text(ComeBack{2}), "come back 3");
  EXPECT_EQ(to_text(SitOut{2, 2}), "sit out 3 2");
  EXPECT_EQ(to_text(BeginRound{1, {{0, 1}, {2, 3}, {4, {}}}}), "round 1: 1-2 3-4 5-bye");
  EXPECT_EQ(to_text(TakeBackRound{}), "take back round");
  EXPECT_EQ(to_text(SetResult{1, 2, {}, GameResult::draw}), "result 1.2 ½");
  EXPECT_EQ(to_text(SetResult{1, 2, 2, GameResult::black_forfeits}), "result 1.2.2 +:-");
  EXPECT_EQ(to_text(Close{}), "close");
}

TEST(Acts, ADrawCanBeWrittenWithoutItsSign) {
  for (const char* text : {"½", "1/2", "½-½", "1/2-1/2"}) EXPECT_EQ(parse_result(text), GameResult::draw);
}

// Any act at all, also those that no tournament would take.
class AnyAct {
 public:
  explicit AnyAct(std::uint64_t seed) : random_(seed) {}

  Act next() {
    switch (random_.below(11)) {
      case 0:
        return Found{text(), settings()};
      case 1:
        return Enter{text(), random_.below(2) == 0 ? std::optional<int>() : random_.below(highest_rating + 1),
                     random_.below(2) == 0 ? std::optional<int>() : 1 + random_.below(team_count)};
      case 2:
        return Withdraw{entrant()};
      case 3:
        return ComeBack{entrant()};
      case 4:
        return SitOut{entrant(), number()};
      case 5:
        return BeginRound{number(), pairings()};
      case 6:
        return TakeBackRound{};
      case 7:
        return SetResult{number(), number(), random_.below(2) == 0 ? std::optional<int>() : number(),
                         one_of(result_names)};
      case 8:
        return NameTeam{1 + random_.below(team_count), text()};
      case 9:
        return SetBoards{1 + random_.below(team_count), {entrant(), entrant()}};
      default:
        return Close{};
    }
  }

 private:
  template <typename Value, std::size_t size>
  Value one_of(const Named<Value> (&names)[size]) {
    return names[static_cast<std::size_t>(random_.below(static_cast<int>(size)))].value;
  }
  int number() { return 1 + random_.below(1000); }
  Number entrant() { return static_cast<Number>(random_.below(static_cast<int>(most_entrants))); }

  std::string text() {
    static const std::vector<std::string> pieces = {"A", "ß", "\"", "\\", "Ö", "n", "1", " ", "-", "名", "#"};
    std::string made = "x";
    for (int n = random_.below(20); n > 0; --n)
      made += pieces[static_cast<std::size_t>(random_.below(static_cast<int>(pieces.size())))];
    return made + "y";
  }

  Settings settings() {
    Settings made{.kind = one_of(kind_names),
                  .rounds = 1 + random_.below(most_rounds),
                  .schedule = one_of(schedule_names),
                  .cycles = 1 + random_.below(most_cycles),
                  .games = 1 + random_.below(most_games),
                  .counting = one_of(counting_names),
                  .missed = one_of(missed_names),
                  .reach = 1 + random_.below(most_reach),
                  .tie_breaks = {},
                  .seed = ~std::uint64_t{0} - static_cast<std::uint64_t>(random_.below(1000))};
    if (made.kind == Kind::simul) made.colours = one_of(colours_names);
    if (made.kind == Kind::teams) made.boards = 1 + random_.below(most_boards);
    for (int n = random_.below(4); n > 0; --n) made.tie_breaks.push_back(one_of(tie_break_names));
    return made;
  }

  std::vector<Seats> pairings() {
    std::vector<Seats> made;
    for (int n = random_.below(10); n > 0; --n)
      made.push_back({entrant(), random_.below(4) == 0 ? std::optional<Number>() : entrant()});
    return made;
  }

  Random random_;
};

TEST(Acts, ReadingIsTheInverseOfWriting) {
  AnyAct any(11);
  for (int n = 0; n < 5000; ++n) {
    const Act act = any.next();
    const Result<Act> read = parse_act(to_text(act));
    ASSERT_TRUE(read) << to_text(act) << "\n" << read.error().message;
    EXPECT_EQ(*read, act) << to_text(act);
    EXPECT_EQ(to_text(*read), to_text(act));
  }
}

TEST(Acts, BlanksAroundWordsDoNotCount) {
  EXPECT_EQ(parse_act("  enter   \"Anna\"  1500 \r"), (Act{Enter{"Anna", 1500}}));
  EXPECT_EQ(parse_act("take  back  round"), Act{TakeBackRound{}});
}

TEST(Acts, ErrorsSayWhereAndWhatIsRight) {
  EXPECT_EQ(
      fault_of("leave 3"),
      "1: unknown act `leave 3`; there are tournament, enter, withdraw, come back, sit out, team, boards, "
      "round, take back round, result and close");
  EXPECT_EQ(fault_of("come home 3").substr(0, 27), "1: unknown act `come home 3");
  EXPECT_EQ(fault_of("enter Anna"), "7: a text in double quotes is expected, not `Anna`");
  EXPECT_EQ(fault_of("enter \"Anna"), "7: the closing double quote of a text is missing");
  EXPECT_EQ(fault_of("enter \"Anna\"1500"), "7: a blank is expected behind the closing double quote");
  EXPECT_EQ(fault_of("enter \"Anna\" strong"), "14: a rating is a number from 0 to 9999, not `strong`");
  EXPECT_EQ(fault_of("enter \"Anna\" 10000"), "14: a rating is a number from 0 to 9999, not `10000`");
  EXPECT_EQ(fault_of("withdraw 0"), "10: an entrant is a number from 1 to 1000, not `0`");
  EXPECT_EQ(fault_of("withdraw 3 4"), "12: the act is complete before `4`");
  EXPECT_EQ(fault_of("sit out 3"), "10: a round is a number from 1 to 1000000, not ``");
  EXPECT_EQ(fault_of("round 1 1-2"), "7: a round is written like `round 1: 1-2 3-4 5-bye`, not `1`");
  EXPECT_EQ(fault_of("round 1: 1-2 34"), "14: a pairing is written like 1-2, or 5-bye, not `34`");
  EXPECT_EQ(fault_of("round 1: 1-x"), "10: an entrant is a number from 1 to 1000, not `x`");
  EXPECT_EQ(
      fault_of("result 1 1-0"),
      "8: where a result belongs is said by round and board, as in `1.2`, or by round, board and game, as "
      "in `1.2.1`, not by `1`");
  EXPECT_EQ(fault_of("result 1.2 2-0"), "12: a result is 1-0, ½, 0-1, -:+, +:-, -:-, - or open, not `2-0`");
  EXPECT_EQ(
      fault_of("tournament \"T\" chess"),
      "16: a kind of tournament is round_robin, swiss, knockout, arena, ladder, simul or teams, not `chess`");
  EXPECT_EQ(fault_of("tournament \"T\" swiss rounds"),
            "22: a setting is written like rounds=3, not `rounds`");
  EXPECT_EQ(fault_of("tournament \"T\" swiss rounds=0"), "22: rounds is a number from 1 to 100, not `0`");
  EXPECT_EQ(fault_of("tournament \"T\" swiss rounds=3 rounds=4"), "31: the setting `rounds` stands twice");
  EXPECT_EQ(fault_of("tournament \"T\" swiss colour=red").substr(0, 35),
            "22: unknown setting `colour`; there");
}

TEST(Acts, LinesHaveALength) {
  EXPECT_EQ(fault_of(std::string(most_line_bytes + 1, ' ')), "0: a line has at most 16384 bytes");
  BeginRound largest{100, {}};
  for (Number n = 0; n < most_entrants; n += 2) largest.pairings.push_back({n, n + 1});
  EXPECT_TRUE(parse_act(to_text(largest)));
}

TEST(Acts, NamesAreToBeSeen) {
  EXPECT_TRUE(check_name("Jürgen von der Weide-Łukasz 2"));
  EXPECT_TRUE(check_name(std::string(most_name_letters, 'a')));
  EXPECT_FALSE(check_name(std::string(most_name_letters + 1, 'a')));
  EXPECT_FALSE(check_name(""));
  EXPECT_FALSE(check_name("  "));
  EXPECT_FALSE(check_name("\u0301")) << "an accent on nothing";
  EXPECT_FALSE(check_title(""));
  EXPECT_FALSE(check_name(" Anna"));
  EXPECT_FALSE(check_name("An\nna"));
  EXPECT_FALSE(check_name("An\x1b[31mna"));
  EXPECT_FALSE(check_name("An\u200bna")) << "zero width";
  EXPECT_FALSE(check_name("\u202eannA")) << "from right to left";
  EXPECT_FALSE(check_name("An\xffna")) << "no UTF-8";
  EXPECT_FALSE(check_name("12")) << "would be taken for the number of an entrant";
  EXPECT_FALSE(parse_act("enter \"An\\nna\""));
}

constexpr const char* evening =
    "tournament \"Evening\" swiss rounds=2 games=2 seed=7\n"
    "enter \"Anna\" 1500\n"
    "enter \"Bernd\"\n"
    "enter \"Clara\" 1400\n"
    "round 1: 1-2 3-bye\n"
    "\n"
    "result 1.1.1 1-0\n"
    "result 1.1.2 ½\n";

TEST(ReplayOfActs, LeadsToTheTournament) {
  const Result<NamedTournament> named = replayed(evening);
  ASSERT_TRUE(named) << named.error().message;
  EXPECT_EQ(named->title, "Evening");
  EXPECT_EQ(named->names, (std::vector<std::string>{"Anna", "Bernd", "Clara"}));
  EXPECT_EQ(named->tournament.settings.rounds, 2);
  EXPECT_EQ(named->tournament.entrants[0].rating, 1500);
  EXPECT_EQ(named->tournament.rounds[0][0].games, (std::vector{GameResult::white_wins, GameResult::draw}));
}

TEST(ReplayOfActs, ErrorsSayTheLine) {
  const std::string text = evening;
  EXPECT_EQ(fault_in(""), "there is no tournament in it");
  EXPECT_EQ(
      fault_in("enter \"Anna\""),
      "line 1: the first line founds the tournament, as in `tournament \"Club evening\" swiss rounds=3`");
  EXPECT_EQ(fault_in(text + text), "line 9: a tournament is founded once, in the first line");
  EXPECT_EQ(fault_in(text + "enter \"Anna\""), "line 9: this player has entered already");
  EXPECT_EQ(fault_in(text + "enter \"Dora\" x"),
            "line 9, column 14: a rating is a number from 0 to 9999, not `x`");
  EXPECT_EQ(fault_in(text + "round 3: 1-2"), "line 9: the next round is number 2");
  EXPECT_EQ(fault_in(text + "round 2: 1-2"), "line 9: an entrant is not paired");
  EXPECT_EQ(fault_in(text + "result 1.1 1-0"),
            "line 9: this pairing has two games, so the result says which: 1.1.1");
  EXPECT_EQ(fault_in(text + "result 1.2 1-0"), "line 9: there is no such game");
  EXPECT_EQ(fault_in(text + "result 9.1 1-0"), "line 9: there is no such game");
  EXPECT_EQ(fault_in("tournament \"T\" swiss tie_breaks=wins,wins"), "line 1: a tie-break is named twice");
}

// What a tournament goes through, told as acts: replayed it is the same.
TEST(ReplayOfActs, IsTheTournamentThatWasPlayed) {
  Random random(5);
  NamedTournament played = found(Found{"Random", {.rounds = 5, .games = 1, .seed = 3}}).value();
  std::string text = to_text(Found{"Random", {.rounds = 5, .games = 1, .seed = 3}}) + "\n";
  const auto act = [&](const Act& each) {
    if (perform(played, each)) text += to_text(each) + "\n";
  };
  for (int n = 0; n < 400; ++n) {
    const auto entrant = static_cast<Number>(random.below(12));
    switch (random.below(8)) {
      case 0:
        act(Enter{"P" + std::to_string(random.below(12)), random.below(2000)});
        break;
      case 1:
        act(Withdraw{entrant});
        break;
      case 2:
        act(ComeBack{entrant});
        break;
      case 3:
        act(SitOut{entrant, 1 + random.below(5)});
        break;
      case 4:
        if (const Draw draw = next_round(played.tournament))
          act(BeginRound{next_round_number(played.tournament), *draw});
        break;
      case 5:
        if (random.below(4) == 0) act(TakeBackRound{});
        break;
      default:
        act(SetResult{next_round_number(played.tournament) - 1, 1 + random.below(6), {}, any_result(random)});
    }
  }
  act(Close{});
  const Result<NamedTournament> again = replayed(text);
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(*again, played);
  EXPECT_GE(played.tournament.rounds.size(), 3u);
  EXPECT_EQ(ranking(again->tournament), ranking(played.tournament));
}

}  // namespace
}  // namespace muehle::club::tournament

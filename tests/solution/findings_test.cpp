// What is found out about the solved game, on a small database, and how it is written down.
#include "cli/db/findings/findings.h"

#include <gmock/gmock.h>

#include "cli/db/findings/before.h"
#include "cli/db/findings/games.h"
#include "cli/db/findings/measure.h"
#include "cli/db/findings/texts.h"
#include "perfect/random_position.h"
#include "rules/notation.h"
#include "support/small_database.h"

namespace muehle::cli::db {
namespace {

using perfect::Sector;
using perfect::Value;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::Pair;

// A database of few stones, with what was counted of it.
struct Small {
  explicit Small(int stones) : Small(testing_support::make_small_files({}, stones)) {}
  explicit Small(testing_support::DatabaseFiles made)
      : files(std::move(made)), source{"", {}, testing_support::open_files({}, files), {}} {
    const auto report = [&](const SectorSurvey& row) { rows.push_back(row); };
    EXPECT_TRUE(solver::survey(source.database, {.threads = 2}, report));
    sort_rows(rows);
  }
  Measure measure(MeasureOptions options) const {
    options.threads = 2;
    return {source, rows, options};
  }
  Prober prober() const { return {source.database, RuleSet{}}; }

  testing_support::DatabaseFiles files;
  Source source;
  std::vector<SectorSurvey> rows;
};
const Small& three_three() {
  static const Small small(6);
  return small;
}
const Small& with_four() {
  static const Small small(7);
  return small;
}
const Small& last_placements() {
  static const Small small(testing_support::make_files_of_last_placements({}));
  return small;
}

Position at(const char* text) { return *parse_position(text); }

TEST(Findings, CountsMovesOfTheWinner) {
  EXPECT_EQ(moves_of_the_winner(1), 1);
  EXPECT_EQ(moves_of_the_winner(2), 1);
  EXPECT_EQ(moves_of_the_winner(203), 102);
  EXPECT_EQ(moves_of_the_winner(219), 110);
  MovesOfTheWinner counts;
  count_in(counts, 3);
  count_in(counts, 1);
  add(counts, {0, 0, 0, 5, 1});
  EXPECT_THAT(counts, ElementsAre(0, 1, 0, 6, 1));
}

TEST(Findings, MovesAsTextAndBack) {
  const char* text = "d6 a4 a4-a1xg7";
  EXPECT_EQ(moves_text(parse_moves(text)), text);
  EXPECT_TRUE(parse_moves("").empty());
  EXPECT_EQ(parse_moves("d6 what a4").size(), 1u);
}

TEST(Findings, GoThroughAFile) {
  Findings findings;
  findings.rules = "rules";
  findings.origins["sectors"] = {"muehle 1", "command"};
  findings.origins["late"] = {"muehle 2", "other"};
  findings.sectors = three_three().rows;
  findings.late = LateFindings{{{19, 7, LateError{"p", "a1-a4", 33, "d6"}, 30}, {18, 0, std::nullopt, 31}},
                               {{18, 30, LongEnd{33, "p"}, std::nullopt}},
                               Line{3, 3, 33, "p", "d6"}};
  const std::string text = to_text(findings);
  const Result<Findings> parsed = parse_findings(text);
  ASSERT_TRUE(parsed) << parsed.error().message;
  EXPECT_EQ(to_text(*parsed), text);
  EXPECT_EQ(parsed->origins, findings.origins);
  EXPECT_FALSE(parsed->lines);
  EXPECT_EQ(parsed->late->kinds[0].latest->plies, 33);
  EXPECT_FALSE(parsed->late->kinds[1].latest);
  EXPECT_EQ(parsed->late->ends[0].win->plies, 33);
  EXPECT_FALSE(parsed->late->ends[0].loss);
  EXPECT_EQ(parsed->late->record->position, "p");
}

TEST(Findings, OfOtherTextsAreRefused) {
  for (const char* text : {"", "{}", "[]", R"({"rules":"r","late":{"found":{}}})", R"({"rules":1})"})
    EXPECT_FALSE(parse_findings(text)) << text;
}

// Every move is found again from the position that it leads to.
TEST(PositionsBefore, HoldEveryMove) {
  Random random(1);
  const RuleSet rules;
  for (const Sector& sector :
       {Sector{18, 3, 3}, {18, 3, 5}, {18, 6, 5}, {18, 9, 8}, {17, 6, 7}, {16, 8, 7}, {9, 4, 5}}) {
    for (int n = 0; n < 20; ++n) {
      const Position position = perfect::random_position(sector, random);
      for (const Move move : legal_moves(position, rules)) {
        const auto before = positions_before(position.after(move), move.places(), rules);
        EXPECT_THAT(before, Contains(Pair(position, move))) << to_text(position) << ' ' << to_text(move);
      }
    }
  }
}

TEST(PositionsBefore, NobodyPlacesAStoneThatIsNotThere) {
  EXPECT_TRUE(positions_before(Position(), true, RuleSet{}).empty());
  EXPECT_TRUE(positions_before(at("W....................... b 8 9"), false, RuleSet{}).empty());
}

TEST(Prober, WorksOutPliesOfTheLastPlacement) {
  Prober prober = three_three().prober();
  Random random(2);
  int decided = 0;
  for (int n = 0; n < 50; ++n) {
    const Position position = perfect::random_position({17, 2, 3}, random);
    const auto answer = prober.answer_with_plies(position);
    ASSERT_TRUE(answer);
    if (answer->value == Value::draw) continue;
    ++decided;
    EXPECT_EQ(answer, prober.moves(position).front().answer) << to_text(position);
  }
  EXPECT_GT(decided, 10);
}

// What the other side needs after the worst losing move; 0 when the position is not drawn or has none.
int latest_error(Prober& prober, const Position& position) {
  const auto answer = prober.answer(position);
  if (!answer || answer->value != Value::draw) return 0;
  int latest = 0;
  for (const auto& move : prober.moves(position)) {
    if (move.answer && move.answer->value == Value::loss) latest = std::max(latest, *move.answer->plies - 1);
  }
  return latest;
}

// Calls visit for all positions of the sector, those that are equal up to symmetry once.
template <typename Visit>
void visit_positions(const Sector& sector, Visit&& visit) {
  for (const Mask own : perfect::canonical_masks(sector.own)) {
    for (const Mask columns : perfect::all_subsets(point_count - sector.own, sector.opp))
      visit(position_of(sector, own, perfect::spread_bits(columns, ~own & all_points)));
  }
}

int latest_by_brute_force(const Small& small, const Sector& sector) {
  Prober prober = small.prober();
  int latest = 0;
  visit_positions(
      sector, [&](const Position& position) { latest = std::max(latest, latest_error(prober, position)); });
  return latest;
}

void expect_late(Prober& prober, const LateErrors& errors, int latest) {
  if (!errors.latest) {
    EXPECT_LT(latest, errors.at_least);
    return;
  }
  EXPECT_EQ(errors.latest->plies, latest);
  const Position drawn = at(errors.latest->position.c_str());
  EXPECT_EQ(prober.answer(drawn)->value, Value::draw);
  const Position lost = drawn.after(*parse_move(errors.latest->error));
  EXPECT_EQ(prober.answer(lost), (perfect::Answer{Value::win, latest}));
  EXPECT_EQ(parse_moves(errors.latest->moves).size(), static_cast<std::size_t>(latest));
}

TEST(Late, FindsTheErrorThatIsPunishedLast) {
  Measure measure = three_three().measure({});
  const LateFindings found = measure_late(measure);
  ASSERT_EQ(found.kinds.size(), 4u);
  Prober prober = three_three().prober();
  const int moving = latest_by_brute_force(three_three(), {18, 3, 3});
  EXPECT_GT(moving, 0);
  EXPECT_TRUE(found.kinds[0].latest);
  expect_late(prober, found.kinds[0], moving);
  EXPECT_EQ(found.kinds[1].ply, 18);
  expect_late(prober, found.kinds[1], latest_by_brute_force(three_three(), {17, 2, 3}));
}

TEST(Late, GoesBackAsFarAsDistancesAreStored) {
  Measure measure = last_placements().measure({});
  const LateFindings found = measure_late(measure);
  ASSERT_GE(found.kinds.size(), 4u);
  Prober prober = last_placements().prober();
  EXPECT_EQ(found.kinds[2].ply, 17);
  expect_late(prober, found.kinds[2], latest_by_brute_force(last_placements(), {16, 2, 2}));
  for (const auto& [ply, sector] : {std::pair(18, Sector{18, 3, 3}), {17, {17, 2, 3}}, {16, {16, 2, 2}}}) {
    const auto ends = std::ranges::find(found.ends, ply, &LongEnds::ply);
    ASSERT_NE(ends, found.ends.end()) << ply;
    int longest[] = {0, 0};  // loss, win
    visit_positions(sector, [&](const Position& position) {
      const auto answer = prober.answer_with_plies(position);
      if (answer && answer->plies)
        longest[*answer->plies % 2] = std::max(longest[*answer->plies % 2], *answer->plies);
    });
    ASSERT_TRUE(ends->win && ends->loss) << ply;
    EXPECT_EQ(ends->win->plies, longest[1]) << ply;
    EXPECT_EQ(ends->loss->plies, longest[0]) << ply;
    EXPECT_EQ(prober.answer_with_plies(at(ends->loss->position.c_str())),
              (perfect::Answer{Value::loss, longest[0]}))
        << ply;
  }
  ASSERT_TRUE(found.record);
  EXPECT_EQ(parse_moves(found.record->moves).size(), static_cast<std::size_t>(found.record->plies));
  for (const LongEnds& ends : found.ends) {
    if (ends.win) EXPECT_LE(ends.win->plies, found.record->plies);
  }
}

// Here one of the sectors is not stored, and lines go from sector to sector.
TEST(Late, NoDrawnPositionHasAnErrorThatIsPunishedLater) {
  Measure measure = with_four().measure({});
  const LateErrors moving = measure_late(measure).kinds.front();
  ASSERT_TRUE(moving.latest);
  Prober prober = with_four().prober();
  expect_late(prober, moving, moving.latest->plies);
  Random random(5);
  for (const Sector& sector : {Sector{18, 3, 3}, {18, 4, 3}, {18, 3, 4}}) {
    for (int n = 0; n < 500; ++n)
      EXPECT_LE(latest_error(prober, perfect::random_position(sector, random)), moving.latest->plies);
  }
}

TEST(Errors, AreTheSameHoweverManyThreads) {
  MeasureOptions options{.seed = 3, .threads = 1, .positions = 60};
  Measure one(with_four().source, with_four().rows, options);
  options.threads = 3;
  Measure three(with_four().source, with_four().rows, options);
  const ErrorFindings found = measure_errors(one);
  EXPECT_EQ(found.punished, measure_errors(three).punished);
  EXPECT_EQ(found.positions, 60u);
  EXPECT_GT(found.in_danger, 0u);
  EXPECT_GE(found.losing_moves, found.in_danger);
  std::uint64_t all = 0;
  for (const std::uint64_t number : found.punished) all += number;
  EXPECT_EQ(all, found.losing_moves);
}

TEST(Choices, CompareTheBestOfEitherKind) {
  Measure measure = with_four().measure({.choices = 200});
  const ChoiceFindings found = measure_choices(measure);
  ASSERT_EQ(found.mills.size(), 3u);
  const Comparison& moving = found.mills.back();
  EXPECT_GE(moving.all, 200u);
  EXPECT_LE(moving.first_better + moving.second_better + moving.first_sooner + moving.second_sooner,
            moving.all);
  // Three against four: who loses the fourth stone may fly, and is to move.
  EXPECT_GT(moving.second_better, moving.first_better);
}

TEST(ErringGames, EndAndAreCounted) {
  Prober prober = with_four().prober();
  Random random(4);
  ErringGames found{};
  const Start start = *parse_start("WWB.......B....B..B...W. w 0 0");
  constexpr int games = 5;
  for (int n = 0; n < games; ++n) ASSERT_TRUE(play_erring_game(prober, {}, start, {}, random, found));
  EXPECT_EQ(found.games, 5u);
  EXPECT_EQ(found.white_wins + found.draws + found.black_wins, 5u);
  EXPECT_GT(found.plies, 5u);
  EXPECT_GE(found.errors, found.moving_losses);
  EXPECT_EQ(found.placing_losses, 0u);
  std::uint64_t decided = 0;
  for (const std::uint64_t number : found.punished) decided += number;
  EXPECT_EQ(decided, found.white_wins + found.black_wins);
}

TEST(ErringGames, NeedADatabaseThatKnowsThem) {
  Prober prober = with_four().prober();
  Random random(4);
  ErringGames found{};
  EXPECT_FALSE(play_erring_game(prober, {}, Start{}, {}, random, found));
  EXPECT_EQ(found.games, 0u);
}

}  // namespace
}  // namespace muehle::cli::db

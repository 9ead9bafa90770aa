// The golden vectors: every number and every list in them, from src/rules and from the reference.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "reference/reference.h"
#include "rules/history.h"
#include "rules/perft.h"
#include "rules/rules_test.h"
#include "rules/symmetry.h"
#include "vectors.h"

namespace muehle {
namespace {

using testing::at;
using vectors::number;
using vectors::text;
using vectors::texts;

RuleSet rules_of(const boost::json::value& item) {
  return testing::rules("standard,millProtection=" + text(item, "protection"));
}

reference::Rules reference_rules_of(const boost::json::value& item) {
  return reference::Rules{.protection = text(item, "protection")};
}

// A wrong move may already fail to be read.
bool is_rejected(const Position& position, const std::string& move, const RuleSet& rules) {
  const Result<Move> parsed = parse_move(move);
  return !parsed || (find_fault(position, *parsed, rules) && !legal_moves(position, rules).contains(*parsed));
}

// What every file of positions says about each of them.
void expect_position(const boost::json::value& item) {
  const std::string written = text(item, "position");
  SCOPED_TRACE(written + " " + text(item, "protection"));
  const RuleSet rules = rules_of(item);
  const Position position = at(written);

  EXPECT_EQ(to_text(position), written);
  EXPECT_EQ(to_text(board_state(position, rules)), text(item, "state"));
  EXPECT_EQ(to_text(phase(position, rules)), text(item, "phase"));
  EXPECT_EQ(testing::move_texts(position, rules), texts(item, "moves"));
  EXPECT_EQ(count_moves(position, rules), number(item, "legal_move_count"));
  for (const Move move : legal_moves(position, rules)) {
    EXPECT_EQ(find_fault(position, move, rules), std::nullopt) << to_text(move);
  }
  for (const auto& [depth, nodes] : item.at("perft").as_object()) {
    EXPECT_EQ(perft(position, std::stoi(depth), rules), nodes.to_number<std::uint64_t>())
        << "depth " << depth;
  }

  const reference::State state = reference::parse(written);
  const reference::Rules reference_rules = reference_rules_of(item);
  EXPECT_EQ(reference::board_state(state, reference_rules), text(item, "state"));
  EXPECT_EQ(reference::phase(state, reference_rules), text(item, "phase"));
  EXPECT_EQ(reference::moves(state, reference_rules), texts(item, "moves"));
}

void expect_capture_count(const boost::json::value& item) {
  const std::vector<std::string> moves = testing::move_texts(at(text(item, "position")), rules_of(item));
  const auto captures = std::count_if(moves.begin(), moves.end(), [](const std::string& move) {
    return move.find('x') != std::string::npos;
  });
  EXPECT_EQ(captures, number(item, "removing_move_count")) << text(item, "position");
}

TEST(GoldenVectors, HandPickedPositions) {
  for (const auto& item : vectors::items("positions")) {
    SCOPED_TRACE(text(item, "id") + ": " + text(item, "what"));
    expect_position(item);
    for (const std::string& move : texts(item, "illegal_examples")) {
      EXPECT_TRUE(is_rejected(at(text(item, "position")), move, rules_of(item))) << move;
    }
  }
}

TEST(GoldenVectors, RandomPositions) {
  for (const auto& item : vectors::items("random_positions")) {
    expect_position(item);
    expect_capture_count(item);
  }
}

TEST(GoldenVectors, ProtectionVariants) {
  for (const auto& item : vectors::items("protection_variants")) {
    expect_position(item);
    expect_capture_count(item);
  }
}

// The different positions one ply later.
std::vector<Position> next_positions(const std::vector<Position>& positions, const RuleSet& rules) {
  std::vector<Position> next;
  for (const Position& position : positions) {
    for (const Move move : legal_moves(position, rules)) next.push_back(position.after(move));
  }
  std::ranges::sort(next, {}, &Position::key);
  const auto repeated = std::ranges::unique(next);
  next.erase(repeated.begin(), repeated.end());
  return next;
}

TEST(GoldenVectors, PerftFromTheStart) {
  constexpr int deepest_distinct = 5;  // deeper takes the sanitizers too long
  const RuleSet rules;
  std::vector<Position> positions = {Position{}};
  for (const auto& item : vectors::items("perft_start")) {
    const int ply = number(item, "ply");
    EXPECT_EQ(perft(Position{}, ply, rules), item.at("perft").to_number<std::uint64_t>()) << "ply " << ply;
    if (ply > deepest_distinct) continue;
    if (ply > 0) positions = next_positions(positions, rules);
    EXPECT_EQ(static_cast<int>(positions.size()), number(item, "distinct")) << "ply " << ply;
    std::set<std::uint64_t> classes;
    int finished = 0;
    for (const Position& position : positions) {
      const bool first = classes.insert(canonical(position).key()).second;
      if (first && !board_state(position, rules).ongoing()) ++finished;
    }
    EXPECT_EQ(static_cast<int>(classes.size()), number(item, "distinct_mod_symmetry")) << "ply " << ply;
    EXPECT_EQ(finished, number(item, "game_over_mod_symmetry")) << "ply " << ply;
  }
}

std::string removed_text(const boost::json::value& row) {
  return vectors::is_null(row, "removed") ? "" : text(row, "removed");
}

// The first ply after which `reached` holds, or 0.
template <typename Reached>
int first_ply(const History& history, Reached&& reached) {
  for (int ply = 1; ply <= history.size(); ++ply) {
    if (reached(history.plies()[ply - 1])) return ply;
  }
  return 0;
}

void expect_first_plies(const History& history, const boost::json::value& first) {
  const auto expected = [&](const char* counter) {
    return vectors::is_null(first, counter) ? 0 : number(first, counter);
  };
  EXPECT_EQ(first_ply(history, [](const Ply& ply) { return ply.occurrences >= 3; }),
            expected("third_occurrence"));
  const std::map<std::string, int> limits = {{"20", 20}, {"40", 40}, {"100", 100}};
  for (const auto& [name, limit] : limits) {
    EXPECT_EQ(first_ply(history, [&](const Ply& ply) { return ply.quiet_plies >= limit; }),
              expected(("quiet_" + name + "_plies").c_str()));
    EXPECT_EQ(first_ply(history, [&](const Ply& ply) { return ply.quiet_moving_plies >= limit; }),
              expected(("quiet_moving_" + name + "_plies").c_str()));
  }
}

TEST(GoldenVectors, GamesRowByRow) {
  for (const auto& item : vectors::items("games")) {
    SCOPED_TRACE(text(item, "id") + ": " + text(item, "what"));
    const RuleSet rules = rules_of(item);
    const std::vector<std::string> moves = texts(item, "moves");
    const auto& rows = item.at("trace").as_array();
    ASSERT_EQ(moves.size(), rows.size());
    const auto oracle =
        reference::trace(reference::parse(text(item, "start")), moves, reference_rules_of(item));

    History history(rules, testing::start_at(text(item, "start")));
    for (std::size_t n = 0; n < rows.size(); ++n) {
      const auto& row = rows[n];
      SCOPED_TRACE("ply " + std::to_string(n + 1) + " " + moves[n]);
      ASSERT_EQ(text(row, "move"), moves[n]);
      ASSERT_EQ(find_fault(history.position(), testing::move(moves[n]), rules), std::nullopt);
      history.play(testing::move(moves[n]));

      const Ply& ply = history.plies().back();
      EXPECT_EQ(history.size(), number(row, "ply"));
      EXPECT_EQ(history.move_number(history.size()), number(row, "move_number"));
      EXPECT_EQ(ply.mill_closed, row.at("mill_closed").as_bool());
      EXPECT_EQ(ply.move.captures() ? point_name(ply.move.capture) : "", removed_text(row));
      EXPECT_EQ(to_text(ply.position), text(row, "position"));
      EXPECT_EQ(ply.quiet_plies, number(row, "quiet_plies"));
      EXPECT_EQ(ply.quiet_moving_plies, number(row, "quiet_moving_plies"));
      EXPECT_EQ(ply.occurrences, number(row, "occurrences"));
      EXPECT_EQ(to_text(board_state(ply.position, rules)), text(row, "state"));

      EXPECT_EQ(oracle[n].mill_closed, row.at("mill_closed").as_bool());
      EXPECT_EQ(oracle[n].position, text(row, "position"));
      EXPECT_EQ(oracle[n].quiet_plies, number(row, "quiet_plies"));
      EXPECT_EQ(oracle[n].quiet_moving_plies, number(row, "quiet_moving_plies"));
      EXPECT_EQ(oracle[n].occurrences, number(row, "occurrences"));
    }
    EXPECT_EQ(to_text(board_state(history.position(), rules)), text(item, "final_state"));
    expect_first_plies(history, item.at("first_ply_with"));
  }
}

}  // namespace
}  // namespace muehle

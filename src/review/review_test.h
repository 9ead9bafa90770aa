// What the tests of the review share.
#pragma once

#include <gtest/gtest.h>

#include <map>
#include <memory>

#include "review/review.h"
#include "rules/rules_test.h"

namespace muehle::review::testing {

inline constexpr Effort shallow{{.depth = 2}, 1};

// Four stones each; nothing closes a mill at once, and the board is symmetric enough for everything to be
// whatever the oracle says.
inline constexpr std::string_view start = "W...W.B......B.W.BB....W w 0 0";

// Knows what it was told and says `otherwise` about the rest.
class Oracle : public perfect::Probe {
 public:
  explicit Oracle(std::optional<perfect::Answer> otherwise) : otherwise_(otherwise) {}
  // The position after `moves` from the start of `history`, and what the side to move has there.
  void tell(const History& history, std::string_view moves, perfect::Answer answer) {
    Position position = history.position(0);
    for (const Move move : muehle::testing::moves(moves)) position = position.after(move);
    answers_[position.key()] = answer;
  }
  Result<std::optional<perfect::Answer>> answer(const Position& position) override {
    const auto found = answers_.find(position.key());
    return found == answers_.end() ? otherwise_ : std::optional(found->second);
  }

 private:
  std::optional<perfect::Answer> otherwise_;
  std::map<std::uint64_t, perfect::Answer> answers_;
};

class BrokenProbe : public perfect::Probe {
 public:
  static constexpr const char* message = "a file is damaged";
  Result<std::optional<perfect::Answer>> answer(const Position&) override { return fail(message); }
};

// A searcher with a table of its own, as a browser would have one.
inline Search searching() {
  struct Engine {
    std::vector<search::Slot> slots = std::vector<search::Slot>(1 << 12);
    search::Table table{slots};
    search::Searcher searcher{table};
  };
  return [engine = std::make_shared<Engine>()](const History& history, const search::Request& request) {
    return engine->searcher.search(history, request);
  };
}

inline Review review_of(const History& history, perfect::Probe& probe) {
  Analyst analyst(searching(), &probe, shallow);
  const std::atomic<bool> stop = false;
  int done = 0;
  const auto found = review(analyst, history, 1, stop, [&](int positions) { EXPECT_EQ(positions, ++done); });
  EXPECT_EQ(done, history.size() + 1);
  return **found;
}

}  // namespace muehle::review::testing

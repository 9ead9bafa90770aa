// The review of a game.
#include <algorithm>

#include "capi/limits.h"
#include "capi/objects.h"
#include "engine/team.h"
#include "review/annotate.h"
#include "review/json.h"

namespace muehle::capi {
namespace {

using review::Analyst;
using review::Review;

constexpr std::size_t table_megabytes = 64;

struct Wish {
  int lines;
  muehle_progress progress;
  void* context;
};

Maybe<Review> judge(Analyst& analyst, const History& history, const Wish& wish) {
  std::atomic<bool> stop = false;
  const auto all = static_cast<std::uint64_t>(history.size()) + 1;
  auto found = review::review(analyst, history, wish.lines, stop, [&](int done) {
    if (wish.progress != nullptr && wish.progress(static_cast<std::uint64_t>(done), all, wish.context) != 0)
      stop = true;
  });
  if (!found) return failed(std::move(found.error()));
  if (!*found) return failed(MUEHLE_STOPPED, "the callback has stopped it");
  return std::move(**found);
}

Maybe<Review> judge_by_values(muehle_database& database, const History& history, const Wish& wish) {
  Analyst analyst(*database.probe, std::max(wish.lines, 1));
  return judge(analyst, history, wish);
}

Maybe<Review> judge_by_search(muehle_database* database, const muehle_limits& given, const History& history,
                              const Wish& wish) {
  const Maybe<engine::Go> go = go_of(given);
  if (!go) return tl::unexpected(go.error());
  search::Limits limits;
  limits.depth = go->depth.value_or(limits.depth);
  limits.nodes = go->nodes.value_or(limits.nodes);
  if (go->milliseconds) limits.microseconds = std::int64_t{*go->milliseconds} * 1000;
  if (!go->depth && !go->nodes && !go->milliseconds)
    return failed(MUEHLE_BAD_ARGUMENT, "the search of a review needs a depth, nodes or milliseconds");
  Result<engine::Team> team =
      engine::Team::make(table_megabytes, 1, database != nullptr ? &database->files() : nullptr);
  if (!team) return failed(MUEHLE_NO_MEMORY, std::move(team.error()));
  const auto search = [&](const History& position, const search::Request& request) {
    return team->search(position, request, {.clock = microseconds_now});
  };
  Analyst analyst(search, database != nullptr ? database->probe.get() : nullptr,
                  {limits, std::max(wish.lines, 1)});
  return judge(analyst, history, wish);
}

Maybe<Review> review_of(const muehle_game& game, muehle_database* database, const muehle_limits* limits,
                        const Wish& wish) {
  if (wish.lines < 0 || wish.lines > MUEHLE_MAX_MOVES)
    return failed(MUEHLE_BAD_ARGUMENT, "there may be 0 to 288 better moves");
  const History& history = game.history();
  if (database != nullptr) {
    const auto key = perfect::key_of(history.rules());
    if (!key) return failed(key.error());
    if (*key != database->files().key())
      return failed(MUEHLE_OTHER_RULES, "the database holds values for " +
                                            perfect::to_text(database->files().key()) + "; the game needs " +
                                            perfect::to_text(*key));
  }
  if (limits != nullptr) return judge_by_search(database, *limits, history, wish);
  if (database == nullptr)
    return failed(MUEHLE_MISSING, "nobody knows values: there is neither a database nor a search");
  return judge_by_values(*database, history, wish);
}

muehle_worth worth_of(const review::Worth& worth) {
  return {capi::answer_of(worth.answer), worth.score, worth.exact ? 1 : 0, worth.ignores_draw_rules ? 1 : 0};
}

}  // namespace
}  // namespace muehle::capi

using namespace muehle;
using namespace muehle::capi;

extern "C" {

muehle_review* muehle_review_new(const muehle_game* game, muehle_database* database,
                                 const muehle_limits* limits, int better, muehle_progress progress,
                                 void* context, muehle_error* error) {
  return capi::make<muehle_review>(error, [&]() -> Maybe<std::unique_ptr<muehle_review>> {
    auto found = review_of(*game, database, limits, {better, progress, context});
    if (!found) return tl::unexpected(found.error());
    return std::make_unique<muehle_review>(muehle_review{game->record, std::move(*found)});
  });
}

void muehle_review_free(muehle_review* review) { delete review; }

int muehle_review_moves(const muehle_review* review) { return static_cast<int>(review->review.moves.size()); }

muehle_code muehle_review_move(const muehle_review* review, int number, muehle_judged_move* move,
                               muehle_error* error) {
  return attempt(error, [&]() -> Maybe<void> {
    if (number < 0 || number >= muehle_review_moves(review))
      return failed(MUEHLE_BAD_ARGUMENT, "there is no move " + std::to_string(number));
    const review::ReviewedMove& judged = review->review.moves[static_cast<std::size_t>(number)];
    *move = {.ply = judged.ply,
             .move = capi::move_of(judged.move),
             .mover = index(judged.mover),
             .judgement = static_cast<int>(judged.judgement),
             .critical = judged.critical() ? 1 : 0,
             .best = worth_of(judged.best),
             .played = worth_of(judged.played),
             .lost = judged.lost};
    return {};
  });
}

char* muehle_review_json(const muehle_review* review) {
  return text_of([&] { return review::review_json(review->record, review->review); });
}

char* muehle_review_record(const muehle_review* review) {
  return text_of([&] {
    const auto nothing = [](const auto&) { return std::string(); };
    return write_record(review::annotated(review->record, review->review, {nothing, nothing}));
  });
}

}  // extern "C"

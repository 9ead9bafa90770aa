// The database: opening it and asking it. What is told sector by sector is in sectors.cpp.
#include <algorithm>

#include "capi/objects.h"
#include "perfect/failure.h"
#include "perfect/missing.h"
#include "perfect/sector_file.h"
#include "review/values.h"
#include "rules/movegen.h"
#include "rules/notation.h"
#include "solver/survey.h"

namespace muehle::capi {
namespace {

using perfect::Answer;
using perfect::Content;
using perfect::Sector;

constexpr int most_threads = 256;

std::unique_ptr<muehle_database> handle_to(std::shared_ptr<const perfect::OpenedFolder> opened) {
  const RuleSet rules = perfect::rules_of(opened->database.key());
  auto probe = perfect::make_probe(opened->database);
  return std::make_unique<muehle_database>(muehle_database{std::move(opened), rules, std::move(probe)});
}

Maybe<std::unique_ptr<muehle_database>> open_database(const std::string& folder, const RuleSet& rules,
                                                      perfect::Use use) {
  Result<perfect::OpenedFolder> opened = perfect::open_folder(folder, rules, use);
  if (!opened) return failed(std::move(opened.error()));
  if (opened->empty()) {
    if (!opened->refused.empty()) return failed(opened->refused.front());
    return failed(MUEHLE_MISSING, "there is no database for " + perfect::to_text(opened->database.key()) +
                                      " in " + folder + "; `muehle solve` makes one");
  }
  return handle_to(std::make_shared<const perfect::OpenedFolder>(std::move(*opened)));
}

tl::unexpected<Failed> unknown(const muehle_database& database, const Position& position) {
  if (!perfect::sector_of(position))
    return failed(MUEHLE_OUTSIDE, "no game leads to " + to_text(position) + ", so no database holds it");
  const std::vector<std::string> names = perfect::missing_files(database.files(), position);
  return failed(MUEHLE_MISSING, "the database does not know " + to_text(position) +
                                    (names.empty() ? "" : ": " + names.front() + " is missing"));
}

Maybe<std::optional<Answer>> ask(muehle_database& database, const Position& position) {
  Result<std::optional<Answer>> answer = database.probe->answer(position);
  if (!answer) return failed(std::move(answer.error()));
  return *answer;
}

Maybe<std::vector<perfect::RatedMove>> ranked(muehle_database& database, const Position& position) {
  auto moves = review::moves_by_value(*database.probe, position, database.rules);
  if (!moves) return failed(std::move(moves.error()));
  return std::move(*moves);
}

muehle_rated_move rated(const perfect::RatedMove& move) {
  return {capi::move_of(move.move), capi::answer_of(move.answer)};
}

Maybe<muehle_rated_move> best_of(muehle_database& database, const Position& position) {
  const auto answer = ask(database, position);
  if (!answer) return tl::unexpected(answer.error());
  if (!*answer) return unknown(database, position);
  const auto moves = ranked(database, position);
  if (!moves) return tl::unexpected(moves.error());
  if (moves->empty()) return muehle_rated_move{no_move, capi::answer_of(*answer)};
  // Where files are missing, none of the moves that are known need be the best one.
  const perfect::RatedMove& best = moves->front();
  if (best.answer && best.answer->value == (*answer)->value) return rated(best);
  for (const Move move : legal_moves(position, database.rules)) {
    const auto reply = ask(database, position.after(move));
    if (reply && !*reply) return unknown(database, position.after(move));
  }
  return failed(MUEHLE_DAMAGED, "the files disagree about " + to_text(position));
}

template <typename Names>
std::string lines_of(const Names& names) {
  std::string text;
  for (const std::string& name : names) text += name + '\n';
  return text;
}

// ---- Verifying ----

class Steps {
 public:
  Steps(std::uint64_t all, muehle_progress progress, void* context)
      : all_(all), progress_(progress), context_(context) {}

  void take() {
    ++done_;
    if (progress_ != nullptr && progress_(done_, all_, context_) != 0) stop_ = true;
  }
  const std::atomic<bool>& stop() const { return stop_; }

 private:
  std::uint64_t all_;
  muehle_progress progress_;
  void* context_;
  std::uint64_t done_ = 0;
  std::atomic<bool> stop_ = false;
};

Maybe<void> check_bytes(const perfect::Database& files, Steps& steps, muehle_verified& verified) {
  for (const auto& entry : files.entries()) {
    Result<void> checked = files.find(entry.sector, entry.content)->check_pages();
    if (!checked) return failed(std::move(checked.error()));
    ++verified.files;
    steps.take();
    if (steps.stop()) return {};
  }
  return {};
}

Maybe<void> check_values(const perfect::Database& files, int threads, Steps& steps,
                         muehle_verified& verified) {
  std::optional<Position> first_wrong;
  const auto count = [&](const solver::SectorSurvey& sector) {
    verified.checked += sector.checked;
    verified.wrong += sector.wrong;
    if (!first_wrong) first_wrong = sector.first_wrong;
    steps.take();
  };
  Result<void> done = solver::survey(files, {.threads = threads, .stop = &steps.stop()}, count);
  if (!done) return failed(std::move(done.error()));
  if (first_wrong)
    return failed(MUEHLE_DAMAGED, std::to_string(verified.wrong) + " values are wrong, the first of " +
                                      to_text(*first_wrong));
  return {};
}

Maybe<void> verify(const muehle_database& database, bool values, int threads, muehle_progress progress,
                   void* context, muehle_verified& verified) {
  if (threads < 1 || threads > most_threads)
    return failed(MUEHLE_BAD_ARGUMENT, "there may be 1 to " + std::to_string(most_threads) + " threads");
  verified = {};
  if (!database.opened->refused.empty()) return failed(MUEHLE_DAMAGED, database.opened->refused.front());
  const perfect::Database& files = database.files();
  const std::size_t sectors = values ? solver::surveyed_sectors(files).size() : 0;
  Steps steps(files.entries().size() + sectors, progress, context);
  Maybe<void> checked = check_bytes(files, steps, verified);
  if (checked && values && !steps.stop()) checked = check_values(files, threads, steps, verified);
  if (checked && steps.stop()) return failed(MUEHLE_STOPPED, "the callback has stopped it");
  return checked;
}

}  // namespace
}  // namespace muehle::capi

using namespace muehle;
using namespace muehle::capi;

extern "C" {

muehle_database* muehle_database_open(const char* folder, const muehle_rules* rules, muehle_error* error) {
  return capi::make<muehle_database>(error, [&] {
    return open_database(folder, capi::rules_of(rules), perfect::Use::values_and_distances);
  });
}

muehle_database* muehle_database_open_values(const char* folder, const muehle_rules* rules,
                                             muehle_error* error) {
  return capi::make<muehle_database>(
      error, [&] { return open_database(folder, capi::rules_of(rules), perfect::Use::values); });
}

muehle_database* muehle_database_share(const muehle_database* database, muehle_error* error) {
  return capi::make<muehle_database>(
      error, [&]() -> Maybe<std::unique_ptr<muehle_database>> { return handle_to(database->opened); });
}

void muehle_database_free(muehle_database* database) { delete database; }

char* muehle_database_files(const muehle_database* database) {
  return text_of([&] {
    std::vector<std::string> names;
    for (const auto& entry : database->files().entries())
      names.push_back(file_name(entry.sector, entry.content));
    return lines_of(names);
  });
}

char* muehle_database_refused(const muehle_database* database) {
  return text_of([&] {
    std::vector<std::string> messages;
    for (const Error& error : database->opened->refused) messages.push_back(error.message);
    return lines_of(messages);
  });
}

muehle_code muehle_database_value(muehle_database* database, muehle_position position, muehle_answer* answer,
                                  muehle_error* error) {
  return attempt(error, [&]() -> Maybe<void> {
    const Maybe<Position> known = capi::position_of(position);
    if (!known) return tl::unexpected(known.error());
    Result<std::optional<Answer>> found = database->probe->answer(*known);
    if (!found) return failed(std::move(found.error()));
    *answer = capi::answer_of(*found);
    if (!*found) return unknown(*database, *known);
    return {};
  });
}

muehle_code muehle_database_values(muehle_database* database, const muehle_position* positions, size_t count,
                                   int8_t* values, int16_t* plies, muehle_error* error) {
  return attempt(error, [&]() -> Maybe<void> {
    for (std::size_t n = 0; n < count; ++n) {
      const Maybe<Position> position = capi::position_of(positions[n]);
      if (!position) return failed_at(n, position.error());
      Result<std::optional<Answer>> found = database->probe->answer(*position);
      if (!found) return failed_at(n, failed(std::move(found.error())).value());
      const muehle_answer answer = capi::answer_of(*found);
      values[n] = answer.value;
      if (plies != nullptr) plies[n] = answer.plies;
    }
    return {};
  });
}

muehle_code muehle_database_moves(muehle_database* database, muehle_position position,
                                  muehle_rated_move moves[MUEHLE_MAX_MOVES], int* count,
                                  muehle_error* error) {
  return attempt(error, [&] {
    return capi::position_of(position)
        .and_then([&](const Position& known) { return ranked(*database, known); })
        .map([&](const std::vector<perfect::RatedMove>& found) {
          *count = static_cast<int>(found.size());
          std::ranges::transform(found, moves, rated);
        });
  });
}

muehle_code muehle_database_best(muehle_database* database, muehle_position position, muehle_rated_move* best,
                                 muehle_error* error) {
  return attempt(error, [&] {
    return capi::position_of(position)
        .and_then([&](const Position& known) { return best_of(*database, known); })
        .map([&](const muehle_rated_move& found) { *best = found; });
  });
}

char* muehle_database_missing(muehle_database* database, muehle_position position, muehle_error* error) {
  char* names = nullptr;
  attempt(error, [&]() -> Maybe<void> {
    const Maybe<Position> known = capi::position_of(position);
    if (!known) return tl::unexpected(known.error());
    const auto answer = ask(*database, *known);
    if (!answer) return tl::unexpected(answer.error());
    const bool decided = *answer && (*answer)->value != perfect::Value::draw;
    const bool all = *answer && (!decided || (*answer)->plies);
    names = copy_of(all ? "" : lines_of(perfect::missing_files(database->files(), *known)));
    if (names == nullptr) throw std::bad_alloc();
    return {};
  });
  return names;
}

muehle_code muehle_database_verify(const muehle_database* database, int values, int threads,
                                   muehle_progress progress, void* context, muehle_verified* verified,
                                   muehle_error* error) {
  return attempt(error,
                 [&] { return verify(*database, values != 0, threads, progress, context, *verified); });
}

}  // extern "C"

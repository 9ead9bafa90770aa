// What all parts of the report on the solved game need.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "cli/db/sector_stats.h"
#include "cli/db/source.h"
#include "perfect/index.h"
#include "perfect/rated_moves.h"

namespace muehle::cli::db::report {

class Context {
 public:
  Context(const Source& source, const std::vector<SectorSurvey>& rows, std::uint64_t seed, int threads);

  const perfect::Database& database() const { return source_.database; }
  const perfect::RulesKey& key() const { return source_.key; }
  const RuleSet& rules() const { return rules_; }
  std::uint64_t seed() const { return seed_; }
  int threads() const { return threads_; }
  perfect::Probe& probe() { return *probe_; }

  // All rows in the order of perfect::all_sectors(), and one of them or null.
  const std::vector<SectorSurvey>& rows() const { return rows_; }
  const SectorSurvey* row(const perfect::Sector& sector) const;

  // The first damaged file makes all answers absent and is kept in failure().
  std::optional<perfect::Answer> answer(const Position& position);
  std::vector<perfect::RatedMove> moves(const Position& position);
  const std::optional<Error>& failure() const { return failure_; }

 private:
  const Source& source_;
  const std::vector<SectorSurvey>& rows_;
  RuleSet rules_;
  std::uint64_t seed_;
  int threads_;
  std::unique_ptr<perfect::Probe> probe_;
  std::optional<Error> failure_;
};

// How many positions are won, drawn and lost for the side to move.
using Counts = solver::ValueCounts;
constexpr std::uint64_t all_of(const Counts& counts) { return counts.win + counts.draw + counts.loss; }
void add(Counts& to, const Counts& more);

// Calls visit(thread, masks, value, images) for every slot of a stored sector: `images` positions look like
// this one. Several threads at once. False when the sector is missing or damaged.
using VisitSlot = std::function<void(int, perfect::MaskPair, perfect::Value, std::uint64_t)>;
bool visit_slots(const Context& context, const perfect::Sector& sector, const VisitSlot& visit);

// ---- writing ----

// As in `8,904,593,601`.
std::string grouped(std::uint64_t number);
// As in `3.4 %`, `0.000033 %`, `99.9975 %`.
std::string percent(std::uint64_t part, std::uint64_t all);
// `win %`, `draw %` and `loss %` as three cells of a table.
std::string share_cells(const Counts& counts);
// The moves numbered in pairs, as in `1. a1-a4 b2-d2 2. …`, in lines of at most 110 characters.
std::string numbered(const std::vector<Move>& moves, Colour first);

// ---- the parts, each a chapter of Markdown ----

std::string game_chapter(Context& context);
std::string placing_chapter(Context& context);
std::string opening_chapter(Context& context);
std::string longest_chapter(Context& context);
std::string sectors_chapter(Context& context);
std::string claims_chapter(Context& context);
std::string lines_chapter(Context& context);

// Parts of the chapter on claims.
std::string central_mill(Context& context);
std::string places_and_mobility(Context& context);
std::string captures(Context& context);

}  // namespace muehle::cli::db::report

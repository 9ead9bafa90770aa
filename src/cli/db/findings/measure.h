// Working out what findings.h holds from a database, a function for each section.
#pragma once

#include <atomic>
#include <functional>
#include <memory>

#include "cli/db/findings/findings.h"
#include "cli/db/source.h"
#include "perfect/index.h"
#include "perfect/rated_moves.h"
#include "support/random.h"

namespace muehle::cli::db {

// Longer than any win: of a line that is played to its end.
inline constexpr int most_line_plies = 1000;

struct MeasureOptions {
  std::uint64_t seed = 1;
  int threads = 1;
  int positions = 100'000;  // random drawn ones for ErrorFindings
  int games = 2'000;        // of each kind
  int choices = 20'000;     // for each comparison
  const std::atomic<bool>* stop = nullptr;
};

// One thread's way to the database.
class Prober {
 public:
  Prober(const perfect::Database& database, const RuleSet& rules)
      : rules_(rules), probe_(perfect::make_probe(database)) {}

  const RuleSet& rules() const { return rules_; }
  perfect::Probe& probe() { return *probe_; }

  // The first damaged file makes all answers absent and is kept in failure().
  std::optional<perfect::Answer> answer(const Position& position);
  // As answer(), with plies for placing positions too: worked out move by move, so for the last placements
  // only.
  std::optional<perfect::Answer> answer_with_plies(const Position& position);
  std::vector<perfect::RatedMove> moves(const Position& position);
  std::vector<Move> best_line(const Position& position, int most_plies);
  const std::optional<Error>& failure() const { return failure_; }

 private:
  RuleSet rules_;
  std::unique_ptr<perfect::Probe> probe_;
  std::optional<Error> failure_;
};

class Measure {
 public:
  Measure(const Source& source, const std::vector<SectorSurvey>& rows, const MeasureOptions& options);

  const perfect::Database& database() const { return source_.database; }
  const RuleSet& rules() const { return rules_; }
  const MeasureOptions& options() const { return options_; }
  // What the section `sectors` says, in the order of perfect::all_sectors(); empty where it is not needed.
  const std::vector<SectorSurvey>& rows() const { return rows_; }
  // Those whose values follow from the database, in that order.
  std::vector<perfect::Sector> sectors() const;
  Prober& prober() { return probers_.front(); }
  bool stopped() const { return options_.stop != nullptr && options_.stop->load(); }

  // Calls work(part, prober, random) for parts 0..parts-1, several threads at once. What a part draws depends
  // on the seed and its number, not on the threads.
  using Work = std::function<void(std::size_t, Prober&, Random&)>;
  void in_parts(std::size_t parts, const Work& work);

  std::optional<Error> failure() const;

 private:
  const Source& source_;
  const std::vector<SectorSurvey>& rows_;
  MeasureOptions options_;
  RuleSet rules_;
  std::vector<Prober> probers_;  // one for each thread
};

// Calls visit(thread, masks, plies or value, images) for every slot that the file of a stored sector holds:
// `images` positions look like this one. Several threads at once. False when the sector is missing or
// damaged.
using VisitSlot = std::function<void(int, perfect::MaskPair, std::uint8_t, std::uint64_t)>;
bool visit_values(const Measure& measure, const perfect::Sector& sector, const VisitSlot& visit);
// The same with perfect::Distance.
bool visit_distances(const Measure& measure, const perfect::Sector& sector, const VisitSlot& visit);

FileFindings measure_files(Measure& measure);
OpeningFindings measure_opening(Measure& measure);
LineFindings measure_lines(Measure& measure);
LateFindings measure_late(Measure& measure);
ErrorFindings measure_errors(Measure& measure);
GameFindings measure_games(Measure& measure);
PlaceFindings measure_places(Measure& measure);
ChoiceFindings measure_choices(Measure& measure);

}  // namespace muehle::cli::db

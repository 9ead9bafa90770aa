// How soon errors are punished: random drawn positions of the moving phase and all their losing moves.
#include <algorithm>

#include "cli/db/findings/measure.h"
#include "perfect/random_position.h"
#include "rules/movegen.h"

namespace muehle::cli::db {
namespace {

using perfect::Sector;
using perfect::Value;

constexpr std::size_t error_parts = 64;

// Draws drawn positions, each as likely as any other.
class DrawnPositions {
 public:
  explicit DrawnPositions(const Measure& measure) {
    for (const SectorSurvey& row : measure.rows()) {
      if (!row.sector.moving() || !row.has_distances || row.positions.draw == 0) continue;
      all_ += row.positions.draw;
      sectors_.emplace_back(all_, row.sector);
    }
  }

  bool none() const { return sectors_.empty(); }

  // Nothing when the database is damaged.
  std::optional<Position> draw(Prober& prober, Random& random) const {
    const std::uint64_t place = random.next() % all_;
    const auto sector =
        std::upper_bound(sectors_.begin(), sectors_.end(), place,
                         [](std::uint64_t at, const auto& entry) { return at < entry.first; });
    for (;;) {
      const Position position = perfect::random_position(sector->second, random);
      const auto answer = prober.answer(position);
      if (!answer) return std::nullopt;
      if (answer->value == Value::draw) return position;
    }
  }

 private:
  std::uint64_t all_ = 0;
  std::vector<std::pair<std::uint64_t, Sector>> sectors_;  // each with the end of its range
};

void look_at(Prober& prober, const Position& position, ErrorFindings& found) {
  ++found.positions;
  bool in_danger = false;
  for (const Move move : legal_moves(position, prober.rules())) {
    ++found.moves;
    const auto reply = prober.answer(position.after(move));
    if (!reply || reply->value != Value::win || !reply->plies) continue;
    in_danger = true;
    ++found.losing_moves;
    count_in(found.punished, moves_of_the_winner(*reply->plies));
  }
  if (in_danger) ++found.in_danger;
}

void merge_errors(ErrorFindings& to, const ErrorFindings& more) {
  to.positions += more.positions;
  to.in_danger += more.in_danger;
  to.moves += more.moves;
  to.losing_moves += more.losing_moves;
  add(to.punished, more.punished);
}

}  // namespace

ErrorFindings measure_errors(Measure& measure) {
  std::vector<ErrorFindings> found(error_parts, ErrorFindings{});
  const DrawnPositions drawn(measure);
  if (!drawn.none()) {
    measure.in_parts(error_parts, [&](std::size_t part, Prober& prober, Random& random) {
      const auto wanted = static_cast<std::uint64_t>(measure.options().positions);
      for (std::uint64_t n = part; n < wanted && !measure.stopped(); n += error_parts) {
        const auto position = drawn.draw(prober, random);
        if (!position) return;
        look_at(prober, *position, found[part]);
      }
    });
  }
  for (std::size_t part = 1; part < error_parts; ++part) merge_errors(found.front(), found[part]);
  found.front().seed = measure.options().seed;
  return found.front();
}

}  // namespace muehle::cli::db

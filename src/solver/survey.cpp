#include "solver/survey.h"

#include <algorithm>
#include <map>
#include <memory>
#include <mutex>
#include <set>

#include "perfect/classes.h"
#include "perfect/index.h"
#include "perfect/sector_file.h"
#include "perfect/shape.h"
#include "solver/one_ply.h"
#include "solver/packed.h"
#include "solver/parallel.h"
#include "solver/sector_tally.h"

namespace muehle::solver {
namespace {

using namespace perfect;

// The sectors that moves of `sector` lead to; those that do not exist are left out.
std::vector<Sector> sectors_after(const Sector& sector) {
  const int placed = sector.moving() ? 0 : 1;
  std::vector<Sector> after;
  for (const int captured : {0, 1}) {
    const Sector next{sector.ply + placed, sector.opp - captured, sector.own + placed};
    if (exists(next)) after.push_back(next);
  }
  return after;
}

// Moving sectors by stones, then the placing phase from its end: what a sector depends on comes earlier, but
// for the partner of a moving sector, own and opp exchanged.
std::vector<Sector> in_order() {
  std::vector<Sector> sectors = all_sectors();
  const auto key = [](const Sector& s) {
    return std::tuple(-s.ply, s.moving() ? s.own + s.opp : 0, std::min(s.own, s.opp), s.own);
  };
  std::sort(sectors.begin(), sectors.end(),
            [&](const Sector& a, const Sector& b) { return key(a) < key(b); });
  return sectors;
}

// What is known of a database before it is read.
struct Reach {
  std::set<Sector> known;
  std::set<Sector> with_distances;
};

Reach reach(const Database& database) {
  Reach reach;
  const auto add = [&](std::set<Sector>& to, const Sector& sector, Content content) {
    for (const Sector& one : {sector, partner_of(sector)}) {
      if (!database.knows(one, content)) return;
      for (const Sector& next : sectors_after(one)) {
        if (next != partner_of(one) && !to.contains(next)) return;
      }
    }
    to.insert(sector);
  };
  for (const Sector& sector : in_order()) {
    if (sector.moving()) {
      add(reach.known, sector, Content::wdl);
      add(reach.with_distances, sector, Content::distance);
      continue;
    }
    const std::vector<Sector> after = sectors_after(sector);
    const auto all_in = [&](const std::set<Sector>& sectors) {
      return std::ranges::all_of(after, [&](const Sector& next) { return sectors.contains(next); });
    };
    if (all_in(reach.known) && database.knows(sector, Content::wdl)) reach.known.insert(sector);
    if (all_in(reach.with_distances) && database.knows(sector, Content::distance))
      reach.with_distances.insert(sector);
  }
  return reach;
}

// The values of a sector in mover order: a byte each while the work is on it or its neighbours, then two
// bits.
class Table {
 public:
  Table(const Sector& sector, bool distances)
      : shape_(shape_of(sector)), distances_(distances), bytes_(shape_.slots()) {}

  bool distances() const { return distances_; }
  std::uint8_t* row(std::uint32_t row) { return &bytes_[std::size_t{row} * shape_.width]; }

  void read(std::uint32_t row, bool as_distances, std::uint8_t* values) const {
    if (!packed_.empty()) {
      packed_.unpack_row(row, values);
      return;
    }
    const std::uint8_t* bytes = &bytes_[std::size_t{row} * shape_.width];
    if (distances_ && !as_distances) {
      values_of({bytes, shape_.width}, values);
    } else {
      std::copy_n(bytes, shape_.width, values);
    }
  }

  // Keeps win, draw and loss only.
  void pack(int threads) {
    if (!packed_.empty()) return;
    PackedSector packed(shape_);
    run_parallel(threads, packed.row_count(), [&](int, std::size_t n) {
      std::vector<std::uint8_t> values(shape_.padded_width());
      read(static_cast<std::uint32_t>(n), false, values.data());
      packed.pack_row(static_cast<std::uint32_t>(n), values.data());
    });
    packed_ = std::move(packed);
    std::vector<std::uint8_t>().swap(bytes_);  // assigning {} would keep the memory
  }

 private:
  Shape shape_;
  bool distances_;
  std::vector<std::uint8_t> bytes_;
  PackedSector packed_;
};

class Surveyor {
 public:
  Surveyor(const Database& database, const SurveyOptions& options,
           const std::function<void(const SectorSurvey&)>& report)
      : database_(database),
        options_(options),
        report_(report),
        reach_(reach(database)),
        keeps_distances_(std::ranges::any_of(reach_.with_distances,
                                             [](const Sector& sector) { return !sector.moving(); })) {}

  Result<void> run() {
    std::vector<Sector> group;  // moving sectors with as many stones, or one ply
    const auto level = [](const Sector& s) { return std::pair(s.ply, s.moving() ? s.own + s.opp : 0); };
    for (const Sector& sector : in_order()) {
      if (!group.empty() && level(group.front()) != level(sector)) {
        work_on(group);
        group.clear();
      }
      if (reach_.known.contains(sector)) group.push_back(sector);
    }
    if (!group.empty()) work_on(group);
    if (failure_) return tl::unexpected(*failure_);
    return {};
  }

 private:
  bool stopped() const { return failed_.load() || (options_.stop != nullptr && options_.stop->load()); }

  void work_on(const std::vector<Sector>& group) {
    const bool moving = group.front().moving();
    // Partners depend on each other: those that are stored are read first.
    for (const Sector& sector : group) {
      if (moving && stored(sector)) load(sector);
    }
    for (const Sector& sector : group) {
      if (stopped()) return;
      if (!stored(sector)) work_out(sector);
    }
    for (const Sector& sector : group) {
      if (stopped()) return;
      if (stored(sector)) work_out(sector);
    }
    retire(group.front());
  }

  // Packs or drops what is needed less or not at all from now on.
  void retire(const Sector& done) {
    std::erase_if(tables_, [&](const auto& entry) { return !done.moving() && entry.first.ply > done.ply; });
    for (auto& [sector, table] : tables_) {
      if (has_distances(sector) && keeps_distances_) continue;
      const bool behind = !done.moving() || sector.own + sector.opp < done.own + done.opp;
      if (behind) table->pack(options_.threads);
    }
  }

  bool has_distances(const Sector& sector) const { return reach_.with_distances.contains(sector); }

  void load(const Sector& sector) {
    if (stopped()) return;
    auto table = std::make_unique<Table>(sector, has_distances(sector));
    run_parallel(options_.threads, shape_of(sector).rows, [&](int, std::size_t row) {
      if (!stopped())
        read_stored(sector, static_cast<std::uint32_t>(row), table->row(static_cast<std::uint32_t>(row)),
                    nullptr);
    });
    tables_[sector] = std::move(table);
  }

  // One row from the files; `kept`, which may be null, is set to 1 where they say something, else to 0.
  void read_stored(const Sector& sector, std::uint32_t row, std::uint8_t* values, std::uint8_t* kept) {
    const bool distances = has_distances(sector);
    std::vector<std::uint8_t> codes(shape_of(sector).width);
    std::vector<std::uint8_t> buffer;
    const Result<void> read = read_row(*database_.find(sector, Content::wdl),
                                       distances ? database_.find(sector, Content::distance) : nullptr, row,
                                       codes.data(), values, buffer);
    if (!read) {
      const std::lock_guard lock(failure_mutex_);
      if (!failure_) failure_ = read.error();
      failed_.store(true);
      return;
    }
    if (!distances) std::ranges::copy(codes, values);
    if (kept != nullptr)
      std::ranges::transform(codes, kept, [](std::uint8_t code) { return code == left_out ? 0 : 1; });
  }

  void work_out(const Sector& sector) {
    const bool distances = has_distances(sector);
    const std::vector<std::uint8_t> standing = in_standing_order(sector, distances);
    if (stopped()) return;
    std::unique_ptr<Table>& table = tables_[sector];
    const bool loaded = table != nullptr;
    if (!loaded) table = std::make_unique<Table>(sector, distances);
    const std::vector<Mask> columns = all_subsets(point_count - sector.own, sector.opp);
    std::vector<SectorTally> tallies(static_cast<std::size_t>(options_.threads),
                                     SectorTally(sector, distances));
    run_parallel(options_.threads, shape_of(sector).rows, [&](int thread, std::size_t n) {
      if (stopped()) return;
      const auto row = static_cast<std::uint32_t>(n);
      SectorTally& tally = tallies[static_cast<std::size_t>(thread)];
      std::vector<std::uint8_t> values(columns.size());
      gather_row(sector, standing, row, columns, values);
      if (loaded) {
        tally.compare(row, values, {{table->row(row), values.size()}});
      } else {
        if (stored(sector)) {
          std::vector<std::uint8_t> held(values.size());
          std::vector<std::uint8_t> kept(values.size());
          read_stored(sector, row, held.data(), kept.data());
          tally.compare(row, values, {held, kept});
        }
        std::copy(values.begin(), values.end(), table->row(row));
      }
      tally.count(row, values, columns);
    });
    if (stopped()) return;
    for (std::size_t n = 1; n < tallies.size(); ++n) tallies.front().merge(tallies[n]);
    if (!sector.moving() && !distances) table->pack(options_.threads);
    report_(tallies.front().result());
  }

  // Values by the class of the standing side's stones and the rank of the mover's.
  std::vector<std::uint8_t> in_standing_order(const Sector& sector, bool distances) {
    const Shape shape = standing_shape_of(sector);
    const std::size_t width = shape.width;
    std::vector<std::uint8_t> values(shape.slots());
    const ReadSectorRow next = [&](const Sector& child, std::uint32_t row, std::uint8_t* out) {
      tables_.at(child)->read(row, distances, out);
    };
    std::vector<std::unique_ptr<OnePly>> workers;
    for (int thread = 0; thread < options_.threads; ++thread) {
      workers.push_back(std::make_unique<OnePly>(sector, database_.key(),
                                                 distances ? distance_scale : wdl_scale, masks_, next));
    }
    run_parallel(options_.threads, shape.rows, [&](int thread, std::size_t block) {
      if (stopped()) return;
      const auto& row =
          workers[static_cast<std::size_t>(thread)]->work_out(static_cast<std::uint32_t>(block));
      std::copy(row.begin(), row.end(), values.begin() + static_cast<std::ptrdiff_t>(block * width));
    });
    return values;
  }

  // One row in mover order from values in standing order.
  void gather_row(const Sector& sector, const std::vector<std::uint8_t>& standing, std::uint32_t row,
                  std::span<const Mask> columns, std::span<std::uint8_t> values) const {
    constexpr std::size_t batch = 64;  // looked up together, so that the memory can be asked ahead
    const Mask own = canonical_masks(sector.own)[row];
    std::array<Mask, symmetry_count> images{};
    for (int symmetry = 0; symmetry < symmetry_count; ++symmetry)
      images[static_cast<std::size_t>(symmetry)] = transform_fast(own, symmetry);
    const std::size_t width = standing_shape_of(sector).width;
    const auto& rank = subset_rank(sector.own);
    std::array<Mask, batch> opps{};
    std::array<std::size_t, batch> places{};
    for (std::size_t begin = 0; begin < columns.size(); begin += batch) {
      const std::size_t end = std::min(begin + batch, columns.size());
      for (std::size_t n = begin; n < end; ++n) {
        opps[n - begin] = spread_bits(columns[n], ~own & all_points);
        masks_.prefetch(opps[n - begin]);
      }
      for (std::size_t n = begin; n < end; ++n) {
        const auto [id, symmetry] = masks_[opps[n - begin]];
        const Mask free = ~transform_fast(opps[n - begin], symmetry) & all_points;
        places[n - begin] = id * width + rank(gather_bits(images[static_cast<std::size_t>(symmetry)], free));
        __builtin_prefetch(&standing[places[n - begin]]);
      }
      for (std::size_t n = begin; n < end; ++n) values[n] = standing[places[n - begin]];
    }
  }

  const Database& database_;
  SurveyOptions options_;
  const std::function<void(const SectorSurvey&)>& report_;
  Reach reach_;
  bool keeps_distances_;  // the placing phase has some, and is worked out from them
  MaskTable masks_;
  std::map<Sector, std::unique_ptr<Table>> tables_;
  std::atomic<bool> failed_ = false;
  std::optional<Error> failure_;  // guarded by failure_mutex_ while threads run
  std::mutex failure_mutex_;
};

}  // namespace

std::vector<Sector> surveyed_sectors(const Database& database) {
  const Reach known = reach(database);
  std::vector<Sector> sectors;
  for (const Sector& sector : in_order()) {
    if (known.known.contains(sector)) sectors.push_back(sector);
  }
  return sectors;
}

Result<void> survey(const Database& database, const SurveyOptions& options,
                    const std::function<void(const SectorSurvey&)>& report) {
  return Surveyor(database, options, report).run();
}

}  // namespace muehle::solver

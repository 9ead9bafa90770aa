#include "solver/moving_start.h"

#include "rules/movegen.h"
#include "solver/scale.h"

namespace muehle::solver {
namespace {

using perfect::gather_bits;
using perfect::spread_bits;

constexpr std::uint8_t drawn_score = distance_scale.score_of_next[drawn];

class Starter {
 public:
  Starter(SectorPair& pair, const FinishedSector& finished) : pair_(pair), finished_(finished) {}

  void start_part(int side_index, std::size_t part, int thread) {
    Side& side = pair_.side(side_index);
    const std::uint32_t begin = static_cast<std::uint32_t>(part) * side.blocks_per_part;
    const std::uint32_t end = std::min(begin + side.blocks_per_part, side.block_count);
    std::vector<std::pair<Distance, std::uint32_t>> found;
    for (std::uint32_t block = begin; block < end; ++block) {
      start_block(side_index, block, (block - begin) * side.width, found, thread);
    }
    std::sort(found.begin(), found.end());  // by round, then by place
    CaptureBuckets& stored = side.captures[part];
    stored.places.reserve(found.size());
    for (const auto& [plies, place] : found) {
      if (stored.buckets.empty() || stored.buckets.back().plies != plies) {
        stored.buckets.push_back({plies, static_cast<std::uint32_t>(stored.places.size()), 0});
      }
      ++stored.buckets.back().count;
      stored.places.push_back(place);
    }
    pair_.advance(std::size_t{end - begin} * side.width);
  }

 private:
  void start_block(int side_index, std::uint32_t block, std::uint32_t place_in_part,
                   std::vector<std::pair<Distance, std::uint32_t>>& found, int thread) {
    Side& side = pair_.side(side_index);
    const int movers = side.sector.own;
    const Mask standing = perfect::canonical_masks(side.sector.opp)[block];
    const Mask free = ~standing & all_points;
    const Mask takes = takes_from(standing, side.sector.opp, pair_.protection());
    const auto& rank = perfect::subset_rank(movers);
    const bool flying = movers == perfect::fly_at;
    std::uint8_t* state = &side.state[std::size_t{block} * side.width];

    thread_local std::vector<std::uint8_t> best;  // captures, as scores
    thread_local std::vector<std::uint8_t> closing;
    thread_local std::vector<Mask> after;  // placements of the mover's stones after a closing move
    thread_local std::vector<std::uint8_t> after_best;
    best.assign(side.width, no_move_score);
    closing.assign(side.width, 0);
    after.clear();
    const std::vector<Mask>& subsets = subsets_of(point_count - side.sector.opp, movers);
    if (takes != 0) {
      for (const Mask compact : subsets) {
        const Mask mover = spread_bits(compact, free);
        if (stones_in_mills(mover) != 0) after.push_back(mover);
      }
      after_best.assign(after.size(), no_move_score);
      for_each_point(takes, [&](Point captured) {
        score_captures(side.sector, standing & ~bit(captured), after, after_best);
      });
      for (std::size_t n = 0; n < after.size(); ++n) {
        const Mask empty = free & ~after[n];
        for_each_point(stones_in_mills(after[n]), [&](Point to) {
          for_each_point(flying ? empty : adjacent[to] & empty, [&](Point from) {
            const std::uint32_t place = rank(gather_bits(after[n] ^ bit(to) ^ bit(from), free));
            best[place] = std::max(best[place], after_best[n]);
            ++closing[place];
          });
        });
      }
    }

    for (std::uint32_t place = 0; place < side.width; ++place) {
      const Mask mover = spread_bits(subsets[place], free);
      const int quiet = count_ways(mover, free & ~mover, flying) - closing[place];
      const std::uint8_t score = best[place];
      if (score == no_move_score) {
        state[place] = static_cast<std::uint8_t>(quiet);  // 0: lost
        if (quiet == 0) pair_.emit(side_index, block, mover, thread);
      } else if (score == drawn_score) {
        state[place] = cannot_lose;
      } else {
        const bool wins = score > drawn_score;
        // All captures together are one more way out, which the best of them stands for.
        state[place] = wins ? cannot_lose : static_cast<std::uint8_t>(quiet + 1);
        found.emplace_back(distance_scale.value_of_score[score], place_in_part + place);
      }
    }
  }

  // Raises after_best[n] to the score of the position with the mover's stones after[n] against `left`.
  void score_captures(const perfect::Sector& sector, Mask left, const std::vector<Mask>& after,
                      std::vector<std::uint8_t>& after_best) const {
    if (sector.opp == fewest_stones) {
      std::fill(after_best.begin(), after_best.end(), distance_scale.score_of_taking_the_last);
      return;
    }
    const perfect::Sector child = perfect::moving_sector(sector.opp - 1, sector.own);
    const auto [id, symmetry] = pair_.masks()[left];
    const Distance* values = finished_(child).data() + std::size_t{id} * perfect::shape_of(child).width;
    const Mask free = ~perfect::transform_fast(left, symmetry) & all_points;
    const auto& rank = perfect::subset_rank(child.opp);
    for (std::size_t n = 0; n < after.size(); ++n) {
      const Mask image = perfect::transform_fast(after[n], symmetry);
      const std::uint8_t score = distance_scale.score_of_next[values[rank(gather_bits(image, free))]];
      after_best[n] = std::max(after_best[n], score);
    }
  }

  static int count_ways(Mask mover, Mask empty, bool flying) {
    return flying ? count(mover) * count(empty) : count_shifts(mover, empty);
  }

  SectorPair& pair_;
  const FinishedSector& finished_;
};

}  // namespace

void start_moving(SectorPair& pair, const FinishedSector& finished) {
  Starter starter(pair, finished);
  for (int side = 0; side < pair.side_count(); ++side) {
    pair.for_parts(side, [&](int thread, std::size_t part) { starter.start_part(side, part, thread); });
  }
}

}  // namespace muehle::solver

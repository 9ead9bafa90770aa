// Reads stored values and recomputes the others from the positions one move further on. Positions that a file
// leaves out, because no game reaches them, are recomputed too; what their moves lead to may be left out as
// well, so that takes until the file of a later ply, or the moving phase, holds everything.
#include "perfect/probe.h"

#include <algorithm>
#include <array>

#include "perfect/block_cache.h"
#include "perfect/classes.h"
#include "perfect/database.h"
#include "perfect/failure.h"
#include "perfect/index.h"
#include "rules/movegen.h"

namespace muehle::perfect {
namespace {

constexpr Answer lost{Value::loss, 0};  // where the game is over

class DatabaseProbe final : public Probe {
 public:
  DatabaseProbe(const Database& database, std::size_t cache_bytes)
      : rules_(rules_of(database.key())), cache_(cache_bytes) {
    for (const Sector& sector : all_sectors()) {
      files_[number(sector)] = {database.find(sector, Content::wdl), database.find(sector, Content::distance),
                                database.knows(sector, Content::distance)};
    }
    // Made now, so that no clock has to pay for it.
    canonical_masks(0);
    subset_rank(0);
  }

  Result<std::optional<Answer>> answer(const Position& position) override {
    Result<Sight> sight = ask(position);
    if (sight && !sight->missing.empty()) {
      ask_for(sight->missing);  // all of them before the first one is waited for
      waits_ = true;
      sight = ask(position);
      waits_ = false;
    }
    if (!sight) return tl::unexpected(sight.error());
    return sight->answer;
  }

  Result<Sight> look(const Position& position) override { return ask(position); }

  void ask_for(std::span<const Page> pages) override {
    for (const Page& page : pages) {
      if (const SectorFile* file = file_of(page)) file->ask_for(page.number);
    }
  }

  Result<void> fetch(const Page& page) override {
    const SectorFile* file = file_of(page);
    if (file == nullptr)
      return fail(Failure::missing, std::string(page.file) + " is no file of this database");
    return file->check_page(page.number, buffer_);
  }

 private:
  // Why there is no grade: no file holds it, the file is damaged (`failure_` says how), or its bytes are
  // missing (`missing_` says which).
  enum class Lack { absent, damaged, missing };
  using MaybeGrade = tl::expected<Grade, Lack>;

  Result<Sight> ask(const Position& position) {
    if (const BoardState state = board_state(position, rules_); !state.ongoing())
      return Sight{Answer{state.winner == position.to_move() ? Value::win : Value::loss, 0}, {}};
    const std::optional<Sector> sector = sector_of(position);
    if (!sector) return Sight{};
    missing_.clear();
    const bool with_plies = files_[number(*sector)].knows_distance;
    const MaybeGrade grade = grade_of(*sector, position.own(), position.opponent(), with_plies);
    if (grade) {
      const Answer answer = grade->answer();
      const bool knows_plies = with_plies && missing_.empty();
      return Sight{Answer{answer.value, knows_plies ? answer.plies : std::nullopt}, std::move(missing_)};
    }
    switch (grade.error()) {
      case Lack::damaged:
        return tl::unexpected(*failure_);
      case Lack::missing:
      case Lack::absent:  // unless a missing page is enough to know it
        break;
    }
    return Sight{{}, std::move(missing_)};
  }

  MaybeGrade grade_of(const Sector& sector, Mask own, Mask opp, bool with_plies) {
    if (stored(sector)) {
      const Row row = row_of(own);
      return read(sector, row, opp, with_plies);
    }
    return recompute(sector, own, opp, with_plies);
  }

  // ---- Stored positions ----

  // Plies are looked for where they are wanted only; where they are not, those of a grade mean nothing. `row`
  // is that of the side to move.
  MaybeGrade read(const Sector& sector, const Row& row, Mask opp, bool with_plies,
                  Grade already = Grade::none()) {
    const SectorFile* file = files_[number(sector)].wdl;
    if (file == nullptr) return tl::unexpected(Lack::absent);
    // The other side's stones beside the row's.
    const Mask beside = transform_fast(opp, row.symmetry);
    if (!file->keeps(row.number, beside))
      return recompute(sector, row.canonical, beside, with_plies, already);
    const Layout& layout = file->layout();
    const std::uint32_t column = subset_rank(sector.opp)(gather_bits(beside, ~row.canonical & all_points));
    const std::uint32_t in_row = column / layout.block_slots;
    const std::uint32_t block = row.number * layout.blocks_in_row + in_row;
    const std::uint32_t slot = column - layout.begin(in_row);
    const std::uint32_t slots = layout.end(in_row) - layout.begin(in_row);
    const auto values = unpacked_values(*file, block, slot, slots);
    if (!values) {
      // Whether its distance is needed shows when the value is there; that it can be asked for then, now.
      const SectorFile* distances = with_plies ? files_[number(sector)].distance : nullptr;
      if (distances != nullptr && values.error() == Lack::missing)
        at_hand(*distances, block, SectorFile::Need::perhaps);
      return tl::unexpected(values.error());
    }
    // Left out, though nothing had been read yet that told.
    if ((*values)[slot] == left_out) return recompute(sector, row.canonical, beside, with_plies, already);
    const auto value = static_cast<Value>((*values)[slot]);
    if (!with_plies || value == Value::draw) return Grade(Answer{value, std::nullopt});
    const auto distances = unpacked_distances(sector, *file, block, slot, slots);
    if (distances) return Grade(answer_of((*distances)[slot]));
    if (distances.error() == Lack::missing) return Grade(Answer{value, std::nullopt});
    return tl::unexpected(distances.error());
  }

  tl::expected<const std::uint8_t*, Lack> unpacked_values(const SectorFile& file, std::uint32_t block,
                                                          std::uint32_t slot, std::uint32_t slots) {
    BlockCache::Block& place = cache_.place(file, block);
    if (slot < place.slots) return place.bytes.data();
    // A block is read as far as it is needed; who comes back for more gets all of it.
    const std::uint32_t wanted = place.slots == 0 ? slot + 1 : slots;
    if (!at_hand(file, block)) return tl::unexpected(Lack::missing);
    place.slots = 0;
    if (!accept(file.read_wdl(block, wanted, place.bytes.data(), buffer_)))
      return tl::unexpected(Lack::damaged);
    place.slots = wanted;
    return place.bytes.data();
  }

  tl::expected<const Distance*, Lack> unpacked_distances(const Sector& sector, const SectorFile& wdl,
                                                         std::uint32_t block, std::uint32_t slot,
                                                         std::uint32_t slots) {
    const SectorFile* file = files_[number(sector)].distance;
    if (file == nullptr) return tl::unexpected(Lack::absent);
    BlockCache::Block& place = cache_.place(*file, block);
    if (slot < place.slots) return place.bytes.data();
    if (!at_hand(*file, block)) return tl::unexpected(Lack::missing);
    // The values are copied: their place in the cache may be the one that is filled.
    const auto values = unpacked_values(wdl, block, slots - 1, slots);
    if (!values) return tl::unexpected(values.error());
    std::copy_n(*values, slots, values_.begin());
    BlockCache::Block& filled = cache_.place(*file, block);
    filled.slots = 0;
    if (!accept(file->read_distances(wdl, block, slots, values_.data(), filled.bytes.data(), buffer_)))
      return tl::unexpected(Lack::damaged);
    filled.slots = slots;
    return filled.bytes.data();
  }

  bool accept(const Result<void>& result) {
    if (!result) failure_ = result.error();
    return result.has_value();
  }

  // False, and noted, when a block may not be read now.
  bool at_hand(const SectorFile& file, std::uint32_t block, SectorFile::Need need = SectorFile::Need::block) {
    if (waits_) return true;
    bool there = true;
    file.missing(block, need, [&](const Page& piece) {
      there = false;
      if (std::find(missing_.begin(), missing_.end(), piece) == missing_.end()) missing_.push_back(piece);
    });
    return there;
  }

  // ---- Recomputed positions ----

  // The best of the positions after the moves that were looked at.
  struct Best {
    Grade already;  // what who moved here has by another move
    bool with_plies;
    Grade grade = Grade::none();
    std::optional<Lack> lack = {};

    // A better move would change nothing: this is a win, whose length is not wanted, or the position is no
    // better for who moved here than what he has.
    bool enough() const {
      if (grade == Grade::none()) return false;
      return (grade.wins() && !with_plies) || grade.one_ply_before() <= already;
    }
  };

  // The grade, or where that is no better for who moved here than `already`, one that is not either.
  MaybeGrade recompute(const Sector& sector, Mask own, Mask opp, bool with_plies,
                       Grade already = Grade::none()) {
    Best best{already, with_plies};
    const Mask takes = takes_from(opp, sector.opp + sector.opp_hand(), rules_.mill_protection);
    Moves moves(sector, own, opp, takes != 0);
    // Captures first: they win most often.
    bool more = true;
    for_each_point(moves.closing.empty() ? 0 : takes, [&](Point captured) {
      more = more && add(sector, opp & ~bit(captured), moves.closing, best);
    });
    if (more) add(sector, opp, moves.quiet, best);
    if (best.enough()) return best.grade;
    if (best.lack == Lack::missing && best.grade.wins()) return Grade(Answer{Value::win, std::nullopt});
    if (best.lack) return tl::unexpected(*best.lack);
    if (best.grade == Grade::none()) return Grade(lost);  // no move
    return best.grade;
  }

  // Raises `best` by the positions after a move: the other side has `standing` and is to move, the mover has
  // one of `after`. False when no more is needed: something is absent, or what is known is enough. Behind
  // what is missing it goes on, to find all that is.
  bool add(const Sector& sector, Mask standing, std::span<const Mask> after, Best& best) {
    if (after.empty()) return true;
    const Sector next{sector.moving() ? sector.ply : sector.ply + 1, count(standing), count(after.front())};
    if (next.own + next.own_hand() < fewest_stones) {
      best.grade = std::max(best.grade, Grade(lost).one_ply_before());
      return !best.enough();
    }
    const bool direct = stored(next);
    const Row row = direct ? row_of(standing) : Row{};
    for (const Mask own : after) {
      const MaybeGrade reply = direct ? read(next, row, own, best.with_plies, best.grade)
                                      : recompute(next, standing, own, best.with_plies, best.grade);
      if (!reply) {
        best.lack = reply.error();
        if (*best.lack != Lack::missing) return false;
        continue;
      }
      best.grade = std::max(best.grade, reply->one_ply_before());
      if (best.enough()) return false;
    }
    return true;
  }

  // The mover's stones after each of his moves.
  struct Moves {
    // `takes`: a mill captures. Else closing moves are quiet ones.
    Moves(const Sector& sector, Mask own, Mask opp, bool takes) {
      const Mask empty = ~(own | opp) & all_points;
      const auto go = [&](Mask rest, Mask targets) {
        for_each_point(targets, [&](Point to) {
          (takes && completes_line(rest, to) ? closing : quiet).push(rest | bit(to));
        });
      };
      if (!sector.moving()) {
        go(own, empty);
        return;
      }
      const bool flying = sector.own == fly_at;
      for_each_point(own, [&](Point from) { go(own & ~bit(from), flying ? empty : adjacent[from] & empty); });
    }

    class List {
     public:
      void push(Mask mask) { masks_[size_++] = mask; }
      bool empty() const { return size_ == 0; }
      operator std::span<const Mask>() const { return {masks_.data(), size_}; }

     private:
      // Slides run along edges, a flying player goes wherever nobody stands.
      static constexpr std::size_t most = 2 * edge_count;
      static_assert(fly_at * (point_count - fly_at - fewest_stones) <= int{most} && point_count <= int{most});
      std::array<Mask, most> masks_;
      std::size_t size_ = 0;
    };
    List closing;
    List quiet;
  };

  const SectorFile* file_of(const Page& page) const {
    const auto named = parse_file_name(page.file);
    if (!named) return nullptr;
    const Files& files = files_[number(named->first)];
    return named->second == Content::wdl ? files.wdl : files.distance;
  }

  // What the database has, found without searching.
  struct Files {
    const SectorFile* wdl = nullptr;
    const SectorFile* distance = nullptr;
    bool knows_distance = false;
  };
  static constexpr std::size_t stone_counts = stones_per_side + 1;
  static constexpr std::size_t number(const Sector& sector) {
    return (static_cast<std::size_t>(sector.ply) * stone_counts + static_cast<std::size_t>(sector.own)) *
               stone_counts +
           static_cast<std::size_t>(sector.opp);
  }

  std::array<Files, (placing_plies + 1) * stone_counts * stone_counts> files_;
  RuleSet rules_;
  BlockCache cache_;
  std::vector<std::uint8_t> buffer_;
  std::array<std::uint8_t, most_block_slots> values_{};
  std::vector<Page> missing_;
  std::optional<Error> failure_;
  bool waits_ = false;
};

}  // namespace

std::unique_ptr<Probe> make_probe(const Database& database, std::size_t cache_bytes) {
  return std::make_unique<DatabaseProbe>(database, cache_bytes);
}

}  // namespace muehle::perfect

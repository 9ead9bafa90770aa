#include "cli/db/report/context.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <cmath>

#include "perfect/sector_file.h"
#include "rules/notation.h"
#include "solver/parallel.h"

namespace muehle::cli::db::report {

using perfect::Content;
using perfect::Sector;
using perfect::Value;

Context::Context(const Source& source, const std::vector<SectorSurvey>& rows, std::uint64_t seed, int threads)
    : source_(source),
      rows_(rows),
      rules_(perfect::rules_of(source.key)),
      seed_(seed),
      threads_(threads),
      probe_(perfect::make_probe(source.database)) {}

const SectorSurvey* Context::row(const Sector& sector) const {
  const auto found =
      std::find_if(rows_.begin(), rows_.end(), [&](const SectorSurvey& row) { return row.sector == sector; });
  return found == rows_.end() ? nullptr : &*found;
}

std::optional<perfect::Answer> Context::answer(const Position& position) {
  const auto answer = probe_->answer(position);
  if (answer) return *answer;
  if (!failure_) failure_ = answer.error();
  return std::nullopt;
}

std::vector<perfect::RatedMove> Context::moves(const Position& position) {
  auto moves = perfect::rated_moves(*probe_, position, rules_);
  if (moves) return std::move(*moves);
  if (!failure_) failure_ = moves.error();
  return {};
}

void add(Counts& to, const Counts& more) {
  to.win += more.win;
  to.draw += more.draw;
  to.loss += more.loss;
}

bool visit_slots(const Context& context, const Sector& sector, const VisitSlot& visit) {
  const perfect::SectorFile* file = context.database().find(sector, Content::wdl);
  if (file == nullptr) return false;
  const perfect::Layout& layout = file->layout();
  const std::vector<Mask> columns = perfect::all_subsets(point_count - sector.own, sector.opp);
  std::atomic<bool> damaged = false;
  solver::run_parallel(context.threads(), layout.rows, [&](int thread, std::size_t n) {
    const auto row = static_cast<std::uint32_t>(n);
    const Mask own = perfect::canonical_masks(sector.own)[row];
    const auto images = static_cast<std::uint64_t>(symmetry_count / std::popcount(perfect::stabiliser(own)));
    std::vector<std::uint8_t> buffer;
    std::array<std::uint8_t, perfect::most_block_slots> values{};
    for (std::uint32_t in_row = 0; in_row < layout.blocks_in_row; ++in_row) {
      const std::uint32_t begin = layout.begin(in_row);
      const std::uint32_t slots = layout.end(in_row) - begin;
      if (!file->read_wdl(row * layout.blocks_in_row + in_row, slots, values.data(), buffer)) {
        damaged = true;
        return;
      }
      for (std::uint32_t slot = 0; slot < slots; ++slot) {
        const Mask opp = perfect::spread_bits(columns[begin + slot], ~own & all_points);
        visit(thread, {own, opp}, static_cast<Value>(values[slot]), images);
      }
    }
  });
  return !damaged;
}

std::string grouped(std::uint64_t number) {
  constexpr std::size_t group = 3;
  std::string digits = std::to_string(number);
  for (std::size_t place = digits.size(); place > group; place -= group) digits.insert(place - group, ",");
  return digits;
}

std::string percent(std::uint64_t part, std::uint64_t all) {
  if (all == 0) return "–";
  if (part == 0) return "0 %";
  if (part == all) return "100 %";
  const double share = 100 * static_cast<double>(part) / static_cast<double>(all);
  // Near 0 and near 100 two digits that count of what is missing there, else one after the point.
  const double to_an_end = 100 * static_cast<double>(std::min(part, all - part)) / static_cast<double>(all);
  const int digits = std::max(1, 1 - static_cast<int>(std::floor(std::log10(to_an_end))));
  return fmt::format("{:.{}f} %", share, digits);
}

std::string share_cells(const Counts& counts) {
  const std::uint64_t all = all_of(counts);
  return fmt::format("{} | {} | {}", percent(counts.win, all), percent(counts.draw, all),
                     percent(counts.loss, all));
}

std::string numbered(const std::vector<Move>& moves, Colour first) {
  constexpr std::size_t width = 110;
  std::string text;
  std::size_t line = 0;
  int number = 1;
  Colour mover = first;
  for (std::size_t n = 0; n < moves.size(); ++n) {
    std::string word;
    if (mover == Colour::white || n == 0)
      word = std::to_string(number) + (mover == Colour::white ? ". " : "... ");
    word += to_text(moves[n]);
    if (mover == Colour::black) ++number;
    mover = other(mover);
    if (line + 1 + word.size() > width) {
      text += '\n';
      line = 0;
    } else if (n != 0) {
      text += ' ';
      ++line;
    }
    text += word;
    line += word.size();
  }
  return text;
}

}  // namespace muehle::cli::db::report

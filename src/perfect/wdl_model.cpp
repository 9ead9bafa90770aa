#include "perfect/wdl_model.h"

#include <algorithm>

#include "perfect/failure.h"

namespace muehle::perfect {
namespace {

constexpr std::size_t wdl_bitmap_bytes = (wdl_contexts + 7) / 8;
constexpr std::size_t shares_bytes = 4;

// Frequencies that add up to frequency_total, at least 1 each. The rounding goes to the likeliest.
WdlModel::Counts wdl_frequencies(const WdlModel::Counts& counts) {
  const std::uint64_t total = std::uint64_t{counts[0]} + counts[1] + counts[2];
  WdlModel::Counts frequencies{};
  std::uint32_t sum = 0;
  for (std::size_t value = 0; value < value_count; ++value) {
    const std::uint64_t share = counts[value] * std::uint64_t{frequency_total} / total;
    frequencies[value] = std::max<std::uint32_t>(1, static_cast<std::uint32_t>(share));
    sum += frequencies[value];
  }
  auto& likeliest = *std::max_element(frequencies.begin(), frequencies.end());
  likeliest = likeliest + frequency_total - sum;
  return frequencies;
}

constexpr WdlModel::Counts even_counts = {1, 1, 1};

}  // namespace

WdlModel::Shares WdlModel::make_shares(Counts frequencies) {
  std::array<std::uint8_t, value_count> order = {0, 1, 2};
  std::sort(order.begin(), order.end(), [&](std::uint8_t a, std::uint8_t b) {
    return frequencies[a] != frequencies[b] ? frequencies[a] > frequencies[b] : a < b;
  });
  return {static_cast<std::uint16_t>(frequencies[order[0]]),
          static_cast<std::uint16_t>(frequencies[order[0]] + frequencies[order[1]]), order};
}

WdlModel::WdlModel(std::span<const Counts> counts) : shares_(wdl_contexts) {
  const Shares even = make_shares(wdl_frequencies(even_counts));
  for (std::size_t context = 0; context < wdl_contexts; ++context) {
    const Counts& seen = counts[context];
    shares_[context] = seen == Counts{} ? even : make_shares(wdl_frequencies(seen));
  }
}

std::vector<std::uint8_t> WdlModel::bytes() const {
  const Shares even = make_shares(wdl_frequencies(even_counts));
  std::vector<std::uint8_t> bytes(wdl_bitmap_bytes);
  for (std::size_t context = 0; context < wdl_contexts; ++context) {
    const Shares& shares = shares_[context];
    if (shares.first == even.first && shares.second == even.second && shares.values == even.values) continue;
    bytes[context / 8] |= static_cast<std::uint8_t>(1u << (context % 8));
    Counts frequencies{};
    frequencies[shares.values[0]] = shares.first;
    frequencies[shares.values[1]] = shares.second - std::uint32_t{shares.first};
    for (const std::size_t value : {0, 1}) {
      // 0 < loss + draw + win = frequency_total, so the frequencies of two say what the third has.
      const std::uint32_t frequency =
          value == shares.values[2] ? frequency_total - shares.second : frequencies[value];
      bytes.push_back(static_cast<std::uint8_t>(frequency));
      bytes.push_back(static_cast<std::uint8_t>(frequency >> 8));
    }
  }
  return bytes;
}

Result<WdlModel> WdlModel::parse(std::span<const std::uint8_t> bytes) {
  if (bytes.size() < wdl_bitmap_bytes) return fail(Failure::damaged, "the model is too short");
  WdlModel model;
  model.shares_.assign(wdl_contexts, make_shares(wdl_frequencies(even_counts)));
  std::size_t at = wdl_bitmap_bytes;
  for (std::size_t context = 0; context < wdl_contexts; ++context) {
    if ((bytes[context / 8] >> (context % 8) & 1) == 0) continue;
    if (at + shares_bytes > bytes.size()) return fail(Failure::damaged, "the model is too short");
    const std::uint32_t loss = bytes[at] | std::uint32_t{bytes[at + 1]} << 8;
    const std::uint32_t draw = bytes[at + 2] | std::uint32_t{bytes[at + 3]} << 8;
    if (loss == 0 || draw == 0 || loss + draw >= frequency_total)
      return fail(Failure::damaged, "the model has frequencies that add up to too much");
    model.shares_[context] = make_shares({loss, draw, frequency_total - loss - draw});
    at += shares_bytes;
  }
  if (at != bytes.size()) return fail(Failure::damaged, "the model is too long");
  return model;
}

}  // namespace muehle::perfect

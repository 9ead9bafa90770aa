#include "perfect/distance_model.h"

#include <algorithm>
#include <numeric>

#include "perfect/failure.h"

namespace muehle::perfect {
namespace {

constexpr std::size_t distance_bitmap_bytes = distance_contexts / 8;

// At least 1 each, frequency_total in all; the rounding goes to the likeliest.
std::vector<std::uint32_t> distance_frequencies(std::span<const std::uint32_t> counts) {
  const std::uint64_t total = std::accumulate(counts.begin(), counts.end(), std::uint64_t{0});
  const std::uint64_t to_share = frequency_total - counts.size();
  std::vector<std::uint32_t> frequencies(counts.size());
  for (std::size_t n = 0; n < counts.size(); ++n)
    frequencies[n] = 1 + static_cast<std::uint32_t>(total == 0 ? 0 : counts[n] * to_share / total);
  const std::uint32_t sum = std::accumulate(frequencies.begin(), frequencies.end(), 0u);
  *std::max_element(frequencies.begin(), frequencies.end()) += frequency_total - sum;
  return frequencies;
}

}  // namespace

void DistanceModel::set(std::uint32_t context, std::span<const std::uint32_t> frequencies) {
  std::uint16_t* begins = &begins_[std::size_t{context} * (halves_ + 1)];
  begins[0] = 0;
  for (std::uint32_t n = 0; n < halves_; ++n)
    begins[n + 1] = static_cast<std::uint16_t>(begins[n] + frequencies[n]);
}

DistanceModel::DistanceModel(std::span<const Counts> counts, std::uint32_t largest)
    : DistanceModel(largest + 1) {
  begins_.resize(std::size_t{distance_contexts} * (halves_ + 1));
  for (std::uint32_t context = 0; context < distance_contexts; ++context)
    set(context, distance_frequencies(std::span(counts[context]).first(halves_)));
}

std::vector<std::uint8_t> DistanceModel::bytes() const {
  const std::vector<std::uint32_t> none(halves_);
  DistanceModel even(halves_);
  even.begins_.resize(halves_ + 1);
  even.set(0, distance_frequencies(none));

  std::vector<std::uint8_t> bytes(1 + distance_bitmap_bytes);
  bytes[0] = static_cast<std::uint8_t>(halves_ - 1);
  for (std::uint32_t context = 0; context < distance_contexts; ++context) {
    const std::uint16_t* begins = &begins_[std::size_t{context} * (halves_ + 1)];
    if (std::equal(even.begins_.begin(), even.begins_.end(), begins)) continue;
    bytes[1 + context / 8] |= static_cast<std::uint8_t>(1u << (context % 8));
    for (std::uint32_t n = 1; n < halves_; ++n) {
      bytes.push_back(static_cast<std::uint8_t>(begins[n]));
      bytes.push_back(static_cast<std::uint8_t>(begins[n] >> 8));
    }
  }
  return bytes;
}

Result<DistanceModel> DistanceModel::parse(std::span<const std::uint8_t> bytes) {
  if (bytes.size() < 1 + distance_bitmap_bytes || bytes[0] >= most_halves)
    return fail(Failure::damaged, "the model is too short");
  DistanceModel model(bytes[0] + 1u);
  model.begins_.resize(std::size_t{distance_contexts} * (model.halves_ + 1));
  const std::vector<std::uint32_t> even = distance_frequencies(std::vector<std::uint32_t>(model.halves_));
  std::size_t at = 1 + distance_bitmap_bytes;
  for (std::uint32_t context = 0; context < distance_contexts; ++context) {
    if ((bytes[1 + context / 8] >> (context % 8) & 1) == 0) {
      model.set(context, even);
      continue;
    }
    const std::size_t length = 2 * std::size_t{model.halves_ - 1};
    if (bytes.size() - at < length) return fail(Failure::damaged, "the model is too short");
    std::uint16_t* begins = &model.begins_[std::size_t{context} * (model.halves_ + 1)];
    begins[0] = 0;
    begins[model.halves_] = frequency_total;
    for (std::uint32_t n = 1; n < model.halves_; ++n, at += 2)
      begins[n] = static_cast<std::uint16_t>(bytes[at] | bytes[at + 1] << 8);
    for (std::uint32_t n = 0; n < model.halves_; ++n) {
      if (begins[n] >= begins[n + 1])
        return fail(Failure::damaged, "the model has frequencies that do not add up");
    }
  }
  if (at != bytes.size()) return fail(Failure::damaged, "the model is too long");
  return model;
}

}  // namespace muehle::perfect

#include "perfect/range_coder.h"

#include <gtest/gtest.h>

#include <array>
#include <random>

namespace muehle::perfect {
namespace {

// Symbol n takes [begins[n], begins[n + 1]).
using Begins = std::vector<std::uint32_t>;

std::vector<std::uint8_t> encode(const Begins& begins, const std::vector<std::size_t>& symbols) {
  RangeEncoder encoder;
  for (const std::size_t symbol : symbols) encoder.put(begins[symbol], begins[symbol + 1]);
  std::vector<std::uint8_t> bytes;
  encoder.finish(bytes);
  return bytes;
}

std::vector<std::size_t> decode(const Begins& begins, const std::vector<std::uint8_t>& bytes,
                                std::size_t count) {
  RangeDecoder decoder(bytes);
  std::vector<std::size_t> symbols;
  while (symbols.size() < count) {
    decoder.begin();
    std::size_t symbol = 0;
    while (symbol + 2 < begins.size() && decoder.at_or_above(begins[symbol + 1])) ++symbol;
    decoder.take(begins[symbol], begins[symbol + 1]);
    symbols.push_back(symbol);
  }
  return symbols;
}

TEST(RangeCoder, bringsBackWhatWasPut) {
  std::mt19937 random(3);
  const std::vector<Begins> models = {{0, 1, 16383, 16384}, {0, 16382, 16383, 16384}, {0, 5462, 10923, 16384},
                                      {0, 16384},           {0, 1, 2, 3, 16384},      {0, 8192, 16384}};
  for (const Begins& begins : models) {
    for (int round = 0; round < 2000; ++round) {
      const std::size_t count = random() % 600;
      std::vector<std::size_t> symbols;
      // Likely ones, unlikely ones, or all alike.
      for (std::size_t n = 0; n < count; ++n) {
        const std::uint32_t at = random() % frequency_total;
        std::size_t symbol = 0;
        while (begins[symbol + 1] <= at) ++symbol;
        symbols.push_back(round % 2 == 0 ? symbol : random() % (begins.size() - 1));
      }
      const auto bytes = encode(begins, symbols);
      ASSERT_EQ(decode(begins, bytes, count), symbols);
    }
  }
}

TEST(RangeCoder, takesNoByteForTheLikeliestOnly) {
  EXPECT_TRUE(encode({0, 16000, 16200, 16384}, {}).empty());
  EXPECT_TRUE(encode({0, 16000, 16200, 16384}, std::vector<std::size_t>(100, 0)).empty());
}

TEST(RangeCoder, comesCloseToTheEntropy) {
  // Shares 15/16, 1/32, 1/32: 0.4 bits a symbol.
  const Begins begins = {0, 15360, 15872, 16384};
  std::mt19937 random(11);
  std::vector<std::size_t> symbols;
  for (int n = 0; n < 100'000; ++n) {
    const std::uint32_t at = random() % frequency_total;
    symbols.push_back(at < begins[1] ? 0 : at < begins[2] ? 1 : 2);
  }
  const double bits = static_cast<double>(encode(begins, symbols).size()) * 8 / 100'000;
  EXPECT_GT(bits, 0.38);
  EXPECT_LT(bits, 0.42);
}

TEST(RangeCoder, readsAnythingWithoutHarm) {
  std::mt19937 random(5);
  for (int round = 0; round < 200; ++round) {
    std::vector<std::uint8_t> bytes(random() % 50);
    for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(random());
    EXPECT_EQ(decode({0, 100, 200, 16384}, bytes, 500).size(), 500u);
  }
}

}  // namespace
}  // namespace muehle::perfect

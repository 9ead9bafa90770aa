#include "search/network.h"

#include <cstddef>

namespace muehle::search {
namespace {

// Visits every number of the file in its order.
template <typename Net, typename Byte, typename Word>
void visit(Net& network, Byte&& byte, Word&& word) {
  for (std::size_t group = 0; group < groups; ++group) {
    for (auto& vector : network.vectors[group]) {
      for (std::size_t n = 0; n < static_cast<std::size_t>(group_width[group]); ++n) byte(vector[n]);
    }
    auto& layer = network.layers[group];
    for (auto& row : layer.mix) {
      for (auto& weight : row) byte(weight);
    }
    for (auto& bias : layer.bias) word(bias);
    for (auto& weight : layer.out) byte(weight);
  }
  for (int hands = 0; hands <= 18; ++hands) {
    for (int own = 0; own < counts; ++own) {
      for (int opponent = 0; opponent < counts; ++opponent) {
        const Material material{own, opponent, hands};
        if (!exists(material)) continue;
        auto& bias = network.biases[static_cast<std::size_t>(index(material))];
        for (auto& sum : bias.sums) word(sum);
        word(bias.result);
        byte(bias.threshold);
      }
    }
  }
}

Network empty_network() {
  Network network;
  for (auto& vectors : network.vectors) vectors.resize(piece_classes);
  network.biases.resize(materials);
  return network;
}

std::size_t file_size() {
  std::size_t size = 0;
  const Network network = empty_network();
  visit(network, [&](const auto&) { size += 1; }, [&](const auto&) { size += 2; });
  return size;
}

}  // namespace

std::optional<Network> read_network(std::span<const std::uint8_t> bytes) {
  if (bytes.size() != file_size()) return std::nullopt;
  Network network = empty_network();
  auto next = bytes.begin();
  visit(
      network, [&](auto& value) { value = static_cast<std::remove_reference_t<decltype(value)>>(*next++); },
      [&](std::int16_t& value) {
        const unsigned low = *next++;
        const unsigned high = *next++;
        value = static_cast<std::int16_t>(low | high << 8);
      });
  return network;
}

std::vector<std::uint8_t> write_network(const Network& network) {
  std::vector<std::uint8_t> bytes;
  visit(
      network, [&](const auto& value) { bytes.push_back(static_cast<std::uint8_t>(value)); },
      [&](const std::int16_t& value) {
        const auto word = static_cast<std::uint16_t>(value);
        bytes.push_back(static_cast<std::uint8_t>(word));
        bytes.push_back(static_cast<std::uint8_t>(word >> 8));
      });
  return bytes;
}

}  // namespace muehle::search

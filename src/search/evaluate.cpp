#include "search/evaluate.h"

#include "search/network_value.h"

namespace muehle::search {

Score evaluate(const Position& position, const RuleSet& rules) {
  static const NetworkValue network(*read_network(network_bytes()));
  const Material material = material_of(position);
  return network.value(position.own(), position.opponent(), material.hands, group_of(material, rules));
}

}  // namespace muehle::search

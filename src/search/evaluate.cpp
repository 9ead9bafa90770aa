#include "search/evaluate.h"

#include "search/network_value.h"

namespace muehle::search {

Score evaluate(const Position& position, const RuleSet& rules) {
  static const NetworkValue network(*read_network(network_bytes()));
  const Material material = material_of(position);
  const Group group = group_of(material, position.to_move(), rules);
  return network.value(position.own(), position.opponent(), material.hands, group);
}

}  // namespace muehle::search

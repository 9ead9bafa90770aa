// What has come for a table and waits to be decided: no flag falls at whose move came in time, however long
// the store takes for what is before it.
#pragma once

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>

#include "support/time.h"

namespace muehle::server {

class Arrivals {
 public:
  Arrivals() = default;
  Arrivals(const Arrivals&) = delete;
  Arrivals& operator=(const Arrivals&) = delete;

  // Something that came at that tick waits as long as what is returned lives, which this outlives.
  std::shared_ptr<void> note(const std::string& code, Milliseconds tick);
  // When the first of what waits for this table came.
  std::optional<Milliseconds> first(const std::string& code) const;
  std::size_t table_count() const { return waiting_.size(); }

 private:
  std::unordered_map<std::string, std::multiset<Milliseconds>> waiting_;  // by table
};

}  // namespace muehle::server

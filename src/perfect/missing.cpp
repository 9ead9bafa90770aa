#include "perfect/missing.h"

#include <set>

#include "perfect/sector_file.h"
#include "rules/movegen.h"

namespace muehle::perfect {
namespace {

void add_missing(const Database& database, const RuleSet& rules, const Position& position, Content content,
                 std::set<std::string>& names) {
  if (!board_state(position, rules).ongoing()) return;
  const std::optional<Sector> sector = sector_of(position);
  if (!sector) return;
  if (content == Content::distance && !sector->moving() && !database.has_placing_distances()) return;
  if (stored(*sector)) {
    if (database.find(*sector, content) == nullptr) names.insert(file_name(*sector, content));
    return;
  }
  for (const Move move : legal_moves(position, rules))
    add_missing(database, rules, position.after(move), content, names);
}

}  // namespace

std::vector<std::string> missing_files(const Database& database, const Position& position) {
  std::vector<std::string> all;
  for (const Content content : {Content::wdl, Content::distance}) {
    std::set<std::string> names;
    add_missing(database, rules_of(database.key()), position, content, names);
    all.insert(all.end(), names.begin(), names.end());
  }
  return all;
}

}  // namespace muehle::perfect

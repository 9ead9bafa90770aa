#include "server/tournaments/open_tournament.h"

#include <boost/json.hpp>

#include "server/tournaments/tournament_view.h"
#include "support/text.h"

namespace muehle::server {
namespace {

namespace json = boost::json;

json::array acts_of(const KeptTournament& kept) {
  std::vector<std::string> lines;
  for (const TournamentAct& act : kept.acts) lines.push_back(act.act);
  const std::string file = club::tournament::file_of(lines, kept.hosted);
  json::array acts;
  for (const std::string_view line : split(file, '\n')) {
    if (!line.empty()) acts.emplace_back(line);
  }
  return acts;
}

// The names of two who have played a match, the first team's first.
json::value clubs_of(const StoredTournament& stored) {
  if (!stored.club || !stored.opponent || !stored.standing.agreed.value_or(false)) return nullptr;
  return json::array{stored.club->name, stored.opponent->name};
}

}  // namespace

std::optional<OpenTournament> open_tournament_behind(Transaction& all, std::int64_t after) {
  std::vector<StoredTournament> next = all.tournaments().ended(after, 1);
  if (next.empty()) return std::nullopt;
  const std::int64_t id = next.front().id;
  return OpenTournament{std::move(next.front()), all.tournaments().acts(id, 0), all.tournaments().players(id),
                        all.tournaments().games(id)};
}

// What only matters while it goes on, or to one reader, is left out.
Result<std::string> to_line(const OpenTournament& tournament, WithActs with_acts) {
  const Result<KeptTournament> kept = keep(tournament.stored, tournament.acts, tournament.players);
  if (!kept) return tl::unexpected<Error>(kept.error());
  const auto none = [](const ListedGame&) { return std::optional<json::object>(); };
  json::object line = tournament_value(
      {.kept = *kept, .games = tournament.games, .shown = none, .now = tournament.stored.changed_at});
  for (const char* name : {"public", "state", "you", "club", "opponent", "key", "yours", "next", "version",
                           "now", "bracket", "member", "leads", "answers"})
    line.erase(name);
  line["clubs"] = clubs_of(tournament.stored);
  line["founded"] = tournament.stored.founded_at;
  line["changed"] = tournament.stored.changed_at;
  line["cursor"] = std::to_string(tournament.stored.id);
  if (with_acts == WithActs::yes) line["acts"] = acts_of(*kept);
  return json::serialize(line) + "\n";
}

}  // namespace muehle::server

#include "server/tournaments/terms.h"

namespace muehle::server {

TournamentTerms stored_terms(const Terms& terms) {
  return {.text = terms.text,
          .rules = muehle::to_text(terms.rules),
          .time_control = play::to_text(terms.time),
          .absence_days = terms.absence_days,
          .rated = terms.rated,
          .is_public = terms.is_public,
          .has_tables = terms.has_tables,
          .entry = std::string(name_in(entry_names, terms.entry)),
          .key = terms.key,
          .guests = terms.guests,
          .bots = terms.bots,
          .begin = std::string(name_in(begin_names, terms.begin)),
          .times = terms.times,
          .minutes = terms.minutes,
          .forfeit_after = terms.forfeit_after,
          .players_enter_results = terms.players_enter_results};
}

std::optional<Terms> read_terms(const TournamentTerms& stored) {
  const Result<RuleSet> rules = parse_rules(stored.rules);
  const Result<play::TimeControl> time = play::parse_time_control(stored.time_control);
  const std::optional<Entry> entry = value_in(entry_names, stored.entry);
  const std::optional<Begin> begin = value_in(begin_names, stored.begin);
  if (!rules || !time || !entry || !begin) return std::nullopt;
  return Terms{.text = stored.text,
               .rules = *rules,
               .time = *time,
               .absence_days = stored.absence_days,
               .rated = stored.rated,
               .is_public = stored.is_public,
               .has_tables = stored.has_tables,
               .entry = *entry,
               .key = stored.key,
               .guests = stored.guests,
               .bots = stored.bots,
               .begin = *begin,
               .times = stored.times,
               .minutes = stored.minutes,
               .forfeit_after = stored.forfeit_after,
               .players_enter_results = stored.players_enter_results};
}

}  // namespace muehle::server

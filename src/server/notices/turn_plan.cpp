#include "server/notices/turn_plan.h"

#include <algorithm>

#include "club/rating.h"

namespace muehle::server {

bool is_his_turn_by_days(const ListedGame& game) {
  const Standing& standing = game.standing;
  return standing.turn && standing.turn == game.own && standing.deadline && game.players[0] &&
         game.players[1] && club::pool_of(game.time_control) == club::Pool::correspondence;
}

ToldTurn turn_of(const ListedGame& game) {
  return {.game = game.number, .plies = game.standing.plies, .board = game.standing.position};
}

std::vector<TurnSeen> turns_due(const StoredTurnMail& wanted, std::vector<TurnSeen> seen,
                                const std::vector<ToldTurn>& told, UnixSeconds now) {
  const bool wants_any = wanted.way == TurnMailWay::at_once || wanted.way == TurnMailWay::daily;
  if (!wants_any || now < wanted.next_at) return {};
  std::erase_if(seen, [&](const TurnSeen& one) {
    return !is_his_turn_by_days(one.game) || one.has_open || one.on_leave ||
           std::ranges::find(told, turn_of(one.game)) != told.end();
  });
  const auto has_waited = [&](const TurnSeen& one) {
    return std::max(one.game.moved_at, one.game.began_at) + turn_mail_delay <= now;
  };
  // Those that have just come go along with one that has waited.
  if (wanted.way == TurnMailWay::at_once && std::ranges::none_of(seen, has_waited)) return {};
  std::ranges::sort(seen, {}, [](const TurnSeen& one) { return std::pair(one.deadline, one.game.number); });
  if (seen.size() > most_turns_in_mail) seen.resize(most_turns_in_mail);
  return seen;
}

bool is_done_with(const StoredTurnMail& before, MailFate fate) {
  return fate == MailFate::sent || fate == MailFate::refused ||
         (fate == MailFate::put_off && before.failures + 1 >= most_turn_mail_failures);
}

StoredTurnMail after_mail(StoredTurnMail before, MailFate fate, UnixSeconds now) {
  StoredTurnMail after = std::move(before);
  const UnixSeconds next =
      after.way == TurnMailWay::daily ? next_hour(after.zone, after.hour, now) : now + turn_mail_rest;
  switch (fate) {
    case MailFate::none:
      if (after.way == TurnMailWay::daily) after.next_at = next;
      return after;
    case MailFate::sent:
      after.refusals = 0;
      break;
    case MailFate::put_off: {
      if (is_done_with(after, fate)) break;
      const UnixSeconds pause = first_turn_mail_retry << (2 * std::min(after.failures, 10));
      after.next_at = now + std::min(pause, longest_turn_mail_retry);
      ++after.failures;
      return after;
    }
    case MailFate::refused:
      if (++after.refusals >= most_turn_mail_refusals) after.way = TurnMailWay::refused;
      break;
  }
  after.failures = 0;
  after.next_at = next;
  return after;
}

}  // namespace muehle::server

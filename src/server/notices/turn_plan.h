// Of which turns in games by days a player is told by mail, and when. Pure: who asks says what time it is,
// which games there are, and where the player is.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/notices/day_hour.h"
#include "storage/listed_games.h"
#include "storage/turn_mail.h"

namespace muehle::server {

// Who wants it at once is told this late: who is there moves meanwhile, and several turns come together.
inline constexpr UnixSeconds turn_mail_delay = 60;
// After a mail to who wants it at once the next one goes out at the earliest.
inline constexpr UnixSeconds turn_mail_rest = 600;
// What a mail has at most; the rest comes with the next one.
inline constexpr std::size_t most_turns_in_mail = 50;
// Of a mail that the mail server did not take for now: after the first time so long, then four times as long
// each time up to the longest, and given up after so many.
inline constexpr UnixSeconds first_turn_mail_retry = 300;
inline constexpr UnixSeconds longest_turn_mail_retry = 6 * 3600;
inline constexpr int most_turn_mail_failures = 8;
// So many mails in a row that a mailbox refuses for good end them.
inline constexpr int most_turn_mail_refusals = 3;

// A game in which it may be his turn.
struct TurnSeen {
  ListedGame game;
  UnixSeconds deadline = 0;  // where there is one
  bool has_open = false;     // he has it open
  bool on_leave = false;     // he is on vacation, so that no time runs
};
// Whether time runs in it for a move of his; of nothing else he is told.
bool is_his_turn_by_days(const ListedGame& game);

ToldTurn turn_of(const ListedGame& game);

// Those of which he is to be told now, the first deadline first; none: nothing is sent. What is not due by
// its own time is left to a later look, and so are games that he has open.
std::vector<TurnSeen> turns_due(const StoredTurnMail& wanted, std::vector<TurnSeen> seen,
                                const std::vector<ToldTurn>& told, UnixSeconds now);

// How mails to him stand when one was due.
enum class MailFate {
  none,  // there was nothing to say
  sent,
  put_off,  // the mail server did not take it for now
  refused,  // nor will it ever
};
StoredTurnMail after_mail(StoredTurnMail before, MailFate fate, UnixSeconds now);
// Whether its turns are not told once more.
bool is_done_with(const StoredTurnMail& before, MailFate fate);

}  // namespace muehle::server

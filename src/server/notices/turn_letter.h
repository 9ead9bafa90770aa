// The mail that says that it is somebody's move, in his language.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "server/notices/turn_plan.h"
#include "server/transports/mail.h"

namespace muehle::server {

struct TurnLetter {
  Mailbox to;
  std::string name;
  std::string language;  // as players have it; English for any other
  std::string zone;
  std::string place;  // where the server is found, `https://…`
  std::string stop_key;
  std::vector<TurnSeen> turns;
};
Mail mail_of(const TurnLetter& letter);

// What a calendar says of a deadline, and by which rules the game is played.
std::string said_in_calendar(const ListedGame& game, std::string_view language);
std::string rules_of(const ListedGame& game, std::string_view language);

inline std::string table_link(std::string_view place, const std::string& code) {
  return std::string(place) + "/g/" + code;
}
// Where the link leads that ends these mails.
inline std::string stop_link(std::string_view place, const std::string& key) {
  return std::string(place) + "/api/mail/stop/" + key;
}

// The page behind that link, which only asks: programs that look at mails follow links, too. And what it says
// then.
struct StopPage {
  std::string tag;  // of its language
  std::string title;
  std::string text;
  std::string button;  // empty: none
};
StopPage stop_page(std::string_view language, const std::string& name);
StopPage stopped_page(std::string_view language);

}  // namespace muehle::server

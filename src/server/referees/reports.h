// What people report outside games, what referees make of it, and the letters that tell it. Lives on the I/O
// thread.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "server/clubs/face.h"
#include "server/people/people.h"
#include "server/presence/presence.h"
#include "server/referees/referee_forms.h"

namespace muehle::server {

// So many reports of one player wait at a time.
inline constexpr int most_open_reports = 5;
// What was reported is kept so long after the decision.
inline constexpr UnixSeconds reports_last = 180LL * 24 * 3600;

// `kept`: as it was reported; `still`: whether it stands there now.
boost::json::object report_value(const StoredReport& kept, bool still, bool own);

// The name of a player, or the code of a club or tournament.
struct ReportedThing {
  ReportedKind kind = ReportedKind::player;
  std::string which;
};

class Reports {
 public:
  Reports(Store& store, const Time& time, People& people, Presence& presence, Face& face)
      : store_(store), time_(time), people_(people), presence_(presence), face_(face) {}

  boost::asio::awaitable<Answer<std::int64_t>> report(StoredPlayer by, ReportedThing thing,
                                                      ReportWords words);
  // Those that wait, each player's first before anybody's second and the oldest of them first.
  boost::asio::awaitable<Answer<boost::json::array>> waiting(PlayerId referee);
  // Counts for all that wait about the same as it stood.
  boost::asio::awaitable<Answer<void>> decide(std::int64_t id, StoredPlayer referee, ReportVerdict verdict);

  // What referees have to say to a player, the newest first.
  boost::asio::awaitable<Answer<boost::json::array>> letters(PlayerId player);
  boost::asio::awaitable<Answer<void>> put_away(PlayerId player, std::int64_t letter);

 private:
  Store& store_;
  const Time& time_;
  People& people_;
  Presence& presence_;
  Face& face_;
};

}  // namespace muehle::server

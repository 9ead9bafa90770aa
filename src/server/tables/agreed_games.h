// Games that two have agreed on, at tables at which both sit from the beginning. Lives on the I/O thread.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "server/rights/site.h"
#include "server/tables/begin.h"
#include "server/tables/playing.h"

namespace muehle::server {

class AgreedGames {
 public:
  AgreedGames(Store& store, const Time& time, const SitePolicy& site, HeldTables& held, Playing& playing,
              TableNotices& notices, const TableEvents& events)
      : store_(store),
        time_(time),
        site_(site),
        held_(held),
        playing_(playing),
        notices_(notices),
        events_(events) {}

  // A table at which two sit who have agreed on it; the one who asked has seat 0. Its code.
  boost::asio::awaitable<Answer<std::string>> begin(Agreed agreed);
  // Games of which the store could not say whether they have begun, once it answers again; to be called
  // often.
  boost::asio::awaitable<void> look_for_begun();

 private:
  void seat_both(const Begun& begun, bool tells_both);
  struct Unsure {
    std::string code;
    std::function<void(const std::string&)> found;
    std::optional<UnixSeconds> until;  // it is looked for; none: the store has not answered since
  };
  void note_unsure(std::string code, std::function<void(const std::string&)> found);
  // False where it cannot be read. `offers`: that it has ended.
  boost::asio::awaitable<bool> take_in_begun(std::string code, std::vector<std::string> offers);

  Store& store_;
  const Time& time_;
  const SitePolicy& site_;
  HeldTables& held_;
  Playing& playing_;
  TableNotices& notices_;
  const TableEvents& events_;
  std::vector<Unsure> unsure_;
};

}  // namespace muehle::server

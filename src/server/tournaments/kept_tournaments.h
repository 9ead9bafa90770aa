// Tournaments as they are stored just now, and what is appended to them. Lives on the I/O thread.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <functional>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/tournaments/kept_tournament.h"
#include "storage/store.h"
#include "support/clock.h"

namespace muehle::server {

using TournamentPointer = std::shared_ptr<const KeptTournament>;

tl::unexpected<Refused> no_such_tournament();

class KeptTournaments {
 public:
  KeptTournaments(Store& store, const Time& time) : store_(store), time_(time) {}

  boost::asio::awaitable<Answer<TournamentPointer>> load(std::string code);
  // What is wanted in it as it stands. Where somebody was faster, it is decided once more on what has come of
  // that. Nothing wanted changes nothing. `check`: in the transaction.
  using Decide = std::function<Answer<std::vector<Wanted>>(const KeptTournament&)>;
  using Check = std::function<Answer<void>(Transaction&)>;
  boost::asio::awaitable<Answer<TournamentPointer>> change(std::string code, std::optional<PlayerId> actor,
                                                           Decide decide, Check check = {});

 private:
  struct Held {
    TournamentPointer kept;
    std::vector<TournamentPlayer> players;
  };
  boost::asio::awaitable<StoreResult<Answer<void>>> append(const KeptTournament& kept, Worked worked,
                                                           Check check);

  Store& store_;
  const Time& time_;
  std::unordered_map<std::string, Held>
      held_;  // as last read, so that acts are played again when there are new ones
};

}  // namespace muehle::server

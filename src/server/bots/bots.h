// The streams of programs (docs/bots.md): what happens to a bot, and what happens in a game of its. Lives on
// the I/O thread.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/json/object.hpp>
#include <map>
#include <memory>
#include <string>
#include <unordered_set>
#include <utility>

#include "net/http.h"
#include "net/outbox.h"
#include "server/bots/bot_view.h"
#include "server/lobby/challenges.h"
#include "server/lobby/lobby.h"
#include "server/people/people.h"
#include "server/tables/hub.h"

namespace muehle::server {

// So long a stream is silent at most.
inline constexpr Milliseconds stream_silence = 7000;

class BotStream;
class EventStream;

// Outlives all streams.
class Bots {
 public:
  Bots(boost::asio::any_io_executor executor, Store& store, const Time& time, Hub& hub, Lobby& lobby,
       Challenges& challenges, net::Outboxes& outboxes)
      : executor_(std::move(executor)),
        store_(store),
        time_(time),
        hub_(hub),
        lobby_(lobby),
        challenges_(challenges),
        outboxes_(outboxes) {}

  std::shared_ptr<net::BodyStream> events(const Session& session);
  std::shared_ptr<net::BodyStream> game(const Session& session, GameId game);

  // A game between two has begun or is over, or one of them wants another.
  void note_game(const Room& room);
  // Something waits for a player, or does so no more.
  void note_notice(PlayerId player);
  // He has answered a challenge, and need not be told that it is gone.
  void note_answered(PlayerId player, const std::string& challenge);
  // Sessions or tokens are no more, and neither are streams of theirs that nobody has read of yet.
  void note_ended(const EndedSessions& ended);
  // To be called often.
  boost::asio::awaitable<void> look_after();

  std::size_t stream_count() const { return streams_.size(); }

 private:
  friend class BotStream;
  friend class EventStream;
  friend class GameStream;
  using Key = std::pair<std::int64_t, std::string>;  // whose session or token, and of what

  // A newer stream ends the one that there was.
  void begin(BotStream& stream);
  void forget(BotStream& stream);
  EventStream* events_at(const Key& key, std::uint64_t serial) const;

  boost::asio::any_io_executor executor_;
  Store& store_;
  const Time& time_;
  Hub& hub_;
  Lobby& lobby_;
  Challenges& challenges_;
  net::Outboxes& outboxes_;
  std::unordered_set<BotStream*> made_;  // all that there are
  std::map<Key, BotStream*> streams_;    // that are read
  std::uint64_t serials_ = 0;
};

}  // namespace muehle::server

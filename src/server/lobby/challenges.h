// Games that a player asks another one for by name. Lives on the I/O thread.
#pragma once

#include <array>
#include <boost/asio/awaitable.hpp>
#include <boost/json/object.hpp>
#include <functional>

#include "server/lobby/challenge_sources.h"
#include "server/lobby/lobby.h"
#include "server/tables/agreed_games.h"

namespace muehle::server {

inline constexpr std::size_t max_challenge_letters = 140;
inline constexpr UnixSeconds challenge_life = 14 * 24 * 3600;
// That one player may have sent, and to one other one, at a time.
inline constexpr std::size_t most_challenges_sent = 10;
inline constexpr std::size_t most_challenges_each = 3;
// That he may have got, from his friends and, beside those, from others; and of the latter from one network.
inline constexpr std::size_t most_challenges_received = 50;
inline constexpr std::size_t most_challenges_of_network = 10;

// Why somebody may decline one.
inline constexpr std::array<std::string_view, 7> decline_reasons = {
    "later", "too_fast", "too_slow", "other_rules", "casual", "rated", "no"};

struct Challenging {
  std::string to;  // a name
  Opening opening;
  std::string message;
  std::string id = {};  // chosen by who sends it, so that he may ask again; empty: any
};

class Challenges {
 public:
  Challenges(Store& store, const Time& time, const SitePolicy& site, AgreedGames& agreed_games, Lobby& lobby,
             const Presence& presence)
      : store_(store),
        time_(time),
        site_(site),
        agreed_games_(agreed_games),
        lobby_(lobby),
        presence_(presence) {}

  // Who sends again what he has sent already is answered as the first time.
  struct Sent {
    boost::json::object challenge;
    std::string code;  // of the game that it has come to already; else empty
  };
  // `address`: of who sends it (net/address.h).
  boost::asio::awaitable<Answer<Sent>> send(StoredPlayer from, StoredPlayer to, Challenging challenging,
                                            std::string address);
  // As JSON (docs/server-protocol.md): all that a player has got and sent.
  boost::asio::awaitable<Answer<boost::json::object>> of(StoredPlayer player);

  // The code of the game that begins; the same once more where he has not heard it.
  boost::asio::awaitable<Answer<std::string>> accept(StoredPlayer player, std::string id);
  boost::asio::awaitable<Answer<void>> decline(StoredPlayer player, std::string id, std::string reason);
  // Also one that was declined: he has read it.
  boost::asio::awaitable<Answer<void>> withdraw(StoredPlayer player, std::string id);
  // Who is to know that a player has answered one.
  using OnAnswered = std::function<void(PlayerId, const std::string& id)>;
  void on_answered(OnAnswered on_answered) { on_answered_ = std::move(on_answered); }
  // What they have got and sent is something else now.
  boost::asio::awaitable<void> tell(std::vector<PlayerId> players);

 private:
  // As it stands then, with those that wait for whom it is for.
  struct Kept {
    std::optional<StoredChallenge> challenge = {};
    bool is_known = false;  // he has sent it already
    std::string code = {};  // of the game that it has come to
    std::unordered_set<std::string> waiting = {};
  };
  boost::asio::awaitable<Answer<Kept>> keep(StoredChallenge challenge,
                                            std::unordered_set<std::string> from_there);
  boost::json::object as_json(const StoredChallenge& challenge, PlayerId reader) const;
  boost::asio::awaitable<Answer<boost::json::object>> list(PlayerId player);
  // One that waits for an answer. Error: not_found.
  boost::asio::awaitable<Answer<StoredChallenge>> standing(PlayerId challenged, std::string id);
  boost::asio::awaitable<Answer<std::string>> accept_standing(StoredPlayer player, std::string id);
  UnixSeconds oldest() const { return time_.now().at - challenge_life; }

  Store& store_;
  const Time& time_;
  const SitePolicy& site_;
  AgreedGames& agreed_games_;
  Lobby& lobby_;
  const Presence& presence_;
  OnAnswered on_answered_;
  ChallengeSources sources_;
};

}  // namespace muehle::server

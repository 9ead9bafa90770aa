// Tells players by mail that it is their move in games by days: who wants it how, what is sent, and what
// becomes of it. Lives on the I/O thread of the server that has the games, so that only one sends.
//
// What is due follows from what is stored. A mail is handed over first and noted then: where the server ends
// in between, the one that was being handed over may come twice, and none is lost.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <chrono>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>

#include "server/kernel/refusal.h"
#include "server/notices/turn_letter.h"
#include "server/transports/mailer.h"
#include "storage/store.h"
#include "support/clock.h"

namespace muehle::server {

// Where nobody takes mails, nobody is asked for so long; then four times as long each time up to the longest.
inline constexpr UnixSeconds first_mailer_rest = 30;
inline constexpr UnixSeconds longest_mailer_rest = 1800;

// What a player chooses.
struct TurnMailWish {
  TurnMailWay way = TurnMailWay::none;
  int hour = 0;
  std::string zone = "GMT";
};

class TurnNotices {
 public:
  struct Setup {
    Mailer* mailer = nullptr;  // null: no mail is sent
    std::string place;         // where the server is found, `https://…`
  };
  // Whether a player has a table open.
  using HasOpen = std::function<bool(PlayerId, const std::string& code)>;
  using Counts = std::function<void(Delivery)>;
  TurnNotices(Store& store, const Time& time, Setup setup, HasOpen has_open, Counts counts);
  ~TurnNotices() { stop(); }

  // Nothing where he has never wanted any.
  boost::asio::awaitable<Answer<std::optional<StoredTurnMail>>> of(PlayerId player);
  boost::asio::awaitable<Answer<void>> choose(PlayerId player, TurnMailWish wish);
  // Whose mails the key ends; nothing where it ends nobody's.
  boost::asio::awaitable<Answer<std::optional<StoredPlayer>>> whose(std::string stop_key);
  // Ends them.
  boost::asio::awaitable<Answer<std::optional<StoredPlayer>>> end(std::string stop_key);

  // To be called often: sends what is due, one after the other.
  boost::asio::awaitable<void> go_on();
  // Sends no more; what is being handed over is given up, or has been done.
  void stop() { stopping_.request_stop(); }
  // So many players were due when it was looked last, and have had no mail yet.
  std::size_t waiting() const { return waiting_; }

 private:
  struct Found {
    StoredTurnMail wanted;
    StoredPlayer player;
    std::string address;
    std::vector<TurnSeen> seen;
    std::vector<ToldTurn> told;
  };
  using MaybeFound = std::optional<Found>;
  // What has become of a mail, to be stored.
  struct Outcome {
    StoredTurnMail before;
    StoredTurnMail after;
    std::vector<ToldTurn> told;
  };
  bool rests() const;
  boost::asio::awaitable<std::vector<PlayerId>> due_after(PlayerId player);
  boost::asio::awaitable<void> attend_to(PlayerId player);
  boost::asio::awaitable<Delivery> deliver(const Mail& mail);
  boost::asio::awaitable<bool> note();
  void settle(const Found& found, const std::vector<TurnSeen>& turns, MailFate fate, UnixSeconds now);

  Store& store_;
  const Time& time_;
  Setup setup_;
  HasOpen has_open_;
  Counts counts_;
  std::stop_source stopping_;
  std::optional<Outcome> unnoted_;  // until that is stored nobody is sent anything
  UnixSeconds rests_until_ = 0;
  UnixSeconds rest_ = 0;  // the last one
  std::size_t waiting_ = 0;
};

}  // namespace muehle::server

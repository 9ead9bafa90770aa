// One stream of a program. Only for the files of `Bots`.
#pragma once

#include <boost/asio/steady_timer.hpp>
#include <set>

#include "net/http.h"
#include "net/outbox.h"
#include "server/bots/bots.h"

namespace muehle::server {

// What waits for a program that does not read has the same limits as with sockets.
class BotStream : public net::BodyStream {
 public:
  BotStream(Bots& bots, const Session& session, std::string what);
  ~BotStream() override;

  boost::asio::awaitable<std::optional<std::string>> next() final;
  // Itself, where it is one of events.
  virtual EventStream* events() { return nullptr; }
  // An empty line, where nothing else was said for a while.
  void keep_alive();
  // What was told before goes out first.
  void end();

  const Bots::Key& key() const { return key_; }
  std::uint64_t serial() const { return serial_; }
  PlayerId player() const { return session_.player.id; }
  std::int64_t session() const { return session_.id; }

 protected:
  // Tells of what there is.
  virtual boost::asio::awaitable<void> enter() = 0;
  void tell(const boost::json::object& line);

  Bots& bots_;
  Session session_;

 private:
  friend class Bots;
  void tell_text(std::string line);

  Bots::Key key_;
  std::uint64_t serial_ = 0;  // of this stream among all
  net::Outbox outbox_;
  boost::asio::steady_timer wake_;  // cancelled when there is something to be sent
  Milliseconds told_at_ = 0;
  bool opened_ = false;
  bool ended_ = false;
};

class EventStream final : public BotStream {
 public:
  EventStream(Bots& bots, const Session& session) : BotStream(bots, session, "") {}

  ~EventStream() override;

  EventStream* events() override { return this; }
  void hear_game(const Room& room, int seat);
  // As `Challenges::of` has them.
  void hear_challenges(const boost::json::object& all);
  void forget_challenge(const std::string& id) { received_.erase(id); }

  bool wants_challenges = false;

 private:
  boost::asio::awaitable<void> enter() override;
  void begin_game(const std::string& id, const boost::json::object& notice);
  void hear_declined(const boost::json::object& challenge);

  bool attends_ = false;
  bool has_challenges_ = false;  // has been told of those that there were
  std::set<std::string> games_;  // that run
  std::set<std::string> received_;
  std::set<std::string> declined_;
};

// Sits at the table as long as it is open, and is told what changes there as any page is.
class GameStream final : public BotStream, public net::Listener {
 public:
  GameStream(Bots& bots, const Session& session, GameId game)
      : BotStream(bots, session, to_text(game)), game_(std::move(game)) {}

  ~GameStream() override;
  // Something has happened at the table.
  void send(net::SharedText message) override;
  void finish() override { end(); }

 private:
  boost::asio::awaitable<void> enter() override;
  void show();
  void show_state(const Room& room);
  void show_chat(const Room& room);
  void show_opponent(const Room& room);

  GameId game_;
  std::optional<Hub::Visit> visit_;
  std::string shown_;  // the state, without what goes by itself
  int chat_shown_ = 0;
  std::optional<std::pair<bool, std::optional<UnixSeconds>>> opponent_shown_;  // gone, and from when he may
};

}  // namespace muehle::server

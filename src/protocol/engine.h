// The engine behind the protocol: takes commands, sends replies. It thinks in a thread of its own, so that it
// hears `stop` and `isready` at any time.
#pragma once

#include <atomic>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "engine/databases.h"
#include "engine/team.h"
#include "protocol/command.h"
#include "protocol/reply.h"

namespace muehle::protocol {

class Engine {
 public:
  // Called with one reply at a time, from the caller's thread or from the search's.
  using Send = std::function<void(const Reply&)>;

  // `clock` null: limits of time are not heard and every reply says that no time has passed.
  Engine(Send send, search::Clock clock);
  // Stops a search that is running; its answer is still sent.
  ~Engine();
  Engine(const Engine&) = delete;
  Engine& operator=(const Engine&) = delete;

  // Does what the command says; false after `quit`. What would change the position or the options is refused
  // while a search is running.
  bool handle(const Command& command);
  // The same for a line of text; an empty line is nothing.
  bool handle_line(std::string_view line);
  // Waits until a search with limits has answered; ends one that waits for `stop` or `ponderhit`.
  void finish();

 private:
  // What a team is made from; another one takes another team.
  struct TeamShape {
    int megabytes;
    int threads;
    const perfect::Database* database;
    friend bool operator==(const TeamShape&, const TeamShape&) = default;
  };

  void on(const Uci&);
  void on(const IsReady&);
  void on(const NewGame&);
  void on(const SetOption& command);
  void on(const SetPosition& command);
  void on(const Go& command);
  void on(const PonderHit&);
  void on(const Stop&);
  void on(const Display&);
  void on(const Evaluate&);
  void on(const Perft& command);
  void on(const ListMoves&);
  void on(const DescribeState&);
  void on(const Quit&);

  void refuse(std::string message);
  void send(const Reply& reply);
  // Makes a team for these options and rules where the one there is does not fit. On failure it stays.
  Result<void> fit_team(const Options& options, const RuleSet& rules, engine::DatabaseFolder& databases);
  Result<search::Request> request_of(const Go& go) const;

  // Starts the thread with `work`, whose result is sent when nothing more can follow.
  void start(std::function<Reply()> work);
  Reply think(const Go& go, const search::Request& request);
  Reply count(int depth);
  // Waits until the front end wants an answer.
  void await_end(bool infinite);
  void stop_thread();
  bool idle();

  Send send_;
  search::Clock clock_;
  Options options_;
  History history_{RuleSet{}};
  engine::DatabaseFolder databases_;
  TeamShape shape_{0, 0, nullptr};
  std::unique_ptr<engine::Team> team_;

  std::mutex send_mutex_;
  std::mutex wish_mutex_;  // for those who wait for a change of `stop_` or `pondering_`
  std::condition_variable wish_;
  std::atomic<bool> stop_ = false;
  std::atomic<bool> pondering_ = false;
  std::atomic<bool> busy_ = false;
  bool infinite_ = false;  // the search that is running
  bool quit_ = false;
  std::thread thread_;
};

}  // namespace muehle::protocol

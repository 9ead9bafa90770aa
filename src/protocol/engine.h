// The engine behind the protocol: takes commands, sends replies. It searches in a thread of its own, so that
// it hears `stop` and `isready` at any time.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "protocol/command.h"
#include "protocol/reply.h"
#include "protocol/team.h"

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

  // Does what the command says; false after `quit`. Commands other than isready, uci, stop and quit are
  // refused while a search is running.
  bool handle(const Command& command);
  // The same for a line of text; an empty line is nothing.
  bool handle_line(std::string_view line);
  // Waits until a search with limits has answered; ends an infinite one.
  void finish();

 private:
  void on(const Uci&);
  void on(const IsReady&);
  void on(const NewGame&);
  void on(const SetOption& command);
  void on(const SetPosition& command);
  void on(const Go& command);
  void on(const Stop&);
  void on(const Quit&);

  void refuse(std::string message);
  void send(const Reply& reply);
  // The search thread.
  void think(const Go& command);
  void stop_search();
  bool idle();

  Send send_;
  search::Clock clock_;
  Options options_;
  History history_{RuleSet{}};
  std::unique_ptr<Team> team_;

  std::mutex send_mutex_;
  std::atomic<bool> stop_ = false;
  std::atomic<bool> searching_ = false;
  bool infinite_ = false;  // the search that is running
  bool quit_ = false;
  std::thread thread_;
};

}  // namespace muehle::protocol

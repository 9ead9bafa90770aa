// An engine that speaks the protocol: takes commands, sends replies.
#pragma once

#include <functional>
#include <mutex>
#include <string_view>

#include "engine/engine.h"
#include "protocol/command.h"
#include "protocol/reply.h"

namespace muehle::protocol {

class UciEngine {
 public:
  // Called with one reply at a time, from the caller's thread or from the search's.
  using Send = std::function<void(const Reply&)>;

  // `clock` null: limits of time are not heard and every reply says that no time has passed. When it ends it
  // stops a search that is running; its answer is still sent.
  UciEngine(Send send, search::Clock clock);

  // Does what the command says; false after `quit`. What would change the position or the options is refused
  // while a search is running.
  bool handle(const Command& command);
  // The same for a line of text; an empty line is nothing.
  bool handle_line(std::string_view line);
  // Waits until a search with limits has answered; ends one that waits for `stop` or `ponderhit`.
  void finish() { engine_.finish(); }

 private:
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

  void tell(const engine::Answer<engine::Notes>& answer);
  void refuse(std::string message);
  void send(const Reply& reply);

  Send send_;
  std::mutex send_mutex_;
  bool quit_ = false;
  engine::Engine engine_;  // last: it ends first, while it can still answer
};

}  // namespace muehle::protocol

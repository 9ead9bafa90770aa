// Who counts what happens on sockets. What it does costs next to nothing, and throws nothing.
#pragma once

#include "support/time.h"

namespace muehle::net {

class Observer {
 public:
  virtual ~Observer() = default;
  virtual void socket_opened() = 0;
  virtual void socket_closed() = 0;
  virtual void socket_failed() = 0;  // by a mistake of the program
  virtual void message_heard() = 0;
  virtual void message_sent() = 0;
  // How long a message takes to a client and back.
  virtual void lag_measured(Milliseconds lag) = 0;
};

}  // namespace muehle::net

// What the network asks of the program behind it: answers to requests, and places that sockets are open for.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "net/connections.h"
#include "net/http.h"
#include "net/outbox.h"
#include "support/clock.h"

namespace muehle::net {

// Somebody who is told what happens at a place.
class Listener {
 public:
  virtual ~Listener() = default;
  virtual void send(SharedText message) = 0;
  // He has to come again to be told more: what he may see or do has changed.
  virtual void finish() {}
  // How long a message takes on its way here and back.
  virtual Milliseconds lag() const { return 0; }
};

// What a socket is open for.
class Place {
 public:
  virtual ~Place() = default;
  // A message has come, which is heard, or dropped, before what is returned ends.
  virtual std::shared_ptr<void> note(Moment /*when*/) { return nullptr; }
  // A message that came at `when`. The next one waits until this one is done.
  virtual boost::asio::awaitable<void> hear(std::string text, Moment when) = 0;
  // What is said of a message that was not heard.
  virtual std::string refusal(std::string_view text, Fault fault) const = 0;
  virtual void leave() = 0;
  // Whether Listener::lag() is asked for here: it is measured by a ping behind messages.
  virtual bool measures_lag() const { return true; }
};

// A socket that may be opened.
class Door {
 public:
  virtual ~Door() = default;
  virtual Opener opener() const = 0;
  // The subprotocol that is confirmed; empty where none was offered.
  virtual std::string protocol() const = 0;
  // To be called once. `listener` is told things from here on, until the place is left.
  virtual boost::asio::awaitable<tl::expected<std::unique_ptr<Place>, HttpResponse>> enter(
      Listener& listener) = 0;
};

class Front {
 public:
  virtual ~Front() = default;
  // Throws nothing.
  virtual boost::asio::awaitable<HttpResponse> answer(HttpRequest request) = 0;
  // What a WebSocket is asked for, or why it is not to be had.
  virtual boost::asio::awaitable<tl::expected<std::unique_ptr<Door>, HttpResponse>> open(
      HttpRequest request) = 0;
  virtual HttpResponse refusal(Fault fault, std::string message) const = 0;
};

}  // namespace muehle::net

// A message without a word in it to a browser's push service, so that the browser wakes and asks this server
// what there is (RFC 8030, RFC 8292). How it gets there is behind an interface, so that tests see what would
// go out.
#pragma once

#include <chrono>
#include <memory>
#include <stop_token>
#include <string>

#include "server/transports/vapid.h"

namespace muehle::server {

struct PushRequest {
  std::string endpoint;
  std::string authorization;  // the header
  int ttl_seconds = 0;        // so long the service keeps it for a browser that is off
  std::string urgency;
  std::string topic;  // of two that wait there with the same one, the later one goes out
};

enum class PushResult {
  sent,
  gone,     // the browser has withdrawn it, or the endpoint is none
  failed,   // the service has answered that it cannot; it may go well later
  silent,   // there was no answer
  stopped,  // nobody has tried
};

class PushSender {
 public:
  virtual ~PushSender() = default;

  // Waits for the answer; called by several threads. Once `stop` is asked for it is given up soon. The sender
  // itself goes on: whoever serves next sends by the same one.
  virtual PushResult send(const PushRequest& request, std::stop_token stop) = 0;
};

// How long it waits for a connection, and for everything together.
inline constexpr long push_connect_seconds = 3;
inline constexpr long push_total_seconds = 5;

// Over the network: to HTTPS servers in the internet only, whatever their names lead to.
class CurlPushSender final : public PushSender {
 public:
  // For a test: `http://127.0.0.1:PORT` too.
  enum class Reach { internet, this_machine_too };
  explicit CurlPushSender(Reach reach = Reach::internet);

  PushResult send(const PushRequest& request, std::stop_token stop) override;

 private:
  Reach reach_;
};

// What a server needs to wake browsers.
struct PushSetup {
  std::shared_ptr<const VapidKey> key;  // null: it wakes nobody
  std::string contact;                  // of its host, for the services: mailto: or https:; may be empty
  std::shared_ptr<PushSender> sender;
  std::chrono::milliseconds look{1'000};  // so often it is looked whether somebody is to be woken
};

}  // namespace muehle::server

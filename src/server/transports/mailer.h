// Who takes mails and sees that they are sent.
#pragma once

#include <functional>
#include <stop_token>

#include "server/transports/mail.h"

namespace muehle::server {

// What has become of a mail that was handed over, or was to be.
enum class Delivery {
  done,
  failed,   // nobody takes mails just now, or none from here
  put_off,  // not this one, for now
  refused,  // nor ever
  stopped,  // nobody knows
};

class Mailer {
 public:
  virtual ~Mailer() = default;

  // From any thread; does not wait until it is sent. False where too many wait already.
  virtual bool send(const Mail& mail) = 0;

  // Tried once, by whoever tries again himself. `done` is called by another thread, also where the mailer
  // ends before; once `stop` is asked for, soon.
  using Done = std::function<void(Delivery)>;
  virtual void deliver(const Mail& mail, std::stop_token stop, Done done) = 0;
};

}  // namespace muehle::server

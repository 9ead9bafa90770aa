// Who takes mails and sees that they are sent.
#pragma once

#include "server/transports/mail.h"

namespace muehle::server {

class Mailer {
 public:
  virtual ~Mailer() = default;

  // From any thread; does not wait until it is sent. False where too many wait already.
  virtual bool send(const Mail& mail) = 0;
};

}  // namespace muehle::server

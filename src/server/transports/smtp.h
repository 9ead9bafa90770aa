// Mails over SMTP, by libcurl, on a thread of its own.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <stop_token>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "server/transports/mailer.h"

namespace muehle::server {

// Where mails are handed in, and whether the line to there is encrypted from its first byte on.
struct SmtpServer {
  bool tls = false;
  std::string host;  // an IPv6 address in brackets
  std::uint16_t port = 0;
};
// `smtp://host:port` or `smtps://host:port`.
Result<SmtpServer> parse_smtp_url(std::string_view url);

// How the line to the server is kept from others. Certificates are always checked.
enum class LineSafety {
  clear,     // to this machine itself
  offered,   // STARTTLS where the server offers it
  starttls,  // or nothing is sent
  tls,       // from the first byte on
};
LineSafety safety_of(const SmtpServer& server, bool has_password);

struct SmtpSettings {
  SmtpServer server;
  LineSafety safety = LineSafety::starttls;
  std::string user;  // empty: there is none
  std::string password;
  Mailbox from;
  std::string name;  // by which this program introduces itself; empty: that of the machine
};

struct SmtpPatience {
  std::chrono::milliseconds connecting{15'000};
  std::chrono::milliseconds sending{60'000};  // with the connecting
  // After a failure it is tried again so much later, as often as there are entries.
  std::vector<std::chrono::milliseconds> pauses{std::chrono::seconds(30), std::chrono::minutes(2),
                                                std::chrono::minutes(10)};
  std::size_t most_waiting = 100;
};

class SmtpMailer final : public Mailer {
 public:
  explicit SmtpMailer(SmtpSettings settings, SmtpPatience patience = {});
  // What waits is given up.
  ~SmtpMailer() override;
  SmtpMailer(const SmtpMailer&) = delete;
  SmtpMailer& operator=(const SmtpMailer&) = delete;

  bool send(const Mail& mail) override;
  void deliver(const Mail& mail, std::stop_token stop, Done done) override;

 private:
  using Clock = std::chrono::steady_clock;
  struct Letter {
    std::string to;
    std::string text;
    std::size_t tries = 0;
    Clock::time_point due;
    // Of one that is tried once.
    Done done = {};
    std::stop_token stop = {};
    std::uint64_t number = 0;
    std::unique_ptr<std::stop_callback<std::function<void()>>> on_stop = {};
  };
  struct Try {
    Delivery delivery;
    bool for_good = false;  // nobody needs to try again, whatever it was
  };

  void run();
  Try hand_in(const Letter& letter);
  void put_back(Letter letter, const Try& tried);
  void take_out(std::uint64_t number);
  struct Handing;
  static int is_given_up(void* handing, std::int64_t, std::int64_t, std::int64_t, std::int64_t);

  const SmtpSettings settings_;
  const SmtpPatience patience_;
  std::string failure_;  // of the last try, without a word of the server's
  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<Letter> letters_;
  std::uint64_t numbers_ = 0;
  bool delivering_ = false;
  std::atomic<bool> stopping_ = false;
  std::thread thread_;
};

}  // namespace muehle::server

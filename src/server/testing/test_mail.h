// Mails in tests: read again as a mailbox does, kept by a mailer, and received by a small SMTP server.
#pragma once

#include <arpa/inet.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <map>
#include <mutex>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "server/transports/mailer.h"

namespace muehle::server::testing {

inline Mailbox mailbox(std::string_view text) { return Mailbox::read(text).value(); }

inline int hex_value(char c) { return c <= '9' ? c - '0' : c - 'A' + 10; }

inline std::string decoded_base64(std::string_view text) {
  constexpr std::string_view digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string bytes;
  unsigned bits = 0;
  int count = 0;
  for (const char c : text) {
    if (c == '=') break;
    bits = (bits << 6) | static_cast<unsigned>(digits.find(c));
    count += 6;
    if (count >= 8) bytes += static_cast<char>((bits >> (count -= 8)) & 0xff);
  }
  return bytes;
}

// What a mail says, its encodings undone.
struct ReadMail {
  std::vector<std::pair<std::string, std::string>> headers;
  std::string text;

  std::string header(std::string_view name) const {
    for (const auto& [key, value] : headers) {
      if (key == name) return value;
    }
    return "-";
  }
};

inline ReadMail read_mail(const std::string& raw) {
  ReadMail mail;
  const std::size_t head_end = raw.find("\r\n\r\n");
  std::string head = raw.substr(0, head_end) + "\r\n";
  for (std::size_t fold = 0; (fold = head.find("\r\n ", fold)) != std::string::npos;) head.erase(fold, 3);
  for (std::size_t at = 0; at < head.size();) {
    const std::size_t end = head.find("\r\n", at);
    const std::string line = head.substr(at, end - at);
    std::string value = line.substr(line.find(": ") + 2);
    for (std::size_t word = 0; (word = value.find("=?UTF-8?B?")) != std::string::npos;) {
      const std::size_t close = value.find("?=", word + 10);
      value.replace(word, close + 2 - word, decoded_base64(value.substr(word + 10, close - word - 10)));
    }
    mail.headers.emplace_back(line.substr(0, line.find(": ")), value);
    at = end + 2;
  }
  for (std::size_t i = head_end + 4; i < raw.size(); ++i) {
    if (raw[i] == '\r') continue;
    if (raw[i] != '=') {
      mail.text += raw[i];
    } else if (raw.compare(i + 1, 2, "\r\n") == 0) {
      i += 2;
    } else {
      mail.text += static_cast<char>(16 * hex_value(raw[i + 1]) + hex_value(raw[i + 2]));
      i += 2;
    }
  }
  return mail;
}

// The token of the link in a mail; empty where there is none.
inline std::string token_in(const std::string& text) {
  const std::size_t at = text.find("/#");
  if (at == std::string::npos) return "";
  const std::size_t begin = text.find('=', at) + 1;
  return text.substr(begin, text.find('\n', begin) - begin);
}

constexpr std::chrono::seconds long_enough{20};  // only waited for where a test fails

// Keeps what it is given.
class KeptMails final : public Mailer {
 public:
  bool send(const Mail& mail) override {
    const std::scoped_lock guard(mutex_);
    if (full) return false;
    mails_.push_back(mail);
    changed_.notify_all();
    return true;
  }
  // One that is tried once: kept where that does well.
  void deliver(const Mail& mail, std::stop_token /*stop*/, Done done) override {
    std::unique_lock guard(mutex_);
    const Delivery said = answer;
    if (said == Delivery::done) mails_.push_back(mail);
    ++tried_;
    changed_.notify_all();
    guard.unlock();
    done(said);
  }
  void wait_for_tries(std::size_t count) {
    std::unique_lock guard(mutex_);
    if (!changed_.wait_for(guard, long_enough, [&] { return tried_ >= count; }))
      throw std::runtime_error("no mail was tried");
  }
  std::size_t tries() {
    const std::scoped_lock guard(mutex_);
    return tried_;
  }
  // The next one that was not taken yet.
  Mail take() {
    std::unique_lock guard(mutex_);
    if (!changed_.wait_for(guard, long_enough, [this] { return taken_ < mails_.size(); }))
      throw std::runtime_error("no mail came");
    return mails_[taken_++];
  }
  std::size_t count() {
    const std::scoped_lock guard(mutex_);
    return mails_.size();
  }

  std::atomic<bool> full = false;
  std::atomic<Delivery> answer = Delivery::done;

 private:
  std::size_t tried_ = 0;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<Mail> mails_;
  std::size_t taken_ = 0;
};

// Speaks SMTP with one client at a time on a port of this machine, and keeps what is said.
class FakeSmtp {
 public:
  FakeSmtp() {
    listener_ = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    if (bind(listener_, reinterpret_cast<const sockaddr*>(&address), size) != 0 ||
        listen(listener_, 8) != 0 ||
        getsockname(listener_, reinterpret_cast<sockaddr*>(&address), &size) != 0)
      throw std::runtime_error("no port for the mail server");
    port_ = ntohs(address.sin_port);
    thread_ = std::thread([this] { run(); });
  }
  ~FakeSmtp() {
    stopping_ = true;
    shutdown(listener_, SHUT_RDWR);
    thread_.join();
    close(listener_);
  }
  FakeSmtp(const FakeSmtp&) = delete;
  FakeSmtp& operator=(const FakeSmtp&) = delete;

  std::uint16_t port() const { return port_; }

  // What is answered to a command that begins so, instead of what is usual; as often as it stands there.
  void answer(const std::string& command, const std::string& reply, int times = 1) {
    const std::scoped_lock guard(mutex_);
    answers_[command] = {reply, times};
  }
  // To so many of the next connections nothing is said.
  std::atomic<int> hangs = 0;
  std::atomic<bool> offers_login = false;

  // Waits for so many mails, or connections.
  std::vector<std::string> mails(std::size_t count) {
    wait([&] { return mails_.size() >= count; });
    const std::scoped_lock guard(mutex_);
    return mails_;
  }
  void wait_for_connections(int count) {
    wait([&] { return connections_ >= count; });
  }
  // Who came last with a password, as SASL's PLAIN has it.
  std::string login() {
    const std::scoped_lock guard(mutex_);
    return login_;
  }
  std::vector<std::string> said() {
    const std::scoped_lock guard(mutex_);
    return said_;
  }

 private:
  void wait(const std::function<bool()>& until) {
    std::unique_lock guard(mutex_);
    if (!changed_.wait_for(guard, long_enough, until))
      throw std::runtime_error("the mail server waits in vain");
  }

  void run() {
    while (!stopping_) {
      const int client = accept4(listener_, nullptr, nullptr, SOCK_CLOEXEC);
      if (client < 0) continue;
      {
        const std::scoped_lock guard(mutex_);
        ++connections_;
        changed_.notify_all();
      }
      serve(client);
      close(client);
    }
  }

  void say(int client, const std::string& text) {
    (void)!::send(client, (text + "\r\n").data(), text.size() + 2, MSG_NOSIGNAL);
  }
  // Until the end of a line; false where the client has gone.
  bool read_line(int client, std::string& line) {
    for (line.clear(); !line.ends_with("\r\n");) {
      pollfd ready{client, POLLIN, 0};
      if (poll(&ready, 1, 20) == 0) {
        if (stopping_) return false;
        continue;
      }
      char c = 0;
      if (recv(client, &c, 1, 0) != 1) return false;
      line += c;
    }
    line.resize(line.size() - 2);
    return true;
  }
  std::string reply_to(const std::string& line) {
    const std::scoped_lock guard(mutex_);
    said_.push_back(line);
    for (auto& [command, answer] : answers_) {
      if (line.starts_with(command) && answer.second > 0) {
        --answer.second;
        return answer.first;
      }
    }
    if (line.starts_with("EHLO")) return offers_login ? "250-fake\r\n250 AUTH PLAIN" : "250 fake";
    if (line == "AUTH PLAIN") return "334 ";
    if (said_.size() > 1 && said_[said_.size() - 2] == "AUTH PLAIN") {
      login_ = decoded_base64(line);
      return "235 ok";
    }
    if (line.starts_with("DATA")) return "354 go on";
    if (line.starts_with("QUIT")) return "221 bye";
    if (line == ".") return "250 taken";
    return "250 ok";
  }
  void serve(int client) {
    std::string line;
    if (hangs > 0) {
      --hangs;
      (void)read_line(client, line);  // until it is gone
      return;
    }
    say(client, "220 fake");
    while (read_line(client, line)) {
      const std::string reply = reply_to(line);
      say(client, reply);
      if (line == "QUIT") return;
      if (!reply.starts_with("354")) continue;
      std::string mail;
      while (read_line(client, line) && line != ".")
        mail += (line.starts_with('.') ? line.substr(1) : line) + "\r\n";
      if (line != ".") return;
      {
        const std::scoped_lock guard(mutex_);
        mails_.push_back(mail);
        changed_.notify_all();
      }
      say(client, reply_to("."));
    }
  }

  int listener_ = -1;
  std::uint16_t port_ = 0;
  std::atomic<bool> stopping_ = false;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::map<std::string, std::pair<std::string, int>> answers_;
  std::vector<std::string> mails_;
  std::vector<std::string> said_;
  std::string login_;
  int connections_ = 0;
  std::thread thread_;
};

}  // namespace muehle::server::testing

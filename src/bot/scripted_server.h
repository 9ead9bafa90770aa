// A server for tests that answers each request as the test says, each on a connection of its own.
#pragma once

#include <arpa/inet.h>
#include <sys/socket.h>
#include <unistd.h>

#include <condition_variable>
#include <functional>
#include <list>
#include <mutex>
#include <string>
#include <thread>

namespace muehle::bot::testing {

struct Asked {
  std::string line;  // POST /api/…
  std::string head;
  std::string body;
};

// The other end of a connection; it is closed when the function that got it returns.
class Line {
 public:
  explicit Line(int socket) : socket_(socket) {}
  void send(const std::string& text) const { (void)!::send(socket_, text.data(), text.size(), MSG_NOSIGNAL); }
  void answer(int status, const std::string& body, const std::string& headers = "") const {
    send("HTTP/1.1 " + std::to_string(status) + " X\r\nConnection: close\r\n" + headers +
         "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body);
  }
  // Of a stream; what comes behind it is sent as it is.
  void begin_stream() const { send("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n"); }

 private:
  int socket_;
};

class ScriptedServer {
 public:
  using Script = std::function<void(const Asked&, const Line&)>;

  explicit ScriptedServer(Script script) : script_(std::move(script)) {
    socket_ = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    auto* any = reinterpret_cast<sockaddr*>(&address);
    if (bind(socket_, any, size) != 0 || listen(socket_, 16) != 0 || getsockname(socket_, any, &size) != 0)
      abort();
    url_ = "http://127.0.0.1:" + std::to_string(ntohs(address.sin_port));
    acceptor_ = std::jthread([this] { accept_all(); });
  }
  // The scripts must have ended by themselves, or be about to.
  ~ScriptedServer() {
    shutdown(socket_, SHUT_RDWR);
    acceptor_.join();
    threads_.clear();
    close(socket_);
  }
  ScriptedServer(const ScriptedServer&) = delete;
  ScriptedServer& operator=(const ScriptedServer&) = delete;

  const std::string& url() const { return url_; }

 private:
  void accept_all() {
    while (true) {
      const int connection = accept4(socket_, nullptr, nullptr, SOCK_CLOEXEC);
      if (connection < 0) return;
      threads_.emplace_back([this, connection] { serve(connection); });
    }
  }

  void serve(int connection) {
    const Asked asked = read_request(connection);
    if (!asked.line.empty()) script_(asked, Line(connection));
    close(connection);
  }

  static Asked read_request(int connection) {
    std::string text;
    std::size_t end = std::string::npos;
    std::size_t wanted = 0;
    for (char c = 0; end == std::string::npos || text.size() < wanted;) {
      if (read(connection, &c, 1) != 1) return {};
      text += c;
      if (end != std::string::npos || !text.ends_with("\r\n\r\n")) continue;
      end = text.size();
      const std::size_t length = text.find("Content-Length: ");
      wanted = end + (length == std::string::npos ? 0 : std::stoul(text.substr(length + 16)));
    }
    const std::size_t line = text.find(" HTTP/1.1");
    return {text.substr(0, line), text.substr(0, end), text.substr(end)};
  }

  Script script_;
  int socket_ = -1;
  std::string url_;
  std::list<std::jthread> threads_;
  std::jthread acceptor_;
};

// Something that one thread waits for until another has done it.
class Signal {
 public:
  void give() {
    const std::lock_guard lock(mutex_);
    given_ = true;
    changed_.notify_all();
  }
  void wait() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return given_; });
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  bool given_ = false;
};

}  // namespace muehle::bot::testing

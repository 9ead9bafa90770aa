// For tests: a client that waits for every answer.
#pragma once

#include <boost/json/value.hpp>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace muehle::server {

using Headers = std::vector<std::pair<std::string, std::string>>;

struct HttpReply {
  int status = 0;
  Headers headers;
  std::string body;

  // The value of a header, `-` when it is not there.
  std::string header(const std::string& name) const;
};

// Asks 127.0.0.1 on a connection of its own. Throws when there is no answer.
HttpReply http_ask(std::uint16_t port, const std::string& method, const std::string& target,
                   const std::string& body, const Headers& headers);
// Sends bytes as they are; everything that comes back until the server closes.
std::string http_raw(std::uint16_t port, const std::string& bytes);
// Sends bytes as they are, and takes what comes back as slowly as is wanted; the system holds little for it.
class SlowReader {
 public:
  SlowReader(std::uint16_t port, const std::string& bytes);
  SlowReader(SlowReader&&) noexcept;
  ~SlowReader();

  // How many bytes came until the server closed.
  std::size_t read_all(std::size_t piece, std::chrono::milliseconds pause);

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};
// What the server answers to a WebSocket handshake: the status, and the subprotocol that it confirms.
struct Handshake {
  int status = 0;
  std::string protocol;
};
Handshake shake_hands(std::uint16_t port, const std::string& path, const Headers& headers);
// The status of it.
int upgrade_status(std::uint16_t port, const std::string& path, const Headers& headers);
// What makes a request a WebSocket handshake.
Headers upgrade_headers();

inline constexpr int going_away = 1001;
inline constexpr int unknown_data = 1003;
inline constexpr int policy_error = 1008;
inline constexpr int too_big = 1009;
inline constexpr int internal_error = 1011;
inline constexpr int service_restart = 1012;

class TestSocket {
 public:
  TestSocket(std::uint16_t port, const std::string& path, const std::string& cookie,
             const Headers& headers = {});
  TestSocket(TestSocket&&) noexcept;
  ~TestSocket();

  void write(const std::string& text);
  void write_binary(const std::string& bytes);
  // Bytes as they are, not as a frame.
  void write_raw(const std::string& bytes);
  boost::json::value read();
  // The next message of a kind; skips others.
  boost::json::value read(const std::string& kind);
  // The next of a kind that fits: of what stands now, the one before may have been told as well.
  boost::json::value read(const std::string& kind,
                          const std::function<bool(const boost::json::value&)>& fits);
  void close();
  // Reads on until the server closes.
  int close_code();

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace muehle::server

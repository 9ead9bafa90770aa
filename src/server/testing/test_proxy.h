// For tests: a line between clients and a server that does what bad networks do.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>

namespace muehle::server {

// Listens on a port of this machine and passes everything on. What is said about a way is true for the
// connections that are open then, from when the call returns on; later ones are sound. TCP keeps the order of
// bytes, so what overtakes something comes on another connection.
class TestProxy {
 public:
  explicit TestProxy(std::uint16_t server);
  ~TestProxy();

  std::uint16_t port() const;

  enum class Way {
    pass,
    drop,  // takes the bytes, and nothing comes out: a black hole
    hold,  // keeps the bytes until they may pass
  };
  void to_server(Way way);
  void to_client(Way way);
  // Ends all connections after so many bytes more to the server.
  void cut_after(std::size_t bytes);
  void cut() { cut_after(0); }
  // Of every piece of data, also on later connections.
  void delay(std::chrono::milliseconds time);

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace muehle::server

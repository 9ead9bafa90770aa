// HTTP to the server: requests, and answers that go on line by line.
#pragma once

#include <atomic>
#include <chrono>
#include <memory>
#include <optional>
#include <string>

#include "bot/lines.h"
#include "bot/pause.h"
#include "support/result.h"

namespace muehle::bot {

struct Address {
  std::string url = {};          // without a slash at its end: https://muehle.example
  std::string token = {};        // a secret: in no message
  Duration pause = first_pause;  // before what failed is tried again
};
// `https://…` or `http://…` as somebody writes it, without the slashes at its end.
Result<std::string> parse_url(std::string_view text);
// Whether what goes there can be read on its way: plain HTTP to another machine.
bool is_open_to_read(std::string_view url);

// Statuses of answers.
inline constexpr int first_client_error = 400;
inline constexpr int unauthorized = 401;
inline constexpr int first_server_error = 500;

struct Answer {
  int status = 0;
  std::string body;
  std::optional<std::chrono::seconds> retry_after;

  bool ok() const { return status >= 200 && status < 300; }
  // It asks to be asked again.
  bool later() const { return status == 429 || status == 502 || status == 503 || status == 504; }
};

enum class Method { get, post };

// For one thread; its connection is used again and again.
class Caller {
 public:
  // `stop` outlives it: what is under way is given up then.
  Caller(Address address, const std::atomic<bool>& stop);
  ~Caller();
  Caller(Caller&&) noexcept;
  Caller& operator=(Caller&&) noexcept;

  // An error: no answer came, and nobody knows whether it was done.
  Result<Answer> ask(Method method, const std::string& path, const std::string& json = {});

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

// A GET whose answer does not end.
class Stream {
 public:
  Stream(const Address& address, const std::string& path);
  ~Stream();
  Stream(const Stream&) = delete;
  Stream& operator=(const Stream&) = delete;

  enum class Heard { line, nothing, end };
  // The next line that is not empty. nothing: none came for so long. end: see the answer; there was an error,
  // it has ended, or for too long there was not even an empty line.
  Heard read(std::string& line, Duration wait);
  // After the end: its status (0: none came), and the body of an error.
  const Answer& answer() const;
  // Why it ended, in English.
  const std::string& why() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

// The server sends an empty line at least every 15 seconds.
inline constexpr std::chrono::seconds longest_silence{20};
inline constexpr std::size_t most_line_bytes = std::size_t{4} << 20;

}  // namespace muehle::bot

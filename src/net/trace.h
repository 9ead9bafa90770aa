// Which request the work of this thread is about, so that whatever is logged meanwhile can be told apart.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/execution.hpp>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace muehle::net {

// A client says with this what his request is called, and is told it.
inline constexpr std::string_view request_id_header = "X-Request-Id";

// Whose request it is, as long as it is under way.
class Client {
 public:
  virtual ~Client() = default;
  virtual const std::string& address() const = 0;  // as limits count it
  // He has ended his side or was cut off: nobody waits for the answer.
  virtual bool has_gone() = 0;
};

struct Trace {
  std::string request;               // its id; empty: there is none under way
  std::string_view method;           // of those that HTTP knows
  std::string_view route;            // a pattern: what stands in a path, or behind it, may be a secret
  std::optional<int> status;         // of the answer, once there is one
  std::optional<long> milliseconds;  // from the request to the last byte of the answer
  Client* client = nullptr;
};

// 16 random digits.
std::string new_request_id();
// What a proxy may call a request: 1 to 64 letters, digits and `._-`.
bool is_request_id(std::string_view text);

// The request under way; null: none.
const Trace* current_trace();
// Whose it is; null: nobody's.
Client* current_client();
// What it asks for. `pattern` must live as long as the program.
void note_route(std::string_view pattern);
// The same; `no_route` where nothing was found that could answer.
inline constexpr std::string_view no_route = "-";
std::string_view current_route();

// While it lives, what this thread does is about `trace`.
class During {
 public:
  explicit During(Trace& trace);
  ~During();
  During(const During&) = delete;
  During& operator=(const During&) = delete;

 private:
  Trace* before_;
};

// Runs what it is given as another executor does, and each piece of it about the trace: so a coroutine may
// wait as often as it likes, and what others do in between is not taken for it.
class TracedExecutor {
 public:
  TracedExecutor(boost::asio::any_io_executor inner, std::shared_ptr<Trace> trace)
      : inner_(std::move(inner)), trace_(std::move(trace)) {}

  template <typename Work>
  void execute(Work&& work) const {
    inner_.execute([trace = trace_, work = std::decay_t<Work>(std::forward<Work>(work))]() mutable {
      const During during(*trace);
      std::move(work)();
    });
  }

  template <typename Property>
    requires boost::asio::can_query<const boost::asio::any_io_executor&, Property>::value
  decltype(auto) query(const Property& property) const {
    return boost::asio::query(inner_, property);
  }
  template <typename Property>
    requires boost::asio::can_require<const boost::asio::any_io_executor&, Property>::value
  TracedExecutor require(const Property& property) const {
    return {boost::asio::require(inner_, property), trace_};
  }
  template <typename Property>
    requires boost::asio::can_prefer<const boost::asio::any_io_executor&, Property>::value
  TracedExecutor prefer(const Property& property) const {
    return {boost::asio::prefer(inner_, property), trace_};
  }

  bool operator==(const TracedExecutor& other) const noexcept {
    return trace_ == other.trace_ && inner_ == other.inner_;
  }
  bool operator!=(const TracedExecutor& other) const noexcept { return !(*this == other); }

 private:
  boost::asio::any_io_executor inner_;
  std::shared_ptr<Trace> trace_;
};

}  // namespace muehle::net

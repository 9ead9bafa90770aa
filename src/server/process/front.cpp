#include "server/process/front.h"

#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>

#include "net/probe.h"
#include "net/trace.h"
#include "server/kernel/error_response.h"
#include "server/kernel/failure.h"
#include "server/kernel/protocol.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;

using Entered = tl::expected<std::unique_ptr<net::Place>, net::HttpResponse>;
using EnteredDoor = tl::expected<std::unique_ptr<net::Door>, net::HttpResponse>;

tl::unexpected<net::HttpResponse> shut(const Refused& refused) {
  return tl::unexpected<net::HttpResponse>(error_response(refused));
}

// What they refuse is said in the same way.
class Spoken : public net::Place {
 public:
  std::string refusal(std::string_view text, net::Fault fault) const final {
    const char* what = fault == net::Fault::too_many ? "too many messages; wait a little" : failure_said;
    return error_json(message_id(text), refused_by(fault, what));
  }
};

class AtTable final : public Spoken {
 public:
  AtTable(Hub& hub, Hub::Visit visit) : hub_(hub), visit_(std::move(visit)) {}

  std::shared_ptr<void> note(Moment when) override { return hub_.note_arrival(visit_, when); }
  asio::awaitable<void> hear(std::string text, Moment when) override {
    return hub_.hear(visit_, std::move(text), when);
  }
  void leave() override { hub_.leave(visit_); }

 private:
  Hub& hub_;
  Hub::Visit visit_;
};

bool asks_for_changes(const std::string& text) {
  boost::system::error_code unreadable;
  const boost::json::value message = boost::json::parse(text, unreadable);
  if (unreadable || !message.is_object()) return false;
  const boost::json::value* kind = message.get_object().if_contains("t");
  return kind != nullptr && *kind == "changes";
}

class InLobby final : public Spoken {
 public:
  InLobby(Lobby& lobby, net::Listener& listener) : lobby_(lobby), listener_(listener) {}

  bool measures_lag() const override { return false; }  // no clocks run here, and many are here

  // Offers are made over HTTP; what else is said here only keeps the line open.
  asio::awaitable<void> hear(std::string text, Moment /*when*/) override {
    if (asks_for_changes(text)) lobby_.tell_changes(listener_);
    listener_.send(std::make_shared<const std::string>(pong_json()));
    co_return;
  }
  void leave() override { lobby_.leave(listener_); }

 private:
  Lobby& lobby_;
  net::Listener& listener_;
};

class Entrance final : public net::Door {
 public:
  Entrance(Hub& hub, Lobby& lobby, Api::Door door, std::string protocol)
      : hub_(hub), lobby_(lobby), door_(std::move(door)), protocol_(std::move(protocol)) {}

  net::Opener opener() const override {
    return {door_.caller.player ? door_.caller.player->id : 0, door_.caller.session};
  }
  std::string protocol() const override { return protocol_; }

  asio::awaitable<Entered> enter(net::Listener& listener) override {
    try {
      if (!door_.code) {
        const std::optional<StoredPlayer>& player = door_.caller.player;
        const Answer<void> entered =
            co_await lobby_.enter(player ? std::optional(player->id) : std::nullopt, listener);
        if (!entered) co_return shut(entered.error());
        co_return std::make_unique<InLobby>(lobby_, listener);
      }
      const Answer<Hub::Visit> visit = co_await hub_.enter(*door_.code, door_.caller, listener);
      if (!visit) co_return shut(visit.error());
      co_return std::make_unique<AtTable>(hub_, *visit);
    } catch (...) {
      co_return shut(refuse_failure("socket"));
    }
  }

 private:
  Hub& hub_;
  Lobby& lobby_;
  Api::Door door_;
  std::string protocol_;
};

}  // namespace

asio::awaitable<net::HttpResponse> Front::answer(net::HttpRequest request) {
  const auto begin = std::chrono::steady_clock::now();
  const std::string method = request.method;
  const bool is_probe = net::is_probe(net::path_of(request.target));
  net::HttpResponse response;
  if (is_probe) {
    response = co_await monitor_.answer(std::move(request));
  } else {
    response = co_await api_.answer(std::move(request));
  }
  metrics_.answered(method, net::current_route(), response.status, std::chrono::steady_clock::now() - begin);
  co_return response;
}

asio::awaitable<EnteredDoor> Front::open(net::HttpRequest request) {
  constexpr int switching = 101;
  const auto begin = std::chrono::steady_clock::now();
  const std::string method = request.method;
  EnteredDoor opened = co_await let_in(std::move(request));
  metrics_.answered(method, net::current_route(), opened ? switching : opened.error().status,
                    std::chrono::steady_clock::now() - begin);
  co_return opened;
}

asio::awaitable<EnteredDoor> Front::let_in(net::HttpRequest request) {
  try {
    const std::string offered = request.subprotocols;
    Answer<Api::Door> door = co_await api_.socket_door(std::move(request));
    if (!door) co_return shut(door.error());
    const Answer<std::string> protocol = choose_protocol(offered);
    if (!protocol) co_return shut(protocol.error());
    co_return std::make_unique<Entrance>(hub_, lobby_, *std::move(door), *protocol);
  } catch (...) {
    co_return shut(refuse_failure("socket"));
  }
}

net::HttpResponse Front::refusal(net::Fault fault, std::string message) const {
  return error_response(refused_by(fault, std::move(message)));
}

}  // namespace muehle::server

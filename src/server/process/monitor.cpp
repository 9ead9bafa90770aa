#include "server/process/monitor.h"

#include <algorithm>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include "net/address.h"
#include "net/probe.h"
#include "net/trace.h"
#include "server/kernel/error_response.h"
#include "server/kernel/failure.h"
#include "server/kernel/protocol.h"
#include "server/process/metrics.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;
namespace json = boost::json;
using tcp = asio::ip::tcp;

// They last for milliseconds. Who finds no place among them is a client like others, and answered all the
// same by the server that has the games.
constexpr net::ConnectionLimits monitor_connections{.together = 256, .each = 64};
constexpr std::string_view metrics_path = "/metrics";

std::string_view fault_name(NotReady fault) {
  switch (fault) {
    case NotReady::draining:
      return "draining";
    case NotReady::starting:
      return "starting";
    case NotReady::no_leader:
      return "no_leader";
    case NotReady::leader_out_of_reach:
      return "leader_out_of_reach";
    case NotReady::store:
      return "store";
  }
  return "";
}

std::string readiness_text(const Readiness& readiness) {
  json::object text{{"ready", !readiness.fault}, {"role", readiness.leads ? "leader" : "standby"}};
  if (readiness.fault) {
    text["reason"] = fault_name(*readiness.fault);
    text["message"] = readiness.detail;
  }
  return json::serialize(text);
}

std::string health_of(const std::function<DatabaseState()>& ask_database) {
  json::object health{{"ok", true}, {"version", MUEHLE_VERSION}, {"protocol", spoken_protocols()}};
  if (ask_database) {
    const DatabaseState state = ask_database();
    health["database"] = json::object{{"sectors", state.sectors}, {"building", state.building}};
  }
  return json::serialize(health);
}

}  // namespace

Monitor::Monitor(std::function<DatabaseState()> database, Ready ready, Text metrics)
    : PlainFront(monitor_connections),
      database_(std::move(database)),
      ready_(std::move(ready)),
      metrics_(std::move(metrics)),
      waiting_(monitor_connections) {}

asio::awaitable<bool> Monitor::answers(tcp::socket& client) {
  boost::system::error_code error;
  const tcp::endpoint peer = client.remote_endpoint(error);
  if (error) co_return false;
  {
    const net::Connections::Place place(waiting_);
    const net::Connections::Share share(waiting_, net::counted_address(peer.address()));
    if (!place.taken() || !share.taken()) co_return false;
    const bool asks = co_await net::begins_with_probe(client, waiting_);
    if (!asks) co_return false;
  }
  // What a proxy sends after this on the same connection may be somebody else's, and for somebody else.
  const net::Surroundings once = surroundings(true);
  co_await net::serve_connection(std::move(client), once);
  co_return true;
}

asio::awaitable<void> Monitor::serve(tcp::socket client) {
  const net::Surroundings around = surroundings(false);
  co_await net::serve_connection(std::move(client), around);
}

asio::awaitable<net::HttpResponse> Monitor::answer(net::HttpRequest request) {
  net::HttpResponse response;
  try {
    response = co_await tell(request);
  } catch (...) {
    response = error_response(refuse_failure("request"));
  }
  std::ranges::move(net::security_headers(""), std::back_inserter(response.headers));
  co_return response;
}

asio::awaitable<net::HttpResponse> Monitor::tell(const net::HttpRequest& request) {
  const std::string_view path = net::path_of(request.target);
  const bool wants_metrics = metrics_ && path == metrics_path;
  if (!net::is_probe(path) && !wants_metrics) co_return error_response(nothing_here());
  if (request.method != "GET" && request.method != "HEAD") {
    net::HttpResponse refused =
        error_response(refused_by(net::Fault::bad_method, "this takes only GET, HEAD"));
    refused.headers.emplace_back("Allow", "GET, HEAD");
    co_return refused;
  }
  if (path == net::alive_path) {
    net::note_route(net::alive_path);
    co_return net::json_response(200, health_of(database_));
  }
  if (wants_metrics) {
    std::string text = co_await metrics_();
    co_return net::HttpResponse{
        .headers = {{"Content-Type", std::string(metrics_type)}, {"Cache-Control", "no-store"}},
        .body = std::move(text)};
  }
  net::note_route(net::ready_path);
  const Readiness readiness = co_await ready_();
  co_return net::json_response(readiness.fault ? 503 : 200, readiness_text(readiness));
}

void Monitor::cut() {
  waiting_.cut_all();
  connections_.cut_all();
}

void Monitor::finish() {
  waiting_.restart_all();
  connections_.restart_all();
}

}  // namespace muehle::server

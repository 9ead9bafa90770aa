#include "server/truth/other_servers.h"

#include <algorithm>
#include <limits>

#include "net/relay.h"

namespace muehle::server {

namespace asio = boost::asio;

void OtherServers::are_at(const std::vector<std::string>& addresses) {
  std::vector<Endpoint> there;
  for (const std::string& address : addresses) {
    if (const auto endpoint = net::read_endpoint(address)) there.push_back(*endpoint);
  }
  const auto has = [](const std::vector<Endpoint>& all, const Endpoint& one) {
    return std::ranges::find(all, one) != all.end();
  };
  // Those that are known keep their order.
  std::erase_if(servers_, [&](const Endpoint& known) { return !has(there, known); });
  for (const Endpoint& server : there) {
    if (!has(servers_, server)) servers_.push_back(server);
  }
}

asio::awaitable<std::optional<std::string>> OtherServers::ask(net::HttpRequest request,
                                                              std::chrono::milliseconds patience) {
  std::vector<std::string> answers = co_await ask_until(1, std::move(request), patience);
  if (answers.empty()) co_return std::nullopt;
  co_return std::move(answers.front());
}

asio::awaitable<std::vector<std::string>> OtherServers::ask_all(net::HttpRequest request,
                                                                std::chrono::milliseconds patience) {
  return ask_until(std::numeric_limits<std::size_t>::max(), std::move(request), patience);
}

asio::awaitable<std::vector<std::string>> OtherServers::ask_until(std::size_t enough,
                                                                  net::HttpRequest request,
                                                                  std::chrono::milliseconds patience) {
  std::vector<std::string> answers;
  const auto servers = servers_;
  const int given_up = given_up_;
  for (const Endpoint& server : servers) {
    if (given_up_ != given_up) break;
    std::optional<std::string> answer = co_await ask_one(server, request, patience);
    if (!answer) continue;
    answers.push_back(*std::move(answer));
    if (answers.size() < enough) continue;
    ask_first(server);
    break;
  }
  co_return answers;
}

asio::awaitable<std::optional<std::string>> OtherServers::ask_one(Endpoint server,
                                                                  const net::HttpRequest& request,
                                                                  std::chrono::milliseconds patience) {
  net::Question question{net::to_text({net::Errand::question, request.address}, secret_), request.method,
                         request.target, request.body};
  std::optional<net::Reply> reply = co_await net::ask(server, std::move(question), patience, asked_);
  if (!reply || reply->status != 200) co_return std::nullopt;
  co_return std::move(reply->body);
}

void OtherServers::ask_first(const Endpoint& server) {
  const auto found = std::ranges::find(servers_, server);
  if (found != servers_.end()) std::rotate(servers_.begin(), found, std::next(found));
}

void OtherServers::give_up() {
  ++given_up_;
  asked_.cut_all();
}

}  // namespace muehle::server

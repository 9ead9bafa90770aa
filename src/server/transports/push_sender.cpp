#include "server/transports/push_sender.h"

#include <curl/curl.h>
#include <netinet/in.h>
#include <spdlog/spdlog.h>
#include <sys/socket.h>
#include <unistd.h>

#include <boost/asio/ip/address.hpp>
#include <cstring>
#include <mutex>

#include "net/address.h"

namespace muehle::server {
namespace {

namespace ip = boost::asio::ip;

struct CurlEnd {
  void operator()(CURL* handle) const { curl_easy_cleanup(handle); }
};
struct ListEnd {
  void operator()(curl_slist* list) const { curl_slist_free_all(list); }
};

// Once for the program, before there are threads that could do it at the same time.
void start_curl_for_push() {
  static std::once_flag once;
  std::call_once(once, [] { curl_global_init(CURL_GLOBAL_DEFAULT); });
}

ip::address address_of(const curl_sockaddr& to) {
  if (to.family == AF_INET) {
    sockaddr_in v4{};
    std::memcpy(&v4, &to.addr, sizeof v4);
    return ip::address_v4(ntohl(v4.sin_addr.s_addr));
  }
  sockaddr_in6 v6{};
  std::memcpy(&v6, &to.addr, std::min<std::size_t>(sizeof v6, to.addrlen));
  ip::address_v6::bytes_type bytes;
  std::memcpy(bytes.data(), &v6.sin6_addr, bytes.size());
  return ip::address_v6(bytes);
}

// What a name has led to, at the moment of connecting: nobody can have it lead elsewhere afterwards.
curl_socket_t open_to_internet(void* reach, curlsocktype, curl_sockaddr* to) {
  const bool is_ip = to->family == AF_INET || to->family == AF_INET6;
  if (!is_ip) return CURL_SOCKET_BAD;
  const ip::address address = address_of(*to);
  const bool here_too =
      *static_cast<const CurlPushSender::Reach*>(reach) == CurlPushSender::Reach::this_machine_too;
  if (!net::is_in_internet(address) && !(here_too && address.is_loopback())) return CURL_SOCKET_BAD;
  return ::socket(to->family, to->socktype | SOCK_CLOEXEC, to->protocol);
}

int go_on_unless(void* stop, curl_off_t, curl_off_t, curl_off_t, curl_off_t) {
  return static_cast<const std::stop_token*>(stop)->stop_requested() ? 1 : 0;
}

std::size_t ignore(char*, std::size_t size, std::size_t count, void*) { return size * count; }

// Without the part that is a secret between the browser and its service.
std::string host_of(const std::string& endpoint) {
  const std::size_t begin = endpoint.find("://");
  if (begin == std::string::npos) return "?";
  return endpoint.substr(begin + 3, endpoint.find('/', begin + 3) - begin - 3);
}

PushResult push_result(long status) {
  if (status >= 200 && status < 300) return PushResult::sent;
  return status == 404 || status == 410 ? PushResult::gone : PushResult::failed;
}

}  // namespace

CurlPushSender::CurlPushSender(Reach reach) : reach_(reach) { start_curl_for_push(); }

PushResult CurlPushSender::send(const PushRequest& request, std::stop_token stop) {
  if (stop.stop_requested()) return PushResult::stopped;
  const std::unique_ptr<CURL, CurlEnd> curl(curl_easy_init());
  if (!curl) return PushResult::failed;
  std::unique_ptr<curl_slist, ListEnd> headers;
  const auto add = [&](const std::string& line) {
    if (curl_slist* longer = curl_slist_append(headers.get(), line.c_str())) {
      (void)headers.release();
      headers.reset(longer);
    }
  };
  add("Authorization: " + request.authorization);
  add("TTL: " + std::to_string(request.ttl_seconds));
  add("Urgency: " + request.urgency);
  add("Topic: " + request.topic);
  add("Content-Type:");  // there is no content
  add("Expect:");
  CURL* handle = curl.get();
  const bool is_test = reach_ == Reach::this_machine_too;
  bool set = true;
  const auto option = [&](CURLoption name, auto value) {
    set = curl_easy_setopt(handle, name, value) == CURLE_OK && set;
  };
  option(CURLOPT_URL, request.endpoint.c_str());
  option(CURLOPT_PROTOCOLS_STR, is_test ? "http,https" : "https");
  option(CURLOPT_PROXY, "");  // it would be the proxy that decides where this goes
  option(CURLOPT_FOLLOWLOCATION, 0L);
  option(CURLOPT_SSL_VERIFYPEER, 1L);
  option(CURLOPT_SSL_VERIFYHOST, 2L);
  option(CURLOPT_OPENSOCKETFUNCTION, open_to_internet);
  option(CURLOPT_OPENSOCKETDATA, static_cast<void*>(&reach_));
  option(CURLOPT_CONNECTTIMEOUT, push_connect_seconds);
  option(CURLOPT_TIMEOUT, push_total_seconds);
  option(CURLOPT_NOSIGNAL, 1L);
  option(CURLOPT_QUICK_EXIT, 1L);  // a name server that does not answer holds nobody up
  option(CURLOPT_NOPROGRESS, 0L);
  option(CURLOPT_XFERINFOFUNCTION, go_on_unless);
  option(CURLOPT_XFERINFODATA, static_cast<void*>(&stop));
  option(CURLOPT_WRITEFUNCTION, ignore);
  option(CURLOPT_HTTPHEADER, headers.get());
  option(CURLOPT_POST, 1L);
  option(CURLOPT_POSTFIELDS, "");
  option(CURLOPT_POSTFIELDSIZE, 0L);
  const CURLcode code = set ? curl_easy_perform(handle) : CURLE_FAILED_INIT;
  if (code != CURLE_OK) {
    if (stop.stop_requested()) return PushResult::stopped;
    spdlog::warn("push to {}: {}", host_of(request.endpoint), curl_easy_strerror(code));
    return PushResult::silent;
  }
  long status = 0;
  curl_easy_getinfo(handle, CURLINFO_RESPONSE_CODE, &status);
  const PushResult result = push_result(status);
  if (result == PushResult::failed)
    spdlog::warn("push to {}: answered with {}", host_of(request.endpoint), status);
  return result;
}

}  // namespace muehle::server

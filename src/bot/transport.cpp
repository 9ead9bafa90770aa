#include "bot/transport.h"

#include <curl/curl.h>

#include <algorithm>
#include <mutex>

#include "support/text.h"

namespace muehle::bot {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t most_body_bytes = std::size_t{4} << 20;
constexpr long connect_seconds = 10;
constexpr long answer_seconds = 30;
constexpr long keep_alive_seconds = 15;
constexpr Duration look_again{100};

struct CurlEnd {
  void operator()(CURL* handle) const { curl_easy_cleanup(handle); }
};
struct MultiEnd {
  void operator()(CURLM* handle) const { curl_multi_cleanup(handle); }
};
struct ListEnd {
  void operator()(curl_slist* list) const { curl_slist_free_all(list); }
};
using Easy = std::unique_ptr<CURL, CurlEnd>;
using Headers = std::unique_ptr<curl_slist, ListEnd>;

// Once for the program, before there are threads that could do it at the same time.
void start_curl() {
  static std::once_flag once;
  std::call_once(once, [] { curl_global_init(CURL_GLOBAL_DEFAULT); });
}

template <typename T>
void set(const Easy& easy, CURLoption option, T value) {
  curl_easy_setopt(easy.get(), option, value);
}

Headers headers_for(const Address& address) {
  Headers headers;
  const std::string authorization = "Authorization: Bearer " + address.token;
  for (const char* line : {authorization.c_str(), "Content-Type: application/json", "Expect:"}) {
    curl_slist* longer = curl_slist_append(headers.get(), line);
    if (longer == nullptr) continue;
    (void)headers.release();
    headers.reset(longer);
  }
  return headers;
}

// What is the same for all requests. The token goes to this server only: nothing is followed elsewhere.
void set_up(const Easy& easy, const std::string& url, const Headers& headers) {
  set(easy, CURLOPT_URL, url.c_str());
  set(easy, CURLOPT_PROTOCOLS_STR, "http,https");
  set(easy, CURLOPT_FOLLOWLOCATION, 0L);
  set(easy, CURLOPT_SSL_VERIFYPEER, 1L);
  set(easy, CURLOPT_SSL_VERIFYHOST, 2L);
  set(easy, CURLOPT_HTTP_VERSION, static_cast<long>(CURL_HTTP_VERSION_1_1));
  set(easy, CURLOPT_USERAGENT, "muehle-bot/" MUEHLE_VERSION);
  set(easy, CURLOPT_CONNECTTIMEOUT, connect_seconds);
  set(easy, CURLOPT_TCP_KEEPALIVE, 1L);
  set(easy, CURLOPT_TCP_KEEPIDLE, keep_alive_seconds);
  set(easy, CURLOPT_NOSIGNAL, 1L);
  set(easy, CURLOPT_HTTPHEADER, headers.get());
}

void read_head(const Easy& easy, Answer& answer) {
  long status = 0;
  curl_easy_getinfo(easy.get(), CURLINFO_RESPONSE_CODE, &status);
  answer.status = static_cast<int>(status);
  curl_off_t seconds = 0;
  curl_easy_getinfo(easy.get(), CURLINFO_RETRY_AFTER, &seconds);
  if (seconds > 0) answer.retry_after = std::chrono::seconds(seconds);
}

std::size_t take_body(char* bytes, std::size_t size, std::size_t count, void* target) {
  auto& body = *static_cast<std::string*>(target);
  if (body.size() + size * count > most_body_bytes) return CURL_WRITEFUNC_ERROR;
  body.append(bytes, size * count);
  return size * count;
}

int go_on_unless(void* stop, curl_off_t, curl_off_t, curl_off_t, curl_off_t) {
  return *static_cast<const std::atomic<bool>*>(stop) ? 1 : 0;
}

}  // namespace

Result<std::string> parse_url(std::string_view text) {
  std::string_view url = trim(text);
  while (url.ends_with('/')) url.remove_suffix(1);
  const std::size_t begin = url.starts_with("https://") ? 8 : url.starts_with("http://") ? 7 : 0;
  const std::string_view rest = url.substr(begin);
  const bool bad =
      std::ranges::any_of(rest, [](char c) { return is_space(c) || c == '?' || c == '#' || c == '@'; });
  if (begin == 0 || rest.empty() || bad)
    return fail(shown(text) + " is no address of a server; it is written like https://muehle.example");
  return std::string(url);
}

bool is_open_to_read(std::string_view url) {
  if (!url.starts_with("http://")) return false;
  const std::string_view host = url.substr(7);
  return std::ranges::none_of(std::initializer_list<std::string_view>{"127.", "localhost", "[::1]"},
                              [&](std::string_view here) { return host.starts_with(here); });
}

struct Caller::Impl {
  Address address;
  const std::atomic<bool>& stop;
  Headers headers;
  Easy easy;
};

Caller::Caller(Address address, const std::atomic<bool>& stop) {
  start_curl();
  Headers headers = headers_for(address);
  impl_.reset(new Impl{std::move(address), stop, std::move(headers), Easy(curl_easy_init())});
}
Caller::~Caller() = default;
Caller::Caller(Caller&&) noexcept = default;
Caller& Caller::operator=(Caller&&) noexcept = default;

Result<Answer> Caller::ask(Method method, const std::string& path, const std::string& json) {
  const Easy& easy = impl_->easy;
  if (!easy) return fail("no memory for a request");
  curl_easy_reset(easy.get());  // keeps its connections
  const std::string url = impl_->address.url + path;
  set_up(easy, url, impl_->headers);
  Answer answer;
  set(easy, CURLOPT_TIMEOUT, answer_seconds);
  set(easy, CURLOPT_NOPROGRESS, 0L);
  set(easy, CURLOPT_XFERINFOFUNCTION, go_on_unless);
  set(easy, CURLOPT_XFERINFODATA, const_cast<std::atomic<bool>*>(&impl_->stop));
  set(easy, CURLOPT_WRITEFUNCTION, take_body);
  set(easy, CURLOPT_WRITEDATA, &answer.body);
  const std::string body = json.empty() ? "{}" : json;
  if (method == Method::post) {
    set(easy, CURLOPT_POST, 1L);
    set(easy, CURLOPT_POSTFIELDSIZE, static_cast<long>(body.size()));
    set(easy, CURLOPT_POSTFIELDS, body.c_str());
  }
  const CURLcode code = curl_easy_perform(easy.get());
  if (code != CURLE_OK) return fail(curl_easy_strerror(code));
  read_head(easy, answer);
  return answer;
}

struct Stream::Impl {
  Headers headers;
  std::string url;
  Easy easy;
  std::unique_ptr<CURLM, MultiEnd> multi;
  Lines lines{most_line_bytes};
  Answer answer;
  std::string why;
  bool ended = false;
  bool too_long = false;
  Clock::time_point heard = Clock::now();

  static std::size_t take(char* bytes, std::size_t size, std::size_t count, void* self);
  void end(std::string reason);
  void look();
};

// An answer that is an error has a body; all others have lines.
std::size_t Stream::Impl::take(char* bytes, std::size_t size, std::size_t count, void* self) {
  auto& impl = *static_cast<Impl*>(self);
  impl.heard = Clock::now();
  if (impl.answer.status == 0) read_head(impl.easy, impl.answer);
  if (!impl.answer.ok()) return take_body(bytes, size, count, &impl.answer.body);
  if (impl.lines.add({bytes, size * count})) return size * count;
  impl.too_long = true;
  return CURL_WRITEFUNC_ERROR;
}

void Stream::Impl::end(std::string reason) {
  if (ended) return;
  ended = true;
  why = std::move(reason);
  if (answer.status == 0) read_head(easy, answer);
}

// Takes what has come.
void Stream::Impl::look() {
  if (ended) return;
  int running = 0;
  curl_multi_perform(multi.get(), &running);
  int left = 0;
  while (const CURLMsg* message = curl_multi_info_read(multi.get(), &left)) {
    if (message->msg != CURLMSG_DONE) continue;
    const CURLcode code = message->data.result;
    end(too_long ? "a line without an end" : code == CURLE_OK ? "it was closed" : curl_easy_strerror(code));
  }
  if (!ended && Clock::now() - heard > longest_silence) end("nothing was heard for too long");
}

Stream::Stream(const Address& address, const std::string& path) {
  start_curl();
  impl_ = std::make_unique<Impl>();
  impl_->headers = headers_for(address);
  impl_->url = address.url + path;
  impl_->easy.reset(curl_easy_init());
  impl_->multi.reset(curl_multi_init());
  if (!impl_->easy || !impl_->multi) {
    impl_->ended = true;
    impl_->why = "no memory for a stream";
    return;
  }
  set_up(impl_->easy, impl_->url, impl_->headers);
  set(impl_->easy, CURLOPT_WRITEFUNCTION, &Impl::take);
  set(impl_->easy, CURLOPT_WRITEDATA, impl_.get());
  curl_multi_add_handle(impl_->multi.get(), impl_->easy.get());
}

Stream::~Stream() {
  if (impl_->multi && impl_->easy) curl_multi_remove_handle(impl_->multi.get(), impl_->easy.get());
}

Stream::Heard Stream::read(std::string& line, Duration wait) {
  const Clock::time_point until = Clock::now() + wait;
  while (true) {
    impl_->look();
    while (std::optional<std::string> next = impl_->lines.next()) {
      if (next->empty()) continue;
      line = std::move(*next);
      return Heard::line;
    }
    if (impl_->ended) return Heard::end;
    const auto left = std::chrono::duration_cast<Duration>(until - Clock::now());
    if (left.count() <= 0) return Heard::nothing;
    const int milliseconds = static_cast<int>(std::min(left, look_again).count());
    curl_multi_poll(impl_->multi.get(), nullptr, 0, milliseconds, nullptr);
  }
}

const Answer& Stream::answer() const { return impl_->answer; }
const std::string& Stream::why() const { return impl_->why; }

}  // namespace muehle::bot

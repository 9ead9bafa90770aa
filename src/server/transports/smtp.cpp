#include "server/transports/smtp.h"

#include <curl/curl.h>
#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <array>
#include <boost/url.hpp>
#include <memory>
#include <optional>

#include "net/http.h"
#include "server/kernel/secrets.h"
#include "support/clock.h"
#include "support/masked.h"
#include "support/text.h"

namespace muehle::server {
namespace {

struct EndCurl {
  void operator()(CURL* curl) const { curl_easy_cleanup(curl); }
  void operator()(curl_slist* list) const { curl_slist_free_all(list); }
};
using CurlHandle = std::unique_ptr<CURL, EndCurl>;
using CurlList = std::unique_ptr<curl_slist, EndCurl>;

void start_curl_for_mail() {
  static const CURLcode started = curl_global_init(CURL_GLOBAL_DEFAULT);
  if (started != CURLE_OK) spdlog::error("mail: libcurl does not start: {}", curl_easy_strerror(started));
}

// What of a text is still to be sent.
std::size_t hand_over(char* buffer, std::size_t size, std::size_t count, void* rest) {
  auto& text = *static_cast<std::string_view*>(rest);
  const std::size_t taken = text.copy(buffer, size * count);
  text.remove_prefix(taken);
  return taken;
}

bool is_this_machine(const SmtpServer& server) {
  std::string_view host = server.host;
  if (host.starts_with('[')) host = host.substr(1, host.size() - 2);
  return host == "localhost" || net::is_loopback(host);
}

long use_of_tls(LineSafety safety) {
  switch (safety) {
    case LineSafety::clear:
      return CURLUSESSL_NONE;
    case LineSafety::offered:
      return CURLUSESSL_TRY;
    case LineSafety::starttls:
    case LineSafety::tls:
      return CURLUSESSL_ALL;
  }
  return CURLUSESSL_ALL;
}

}  // namespace

Result<SmtpServer> parse_smtp_url(std::string_view url) {
  const auto wrong = [&] {
    return fail(shown(masked(url)) +
                " is no address of a mail server; expected is one as smtp://mail.example.org:587 or "
                "smtps://mail.example.org:465, without user and password");
  };
  const auto parsed = boost::urls::parse_uri(url);
  if (!parsed) return wrong();
  const auto& parts = *parsed;
  const bool is_smtp = parts.scheme() == "smtp" || parts.scheme() == "smtps";
  const bool is_plain = !parts.has_userinfo() && !parts.has_query() && !parts.has_fragment() &&
                        (parts.encoded_path().empty() || parts.encoded_path() == "/");
  // Read here: Boost's own number is cut off where it is too large.
  const std::optional<int> port = read_number(std::string_view(parts.port()), 1, 65535);
  const bool has_place =
      !parts.encoded_host().empty() && port && parts.encoded_host().find('%') == std::string_view::npos;
  if (!is_smtp || !is_plain || !has_place) return wrong();
  return SmtpServer{.tls = parts.scheme() == "smtps",
                    .host = std::string(parts.encoded_host()),
                    .port = static_cast<std::uint16_t>(*port)};
}

LineSafety safety_of(const SmtpServer& server, bool has_password) {
  if (server.tls) return LineSafety::tls;
  if (is_this_machine(server)) return LineSafety::clear;
  return has_password ? LineSafety::starttls : LineSafety::offered;
}

SmtpMailer::SmtpMailer(SmtpSettings settings, SmtpPatience patience)
    : settings_(std::move(settings)), patience_(std::move(patience)) {
  start_curl_for_mail();
  thread_ = std::thread([this] { run(); });
}

SmtpMailer::~SmtpMailer() {
  {
    const std::scoped_lock guard(mutex_);
    stopping_ = true;
  }
  wake_.notify_one();
  thread_.join();
  std::size_t lost = 0;
  for (Letter& letter : letters_) {
    letter.on_stop.reset();
    if (letter.done) letter.done(Delivery::stopped);
    if (!letter.done) ++lost;
  }
  if (lost > 0) spdlog::warn("{} mails that waited are not sent", lost);
}

bool SmtpMailer::send(const Mail& mail) {
  Letter letter{.to = mail.to.text(),
                .text = written(mail, settings_.from, new_secret(), unix_now()),
                .due = Clock::now()};
  {
    const std::scoped_lock guard(mutex_);
    if (letters_.size() + (delivering_ ? 1 : 0) >= patience_.most_waiting) return false;
    letters_.push_back(std::move(letter));
  }
  wake_.notify_one();
  return true;
}

void SmtpMailer::deliver(const Mail& mail, std::stop_token stop, Done done) {
  Letter letter{.to = mail.to.text(),
                .text = written(mail, settings_.from, new_secret(), unix_now()),
                .due = Clock::now(),
                .done = std::move(done),
                .stop = stop};
  std::unique_lock guard(mutex_);
  const std::uint64_t number = letter.number = ++numbers_;
  guard.unlock();
  letter.on_stop =
      std::make_unique<std::stop_callback<std::function<void()>>>(stop, [this, number] { take_out(number); });
  guard.lock();
  letters_.push_back(std::move(letter));
  guard.unlock();
  // It was not to be found before.
  if (stop.stop_requested()) return take_out(number);
  wake_.notify_one();
}

// What is being handed in ends by itself, soon.
void SmtpMailer::take_out(std::uint64_t number) {
  std::unique_lock guard(mutex_);
  const auto found = std::ranges::find(letters_, number, &Letter::number);
  if (found == letters_.end() || !found->done) return;
  const Letter letter = std::move(*found);
  letters_.erase(found);
  guard.unlock();
  letter.done(Delivery::stopped);
}

void SmtpMailer::run() {
  std::unique_lock guard(mutex_);
  while (!stopping_) {
    if (letters_.empty()) {
      wake_.wait(guard);
      continue;
    }
    // What failed before keeps nobody else waiting.
    const auto next = std::ranges::min_element(letters_, {}, &Letter::due);
    if (const Clock::time_point due = next->due; due > Clock::now()) {
      wake_.wait_until(guard, due);
      continue;
    }
    Letter letter = std::move(*next);
    letters_.erase(next);
    delivering_ = true;
    guard.unlock();
    const Try tried = hand_in(letter);
    letter.on_stop.reset();
    if (letter.done) letter.done(tried.delivery);
    guard.lock();
    delivering_ = false;
    if (!letter.done && tried.delivery != Delivery::done) put_back(std::move(letter), tried);
  }
}

void SmtpMailer::put_back(Letter letter, const Try& tried) {
  if (stopping_) {
    letters_.push_back(std::move(letter));
    return;
  }
  const std::size_t tries = letter.tries + 1;
  if (tried.for_good || letter.tries >= patience_.pauses.size()) {
    spdlog::error("a mail is not sent, after {} tries: {}", tries, failure_);
    return;
  }
  letter.due = Clock::now() + patience_.pauses[letter.tries];
  letter.tries = tries;
  letters_.push_back(std::move(letter));
}

struct SmtpMailer::Handing {
  const SmtpMailer& mailer;
  const Letter& letter;
};

int SmtpMailer::is_given_up(void* handing, std::int64_t, std::int64_t, std::int64_t, std::int64_t) {
  const auto& [mailer, letter] = *static_cast<const Handing*>(handing);
  return mailer.stopping_ || letter.stop.stop_requested() ? 1 : 0;
}

SmtpMailer::Try SmtpMailer::hand_in(const Letter& letter) {
  const CurlHandle handle(curl_easy_init());
  const CurlList to(curl_slist_append(nullptr, ("<" + letter.to + ">").c_str()));
  if (!handle || !to) {
    failure_ = "no memory for it";
    return {Delivery::failed};
  }
  CURL* curl = handle.get();
  const SmtpServer& server = settings_.server;
  const std::string url =
      fmt::format("{}://{}:{}/{}", server.tls ? "smtps" : "smtp", server.host, server.port, settings_.name);
  const std::string from = "<" + settings_.from.text() + ">";
  std::string_view rest = letter.text;
  curl_easy_setopt(curl, CURLOPT_URL, url.c_str());
  curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, "smtp,smtps");
  curl_easy_setopt(curl, CURLOPT_PROXY, "");  // whatever the environment says
  curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
  curl_easy_setopt(curl, CURLOPT_QUICK_EXIT, 1L);  // a name server that does not answer holds nobody up
  curl_easy_setopt(curl, CURLOPT_CONNECTTIMEOUT_MS, static_cast<long>(patience_.connecting.count()));
  curl_easy_setopt(curl, CURLOPT_TIMEOUT_MS, static_cast<long>(patience_.sending.count()));
  curl_easy_setopt(curl, CURLOPT_USE_SSL, use_of_tls(settings_.safety));
  curl_easy_setopt(curl, CURLOPT_SSLVERSION, static_cast<long>(CURL_SSLVERSION_TLSv1_2));
  curl_easy_setopt(curl, CURLOPT_SSL_VERIFYPEER, 1L);
  curl_easy_setopt(curl, CURLOPT_SSL_VERIFYHOST, 2L);
  if (!settings_.user.empty()) {
    curl_easy_setopt(curl, CURLOPT_USERNAME, settings_.user.c_str());
    curl_easy_setopt(curl, CURLOPT_PASSWORD, settings_.password.c_str());
  }
  curl_easy_setopt(curl, CURLOPT_MAIL_FROM, from.c_str());
  curl_easy_setopt(curl, CURLOPT_MAIL_RCPT, to.get());
  curl_easy_setopt(curl, CURLOPT_UPLOAD, 1L);
  curl_easy_setopt(curl, CURLOPT_READFUNCTION, &hand_over);
  curl_easy_setopt(curl, CURLOPT_READDATA, &rest);
  curl_easy_setopt(curl, CURLOPT_NOPROGRESS, 0L);
  curl_easy_setopt(curl, CURLOPT_XFERINFOFUNCTION, &SmtpMailer::is_given_up);
  Handing handing{*this, letter};
  curl_easy_setopt(curl, CURLOPT_XFERINFODATA, &handing);
  std::array<char, CURL_ERROR_SIZE> said{};
  curl_easy_setopt(curl, CURLOPT_ERRORBUFFER, said.data());
  const CURLcode result = curl_easy_perform(curl);
  if (result == CURLE_OK) return {Delivery::done};
  if (result == CURLE_ABORTED_BY_CALLBACK) return {Delivery::stopped};
  long answer = 0;
  curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &answer);
  // Not in the server's words, which may name the address.
  failure_ = curl_easy_strerror(result);
  if (answer != 0) failure_ += fmt::format("; the mail server's last answer was {}", answer);
  const bool for_good = answer >= 500 && answer < 600;
  // All else is about whoever hands mails in. libcurl has one code for both.
  const bool is_about_the_mail =
      answer >= 400 && (rest.empty() || std::string_view(said.data()).starts_with("RCPT failed"));
  if (!is_about_the_mail) return {Delivery::failed, for_good};
  return {for_good ? Delivery::refused : Delivery::put_off, for_good};
}

}  // namespace muehle::server

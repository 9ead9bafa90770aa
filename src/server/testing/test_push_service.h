// For tests: a push service on this machine, and a look into the tokens that it gets.
#pragma once

#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/evp.h>
#include <openssl/param_build.h>
#include <sodium.h>

#include <atomic>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <boost/json.hpp>
#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace muehle::server::testing {

// Answers every request with `answer` and notes it.
class PushService {
 public:
  struct Got {
    std::string method;
    std::string target;
    std::string body;
    boost::beast::http::fields fields;

    std::string header(const std::string& name) const { return std::string(fields[name]); }
  };

  PushService() : acceptor_(io_, {boost::asio::ip::make_address("127.0.0.1"), 0}) {
    thread_ = std::thread([this] { serve(); });
  }
  ~PushService() {
    stopping_ = true;
    // Wakes the thread, which waits for somebody to come.
    boost::asio::ip::tcp::socket last(io_);
    boost::system::error_code ignored;
    last.connect(acceptor_.local_endpoint(), ignored);
    thread_.join();
  }

  std::string address() const {
    return "http://127.0.0.1:" + std::to_string(acceptor_.local_endpoint().port());
  }
  int connections() const { return connections_; }
  // The next request.
  Got got() {
    std::unique_lock lock(mutex_);
    came_.wait(lock, [this] { return !got_.empty(); });
    Got got = std::move(got_.front());
    got_.pop_front();
    return got;
  }

  std::atomic<int> answer = 201;

 private:
  void serve() {
    namespace http = boost::beast::http;
    for (;;) {
      boost::system::error_code error;
      boost::asio::ip::tcp::socket socket(io_);
      acceptor_.accept(socket, error);
      if (stopping_) return;
      if (error) continue;
      ++connections_;
      boost::beast::flat_buffer buffer;
      http::request<http::string_body> request;
      http::read(socket, buffer, request, error);
      if (error) continue;
      http::response<http::string_body> response(static_cast<http::status>(answer.load()), 11);
      response.set(http::field::location, address() + "/elsewhere");
      response.keep_alive(false);
      response.prepare_payload();
      {
        const std::lock_guard lock(mutex_);
        got_.push_back({std::string(request.method_string()), std::string(request.target()), request.body(),
                        request.base()});
      }
      came_.notify_all();
      http::write(socket, response, error);
    }
  }

  boost::asio::io_context io_;
  boost::asio::ip::tcp::acceptor acceptor_;
  std::atomic<bool> stopping_ = false;
  std::atomic<int> connections_ = 0;
  std::mutex mutex_;
  std::condition_variable came_;
  std::deque<Got> got_;
  std::thread thread_;
};

inline std::vector<unsigned char> from_base64url(const std::string& text) {
  std::vector<unsigned char> bytes(text.size());
  std::size_t size = 0;
  if (sodium_base642bin(bytes.data(), bytes.size(), text.data(), text.size(), nullptr, &size, nullptr,
                        sodium_base64_VARIANT_URLSAFE_NO_PADDING) != 0)
    size = 0;
  bytes.resize(size);
  return bytes;
}

// Whether `signature`, two numbers of 32 bytes, is that of `text` by who has the key of this point.
inline bool is_signed(const std::string& text, std::vector<unsigned char> signature,
                      std::vector<unsigned char> point) {
  if (signature.size() != 64 || point.size() != 65) return false;
  std::string group = "prime256v1";
  OSSL_PARAM parameters[] = {
      OSSL_PARAM_construct_utf8_string(OSSL_PKEY_PARAM_GROUP_NAME, group.data(), 0),
      OSSL_PARAM_construct_octet_string(OSSL_PKEY_PARAM_PUB_KEY, point.data(), point.size()),
      OSSL_PARAM_construct_end()};
  const std::unique_ptr<EVP_PKEY_CTX, decltype(&EVP_PKEY_CTX_free)> context(
      EVP_PKEY_CTX_new_from_name(nullptr, "EC", nullptr), EVP_PKEY_CTX_free);
  EVP_PKEY* made = nullptr;
  if (EVP_PKEY_fromdata_init(context.get()) != 1 ||
      EVP_PKEY_fromdata(context.get(), &made, EVP_PKEY_PUBLIC_KEY, parameters) != 1)
    return false;
  const std::unique_ptr<EVP_PKEY, decltype(&EVP_PKEY_free)> key(made, EVP_PKEY_free);
  const std::unique_ptr<ECDSA_SIG, decltype(&ECDSA_SIG_free)> plain(ECDSA_SIG_new(), ECDSA_SIG_free);
  ECDSA_SIG_set0(plain.get(), BN_bin2bn(signature.data(), 32, nullptr),
                 BN_bin2bn(signature.data() + 32, 32, nullptr));
  unsigned char* coded = nullptr;
  const int size = i2d_ECDSA_SIG(plain.get(), &coded);
  const std::unique_ptr<EVP_MD_CTX, decltype(&EVP_MD_CTX_free)> digest(EVP_MD_CTX_new(), EVP_MD_CTX_free);
  const bool right = EVP_DigestVerifyInit(digest.get(), nullptr, EVP_sha256(), nullptr, key.get()) == 1 &&
                     EVP_DigestVerify(digest.get(), coded, static_cast<std::size_t>(size),
                                      reinterpret_cast<const unsigned char*>(text.data()), text.size()) == 1;
  OPENSSL_free(coded);
  return right;
}

// What the token in a header `Authorization` of a push says; nothing where the key beside it has not signed
// it.
inline std::optional<boost::json::object> verified_claims(const std::string& header) {
  const std::string begin = "vapid t=";
  const std::size_t key = header.find(", k=");
  if (!header.starts_with(begin) || key == std::string::npos) return std::nullopt;
  const std::string token = header.substr(begin.size(), key - begin.size());
  const std::size_t first = token.find('.');
  const std::size_t second = token.rfind('.');
  if (first == second) return std::nullopt;
  if (!is_signed(token.substr(0, second), from_base64url(token.substr(second + 1)),
                 from_base64url(header.substr(key + 4))))
    return std::nullopt;
  const std::vector<unsigned char> head = from_base64url(token.substr(0, first));
  const auto about = boost::json::parse(std::string(head.begin(), head.end()));
  if (about.at("alg") != "ES256") return std::nullopt;
  const std::vector<unsigned char> claims = from_base64url(token.substr(first + 1, second - first - 1));
  return boost::json::parse(std::string(claims.begin(), claims.end())).as_object();
}

}  // namespace muehle::server::testing

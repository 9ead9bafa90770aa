#include "server/transports/vapid.h"

#include <fcntl.h>
#include <openssl/bio.h>
#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <sodium.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <boost/json.hpp>
#include <boost/url/parse.hpp>
#include <cerrno>
#include <cstdio>
#include <system_error>
#include <vector>

namespace muehle::server {
namespace {

namespace fs = std::filesystem;
namespace json = boost::json;

constexpr const char* curve = "prime256v1";
constexpr int number_bytes = 32;
constexpr std::size_t point_bytes = 65;  // uncompressed

template <auto release>
struct Releases {
  template <typename T>
  void operator()(T* object) const {
    release(object);
  }
};
using Key = std::unique_ptr<EVP_PKEY, Releases<EVP_PKEY_free>>;
using Digest = std::unique_ptr<EVP_MD_CTX, Releases<EVP_MD_CTX_free>>;
using Memory = std::unique_ptr<BIO, Releases<BIO_free_all>>;
using Signature = std::unique_ptr<ECDSA_SIG, Releases<ECDSA_SIG_free>>;
struct CloseFile {
  void operator()(std::FILE* file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, CloseFile>;

std::string base64url(const unsigned char* bytes, std::size_t size) {
  constexpr int variant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
  std::string text(sodium_base64_encoded_len(size, variant), '\0');
  sodium_bin2base64(text.data(), text.size(), bytes, size, variant);
  text.pop_back();  // its zero
  return text;
}
std::string base64url(std::string_view text) {
  return base64url(reinterpret_cast<const unsigned char*>(text.data()), text.size());
}

// Empty where it is no key on this curve.
std::string public_point(EVP_PKEY* key) {
  std::array<char, 64> group{};
  std::size_t length = 0;
  if (EVP_PKEY_get_group_name(key, group.data(), group.size(), &length) != 1) return {};
  if (std::string_view(group.data(), length) != curve) return {};
  unsigned char* point = nullptr;
  const std::size_t size = EVP_PKEY_get1_encoded_public_key(key, &point);
  const std::string text = size == point_bytes ? base64url(point, size) : std::string();
  OPENSSL_free(point);
  return text;
}

// R and S as two numbers of 32 bytes, as JSON web tokens have them; empty where it cannot be done.
std::string sign(EVP_PKEY* key, std::string_view text) {
  const auto* bytes = reinterpret_cast<const unsigned char*>(text.data());
  const Digest digest(EVP_MD_CTX_new());
  std::size_t size = 0;
  if (!digest || EVP_DigestSignInit(digest.get(), nullptr, EVP_sha256(), nullptr, key) != 1) return {};
  if (EVP_DigestSign(digest.get(), nullptr, &size, bytes, text.size()) != 1) return {};
  std::vector<unsigned char> coded(size);
  if (EVP_DigestSign(digest.get(), coded.data(), &size, bytes, text.size()) != 1) return {};
  const unsigned char* begin = coded.data();
  const Signature signature(d2i_ECDSA_SIG(nullptr, &begin, static_cast<long>(size)));
  if (!signature) return {};
  std::array<unsigned char, 2 * number_bytes> plain{};
  const bool fits =
      BN_bn2binpad(ECDSA_SIG_get0_r(signature.get()), plain.data(), number_bytes) == number_bytes &&
      BN_bn2binpad(ECDSA_SIG_get0_s(signature.get()), plain.data() + number_bytes, number_bytes) ==
          number_bytes;
  return fits ? base64url(plain.data(), plain.size()) : std::string();
}

tl::unexpected<Error> cannot(const fs::path& file, const std::string& why) {
  return fail("the key for pushes, " + file.string() + ", " + why);
}
std::string system_says() { return std::generic_category().message(errno); }

// Whole or not at all, and for its owner only from the beginning.
Result<void> write_key(EVP_PKEY* key, const fs::path& file) {
  const std::string fresh = file.string() + ".new";
  ::unlink(fresh.c_str());  // of a server that was killed here
  const int descriptor = ::open(fresh.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);
  if (descriptor < 0) return cannot(file, "cannot be made: " + system_says());
  const File out(::fdopen(descriptor, "w"));
  const bool written =
      out && PEM_write_PKCS8PrivateKey(out.get(), key, nullptr, nullptr, 0, nullptr, nullptr) == 1 &&
      std::fflush(out.get()) == 0 && ::fsync(descriptor) == 0;
  if (!written) return cannot(file, "cannot be written: " + system_says());
  if (::rename(fresh.c_str(), file.c_str()) != 0) return cannot(file, "cannot be made: " + system_says());
  return {};
}

}  // namespace

struct VapidKey::Handle {
  Key key;
};

VapidKey::VapidKey(std::unique_ptr<Handle> handle, std::string public_key)
    : handle_(std::move(handle)), public_key_(std::move(public_key)) {}
VapidKey::~VapidKey() = default;

Result<std::shared_ptr<const VapidKey>> VapidKey::make() {
  Key key(EVP_EC_gen(curve));
  const std::string point = key ? public_point(key.get()) : std::string();
  if (point.empty()) return fail("the system's OpenSSL makes no key on the curve P-256");
  auto handle = std::make_unique<Handle>(Handle{std::move(key)});
  return std::shared_ptr<const VapidKey>(new VapidKey(std::move(handle), point));
}

Result<std::shared_ptr<const VapidKey>> VapidKey::keep(const fs::path& file) {
  const File in(std::fopen(file.c_str(), "re"));
  if (!in && errno != ENOENT) return cannot(file, "cannot be read: " + system_says());
  if (!in) {
    Result<std::shared_ptr<const VapidKey>> made = make();
    if (!made) return made;
    if (const Result<void> written = write_key((*made)->handle_->key.get(), file); !written)
      return tl::unexpected<Error>(written.error());
    return made;
  }
  Key key(PEM_read_PrivateKey(in.get(), nullptr, nullptr, nullptr));
  const std::string point = key ? public_point(key.get()) : std::string();
  if (point.empty())
    return cannot(
        file,
        "holds no key on the curve P-256; put back the file as it was, or take it away for a new one "
        "(browsers subscribe again when their page is opened)");
  auto handle = std::make_unique<Handle>(Handle{std::move(key)});
  return std::shared_ptr<const VapidKey>(new VapidKey(std::move(handle), point));
}

std::shared_ptr<const VapidKey> VapidKey::read(const std::string& pem) {
  const Memory memory(BIO_new_mem_buf(pem.data(), static_cast<int>(pem.size())));
  Key key(memory ? PEM_read_bio_PrivateKey(memory.get(), nullptr, nullptr, nullptr) : nullptr);
  const std::string point = key ? public_point(key.get()) : std::string();
  if (point.empty()) return nullptr;
  auto handle = std::make_unique<Handle>(Handle{std::move(key)});
  return std::shared_ptr<const VapidKey>(new VapidKey(std::move(handle), point));
}

std::string VapidKey::pem() const {
  const Memory memory(BIO_new(BIO_s_mem()));
  EVP_PKEY* key = handle_->key.get();
  if (!memory || PEM_write_bio_PKCS8PrivateKey(memory.get(), key, nullptr, nullptr, 0, nullptr, nullptr) != 1)
    return {};
  char* text = nullptr;
  const long size = BIO_get_mem_data(memory.get(), &text);
  return std::string(text, static_cast<std::size_t>(size));
}

std::string VapidKey::authorization(std::string_view audience, UnixSeconds now,
                                    std::string_view contact) const {
  json::object claims{{"aud", audience}, {"exp", now + vapid_token_life}};
  if (!contact.empty()) claims["sub"] = contact;
  const std::string text =
      base64url(R"({"typ":"JWT","alg":"ES256"})") + "." + base64url(json::serialize(claims));
  const std::string signature = sign(handle_->key.get(), text);
  if (signature.empty()) return {};
  return "vapid t=" + text + "." + signature + ", k=" + public_key_;
}

Result<void> check_push_contact(std::string_view contact) {
  const auto url = boost::urls::parse_uri(contact);
  const std::size_t at = contact.find('@');
  const bool is_mail = url && url->scheme() == "mailto" && at != std::string_view::npos &&
                       at > std::string_view("mailto:").size() && at + 1 < contact.size();
  const bool is_web = url && url->scheme() == "https" && !url->host().empty();
  if (is_mail || is_web) return {};
  return fail("--push-contact is where push services reach you: mailto:you@example.org or an https address");
}

}  // namespace muehle::server

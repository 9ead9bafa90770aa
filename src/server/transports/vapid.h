// How this server proves to push services that it is the one a browser has subscribed to: a key on the curve
// P-256, and tokens signed with it (RFC 8292).
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

#include "support/result.h"
#include "support/time.h"

namespace muehle::server {

inline constexpr UnixSeconds vapid_token_life = 12 * 3600;

inline std::filesystem::path push_key_file(const std::filesystem::path& folder) {
  return folder / "push.key";
}

class VapidKey {
 public:
  static Result<std::shared_ptr<const VapidKey>> make();
  // From a file, which is made, for its owner only, where it is missing.
  static Result<std::shared_ptr<const VapidKey>> keep(const std::filesystem::path& file);
  // What pem() has written elsewhere; nothing where that holds no key of this kind.
  static std::shared_ptr<const VapidKey> read(const std::string& pem);
  ~VapidKey();

  std::string pem() const;  // the private key; empty where there is no memory for it
  // As browsers take it: the point, uncompressed, as base64url.
  const std::string& public_key() const { return public_key_; }
  // The header `Authorization` of a push. `audience`: scheme, host and port of the service; `contact` may be
  // empty. Empty where the system does not sign.
  std::string authorization(std::string_view audience, UnixSeconds now, std::string_view contact) const;

 private:
  struct Handle;
  explicit VapidKey(std::unique_ptr<Handle> handle, std::string public_key);

  std::unique_ptr<Handle> handle_;
  std::string public_key_;
};

// A host's `--push-contact`: mailto:somebody@somewhere or an https address.
Result<void> check_push_contact(std::string_view contact);

}  // namespace muehle::server

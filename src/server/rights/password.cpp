#include "server/rights/password.h"

#include <sodium.h>
#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

#include <array>

namespace muehle::server {
namespace {

static_assert(PasswordCost{}.rounds == crypto_pwhash_OPSLIMIT_INTERACTIVE &&
              PasswordCost{}.bytes == crypto_pwhash_MEMLIMIT_INTERACTIVE);
static_assert(least_password_cost.rounds == crypto_pwhash_OPSLIMIT_MIN &&
              least_password_cost.bytes == crypto_pwhash_MEMLIMIT_MIN);

bool is_hash_of(const std::string& stored, const std::string& text) {
  return crypto_pwhash_str_verify(stored.c_str(), text.data(), text.size()) == 0;
}

}  // namespace

std::string prepared_password(std::string_view password) {
  if (password.size() > most_typed_bytes) return std::string(password);
  UErrorCode status = U_ZERO_ERROR;
  const icu::Normalizer2* compose = icu::Normalizer2::getNFCInstance(status);
  if (U_FAILURE(status)) return std::string(password);
  icu::UnicodeString text =
      icu::UnicodeString::fromUTF8(icu::StringPiece(password.data(), static_cast<int>(password.size())));
  for (int at = 0; at < text.length(); at = text.moveIndex32(at, 1)) {
    if (u_charType(text.char32At(at)) == U_SPACE_SEPARATOR) text.setCharAt(at, u' ');  // all are in the BMP
  }
  std::string prepared;
  compose->normalize(text, status).toUTF8String(prepared);
  return U_SUCCESS(status) ? prepared : std::string(password);
}

int texts_of(std::string_view password) { return prepared_password(password) == password ? 1 : 2; }

std::string hash_of_password(const std::string& password, PasswordCost cost) {
  std::array<char, crypto_pwhash_STRBYTES> text{};
  const bool done =
      crypto_pwhash_str(text.data(), password.data(), password.size(), cost.rounds, cost.bytes) == 0;
  return done ? text.data() : "";
}

bool is_password_of(const std::string& stored, const std::string& password) {
  const std::string prepared = prepared_password(password);
  return is_hash_of(stored, prepared) || (prepared != password && is_hash_of(stored, password));
}

}  // namespace muehle::server

#include "server/kernel/secrets.h"

#include <sodium.h>

#include <algorithm>
#include <array>

namespace muehle::server {
namespace {

constexpr std::size_t secret_bytes = 16;
constexpr std::size_t code_length = 12;
constexpr std::string_view hex_digits = "0123456789abcdef";
constexpr std::string_view code_letters = "abcdefghijklmnopqrstuvwxyz23456789";

}  // namespace

bool start_secrets() { return sodium_init() >= 0; }

std::string new_secret() {
  std::array<unsigned char, secret_bytes> bytes;
  randombytes_buf(bytes.data(), bytes.size());
  std::string text;
  text.reserve(2 * secret_bytes);
  for (const unsigned char byte : bytes) {
    text += hex_digits[byte >> 4];
    text += hex_digits[byte & 0xf];
  }
  return text;
}

std::optional<SecretHash> hash_secret(std::string_view secret) {
  const auto is_hex = [](char c) { return hex_digits.find(c) != std::string_view::npos; };
  if (secret.size() != 2 * secret_bytes || !std::ranges::all_of(secret, is_hex)) return std::nullopt;
  SecretHash hash;
  crypto_generichash(hash.data(), hash.size(), reinterpret_cast<const unsigned char*>(secret.data()),
                     secret.size(), nullptr, 0);
  return hash;
}

std::string digest_of(std::string_view text) {
  std::string digest(secret_bytes, '\0');
  crypto_generichash(reinterpret_cast<unsigned char*>(digest.data()), digest.size(),
                     reinterpret_cast<const unsigned char*>(text.data()), text.size(), nullptr, 0);
  return digest;
}

std::string new_code() {
  std::string code;
  for (std::size_t i = 0; i < code_length; ++i) {
    code += code_letters[randombytes_uniform(static_cast<std::uint32_t>(code_letters.size()))];
  }
  return code;
}

bool is_code(std::string_view text) {
  return text.size() == code_length &&
         std::ranges::all_of(text, [](char c) { return code_letters.find(c) != std::string_view::npos; });
}

int draw_lot() { return static_cast<int>(randombytes_uniform(2)); }

}  // namespace muehle::server
